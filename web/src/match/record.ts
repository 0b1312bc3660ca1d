// Records as the engine reads and writes them (docs/records.md), as far as the page looks into them.

export type Chosen = { readonly name: string; readonly document?: unknown; readonly hash?: string };
export type RecordFile = {
  readonly sounder: 1;
  readonly game: string;
  readonly rules?: number; // missing in a match that has not begun: the engine that opens it says its own
  readonly seats: readonly string[]; // "human", a name, or "bot:casual"
  readonly options?: Readonly<Record<string, number | boolean | string>>;
  readonly content?: Readonly<Record<string, Chosen>>;
  readonly dice?: { readonly kind: "seeded"; readonly seed: number } | { readonly kind: "fair"; readonly [key: string]: unknown };
  readonly moves: readonly string[];
  readonly result?: unknown;
};

// The text of a record as the engine takes it: a match that is begun with it has its version of the rules.
export function withRules(record: string, rules: number): string {
  const file = JSON.parse(record) as RecordFile;
  return file.rules === undefined && file.moves.length === 0 ? JSON.stringify({ ...file, rules }) : record;
}

// Small enough to be exact as a JavaScript number.
export const freshSeed = (): number => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 20) * 2 ** 32 + low;
};

export const botLevel = (player: string): string | null => (player.startsWith("bot:") ? player.slice(4) : null);
