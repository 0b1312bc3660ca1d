// Ways to pay for the selected thing, and moves that may be tried in vain.
import type { Plan } from "../../generated/wild-pigs";
import { belongsTo, type Looked } from "./logic";
import type { Props } from "./parts";

// The shell hands plans through as any game's.
export const plansOf = ({ question }: Pick<Props, "question">): readonly Plan[] =>
  (question?.plans ?? []) as unknown as readonly Plan[];

// The plans for the selected thing.
export const plansFor = (plans: readonly Plan[], chosen: Looked): readonly Plan[] =>
  plans.filter((plan) => belongsTo(chosen, plan));

// What one asks for when nothing legal is there, as one would type it: the engine then says why not.
export function wishFor(chosen: Looked): string {
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
