// Each person's part in the dice is a number that is committed to before the start and shown after it
// (docs/fairness.md).
import type { TableSeat, TableState } from "../../match/remote/protocol";

// People with an empty part: they committed to none, or did not show it in time. Empty until everybody had time.
export function emptyShares({
  stage,
  dice,
  places,
}: Pick<TableState, "stage" | "dice" | "places">): readonly TableSeat[] {
  if (!dice || stage === "gathering" || stage === "revealing") return [];
  return places.filter(({ is }, i) => is === "person" && !dice.nonces[i]);
}
