import { expect, it } from "vitest";
import { followsAtOnce } from "../../src/match/pace";

const buy = { seat: "p2", move: { key: "move.buy", text: "buy small" } } as const;
const secret = { seat: "p2", move: null } as const;
const card = { seat: null, move: null } as const;

it("shows a bot's whole turn at once where many play, and each move where few do", () => {
  expect(followsAtOnce(6, buy, "p2")).toBe(true);
  expect(followsAtOnce(6, buy, "p3")).toBe(false);
  expect(followsAtOnce(2, buy, "p2")).toBe(false);
});

it("spends no time on secret choices of others", () => {
  expect(followsAtOnce(6, secret, "p3")).toBe(true);
  expect(followsAtOnce(2, secret, "p3")).toBe(false);
  expect(followsAtOnce(6, card, "p3")).toBe(false);
  expect(followsAtOnce(6, undefined, "p3")).toBe(false);
});
