// Small experiments in the browser: bots play many matches in workers. Win shares have Wilson intervals. A variant is
// compared with the standard game on the same seeds.
import type { EngineLink } from "../engine/link";
import { seated, type RecordFile, withRules } from "./record";
import { seatNames, type Facts, type Result, type SeatName } from "./situation";

// Options and content that differ from the standard game.
export type Variant = Pick<RecordFile, "options" | "content">;
export type Match = { readonly result: Result; readonly moves: number };

// A number with the ends of its 95 % interval.
export type Estimate = { readonly value: number; readonly low: number; readonly high: number };
export type SeatFound = { readonly seat: SeatName; readonly share: Estimate; readonly score: number };
export type Found = { readonly matches: number; readonly moves: number; readonly seats: readonly SeatFound[] };
// By how much a seat's share of the victories is greater with the variant, seat by seat.
export type Compared = {
  readonly standard: Found;
  readonly variant: Found | null;
  readonly changes: readonly Estimate[];
};

const z = 1.959964; // of a 95 % interval

// Wilson's interval for a share of n.
export function wilson(share: number, n: number): readonly [low: number, high: number] {
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))) / (1 + (z * z) / n);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

// Quantiles of the normal distribution for 4 % over all of so many seats (Bonferroni), as in the lab: whole counts and
// chance leave it below 5 %. Of two seats, one loses what the other wins, so that there is one question.
const together = [z, z, 2.053749, 2.47474, 2.575829, 2.65207, 2.713052];

// The seats that win more or less than their even share, by number: of an even game none in 95 of 100 runs.
export function unevenSeats({ seats, matches }: Found): readonly number[] {
  const fair = 1 / seats.length;
  if (matches * fair < 5) return []; // too few to tell
  const widest = (together[seats.length] ?? z) * Math.sqrt((fair * (1 - fair)) / matches);
  return seats.flatMap(({ share }, i) => (Math.abs(share.value - fair) > widest ? [i] : []));
}

// Winners share a victory equally.
const part = ({ winners }: Result, seat: SeatName): number => (winners.includes(seat) ? 1 / winners.length : 0);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

export function foundIn(matches: readonly Match[], seats: readonly SeatName[]): Found {
  return {
    matches: matches.length,
    moves: mean(matches.map(({ moves }) => moves)),
    seats: seats.map((seat, i) => {
      const value = mean(matches.map(({ result }) => part(result, seat)));
      const [low, high] = wilson(value, matches.length);
      return { seat, share: { value, low, high }, score: mean(matches.map(({ result }) => result.scores[i] ?? 0)) };
    }),
  };
}

// The difference of two shares with Newcombe's interval, which is made from both Wilson intervals. It also holds for
// few matches and for a seat that has never won.
export function difference(standard: Estimate, variant: Estimate): Estimate {
  const value = variant.value - standard.value;
  return {
    value,
    low: value - Math.hypot(variant.value - variant.low, standard.high - standard.value),
    high: value + Math.hypot(variant.high - variant.value, standard.value - standard.low),
  };
}

export function compared(
  standard: readonly Match[],
  variant: readonly Match[] | null,
  seats: readonly SeatName[],
): Compared {
  const [one, other] = [foundIn(standard, seats), variant && foundIn(variant, seats)];
  return {
    standard: one,
    variant: other,
    changes: other ? one.seats.map(({ share }, i) => difference(share, other.seats[i]?.share ?? share)) : [],
  };
}

export type ExperimentPlan = {
  readonly game: string;
  readonly players: readonly string[];
  readonly matches: number;
  readonly variant: Variant | null;
};

// Opens the match that an engine plays again and again.
async function openFor(
  engine: EngineLink,
  { game, players }: Pick<ExperimentPlan, "game" | "players">,
  changes: Variant | null,
): Promise<void> {
  const { games } = await engine.call<{ readonly games: readonly Facts[] }>("games");
  const [facts] = games;
  if (!facts) throw new Error("the engine has no game");
  const record: RecordFile = { sounder: 2, game, seats: players.map(seated), moves: [], ...changes };
  await engine.call("open", withRules(JSON.stringify(record), facts));
}

// Plays the variant alone, or the standard game without one. Ends early when the engine is stopped.
export async function trial(
  { variant, matches, ...plan }: ExperimentPlan,
  engine: EngineLink,
  show: (so_far: Found) => void,
): Promise<void> {
  const played: Match[] = [];
  await openFor(engine, plan, variant);
  for (let seed = 1; seed <= matches; seed += 1) {
    played.push(await engine.call<Match>("let_bots_play", seed));
    show(foundIn(played, seatNames.slice(0, plan.players.length)));
  }
}

// Plays the seeds in turn on all engines: the standard game on the first, the variant on the second. Both sides have
// played the same number of matches whenever `show` is called. Ends early when the engines are stopped. Rejects options
// that exclude each other.
export async function experiment(
  { game, players, matches, variant }: ExperimentPlan,
  engines: readonly EngineLink[],
  show: (so_far: Compared) => void,
): Promise<void> {
  const seats = seatNames.slice(0, players.length);
  const sides = engines.map((engine, i) => ({ engine, played: [] as Match[], changes: i === 0 ? {} : variant }));
  await Promise.all(sides.map(({ engine, changes }) => openFor(engine, { game, players }, changes)));
  for (let seed = 1; seed <= matches; seed += 1) {
    const pair = await Promise.all(sides.map(({ engine }) => engine.call<Match>("let_bots_play", seed)));
    sides.forEach(({ played }, i) => played.push(pair[i] as Match));
    show(compared(sides[0]?.played ?? [], sides[1]?.played ?? null, seats));
  }
}
