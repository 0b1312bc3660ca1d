import { useEffect, useState } from "preact/hooks";
import type { ComponentType } from "preact";
import { cataloguesOf, rulesOf } from "../../i18n/load";
import type { AnyGameModule, GameModule } from "../game";
import { Actions } from "./Actions";
import { Board, hasControl } from "./Board";
import { FarmerFace } from "./FarmerFace";
import type { Move, GameMessage } from "./messages";
import { chips, progress, ruleFor } from "./summary";
import type { View } from "./view";
import { texts as english } from "./words/en";

type Picture = NonNullable<GameModule<View>["Picture"]>;

// The rules page's drawings come with the rules page.
const Picture: Picture = (props) => {
  const [Drawn, setDrawn] = useState<{ readonly it: ComponentType<{ readonly name: string }> } | null>(null);
  useEffect(() => void import("./pictures").then(({ Picture: it }) => setDrawn({ it })), []);
  return Drawn && <Drawn.it {...props} />;
};

const id = "bite-the-pumpkin";

const module: GameModule<View, Move, GameMessage> = {
  id,
  Board,
  Actions,
  onBoard: hasControl,
  chips,
  progress,
  face: (view, seat) => view.farmers.some((one) => one.seat === seat) && <FarmerFace />,
  ruleFor,
  ending: async () => (await import("./ending")).ending,
  proof: ({ key }) => (key.startsWith("why.wins") ? "won" : key === "why.loses" ? "lost" : null),
  design: async () => (await import("./design")).design,
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
