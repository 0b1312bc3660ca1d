// Hook: one run of the lab page, in workers of its own. The result so far stays when it is stopped.
import { useEffect, useRef, useState } from "preact/hooks";
import { EngineLink } from "../../engine/link";
import { gameEntry } from "../../games/list";
import { experiment, type Compared } from "../../match/experiment";
import type { WhatIf } from "../parts/whatifs";

// What is played, and its names in words. They stay while the form is changed.
export type LabPlan = {
  readonly game: string;
  readonly title: string;
  readonly names: readonly string[]; // of the seats
  readonly level: string;
  readonly matches: number;
  readonly whatIf: WhatIf | null;
};
export type LabRun = { readonly plan: LabPlan; readonly found: Compared | null };

export type LabRunner = {
  readonly run: LabRun | null;
  readonly busy: boolean;
  readonly error: string;
  begin(plan: LabPlan): Promise<void>;
  stop(): void;
};

export function useRun(): LabRunner {
  const [run, setRun] = useState<LabRun | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState("");
  const running = useRef<readonly EngineLink[]>([]);
  const stop = () => {
    running.current.forEach((one) => one.stop());
    running.current = [];
    setBusy(false);
  };
  useEffect(() => () => running.current.forEach((one) => one.stop()), []);
  return {
    run,
    busy,
    error,
    stop,
    async begin(plan) {
      const entry = gameEntry(plan.game);
      if (!entry) return;
      const engines = Array.from({ length: plan.whatIf ? 2 : 1 }, () => new EngineLink(entry.engine));
      running.current = engines;
      setBusy(true);
      setError("");
      setRun({ plan, found: null });
      const { game, matches, level, names, whatIf } = plan;
      const players = Array<string>(names.length).fill(`bot:${level}`);
      try {
        await experiment({ game, players, matches, variant: whatIf?.variant ?? null }, engines, (found) =>
          setRun({ plan, found }),
        );
      } catch (failed) {
        if (running.current !== engines) return; // stopped
        setError(failed instanceof Error ? failed.message : String(failed));
      }
      if (running.current === engines) stop();
    },
  };
}
