// The positions of pigs on the screen. The engine packs a herd. From one view to the next a pig keeps its position
// (also after it was dragged), grows in place, and new pigs take free spots. If that fails, the engine's packing is
// used.
import { sizes, type Pig } from "./view";

export type PlacedPig = Pig & { readonly id: number; readonly fresh: boolean }; // fresh: came or grew with the latest change
export type Spot = Pick<Pig, "field" | "x" | "y" | "width" | "height">;

const overlap = (a: Spot, b: Spot): boolean =>
  a.field === b.field && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

// The fields of a farm, in units. `widths` has one for each place that pigs do not leave: a field, or two side by side.
export type Ground = { readonly widths: readonly number[]; readonly height: number };

const onField = (spot: Spot, ground: Ground): boolean =>
  spot.x >= 0 &&
  spot.y >= 0 &&
  spot.x + spot.width <= (ground.widths[spot.field] ?? 0) &&
  spot.y + spot.height <= ground.height;

export const isFree = (spot: Spot, others: readonly Spot[], ground: Ground): boolean =>
  onField(spot, ground) && !others.some((other) => overlap(spot, other));

// The free spot nearest to the wanted one, turned if necessary.
export function nearestFree(wish: Spot, others: readonly Spot[], ground: Ground): Spot | null {
  const { width, height } = wish;
  const turns =
    width === height
      ? [[width, height]]
      : [
          [width, height],
          [height, width],
        ];
  let best: Spot | null = null;
  let least = Infinity;
  for (const [field, wide] of ground.widths.entries())
    for (const [w = 0, h = 0] of turns)
      for (let y = 0; y + h <= ground.height; y += 1)
        for (let x = 0; x + w <= wide; x += 1) {
          const spot = { field, x, y, width: w, height: h };
          const far =
            Math.abs(x + w / 2 - wish.x - width / 2) +
            Math.abs(y + h / 2 - wish.y - height / 2) +
            (field === wish.field ? 0 : 100) +
            (w === width ? 0 : 0.5);
          if (far < least && isFree(spot, others, ground)) {
            best = spot;
            least = far;
          }
        }
  return best;
}

// The number of fields side by side that makes them largest in this space. A field has this width and height, its fence
// included.
export function columnsFor(
  fields: number,
  [wide, high]: readonly [number, number],
  width: number,
  height: number,
): number {
  const unit = (columns: number): number =>
    Math.min(width / (columns * wide), height / (Math.ceil(fields / columns) * high));
  let best = 1;
  for (let columns = 2; columns <= fields; columns += 1) if (unit(columns) > unit(best)) best = columns;
  return best;
}

type Fits = (old: PlacedPig, pig: Pig) => boolean;
const rank = (pig: Pig): number => sizes.indexOf(pig.size);
// Rules by which a pig of the new view is one of the old view, the surest first.
const ways: readonly Fits[] = [
  (old, pig) => old.size === pig.size && old.vaccinated === pig.vaccinated && old.fed === pig.fed,
  (old, pig) => old.size === pig.size && old.vaccinated === pig.vaccinated,
  (old, pig) => old.size === pig.size && pig.vaccinated,
  (old, pig) => rank(old) + 1 === rank(pig) && old.vaccinated === pig.vaccinated,
  (old, pig) => rank(old) + 2 === rank(pig) && old.vaccinated === pig.vaccinated,
];

export function settle(before: readonly PlacedPig[], pigs: readonly Pig[], ground: Ground): readonly PlacedPig[] {
  const pool = [...before];
  const origin = new Map<Pig, PlacedPig>();
  for (const fits of ways)
    for (const pig of pigs) {
      if (origin.has(pig)) continue;
      const place = pool.findIndex((old) => fits(old, pig));
      const [old] = place < 0 ? [] : pool.splice(place, 1);
      if (old) origin.set(pig, old);
    }
  let next = Math.max(0, ...before.map(({ id }) => id));
  const standing = pigs.map((pig): PlacedPig => {
    const old = origin.get(pig);
    next += old ? 0 : 1;
    return { ...pig, id: old?.id ?? next, fresh: before.length > 0 && old?.size !== pig.size };
  });
  return packed(standing, origin, pigs, ground) ?? standing;
}

// Known pigs keep their spots, the others get the nearest free ones; null if a pig finds no spot.
function packed(
  standing: readonly PlacedPig[],
  origin: ReadonlyMap<Pig, PlacedPig>,
  pigs: readonly Pig[],
  ground: Ground,
): readonly PlacedPig[] | null {
  const spots = new Map<number, Spot>();
  const old = (i: number): PlacedPig | undefined => origin.get(pigs[i] as Pig);
  standing.forEach((pig, i) => {
    const was = old(i);
    if (was && was.size === pig.size && onField(was, ground)) spots.set(pig.id, was);
  });
  for (const [i, pig] of standing.entries()) {
    if (spots.has(pig.id)) continue;
    const was = old(i);
    const wish = was ? { ...pig, field: was.field, x: was.x, y: was.y } : pig;
    const spot = nearestFree(wish, [...spots.values()], ground);
    if (!spot) return null;
    spots.set(pig.id, spot);
  }
  return standing.map((pig) => {
    const { field, x, y, width, height } = spots.get(pig.id) ?? pig;
    return { ...pig, field, x, y, width, height };
  });
}

// Puts a dragged pig on the nearest free spot, if there is one.
export function put(
  pigs: readonly PlacedPig[],
  id: number,
  wish: Pick<Spot, "field" | "x" | "y">,
  ground: Ground,
): readonly PlacedPig[] {
  const pig = pigs.find((one) => one.id === id);
  if (!pig || !(wish.field in ground.widths)) return pigs;
  const others = pigs.filter((one) => one !== pig);
  const spot = nearestFree({ ...pig, ...wish }, others, ground);
  return !spot || spot.field !== wish.field || Math.abs(spot.x - wish.x) + Math.abs(spot.y - wish.y) > 3
    ? pigs
    : pigs.map((one) => (one === pig ? { ...one, ...spot } : one));
}
