// Which dice are rolled again. Dice of one colour with one face are alike, and the engine names only the lowest of them (TP-17);
// so that the very dice that were touched are seen to roll, alike dice change places on the board.
import type { Die } from "./view";

export type Places = readonly number[]; // which die lies in each of the five places
export const usualPlaces: Places = [0, 1, 2, 3, 4];

export function rollAgain(dice: readonly Die[], places: Places, again: readonly number[]): { readonly places: Places; readonly move: string } {
  const kind = (die: number): string => `${dice[die]?.colour} ${dice[die]?.face}`;
  const next = [...places];
  for (const group of new Set(places.map(kind))) {
    const here = [0, 1, 2, 3, 4].filter((place) => kind(places[place] ?? 0) === group);
    const alike = here.map((place) => places[place] ?? 0).sort();
    const order = [...here.filter((place) => again.includes(place)), ...here.filter((place) => !again.includes(place))];
    order.forEach((place, i) => (next[place] = alike[i] ?? 0));
  }
  const numbers = again.map((place) => (next[place] ?? 0) + 1).sort();
  return { places: next, move: `reroll ${numbers.join(" ")}` };
}
