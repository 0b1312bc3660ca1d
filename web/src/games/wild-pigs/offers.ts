// Ways to pay for the selected thing, and moves that may be tried in vain.
import type { GameMessage, Plan } from "../../generated/wild-pigs";
import { belongsTo, type Looked } from "./logic";
import type { Props } from "./parts";

// The shell passes plans on without their types.
export const plansOf = ({ question }: Pick<Props, "question">): readonly Plan[] =>
  (question?.plans ?? []) as unknown as readonly Plan[];

// The plans for the selected thing.
export const plansFor = (plans: readonly Plan[], chosen: Looked): readonly Plan[] =>
  plans.filter((plan) => belongsTo(chosen, plan));

// What a plan spends, in cubes: an attack token stands for two of them, a wild token for any three.
const spent = ({ paid, weapons }: Plan): number =>
  (paid as readonly GameMessage[]).reduce(
    (sum, part) =>
      part.key === "amount.cubes"
        ? sum + part.n
        : part.key === "amount.tokens"
          ? sum + 2 * part.n
          : part.key === "amount.wild"
            ? sum + 3 * part.n
            : sum,
    2 * weapons.length,
  );

export const leastFirst = (plans: readonly Plan[]): readonly Plan[] => [...plans].sort((a, b) => spent(a) - spent(b));

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
