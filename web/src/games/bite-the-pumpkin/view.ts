// The view of Bite the Pumpkin, written by src/rules/bite_the_pumpkin/view.cpp.
// Nothing is secret: all viewers see the same.
//
// docs/views/bite-the-pumpkin.md is made from the shapes and comments of this file.
import { oneOf, seat } from "../../match/situation";
import { count, list, maybe, object, text, type Of } from "../../shared/shape";

const farmer = object({
  seat, // the farmer's seat
  vegetable: oneOf("pumpkin", "broccoli"), // the vegetable this farmer plants
  stock: count, // vegetables at the start of the match
  supply: count, // vegetables still to plant
  on_board: count, // vegetables on the meadow
  standing: oneOf("playing", "out", "home"), // `out`: lost (BP-10); `home`: every vegetable is planted
});

const bite = object({
  pig: text, // the pig's cell
  food: list(text), // cells of the vegetables beside it, of the kinds it has not eaten in this turn
});

export const view = object({
  phase: oneOf("place_pig", "plant", "bite", "run", "over"), // the decision that is due
  trees: list(text), // cells with a tree
  pigs: list(text), // cells with a pig
  lying: list(text), // cells of the pigs that have eaten in this turn
  pumpkins: list(text), // cells with a pumpkin
  broccoli: maybe(list(text)), // cells with a broccoli; only with three seats
  reach: list(bite), // pigs with food beside them
  herd: count, // pigs of the herd, placed or not
  herd_wins_at: count, // with this many vegetables or fewer on the meadow a farmer loses (BP-10)
  farmers: list(farmer), // one for each farmer: pumpkins, then broccoli
});

export type View = Of<typeof view>;
export type Farmer = Of<typeof farmer>;
