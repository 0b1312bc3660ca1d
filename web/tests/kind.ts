// A kind of move for tests, as the lab would report it.
import type { KindSummary } from "../src/report/summary";

const share = (value: number) => ({ value, low: value - 0.05, high: value + 0.05 });

export function aKind(name: string, given: Partial<KindSummary> = {}): KindSummary {
  return {
    kind: name,
    offered: 1000,
    taken: 200,
    rate: 0.2,
    sides_offered: 500,
    sides_taken: 150,
    win_taken: share(0.6),
    win_refused: share(0.5),
    effect: share(0.1),
    chance: 0.01,
    stands: false,
    few: false,
    when: [0, 1, 2].map(() => ({ taken: 50, win: share(0.6) })),
    ...given,
  };
}
