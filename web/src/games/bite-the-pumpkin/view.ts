// What the engine shows of a match: src/rules/bite_the_pumpkin/view.cpp. Nothing is secret.
import { oneOf, seat } from "../../match/situation";
import { count, list, maybe, object, text, type Of } from "../../shared/shape";

const farmer = object({
  seat,
  vegetable: oneOf("pumpkin", "broccoli"),
  supply: count,
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
  farmers: list(farmer),
});

export type View = Of<typeof view>;
export type Farmer = Of<typeof farmer>;
