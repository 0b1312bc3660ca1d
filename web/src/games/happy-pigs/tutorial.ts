// From the first purchase to the end of the first season, then the last round of the year, which wins the match.
import type { Tutorial } from "../game";
import { untilTheLastRound } from "./tutorial_later";

export const tutorial: Tutorial = {
  options: { neutral: "off", first_seat: "p1" },
  seats: 2,
  me: "p1",
  begin: ["p1: buy average"],
  steps: [
    { say: "t_buy", expect: ["buy average"], light: ["market"] },
    {
      say: "t_vaccine",
      expect: ["buy vaccine"],
      light: ["items"],
      then: ["p1: done", "p2: buy average", "p2: buy small", "p2: buy piglet", "p2: done", "card Fresh Clover"],
    },
    { say: "t_choose", expect: ["choose mate"], light: ["card"], then: ["p2: choose feed"] },
    {
      say: "t_mate",
      expect: ["mate"],
      light: ["land"],
      then: ["p1: mate", "p2: feed small", "p2: feed average", "p2: feed piglet"],
    },
    { say: "t_grow", expect: ["grow piglet"], light: ["effect"], then: ["card School Trip"] },
    { say: "t_feed", expect: ["choose feed"], light: ["card"], then: ["p2: choose feed", "p2: feed small"] },
    { say: "t_fatten", expect: ["feed average"], light: ["land"] },
    {
      say: "t_stop",
      expect: ["done"],
      then: [
        "card Land Office",
        "p1: choose buy",
        "p2: choose sell",
        "p1: done",
        "p2: sell big",
        "p2: done",
        "card Litter Fair",
        "p1: choose buy",
        "p2: choose sell",
        "p2: done",
        "p1: done",
      ],
    },
    { say: "t_vet", expect: ["vaccinate big"], light: ["land"] },
    { say: "t_later", then: untilTheLastRound },
    { say: "t_last", expect: ["choose sell"], light: ["card"], then: ["p2: choose feed"] },
    { say: "t_sale", expect: ["sell big vaccinated"], pays: ["sell big vaccinated"], light: ["land"] },
  ],
};
