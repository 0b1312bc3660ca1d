// English: texts of the parts loaded after the first view.
import type { GameWords } from "../../game";

export const texts: GameWords["texts"] = {
  look: "What you look at",
  trophies: "Trophies",
  aTurn: "each turn",
  upgrades: "Upgrades",
  weapons: "Weapons",
  newStock: "New",
  carryover: "Last chance",
  mine: "Mine",
  slots: "{n} of {of} slots",
  onKill: "each win",
  stanceColour: "of your stance’s colour",
  leastColour: "of the colour you lack most",
  uses: { one: "{n} use", other: "{n} uses" },
  reach: "reaches past the front",
  cost: "Cost",
  reward: "Reward",
  penalty: "Unpaid",
  paidBy: "Paid by {names}",
  slotSign: "slot",
  slot_weapon: "a weapon slot",
  slot_upgrade: "an upgrade slot",
  free_weapon: "a free weapon",
  heal: { one: "{n} wound healed", other: "{n} wounds healed" },
  n_tokens: { one: "{n} token", other: "{n} tokens" },
  whyNot: "Why can’t I?",
  close: "Close",
  otherWays: { one: "{n} other way to pay", other: "{n} other ways to pay" },
  ways: { one: "{n} way to pay", other: "{n} ways to pay" },
  off: "always off",
  openOff: "{n} off a colour you choose",
  bare: "no weapon",
  safe: "Nothing attacks you when this turn ends.",
  waits: "Attacks only from the front.",
  won: "Won with {vp} VP after {n} fights and thresholds.",
  tally_day: "Trophies by day",
  tally_night: "Trophies by night",
  tally_cards: "Cards",
  tally_bosses: "Bosses",
  tally_wounds: "Wounds",
  tally_pigs: "Pigs beaten",
  tally_thresholds: "Thresholds paid",
  wonShared: "Shared at {vp} VP.",
  t_hello: "Boars come down two lanes, a step a round. Only a pig at the Front attacks, when your turn ends.",
  t_stance:
    "You began with 2 red, 2 blue and 2 green cubes: your stance is Balanced. Tap Aggressive on the wheel and take it: 5 red a turn.",
  t_buy:
    "That was your main action. You may also buy one card a turn: in the market, tap Red Mist (1 more red every turn) and buy it.",
  t_round:
    "Your turn is over, with a wild token for you. The other survivor played, the pigs stepped forward, and you took 6 red and 1 green.",
  t_fight:
    "The Snoutlaw glows: it is the first in its lane, and you can pay for it. Tap it and pay with cubes. (A wild token can stand for any cube.)",
  t_won: "Its point is yours, and its spoils: a blue and a green cube and another wild token.",
  t_end:
    "Below a pig at the Front stands what it does to you when the turn ends. Four wounds cost a point each, five cost 10 together. Nobody is there yet: end it.",
  t_later:
    "Six rounds, then a boss; then all of it again by night. You and the other survivor fight on, until the last turn of the night.",
  t_boss:
    "The night boss! Points you pay for are yours, what you leave unpaid hurts. You are behind: tap 12 green for 6 points, and pay with cubes.",
  t_last: "Now you are ahead. End your turn: the other survivor can’t pay, and points are counted, less wounds.",
};
