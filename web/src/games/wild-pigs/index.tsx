import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Move, Says } from "../../generated/wild-pigs";
import { booksOf, rulesOf } from "../../words/load";
import { asAny } from "../game";
import { Board } from "./Board";
import { playerAt } from "./logic";
import type { View } from "./view";

// Drawings of the rules page, loaded with the first of them.
function lazyPicture({ name }: { readonly name: string }) {
  const [drawn, setDrawn] = useState<{ readonly Picture: ComponentType<{ readonly name: string }> } | null>(null);
  useEffect(() => void import("./Picture").then(setDrawn), []);
  return drawn && <drawn.Picture name={name} />;
}

// Where rules pages begin, by what is asked.
const sections: Partial<Record<View["phase"], string>> = { weapons: "fight", payment: "fight", lose_cubes: "attacks", lose_token: "attacks" };

const id = "wild-pigs";

export const game = asAny<View, Move, Says>({
  id,
  Board,
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
    return at_boss ? "boss" : (sections[phase] ?? (deeds?.main_action ? "free" : "turn"));
  },
  ending: async () => (await import("./ending")).ending,
  async words(language) {
    const own = language === "it" ? import("./words/it") : language === "fr" ? import("./words/fr") : import("./words/en");
    const [{ texts }, books] = await Promise.all([own, booksOf(id, language)]);
    return { texts, books };
  },
  rules: (language) => rulesOf(id, language),
  tutorial: async () => (await import("./tutorial")).tutorial,
});
