// Hook: the hint for the present question. It goes with its question.
import { useEffect, useState } from "preact/hooks";
import type { Hint, Move } from "../../match/situation";
import type { MatchSource, Scene } from "../../match/source";
import { useShell } from "../shell";
import type { LoadedGame } from "../use_game";
import type { Panels } from "./use_panels";

const best = 3;

export type Hinting = {
  readonly hint: Hint | "thinking" | null;
  readonly moves: readonly Move[]; // best first
  press(): void; // asks for a hint, shows it again, or puts it away
  forget(): void;
};

export function useHint(source: MatchSource, scene: Scene, game: LoadedGame, panels: Panels): Hinting {
  const { settings } = useShell();
  const [hint, setHint] = useState<Hinting["hint"]>(null);
  const question = scene.situation.asked[0];
  const forget = () => {
    if (hint === "thinking") source.stopHint();
    setHint(null);
    panels.close("hint");
  };
  const ask = async () => {
    if (!question) return;
    setHint("thinking");
    if (panels.wide) panels.open("hint");
    const [given] = await Promise.all([
      source.hint(question.seat, settings.hints).catch(() => null),
      game.explain().catch(() => null),
    ]);
    setHint((before) => (before === "thinking" ? given : before));
  };
  useEffect(forget, [question === undefined, scene.situation.at]);
  return {
    hint,
    moves: hint === null || hint === "thinking" ? [] : hint.best.slice(0, best).map(({ move }) => move),
    press: () => (hint === null ? void ask() : panels.shown === "hint" ? forget() : panels.open("hint")),
    forget,
  };
}
