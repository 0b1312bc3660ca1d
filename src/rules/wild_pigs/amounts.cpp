#include "rules/wild_pigs/amounts.h"

namespace sounder::wild_pigs {
namespace {

void add(Amounts& to, Amounts more) {
  for (Message& one : more) to.push_back(std::move(one));
}

Amounts tokens_of(const FightPlan& plan) {
  Amounts amounts;
  if (plan.attack) amounts.push_back(messages::amount_tokens(plan.attack, Token::attack));
  add(amounts, wild_amounts(plan.wild));
  return amounts;
}

}  // namespace

Amounts amounts_of(const Cubes& cubes) {
  Amounts amounts;
  for (Colour c : all_colours)
    if (cubes[c]) amounts.push_back(messages::amount_cubes(cubes[c], c));
  return amounts;
}

Amounts amounts_of(const PerToken<std::uint8_t>& tokens) {
  Amounts amounts;
  for (Token t : all_tokens)
    if (tokens[at(t)]) amounts.push_back(messages::amount_tokens(tokens[at(t)], t));
  return amounts;
}

Amounts amounts_of(const Gains& gains) {
  Amounts amounts = amounts_of(gains.tokens);
  add(amounts, amounts_of(gains.cubes));
  if (gains.free_stances) amounts.push_back(messages::amount_free_stances(gains.free_stances));
  for (Ware w : all_wares)
    if (gains.slots[at(w)]) amounts.push_back(messages::amount_slots(gains.slots[at(w)], w));
  return amounts;
}

Amounts wild_amounts(const PerColour<std::uint8_t>& by_colour) {
  Amounts amounts;
  for (Colour c : all_colours)
    if (by_colour[at(c)]) amounts.push_back(messages::amount_wild(by_colour[at(c)], c));
  return amounts;
}

Amounts amounts_of(const FightPlan& plan) {
  Amounts amounts = amounts_of(plan.paid);
  add(amounts, tokens_of(plan));
  return amounts;
}

Amounts named_means(const FightPlan& plan, int open_discount) {
  Amounts amounts = tokens_of(plan);
  if (plan.discount != Move::no_discount)
    amounts.push_back(messages::amount_discount(open_discount, static_cast<Colour>(plan.discount)));
  return amounts;
}

Amounts amounts_gained(const PlayerState& before, const PlayerState& after) {
  Amounts amounts;
  if (const int vp = after.vp_tokens - before.vp_tokens) amounts.push_back(messages::amount_vp(vp));
  if (const int healed = before.wounds - after.wounds) amounts.push_back(messages::amount_healed(healed));
  for (Ware ware : all_wares)
    if (const int slots = after.slots[at(ware)] - before.slots[at(ware)])
      amounts.push_back(messages::amount_slots(slots, ware));
  Gains gains;
  gains.cubes = after.pool - before.pool;
  for (Token t : all_tokens) gains.tokens[at(t)] = static_cast<std::uint8_t>(after.count(t) - before.count(t));
  gains.free_stances = static_cast<std::uint8_t>(after.free_stances - before.free_stances);
  add(amounts, amounts_of(gains));
  return amounts;
}

CardName card_of(const Cards& cards, Era era, const LanePig& pig) { return cards.threats[at(era)].card(pig.card); }

CardName threshold_of(const Cards& cards, Era era, int threshold) {
  return cards.threshold_labels[at(era)][threshold].card();
}

std::vector<CardName> weapons_of(const Cards& cards, const PlayerState& player, int set) {
  std::vector<CardName> names;
  for (int i = 0; i < player.owned[at(Ware::weapon)]; ++i)
    if (set >> i & 1) names.push_back(cards.weapons.card(player.weapons[i].card));
  return names;
}

Message ware_of(const Cards& cards, Ware ware, int card) {
  return ware == Ware::upgrade ? messages::ware_upgrade(cards.upgrades.card(card))
                               : messages::ware_weapon(cards.weapons.card(card));
}

}  // namespace sounder::wild_pigs
