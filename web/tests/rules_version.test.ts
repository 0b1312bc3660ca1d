// Which version of the rules is played is the engine's to say, and nobody else's.
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

  test("is the engine's in a match that begins", () => {
    expect(JSON.parse(withRules(JSON.stringify(plan), 7))).toEqual({ ...plan, rules: 7 });
  });

  test("is the record's own in all others, so that the engine can refuse it", () => {
    for (const record of [
      { ...plan, rules: 1 },
      { ...plan, rules: 1, moves: ["done"] },
      { ...plan, moves: ["done"] },
    ])
      expect(withRules(JSON.stringify(record), 7)).toBe(JSON.stringify(record));
  });

  test("stands as a number nowhere in the app", () => {
    const numbers = sources(join(__dirname, "../src")).filter((path) =>
      /\brules\b\??(: number)?\s*(=|:|\?\?)\s*\d|\brules \?\? \d/.test(readFileSync(path, "utf8")),
    );
    expect(numbers).toEqual([]);
  });
});
