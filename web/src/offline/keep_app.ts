// Has the service worker fetch the whole app, at the first idle moment in which nothing else is wanted.
import { whenQuiet } from "./quiet";

export function keepApp(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return; // there is none without HTTPS, localhost aside
  const register = () => void navigator.serviceWorker.register("./sw.js").catch(() => undefined); // a browser that keeps nothing plays all the same
  addEventListener("load", () => whenQuiet(register));
}
