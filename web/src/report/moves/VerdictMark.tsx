// Stands, noise or few cases: told by shape and word, not by colour alone.
import { say } from "../text/say";
import type { Verdict } from "./kinds";
import "./verdict_mark.css";

const words = { stands: "verdictStands", noise: "verdictNoise", few: "verdictFew", none: "verdictNone" } as const;

export const verdictWords = (verdict: Verdict): string => say(words[verdict]);

export function VerdictMark({ verdict }: { readonly verdict: Verdict }) {
  return <span class={`verdict ${verdict}`}>{verdictWords(verdict)}</span>;
}
