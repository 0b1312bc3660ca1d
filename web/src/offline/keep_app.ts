// Has the service worker fetch the whole app once the reader has what is wanted first: not while something is being loaded, not while
// the home page is being read, because what is chosen there comes first, and not before the first move of a match is offered.
const pause = 3000; // milliseconds
const longestWait = 10_000;

const is = (what: string): boolean => document.querySelector(what) !== null;
const choosing = (): boolean => is(".home") || (is(".table") && !is('.prompt[data-mine="true"]'));
const busy = (): boolean => is(".waiting") || (choosing() && performance.now() < longestWait);

export function keepApp(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return; // there is none without HTTPS, localhost aside
  const register = () => {
    if (busy()) setTimeout(register, pause);
    else navigator.serviceWorker.register("./sw.js").catch(() => undefined); // a browser that keeps nothing plays all the same
  };
  addEventListener("load", () => setTimeout(register, pause));
}
