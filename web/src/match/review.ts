// A bot's review of a match: win shares after every move, luck, and moves where another was better.
import type { EngineLink } from "../engine/link";
import { botLevel, type Player } from "./record";
import { seatNames, type Hint, type Message, type Move, type SeatName, type Story } from "./situation";

export type Better = {
  readonly number: number;
  readonly seat: SeatName;
  readonly played: Move;
  readonly best: Move;
  readonly why: Message | null;
  readonly lost: number;
};
export type Review = {
  readonly winCurve: readonly (readonly number[])[]; // after every move, the share of each seat
  readonly luck: readonly number[]; // by seat: the sum of what chance moves did to its share
  readonly better: readonly Better[]; // the costliest move first
};

const opinions = 6; // evaluations of a position
const noise = 0.03; // smaller losses are not listed

// The seats whose moves are reviewed: those of people, or all if only bots played.
export function weighed(players: readonly Player[]): readonly SeatName[] {
  const people = seatNames.filter((_, i) => players[i] !== undefined && botLevel(players[i]) === null);
  return people.length > 0 ? people : seatNames.slice(0, players.length);
}

// Shares after `at` moves.
export const evaluated = async (engine: EngineLink, at: number): Promise<readonly number[]> =>
  (
    await engine.call<{ readonly shares_in_millionths: readonly number[] }>("evaluate", at, opinions)
  ).shares_in_millionths.map((share) => share / 1e6);

// The record must be open in the engine. `people` are the seats whose moves are reviewed. `progress` goes from 0 to 1.
export async function reviewOf(
  engine: EngineLink,
  stories: readonly Story[],
  result: readonly number[] | null,
  people: readonly SeatName[],
  level: string,
  progress: (part: number) => void,
): Promise<Review> {
  const winCurve: (readonly number[])[] = [await evaluated(engine, 0)];
  const seats = winCurve[0]?.length ?? 0;
  const luck = Array<number>(seats).fill(0);
  const better: Better[] = [];
  for (const { number, seat, move } of stories) {
    const before = winCurve[number - 1] ?? [];
    const after = number === stories.length && result ? result : await evaluated(engine, number);
    winCurve.push(after);
    progress(number / stories.length);
    if (seat === null) {
      for (let i = 0; i < seats; i += 1) luck[i] = (luck[i] ?? 0) + (after[i] ?? 0) - (before[i] ?? 0);
    } else if (move !== null && people.includes(seat)) {
      const hint = await engine.call<Hint>("hint", number - 1, seat, level, 1, 0);
      const [best] = hint.best;
      if (!best || best.move.text === move.text || best.share_in_millionths === undefined) continue;
      const mine =
        hint.best.find((line) => line.move.text === move.text)?.share_in_millionths ??
        1e6 * (after[seatNames.indexOf(seat)] ?? 0);
      const lost = (best.share_in_millionths - mine) / 1e6;
      if (lost > noise) better.push({ number, seat, played: move, best: best.move, why: hint.why, lost });
    }
  }
  better.sort((a, b) => b.lost - a.lost);
  return { winCurve, luck, better };
}
