// Bots against each other, many times, in a worker: who wins how often, with Wilson intervals.
import type { EngineLink } from "../engine/link";
import { seated } from "./record";
import { seatNames, type Facts, type Result, type SeatName } from "./situation";

export type SeatFound = { readonly seat: SeatName; readonly share: number; readonly low: number; readonly high: number; readonly score: number };
export type Found = { readonly matches: number; readonly moves: number; readonly seats: readonly SeatFound[] };

const z = 1.959964; // of a 95 % interval

// Wilson's interval for a share of n.
export function wilson(share: number, n: number): readonly [low: number, high: number] {
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

export class Experiment {
  private matches = 0;
  private moves = 0;
  private readonly wins: number[];
  private readonly scores: number[];

  constructor(
    private readonly game: string,
    private readonly players: readonly string[],
  ) {
    this.wins = Array<number>(players.length).fill(0);
    this.scores = Array<number>(players.length).fill(0);
  }

  async run(engine: EngineLink, matches: number, show: (found: Found) => void): Promise<void> {
    const { games } = await engine.ask<{ readonly games: readonly Facts[] }>("games");
    const [facts] = games;
    if (!facts) throw new Error("the engine has no game");
    await engine.ask("open", JSON.stringify({ sounder: 2, game: this.game, rules: facts.rules, seats: this.players.map(seated), moves: [] }));
    for (let seed = 1; seed <= matches; seed += 1) {
      const { result, moves } = await engine.ask<{ readonly result: Result; readonly moves: number }>("let_bots_play", seed);
      this.add(result, moves);
      show(this.found());
    }
  }

  private add({ winners, scores }: Result, moves: number): void {
    this.matches += 1;
    this.moves += moves;
    this.players.forEach((_, i) => {
      if (winners.includes(seatNames[i] ?? "p1")) this.wins[i] = (this.wins[i] ?? 0) + 1 / winners.length;
      this.scores[i] = (this.scores[i] ?? 0) + (scores[i] ?? 0);
    });
  }

  private found(): Found {
    const n = this.matches;
    const seats = this.players.map((_, i) => {
      const share = (this.wins[i] ?? 0) / n;
      const [low, high] = wilson(share, n);
      return { seat: seatNames[i] ?? "p1", share, low, high, score: (this.scores[i] ?? 0) / n };
    });
    return { matches: n, moves: this.moves / n, seats };
  }
}
