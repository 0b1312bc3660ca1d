// Card names out of the ids of moves, and amounts of cubes: what all languages share.
import type { Phrase } from "../../../text/phrasebook";

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

// "2R 1G" is "2 red, 1 green".
export function amounts(names: readonly [string, string, string], between: string): readonly Phrase[] {
  const letters = ["R", "B", "G"];
  return [7, 6, 5, 3, 4, 2, 1].map((set): Phrase => {
    const there = [0, 1, 2].filter((i) => (set >> i) & 1);
    return [there.map((i) => `{n${i}}${letters[i]}`).join(" "), there.map((i) => `{n${i}} ${names[i]}`).join(between)];
  });
}
