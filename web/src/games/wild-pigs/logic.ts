// What the board reads from the view and the question. It has no rules: those are in the engine.
import type { Move, Plan } from "../../generated/wild-pigs";
import type { SeatName } from "../../match/situation";
import { type Boss, type Pig, type PlayerView, type Row, rows, type Stance, type Token, type View } from "./view";

// The selected thing: a pig, a threshold, a card, a stance or a token.
export type Looked =
  | { readonly kind: "pig"; readonly lane: number; readonly row: Row }
  | { readonly kind: "threshold"; readonly n: number }
  | { readonly kind: "ware"; readonly id: string }
  | { readonly kind: "stance"; readonly stance: Stance }
  | { readonly kind: "token"; readonly token: Token };

export const keyOf = (chosen: Looked): string => Object.values(chosen).join("-");

// The moves that spend a token.
const spentOn: Readonly<Record<Token, readonly Move["key"][]>> = {
  attack: [],
  conversion: ["move.convert"],
  wild: ["move.wild_cube", "move.extend"],
  mass: ["move.forge"],
};

export function belongsTo(chosen: Looked, said: Move | Plan): boolean {
  switch (chosen.kind) {
    case "pig":
      return (
        (said.key === "move.fight" || said.key === "plan.fight") &&
        said.lane === chosen.lane + 1 &&
        said.row === chosen.row
      );
    case "threshold":
      return (said.key === "move.threshold" || said.key === "plan.threshold") && said.threshold === chosen.n;
    case "ware":
      if (said.key === "move.buy_weapon") return said.weapon.id === chosen.id;
      return (
        (said.key === "move.buy_upgrade" || said.key === "move.forge" || said.key === "move.split") &&
        said.upgrade.id === chosen.id
      );
    case "stance":
      return (said.key === "move.stance" || said.key === "move.free_stance") && said.stance === chosen.stance;
    case "token":
      return (
        (said.key === "move.prepare" && said.token === chosen.token) ||
        spentOn[chosen.token].some((key) => key === said.key)
      );
  }
}

// The legal moves of the selected thing.
export const movesFor = (moves: readonly Move[], chosen: Looked): readonly Move[] =>
  moves.filter((move) => belongsTo(chosen, move));

export const buys = ({ key }: Move): boolean => key === "move.buy_upgrade" || key === "move.buy_weapon";
export const uses = ({ key }: Move): boolean => key === "move.forge" || key === "move.split";

export const bossHere = (view: View): Boss | undefined => view.bosses.find(({ era }) => era === view.era);

export const playerAt = (view: View, seat: SeatName | null): PlayerView | undefined =>
  view.seats.find((player) => player.seat === seat);

// Attacks at the end of this turn on the seat in turn.
export type Harm = { readonly pig: Pig; readonly wounds: number; readonly steals: number };
export const harmsTo = (view: View, seat: SeatName | null): readonly Harm[] =>
  view.lanes.flatMap(({ front }) => {
    const attack = front?.will_attack;
    return front && attack && attack.seat === seat
      ? [{ pig: front, wounds: attack.wounds, steals: attack.steals }]
      : [];
  });

// Keys that stay with pigs as they step forward, so that their motion can be shown.
export type PigKeys = {
  readonly keys: readonly (readonly (number | null)[])[];
  readonly ids: readonly (readonly (string | null)[])[];
  readonly next: number;
};
export const noPigKeys: PigKeys = { keys: [], ids: [], next: 1 };

export function pigKeysOf(before: PigKeys, view: View): PigKeys {
  let next = before.next;
  const ids = view.lanes.map((lane) => rows.map((row) => lane[row]?.id ?? null));
  const keys = ids.map((lane, i) => {
    const free = [...(before.keys[i] ?? [])];
    return lane
      .map((id, row) => ({ id, row }))
      .reverse() // from the front: a pig there came from the same row or one behind it
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

// The lanes (from 0) with a recent fight.
export const foughtLanes = (moves: readonly (Move | null)[]): ReadonlySet<number> =>
  new Set(moves.flatMap((move) => (move?.key === "move.fight" ? [move.lane - 1] : [])));
