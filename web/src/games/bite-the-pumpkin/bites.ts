// Choosing bites one by one (BP-8, BP-9). The engine offers whole bites, each standing for every way to share the same food
// among the same pigs; a person picks pig and vegetable, and this says which of the offered bites still fit.
import { near } from "./cells";

export type Bite = { readonly pig: string; readonly food: string };

export const bitesOf = (move: string): readonly Bite[] =>
  move
    .split(" ")
    .slice(1)
    .map((bite) => ({ pig: bite.slice(0, 2), food: bite.slice(3) }));

export const textOf = (bites: readonly Bite[]): string => `bite ${bites.map(({ pig, food }) => `${pig}x${food}`).join(" ")}`;

// Ways for these pigs to eat all of this food, each pig as often as it is named; null if there is none.
function shared(pigs: readonly string[], food: readonly string[], isPumpkin: (cell: string) => boolean, chosen: readonly Bite[]): readonly Bite[] | null {
  const [pig, ...rest] = pigs;
  if (pig === undefined) return food.length === 0 ? chosen : null;
  for (const cell of food) {
    const twice = chosen.some((bite) => bite.pig === pig && isPumpkin(bite.food) === isPumpkin(cell)); // one of a kind a turn
    if (!near(pig, cell) || twice) continue;
    const found = shared(rest, food.filter((other) => other !== cell), isPumpkin, [...chosen, { pig, food: cell }]);
    if (found) return found;
  }
  return null;
}

// The offered bite completed from what is chosen, or null where it does not fit.
export function completed(move: string, chosen: readonly Bite[], isPumpkin: (cell: string) => boolean): readonly Bite[] | null {
  const whole = bitesOf(move);
  const pigs = whole.map(({ pig }) => pig);
  for (const { pig } of chosen) {
    const at = pigs.indexOf(pig);
    if (at < 0) return null;
    pigs.splice(at, 1);
  }
  const food = whole.map((bite) => bite.food);
  if (!chosen.every((bite) => food.includes(bite.food))) return null;
  return shared(pigs, food.filter((cell) => !chosen.some((bite) => bite.food === cell)), isPumpkin, chosen);
}

export const fitting = (moves: readonly string[], chosen: readonly Bite[], isPumpkin: (cell: string) => boolean): readonly string[] =>
  moves.filter((move) => completed(move, chosen, isPumpkin) !== null);

// Every next bite that leaves at least one offered move.
export function nextBites(moves: readonly string[], chosen: readonly Bite[], isPumpkin: (cell: string) => boolean): readonly Bite[] {
  const found: Bite[] = [];
  for (const move of fitting(moves, chosen, isPumpkin)) {
    const whole = bitesOf(move);
    for (const { pig } of whole)
      for (const { food } of whole) {
        if (found.some((bite) => bite.pig === pig && bite.food === food) || chosen.some((bite) => bite.food === food) || !near(pig, food)) continue;
        if (chosen.some((bite) => bite.pig === pig && isPumpkin(bite.food) === isPumpkin(food))) continue;
        if (completed(move, [...chosen, { pig, food }], isPumpkin)) found.push({ pig, food });
      }
  }
  return found;
}
