// The inputs of the net of Happy Pigs, at the start of a round, with its card or before it is drawn: each farm's
// possessions and its value by the policy (farming.h), the comparison with the others, and the time of the year.
#pragma once

#include "bots/happy_pigs/farming.h"
#include "bots/net_input.h"

namespace sounder::bots {

template <>
struct NetInput<HappyPigs> {
  using State = happy_pigs::State;

  static constexpr bool by_seat = true;

  // Of a farm.
  struct OfFarm {
    static constexpr int money = 0;
    static constexpr int worth = 1;  // by the policy (farming.h)
    static constexpr int pigs = 2;   // unvaccinated by size, then vaccinated
    static constexpr int items = 10;
    static constexpr int fields = 13;
    static constexpr int room = 14;   // squares
    static constexpr int place = 15;  // seats after the first player: 0 to 5
    static constexpr int neutral = 21;
    static constexpr int all = 22;
  };
  static constexpr int shown_rivals = 5;  // the most valuable farm first
  struct Place {
    static constexpr int own = 0;
    static constexpr int rivals = own + OfFarm::all;
    static constexpr int rival =
        5;  // how much less its farm is worth, its money; its parents, its room, its place in the order
    static constexpr int best_rival = rivals + shown_rivals * rival;  // all of it
    static constexpr int rank = best_rival + OfFarm::all;             // 0 to 5
    static constexpr int round = rank + 6;                            // 0 to 15
    static constexpr int card_known = round + 16;
    static constexpr int numbers = card_known + 1;  // of the card
    static constexpr int forecast = numbers + 4;
    static constexpr int open_actions = forecast + 1;
    static constexpr int late =
        open_actions + 1;                        // rounds that are over; interacts with money, which counts more later
    static constexpr int money_late = late + 1;  // money ahead of the best rival, times the rounds, in sixteenths
    static constexpr int all = money_late + 1;
  };

  static constexpr std::array<NetForm, 5> forms = {NetForm{"2 seats", Place::all, 1}, NetForm{"3 seats", Place::all, 1},
                                                   NetForm{"4 seats", Place::all, 1}, NetForm{"5 seats", Place::all, 1},
                                                   NetForm{"6 seats", Place::all, 1}};
  static int which(const happy_pigs::Options& options) { return options.seats - 2; }
  static bool may_be_asked(const State& s) {
    using happy_pigs::Phase;
    if (s.phase == Phase::draw) return true;
    if (s.phase != Phase::choose || s.neutral != happy_pigs::Action::none) return false;
    return std::all_of(s.farms.begin(), s.farms.end(),
                       [](const auto& farm) { return farm.choice == happy_pigs::Action::none; });
  }

  static void look(const HappyPigs& game, const State& s, Inputs* rows);
};

}  // namespace sounder::bots
