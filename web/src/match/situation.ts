// The JSON that engine and server write about a match (src/match/situation.h). Each shape gives both the TypeScript
// type and the check. Messages are keys with arguments (src/rules/message.h); a Localizer turns them into sentences.
import { count, list, maybe, number, object, text, yesOrNo, type Of, type Shape } from "../shared/shape";
import type { Message, Move, Plan } from "../i18n/message";
import type { Player } from "./record";

const orNull = <T>(shape: Shape<T>): Shape<T | null> => ({
  check: (value, path, found, strangers) => value === null || shape.check(value, path, found, strangers),
});
const oneOf = <const T extends string>(...names: readonly T[]): Shape<T> => ({
  check(value, path, found) {
    if (!names.includes(value as T))
      found.push({ path, words: `found ${JSON.stringify(value)}, expected ${names.join(" or ")}` });
  },
});
export { oneOf, orNull };

export type { Message, Move, Plan };
export const anything: Shape<unknown> = { check: () => undefined };

export type SeatName = "p1" | "p2" | "p3" | "p4" | "p5" | "p6";
export const seatNames: readonly SeatName[] = ["p1", "p2", "p3", "p4", "p5", "p6"];
export const seat: Shape<SeatName> = oneOf(...seatNames);

const saying = <T>(fields: Record<string, Shape<unknown>>): Shape<T> => {
  const known = object({ key: text, ...fields });
  return { check: (value, path, found) => known.check(value, path, found, false) };
};
export const message = saying<Message>({});
export const move = saying<Move>({ text });
export const plan = saying<Plan>({ texts: list(text) });

// The question to a seat: its prompt, all legal moves, and plans, each of which offers several moves as one. The seats
// in `secret_from` must not see this seat's screen.
export const question = object({
  seat,
  says: message,
  moves: list(move),
  plans: maybe(list(plan)),
  secret_from: list(seat),
});
export type Question<M extends Move = Move> = Omit<Of<typeof question>, "moves"> & { readonly moves: readonly M[] };

export const result = object({ winners: list(seat), scores: list(number), ranks: list(count) });
export type Result = Of<typeof result>;

// Who may take moves back, and the price: none, the agreement of the seats in `ask`, or that the match becomes
// practice. At this price at least `to` moves stay. The cheapest entry of a seat comes first: it is the price of its
// last move (match/way_back.ts).
export const undo = object({ seat, how: oneOf("freely", "when_agreed", "as_practice"), to: count, ask: list(seat) });
export type Undo = Of<typeof undo>;

export const situation = object({
  game: text,
  at: count,
  of: count,
  turn: oneOf("decide", "chance", "over"),
  seats: list(seat),
  together: maybe(yesOrNo), // the seats act at the same time on one board (HP-19), and none in secret
  asked: list(question),
  view: anything,
  undo: list(undo),
  practice: yesOrNo,
  result: orNull(result),
});
export type Situation = Of<typeof situation>;

// One move and what followed from it. `move` is null if the viewer may not know it; `seat` is null for chance.
// `inside`: the step is a later part of a move, which can't be taken back alone.
export const story = object({
  number: count,
  seat: orNull(seat),
  move: orNull(move),
  told: list(message),
  inside: maybe(yesOrNo),
});
export type Story<M extends Move = Move, S extends Message = Message> = Omit<Of<typeof story>, "move" | "told"> & {
  readonly move: M | null;
  readonly told: readonly S[];
};

// What a device shows (src/wasm/device.h). The first `kept` of the stories shown before stay. `eyes` is the viewer.
export const frame = object({
  situation,
  eyes: orNull(seat),
  hand_over: orNull(seat),
  thinking: orNull(seat),
  kept: count,
  stories: list(story),
  said: list(message),
});
export type Frame = Of<typeof frame>;

// The engine's answer when a record is opened.
export type Opened = { readonly at: number; readonly players: readonly Player[]; readonly frames: readonly [Frame] };

// The view and the plans after a move that is only tried.
export const peek = object({ view: anything, told: list(message), plans: maybe(list(plan)) });
export type Peek<S extends Message = Message> = Omit<Of<typeof peek>, "told"> & { readonly told: readonly S[] };

export const hint = object({
  seat,
  bot: text,
  simulations: count,
  best: list(
    object({ move, share_in_millionths: maybe(number), chosen_in_millionths: maybe(number), visits: maybe(count) }),
  ),
  proven: maybe(oneOf("win", "loss")),
  why: orNull(message),
});
export type Hint = Of<typeof hint>;

const option = object({
  id: text,
  kind: oneOf("number", "flag", "name"),
  least: number,
  most: number,
  default_value: number,
  names: list(text),
  proposed_from: maybe(count), // the form of a table proposes a switch from this many seats on
});
export type OptionSpec = Of<typeof option>;

const contentKind = object({
  kind: text,
  default_value: text,
  where: maybe(object({ option: text, value: number, default_value: text })), // another default where an option has this value
  built_in: list(object({ name: text, title: text, about: text })),
});
export type ContentKind = Of<typeof contentKind>;

export const facts = object({
  id: text,
  title: text,
  designer: text,
  min_seats: count,
  max_seats: count,
  rules: count,
  roles: list(list(message)),
  levels: list(list(text)), // of bots, as `roles` for every number of seats
  options: list(option),
  content: list(contentKind),
});
export type Facts = Of<typeof facts>;
