// Parts of the board that are loaded after its first view: the first move does not need them.
import "./more.css";
export { step } from "./arrows";
export { BossField } from "./Boss";
export { BossCards } from "./BossCards";
export { Beside, Plans, plansNow } from "./Choices";
export { Look } from "./Look";
export { Market } from "./Market";
export { Mine, Rivals } from "./Owned";
