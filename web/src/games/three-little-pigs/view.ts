// What the engine shows of The Three Little Pigs: src/rules/three_little_pigs/view.cpp.
import { message, oneOf, orNull, seat } from "../../match/situation";
import { count, list, maybe, number, object, text, yesOrNo, type Of, type Shape } from "../../shared/shape";

export const materials = ["straw", "wood", "brick"] as const;
export const parts = ["door", "window", "roof"] as const;
export type Material = (typeof materials)[number];
export type Part = (typeof parts)[number];
export type Face = Part | "wolf";

const material: Shape<Material> = oneOf(...materials);
const part: Shape<Part> = oneOf(...parts);
const face: Shape<Face> = oneOf("door", "window", "roof", "wolf");

const die = object({ colour: oneOf("white", "black"), face: orNull(face), kept: yesOrNo, locked: yesOrNo });
const stack = object({
  material,
  part,
  price: count,
  points: count,
  left: count,
  top: orNull(oneOf("pot", "plain")),
  unseen_pots: count,
  payable: yesOrNo,
});
const tile = object({ part, material, pot: yesOrNo });
const house = object({
  number: count,
  complete: yesOrNo,
  height: count,
  pots: count,
  points: count,
  tiles: list(tile),
});
const builder = object({
  seat,
  score: number,
  tile_points: count,
  pot_points: count,
  house_points: count,
  award_points: count,
  complete_houses: count,
  houses: list(house),
});
const award = object({ award: text, points: count, given: oneOf("in play", "at the end"), seat: orNull(seat) });

export const view = object({
  phase: oneOf("turn_up", "first", "roll", "choose_dice", "buy", "blow", "spin", "over"),
  turn: count,
  seat: orNull(seat),
  rolls_left: count,
  dice: list(die),
  symbols: object({ door: count, window: count, roof: count }),
  bought: count,
  uncovered: orNull(object({ material, part })),
  wolf: orNull(object({ seat, house: count })),
  spinner: object({ straw: count, wood: count, brick: count }),
  stacks: list(stack),
  seats: list(builder),
  veteran: yesOrNo,
  awards: maybe(list(award)),
  end: object({ empty_stacks: count, stacks_to_end: count, last_turn: yesOrNo, most_turns: count, why: list(message) }),
});

export type View = Of<typeof view>;
export type Die = Of<typeof die>;
export type Stack = Of<typeof stack>;
export type Tile = Of<typeof tile>;
export type House = Of<typeof house>;
export type Builder = Of<typeof builder>;
export type Award = Of<typeof award>;
