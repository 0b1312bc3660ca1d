// What comes down behind the first view of the board: nothing of it is needed to see the pigs and make a first move.
import "./more.css";
export { step } from "./arrows";
export { BossField } from "./Boss";
export { Beside, Plans, plansNow } from "./Choices";
export { Look } from "./Look";
export { Market } from "./Market";
export { Mine, Rivals } from "./Owned";
