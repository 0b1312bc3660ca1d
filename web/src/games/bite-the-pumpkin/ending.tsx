// What the end card shows of this game.
import type { Ending } from "../game";
import type { View } from "./view";

export const ending: Ending<View> = {
  sentence(view, { winners }, text) {
    const [pumpkins, broccoli] = view.farmers;
    if (view.farmers.some(({ standing }) => standing === "playing")) return text("endStill");
    if (winners[0] === "p1") return broccoli ? text("endHerdBoth") : text("endHerd", { n: pumpkins?.on_board ?? 0 });
    if (!broccoli) return text("endFarmer");
    if (pumpkins?.standing === broccoli.standing) return text("endBoth");
    return text(broccoli.standing === "home" ? "endBroccoli" : "endPumpkins");
  },
};
