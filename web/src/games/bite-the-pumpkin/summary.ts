// A match in short: figures beside the seats, and the section of the rules that matters.
import type { BoardProps, Chip, Progress } from "../game";
import type { SeatName } from "../../match/situation";
import type { View } from "./view";

type Text = BoardProps<View>["text"];

export function chips(view: View, seat: SeatName, text: Text): readonly Chip[] {
  const farmer = view.farmers.find((one) => one.seat === seat);
  if (farmer?.standing === "out")
    return [
      { label: text("onField"), value: farmer.on_board, sign: "planted" },
      { label: text("toPlant"), value: text("isOut"), sign: "seeds" },
    ];
  if (farmer)
    return [
      { label: text("onField"), value: farmer.on_board, sign: "planted" },
      { label: text("toPlant"), value: farmer.supply, sign: "seeds" },
    ];
  if (view.phase === "over") return [];
  if (settingUp(view)) return [{ label: text("placed"), value: `${view.pigs.length}/${view.herd}`, sign: "pigs" }];
  const hungryFor = view.farmers
    .filter(({ standing }) => standing === "playing")
    .map(({ on_board }) => Math.max(0, on_board - view.herd_wins_at));
  return [{ label: text("toEat"), value: hungryFor.reduce((sum, n) => sum + n, 0), sign: "bites" }];
}

// How much of all that can be planted has been planted.
export function progress({ farmers }: View, text: Text): Progress {
  const of = farmers.reduce((sum, { stock }) => sum + stock, 0);
  const done = of - farmers.reduce((sum, { supply }) => sum + supply, 0);
  return { words: text("planted", { n: done, of }), done, of };
}

const settingUp = (view: View): boolean => view.pigs.length < view.herd;

export function ruleFor(view: View): string {
  if (view.phase === "over") return "goal";
  if (view.phase === "place_pig" || settingUp(view)) return "setup";
  if (view.phase === "plant") return view.broccoli ? "three" : "plant";
  return view.phase;
}
