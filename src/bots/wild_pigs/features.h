// Wild Pigs Will Attack! for bots: what about a seat's position tells how many victory points it will still make.
#pragma once

#include <array>

#include "rules/wild_pigs/attacks.h"
#include "rules/wild_pigs/plans.h"
#include "rules/wild_pigs/wild_pigs.h"

namespace sounder::wild_pigs {

// Each is a number about one seat; what one of it is worth, and when, says worth.h.
enum class Feature : std::uint8_t {
  always,
  red_for_boss,  // cubes up to what the boss of the era asks for
  blue_for_boss,
  green_for_boss,
  red_beyond,
  blue_beyond,
  green_beyond,
  attack_tokens,
  conversion_tokens,
  wild_tokens,
  mass_tokens,
  free_stances,
  upgrade_slots,
  weapon_slots,
  empty_upgrade_slots,
  empty_weapon_slots,
  red_income,  // from upgrades, a turn
  blue_income,
  green_income,
  stance_income,
  least_income,
  income_by_night,  // while it is day
  discount,
  heavy_mass,  // mass tokens count more
  heavy_mass_tokens,
  forge,
  split,
  on_kill,
  red_weapons,  // reduction, all uses
  blue_weapons,
  green_weapons,
  weapons_by_night,  // more than by day, while it is day
  reach,
  aggressive,
  tactical,
  hunkered,
  wounds,
  third_wound,
  fourth_wound,
  fifth_wound,
  eighth_wound,
  ninth_wound,
  coming_wounds,  // at the end of the seat's next turn, if nothing is done about it
  coming_thefts,
  coming_weights,
  main_open,  // the seat is in its turn and has its main action
  buy_open,
  boss_open,       // the seat is in its boss turn
  best_fight,      // gain of the best fight the seat can pay now or at its next turn
  second_fight,    // and of the next best
  nearest_fight,   // gain of the best fight, less what is missing for it
  best_fight_now,  // the same while the main action is open
  payable_vp,      // thresholds that can be paid, in the boss turn
  count,
};
constexpr int features = static_cast<int>(Feature::count);

// How far a seat is: turns it has finished in its era. A seat that is through with the day's boss is in the night.
struct Hour {
  Era era = Era::day;
  int done = 0;
  bool in_turn = false;
};
constexpr int hours_per_era = rounds_per_era + 1;

inline Hour hour_of(const State& s, Seat seat) {
  int place = 0;
  while (s.order[static_cast<std::size_t>(place)] != seat) ++place;
  const bool choosing = s.phase == Phase::act || s.phase == Phase::weapons || s.phase == Phase::payment || s.phase == Phase::free_weapon;
  const bool finished = place < s.place || (place == s.place && !choosing);
  Hour hour = {s.era, (s.at_boss ? rounds_per_era : s.round - 1) + finished, place == s.place && choosing};
  if (hour.done == hours_per_era && hour.era == Era::day) hour = {Era::night, 0, false};
  return hour;
}

// What a token or cube is about worth, for weighing one fight against another.
constexpr double rough_cube = 0.27;
constexpr PerToken<double> rough_token = {0.55, 0.4, 0.9, 0.5};

inline double rough_worth(const Gains& gains) {
  double sum = rough_cube * gains.cubes.total() + 0.3 * gains.free_stances;
  for (Token t : all_tokens) sum += rough_token[at(t)] * gains.tokens[at(t)];
  return sum;
}

// What a pig gives less what it costs, and how many cubes are missing even with everything played.
struct Prospect {
  double gain;
  int missing;
};

inline Prospect prospect(const Means& means, const Cubes& cost, double reward) {
  Cubes rest = cost - means.steady;
  Cubes least = rest - means.less[static_cast<std::size_t>(means.weapon_sets() - 1)] - cubes_of(Colour::red, attack_worth * means.attack);
  int missing = 0;
  int to_pay = 0;
  int most = 0;
  for (std::size_t c = 0; c < 3; ++c) {
    missing += std::max(0, least.of[c] - means.pool.of[c]);
    to_pay += std::max<int>(0, rest.of[c]);
    most = std::max<int>(most, rest.of[c]);
  }
  if (means.open_discount) {
    to_pay -= std::min(most, means.open_discount);
    int helps = 0;
    for (std::size_t c = 0; c < 3; ++c) helps = std::max(helps, std::min(means.open_discount, std::max(0, least.of[c] - means.pool.of[c])));
    missing -= helps;
  }
  return {reward - rough_cube * to_pay, std::max(0, missing - means.wild)};
}

// Calls add(feature, amount) for all that is not 0.
template <class Add>
void each_feature(const Options& options, const State& s, Seat seat, const Hour& hour, Add&& add) {
  using F = Feature;
  const Player& player = s.players[at(seat)];
  const Cards& cards = options.cards;
  const auto next = [](F first, auto steps) { return static_cast<F>(static_cast<int>(first) + static_cast<int>(steps)); };
  const bool by_day = hour.era == Era::day;
  const bool at_boss = hour.done == rounds_per_era;
  add(F::always, 1);

  // In store.
  const Boss& boss = cards.bosses[at(hour.era)];
  Cubes asked;
  for (int i = 0; i < boss.count; ++i)
    if (!s.at_boss || s.era != hour.era || !((options.race() ? s.taken : player.paid) >> i & 1))
      asked += boss.thresholds[static_cast<std::size_t>(i)].cost;
  for (Colour c : all_colours) {
    add(next(F::red_for_boss, c), std::min(player.pool[c], static_cast<const Cubes&>(asked)[c]));
    add(next(F::red_beyond, c), std::max(0, player.pool[c] - static_cast<const Cubes&>(asked)[c]));
  }
  for (Token t : all_tokens) add(next(F::attack_tokens, t), player.count(t));
  add(F::free_stances, player.free_stances);
  for (Ware ware : all_wares) {
    add(next(F::upgrade_slots, ware), player.slots[at(ware)]);
    add(next(F::empty_upgrade_slots, ware), player.slots[at(ware)] - player.owned[at(ware)]);
  }

  // The engine.
  Cubes income;
  int stance_income = 0;
  int least_income = 0;
  int by_night = 0;
  for (int i = 0; i < player.owned[at(Ware::upgrade)]; ++i) {
    const Upgrade& card = cards.upgrades[player.upgrades[static_cast<std::size_t>(i)]];
    income += card.income[at(hour.era)];
    stance_income += card.stance_income[at(hour.era)];
    least_income += card.least_income[at(hour.era)];
    by_night += card.income[1].total() + card.stance_income[1] + card.least_income[1];
    add(F::discount, card.discount);
    if (card.mass_worth) {
      add(F::heavy_mass, 1);
      add(F::heavy_mass_tokens, player.count(Token::mass));
    }
    if (card.forges_mass) add(F::forge, 1);
    if (card.splits_cubes) add(F::split, 1);
    if (card.on_kill.any()) add(F::on_kill, 1);
  }
  for (Colour c : all_colours) add(next(F::red_income, c), static_cast<const Cubes&>(income)[c]);
  add(F::stance_income, stance_income);
  add(F::least_income, least_income);
  if (by_day) add(F::income_by_night, by_night);
  for (int i = 0; i < player.owned[at(Ware::weapon)]; ++i) {
    const OwnedWeapon& owned = player.weapons[static_cast<std::size_t>(i)];
    const Weapon& weapon = cards.weapons[owned.card];
    for (Colour c : all_colours) add(next(F::red_weapons, c), owned.uses * weapon.less[at(hour.era)][c]);
    if (by_day) add(F::weapons_by_night, owned.uses * (weapon.less[1].total() - weapon.less[0].total()));
    if (weapon.reach) add(F::reach, owned.uses);
  }

  // Wounds so far.
  if (player.stance != Stance::balanced) add(next(F::aggressive, player.stance), 1);
  add(F::wounds, player.wounds);
  if (player.wounds >= 3) add(F::third_wound, 1);
  if (player.wounds >= 4) add(F::fourth_wound, 1);
  if (player.wounds >= 5) add(F::fifth_wound, 1);
  if (player.wounds >= 8) add(F::eighth_wound, 1);
  if (player.wounds >= 9) add(F::ninth_wound, 1);

  // The turn in hand.
  const bool main_open = hour.in_turn && !s.at_boss && !s.deeds.main_action;
  if (main_open) add(F::main_open, 1);
  if (hour.in_turn && !s.deeds.bought) add(F::buy_open, 1);
  if (at_boss && hour.in_turn) add(F::boss_open, 1);

  Means means = means_of(options, s, player);
  if (at_boss) {
    if (!hour.in_turn) return;
    double sum = 0;
    for (int i = 0; i < boss.count; ++i) {
      if ((options.race() ? s.taken : player.paid) >> i & 1) continue;
      const Threshold& threshold = boss.thresholds[static_cast<std::size_t>(i)];
      const double reward = threshold.reward.vp + 0.7 * threshold.reward.heal + (options.penalties() ? threshold.penalty.wounds : 0);
      if (prospect(means, threshold.cost, reward).missing == 0) sum += reward;
    }
    add(F::payable_vp, sum);
    return;
  }
  if (s.at_boss) return;  // the board is as good as cleared

  // Fights now, or at the next turn; what comes if nothing is done.
  if (!main_open) {
    means.pool += options.rules().cubes_per_turn[at(player.stance)] + income + cubes_of(income_colour(player.stance), stance_income);
    means.pool += cubes_of(Colour::blue, least_income);  // of whatever colour is least: roughly
  }
  const bool moved = hour.done == s.round;  // the next attack on the seat comes a round later
  double best = 0;
  double second = 0;
  double nearest = -3;
  int wounds = 0;
  int thefts = 0;
  int weights = 0;
  for (int i = 0; i < options.lanes(); ++i) {
    const Lane& lane = s.lanes[static_cast<std::size_t>(i)];
    const auto row = lane.frontmost();
    if (!row) continue;
    const Pig& pig = lane[*row];
    const Threat& threat = cards.threats[at(s.era)][pig.card];
    const bool enraged = pig.enraged || (moved && *row == Row::front);
    const Prospect fight = prospect(means, threat.cost + cubes(enraged ? enraged_cost : 0, 0, pig.weights),
                                    threat.vp + (enraged ? 1 : 0) + rough_worth(threat.spoils));
    nearest = std::max(nearest, fight.gain - 0.35 * fight.missing);
    if (fight.missing == 0 && fight.gain > second) {
      second = std::min(best, fight.gain);
      best = std::max(best, fight.gain);
    }
    if (*row == Row::front || (moved && *row == Row::mid)) {
      const int heavy = std::min(most_weights, pig.weights + (threat.breed == Breed::massive ? (moved ? 2 : 1) : 0));
      const Attack attack = attack_by(threat.breed, enraged, heavy, player.stance, options.rules());
      wounds += attack.wounds;
      thefts += attack.steals > 0;
      weights += attack.weights > 0;
    }
  }
  if (main_open && (s.phase == Phase::weapons || s.phase == Phase::payment)) {
    const Pig& pig = s.pig(s.target);
    const Threat& threat = cards.threats[at(s.era)][pig.card];
    best = prospect(means, threat.cost + cubes(pig.enraged ? enraged_cost : 0, 0, pig.weights),
                    threat.vp + (pig.enraged ? 1 : 0) + rough_worth(threat.spoils))
               .gain;
  }
  add(F::best_fight, best);
  add(F::second_fight, second);
  add(F::nearest_fight, nearest);
  if (main_open) add(F::best_fight_now, best);
  add(F::coming_wounds, wounds);
  add(F::coming_thefts, thefts);
  add(F::coming_weights, weights);
}

}  // namespace sounder::wild_pigs
