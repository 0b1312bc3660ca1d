import { describe, expect, it } from "vitest";
import { boards } from "../src/report/moves/board";
import { filtered, sorted, verdictOf } from "../src/report/moves/kinds";
import { placed } from "../src/report/moves/labels";
import { aKind } from "./kind";

const effect = (value: number) => ({ effect: { value, low: value - 0.1, high: value + 0.1 } });
const names = (kinds: readonly { kind: string }[]) => kinds.map(({ kind }) => kind);

describe("verdicts", () => {
  it("tell significant effects from noise and few cases", () => {
    expect(verdictOf(aKind("a", { stands: true }))).toBe("significant");
    expect(verdictOf(aKind("a"))).toBe("noise");
    expect(verdictOf(aKind("a", { few: true }))).toBe("few");
  });
  it("do not compare what all or none took", () => {
    expect(verdictOf(aKind("a", { few: true, sides_taken: 500, effect: null, win_refused: null }))).toBe("none");
    expect(verdictOf(aKind("a", { few: true, sides_taken: 0, effect: null, win_taken: null }))).toBe("none");
  });
});

describe("sorting", () => {
  const kinds = [
    aKind("b10", effect(0.1)),
    aKind("b9", effect(-0.3)),
    aKind("a", { effect: null, win_taken: null, few: true, sides_taken: 0, taken: 0 }),
    aKind("c", { ...effect(0.05), stands: true }),
  ];
  it("goes both ways, and what is not known comes last", () => {
    expect(names(sorted(kinds, { column: "effect", falling: true }))).toEqual(["b10", "c", "b9", "a"]);
    expect(names(sorted(kinds, { column: "effect", falling: false }))).toEqual(["b9", "c", "b10", "a"]);
  });
  it("reads numbers in names", () =>
    expect(names(sorted(kinds, { column: "kind", falling: false }))).toEqual(["a", "b9", "b10", "c"]));
  it("puts significant ones first by verdict, then the larger effect", () =>
    expect(names(sorted(kinds, { column: "verdict", falling: true }))).toEqual(["c", "b9", "b10", "a"]));
  it("leaves the given list alone", () => {
    sorted(kinds, { column: "kind", falling: false });
    expect(kinds[0]?.kind).toBe("b10");
  });
});

describe("filtering", () => {
  const kinds = [aKind("buy straw roof", { stands: true }), aKind("buy brick roof"), aKind("blow")];
  it("wants every word, in any order and case", () =>
    expect(names(filtered(kinds, { words: "ROOF straw", verdict: "all" }))).toEqual(["buy straw roof"]));
  it("wants the verdict", () =>
    expect(names(filtered(kinds, { words: "", verdict: "noise" }))).toEqual(["buy brick roof", "blow"]));
});

describe("boards", () => {
  const row = ["a", "b", "c", "d", "e", "f", "g", "h"].map((file) => aKind(`plant ${file}4`));
  const ground = { columns: ["a", "b", "c", "d", "e", "f", "g", "h"], rows: ["1", "2", "3", "4", "5", "6", "7", "8"] };
  it("are found by verb and cell", () => {
    const [board, ...others] = boards(
      [...row, aKind("bite"), aKind("threshold 2"), aKind("plant i4"), aKind("pig a1")],
      ground,
    );
    expect(others).toEqual([]);
    expect(board?.verb).toBe("plant");
    expect(board?.ranks[0]).toBe("8");
    expect(boards(row, undefined)).toEqual([]);
    expect(board?.cells.map(({ file, rank }) => `${file}${rank}`)).toEqual([
      "a4",
      "b4",
      "c4",
      "d4",
      "e4",
      "f4",
      "g4",
      "h4",
    ]);
  });
});

describe("names beside dots", () => {
  it("stand right of their dot, or left where there is no room", () => {
    expect(placed([{ x: 10, y: 50, text: "run" }], 200, 5).map(({ side }) => side)).toEqual(["right"]);
    expect(placed([{ x: 190, y: 50, text: "run" }], 200, 5).map(({ side }) => side)).toEqual(["left"]);
  });
  it("never touch one another: the later one is left out", () => {
    const spots = [
      { x: 100, y: 50, text: "first" },
      { x: 101, y: 52, text: "second" },
      { x: 99, y: 51, text: "third" },
    ];
    expect(placed(spots, 200, 5).map(({ text }) => text)).not.toContain("third");
  });
  it("are no more than asked for", () => {
    const spots = [0, 1, 2, 3].map((i) => ({ x: 20, y: 40 * i + 20, text: `n${i}` }));
    expect(placed(spots, 200, 2).map(({ text }) => text)).toEqual(["n0", "n1"]);
  });
});
