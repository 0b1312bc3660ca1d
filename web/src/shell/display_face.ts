// The face of titles comes when nobody waits for anything else: not before the first move. Until then, and where it does not come, a
// face of the system stands in, as wide as it (display_face.css), so that no line breaks elsewhere afterwards.
import address from "../generated/display.woff2?url";
import { beforeFirstMove, whenQuiet } from "../offline/quiet";
import "./display_face.css";

async function fetchFace(): Promise<void> {
  document.fonts.add(await new FontFace("Sounder Fredoka", `url(${address})`, { weight: "100 900" }).load());
}

export function dressTitles(): void {
  const come = () => void fetchFace().catch(() => undefined); // the stand-in does
  if (navigator.serviceWorker?.controller)
    come(); // it is here already, nothing comes down the line
  else whenQuiet(come, beforeFirstMove());
}
