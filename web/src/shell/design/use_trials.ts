// Hook: bots of two levels play a design in workers of their own; what was found so far stays when they are stopped.
import { useEffect, useRef, useState } from "preact/hooks";
import { EngineLink } from "../../engine/link";
import type { GameEntry } from "../../games/list";
import { trial, type Found } from "../../match/experiment";
import type { ContentDocument } from "../../match/own_content";

export const trialLevels = ["novice", "casual"] as const;
export const trialMatches = 200;

export type Trials = {
  readonly found: readonly (Found | null)[]; // by level
  readonly busy: boolean;
  readonly error: string;
  begin(document: ContentDocument): void;
  stop(): void;
};

export function useTrials({ id, engine, seats: [fewest] }: GameEntry): Trials {
  const [found, setFound] = useState<readonly (Found | null)[]>([null, null]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const running = useRef<readonly EngineLink[]>([]);
  const end = () => {
    running.current.forEach((one) => one.stop());
    running.current = [];
  };
  useEffect(() => end, []);
  const stop = () => (end(), setBusy(false));
  const begin = ({ kind, name, ...rest }: ContentDocument) => {
    const engines = trialLevels.map(() => new EngineLink(engine));
    running.current = engines;
    setBusy(true);
    setFound([null, null]);
    setError("");
    const variant = { content: { [kind]: { name, document: { kind, name, ...rest } } } };
    const plays = engines.map((one, i) => {
      const players = Array<string>(fewest).fill(`bot:${trialLevels[i]}`);
      return trial({ game: id, players, matches: trialMatches, variant }, one, (so_far) =>
        setFound((known) => known.map((old, at) => (at === i ? so_far : old))),
      );
    });
    void Promise.allSettled(plays).then((ends) => {
      if (running.current !== engines) return; // stopped
      stop();
      setError(ends.flatMap((one) => (one.status === "rejected" ? String(one.reason) : []))[0] ?? "");
    });
  };
  return { found, busy, error, begin, stop };
}
