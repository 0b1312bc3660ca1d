// Features of a Wild Pigs Will Attack! position: what helps to predict the victory points that a seat will still make.
#pragma once

#include <array>

#include "rules/wild_pigs/attacks.h"
#include "rules/wild_pigs/plans.h"
#include "rules/wild_pigs/wild_pigs.h"

namespace sounder::wild_pigs {

// Each is a number about one seat; worth.h has the value of one unit at each time.
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
  red_weapons,  // reduction, over all uses
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

// How far a seat is: turns it has finished in its era. A seat that has finished the day's boss is in the night.
struct Hour {
  Era era = Era::day;
  int done = 0;
  bool in_turn = false;
};
constexpr int hours_per_era = rounds_per_era + 1;

inline Hour hour_of(const State& s, Seat seat) {
  int place = 0;
  while (s.order[place] != seat) ++place;
  const bool choosing =
      s.phase == Phase::act || s.phase == Phase::weapons || s.phase == Phase::payment || s.phase == Phase::free_weapon;
  const bool finished = place < s.place || (place == s.place && !choosing);
  Hour hour = {s.era, (s.at_boss ? rounds_per_era : s.round - 1) + finished, place == s.place && choosing};
  if (hour.done == hours_per_era && hour.era == Era::day) hour = {Era::night, 0, false};
  return hour;
}

// The rough value of a token or cube, to compare fights.
constexpr double rough_cube = 0.27;
constexpr PerToken<double> rough_token = {0.55, 0.4, 0.9, 0.5};

inline double rough_worth(const Gains& gains) {
  double sum = rough_cube * gains.cubes.total() + 0.3 * gains.free_stances;
  for (Token t : all_tokens) sum += rough_token[at(t)] * gains.tokens[at(t)];
  return sum;
}

// The spoils of a pig less its cost, and the number of cubes that are missing even with every weapon and token.
struct Prospect {
  double gain;
  int missing;
};

inline Prospect prospect(const Means& means, const Cubes& cost, double reward) {
  Cubes rest = cost - means.steady;
  Cubes least = rest - means.less[means.weapon_sets() - 1] - cubes_of(Colour::red, attack_worth * means.attack);
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
    for (std::size_t c = 0; c < 3; ++c)
      helps = std::max(helps, std::min(means.open_discount, std::max(0, least.of[c] - means.pool.of[c])));
    missing -= helps;
  }
  return {reward - rough_cube * to_pay, std::max(0, missing - means.wild)};
}

// Lists the features of one seat's position. Each function below is one part; it calls `add(feature, amount)` for what
// exists, always in the same order.
template <class Add>
class Position {
 public:
  Position(const Options& options, const State& state, Seat seat, const Hour& hour, Add& add)
      : o_(options), s(state), player_(state.players[seat]), hour_(hour), add_(add), income_(income(hour.era)) {}

  void each_feature() {
    add_(Feature::always, 1);
    in_store();
    engine();
    harm_so_far();
    turn_in_hand();
    if (hour_.done == rounds_per_era) {
      if (hour_.in_turn) boss_turn();
      return;
    }
    if (!s.at_boss) board();  // else it is as good as cleared
  }

 private:
  using F = Feature;

  // The income of an upgrade per turn.
  struct Income {
    Cubes cubes;
    int stance = 0;  // of the stance's colour
    int least = 0;   // of the colour the seat has least of
  };

  template <class Steps>
  static F next(F first, Steps steps) {
    return static_cast<F>(static_cast<int>(first) + static_cast<int>(steps));
  }
  bool by_day() const { return hour_.era == Era::day; }
  bool main_open() const { return hour_.in_turn && !s.at_boss && !s.deeds.main_action; }
  const Boss& boss() const { return o_.cards.bosses[at(hour_.era)]; }
  bool is_taken(int threshold) const { return (o_.race() ? s.taken : player_.paid) >> threshold & 1; }

