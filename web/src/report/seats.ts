// The name and colour of a seat.
import type { CaseSummary, SeatSummary } from "./summary";

export const seatName = ({ seat, role }: Pick<SeatSummary, "seat" | "role">): string =>
  role ? `${seat} ${role}` : seat;

export const seatColour = (index: number): string => `var(--seat-${(index % 6) + 1})`;

// One name when all seats have the same bot.
export function botsOf(one: CaseSummary): string {
  const bots = one.seats.map((seat) => seat.bot);
  return new Set(bots).size === 1 && bots.length > 1 ? `${bots[0]} \u00d7 ${bots.length}` : bots.join(", ");
}

// The name of a case within its run: the variant, and the bots if the variant has several cases.
export function caseNames(cases: readonly CaseSummary[]): readonly string[] {
  const again = new Map<string, number>();
  for (const one of cases) again.set(one.variant, (again.get(one.variant) ?? 0) + 1);
  const named = cases.map((one) => {
    if (again.get(one.variant) === 1) return one.variant;
    const barred = one.barred.flatMap((kind, i) => (kind ? [`${one.seats[i]?.seat ?? ""} without ${kind}`] : []));
    return `${one.variant} (${[one.seats.map((seat) => seat.bot).join(", "), ...barred].join("; ")})`;
  });
  return named.map((name, i) => (named.indexOf(name) === i ? name : `${name} #${i + 1}`));
}
