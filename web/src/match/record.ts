// Records as the engine reads and writes them (docs/records.md), with the fields that the app uses.

import type { Facts, OptionSpec } from "./situation";

export type ContentChoice = { readonly name: string; readonly document?: unknown; readonly hash?: string };

// Who sits in a seat: "human" or "bot:casual"; a person may have a name.
export type Player = { readonly is: string; readonly name?: string };

// A player as this browser keeps it. `fit`: the bot matches the person (match/fit.ts); false: it did before the person
// began again. No record says so.
export type KeptPlayer = Player & { readonly fit?: boolean };

// A move's text, or an object for another event: moves taken back, a seat taken over.
export type Entry = string | { readonly [key: string]: unknown };

export type RecordFile = {
  readonly sounder: 1 | 2;
  readonly game: string;
  readonly rules?: number; // missing in a match that has not begun; the engine that opens it adds its own
  readonly seats: readonly (Player | string)[]; // texts in version 1
  readonly options?: Readonly<Record<string, number | boolean | string>>;
  readonly content?: Readonly<Record<string, ContentChoice>>;
  readonly dice?:
    | { readonly kind: "seeded"; readonly seed: number }
    | { readonly kind: "fair"; readonly [key: string]: unknown };
  readonly moves: readonly Entry[];
  readonly result?: unknown;
};

// The record in a text, or null. Whether it can be opened is checked by the engine.
export function recordIn(text: string): RecordFile | null {
  try {
    const found = JSON.parse(text) as Partial<RecordFile> | null;
    return Array.isArray(found?.moves) && Array.isArray(found.seats) ? (found as RecordFile) : null;
  } catch {
    return null;
  }
}

// An option's value as records have it: a number, a switch, a name.
export const worded = ({ kind, names }: OptionSpec, value: number): number | boolean | string =>
  kind === "number" ? value : kind === "flag" ? value === 1 : (names[value] ?? "");

// The text of a record for the engine. A match that has not begun gets the engine's version of the rules and its
// default options. In a begun record a missing option keeps its meaning: the record is older than the option.
export function withRules(record: string, { rules, options }: Pick<Facts, "rules" | "options">): string {
  const file = JSON.parse(record) as RecordFile;
  if (file.rules !== undefined || file.moves.length > 0) return record;
  const defaults = Object.fromEntries(options.map((option) => [option.id, worded(option, option.default_value)]));
  return JSON.stringify({ ...file, rules, options: { ...defaults, ...file.options } });
}

// Small enough to be exact as a JavaScript number.
export const freshSeed = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 20) * 2 ** 32 + low;
};

// "human", "bot:casual", or the name of a person.
export const seated = (player: Player | string): Player =>
  typeof player !== "string"
    ? player
    : player === "human" || player.startsWith("bot:") || player.startsWith("cmd:")
      ? { is: player }
      : { is: "human", name: player };

export const botLevel = ({ is }: Player): string | null => (is.startsWith("bot:") ? is.slice(4) : null);
