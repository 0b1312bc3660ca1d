// The engine speaks English: prompts, stories, refusals, reasons, and moves in notation. A game's phrasebook turns its sentences into
// another language, or a move into a label. The engine stays the one place that knows what to say; a test plays matches and fails
// for every sentence that a phrasebook does not know.
//
// A phrase has {places}: {n} a whole number, {seat} a seat, {cell} a cell, {word} one word, {rest} anything. What stands in a place is
// looked up in turn: among the phrases, then among the words; a list "a, b and c" item by item.

export type Phrase = readonly [english: string, own: string | ((places: Places) => string)];
export type Places = Readonly<Record<string, string>>;
export type Phrases = { readonly phrases: readonly Phrase[]; readonly words?: Readonly<Record<string, string>> };

const patterns: Readonly<Record<string, string>> = { n: "-?\\d+", seat: "p[1-6]", cell: "[a-h][1-8]", word: "[^\\s,;:]+", rest: ".+" };

type Compiled = { readonly test: RegExp; readonly places: readonly string[]; readonly own: Phrase[1] };

// {n}, {n2} and {nOld} are all numbers: the longest kind that the place's name begins with.
const kindOf = (place: string): string => Object.keys(patterns).find((kind) => place.startsWith(kind)) ?? "rest";

function compile([english, own]: Phrase): Compiled {
  const places: string[] = [];
  const source = english.replace(/[.*+?^$()|[\]\\]/g, "\\$&").replace(/\{(\w+)\}/g, (_, place: string) => {
    places.push(place);
    return `(${patterns[kindOf(place)]})`;
  });
  return { test: new RegExp(`^${source}$`, "i"), places, own };
}

export type Translation = { readonly text: string; readonly known: boolean };

export class Phrasebook {
  private readonly compiled: readonly Compiled[];
  private readonly words: Readonly<Record<string, string>>;

  // `and` joins lists; `name` gives a seat's name to people.
  constructor(
    { phrases, words = {} }: Phrases = { phrases: [] },
    private readonly and: string,
    private readonly name: (seat: string) => string,
  ) {
    this.compiled = phrases.map(compile);
    this.words = words;
  }

  // A story is clauses with "; " between them.
  translate(sentence: string): Translation {
    const clauses = sentence.split("; ").map((clause) => this.clause(clause));
    return { text: clauses.map(({ text }) => text).join("; "), known: clauses.every(({ known }) => known) };
  }

  private clause(clause: string): Translation {
    const whole = this.found(clause);
    if (whole !== null) return { text: whole, known: true };
    const parts = clause.split(", ");
    if (parts.length > 1) {
      const each = parts.map((part) => this.clause(part));
      if (each.every(({ known }) => known)) return { text: each.map(({ text }) => text).join(", "), known: true };
    }
    return { text: this.withNames(clause), known: false };
  }

  private found(text: string): string | null {
    for (const { test, places, own } of this.compiled) {
      const match = test.exec(text);
      if (!match) continue;
      const values: Record<string, string> = {};
      places.forEach((place, i) => (values[place] = this.part(match[i + 1] ?? "")));
      if (typeof own === "function") return own(values);
      return own.replace(/\{(\w+)\}/g, (whole, place: string) => values[place] ?? whole);
    }
    return null;
  }

  // What stands in a place.
  private part(text: string): string {
    if (/^p[1-6]$/.test(text)) return this.name(text);
    const word = this.words[text] ?? this.words[text.toLowerCase()];
    if (word !== undefined) return word;
    const found = this.found(text);
    if (found !== null) return found;
    const items = text.split(/, | and /);
    if (items.length === 1) return text;
    const own = items.map((item) => this.part(item));
    return `${own.slice(0, -1).join(", ")} ${this.and} ${own[own.length - 1] ?? ""}`;
  }

  private withNames(text: string): string {
    return text.replace(/\bp[1-6]\b/g, (seat) => this.name(seat));
  }
}
