import { useEffect, useState } from "preact/hooks";
import type { ComponentType } from "preact";
import { asAny, type GameModule } from "../game";
import { oldBoard, oldOnBoard } from "../old";
import { Board, hasControl } from "./Board";
import { chips, ending, ruleFor } from "./summary";
import { view, type View } from "./view";
import { words as english } from "./words/en";

type Picture = NonNullable<GameModule<View>["Picture"]>;

// The rules page's drawings come with the rules page.
const Picture: Picture = (props) => {
  const [Drawn, setDrawn] = useState<{ readonly it: ComponentType<{ readonly name: string }> } | null>(null);
  useEffect(() => void import("./pictures").then(({ Picture: it }) => setDrawn({ it })), []);
  return Drawn && <Drawn.it {...props} />;
};

export const game = asAny<View>({
  id: "bite-the-pumpkin",
  view,
  Board: oldBoard(Board),
  onBoard: oldOnBoard(hasControl),
  chips,
  ruleFor,
  ending,
  Picture,
  async words(language) {
    if (language === "it") return (await import("./words/it")).words;
    if (language === "fr") return (await import("./words/fr")).words;
    return english;
  },
  async rules(language) {
    if (language === "it") return (await import("./rules/it")).rules;
    if (language === "fr") return (await import("./rules/fr")).rules;
    return (await import("./rules/en")).rules;
  },
  tutorial: async () => (await import("./tutorial")).tutorial,
});
