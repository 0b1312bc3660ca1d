// Kinds of moves: their figures and verdicts, and the order in which they are listed.
import type { Interval, KindSummary } from "../summary";

export type Verdict = "significant" | "noise" | "few" | "none";
export const verdicts: readonly Verdict[] = ["significant", "noise", "few", "none"];

// There is nothing to compare if all or none of the seats that were offered a move took it.
export function verdictOf(kind: KindSummary): Verdict {
  if (kind.effect === null) return "none";
  if (kind.few) return "few";
  return kind.stands ? "significant" : "noise";
}

export type Contrasted = KindSummary & { readonly effect: Interval };
export const hasContrast = (kind: KindSummary): kind is Contrasted => kind.effect !== null;

export type Column =
  | "kind"
  | "offered"
  | "taken"
  | "rate"
  | "win"
  | "effect"
  | "third1"
  | "third2"
  | "third3"
  | "verdict";
export type Order = { readonly column: Column; readonly falling: boolean };

const thirdOf = (kind: KindSummary, third: number): number | undefined => {
  const when = kind.when[third];
  return when?.win?.value;
};

// The sort key of a column. Unknown values come last in both directions.
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
      return kind.win_taken?.value;
    case "effect":
      return kind.effect?.value;
    case "third1":
      return thirdOf(kind, 0);
    case "third2":
      return thirdOf(kind, 1);
    case "third3":
      return thirdOf(kind, 2);
    case "verdict":
      // Standing first, the strongest of them before the others.
      return (verdicts.length - verdicts.indexOf(verdictOf(kind))) * 2 + Math.abs(kind.effect?.value ?? 0);
  }
}

export function sorted<Kind extends KindSummary>(kinds: readonly Kind[], { column, falling }: Order): readonly Kind[] {
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
    (kind) =>
      (verdict === "all" || verdictOf(kind) === verdict) &&
      wanted.every((word) => kind.kind.toLowerCase().includes(word)),
  );
}
