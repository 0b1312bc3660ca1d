// What the end card shows of this game.
import type { Ending } from "../game";
import { playerAt } from "./logic";
import type { View } from "./view";

export const ending: Ending<View> = {
  sentence(view, { winners, scores }, text) {
    const [first] = winners;
    const winner = playerAt(view, first ?? null);
    if (!winner) return "";
    const vp = scores[view.seats.indexOf(winner)] ?? winner.vp;
    return winners.length > 1 ? text("wonShared", { vp }) : text("won", { vp, n: winner.trophies.length + winner.thresholds });
  },
};
