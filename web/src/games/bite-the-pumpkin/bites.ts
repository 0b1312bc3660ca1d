// Chooses bites one by one (BP-8, BP-9). The engine offers whole bites, each for all ways to share the same food among
// the same pigs. A person picks pig and vegetable; this file finds the offered bites that still fit.
import { bitesOf, type Move, type OneBite } from "./messages";
import type { View } from "./view";

// The bites of one pig and one vegetable that are possible now, from the view's `reach`.
export function table(view: View): readonly OneBite[] {
  const vegetable = (cell: string): OneBite["vegetable"] => (view.pumpkins.includes(cell) ? "pumpkin" : "broccoli");
  return view.reach.flatMap(({ pig, food }) =>
    food.map((cell) => ({ key: "bite.one" as const, pig, vegetable: vegetable(cell), food: cell })),
  );
}

export const same = (a: OneBite, b: OneBite): boolean => a.pig === b.pig && a.food === b.food;
// A vegetable is eaten once, and a pig eats one of a kind.
const collide = (a: OneBite, b: OneBite): boolean =>
  a.food === b.food || (a.pig === b.pig && a.vegetable === b.vegetable);

// A way for these pigs to eat all of this food, each pig as often as it is named; null if there is none.
function shared(
  pigs: readonly string[],
  food: readonly string[],
  able: readonly OneBite[],
  chosen: readonly OneBite[],
): readonly OneBite[] | null {
  const [pig, ...rest] = pigs;
  if (pig === undefined) return food.length === 0 ? chosen : null;
  for (const bite of able) {
    if (bite.pig !== pig || !food.includes(bite.food) || chosen.some((other) => collide(other, bite))) continue;
    const found = shared(
      rest,
      food.filter((cell) => cell !== bite.food),
      able,
      [...chosen, bite],
    );
    if (found) return found;
  }
  return null;
}

// The offered bite completed from what is chosen, or null where it does not fit.
export function completed(move: Move, chosen: readonly OneBite[], able: readonly OneBite[]): readonly OneBite[] | null {
  const whole = bitesOf(move);
  const pigs = whole.map(({ pig }) => pig);
  for (const { pig } of chosen) {
    const at = pigs.indexOf(pig);
    if (at < 0) return null;
    pigs.splice(at, 1);
  }
  const food = whole.map((bite) => bite.food);
  if (!chosen.every((bite) => food.includes(bite.food))) return null;
  return shared(
    pigs,
    food.filter((cell) => !chosen.some((bite) => bite.food === cell)),
    able,
    chosen,
  );
}

export const fitting = (
  moves: readonly Move[],
  chosen: readonly OneBite[],
  able: readonly OneBite[],
): readonly Move[] => moves.filter((move) => completed(move, chosen, able) !== null);

// Every next bite that leaves at least one offered move.
export function nextBites(
  moves: readonly Move[],
  chosen: readonly OneBite[],
  able: readonly OneBite[],
): readonly OneBite[] {
  const fits = fitting(moves, chosen, able);
  return able.filter(
    (bite) =>
      !chosen.some((other) => collide(other, bite)) &&
      fits.some((move) => completed(move, [...chosen, bite], able) !== null),
  );
}
