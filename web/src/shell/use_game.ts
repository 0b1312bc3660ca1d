// Hook: a game's module with its words in the reader's language.
import { useEffect, useState } from "preact/hooks";
import type { AnyGameModule, GameWords } from "../games/game";
import { gameEntry } from "../games/list";
import { reasonsOf } from "../i18n/load";
import { useShell } from "./shell";

export type LoadedGame = {
  readonly module: AnyGameModule;
  readonly words: GameWords;
  explain(): Promise<GameWords>; // loads the words for reasons of bots and for refusals
};

export function useGame(id: string): LoadedGame | null {
  const { language } = useShell();
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  useEffect(() => {
    let current = true;
    void (async () => {
      const module = await gameEntry(id)?.load();
      if (!module) return;
      const words = await module.words(language);
      let explained: Promise<GameWords> | null = null;
      const explain = () =>
        (explained ??= reasonsOf(id, language).then(
          (reasons) => {
            const whole = { ...words, catalogues: [...words.catalogues, ...reasons] };
            if (current) setLoaded({ module, words: whole, explain });
            return whole;
          },
          (error: unknown) => {
            explained = null; // the next call tries again
            throw error;
          },
        ));
      if (current) setLoaded({ module, words, explain });
    })();
    return () => void (current = false);
  }, [id, language]);
  return loaded;
}
