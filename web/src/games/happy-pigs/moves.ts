// The question and its moves, found by key and arguments. A move is legal if it is in the question's list.
import type { Action, Good, Move, GameMessage } from "../../generated/happy-pigs";
import type { Question, SeatName, Story } from "../../match/situation";
import type { Farm, Pig, View, Ware } from "./view";

export type Asked = Question<Move>;
export type Verb = "choose" | "neutral" | "feed" | "mate" | "buy" | "sell" | "vaccinate" | "grow" | "take";

const verbs: Readonly<Record<string, Verb>> = {
  "ask.shop": "buy",
  "ask.choose": "choose",
  "ask.choose_in_secret": "choose",
  "ask.neutral": "neutral",
  "ask.feed": "feed",
  "ask.mate": "mate",
  "ask.buy": "buy",
  "ask.sell": "sell",
  "ask.grow": "grow",
  "ask.take": "take",
  "ask.vaccinate": "vaccinate",
};
// The verb of the question. Every question but a choice can also be ended.
export const asked = (question: Asked | null): Verb | undefined => (question ? verbs[question.says.key] : undefined);

type Of<K extends Move["key"]> = Extract<Move, { readonly key: K }>;
const offered = <K extends Move["key"]>(question: Asked | null, key: K): readonly Of<K>[] =>
  question?.moves.filter((move): move is Of<K> => move.key === key) ?? [];

export const choiceOf = (question: Asked | null, action: Action): Move | undefined =>
  [...offered(question, "move.choose"), ...offered(question, "move.neutral")].find((move) => move.action === action);
export const purchaseOf = (question: Asked | null, good: Good): Move | undefined =>
  offered(question, "move.buy").find((move) => move.good === good);

const endings: readonly Move["key"][] = ["move.stop", "move.end_shopping", "move.decline", "move.end_vaccinating"];
export const ends = (move: Move): boolean => endings.includes(move.key);
// A choice has its place on the card, a purchase in the market.
const places: readonly Move["key"][] = ["move.choose", "move.neutral", "move.buy"];
export const hasPlace = (move: Move): boolean => places.includes(move.key);

// The meaning of a tap on a pig: a move; or the text of an illegal one, which the engine refuses with the reason; or a
// text of the board with the reason.
export type Tap = { readonly text: string; readonly move?: Move; readonly why?: string };
type Tapped = Pick<Pig, "size" | "vaccinated" | "fed" | "adult">;
// The vaccine for a pig, where it may have one. Unfed pigs of a kind come first (HP-12), so a fed one waits for them.
export function vaccineFor(question: Asked | null, pig: Tapped, herd: readonly Tapped[]): Move | undefined {
  const first = (other: Tapped) => other.size === pig.size && !other.vaccinated && !other.fed;
  if (pig.vaccinated || (pig.fed && herd.some(first))) return undefined;
  return offered(question, "move.vaccinate").find((move) => move.pig === pig.size);
}

// A pig that has no other move is vaccinated, if it may be.
export function tapOn(question: Asked | null, pig: Tapped, herd: readonly Tapped[]): Tap | null {
  const answer = answerOf(question, pig);
  const vaccine = answer?.move ? undefined : vaccineFor(question, pig, herd);
  return vaccine ? { text: vaccine.text, move: vaccine } : answer;
}

// The tap as an answer to the question.
function answerOf(question: Asked | null, pig: Tapped): Tap | null {
  const verb = asked(question);
  const same = (move: { readonly pig: Pig["size"]; readonly vaccinated: boolean }): boolean =>
    move.pig === pig.size && move.vaccinated === pig.vaccinated;
  const tap = (move: Move | undefined): Tap =>
    move ? { text: move.text, move } : { text: `${verb} ${pig.size}${pig.vaccinated ? " vaccinated" : ""}` };
  const no = (why: string): Tap => ({ text: "", why });
  switch (verb) {
    case "feed": {
      const meals = offered(question, "move.feed").filter(same);
      return pig.fed ? no("isFed") : tap(meals.find((move) => !move.supplement) ?? meals[0]);
    }
    case "mate": {
      const births = offered(question, "move.mate");
      const move = births.find(({ amulet }) => !amulet) ?? births[0];
      return !pig.adult ? no("tooYoung") : move ? tap(move) : { text: "mate" };
    }
    case "sell":
      return tap(offered(question, "move.sell").find(same));
    case "grow":
      return tap(offered(question, "move.grow").find(same));
    case "vaccinate":
      return pig.vaccinated
        ? no("isSafe")
        : tap(offered(question, "move.vaccinate").find((move) => move.pig === pig.size));
    case "choose":
    case "neutral":
      return no("chooseFirst");
    default:
      return null;
  }
}

export const farmOf = (view: View, seat: SeatName | undefined): Farm | undefined =>
  view.farms.find((farm) => farm.seat === seat);
export const priceOf = (ware: Ware, farm: Farm | undefined): number | undefined => ware.price ?? farm?.next_field_price;

export type Stories = readonly Story<Move, GameMessage>[];
const shownElsewhere: readonly GameMessage["key"][] = ["told.share", "told.neutral_share", "told.last_card"];

// The moves of a seat with their number, in order. Choices are left out: the tiles show them.
export function doings(last: Stories, seat: SeatName): readonly (readonly [move: Move, times: number])[] {
  const tally = new Map<string, [Move, number]>();
  for (const { seat: who, move } of last) {
    if (who !== seat || !move || move.key === "move.choose" || move.key === "move.neutral" || ends(move)) continue;
    const [first, times] = tally.get(move.text) ?? [move, 0];
    tally.set(move.text, [first, times + 1]);
  }
  return [...tally.values()];
}

// Automatic effects that card and tiles don't show.
export const happenings = (last: Stories): readonly GameMessage[] =>
  last.flatMap(({ told }) => told.filter(({ key }) => !shownElsewhere.includes(key)));

// The automatic effects on one seat.
export const newsOf = (last: Stories, seat: SeatName): readonly GameMessage[] =>
  happenings(last).filter((told) => "who" in told && told.who === seat);
