// People with an empty part in the dice.
import { expect, it } from "vitest";
import type { TableState } from "../../src/match/remote/protocol";
import { emptyShares } from "../../src/shell/tables/shares";
import { state } from "./fake_line";

const table: Pick<TableState, "stage" | "dice" | "places"> = {
  stage: "playing",
  dice: { commitment: "c", commits: ["a", "b", "", ""], nonces: ["00", "", "", ""] },
  places: [
    ...state.places,
    { seat: "p3", is: "bot:casual", here: true },
    { seat: "p4", is: "person", name: "Cy", here: false },
  ],
};
const names = (of: Partial<typeof table>) => emptyShares({ ...table, ...of }).map(({ name }) => name);

it("is of people who did not show their number, or promised none", () => {
  expect(names({})).toEqual(["Bo", "Cy"]);
  expect(names({ stage: "over" })).toEqual(["Bo", "Cy"]);
});

it("is nobody's while there is time, or where there are no dice", () => {
  expect(names({ stage: "gathering" })).toEqual([]);
  expect(names({ stage: "revealing" })).toEqual([]);
  const { dice: _, ...without } = table;
  expect(emptyShares(without)).toEqual([]);
});
