// The Three Little Pigs in the browser.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { asAny, type GameWords, type Rules } from "../game";
import { oldBoard } from "../old";
import { Board } from "./Board";
import { view, type View } from "./view";
import { en } from "./words/en";

const sections: Readonly<Record<View["phase"], string>> = {
  turn_up: "buy",
  first: "setup",
  roll: "dice",
  choose_dice: "dice",
  buy: "buy",
  blow: "wolf",
  spin: "wolf",
  over: "score",
};

type Named = { readonly name: string };

// Only the rules page has pictures.
function Picture({ name }: Named) {
  const [Drawn, setDrawn] = useState<ComponentType<Named> | null>(null);
  useEffect(() => void import("./Picture").then((drawings) => setDrawn(() => drawings.Picture)), []);
  return Drawn && <Drawn name={name} />;
}

export const game = asAny<View>({
  id: "three-little-pigs",
  view,
  Board: oldBoard(Board),
  onBoard: () => true,
  chips: ({ seats }, seat, text) => {
    const builder = seats.find((one) => one.seat === seat);
    return builder ? [{ label: text("points"), value: builder.score }] : [];
  },
  ruleFor: ({ phase }) => sections[phase],
  ending: ({ end, seats }, { scores, winners }, text) => {
    const why = end.empty_stacks >= end.stacks_to_end ? text("endStacks", { n: end.empty_stacks }) : text("endTurns", { n: end.most_turns });
    const best = Math.max(...scores);
    const level = seats.filter((_, i) => scores[i] === best).length;
    return level > winners.length ? `${why} ${text("endTie")}` : why;
  },
  Picture,
  words: async (language): Promise<GameWords> => {
    if (language === "it") return (await import("./words/it")).it;
    if (language === "fr") return (await import("./words/fr")).fr;
    return en;
  },
  rules: async (language): Promise<Rules> => {
    if (language === "it") return (await import("./rules/it")).it;
    if (language === "fr") return (await import("./rules/fr")).fr;
    return (await import("./rules/en")).en;
  },
  tutorial: async () => (await import("./tutorial")).tutorial,
});
