// A fight or a threshold: target, weapons, payment, spoils (WP-12 to WP-15, WP-28).
#include "rules/wild_pigs/turn_flow.h"

namespace sounder::wild_pigs {

// Asks for the weapons only if unbeaten plans differ in them.
void TurnFlow::begin_fight(Target target) {
  s.target = target;
  const Means means = means_of(o_, s, s.player());
  const Bill bill = bill_of(o_, s, target);
  int sets = 0;
  each_weapon_set(means, bill, [&](int set) {
    if (sets++ == 0) s.chosen = static_cast<std::uint8_t>(set);
    return sets < 2;
  });
  if (sets == 1) return choose_payment();
  s.chosen = 0;
  s.phase = Phase::weapons;
}

void TurnFlow::choose_payment() {
  const Means means = means_of(o_, s, s.player());
  const Bill bill = bill_of(o_, s, s.target);
  FightPlan plan;
  int plans = 0;
  each_plan(means, bill, s.chosen, [&](const FightPlan& found) {
    if (plans++ == 0) plan = found;
    return plans < 2;
  });
  if (plans == 1) return finish_fight(plan);
  s.phase = Phase::payment;
}

void TurnFlow::finish_fight(const FightPlan& plan) {
  PlayerState& player = s.player();
  const Target target = s.target;
  const int weapons = plan.weapons;
  tell([&] { return messages::told_paid(s.seat(), amounts_of(plan)); });
  player.pool -= plan.paid;
  player.tokens[at(Token::attack)] = static_cast<std::uint8_t>(player.tokens[at(Token::attack)] - plan.attack);
  player.tokens[at(Token::wild)] = static_cast<std::uint8_t>(player.tokens[at(Token::wild)] - plan.wild_total());
  s.target = {};
  s.chosen = 0;
  s.phase = Phase::act;
  if (target.is_threshold()) {
    spend_weapons(player, weapons);
    return reward(target.threshold_number());
  }
  s.deeds.main_action = true;
  LanePig& place = s.pig(target);
  const LanePig pig = place;
  place = {};
  win(pig, weapons);
  spend_weapons(player, weapons);
}

// WP-15.
void TurnFlow::win(const LanePig& pig, int weapons) {
  PlayerState& player = s.player();
  const Threat& threat = cards_.threats[at(s.era)][pig.card];
  const PlayerState before = player;
  player.trophies[player.kills++] = Trophy(pig.card, s.era, pig.enraged);
  gain(player, threat.spoils);
  for (int i = 0; i < player.owned[at(Ware::upgrade)]; ++i) gain(player, cards_.upgrades[player.upgrades[i]].on_kill);
  for (int i = 0; i < player.owned[at(Ware::weapon)]; ++i)
    if (weapons >> i & 1) gain(player, cards_.weapons[player.weapons[i].card].on_kill);
  tell([&] {
    return messages::told_defeated(s.seat(), card_of(cards_, s.era, pig), threat.vp + (pig.enraged ? 1 : 0),
                                   amounts_gained(before, player));
  });
}

void TurnFlow::gain(PlayerState& player, const Gains& gains) {
  for (Token t : all_tokens)
    player.tokens[at(t)] =
        static_cast<std::uint8_t>(std::min(o_.rules().most_tokens, player.tokens[at(t)] + gains.tokens[at(t)]));
  player.pool += gains.cubes;
  player.free_stances = static_cast<std::uint8_t>(player.free_stances + gains.free_stances);
  for (Ware w : all_wares)  // up to the maximum; not the extension of the turn
    player.slots[at(w)] =
        static_cast<std::uint8_t>(std::min(o_.rules().most_slots, player.slots[at(w)] + gains.slots[at(w)]));
}

// One use each; a used-up weapon leaves the game (WP-5) and its slot.
void TurnFlow::spend_weapons(PlayerState& player, int weapons) {
  if (weapons == 0) return;
  std::size_t kept = 0;
  const std::size_t owned = player.owned[at(Ware::weapon)];
  for (std::size_t i = 0; i < owned; ++i) {
    OwnedWeapon weapon = player.weapons[i];
    if (weapons >> i & 1) --weapon.uses;
    if (weapon.uses > 0)
      player.weapons[kept++] = weapon;
    else
      tell([&] { return messages::told_used_up(cards_.weapons.card(weapon.card)); });
  }
  for (std::size_t i = kept; i < owned; ++i) player.weapons[i] = {};
  player.owned[at(Ware::weapon)] = static_cast<std::uint8_t>(kept);
}

}  // namespace sounder::wild_pigs
