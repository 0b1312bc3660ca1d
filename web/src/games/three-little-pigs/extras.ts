export { Awards } from "./Awards";
export { Wolf } from "./Wolf";
import "./wolf.css";
