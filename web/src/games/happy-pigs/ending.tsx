// What the end card shows of this game.
import type { Ending } from "../game";
import type { View } from "./view";

export const ending: Ending<View> = {
  sentence(_, { scores, winners }, text) {
    const best = Math.max(...scores);
    const level = scores.filter((score) => score === best).length;
    return text(level === 1 ? "ending" : winners.length === 1 ? "endingTie" : "endingShared", { n: best });
  },
};
