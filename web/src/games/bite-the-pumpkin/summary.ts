// A match in a few words: figures beside the seats, the rule that matters, how it ended.
import type { BoardProps, Chip } from "../game";
import type { Result, SeatName } from "../../match/situation";
import type { View } from "./view";

type Text = BoardProps<View>["text"];

export function chips(view: View, seat: SeatName, text: Text): readonly Chip[] {
  const farmer = view.farmers.find((one) => one.seat === seat);
  if (farmer?.standing === "out")
    return [
      { label: text("onField"), value: farmer.on_board },
      { label: text("isOut"), value: "" },
    ];
  if (farmer)
    return [
      { label: text("onField"), value: farmer.on_board },
      farmer.standing === "home" ? { label: text("isHome"), value: "" } : { label: text("toPlant"), value: farmer.supply },
    ];
  if (view.phase === "over") return [];
  if (settingUp(view)) return [{ label: text("placed"), value: `${view.pigs.length}/${view.herd}` }];
  const hungryFor = view.farmers.filter(({ standing }) => standing === "playing").map(({ on_board }) => Math.max(0, on_board - view.herd_wins_at));
  return [{ label: text("toEat"), value: hungryFor.reduce((sum, n) => sum + n, 0) }];
}

const settingUp = (view: View): boolean => view.pigs.length < view.herd;

export function ruleFor(view: View): string {
  if (view.phase === "over") return "goal";
  if (view.phase === "place_pig" || settingUp(view)) return "setup";
  if (view.phase === "plant") return view.broccoli ? "three" : "plant";
  return view.phase;
}

export function ending(view: View, { winners }: Result, text: Text): string {
  const [pumpkins, broccoli] = view.farmers;
  if (view.farmers.some(({ standing }) => standing === "playing")) return text("endStill");
  if (winners[0] === "p1") return broccoli ? text("endHerdBoth") : text("endHerd", { n: pumpkins?.on_board ?? 0 });
  if (!broccoli) return text("endFarmer");
  if (pumpkins?.standing === broccoli.standing) return text("endBoth");
  return text(broccoli.standing === "home" ? "endBroccoli" : "endPumpkins");
}
