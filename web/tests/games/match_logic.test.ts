// What the shell works out by itself: links, addresses, intervals, dice that anyone can check.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { EngineLink } from "../../src/engine/link";
import { checkDice, type Chances } from "../../src/match/dice_check";
import { wilson } from "../../src/match/experiment";
import { packed, unpacked } from "../../src/match/link";
import { recordIn, type RecordFile } from "../../src/match/record";
import { routeOf } from "../../src/shell/route";
import { engineOf } from "./played";

describe("links", () => {
  it("hold a record whole", async () => {
    const record = JSON.stringify({ game: "x", moves: Array.from({ length: 300 }, (_, i) => `plant ${i}`), names: "Zoë, 猪" });
    const link = await packed(record);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(record.length / 2);
    expect(await unpacked(link)).toBe(record);
  });
  it("are taken apart", () => {
    const { page, parts, query } = routeOf("#/replay/r.ab-_9?at=12");
    expect([page, parts, query.get("at")]).toEqual(["replay", ["r.ab-_9"], "12"]);
    expect(routeOf("").page).toBe("");
  });
  it("are taken apart also where they are no text", () => {
    const { page, parts } = routeOf("#/match/%00%ff/%41");
    expect([page, parts]).toEqual(["match", ["%00%ff", "A"]]);
  });
  it("hold a record or something else", () => {
    expect(recordIn('{"game":"x","seats":[],"moves":[]}')?.game).toBe("x");
    for (const other of ["", "{", "7", "null", "[]", '{"moves":[]}', '{"game":"x","seats":"p1","moves":3}']) expect(recordIn(other)).toBeNull();
  });
});

// Newcombe 1998, table I: 81 of 263 and 15 of 148.
describe("Wilson's interval", () => {
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
  ])("of %i in %i is the published one", (wins, n, low, high) => {
    const [least, most] = wilson(wins / n, n);
    expect(least).toBeCloseTo(low, 4);
    expect(most).toBeCloseTo(high, 4);
  });
});

const program = process.env["SOUNDER_BINARY"];
describe.skipIf(!program)("dice of the native program", () => {
  const engineWith = async (record: RecordFile): Promise<EngineLink> => {
    const { engine } = await engineOf(record.game);
    engine.ask("open", JSON.stringify(record));
    return { ask: async (question: string, ...given: readonly (string | number)[]) => engine.ask(question, ...given) } as unknown as EngineLink;
  };
  const folder = mkdtempSync(join(tmpdir(), "sounder-"));
  const played = (name: string, ...more: readonly string[]): RecordFile => {
    const file = join(folder, name);
    execFileSync(program ?? "", ["play", "three-little-pigs", "--seats", "bot:greedy,bot:greedy", "--record", file, ...more], { stdio: "ignore" });
    return JSON.parse(readFileSync(file, "utf8")) as RecordFile;
  };
  // Up to the first roll, which shows other faces than it did.
  const forged = async (record: RecordFile): Promise<RecordFile> => {
    const at = record.moves.findIndex((move) => typeof move === "string" && move.startsWith("roll "));
    const { chances, move } = await (await engineWith(record)).ask<Chances>("chances", at);
    const { result: _result, ...open } = record;
    return { ...open, moves: [...record.moves.slice(0, at), chances.find((one) => one.move !== move)?.move ?? ""] };
  };

  it("are checked, seeded and fair, and a changed die is found", async () => {
    const fair = played("fair.json");
    for (const record of [played("seeded.json", "--seed", "5"), fair]) {
      const verdict = await checkDice(await engineWith(record), record);
      expect("checked" in verdict && verdict.checked).toBeGreaterThan(10);
      const changed = await forged(record);
      expect(Object.keys(await checkDice(await engineWith(changed), changed))).toEqual(["wrong"]);
    }
    const lie = { ...fair, dice: { ...fair.dice, commitment: "0".repeat(64) } } as RecordFile;
    expect(Object.keys(await checkDice(await engineWith(lie), lie))).toEqual(["wrong"]);
    rmSync(folder, { recursive: true });
  });
});
