// One minute as the herd on the classic meadow: place, run, a bite without a choice, a bite with one, and the winning
// run.
import type { Tutorial } from "../game";

export const tutorial: Tutorial = {
  seats: 2,
  me: "p1",
  begin: ["pig a8", "plant b5", "pig c2", "plant c6", "pig h5", "plant e4", "pig d1", "plant h7"],
  steps: [
    { say: "learn1", expect: ["pig g1"], light: ["g1"], then: ["plant a1"] },
    { say: "learn2", expect: ["run west"], light: ["west"], then: ["plant e1"] },
    { say: "learn3", expect: ["run north"], light: ["north"], then: ["plant d1"] },
    { say: "learn4", expect: [], light: ["c4", "c5", "b5", "c6"] },
    { say: "learn5", expect: ["run east"], light: ["east"], then: ["plant a3"] },
    { say: "learn6" },
  ],
};
