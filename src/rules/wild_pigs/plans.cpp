#include "rules/wild_pigs/plans.h"

#include "rules/wild_pigs/wild_pigs.h"

namespace sounder::wild_pigs {

Means means_of(const Options& options, const State& s, const PlayerState& player) {
  const Cards& cards = options.cards;
  Means means;
  means.pool = player.pool;
  means.attack = player.count(Token::attack);
  means.wild = player.count(Token::wild);
  int discount = 0;
  int worth = usual_mass_worth;
  for (int i = 0; i < player.owned[at(Ware::upgrade)]; ++i) {
    const Upgrade& upgrade = cards.upgrades[player.upgrades[i]];
    discount += upgrade.discount;
    worth = std::max<int>(worth, upgrade.mass_worth);  // boosts don't stack
  }
  means.steady = cubes_of(Colour::green, worth * player.count(Token::mass));
  if (player.stance == Stance::balanced)
    means.open_discount = discount;
  else
    means.steady += cubes_of(stance_colours[at(player.stance)], discount);

  means.weapons = player.owned[at(Ware::weapon)];
  for (int i = 0; i < means.weapons; ++i) {
    const auto place = static_cast<std::size_t>(i);
    const int bit = 1 << i;
    const Weapon& weapon = cards.weapons[player.weapons[place].card];
    if (i > 0 && player.weapons[place - 1].card == player.weapons[place].card)
      means.twins |= static_cast<std::uint8_t>(bit);
    if (weapon.reach) means.reach |= static_cast<std::uint8_t>(bit);
    if (weapon.on_kill.any()) means.on_kill |= static_cast<std::uint8_t>(bit);
    for (int rest = 0; rest < bit; ++rest) means.less[bit | rest] = means.less[rest] + weapon.less[at(s.era)];
  }
  return means;
}

Bill bill_of(const Options& options, const State& s, const Target& target) {
  if (target.is_threshold())
    return {.cost = options.cards.bosses[at(s.era)].thresholds[target.threshold_number()].cost,
            .needs_reach = false,
            .counts_kills = false};
  const LanePig& pig = s.pig(target);
  Bill bill;
  bill.cost = options.cards.threats[at(s.era)][pig.card].cost + cubes(pig.enraged ? enraged_cost : 0, 0, pig.weights);
  bill.needs_reach = s.lanes[target.lane()].frontmost() != target.row() && !options.rules().reach_by_owning;
  return bill;
}

// Everything only makes it cheaper, so it can be paid if it can be paid with everything.
bool can_pay(const Means& means, const Bill& bill) {
  const int all = means.weapon_sets() - 1;
  if (bill.needs_reach && !means.reach) return false;
  const Discounts colours = discounts(means);
  for (int discount = colours.begin; discount < colours.end; ++discount) {
    const Cubes rest = rest_of(means, bill, all, means.attack, discount);
    int missing = 0;
    for (std::size_t c = 0; c < 3; ++c) missing += std::max(0, rest.of[c] - means.pool.of[c]);
    if (missing <= means.wild) return true;
  }
  return false;
}

// WP-28. Against fixed weapons, attack tokens and discount the best answer pays with the plan's own cubes as far as
// they go and with wild tokens beyond; it beats the plan if those suffice and anything at all is saved.
bool is_beaten(const Means& means, const Bill& bill, const FightPlan& plan) {
  const int fixed = bill.counts_kills ? plan.weapons & means.on_kill : 0;
  const int loose = plan.weapons & ~fixed;
  const int wild = plan.wild_total();
  const Discounts colours = discounts(means);
  for (int some = loose;; some = (some - 1) & loose) {
    const int weapons = fixed | some;
    if (!bill.needs_reach || (weapons & means.reach)) {
      for (int discount = colours.begin; discount < colours.end; ++discount) {
        const Cubes rest = rest_of(means, bill, weapons, plan.attack, discount);
        int needed = 0;
        bool saves = weapons != plan.weapons;
        for (std::size_t c = 0; c < 3; ++c) {
          needed += std::max(0, rest.of[c] - plan.paid.of[c]);
          saves |= rest.of[c] < plan.paid.of[c];
        }
        if (needed > wild) continue;  // and so with fewer attack tokens
        // Among equal spenders the discount on red is kept, then the one on blue.
        if (saves || needed < wild || discount < plan.discount) return true;
        // Spent to the last token: an attack token too many shows in what is saved without it.
        if (plan.attack == 0) continue;
        const Cubes fewer = rest_of(means, bill, weapons, plan.attack - 1, discount);
        const int paid = plan.paid[Colour::red];
        if (needed + std::max(0, fewer[Colour::red] - paid) - std::max(0, rest[Colour::red] - paid) <= wild)
          return true;
      }
    }
    if (some == 0) return false;
  }
}

}  // namespace sounder::wild_pigs
