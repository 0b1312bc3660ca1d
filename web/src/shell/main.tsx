import { render } from "preact";
import "../shared/theme.css";
import "./shell.css";
import "./title_face.css";
import { whenQuiet } from "../offline/quiet";
import { App } from "./App";

const root = document.getElementById("app");
if (root) render(<App />, root);

// Where the app is kept already nothing comes down the line, and titles look as they did the last time.
const later = () => void import("./later").catch(() => undefined); // without a line there is nothing to keep the app for
if (navigator.serviceWorker?.controller) later();
else addEventListener("load", () => whenQuiet(later));
