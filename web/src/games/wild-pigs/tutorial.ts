// The first two rounds of a match of two seats: a stance, a purchase, a fight. Then its last turn, which wins it. The
// match names what a new match has by default: a record that does not would mean the old rules.
import type { Tutorial } from "../game";
import { untilTheBoss } from "./tutorial_later";

export const tutorial: Tutorial = {
  seats: 2,
  me: "p1",
  options: { boss_income: false, wild_cubes: true },
  content: { threats: { name: "rulebook" }, upgrades: { name: "rulebook" }, weapons: { name: "rulebook" } },
  begin: [
    "threat snoutlaw",
    "threat pig-ben",
    "stock red-mist",
    "stock muscle-memory",
    "stock mud-bath",
    "stock live-wire",
    "stock peashooter",
    "stock stink-bomb",
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
        "threat einswine",
        "threat squeal-team",
        "stock pig-latin",
        "stock lead-trotters",
        "stock trough-forge",
        "stock dinner-gong",
        "stock spam-filter",
        "stock tenderiser",
        "prepare wild",
        "end",
      ],
    },
    { say: "t_round", light: ["lane1-mid", "lane2-mid"] },
    { say: "t_fight", expect: ["fight lane 1"], pays: ["pay cubes"], light: ["lane1-mid"] },
    { say: "t_won", light: ["token-wild"] },
    { say: "t_end", expect: ["end"], light: ["end"] },
    { say: "t_later", then: untilTheBoss },
    { say: "t_boss", expect: ["threshold 3"], pays: ["pay cubes"], light: ["threshold3"] },
    { say: "t_last", expect: ["end"], light: ["end"], then: ["end"] },
  ],
};
