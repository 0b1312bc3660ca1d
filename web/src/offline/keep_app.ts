// Has the service worker fetch the whole app once the reader has what is wanted first: not while something is being loaded, and not
// while the home page is being read, because what is chosen there comes first.
const pause = 3000; // milliseconds
const longestReading = 30_000;

const busy = (): boolean => document.querySelector(".waiting") !== null || (document.querySelector(".home") !== null && performance.now() < longestReading);

export function keepApp(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return; // there is none without HTTPS, localhost aside
  const register = () => {
    if (busy()) setTimeout(register, pause);
    else navigator.serviceWorker.register("./sw.js").catch(() => undefined); // a browser that keeps nothing plays all the same
  };
  addEventListener("load", () => setTimeout(register, pause));
}
