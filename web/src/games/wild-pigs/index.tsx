import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Move, GameMessage } from "../../generated/wild-pigs";
import { cataloguesOf, rulesOf } from "../../i18n/load";
import type { AnyGameModule, GameModule } from "../game";
import { Actions } from "./Actions";
import { Board } from "./Board";
import { playerAt } from "./logic";
import type { PlayerView, View } from "./view";
import { firstTexts, laterTexts } from "./words/load";

// Drawings of the rules page, loaded with the first of them.
function lazyPicture({ name }: { readonly name: string }) {
  const [drawn, setDrawn] = useState<{ readonly Picture: ComponentType<{ readonly name: string }> } | null>(null);
  useEffect(() => void import("./Picture").then(setDrawn), []);
  return drawn && <drawn.Picture name={name} />;
}

// The section of the rules page by key of the question.
const sections: Partial<Record<View["phase"], string>> = {
  weapons: "fight",
  payment: "fight",
  lose_cubes: "attacks",
  lose_token: "attacks",
};

const id = "wild-pigs";

// Wounds with what they cost: the fifth costs more than the four before it (WP-23). Many seats have no room for it.
const woundsOf = ({ wounds, wound_cost }: PlayerView, seats: number): string | number =>
  wound_cost > 0 && seats <= 3 ? `${wounds} (\u2212${wound_cost})` : wounds;

const module: GameModule<View, Move, GameMessage> = {
  id,
  Board,
  Actions,
  Picture: lazyPicture,
  onBoard: () => true,
  chips: (view, seat, text) => {
    const player = playerAt(view, seat);
    return player
      ? [
          { label: text("vp"), value: player.vp, sign: "trophy" },
          { label: text("wounds"), value: woundsOf(player, view.seats.length), sign: "wounds" },
        ]
      : [];
  },
  progress: ({ era, round, rounds, at_boss }, text) => ({
    words: `${text(era)}, ${at_boss ? text("bossHere") : text("round", { n: round, of: rounds })}`,
    done: round + (era === "night" ? rounds : 0),
    of: 2 * rounds,
  }),
  ruleFor: ({ phase, at_boss, deeds }) => {
    if (phase === "over") return "score";
    return at_boss ? "boss" : (sections[phase] ?? (deeds?.main_action ? "free" : "turn"));
  },
  async ending() {
    const [{ ending }] = await Promise.all([import("./ending"), laterTexts()]);
    return ending;
  },
  async words(language) {
    const [texts, catalogues] = await Promise.all([firstTexts(language), cataloguesOf(id, language)]);
    return { texts, catalogues };
  },
  rules: (language) => rulesOf(id, language),
  async tutorial() {
    const [{ tutorial }] = await Promise.all([import("./tutorial"), laterTexts()]);
    return tutorial;
  },
};

export const game = module as unknown as AnyGameModule;
