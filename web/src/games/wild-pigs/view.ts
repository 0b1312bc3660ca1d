// The view of Wild Pigs Will Attack!, written by src/rules/wild_pigs/view.cpp.
// The order of the decks is unknown to everybody. All viewers see the same.
//
// docs/views/wild-pigs.md is made from the shapes and comments of this file.
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
const cubes = object({
  R: count, // red cubes
  B: count, // blue cubes
  G: count, // green cubes
});
const some = {
  R: maybe(count), // red cubes; missing if 0
  B: maybe(count), // blue cubes; missing if 0
  G: maybe(count), // green cubes; missing if 0
};
const gainFields = {
  ...some,
  attack: maybe(count), // attack tokens; missing if 0
  conversion: maybe(count), // conversion tokens; missing if 0
  wild: maybe(count), // wild tokens; missing if 0
  mass: maybe(count), // mass tokens; missing if 0
  free_stance: maybe(count), // free re-stances; missing if 0
  upgrade_slot: maybe(count), // upgrade slots; missing if 0
  weapon_slot: maybe(count), // weapon slots; missing if 0
};
const gains = object(gainFields);

const attack = object({
  seat, // the seat in turn
  wounds: count, // wounds it takes
  steals: count, // cubes it loses
  weights: count, // weights the pig gains
});
const pig = object({
  id: text, // the card's id in notation and content
  name: text, // the card's name
  type: breed, // the pig's type
  cost: cubes, // what a fight costs, rage and weights included (WP-13)
  more: cubes, // the part of `cost` that rage and weights add
  vp: number, // victory points of the trophy
  weights: count, // weights on the card
  enraged: yesOrNo, // whether it is enraged
  spoils: gains, // what a win gives at once
  dangerous_to: maybe(list(seat)), // the seats it would attack in their stances of now; only in the front row, outside the boss phase
  will_attack: maybe(orNull(attack)), // what it does when this turn ends, or null; where `dangerous_to` is, in a turn
});

const income = object({
  ...some,
  stance: maybe(count), // cubes of the stance's colour; missing if 0
  least: maybe(count), // cubes of the colour its owner has least of (WP-25); missing if 0
});
const upgradeFields = {
  id: text, // the card's id in notation and content
  name: text, // the card's name
  cost: cubes, // what it costs
  vp: number, // victory points
  day: maybe(income), // income of each turn by day; missing if none
  night: maybe(income), // income of each turn by night; missing if none
  discount: maybe(count), // how much less fights cost in the stance's colour; missing if 0
  mass_worth: maybe(count), // what a mass token takes off, if more than usual; missing otherwise
  unlocks_mass: maybe(yesOrNo), // true if mass tokens can be prepared; missing otherwise
  forges_mass: maybe(cubes), // what it costs to forge a mass token, once a turn; missing if that is not possible
  splits_cube: maybe(yesOrNo), // true if a cube can be split into one of each other colour; missing otherwise
  on_kill: maybe(gains), // what a won fight gives; missing if nothing
  does: list(message), // the effects that take a sentence
};
const weaponFields = {
  id: text, // the card's id in notation and content
  name: text, // the card's name
  cost: cubes, // what it costs
  vp: number, // victory points
  uses: count, // uses of a new one
  day: cubes, // what it takes off the cost of a fight by day
  night: cubes, // what it takes off the cost of a fight by night
  reach: yesOrNo, // whether it allows any target of a lane (WP-12)
  on_kill: maybe(gains), // what a won fight gives; missing if nothing
};
const upgrade = object(upgradeFields);
const weapon = object(weaponFields);
const upgrades = object({
  new_stock: list(upgrade), // cards of New Stock
  carryover: list(upgrade), // cards of Carryover
  deck: count, // cards in the deck
  discard: count, // cards in the discard
});
const weapons = object({
  new_stock: list(weapon), // cards of New Stock
  carryover: list(weapon), // cards of Carryover
  deck: count, // cards in the deck
  discard: count, // cards in the discard
});

const reward = object({
  ...gainFields,
  vp: maybe(count), // victory points; missing if 0
  heal: maybe(count), // wounds removed; missing if 0
  free_weapon: maybe(count), // 1 if the top weapon of the deck is free; missing otherwise
});
const penalty = object({
  wounds: maybe(count), // wounds taken; missing if 0
  cubes: maybe(count), // cubes lost; missing if 0
  tokens: maybe(count), // tokens lost; missing if 0
});
const threshold = object({
  id: text, // the threshold's id
  name: text, // the threshold's name
  cost: cubes, // what it costs
  reward, // what paying it gives
  penalty: maybe(penalty), // what leaving it unpaid costs; only with the option `boss` at `tribute`
  paid_by: list(seat), // the seats that have paid it; empty outside its boss phase
});

