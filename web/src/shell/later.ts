// What is loaded when the reader waits for nothing: the service worker with the whole app, idle life.
import "./idle_life.css";

// A page without HTTPS, except on localhost, has no service worker. The app works without.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("./sw.js").catch(() => undefined);
