// What is loaded when the reader waits for nothing: the service worker with the whole app, the face of titles, idle
// life.
import address from "../generated/display.woff2?url";
import { offered, whenQuiet } from "../offline/quiet";
import "./idle_life.css";

// The number of moves on the board when a move was first offered in this match; undefined outside a match.
let before: number | undefined;

// Whether a move was made since.
function moved(): boolean {
  const table = document.querySelector<HTMLElement>(".frame.match");
  const moves = Number(table?.dataset["moves"]);
  if (!table) before = undefined;
  else if (offered()) before ??= moves;
  return before !== undefined && moves > before;
}

// Not before the first move. Until then, or if it fails to load, a system face of the same width is used
// (title_face.css), so line breaks do not change.
function dressTitles(): void {
  const fetchFace = async () =>
    void document.fonts.add(await new FontFace("Sounder Fredoka", `url(${address})`, { weight: "100 900" }).load());
  const here = navigator.serviceWorker?.controller; // the face comes from the cache
  whenQuiet(
    () => void fetchFace().catch(() => undefined),
    () => !here && !moved(),
  );
}

// A page without HTTPS, except on localhost, has no service worker. The app works without.
function keepApp(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    void navigator.serviceWorker.register("./sw.js").catch(() => undefined);
}

keepApp();
dressTitles();
