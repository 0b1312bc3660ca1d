// What the end card shows of this game.
import type { Ending } from "../game";
import type { View } from "./view";

export const ending: Ending<View> = {
  sentence: ({ end }, _, __, say) => end.why.map(say).join(" "),
};
