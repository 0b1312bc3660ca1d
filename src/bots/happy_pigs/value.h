// Happy Pigs: the heuristic value of a farm, in money.
#pragma once

#include "bots/value.h"
#include "rules/happy_pigs/happy_pigs.h"

namespace sounder::bots {

// Money, the probable income from pigs, items and fields, and the gain of this round's action.
class FarmProspects {
  using Farm = happy_pigs::Farm;
  using Pig = happy_pigs::Pig;
  using Size = happy_pigs::Size;
  using Item = happy_pigs::Item;
  using Good = happy_pigs::Good;
  using Action = happy_pigs::Action;
  using Phase = happy_pigs::Phase;

  // The probability that a pig is vaccinated or sold in time, by the rounds that the season still has after this one;
  // four in phase shop.
  static constexpr std::array<double, happy_pigs::rounds_a_season + 1> saved = {0.0, 0.5, 0.65, 0.75, 0.9};
  static constexpr double saved_by_own_vaccine = 0.97;
  static constexpr double growth = 0.0125;  // of a pig's price for each round left in the year
  static constexpr double field_a_round = 0.9;
  static constexpr double next_field = 0.6;  // of the one before
  static constexpr int spare_items = 3;      // more of one kind are worth nothing
  static constexpr happy_pigs::PerItem<double> spare_item = {1.2, 1.3, 1.2};

 public:
  FarmProspects(const HappyPigs& game, const happy_pigs::State& s, Seat seat)
      : game_(game),
        s_(s),
        seat_(seat),
        farm_(s.farm(seat)),
        rounds_of_season_(happy_pigs::rounds_a_season - 1 - s.round % happy_pigs::rounds_a_season +
                          (s.is_before_round_one() ? 1 : 0)),
        rounds_of_year_(happy_pigs::rounds - 1 - s.round + (s.is_before_round_one() ? 1 : 0)) {}

  double worth() const { return farm_.money + worth_of_herd_and_items() + worth_of_fields() + worth_of_actions(); }

 private:
  double worth_of(Pig pig, bool has_vaccine) const {
    const double kept = game_.options().market.prices[happy_pigs::at(pig.size)] * (1 + growth * rounds_of_year_);
    return kept * (pig.vaccinated ? 1 : has_vaccine ? saved_by_own_vaccine : saved[rounds_of_season_]);
  }
  int items(Item item) const { return farm_.items[happy_pigs::at(item)]; }

  // Own vaccines go to the biggest pigs; the rest are spare.
  double worth_of_herd_and_items() const {
    double sum = 0;
    happy_pigs::PerItem<std::uint8_t> spare = farm_.items;
    std::uint8_t& vaccines = spare[happy_pigs::at(Item::vaccine)];
    for (auto pig = happy_pigs::all_pigs.rbegin(); pig != happy_pigs::all_pigs.rend(); ++pig)
      for (int i = 0; i < farm_.herd.count(*pig); ++i) {
        const bool covered = !pig->vaccinated && vaccines > 0;
        if (covered) --vaccines;
        sum += worth_of(*pig, covered);
      }
    for (Item item : happy_pigs::all_items)
      if (rounds_of_year_ > 0)
        sum += std::min<int>(spare_items, spare[happy_pigs::at(item)]) * spare_item[happy_pigs::at(item)];
    return sum;
  }

  double worth_of_fields() const {
    double sum = 0;
    double one = field_a_round * rounds_of_year_;
    for (int nth = 2; nth <= farm_.fields; ++nth, one *= next_field) sum += one;
    return sum;
  }

  // The best single actions, as many as there are; before all choices are known, as many as are expected.
  double worth_of_actions() const {
    const bool to_come = s_.phase == Phase::choose || s_.phase == Phase::act;
    if (farm_.choice == Action::none || !to_come) return 0;
    double count = s_.phase == Phase::act
                       ? farm_.actions
                       : game_.card_of(s_, s_.round).numbers[happy_pigs::at(farm_.choice)] * expected_share();
    List<double, 128> gains;
    gather(gains);
    std::sort(gains.begin(), gains.end(), [](double a, double b) { return a > b; });
    const double unused = game_.options().market.unused_action;
    double sum = 0;
    for (int i = 0; count > 0; ++i, --count)
      sum += std::min(count, 1.0) * (i < gains.size() ? std::max(gains[i], unused) : unused);
    return sum;
  }

  // Each other seat takes the same action with probability 1/4: the mean of 1 / (1 + how many do).
  double expected_share() const {
    const int all = game_.options().seats + (game_.with_neutral() ? 1 : 0);
    double nobody = 1;
    for (int i = 0; i < all; ++i) nobody *= 0.75;
    return (1 - nobody) / (0.25 * all);
  }

  // The gain of each single action.
  template <class Gains>
  void gather(Gains& gains) const {
    const auto add = [&](double gain) {
      if (!gains.full()) gains.add(gain);
    };
    const bool my_turn = s_.phase == Phase::act && game_.acts(s_, seat_);
    const bool vaccine = items(Item::vaccine) > 0;
    Farm farm = farm_;  // at its new size, for which there must be room
    switch (farm_.choice) {
      case Action::feed: {
        const happy_pigs::Herd fed = game_.fed_of(s_, seat_);
        for (auto pig = happy_pigs::all_pigs.rbegin(); pig != happy_pigs::all_pigs.rend(); ++pig)
          for (int i = fed.count(*pig); pig->size != Size::big && i < farm_.herd.count(*pig); ++i) {
            const Pig grown_pig{happy_pigs::grown(pig->size), pig->vaccinated};
            farm.herd.remove(*pig);
            farm.herd.add(grown_pig);
            if (!game_.fits(farm.herd.heads(), farm.fields)) return;
            add(worth_of(grown_pig, vaccine) - worth_of(*pig, vaccine));
          }
        break;
      }
      case Action::mate:
        for (int parents = my_turn ? game_.parents_of(s_, seat_) : farm.herd.parents();
             parents > 0 && game_.has_room(farm, Size::piglet); --parents) {
          farm.herd.add({Size::piglet, false});
          add(worth_of({Size::piglet, false}, false));
        }
        break;
      case Action::buy: {
        int covered = items(Item::vaccine);
        for (auto pig = happy_pigs::all_pigs.rbegin(); pig != happy_pigs::all_pigs.rend(); ++pig) {
          for (int i = 0; !pig->vaccinated && i < farm_.herd.count(*pig); ++i)
            if (covered-- <= 0)
              add(worth_of(*pig, true) - worth_of(*pig, false) - game_.buying_price(s_, seat_, Good::vaccine));
          const int price = game_.buying_price(s_, seat_, good_of(pig->size));
          if (!pig->vaccinated && farm_.money >= price && game_.has_room(farm_, pig->size))
            add(worth_of(*pig, vaccine) - price);
        }
        break;
      }
      default:
        for (Pig pig : happy_pigs::all_pigs)
          for (int i = 0; i < farm_.herd.count(pig); ++i)
            add(game_.selling_price(s_, pig.size) - worth_of(pig, vaccine));
        break;
    }
  }

  const HappyPigs& game_;
  const happy_pigs::State& s_;
  Seat seat_;
  const Farm& farm_;
  int rounds_of_season_;
  int rounds_of_year_;
};

template <>
struct GreedyValue<HappyPigs> {
  static double of(const HappyPigs& game, const happy_pigs::State& s, Seat seat) {
    return game.turn(s).is_over() ? 1000 * final_value(game, s, seat) : FarmProspects(game, s, seat).worth();
  }
};

}  // namespace sounder::bots
