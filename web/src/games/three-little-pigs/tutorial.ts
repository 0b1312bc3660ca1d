// A short match of two seats with one visit of the wolf, up to the roof that wins it.
import type { Tutorial } from "../game";
import "./tutorial.css";

export const tutorial: Tutorial = {
  options: { first_seat: "p1" },
  seats: 2,
  me: "p1",
  begin: [
    "top straw door plain",
    "top straw window pot",
    "top wood door plain",
    "top wood window plain",
    "top brick door plain",
    "top brick window plain",
    "roll DRWDx",
  ],
  steps: [
    { say: "learnKeep", expect: ["reroll 2 3"], light: ["die-1", "die-4"], then: ["roll DDWDx"] },
    { say: "learnStop", expect: ["stop"], light: ["yard"] },
    {
      say: "learnBuy",
      expect: ["buy wood door on new"],
      light: ["plot-p1"],
      then: ["top wood door plain", "roll RRDDW", "stop", "top straw door plain", "buy straw roof on 1", "roll RRWDW"],
    },
    { say: "learnTwo", expect: ["stop"], light: ["dice"] },
    { say: "learnWindow", expect: ["buy straw window on 1"], light: ["plot-p1"], then: ["top straw window plain"] },
    {
      say: "learnRoof",
      expect: ["buy straw roof on 1"],
      light: ["plot-p1"],
      then: ["roll WWDRx", "stop", "top straw window plain", "roll DWxxR"],
    },
    { say: "learnWolf", expect: ["blow p2 house 1"], light: ["plot-p2"], then: ["spin straw"] },
    {
      say: "learnEnd",
      light: ["end"],
      then: ["roll RRWDW", "stop", "buy straw roof on 1", "buy straw window on new", "roll WRDRW"],
    },
    { say: "learnLast", expect: ["stop"], light: ["dice"] },
    { say: "learnWin", expect: ["buy straw roof on 2"], light: ["plot-p1"] },
  ],
};
