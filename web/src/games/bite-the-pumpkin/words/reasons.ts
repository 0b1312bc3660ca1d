// Shapes of the engine's reasons that every translation fills in.
import type { Phrase, Places } from "../../../text/phrasebook";

type Ends = { readonly proven: string; readonly lost: string };

// A reason ends plainly, or with what a proof has found.
export const withEnds = ({ proven, lost }: Ends) =>
  (english: string, own: (places: Places) => string): readonly Phrase[] => [
    [`${english}.`, (places) => `${own(places)}.`],
    [`${english}: a proven win.`, (places) => `${own(places)}${proven}`],
    [`${english}, but it loses against best play.`, (places) => `${own(places)}${lost}`],
  ];

// "north", "north or east", "north, south or east", all four.
export const withWays = (before: string, after: string, own: (ways: readonly string[]) => string): readonly Phrase[] =>
  ["{word1}", "{word1} or {word2}", "{word1}, {word2} or {word3}", "{word1}, {word2}, {word3} or {word4}"].map((ways) => [
    `${before} ${ways} ${after}`,
    (places) => own(["word1", "word2", "word3", "word4"].flatMap((place) => places[place] ?? [])),
  ]);

export const listed = (items: readonly string[], or: string): string => (items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} ${or} ${items[items.length - 1] ?? ""}`);

// The engine counts to five in words.
export const counted = (names: readonly string[], many: string) => (word = ""): string => names[["no", "one", "two", "three", "four", "five"].indexOf(word)] ?? `${word} ${many}`;
