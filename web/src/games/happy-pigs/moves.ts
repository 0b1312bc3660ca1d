// Moves as text, read only as far as controls need it. What is legal is the question's list.
import type { OldQuestion as Question, OldStory as Story } from "../old";
import type { SeatName } from "../../match/situation";
import type { Farm, Pig, Size, View, Ware } from "./view";
import { sizes } from "./view";

const verbs = ["choose", "neutral", "feed", "mate", "buy", "sell", "vaccinate", "grow", "take", "done"] as const;
export type Verb = (typeof verbs)[number];

export const verbOf = (move: string): Verb | undefined => verbs.find((verb) => verb === move.split(/[ +]/)[0]);

// What is asked; "done" goes with everything.
export const asked = (question: Question | null): Verb | undefined => {
  const move = question?.moves.find((one) => one !== "done") ?? question?.moves[0];
  return move === undefined ? undefined : verbOf(move);
};

export type Wanted = { readonly size: Size; readonly vaccinated: boolean; readonly item: boolean };
export function pigIn(move: string): Wanted | null {
  const [, name = "", item, vaccinated] = /^\w+ (\w+)(\+\w+)?( vaccinated)?$/.exec(move) ?? [];
  const size = sizes.find((one) => one === name);
  return size ? { size, vaccinated: vaccinated !== undefined, item: item !== undefined } : null;
}

export const grown = (size: Size, steps = 1): Size => sizes[Math.min(sizes.indexOf(size) + steps, sizes.length - 1)] ?? size;
export const canMate = (size: Size): boolean => sizes.indexOf(size) >= 2;

// What a tap on a pig means, legal or not; null where a tap means nothing.
export function tapOn(verb: Verb | undefined, pig: Pick<Pig, "size" | "vaccinated" | "fed">, moves: readonly string[]): string | null {
  const kind = pig.size + (pig.vaccinated ? " vaccinated" : "");
  switch (verb) {
    case "feed": {
      const [plain, strong] = [`feed ${kind}`, `feed ${pig.size}+supplement${pig.vaccinated ? " vaccinated" : ""}`];
      return pig.fed ? null : moves.includes(strong) && !moves.includes(plain) ? strong : plain;
    }
    case "mate":
      return !canMate(pig.size) ? null : moves.includes("mate") ? "mate" : "mate+amulet";
    case "sell":
    case "grow":
      return `${verb} ${kind}`;
    case "vaccinate":
      return pig.vaccinated ? null : `vaccinate ${pig.size}`;
    default:
      return null;
  }
}

export const farmOf = (view: View, seat: SeatName): Farm | undefined => view.farms.find((farm) => farm.seat === seat);
export const priceOf = (ware: Ware, farm: Farm | undefined): number | undefined => ware.price ?? farm?.next_field_price;
// Rounds after this one before the season changes.
export const roundsToChange = (view: View): number => (4 - (view.round % 4)) % 4;

// What a seat has done, as moves with how often, in order. Choices are left out: the tiles show them.
export function doings(last: readonly Story[], seat: SeatName): readonly (readonly [move: string, times: number])[] {
  const tally = new Map<string, number>();
  for (const { seat: who, move } of last)
    if (who === seat && move && !/^(choose|neutral|done)/.test(move)) tally.set(move, (tally.get(move) ?? 0) + 1);
  return [...tally];
}

// What the rules did by themselves: the clauses of a story after the move.
export const happenings = (last: readonly Story[]): readonly string[] => last.flatMap(({ story }) => story.split("; ").slice(1));
