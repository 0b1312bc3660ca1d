// The view of The Three Little Pigs, written by src/rules/three_little_pigs/view.cpp.
// Nothing is secret: all viewers see the same.
//
// docs/views/three-little-pigs.md is made from the shapes and comments of this file.
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

const die = object({
  colour: oneOf("white", "black"), // only black dice have a wolf
  face: orNull(face), // the face shown; null before the first roll of a turn
  kept: yesOrNo, // whether it stays while others are about to be rolled
  locked: yesOrNo, // whether it is locked for the turn: it shows a wolf (TP-6)
});
const stack = object({
  material, // the material of its tiles
  part, // the part of its tiles
  price: count, // dice with the part that a tile costs
  points: count, // points of a tile
  left: count, // tiles left
  top: orNull(oneOf("pot", "plain")), // whether the top tile has a flowerpot; null if no tile is face up
  unseen_pots: count, // flowerpots among the tiles that are not face up
  payable: yesOrNo, // whether the dice pay for a tile and the seat in turn could place it
});
const tile = object({
  part, // the part of the house
  material, // the material
  pot: yesOrNo, // whether it has a flowerpot
});
const house = object({
  number: count, // the house's number in notation, from 1
  complete: yesOrNo, // whether it has a roof
  height: count, // its tiles
  pots: count, // its flowerpots
  points: count, // points of its tiles, counted whether it is complete or not
  tiles: list(tile), // its tiles, from the ground up
});
const builder = object({
  seat, // the seat
  score: number, // the score of now
  tile_points: count, // part of the score: tiles
  pot_points: count, // part of the score: flowerpots
  house_points: count, // part of the score: complete houses
  award_points: count, // part of the score: awards
  complete_houses: count, // houses with a roof
  houses: list(house), // houses, in the order they were started
});
const award = object({
  award: text, // `straw_house`, `wood_house`, `brick_house`, `most_houses`, `tallest_house` or `most_pots` (TP-15)
  points: count, // what it is worth
  given: oneOf("in play", "at the end"), // when it is given
  seat: orNull(seat), // the holder; for an award given at the end, the seat that would get it now
});

const kind = object({
  material, // the material of the stack
  part, // the part of the stack
});
const target = object({
  seat, // the owner of the house
  house: count, // the house's number
});
const end = object({
  empty_stacks: count, // stacks without a tile
  stacks_to_end: count, // with this many empty stacks the current turn is the last (TP-13)
  last_turn: yesOrNo, // whether the current turn is the last
  most_turns: count, // the match ends after this many turns at the latest (TP-20)
  why: list(message), // when the match is over: why it ended, and what decided a tie
});

export const view = object({
  phase: oneOf("turn_up", "first", "roll", "choose_dice", "buy", "blow", "spin", "over"), // the step that is due
  turn: count, // turns begun so far; 0 during setup
  seat: orNull(seat), // the seat in turn; null during setup and when the match is over
  rolls_left: count, // rolls left in the turn
  dice: list(die), // the five dice
  symbols: object({
    door: count, // doors left to pay with
    window: count, // windows left to pay with
    roof: count, // roofs left to pay with
  }), // symbols of the dice that are left to pay with while tiles are bought
  bought: count, // tiles bought in this turn
  uncovered: orNull(kind), // the stack whose top tile is about to be turned up; null outside the phase `turn_up`
  wolf: orNull(target), // the house the wolf blows on; null outside the phase `spin`
  spinner: object({
    straw: count, // sectors with straw
    wood: count, // sectors with wood
    brick: count, // sectors with brick
  }), // sectors of the spinner by material
  stacks: list(stack), // the nine stacks
  seats: list(builder), // one for each seat
  veteran: yesOrNo, // whether the variant `veteran` is played (TP-15)
  awards: maybe(list(award)), // the awards; only in the variant `veteran`
  end, // how near the end is
});

export type View = Of<typeof view>;
export type Die = Of<typeof die>;
export type Stack = Of<typeof stack>;
export type Tile = Of<typeof tile>;
export type House = Of<typeof house>;
export type Builder = Of<typeof builder>;
export type Award = Of<typeof award>;
