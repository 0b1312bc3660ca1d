// The inputs of the net of Wild Pigs: the features of each seat (features.h), their value by worth.h, the comparison
// with the other seats, and the time.
#pragma once

#include "bots/net_input.h"
#include "bots/wild_pigs/value.h"

namespace sounder::bots {

template <>
struct NetInput<WildPigs> {
  using State = wild_pigs::State;

  static constexpr bool by_seat = true;
  static constexpr int hours = 2 * wild_pigs::hours_per_era + 1;
  static constexpr int shown_rivals = wild_pigs::most_seats - 1;  // the seat with the highest expected points first

  struct Place {
    static constexpr int facts = 0;                               // in quarters
    static constexpr int expected = facts + wild_pigs::features;  // points at the end, in halves
    static constexpr int score = expected + 1;
    static constexpr int rivals = score + 1;
    static constexpr int rival =
        5;  // by how much the seat expects more than it, in halves; has scored more; its wounds, cubes, tokens
    static constexpr int rank = rivals + shown_rivals * rival;
    static constexpr int hour = rank + wild_pigs::most_seats;
    static constexpr int lead_by_hour =
        hour + hours;  // by how much it expects more than the best rival, in halves, at this time
    static constexpr int place = lead_by_hour + hours;  // in the order of turns
    static constexpr int in_turn = place + wild_pigs::most_seats;
    static constexpr int stance = in_turn + 1;
    static constexpr int cubes = stance + 4;
    static constexpr int tokens = cubes + 3;
    static constexpr int wounds = tokens + 4;  // 0 to 10
    static constexpr int kills = wounds + 11;
    static constexpr int seats = kills + 1;  // 2 to 5
    static constexpr int boss = seats + 4;
    static constexpr int lowest_first = boss + 3;
    static constexpr int threats = lowest_first + 1;  // in the lanes, then at the front
    static constexpr int all = threats + 2;
  };

  static constexpr std::array<NetForm, 2> forms = {NetForm{"rulebook", Place::all, 1}, NetForm{"later", Place::all, 1}};
  static int which(const wild_pigs::Options& options) { return options.edition; }
  static bool may_be_asked(const State& s) {
    using wild_pigs::Phase;
    return s.phase == Phase::act || s.phase == Phase::weapons || s.phase == Phase::payment ||
           s.phase == Phase::lose_cubes || s.phase == Phase::lose_token;
  }

  static void look(const WildPigs& game, const State& s, Inputs* rows);
};

}  // namespace sounder::bots