  void in_store() {
    Cubes asked;
    for (int i = 0; i < boss().count; ++i)
      if (!s.at_boss || s.era != hour_.era || !is_taken(i)) asked += boss().thresholds[i].cost;
    const Cubes& by_boss = asked;
    for (Colour c : all_colours) {
      add_(next(F::red_for_boss, c), std::min(player_.pool[c], by_boss[c]));
      add_(next(F::red_beyond, c), std::max(0, player_.pool[c] - by_boss[c]));
    }
    for (Token t : all_tokens) add_(next(F::attack_tokens, t), player_.count(t));
    add_(F::free_stances, player_.free_stances);
    for (Ware ware : all_wares) {
      add_(next(F::upgrade_slots, ware), player_.slots[at(ware)]);
      add_(next(F::empty_upgrade_slots, ware), player_.slots[at(ware)] - player_.owned[at(ware)]);
    }
  }

  Income income(Era era) const {
    Income sum;
    for (int i = 0; i < player_.owned[at(Ware::upgrade)]; ++i) {
      const Upgrade& card = upgrade(i);
      sum.cubes += card.income[at(era)];
      sum.stance += card.stance_income[at(era)];
      sum.least += card.least_income[at(era)];
    }
    return sum;
  }

  void engine() {
    for (int i = 0; i < player_.owned[at(Ware::upgrade)]; ++i) {
      const Upgrade& card = upgrade(i);
      add_(F::discount, card.discount);
      if (card.mass_worth) {
        add_(F::heavy_mass, 1);
        add_(F::heavy_mass_tokens, player_.count(Token::mass));
      }
      if (card.forges_mass) add_(F::forge, 1);
      if (card.splits_cubes) add_(F::split, 1);
      if (card.on_kill.any()) add_(F::on_kill, 1);
    }
    for (Colour c : all_colours) add_(next(F::red_income, c), income_.cubes[c]);
    add_(F::stance_income, income_.stance);
    add_(F::least_income, income_.least);
    if (by_day()) {
      const Income later = income(Era::night);
      add_(F::income_by_night, later.cubes.total() + later.stance + later.least);
    }
    weapons();
  }

  void weapons() {
    for (int i = 0; i < player_.owned[at(Ware::weapon)]; ++i) {
      const OwnedWeapon& owned = player_.weapons[i];
      const Weapon& weapon = o_.cards.weapons[owned.card];
      for (Colour c : all_colours) add_(next(F::red_weapons, c), owned.uses * weapon.less[at(hour_.era)][c]);
      if (by_day())
        add_(F::weapons_by_night,
             owned.uses * (weapon.less[at(Era::night)].total() - weapon.less[at(Era::day)].total()));
      if (weapon.reach) add_(F::reach, owned.uses);
    }
  }

  void harm_so_far() {
    if (player_.stance != Stance::balanced) add_(next(F::aggressive, player_.stance), 1);
    add_(F::wounds, player_.wounds);
    if (player_.wounds >= 3) add_(F::third_wound, 1);
    if (player_.wounds >= 4) add_(F::fourth_wound, 1);
    if (player_.wounds >= 5) add_(F::fifth_wound, 1);
    if (player_.wounds >= 8) add_(F::eighth_wound, 1);
    if (player_.wounds >= 9) add_(F::ninth_wound, 1);
  }

  void turn_in_hand() {
    if (main_open()) add_(F::main_open, 1);
    if (hour_.in_turn && !s.deeds.bought) add_(F::buy_open, 1);
    if (hour_.done == rounds_per_era && hour_.in_turn) add_(F::boss_open, 1);
  }

  void boss_turn() {
    const Means means = means_of(o_, s, player_);
    double sum = 0;
    for (int i = 0; i < boss().count; ++i) {
      if (is_taken(i)) continue;
      const Threshold& threshold = boss().thresholds[i];
      const double reward =
          threshold.reward.vp + 0.7 * threshold.reward.heal + (o_.penalties() ? threshold.penalty.wounds : 0);
      if (prospect(means, threshold.cost, reward).missing == 0) sum += reward;
    }
    add_(F::payable_vp, sum);
  }

