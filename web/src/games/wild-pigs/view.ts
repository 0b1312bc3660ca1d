// What the engine shows of a match of Wild Pigs Will Attack!: src/rules/wild_pigs/view.cpp. Nothing is hidden.
import { message, oneOf, orNull, plan, seat } from "../../match/situation";
import { count, list, maybe, number, object, text, yesOrNo, type Of } from "../../shared/shape";

export const colours = ["R", "B", "G"] as const;
export type Colour = (typeof colours)[number];
export const tokens = ["attack", "conversion", "wild", "mass"] as const;
export type Token = (typeof tokens)[number];
export const stances = ["aggressive", "tactical", "hunkered", "balanced"] as const;
export type Stance = (typeof stances)[number];
export const rows = ["back", "mid", "front"] as const;
export type Row = (typeof rows)[number];

const era = oneOf("day", "night");
const breed = oneOf("feral", "cunning", "massive", "hybrid");
const cubes = object({ R: count, B: count, G: count });
const some = { R: maybe(count), B: maybe(count), G: maybe(count) };
const gainFields = {
  ...some,
  attack: maybe(count),
  conversion: maybe(count),
  wild: maybe(count),
  mass: maybe(count),
  free_stance: maybe(count),
};
const gains = object(gainFields);

const attack = object({ seat, wounds: count, steals: count, weights: count });
const pig = object({
  id: text,
  name: text,
  type: breed,
  cost: cubes,
  more: cubes, // what rage and weight add to the printed cost
  vp: number,
  weights: count,
  enraged: yesOrNo,
  spoils: gains,
  dangerous_to: maybe(list(seat)), // at the front
  will_attack: maybe(orNull(attack)), // at the front, in a turn: what it still does to that seat when the turn ends
});

const income = object({ ...some, stance: maybe(count), least: maybe(count) });
const upgradeFields = {
  id: text,
  name: text,
  cost: cubes,
  vp: number,
  day: maybe(income),
  night: maybe(income),
  discount: maybe(count),
  mass_worth: maybe(count),
  unlocks_mass: maybe(yesOrNo),
  forges_mass: maybe(cubes),
  splits_cube: maybe(yesOrNo),
  on_kill: maybe(gains),
  does: list(message),
};
const weaponFields = {
  id: text,
  name: text,
  cost: cubes,
  vp: number,
  uses: count,
  day: cubes,
  night: cubes,
  reach: yesOrNo,
  on_kill: maybe(gains),
};
const upgrade = object(upgradeFields);
const weapon = object(weaponFields);
const upgrades = object({ new_stock: list(upgrade), carryover: list(upgrade), deck: count, discard: count });
const weapons = object({ new_stock: list(weapon), carryover: list(weapon), deck: count, discard: count });

const threshold = object({
  id: text,
  name: text,
  cost: cubes,
  reward: object({
    ...gainFields,
    vp: maybe(count),
    heal: maybe(count),
    weapon_slot: maybe(count),
    upgrade_slot: maybe(count),
    free_weapon: maybe(count),
  }),
  penalty: maybe(object({ wounds: maybe(count), cubes: maybe(count), tokens: maybe(count) })),
  paid_by: list(seat),
});

const player = object({
  seat,
  stance: oneOf(...stances),
  cubes,
  tokens: object({ attack: count, conversion: count, wild: count, mass: count }),
  most_tokens: count,
  upgrade_slots: count,
  weapon_slots: count,
  upgrades: list(object({ ...upgradeFields, used: maybe(yesOrNo) })),
  weapons: list(object({ ...weaponFields, uses_left: count })),
  trophies: list(object({ id: text, name: text, type: breed, era, vp: number, enraged: yesOrNo })),
  thresholds: count,
  free_stances: count,
  wounds: count,
  wound_cost: number,
  vp_tokens: count,
  vp: number,
});

const stance = object({ income: cubes, attacked_by: message });

export const view = object({
  phase: oneOf(
    "extra_breeds",
    "spawn",
    "stock_upgrades",
    "stock_weapons",
    "first_seat",
    "free_weapon",
    "act",
    "weapons",
    "payment",
    "lose_cubes",
    "lose_token",
    "attacks",
    "penalties",
    "over",
  ),
  edition: oneOf("rulebook", "later"),
  era,
  round: count,
  rounds: count,
  at_boss: yesOrNo,
  deck_left: count,
  wild_buys: yesOrNo,
  stances: object({ aggressive: stance, tactical: stance, hunkered: stance, balanced: stance }),
  tokens: object({ attack: message, conversion: message, wild: message, mass: message }),
  first: text,
  order: list(seat),
  turn: orNull(seat),
  lanes: list(object({ back: orNull(pig), mid: orNull(pig), front: orNull(pig) })),
  markets: object({ upgrades, weapons }),
  boss: object({ id: text, name: text, rule: oneOf("tribute", "race", "gift"), thresholds: list(threshold) }),
  seats: list(player),
  deeds: maybe(object({ main_action: yesOrNo, bought: yesOrNo, extended: yesOrNo })),
  fight: maybe(
    object({
      threshold: maybe(count),
      lane: maybe(count),
      row: maybe(oneOf(...rows)),
      cost: cubes,
      steady: cubes,
      open_discount: count,
      plans: list(plan),
      plan_count: count,
    }),
  ),
  cubes_owed: maybe(count),
  tokens_owed: maybe(count),
});

export type View = Of<typeof view>;
export type Cubes = Of<typeof cubes>;
export type Gains = Of<typeof gains>;
export type Pig = Of<typeof pig>;
export type Breed = Pig["type"];
export type Upgrade = Of<typeof upgrade>;
export type Weapon = Of<typeof weapon>;
export type MarketCard = Upgrade | Weapon;
export type PlayerView = Of<typeof player>;
export type Threshold = Of<typeof threshold>;
