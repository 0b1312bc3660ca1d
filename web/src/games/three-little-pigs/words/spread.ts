// Phrases with forms written into one line: "point(s)" stands for both numbers, "[.]" for a sentence that may end there.
import type { Phrase } from "../../../text/phrasebook";

export function spread(phrases: readonly Phrase[]): readonly Phrase[] {
  return phrases.flatMap(([english, own]): readonly Phrase[] => {
    if (english.includes("(s)")) return spread([[english.replace("(s)", ""), own], [english.replace("(s)", "s"), own]]);
    if (!english.endsWith("[.]")) return [[english, own]];
    const bare = english.slice(0, -3);
    return [
      [bare, own],
      [`${bare}.`, typeof own === "string" ? `${own}.` : (places) => `${own(places)}.`],
    ];
  });
}
