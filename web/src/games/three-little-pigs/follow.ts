// What the board remembers from one view to the next: which house is which, what the wolf blew away, what the dice and the spinner
// last showed. The engine clears the dice as a turn ends, often in the same moment as they fall.
import type { OldStory as Story } from "../old";
import type { SeatName } from "../../match/situation";
import type { Face, House, Material, Part, Tile, View } from "./view";

export type Blown = { readonly seat: SeatName; readonly id: number; readonly at: number; readonly tiles: readonly Tile[]; readonly gone: boolean };
export type Memory = {
  readonly view: View;
  readonly ids: readonly (readonly number[])[]; // of the houses, by seat
  readonly next: number; // the next new house's id
  readonly blown: Blown | null;
  readonly faces: readonly (Face | null)[];
  readonly spun: Material | null;
  readonly spins: number;
  readonly rolls: readonly number[]; // how often each die was seen to fall
};

const letters: Readonly<Record<string, Face>> = { D: "door", W: "window", R: "roof", x: "wolf" };

function lastWord(last: readonly Story[], verb: string): string | undefined {
  for (let i = last.length - 1; i >= 0; i -= 1) {
    const [first, second] = last[i]?.move?.split(" ") ?? [];
    if (first === verb) return second;
  }
  return undefined;
}

const same = (a: Tile, b: Tile): boolean => a.part === b.part && a.material === b.material && a.pot === b.pot;

// The tiles of one house that the other does not have.
export function missing(before: readonly Tile[], after: readonly Tile[]): readonly Tile[] {
  const left = [...after];
  return before.filter((tile) => {
    const found = left.findIndex((other) => same(tile, other));
    if (found < 0) return true;
    left.splice(found, 1);
    return false;
  });
}

export function follow(memory: Memory | null, view: View, last: readonly Story[]): Memory {
  if (memory?.view === view) return memory;
  const shown = view.dice.map(({ face }) => face);
  const rolled = lastWord(last, "roll");
  const faces = shown.some((face) => face !== null)
    ? shown
    : rolled
      ? [...rolled].map((letter) => letters[letter] ?? null)
      : (memory?.faces ?? shown);
  const wolf = memory?.view.wolf ?? null;
  const spun = view.phase === "spin" ? (memory?.spun ?? null) : ((lastWord(last, "spin") as Material | undefined) ?? memory?.spun ?? null);
  let next = memory?.next ?? 0;
  let blown: Blown | null = null;
  const ids = view.seats.map(({ seat, houses }, i) => {
    const before = memory?.view.seats[i]?.houses ?? [];
    const known = [...(memory?.ids[i] ?? [])];
    if (wolf && view.wolf === null && wolf.seat === seat) {
      const at = wolf.house - 1;
      const gone = houses.length < before.length;
      const tiles = missing(before[at]?.tiles ?? [], gone ? [] : (houses[at]?.tiles ?? []));
      if (tiles.length > 0) blown = { seat, id: known[at] ?? -1, at, tiles, gone };
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
    rolls: shown.map((_, die) => (memory?.rolls[die] ?? 0) + (fell && !memory.view.dice[die]?.kept && !memory.view.dice[die]?.locked ? 1 : 0)),
  };
}

export type Bought = { readonly seat: string; readonly house: number; readonly material: Material; readonly part: Part };

// What was bought in these moves, and on which house it stands now.
export function boughtIn(last: readonly Story[], housesOf: (seat: string) => readonly House[]): readonly Bought[] {
  const bought = last.flatMap(({ seat, story }) =>
    [...story.matchAll(/(?:^|; (p\d) must )buy (\w+) (\w+) on (\w+)/g)].map(([, forced, material, part, place]) => ({
      seat: forced ?? seat ?? "",
      house: Number(place),
      material: material as Material,
      part: part as Part,
    })),
  );
  const started: Record<string, number> = {};
  return bought
    .reverse()
    .map((one) => {
      if (!Number.isNaN(one.house)) return one;
      const later = (started[one.seat] = (started[one.seat] ?? 0) + 1);
      return { ...one, house: housesOf(one.seat).length - later + 1 };
    })
    .filter(({ seat, house, material, part }) => housesOf(seat)[house - 1]?.tiles.some((tile) => tile.material === material && tile.part === part));
}
