// Chooses the dice to roll again. Dice of one colour with the same face are alike, and the engine offers one choice of
// several that mean the same (TP-17). Alike dice change places on the board, so that the dice that were touched are
// seen to roll.
import { found, type Step } from "./moves";
import type { Die } from "./view";

export type Places = readonly number[]; // which die lies in each place
export const initialPlaces = (dice: readonly Die[]): Places => dice.map((_, die) => die);

// The places whose dice are kept when this move rolls the others.
export const keptFor = (
  dice: readonly Die[],
  places: Places,
  { dice: rolled }: { readonly dice: readonly number[] },
): readonly number[] => places.flatMap((die, place) => (dice[die]?.locked || rolled.includes(die + 1) ? [] : [place]));

type Again = { readonly places: Places; readonly text: string };

// The move that rolls the dice in these places, and their order then; null if no die is named. A move that is not
// offered (a lesson offers only some) may be tried and is refused with a reason.
export function rollAgain(
  dice: readonly Die[],
  places: Places,
  again: readonly number[],
  moves: readonly Step[],
): Again | null {
  if (again.length === 0) return null;
  const kind = (die: number | undefined): string =>
    die === undefined ? "" : `${dice[die]?.colour} ${dice[die]?.face}`;
  const kinds = (some: readonly (number | undefined)[]): string => some.map(kind).sort().join();
  const wanted = kinds(again.map((place) => places[place]));
  const move = found(moves, "move.reroll").find(
    ({ dice: numbers }) => kinds(numbers.map((number) => number - 1)) === wanted,
  );
  if (!move)
    return {
      places,
      text: `reroll ${again
        .map((place) => (places[place] ?? 0) + 1)
        .sort()
        .join(" ")}`,
    };
  const rolled = new Set(move.dice.map((number) => number - 1));
  const next = [...places];
  for (const group of new Set(places.map(kind))) {
    const here = places.flatMap((die, place) => (kind(die) === group ? [place] : []));
    const alike = here
      .map((place) => places[place] ?? 0)
      .sort((a, b) => Number(rolled.has(b)) - Number(rolled.has(a)) || a - b);
    const touchedFirst = [...here].sort((a, b) => Number(again.includes(b)) - Number(again.includes(a)) || a - b);
    touchedFirst.forEach((place, i) => (next[place] = alike[i] ?? 0));
  }
  return { places: next, text: move.text };
}
