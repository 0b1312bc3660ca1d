// The first two rounds of a match of two: a stance, a purchase, a fight. Then its last turn, which wins it.
import type { Tutorial } from "../game";
import { untilTheBoss } from "./tutorial_later";

export const tutorial: Tutorial = {
  seats: 2,
  me: "p1",
  begin: [
    "threat swine-flurry",
    "threat porker",
    "stock red-mist",
    "stock muscle-memory",
    "stock mud-bath",
    "stock pike",
    "stock crash-diet",
    "stock fog-horn",
    "first p1",
  ],
  steps: [
    { say: "t_hello", light: ["lane1-back", "lane2-back"] },
    { say: "t_stance", expect: ["stance aggressive"], light: ["stance-aggressive"] },
    {
      say: "t_buy",
      expect: ["buy red-mist"],
      light: ["ware-red-mist"],
      then: [
        "prepare attack",
        "end",
        "threat sty-master",
        "threat grunt",
        "stock pig-latin",
        "stock lead-trotters",
        "stock trough-forge",
        "stock banana-peel",
        "stock rusty-fork",
        "stock cold-shower",
        "prepare wild",
        "end",
      ],
    },
    { say: "t_round", light: ["lane1-mid", "lane2-mid"] },
    { say: "t_fight", expect: ["fight lane 1"], pays: ["pay cubes"], light: ["lane1-mid"] },
    { say: "t_won", light: ["token-attack"] },
    { say: "t_end", expect: ["end"], light: ["end"] },
    { say: "t_later", then: untilTheBoss },
    { say: "t_boss", expect: ["threshold 3"], pays: ["bare", "pay cubes"], light: ["threshold3"] },
    {
      say: "t_last",
      expect: ["end"],
      light: ["end"],
      then: ["threshold 2", "with lantern-lance", "pay cubes", "buy garlic-bulb", "threshold 3", "bare", "pay cubes", "threshold 1", "bare", "pay cubes"],
    },
  ],
};
