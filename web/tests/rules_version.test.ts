// Only the engine sets the version of the rules.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { withRules } from "../src/match/record";

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /\.tsx?$/.test(entry.name) ? [path] : [];
  });

describe("the version of the rules", () => {
  const plan = { sounder: 1, game: "happy-pigs", seats: ["human", "bot:casual"], moves: [] as string[] };
  const range = { least: 0, most: 2, names: ["calm", "keen", "wild"] };
  const engine = {
    rules: 7,
    options: [
      { id: "help", kind: "number", default_value: 2, ...range },
      { id: "open", kind: "flag", default_value: 1, ...range },
      { id: "mood", kind: "name", default_value: 1, ...range },
    ],
  } as const;

  test("is the engine's in a match that begins, and so are the options that are not chosen", () => {
    const defaults = { help: 2, open: true, mood: "keen" };
    expect(JSON.parse(withRules(JSON.stringify(plan), engine))).toEqual({ ...plan, rules: 7, options: defaults });
    const chosen = { ...plan, options: { help: 0 } };
    expect(JSON.parse(withRules(JSON.stringify(chosen), engine)).options).toEqual({ ...defaults, help: 0 });
  });

  test("is the record's own in all others, so that the engine can refuse it", () => {
    for (const record of [
      { ...plan, rules: 1 },
      { ...plan, rules: 1, moves: ["done"] },
      { ...plan, moves: ["done"] },
    ])
      expect(withRules(JSON.stringify(record), engine)).toBe(JSON.stringify(record));
  });

  test("stands as a number nowhere in the app", () => {
    const numbers = sources(join(__dirname, "../src")).filter((path) =>
      /\brules\b\??(: number)?\s*(=|:|\?\?)\s*\d|\brules \?\? \d/.test(readFileSync(path, "utf8")),
    );
    expect(numbers).toEqual([]);
  });
});
