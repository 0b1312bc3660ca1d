// What the board remembers from one view to the next: the identity of houses, what the wolf blew away, the last faces
// of dice and spinner. The engine clears the dice at the end of a turn, often in the same update as the roll.
import type { SeatName } from "../../match/situation";
import { found, type Stories } from "./moves";
import type { Face, House, Material, Part, Tile, View } from "./view";

// What the wolf did to a house: the tiles it lost and where they were, from the ground up. It is seen until the next
// turn is over.
export type Lost = { readonly tile: Tile; readonly at: number; readonly falls: boolean }; // `falls`: it was not blown away but lost its support
export type Blown = {
  readonly turn: number;
  readonly seat: SeatName;
  readonly id: number;
  readonly at: number;
  readonly house: House; // as it was
  readonly tiles: readonly Lost[];
  readonly gone: boolean;
};
export type Memory = {
  readonly view: View;
  readonly ids: readonly (readonly number[])[]; // of the houses, by seat
  readonly next: number; // the next new house's id
  readonly blown: Blown | null;
  readonly faces: readonly (Face | null)[];
  readonly spun: Material | null;
  readonly spins: number;
  readonly rolls: readonly number[]; // how often each die was rolled
};

const same = (a: Tile, b: Tile): boolean => a.part === b.part && a.material === b.material && a.pot === b.pot;

// The tiles of one house that the other does not have.
export function missing(before: readonly Tile[], after: readonly Tile[]): readonly Tile[] {
  const left = [...after];
  return before.filter((tile) => {
    const at = left.findIndex((other) => same(tile, other));
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}

export function follow(memory: Memory | null, view: View, last: Stories): Memory {
  if (memory?.view === view) return memory;
  const shown = view.dice.map(({ face }) => face);
  const played = last.flatMap(({ move }) => (move ? [move] : []));
  const rolled = found(played, "chance.roll").at(-1)?.dice;
  const faces = shown.some((face) => face !== null) ? shown : (rolled ?? memory?.faces ?? shown);
  const wolf = memory?.view.wolf ?? null;
  const spun =
    (view.phase === "spin" ? undefined : found(played, "chance.spin").at(-1)?.material) ?? memory?.spun ?? null;
  let next = memory?.next ?? 0;
  let blown = memory?.blown?.turn === view.turn ? memory.blown : null;
  const ids = view.seats.map(({ seat, houses }, i) => {
    const before = memory?.view.seats[i]?.houses ?? [];
    const known = [...(memory?.ids[i] ?? [])];
    if (wolf && view.wolf === null && wolf.seat === seat) {
      const at = wolf.house - 1;
      const gone = houses.length < before.length;
      const house = before[at];
      const lost = missing(house?.tiles ?? [], gone ? [] : (houses[at]?.tiles ?? []));
      const tiles = lost.map((tile) => ({ tile, at: house?.tiles.indexOf(tile) ?? 0, falls: tile.material !== spun }));
      if (house) blown = { turn: view.turn, seat, id: known[at] ?? -1, at, house, tiles, gone };
      if (gone) known.splice(at, 1);
    }
    known.length = Math.min(known.length, houses.length);
    while (known.length < houses.length) known.push(next++);
    return known;
  });
  const fell = memory?.view.phase === "roll" && (view.phase !== "roll" || view.turn !== memory.view.turn);
  return {
    view,
    ids,
    next,
    blown,
    faces,
    spun,
    spins: (memory?.spins ?? 0) + (wolf && view.wolf === null ? 1 : 0),
    rolls: shown.map(
      (_, die) =>
        (memory?.rolls[die] ?? 0) + (fell && !memory.view.dice[die]?.kept && !memory.view.dice[die]?.locked ? 1 : 0),
    ),
  };
}

export type Bought = {
  readonly seat: SeatName;
  readonly house: number;
  readonly material: Material;
  readonly part: Part;
};

// What was bought in these moves, and on which house it stands now: where the wolf leaves nothing, later houses move
// down.
export function boughtIn(last: Stories, housesOf: (seat: SeatName) => readonly House[]): readonly Bought[] {
  let bought: readonly Bought[] = [];
  for (const { seat, move, told } of last) {
    if (seat && move?.key === "move.buy")
      bought = [...bought, { seat, house: move.house, material: move.material, part: move.part }];
    for (const said of told) {
      if (said.key === "told.must_buy")
        bought = [...bought, { seat: said.who, house: said.house, material: said.material, part: said.part }];
      if (said.key === "told.blown_down" || said.key === "told.roof_falls")
        bought = bought
          .filter((one) => one.seat !== said.victim || one.house !== said.house)
          .map((one) => (one.seat === said.victim && one.house > said.house ? { ...one, house: one.house - 1 } : one));
    }
  }
  return bought.filter(({ seat, house, material, part }) =>
    housesOf(seat)[house - 1]?.tiles.some((tile) => tile.material === material && tile.part === part),
  );
}
