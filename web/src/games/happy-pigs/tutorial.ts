// From the first purchase to the end of the first season.
import type { Tutorial } from "../game";

export const tutorial: Tutorial = {
  options: { neutral: "off" },
  seats: 2,
  me: "p1",
  begin: [],
  steps: [
    { say: "t_buy", expect: ["buy average"], light: ["market"] },
    { say: "t_pair", expect: ["buy average"], light: ["land"] },
    { say: "t_vaccine", expect: ["buy vaccine"], light: ["items"] },
    { say: "t_done", expect: ["done"], then: ["p2: buy average", "p2: buy small", "p2: buy piglet", "p2: done", "card Fresh Clover"] },
    { say: "t_choose", expect: ["choose mate"], light: ["card"], then: ["p2: choose feed"] },
    { say: "t_mate", expect: ["mate"], light: ["land"] },
    { say: "t_mate2", expect: ["mate"], then: ["p2: feed small", "p2: feed average", "p2: feed piglet"] },
    { say: "t_grow", expect: ["grow piglet"], light: ["effect"], then: ["card School Trip"] },
    { say: "t_feed", expect: ["choose feed"], light: ["card"], then: ["p2: choose feed", "p2: feed small", "p2: feed average"] },
    { say: "t_fatten", expect: ["feed average", "feed small", "feed piglet"], light: ["land"] },
  ],
};
