// A game's module with its words in the reader's language.
import { useEffect, useState } from "preact/hooks";
import type { AnyGameModule, GameWords } from "../games/game";
import { gameLine } from "../games/list";
import { useShell } from "./shell";

export type LoadedGame = { readonly module: AnyGameModule; readonly words: GameWords };

export function useGame(id: string): LoadedGame | null {
  const { language } = useShell();
  const [loaded, setLoaded] = useState<LoadedGame | null>(null);
  useEffect(() => {
    let current = true;
    void (async () => {
      const module = await gameLine(id)?.load();
      if (!module) return;
      const words = await module.words(language);
      if (current) setLoaded({ module, words });
    })();
    return () => void (current = false);
  }, [id, language]);
  return loaded;
}
