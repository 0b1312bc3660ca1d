// Ways to pay for the selected thing, and moves that may be tried in vain.
import type { Plan } from "../../generated/wild-pigs";
import { belongsTo, type Looked } from "./logic";
import type { Props } from "./parts";

// The shell passes plans on without their types.
export const plansOf = ({ question }: Pick<Props, "question">): readonly Plan[] =>
  (question?.plans ?? []) as unknown as readonly Plan[];

// The plans for the selected thing.
export const plansFor = (plans: readonly Plan[], chosen: Looked): readonly Plan[] =>
  plans.filter((plan) => belongsTo(chosen, plan));

// The text of a move to try when no legal one is there: the engine refuses it with the reason.
export function attemptFor(chosen: Looked): string {
  switch (chosen.kind) {
    case "pig":
      return `fight lane ${chosen.lane + 1} ${chosen.row}`;
    case "threshold":
      return `threshold ${chosen.n}`;
    case "ware":
      return `buy ${chosen.id}`;
    case "stance":
      return `stance ${chosen.stance}`;
    case "token":
      return `prepare ${chosen.token}`;
  }
}
