// Plans of payment as moves, and moves to wish for.
import { fightMove, type Chosen } from "./logic";
import { colours, type Plan, type View } from "./view";

// What one asks for when nothing legal is there: the engine then says why not.
export function wishFor(view: View, chosen: Chosen): string {
  switch (chosen.kind) {
    case "pig":
      return fightMove(view, chosen.lane, chosen.row);
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

// A plan of payment as the two moves that the engine may ask for.
export function planMoves(plan: Plan): { readonly weapons: string; readonly payment: string } {
  const wild = colours.filter((c) => plan.wild[c]).map((c) => ` ${plan.wild[c]} wild ${c}`);
  const payment = `pay${plan.attack ? ` ${plan.attack} attack` : ""}${wild.join("")}${plan.discount ? ` discount ${plan.discount}` : ""}`;
  return { weapons: plan.weapons.length ? `with ${plan.weapons.join(", ")}` : "bare", payment: payment === "pay" ? "pay cubes" : payment };
}

// The next move of a plan that was chosen as a whole; null where the engine asks for nothing of it.
export function nextOf(plan: Plan, moves: readonly string[]): string | null {
  const { weapons, payment } = planMoves(plan);
  return moves.includes(weapons) ? weapons : moves.includes(payment) ? payment : null;
}
