import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { asAny, type GameModule } from "../game";
import { oldBoard } from "../old";
import { Actions } from "./Actions";
import { Board } from "./Board";
import { farmOf, verbOf } from "./moves";
import { view, type View } from "./view";

const sections = { shop: "start", draw: "round", choose: "choose", act: "choose", effect: "cards", vaccinate: "vaccines", over: "end" } as const;

type PictureProps = { readonly name: string };
// Only the rules page shows pictures, so they come down with it.
function Picture({ name }: PictureProps) {
  const [Drawn, draw] = useState<ComponentType<PictureProps> | null>(null);
  useEffect(() => void import("./Picture").then((module) => draw(() => module.Picture)), []);
  return Drawn && <Drawn name={name} />;
}

const module: GameModule<View> = {
  id: "happy-pigs",
  view,
  Board: oldBoard(Board),
  Actions: oldBoard(Actions),
  onBoard: (move) => ["choose", "neutral", "buy"].includes(verbOf(move.text) ?? ""),
  chips(seen, seat, text) {
    const farm = farmOf(seen, seat);
    return farm ? [{ label: text("money"), value: farm.money }] : [];
  },
  ruleFor(seen) {
    const [seat] = seen.asked;
    const choice = seat && farmOf(seen, seat)?.choice;
    return seen.phase === "act" && choice ? (choice === "sell" ? "buy" : choice) : sections[seen.phase];
  },
  ending(_, result, text) {
    const best = Math.max(...result.scores);
    const level = result.scores.filter((score) => score === best).length;
    return text(level === 1 ? "ending" : result.winners.length === 1 ? "endingTie" : "endingShared", { n: best });
  },
  Picture,
  async words(language) {
    if (language === "it") return (await import("./words/it")).words;
    if (language === "fr") return (await import("./words/fr")).words;
    return (await import("./words/en")).words;
  },
  async rules(language) {
    if (language === "it") return (await import("./rules/it")).rules;
    if (language === "fr") return (await import("./rules/fr")).rules;
    return (await import("./rules/en")).rules;
  },
  tutorial: async () => (await import("./tutorial")).tutorial,
};

export const game = asAny(module);
