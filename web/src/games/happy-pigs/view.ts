// The view of Happy Pigs, written by src/rules/happy_pigs/view.cpp.
// A choice that is not revealed yet is only in the view of the seat that made it.
//
// docs/views/happy-pigs.md is made from the shapes and comments of this file.
import type { GameMessage } from "../../generated/happy-pigs";
import { message, oneOf, seat } from "../../match/situation";
import { count, list, maybe, object, text, yesOrNo, type Of, type Shape } from "../../shared/shape";

export const sizes = ["piglet", "small", "average", "big"] as const;
export const items = ["vaccine", "supplement", "amulet"] as const;
export const goods = [...sizes, ...items, "field"] as const;
export const actions = ["feed", "mate", "buy", "sell"] as const;
export const seasons = ["spring", "summer", "autumn", "winter"] as const;
export type { Action, Good, Item, Season, Size } from "../../generated/happy-pigs";

const card = object({
  season: oneOf(...seasons), // the season the card belongs to
  id: text, // the card's id in notation and content
  name: text, // the card's name in the deck
  feed: count, // the number of the action `feed`; the seats that chose it share it
  mate: count, // the number of the action `mate`
  buy: count, // the number of the action `buy`
  sell: count, // the number of the action `sell`
  effect: list(message as unknown as Shape<GameMessage>), // what the card does, besides its numbers
});
export type SeasonCard = Of<typeof card>;

const pig = object({
  size: oneOf(...sizes), // the pig's size
  vaccinated: yesOrNo, // whether it stays at the change of season (HP-13)
  fed: yesOrNo, // whether it was fed in this turn (HP-9)
  adult: yesOrNo, // whether it is old enough to mate
  field: count, // the field it stands on, from 0
  x: count, // distance from the left edge of the field
  y: count, // distance from the top edge of the field
  width: count, // width of its tile
  height: count, // height of its tile
});
export type Pig = Of<typeof pig>;

const farm = object({
  seat, // the farm's seat
  money: count, // money of the seat
  fields: count, // fields of the seat
  next_field_price: count, // what the seat's next field costs
  items: object({
    vaccine: count, // vaccines of the seat
    supplement: count, // supplements of the seat
    amulet: count, // amulets of the seat
  }), // items of the seat
  has_chosen: yesOrNo, // whether the seat has chosen its action of this round
  choice: maybe(oneOf(...actions)), // the action; missing until it is chosen, and for others until it is revealed
  actions: count, // actions left in this turn; in the phase `shop` things left to buy
  parents: maybe(count), // pigs that can still have a piglet; only in the turn of a seat that mates
  pigs: list(pig), // pigs of the seat, packed on its fields
});
export type Farm = Of<typeof farm>;

const ware = object({
  good: oneOf(...goods), // what is sold
  left: count, // how many are in the reserve
  price: maybe(count), // the buying price of now; missing for a field, whose price depends on the farm
  sells_for: maybe(count), // the selling price of now; only for pigs
});
export type Ware = Of<typeof ware>;

const neutral = object({
  holder: seat, // the seat that chooses the neutral action
  has_chosen: yesOrNo, // whether the neutral action of this round is chosen
  choice: maybe(oneOf(...actions)), // missing until it is chosen, and for others until it is revealed
});

export const view = object({
  phase: oneOf("first_seat", "shop", "draw", "choose", "act", "effect", "vaccinate", "over"), // the step that is due
  round: count, // the round, from 1; 0 before it, in the phases `first_seat` and `shop`
  rounds: count, // rounds of the match
  season: oneOf(...seasons), // the season of the round
  rounds_a_season: count, // rounds in one season
  rounds_to_change: count, // rounds after this one before the season changes
  first: maybe(seat), // the seat with the first-player token; missing until it is drawn
  asked: list(seat), // the seats to move
  viewer: maybe(seat), // the seat the view is for; missing in the view of the audience
  card: maybe(card), // the card of the round; missing until it is drawn
  next_card: maybe(card), // the card of the next round; only with the option `forecast` (HP-18)
  seen: list(text), // names of the cards drawn so far
  unseen: list(text), // names of the cards of the season to draw from that are not drawn yet
  market: list(ware), // the reserve and its prices
  neutral: maybe(neutral), // the neutral action (HP-17); only with the option `neutral`
  field_width: count, // of a field, in units
  field_height: count, // of a field, in units
  pairs: yesOrNo, // two fields side by side are one: a pig may stand on both
  farms: list(farm), // one for each seat
});
export type View = Of<typeof view>;
