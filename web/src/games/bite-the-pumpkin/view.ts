// What the engine shows of a match: src/rules/bite_the_pumpkin/view.cpp. Nothing is secret.
import { oneOf, seat } from "../../match/situation";
import { count, list, maybe, object, text, type Of } from "../../shared/shape";

const farmer = object({
  seat,
  vegetable: oneOf("pumpkin", "broccoli"),
  stock: count, // at the start
  supply: count, // still to plant
  on_board: count,
  standing: oneOf("playing", "out", "home"),
});

export const view = object({
  phase: oneOf("place_pig", "plant", "bite", "run", "over"),
  trees: list(text),
  pigs: list(text),
  lying: list(text),
  pumpkins: list(text),
  broccoli: maybe(list(text)), // three players
  reach: list(object({ pig: text, food: list(text) })), // what pigs could eat now
  herd: count, // pigs, when all are placed
  herd_wins_at: count, // vegetables on the meadow
  farmers: list(farmer),
});

export type View = Of<typeof view>;
export type Farmer = Of<typeof farmer>;
