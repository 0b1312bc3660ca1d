// Kinds of moves: what can be said of each, and in which order to look at them.
import type { KindSummary } from "../summary";

export type Verdict = "stands" | "noise" | "few" | "none";
export const verdicts: readonly Verdict[] = ["stands", "noise", "few", "none"];

// Nothing can be compared when everybody or nobody who was offered a move took it.
export function verdictOf(kind: KindSummary): Verdict {
  if (kind.sides_taken === 0 || kind.sides_taken === kind.sides_offered) return "none";
  if (kind.few) return "few";
  return kind.stands ? "stands" : "noise";
}

export type Column = "kind" | "offered" | "taken" | "rate" | "win" | "effect" | "third1" | "third2" | "third3" | "verdict";
export type Order = { readonly column: Column; readonly falling: boolean };

const thirdOf = (kind: KindSummary, third: number): number | undefined => {
  const when = kind.when[third];
  return when && when.taken > 0 ? when.win.value : undefined;
};

// What a column sorts by; what is not known comes last whichever way.
export function sortValue(kind: KindSummary, column: Column): number | string | undefined {
  switch (column) {
    case "kind":
      return kind.kind;
    case "offered":
      return kind.offered;
    case "taken":
      return kind.taken;
    case "rate":
      return kind.offered > 0 ? kind.rate : undefined;
    case "win":
      return kind.sides_taken > 0 ? kind.win_taken.value : undefined;
    case "effect":
      return verdictOf(kind) === "none" ? undefined : kind.effect.value;
    case "third1":
      return thirdOf(kind, 0);
    case "third2":
      return thirdOf(kind, 1);
    case "third3":
      return thirdOf(kind, 2);
    case "verdict":
      // Standing first, the strongest of them before the others.
      return (verdicts.length - verdicts.indexOf(verdictOf(kind))) * 2 + (verdictOf(kind) === "none" ? 0 : Math.abs(kind.effect.value));
  }
}

export function sorted(kinds: readonly KindSummary[], { column, falling }: Order): readonly KindSummary[] {
  const byName = (a: KindSummary, b: KindSummary) => a.kind.localeCompare(b.kind, "en", { numeric: true });
  return [...kinds].sort((a, b) => {
    const left = sortValue(a, column);
    const right = sortValue(b, column);
    if (left === undefined || right === undefined) return left === right ? byName(a, b) : left === undefined ? 1 : -1;
    const way = falling ? -1 : 1;
    if (typeof left === "string" || typeof right === "string") return way * byName(a, b);
    return left === right ? byName(a, b) : way * (left - right);
  });
}

export type Filter = { readonly words: string; readonly verdict: Verdict | "all" };

// Every word must be in the name, in any order.
export function filtered(kinds: readonly KindSummary[], { words, verdict }: Filter): readonly KindSummary[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return kinds.filter(
    (kind) => (verdict === "all" || verdictOf(kind) === verdict) && wanted.every((word) => kind.kind.toLowerCase().includes(word)),
  );
}
