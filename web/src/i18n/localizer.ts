// Turns messages into sentences of one language, with the catalogues that the build has compiled (tools/words.mjs
// describes their format).
import type { Card, Given, Message } from "./message";

type Part = string | readonly [place: string, op?: string | Cases, set?: string, terms?: string];
type Parts = string | readonly Part[];
type Cases = Readonly<Record<string, Parts>>;
type Forms = Readonly<Record<string, string>>;

// A compiled catalogue. `m`: sentences, `x`: texts of pages, `t`: terms with their forms, `c`: names of cards.
export type Catalogue = {
  readonly one?: readonly number[];
  readonly and?: string;
  readonly or?: string;
  readonly m: Readonly<Record<string, Parts | { readonly b: Parts; readonly s: Parts }>>;
  readonly x?: Readonly<Record<string, Parts>>;
  readonly t?: Readonly<Record<string, Readonly<Record<string, Forms>>>>;
  readonly c?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

// The reader, and the names of seats for this reader.
export type Reader = {
  nameOf(seat: string): string;
  isYou(seat: string): boolean;
  readonly ownContent?: readonly string[]; // kinds of content whose cards keep the names of their author
  dress?(text: string): string; // changes every text, for the pseudo-locale of the tests
  number?(value: number): string; // writes a number in the language
};

type Arguments = Readonly<Record<string, Given>>;

export interface Localizer {
  say(message: Message): string;
  button(move: Message): string;
  story(move: Message, who: string | null): string;
  text(key: string, values?: Arguments): string; // a text of a page, or a sentence without a message, by key
  has(key: string): boolean;
  card(kind: string, id: string, name: string): string;
}

// Plurals and lists follow the first catalogue with grammar. Keys are looked up from the first catalogue to the last.
export function localizerFrom(catalogues: readonly Catalogue[], reader: Reader): Localizer {
  const grammar = catalogues.find(({ one }) => one !== undefined);
  const dress = reader.dress ?? ((text: string): string => text);

  const card = (kind: string, id: string, name: string): string => {
    if (reader.ownContent?.includes(kind)) return name;
    for (const { c } of catalogues) {
      const own = c?.[kind]?.[id];
      if (own !== undefined) return own;
    }
    return name;
  };
  const formsOf = (set: string, term: string): Forms | undefined => {
    for (const { t } of catalogues) {
      const forms = t?.[set]?.[term];
      if (forms) return forms;
    }
    return undefined;
  };
  const joined = (items: readonly Given[], op: string, set?: string): string => {
    const words = items.map((item) => printed(item, op.slice(1), set));
    const last = words.pop() ?? "";
    return words.length > 0
      ? words.join(", ") + ((op.startsWith("&") ? grammar?.and : grammar?.or) ?? ", ") + last
      : last;
  };
  const printed = (value: Given, op: string, set?: string): string => {
    if (op === "c") return String((value as readonly Given[]).length);
    if (op.startsWith("&") || op.startsWith("|")) return joined(value as readonly Given[], op, set);
    if (set !== undefined) return formsOf(set, String(value))?.[op] ?? String(value);
    if (op === "@") return reader.nameOf(String(value));
    if (op === "#") return card((value as Card).of, (value as Card).id, (value as Card).name);
    if (op === "!") return sentence(value as Message);
    return typeof value === "number" && reader.number ? reader.number(value) : String(value);
  };
  const caseOf = (cases: Cases, value: Given, how?: string, set?: string): string => {
    if (how === "is") return reader.isYou(String(value)) ? "you" : "other";
    if (how === "gender") return formsOf(set ?? "", String(value))?.["gender"] ?? "other";
    if (how !== "n" && how !== "c") return String(value);
    const number = how === "c" ? (value as readonly Given[]).length : Number(value);
    if (cases[`=${number}`] !== undefined) return `=${number}`;
    return grammar?.one?.includes(number) ? "one" : "other";
  };
  const filled = (parts: Parts, given: Arguments): string => {
    if (typeof parts === "string") return dress(parts);
    return parts
      .map((part) => {
        if (typeof part === "string") return dress(part);
        const [place, op = "", set, terms] = part;
        const value = given[place];
        if (value === undefined) return "";
        if (typeof op === "string") return printed(value, op, set);
        return filled(op[caseOf(op, value, set, terms)] ?? op["other"] ?? "", given);
      })
      .join("");
  };
  const find = (key: string): Catalogue["m"][string] | undefined => {
    for (const { m, x } of catalogues) {
      const found = m[key] ?? x?.[key];
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const isPair = (entry: Catalogue["m"][string]): entry is { readonly b: Parts; readonly s: Parts } =>
    typeof entry === "object" && !Array.isArray(entry);
  const sentence = (message: Message): string => {
    const entry = find(message.key);
    if (entry === undefined) return `[${message.key}]`;
    return filled(isPair(entry) ? entry.b : entry, message);
  };

  return {
    say: sentence,
    button: sentence,
    story: (move, who) => {
      const entry = find(move.key);
      if (entry === undefined || !isPair(entry)) return sentence(move);
      return filled(entry.s, who === null || move["who"] !== undefined ? move : { ...move, who });
    },
    text: (key, values = {}) => {
      const entry = find(key);
      return entry === undefined || isPair(entry) ? `[${key}]` : filled(entry, values);
    },
    has: (key) => find(key) !== undefined,
    card,
  };
}
