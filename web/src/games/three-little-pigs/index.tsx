// The Three Little Pigs in the browser.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Says } from "../../generated/three-little-pigs";
import { asAny, type GameWords, type Rules } from "../game";
import { Board } from "./Board";
import type { Step } from "./moves";
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

export const game = asAny<View, Step, Says>({
  id: "three-little-pigs",
  view,
  Board,
  onBoard: () => true,
  chips: ({ seats }, seat, text) => {
    const builder = seats.find((one) => one.seat === seat);
    return builder ? [{ label: text("points"), value: builder.score }] : [];
  },
  ruleFor: ({ phase }) => sections[phase],
  ending: ({ end }, _, __, say) => end.why.map(say).join(" "),
  Picture,
  words: async (language): Promise<GameWords> => {
    if (language === "it") return (await import("./words/it")).it;
    if (language === "fr") return (await import("./words/fr")).fr;
    return en;
  },
  rules: async (language): Promise<Rules> => {
    if (language === "it") return (await import("../../../../content/three-little-pigs/rules/it.json")).default;
    if (language === "fr") return (await import("../../../../content/three-little-pigs/rules/fr.json")).default;
    return (await import("../../../../content/three-little-pigs/rules/en.json")).default;
  },
  tutorial: async () => (await import("./tutorial")).tutorial,
});
