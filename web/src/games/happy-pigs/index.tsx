import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Move, GameMessage } from "../../generated/happy-pigs";
import type { AnyGameModule, GameModule } from "../game";
import { cataloguesOf, rulesOf } from "../../i18n/load";
import { Actions } from "./Actions";
import { Board } from "./Board";
import { farmOf, hasPlace } from "./moves";
import type { View } from "./view";
import { texts as english } from "./words/en";

const sections = {
  first_seat: "start",
  shop: "start",
  draw: "round",
  choose: "choose",
  act: "choose",
  effect: "cards",
  vaccinate: "vaccines",
  over: "end",
} as const;

type PictureProps = { readonly name: string };
// Only the rules page shows pictures, so they are loaded with it.
function Picture({ name }: PictureProps) {
  const [Drawn, draw] = useState<ComponentType<PictureProps> | null>(null);
  useEffect(() => void import("./Picture").then((module) => draw(() => module.Picture)), []);
  return Drawn && <Drawn name={name} />;
}

const id = "happy-pigs";

const module: GameModule<View, Move, GameMessage> = {
  id,
  Board,
  Actions,
  onBoard: hasPlace,
  chips(seen, seat, text) {
    const farm = farmOf(seen, seat);
    return farm ? [{ label: text("money"), value: farm.money, sign: "coins" }] : [];
  },
  progress: ({ round, rounds, season }, text) =>
    round > 0 ? { words: text("round", { season: text(season), round, of: rounds }), done: round, of: rounds } : null,
  ruleFor(seen) {
    const seat = seen.asked.find((one) => one === seen.viewer) ?? seen.asked[0];
    const choice = seat && farmOf(seen, seat)?.choice;
    return seen.phase === "act" && choice ? (choice === "sell" ? "buy" : choice) : sections[seen.phase];
  },
  ending: async () => (await import("./ending")).ending,
  Picture,
  async words(language) {
    const texts = {
      en: async () => english,
      xx: async () => english,
      it: async () => (await import("./words/it")).texts,
      fr: async () => (await import("./words/fr")).texts,
    };
    const [own, catalogues] = await Promise.all([texts[language](), cataloguesOf(id, language)]);
    return { texts: own, catalogues };
  },
  rules: (language) => rulesOf(id, language),
  tutorial: async () => (await import("./tutorial")).tutorial,
};

export const game = module as unknown as AnyGameModule;
