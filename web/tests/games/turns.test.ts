import { expect, it } from "vitest";
import type { SeatName, Story } from "../../src/match/situation";
import { turnsOf } from "../../src/shell/parts/turns";

const told = (...seats: readonly (SeatName | null)[]): readonly Story[] =>
  seats.map((seat, i) => ({ number: i + 1, seat, move: null, told: [] }));
const numbers = (stories: readonly Story[]) => turnsOf(stories).map((turn) => turn.map(({ number }) => number));

it("puts what one seat does in a row into one turn", () => {
  expect(numbers(told("p1", "p1", "p2", "p1"))).toEqual([[1, 2], [3], [4]]);
});

it("keeps rolls within a turn, a draw with the turn it begins, and several draws on their own", () => {
  expect(numbers(told(null, "p1", null, "p1", null, "p2"))).toEqual([
    [1, 2, 3, 4],
    [5, 6],
  ]);
  expect(numbers(told("p1", null, null, "p2", null, null))).toEqual([[1], [2, 3], [4], [5, 6]]);
  expect(numbers([])).toEqual([]);
});
