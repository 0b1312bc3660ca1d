// What comes when nobody waits for anything else: the whole app for days without a line, the face of titles, idle life.
import address from "../generated/display.woff2?url";
import { offered, whenQuiet } from "../offline/quiet";
import "./idle_life.css";

// The moves on the board when one was first offered in this match; undefined outside one.
let before: number | undefined;

// A move was made since then.
function moved(): boolean {
  const table = document.querySelector<HTMLElement>(".frame.match");
  const moves = Number(table?.dataset["moves"]);
  if (!table) before = undefined;
  else if (offered()) before ??= moves;
  return before !== undefined && moves > before;
}

// Not before the first move: until then, and where it does not come, a face of the system stands in, as wide as it (title_face.css), so
// that no line breaks elsewhere afterwards.
function dressTitles(): void {
  const fetchFace = async () =>
    void document.fonts.add(await new FontFace("Sounder Fredoka", `url(${address})`, { weight: "100 900" }).load());
  const here = navigator.serviceWorker?.controller; // nothing comes down the line
  whenQuiet(
    () => void fetchFace().catch(() => undefined),
    () => !here && !moved(),
  );
}

// There is no service worker without HTTPS, localhost aside; a browser that keeps nothing plays all the same.
function keepApp(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    void navigator.serviceWorker.register("./sw.js").catch(() => undefined);
}

keepApp();
dressTitles();
