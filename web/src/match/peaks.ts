// Finds the best and the worst move of a match with little work: every position is evaluated quickly, and a bot
// searches only the few moves that stand out.
import type { EngineLink } from "../engine/link";
import { evaluated } from "./review";
import { seatNames, type Hint, type Message, type Move, type SeatName, type Story } from "./situation";

export type Peak = {
  readonly number: number;
  readonly seat: SeatName;
  readonly played: Move;
  readonly better: Move | null;
  readonly gained: number | null; // share of the victory; null if the win or the loss is proven
};
export type Peaks = { readonly best: Peak | null; readonly worst: Peak | null };

// What a bot's reason proves for the seat that is asked; null: nothing.
export type Proof = (why: Message) => "won" | "lost" | null;

export type Looking = {
  readonly engine: EngineLink; // the finished record is open in it
  readonly stories: readonly Story[];
  readonly people: readonly SeatName[]; // the seats whose moves are evaluated
  readonly level: string;
};

const candidates = 3; // moves that a bot searches, for best and for worst
const clear = 0.05; // share of the victory; smaller changes are noise

type Own = { readonly number: number; readonly seat: SeatName; readonly move: Move };

const ownMoves = ({ stories, people }: Looking): readonly Own[] =>
  stories.flatMap(({ number, seat, move }) =>
    seat !== null && move !== null && people.includes(seat) ? [{ number, seat, move }] : [],
  );

const askedAt = ({ engine, level }: Looking, after: number, seat: SeatName): Promise<Hint> =>
  engine.call<Hint>("hint", after, seat, level, 1, 0);

// By evaluation: the shares before and after each move, and the bot's own choice.
export async function evaluatedPeaks(looking: Looking): Promise<Peaks> {
  const shares: (readonly number[])[] = [];
  for (let at = 0; at < looking.stories.length; at += 1) shares.push(await evaluated(looking.engine, at));
  const changes = ownMoves(looking)
    .filter(({ number }) => number < looking.stories.length) // the last move only shows what was coming
    .map((own) => {
      const i = seatNames.indexOf(own.seat);
      return {
        ...own,
        after: shares[own.number]?.[i] ?? 0,
        change: (shares[own.number]?.[i] ?? 0) - (shares[own.number - 1]?.[i] ?? 0),
      };
    })
    .sort((a, b) => b.change - a.change);
  let best: Peak | null = null;
  for (const { number, seat, move, change } of changes.slice(0, candidates).filter((one) => one.change > clear)) {
    const [first] = (await askedAt(looking, number - 1, seat)).best;
    if (first?.move.text === move.text) best ??= { number, seat, played: move, better: null, gained: change };
  }
  let worst: Peak | null = null;
  for (const { number, seat, move, after } of changes.slice(-candidates).filter((one) => one.change < -clear)) {
    const hint = await askedAt(looking, number - 1, seat);
    const [first] = hint.best;
    if (first?.share_in_millionths === undefined || first.move.text === move.text) continue;
    const mine = hint.best.find((line) => line.move.text === move.text)?.share_in_millionths ?? 1e6 * after;
    const gained = (mine - first.share_in_millionths) / 1e6;
    if (gained < Math.min(-clear, worst?.gained ?? 0))
      worst = { number, seat, played: move, better: first.move, gained };
  }
  return { best, worst };
}

// By proofs only, for two seats: the first move after which the win stays proven, and the move that gave a proven win
// away.
export async function provenPeaks(looking: Looking, winners: readonly SeatName[], proof: Proof): Promise<Peaks> {
  const { stories } = looking;
  const known = new Map<number, Hint>();
  const hintAt = async (after: number, seat: SeatName): Promise<Hint> => {
    const hint = known.get(after) ?? (await askedAt(looking, after, seat));
    known.set(after, hint);
    return hint;
  };
  // What is proven for a seat after `after` moves.
  const standing = async (after: number, seat: SeatName): Promise<"won" | "lost" | null> => {
    const next = stories[after];
    if (!next) return winners.includes(seat) ? "won" : "lost";
    if (next.seat === null) return null;
    const { why } = await hintAt(after, next.seat);
    const proven = why && proof(why);
    return !proven || next.seat === seat ? proven : proven === "won" ? "lost" : "won";
  };
  const own = [...ownMoves(looking)].reverse();
  let best: Peak | null = null;
  for (const { number, seat, move } of own.filter((one) => winners.includes(one.seat))) {
    if ((await standing(number, seat)) !== "won") break;
    if (number < stories.length) best = { number, seat, played: move, better: null, gained: null };
  }
  for (const { number, seat, move } of own) {
    if ((await standing(number, seat)) !== "lost" || (await standing(number - 1, seat)) !== "won") continue;
    const [first] = (await hintAt(number - 1, seat)).best;
    return { best, worst: { number, seat, played: move, better: first?.move ?? null, gained: null } };
  }
  return { best, worst: null };
}
