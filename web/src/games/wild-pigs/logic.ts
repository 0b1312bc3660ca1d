// What the board reads out of a view and a list of legal moves. No rules: those are the engine's.
import type { SeatName } from "../../match/situation";
import { rows, tokens, type Cubes, type Gains, type Player, type Row, type Stance, type Token, type View } from "./view";

// What is looked at: a pig, a threshold, a card, a stance, a token.
export type Chosen =
  | { readonly kind: "pig"; readonly lane: number; readonly row: Row }
  | { readonly kind: "threshold"; readonly n: number }
  | { readonly kind: "ware"; readonly id: string }
  | { readonly kind: "stance"; readonly stance: Stance }
  | { readonly kind: "token"; readonly token: Token };

export const keyOf = (chosen: Chosen): string => Object.values(chosen).join("-");

// WP-27: the frontmost pig of a lane is fought by the lane alone, one behind it by its row too.
export function fightMove(view: View, lane: number, row: Row): string {
  const front = [...rows].reverse().find((one) => view.lanes[lane]?.[one]);
  return `fight lane ${lane + 1}${row === front ? "" : ` ${row}`}`;
}

// The legal moves that belong to what is looked at.
export function movesFor(view: View, moves: readonly string[], chosen: Chosen): readonly string[] {
  switch (chosen.kind) {
    case "pig":
      return moves.filter((move) => move === fightMove(view, chosen.lane, chosen.row));
    case "threshold":
      return moves.filter((move) => move === `threshold ${chosen.n}`);
    case "ware":
      return moves.filter((move) => move === `buy ${chosen.id}` || move.startsWith(`buy ${chosen.id} with `) || move.startsWith(`use ${chosen.id} `));
    case "stance":
      return moves.filter((move) => move === `stance ${chosen.stance}` || move === `free stance ${chosen.stance}`);
    case "token":
      return moves.filter(
        (move) =>
          move === `prepare ${chosen.token}` ||
          (chosen.token === "wild" && move.startsWith("extend ")) ||
          (chosen.token === "conversion" && move.startsWith("convert ")) ||
          (chosen.token === "mass" && new RegExp(`^use \\S+ (${tokens.join("|")})$`).test(move)),
      );
  }
}

export const playerAt = (view: View, seat: SeatName | null): Player | undefined => view.seats.find((player) => player.seat === seat);

// Attacks at the end of this turn on the seat in turn.
export type Harm = { readonly lane: number; readonly name: string; readonly wounds: number; readonly steals: number };
export const harmsTo = (view: View, seat: SeatName | null): readonly Harm[] =>
  view.lanes.flatMap(({ front }, lane) => {
    const attack = front?.will_attack;
    return front && attack && attack.seat === seat ? [{ lane, name: front.name, wounds: attack.wounds, steals: attack.steals }] : [];
  });

// Cubes a turn of each stance (WP-7); a test asks the engine.
export const incomes = (edition: View["edition"]): Readonly<Record<Stance, Cubes>> => ({
  aggressive: { R: 5, B: 0, G: 1 },
  tactical: edition === "later" ? { R: 1, B: 4, G: 1 } : { R: 1, B: 5, G: 0 },
  hunkered: { R: 0, B: 1, G: 5 },
  balanced: { R: 2, B: 2, G: 2 },
});

export const isEmpty = (gains: Gains): boolean => Object.keys(gains).length === 0;

// Names for pigs that stay with them as they step forward, so that they can be seen to move.
export type Herd = { readonly keys: readonly (readonly (number | null)[])[]; readonly ids: readonly (readonly (string | null)[])[]; readonly next: number };
export const noHerd: Herd = { keys: [], ids: [], next: 1 };

export function herdOf(before: Herd, view: View): Herd {
  let next = before.next;
  const ids = view.lanes.map((lane) => rows.map((row) => lane[row]?.id ?? null));
  const keys = ids.map((lane, i) => {
    const free = [...(before.keys[i] ?? [])];
    return lane
      .map((id, row) => ({ id, row }))
      .reverse() // from the front: whoever stands there came from the same row or the ones behind it
      .map(({ id, row }) => {
        if (id === null) return null;
        for (let from = row; from >= 0; from -= 1) {
          const key = free[from];
          if (key == null || before.ids[i]?.[from] !== id) continue;
          free[from] = null;
          return key;
        }
        return next++;
      })
      .reverse();
  });
  return { keys, ids, next };
}

// Lanes (0, 1, ..) where somebody has fought lately.
export const foughtLanes = (moves: readonly (string | null)[]): ReadonlySet<number> =>
  new Set(moves.flatMap((move) => (move ? [/^fight lane (\d)/.exec(move)?.[1]] : [])).flatMap((lane) => (lane ? [Number(lane) - 1] : [])));
