// The Three Little Pigs in the browser.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { GameMessage } from "../../generated/three-little-pigs";
import type { Language } from "../../text/languages";
import { cataloguesOf, rulesOf } from "../../i18n/load";
import type { AnyGameModule, GameModule, GameWords } from "../game";
import { Actions } from "./Actions";
import { Board } from "./Board";
import type { Step } from "./moves";
import type { View } from "./view";
import { texts as english } from "./words/en";

const id = "three-little-pigs";
const texts: Readonly<Record<Language, () => Promise<GameWords["texts"]>>> = {
  en: async () => english,
  xx: async () => english,
  it: async () => (await import("./words/it")).texts,
  fr: async () => (await import("./words/fr")).texts,
};

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

const module: GameModule<View, Step, GameMessage> = {
  id,
  Board,
  Actions,
  chips: ({ seats }, seat, text) => {
    const builder = seats.find((one) => one.seat === seat);
    return builder ? [{ label: text("points"), value: builder.score, sign: "points" }] : [];
  },
  progress: ({ end: { empty_stacks: n, stacks_to_end: of } }, text) => ({
    words: text("emptyStacks", { n, of }),
    done: n,
    of,
  }),
  ruleFor: ({ phase }) => sections[phase],
  ending: async () => (await import("./ending")).ending,
  Picture,
  words: async (language) => {
    const [own, catalogues] = await Promise.all([texts[language](), cataloguesOf(id, language)]);
    return { texts: own, catalogues };
  },
  rules: (language) => rulesOf(id, language),
  tutorial: async () => (await import("./tutorial")).tutorial,
};

export const game = module as unknown as AnyGameModule;
