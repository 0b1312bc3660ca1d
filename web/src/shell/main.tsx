import { render } from "preact";
import "../shared/theme.css";
import "./shell.css";
import "./title_face.css";
import { whenQuiet } from "../offline/quiet";
import { App } from "./App";
import { reloadIfNewer } from "./newer";

// A link names its game for chat programs; the app's own addresses do not.
if (location.search) history.replaceState(history.state, "", location.pathname + location.hash);

addEventListener("unhandledrejection", () => void reloadIfNewer());

const root = document.getElementById("app");
if (root) render(<App />, root);

// If the service worker has the app, nothing is fetched and titles have their face at once.
const later = () => void import("./later").catch(() => undefined); // offline it is tried on the next visit
if (navigator.serviceWorker?.controller) later();
else addEventListener("load", () => whenQuiet(later));
