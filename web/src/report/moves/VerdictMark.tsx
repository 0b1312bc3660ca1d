// The mark of a verdict: significant, noise or few cases. Shape and word tell them apart, not colour alone.
import { say } from "../text/say";
import type { Verdict } from "./kinds";
import "./verdict_mark.css";

const words = {
  significant: "verdictSignificant",
  noise: "verdictNoise",
  few: "verdictFew",
  none: "verdictNone",
} as const;

export const verdictWords = (verdict: Verdict): string => say(words[verdict]);

export function VerdictMark({ verdict }: { readonly verdict: Verdict }) {
  return <span class={`verdict ${verdict}`}>{verdictWords(verdict)}</span>;
}
