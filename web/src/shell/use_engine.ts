// Hook: an engine for one page, with the facts of its game. It is stopped with the page.
import { useEffect, useState } from "preact/hooks";
import { EngineLink } from "../engine/link";
import { gameEntry } from "../games/list";
import type { Facts } from "../match/situation";
import { reloadIfNewer } from "./newer";

export type Ready = { readonly engine: EngineLink; readonly facts: Facts };

export function useEngine(id: string): Ready | null {
  const [ready, setReady] = useState<Ready | null>(null);
  useEffect(() => {
    const entry = gameEntry(id);
    if (!entry) return;
    let current = true;
    const engine = new EngineLink(entry.engine);
    void engine.call<{ readonly games: readonly Facts[] }>("games").then(
      ({ games: [facts] }) => facts && setReady({ engine, facts }),
      () => void (current && reloadIfNewer()),
    );
    return () => {
      current = false;
      setReady(null);
      engine.stop();
    };
  }, [id]);
  return ready;
}