const trophy = object({
  id: text, // the card's id in notation and content
  name: text, // the card's name
  type: breed, // the pig's type
  era, // the era it was defeated in
  vp: number, // victory points, rage included
  enraged: yesOrNo, // whether it was enraged
});
const player = object({
  seat, // the seat
  stance: oneOf(...stances), // the stance of now
  cubes, // cubes of the seat
  tokens: object({
    attack: count, // attack tokens
    conversion: count, // conversion tokens
    wild: count, // wild tokens
    mass: count, // mass tokens
  }), // tokens of the seat
  most_tokens: count, // the cap on each kind of token (WP-4)
  upgrade_slots: count, // slots for upgrades
  weapon_slots: count, // slots for weapons
  upgrades: list(
    object({
      ...upgradeFields,
      used: maybe(yesOrNo), // whether it was used in this turn; only for active upgrades of the seat in turn
    }),
  ), // upgrades of the seat
  weapons: list(
    object({
      ...weaponFields,
      uses_left: count, // uses left
    }),
  ), // weapons of the seat
  trophies: list(trophy), // threats the seat has defeated
  thresholds: count, // thresholds paid in the whole match
  free_stances: count, // free re-stances left
  wounds: count, // wounds of the seat
  wound_cost: number, // victory points the wounds cost (WP-23)
  vp_tokens: count, // victory points in tokens
  vp: number, // the score of now
});

const stance = object({
  income: cubes, // cubes at the start of a turn
  attacked_by: message, // the types that attack this stance
});
const lane = object({
  back: orNull(pig), // the pig in the back row, or null
  mid: orNull(pig), // the pig in the middle row, or null
  front: orNull(pig), // the pig in the front row, or null
});
const boss = object({
  era, // the era it ends
  id: text, // the boss's id
  name: text, // the boss's name
  finished: yesOrNo, // whether its boss phase is over
  thresholds: list(threshold), // its thresholds
});
const deeds = object({
  main_action: yesOrNo, // whether the main action is done
  bought: yesOrNo, // whether a card was bought
  extended: yesOrNo, // whether a slot was added
});
const fight = object({
  threshold: maybe(count), // the threshold that is paid, from 1; missing in a fight with a pig
  lane: maybe(count), // the pig's lane, from 1; missing at a threshold
  row: maybe(oneOf(...rows)), // the pig's row; missing at a threshold
  cost: cubes, // what it costs
  steady: cubes, // what mass tokens and the stance's discount take off
  open_discount: count, // what comes off a colour of the payer's choice (WP-27)
  plans: list(plan), // some of the plans to pay that are left
  plan_count: count, // how many plans are left
});

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
  ), // the step that is due
  edition: oneOf("rulebook", "later"), // the option `edition`
  era, // the era
  round: count, // the round of the era, from 1
  rounds: count, // rounds in one era
  at_boss: yesOrNo, // whether it is the boss phase
  deck_left: count, // cards left in the era's deck
  wild_buys: yesOrNo, // whether wild tokens pay in purchases, too (WP-10)
  wild_cubes: yesOrNo, // whether a wild token may become a cube in the pool (WP-10)
  stances: object({
    aggressive: stance, // the stance Aggressive
    tactical: stance, // the stance Tactical
    hunkered: stance, // the stance Hunkered
    balanced: stance, // the stance Balanced
  }), // what each stance brings and risks
  tokens: object({
    attack: message, // what an attack token does
    conversion: message, // what a conversion token does
    wild: message, // what a wild token does
    mass: message, // what a mass token does
  }), // what each token does
  first: text, // the first seat of the round; empty until it is drawn
  order: list(seat), // the seats in the order of their turns; empty until the first seat is drawn
  turn: orNull(seat), // the seat in turn, or null
  lanes: list(lane), // the lanes, from 1; cleared when the match is over
  markets: object({
    upgrades, // the market of upgrades
    weapons, // the market of weapons
  }), // the two markets
  boss_rule: oneOf("tribute", "race", "gift"), // how thresholds are paid (WP-20)
  bosses: list(boss), // the day boss and the night boss (WP-38)
  seats: list(player), // one for each seat
  deeds: maybe(deeds), // what the seat in turn has done; only in the phase `act`
  fight: maybe(fight), // the fight or threshold in hand; only while its weapons or its payment are chosen
  cubes_owed: maybe(count), // cubes the seat in turn must give; only in the phase `lose_cubes`
  tokens_owed: maybe(count), // tokens the seat in turn must give; only in the phase `lose_token`
});

export type View = Of<typeof view>;
export type Cubes = Of<typeof cubes>;
export type Gains = Of<typeof gains>;
export type Boss = Of<typeof boss>;
export type Pig = Of<typeof pig>;
export type Breed = Pig["type"];
export type Upgrade = Of<typeof upgrade>;
export type Weapon = Of<typeof weapon>;
export type MarketCard = Upgrade | Weapon;
export type PlayerView = Of<typeof player>;
export type Threshold = Of<typeof threshold>;
