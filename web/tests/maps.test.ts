// Maps of the board and first moves, from which figures and tables are made.
import { describe, expect, it } from "vitest";
import { occupants } from "../src/report/moves/Occupied";
import { inOrder, openingVerdict } from "../src/report/moves/Openings";
import type { MapSummary, OpeningSummary } from "../src/report/summary";

const map: MapSummary = {
  name: "where pigs stand",
  at_the_end: false,
  columns: ["a", "b"],
  rows: ["1", "2"],
  ground: [3],
  ground_name: "tree",
  moments: 8,
  cells: [0, 2, 8, 0],
};

describe("a map", () => {
  it("names its cells row by row", () => {
    expect(occupants(map).map(({ column, row, times }) => `${column}${row} ${times}`)).toEqual([
      "a1 0",
      "b1 2",
      "a2 8",
      "b2 0",
    ]);
  });
  it("tells how often a cell was taken", () =>
    expect(occupants(map).map(({ share }) => share)).toEqual([0, 0.25, 1, 0]));
  it("knows what always stands there", () =>
    expect(occupants(map).map(({ ground }) => ground)).toEqual([false, false, false, true]));
  it("of no moment has no shares", () =>
    expect(occupants({ ...map, moments: 0 }).every(({ share }) => share === 0)).toBe(true));
});

const share = (value: number) => ({ value, low: value - 0.1, high: value + 0.1 });
const opening = (kind: string, given: Partial<OpeningSummary> = {}): OpeningSummary => ({
  seat: "p1",
  role: "herd",
  kind,
  opened: 100,
  win: share(0.6),
  win_others: share(0.5),
  effect: share(0.1),
  chance: 0.5,
  stands: false,
  few: false,
  ...given,
});

describe("first moves", () => {
  it("come with significant ones first, then by how common they are", () => {
    const all = [opening("rare", { opened: 3 }), opening("common"), opening("good", { opened: 40, stands: true })];
    expect(inOrder(all).map(({ kind }) => kind)).toEqual(["good", "common", "rare"]);
  });
  it("have a verdict each", () => {
    expect(openingVerdict(opening("a", { stands: true }))).toBe("significant");
    expect(openingVerdict(opening("a"))).toBe("noise");
    expect(openingVerdict(opening("a", { few: true }))).toBe("few");
    expect(openingVerdict(opening("a", { effect: null, win_others: null }))).toBe("none");
  });
});
