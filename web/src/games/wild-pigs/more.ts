// What comes down behind the first view of the board: nothing of it is needed to see the pigs and make a first move.
export { BossField } from "./Boss";
export { Looked, Owing } from "./Look";
export { Market } from "./Market";
export { Mine, Rivals } from "./Owned";
