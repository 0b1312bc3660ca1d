// Card names out of the ids of moves, and amounts of cubes: what all languages share.
import type { Phrase, Places } from "../../../text/phrasebook";

const others: Readonly<Record<string, string>> = {
  boarchine: "Rage Against the Boarchine",
  habit: "Creature of Habit",
  "field-guide": "Field Guide to Boars",
  "hog-butcher": "Whole Hog Butcher",
  "were-farmer": "Were-Farmer",
  "night-mason": "Night Shift Mason",
  sinker: "Hook Line and Sinker",
  "boar-knife": "Swiss Army Boar Knife",
  "bucket-of-slop": "Bucket of Slop",
};

// "mud-bath" is Mud Bath; cards of other people's files are read the same way. A test holds it against the cards.
export const card = (id = ""): string => others[id] ?? id.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash ? " " : "") + letter.toUpperCase());

export type Nouns = readonly (readonly [one: string, other: string])[]; // red, blue, green

const letters = ["R", "B", "G"];
const subsets = [7, 6, 5, 3, 4, 2, 1].map((set) => [0, 1, 2].filter((i) => (set >> i) & 1));
const counted = (n: string | undefined, [one, other]: Nouns[number]): string => `${n} ${n === "1" ? one : other}`;

// "2R 1G" is "2 red, 1 green"; "1 attack 1 wild R" is "1 attack, 1 wild as red".
export function amounts(names: Nouns, attack: Nouns[number], wildAs: string): readonly Phrase[] {
  const name = (i: number) => names[i] ?? ["", ""];
  return subsets.flatMap((there): readonly Phrase[] => {
    const wild = there.map((i) => `{n${i}} wild ${letters[i]}`).join(" ");
    const wilds = (places: Places) => there.map((i) => `${places[`n${i}`]} ${wildAs} ${name(i)[0]}`).join(", ");
    return [
      [there.map((i) => `{n${i}}${letters[i]}`).join(" "), (places) => there.map((i) => counted(places[`n${i}`], name(i))).join(", ")],
      [wild, wilds],
      [`{n} attack ${wild}`, (places) => `${counted(places["n"], attack)}, ${wilds(places)}`],
    ];
  });
}
