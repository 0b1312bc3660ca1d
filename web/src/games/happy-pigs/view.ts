// What the engine shows of Happy Pigs: src/rules/happy_pigs/view.cpp.
import type { Says } from "../../generated/happy-pigs";
import { message, oneOf, seat } from "../../match/situation";
import { count, list, maybe, object, text, yesOrNo, type Of, type Shape } from "../../shared/shape";

export const sizes = ["piglet", "small", "average", "big"] as const;
export const items = ["vaccine", "supplement", "amulet"] as const;
export const goods = [...sizes, ...items, "field"] as const;
export const actions = ["feed", "mate", "buy", "sell"] as const;
export const seasons = ["spring", "summer", "autumn", "winter"] as const;
export type { Action, Good, Item, Season, Size } from "../../generated/happy-pigs";

const card = object({
  season: oneOf(...seasons),
  id: text,
  name: text,
  feed: count,
  mate: count,
  buy: count,
  sell: count,
  effect: list(message as unknown as Shape<Says>),
});
export type SeasonCard = Of<typeof card>;

const pig = object({
  size: oneOf(...sizes),
  vaccinated: yesOrNo,
  fed: yesOrNo,
  adult: yesOrNo,
  field: count,
  x: count,
  y: count,
  width: count,
  height: count,
});
export type Pig = Of<typeof pig>;

const farm = object({
  seat,
  money: count,
  fields: count,
  next_field_price: count,
  items: object({ vaccine: count, supplement: count, amulet: count }),
  has_chosen: yesOrNo,
  choice: maybe(oneOf(...actions)), // of others only once it is revealed
  actions: count,
  parents: maybe(count),
  pigs: list(pig),
});
export type Farm = Of<typeof farm>;

const ware = object({ good: oneOf(...goods), left: count, price: maybe(count), sells_for: maybe(count) });
export type Ware = Of<typeof ware>;

export const view = object({
  phase: oneOf("shop", "draw", "choose", "act", "effect", "vaccinate", "over"),
  round: count,
  rounds: count,
  season: oneOf(...seasons),
  rounds_a_season: count,
  rounds_to_change: count, // after this one
  first: seat,
  asked: list(seat),
  viewer: maybe(seat),
  card: maybe(card),
  next_card: maybe(card),
  seen: list(text),
  unseen: list(text),
  market: list(ware),
  neutral: maybe(object({ holder: seat, has_chosen: yesOrNo, choice: maybe(oneOf(...actions)) })),
  field_side: count,
  farms: list(farm),
});
export type View = Of<typeof view>;
