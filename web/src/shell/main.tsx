import { render } from "preact";
import "../shared/theme.css";
import "./shell.css";
import { keepApp } from "../offline/keep_app";
import { App } from "./App";
import { dressTitles } from "./display_face";

const root = document.getElementById("app");
if (root) render(<App />, root);
keepApp();
dressTitles();