  // The means of the seat for its next fight: in this turn, or with the income of the next.
  Means means_for_next_fight() const {
    Means means = means_of(o_, s, player_);
    if (main_open()) return means;
    means.pool += o_.rules().cubes_per_turn[at(player_.stance)] + income_.cubes +
                  cubes_of(income_colour(player_.stance), income_.stance);
    means.pool += cubes_of(Colour::blue, income_.least);  // of the colour of which it has least: roughly
    return means;
  }

  Prospect fight(const Means& means, const LanePig& pig, bool enraged) const {
    const Threat& threat = o_.cards.threats[at(s.era)][pig.card];
    return prospect(means, threat.cost + cubes(enraged ? enraged_cost : 0, 0, pig.weights),
                    threat.vp + (enraged ? 1 : 0) + rough_worth(threat.spoils));
  }

  bool moved() const { return hour_.done == s.round; }  // the next attack on the seat comes a round later

  // The board's effects on the seat: fights now or in its next turn, and the attacks to come if nothing is done.
  struct Outlook {
    double best = 0;
    double second = 0;
    double nearest = -3;
    int wounds = 0;
    int thefts = 0;
    int weights = 0;

    void fight(const Prospect& prospect) {
      nearest = std::max(nearest, prospect.gain - 0.35 * prospect.missing);
      if (prospect.missing > 0 || prospect.gain <= second) return;
      second = std::min(best, prospect.gain);
      best = std::max(best, prospect.gain);
    }
    void suffer(const Attack& attack) {
      wounds += attack.wounds;
      thefts += attack.steals > 0;
      weights += attack.weights > 0;
    }
  };

  Attack attack(const LanePig& pig, bool enraged) const {
    const Breed breed = o_.cards.threats[at(s.era)][pig.card].breed;
    const int heavy = std::min(most_weights, pig.weights + (breed == Breed::massive ? (moved() ? 2 : 1) : 0));
    return attack_by(breed, enraged, heavy, player_.stance, o_.rules());
  }

  void board() {
    const Means means = means_for_next_fight();
    Outlook evaluate;
    for (int i = 0; i < o_.lanes(); ++i) {
      const Lane& lane = s.lanes[i];
      const auto row = lane.frontmost();
      if (!row) continue;
      const LanePig& pig = lane[*row];
      const bool enraged = pig.enraged || (moved() && *row == Row::front);
      evaluate.fight(fight(means, pig, enraged));
      if (*row == Row::front || (moved() && *row == Row::mid)) evaluate.suffer(attack(pig, enraged));
    }
    if (main_open() && (s.phase == Phase::weapons || s.phase == Phase::payment)) {
      const LanePig& pig = s.pig(s.target);
      evaluate.best = fight(means, pig, pig.enraged).gain;
    }
    add_(F::best_fight, evaluate.best);
    add_(F::second_fight, evaluate.second);
    add_(F::nearest_fight, evaluate.nearest);
    if (main_open()) add_(F::best_fight_now, evaluate.best);
    add_(F::coming_wounds, evaluate.wounds);
    add_(F::coming_thefts, evaluate.thefts);
    add_(F::coming_weights, evaluate.weights);
  }

  const Upgrade& upgrade(int place) const { return o_.cards.upgrades[player_.upgrades[place]]; }

  const Options& o_;
  const State& s;
  const PlayerState& player_;
  const Hour& hour_;
  Add& add_;
  const Income income_;  // from upgrades, at the hour
};

// Calls add(feature, amount) for all amounts that are not 0.
template <class Add>
void each_feature(const Options& options, const State& s, Seat seat, const Hour& hour, Add&& add) {
  Position<std::remove_reference_t<Add>>(options, s, seat, hour, add).each_feature();
}

}  // namespace sounder::wild_pigs
