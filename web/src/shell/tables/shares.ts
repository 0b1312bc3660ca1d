// Everybody's share of the dice is a number that was promised before the start and shown after it (docs/fairness.md).
import type { TableSeat, TableState } from "../../match/remote/protocol";

// People whose share is empty: they promised none, or did not show it in time. Nobody's before all had their time.
export function emptyShares({
  stage,
  dice,
  places,
}: Pick<TableState, "stage" | "dice" | "places">): readonly TableSeat[] {
  if (!dice || stage === "gathering" || stage === "revealing") return [];
  return places.filter(({ is }, i) => is === "person" && !dice.nonces[i]);
}
