#include "rules/wild_pigs/card_view.h"

#include "rules/wild_pigs/attacks.h"

namespace sounder::wild_pigs {

void CardPainter::amounts(std::string_view key, const Cubes& of) {
  json_.key(key).begin_object();
  for (Colour c : all_colours) json_.field(colour_names[at(c)], of[c]);
  json_.end_object();
}

void CardPainter::gains(std::string_view key, const Gains& of) {
  json_.key(key).begin_object();
  gain_fields(of);
  json_.end_object();
}

void CardPainter::gain_fields(const Gains& of) {
  for (Token t : all_tokens)
    if (of.tokens[at(t)]) json_.field(token_names[at(t)], static_cast<int>(of.tokens[at(t)]));
  for (Colour c : all_colours)
    if (of.cubes[c]) json_.field(colour_names[at(c)], of.cubes[c]);
  if (of.free_stances) json_.field("free_stance", static_cast<int>(of.free_stances));
  for (Ware w : all_wares)
    if (of.slots[at(w)]) json_.field(slot_names[at(w)], static_cast<int>(of.slots[at(w)]));
}

// `more` is what rage and weight add to the printed cost.
void CardPainter::pig(Era era, const LanePig& pig) {
  const auto& deck = cards_.threats[at(era)];
  const Threat& threat = deck[pig.card];
  json_.begin_object();
  name(deck.card(pig.card));
  json_.field("type", breed_names[at(threat.breed)]);
  const Cubes more = cubes(pig.enraged ? enraged_cost : 0, 0, pig.weights);
  amounts("cost", threat.cost + more);
  amounts("more", more);
  json_.field("vp", threat.vp + (pig.enraged ? 1 : 0));
  json_.field("weights", static_cast<int>(pig.weights)).field("enraged", pig.enraged);
  gains("spoils", threat.spoils);
}

void CardPainter::trophy(const Trophy& trophy) {
  const auto& deck = cards_.threats[at(trophy.era())];
  json_.begin_object();
  name(deck.card(trophy.card()));
  json_.field("type", breed_names[at(deck[trophy.card()].breed)]).field("era", era_names[at(trophy.era())]);
  json_.field("vp", deck[trophy.card()].vp + (trophy.enraged() ? 1 : 0))
      .field("enraged", trophy.enraged())
      .end_object();
}

void CardPainter::income(std::string_view key, const Upgrade& upgrade, Era era) {
  json_.key(key).begin_object();
  for (Colour c : all_colours)
    if (upgrade.income[at(era)][c]) json_.field(colour_names[at(c)], upgrade.income[at(era)][c]);
  if (upgrade.stance_income[at(era)]) json_.field("stance", static_cast<int>(upgrade.stance_income[at(era)]));
  if (upgrade.least_income[at(era)]) json_.field("least", static_cast<int>(upgrade.least_income[at(era)]));
  json_.end_object();
}

void CardPainter::upgrade(int card) {
  const Upgrade& upgrade = cards_.upgrades[card];
  json_.begin_object();
  name(cards_.upgrades.card(card));
  amounts("cost", upgrade.cost);
  json_.field("vp", static_cast<int>(upgrade.vp));
  for (Era era : all_eras)
    if (upgrade.income[at(era)].total() + upgrade.stance_income[at(era)] + upgrade.least_income[at(era)])
      income(era_names[at(era)], upgrade, era);
  if (upgrade.discount) json_.field("discount", static_cast<int>(upgrade.discount));
  if (upgrade.mass_worth) json_.field("mass_worth", static_cast<int>(upgrade.mass_worth));
  if (upgrade.unlocks_mass) json_.field("unlocks_mass", true);
  if (upgrade.forges_mass) amounts("forges_mass", upgrade.forge_cost);
  if (upgrade.splits_cubes) json_.field("splits_cube", true);
  if (upgrade.on_kill.any()) gains("on_kill", upgrade.on_kill);
  effects(upgrade);
}

// What takes a sentence to say.
void CardPainter::effects(const Upgrade& upgrade) {
  json_.key("does").begin_array();
  if (upgrade.discount) write(json_, messages::effect_discount(upgrade.discount));
  if (upgrade.mass_worth) write(json_, messages::effect_mass_worth(upgrade.mass_worth));
  if (upgrade.forges_mass) write(json_, messages::effect_forges_mass(amounts_of(upgrade.forge_cost)));
  if (upgrade.unlocks_mass && o_.rules().prepare_mass) write(json_, messages::effect_unlocks_mass());
  if (upgrade.splits_cubes) write(json_, messages::effect_splits_cube());
  json_.end_array();
}

void CardPainter::weapon(int card) {
  const Weapon& weapon = cards_.weapons[card];
  json_.begin_object();
  name(cards_.weapons.card(card));
  amounts("cost", weapon.cost);
  json_.field("vp", static_cast<int>(weapon.vp)).field("uses", static_cast<int>(weapon.uses));
  for (Era era : all_eras) amounts(era_names[at(era)], weapon.less[at(era)]);
  json_.field("reach", weapon.reach);
  if (weapon.on_kill.any()) gains("on_kill", weapon.on_kill);
}

void CardPainter::threshold(Era era, int i) {
  const Threshold& threshold = cards_.bosses[at(era)].thresholds[i];
  json_.begin_object();
  name(threshold_of(cards_, era, i));
  amounts("cost", threshold.cost);
  reward(threshold.reward);
  if (o_.penalties()) penalty(threshold.penalty);
}

void CardPainter::reward(const Threshold::Reward& reward) {
  json_.key("reward").begin_object();
  if (reward.vp) json_.field("vp", static_cast<int>(reward.vp));
  if (reward.heal) json_.field("heal", static_cast<int>(reward.heal));
  if (reward.free_weapon) json_.field("free_weapon", 1);
  gain_fields(reward.gains);
  json_.end_object();
}

void CardPainter::penalty(const Threshold::Penalty& penalty) {
  json_.key("penalty").begin_object();
  if (penalty.wounds) json_.field("wounds", static_cast<int>(penalty.wounds));
  if (penalty.cubes) json_.field("cubes", static_cast<int>(penalty.cubes));
  if (penalty.tokens) json_.field("tokens", static_cast<int>(penalty.tokens));
  json_.end_object();
}

void CardPainter::stances() {
  json_.key("stances").begin_object();
  for (Stance stance : all_stances) {
    std::vector<Breed> attackers;
    for (Breed breed : all_breeds)
      if (weak_to[at(stance)][at(breed)]) attackers.push_back(breed);
    json_.key(stance_names[at(stance)]).begin_object();
    amounts("income", o_.rules().cubes_per_turn[at(stance)]);
    json_.key("attacked_by");
    write(json_, messages::effect_attacked_by(attackers));
    json_.end_object();
  }
  json_.end_object();
}

void CardPainter::tokens() {
  const PerToken<Message> does = {messages::effect_attack(attack_worth), messages::effect_conversion(converted_cubes),
                                  messages::effect_wild(o_.rules().wild_buys, o_.wild_becomes_cube()),
                                  messages::effect_mass(usual_mass_worth)};
  json_.key("tokens").begin_object();
  for (Token token : all_tokens) {
    json_.key(token_names[at(token)]);
    write(json_, does[at(token)]);
  }
  json_.end_object();
}

}  // namespace sounder::wild_pigs
