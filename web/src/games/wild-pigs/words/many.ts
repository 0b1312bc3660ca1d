import type { Places } from "../../../text/phrasebook";

// A count with its noun: "{n} wounds" is "1 wound", "2 wounds".
export const many =
  (one: string, other: string, before = "", after = "") =>
  ({ n }: Places): string =>
    `${before}${n} ${n === "1" ? one : other}${after}`;
