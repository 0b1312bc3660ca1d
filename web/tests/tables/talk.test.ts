// What is shown of a chat line.
import { expect, it } from "vitest";
import type { ChatLine } from "../../src/match/remote/protocol";
import { lineText } from "../../src/shell/tables/Talk";

const shown = (part: Partial<ChatLine>): string =>
  lineText({ number: 1, name: "Ada", at: 0, ...part }, ((key: string) => `(${key})`) as never);

it("says of an erased line that it was removed, and of a reaction what it is", () => {
  expect(shown({ text: "Hello" })).toBe("Hello");
  expect(shown({ text: "" })).toBe("(erased)"); // what the server sends
  expect(shown({})).toBe("(erased)");
  expect(shown({ reaction: "oink" })).toBe("(react_oink)");
});
