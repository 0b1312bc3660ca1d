import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { asAny } from "../game";
import { oldBoard } from "../old";
import { Board } from "./Board";
import { playerAt } from "./logic";
import { view, type View } from "./view";
import { words } from "./words/en";

// Drawings of the rules page, loaded with the first of them.
function lazyPicture({ name }: { readonly name: string }) {
  const [drawn, setDrawn] = useState<{ readonly Picture: ComponentType<{ readonly name: string }> } | null>(null);
  useEffect(() => void import("./Picture").then(setDrawn), []);
  return drawn && <drawn.Picture name={name} />;
}

export const game = asAny<View>({
  id: "wild-pigs",
  view,
  Board: oldBoard(Board),
  Picture: lazyPicture,
  onBoard: () => true,
  chips: (view, seat, text) => {
    const player = playerAt(view, seat);
    return player
      ? [
          { label: text("vp"), value: player.vp },
          { label: text("wounds"), value: player.wounds },
        ]
      : [];
  },
  ruleFor: ({ phase, at_boss, deeds }) => {
    if (phase === "over") return "score";
    if (at_boss) return "boss";
    if (phase === "weapons" || phase === "payment") return "fight";
    if (phase.startsWith("lose")) return "attacks";
    return deeds?.main_action ? "free" : "turn";
  },
  ending: (view, { winners, scores }, text) => {
    const [first] = winners;
    const winner = playerAt(view, first ?? null);
    if (!winner) return "";
    const vp = scores[view.seats.indexOf(winner)] ?? winner.vp;
    return winners.length > 1 ? text("wonShared", { vp }) : text("won", { vp, n: winner.trophies.length + winner.thresholds });
  },
  words: async (language) => (language === "it" ? (await import("./words/it")).words : language === "fr" ? (await import("./words/fr")).words : words),
  rules: async (language) => (language === "it" ? (await import("./rules/it")).rules : language === "fr" ? (await import("./rules/fr")).rules : (await import("./rules/en")).rules),
  tutorial: async () => (await import("./tutorial")).tutorial,
});
