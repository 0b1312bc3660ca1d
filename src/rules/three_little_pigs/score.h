// Points and awards (TP-14, TP-15), at any moment as if the match ended now.
#pragma once

#include "rules/three_little_pigs/three_little_pigs.h"

namespace sounder::three_little_pigs {

// The first three are won in play and kept; the others are given at the end.
enum class Award : std::uint8_t { straw_house, wood_house, brick_house, most_houses, tallest_house, most_pots };
constexpr std::array<Award, 6> all_awards = {Award::straw_house, Award::wood_house,    Award::brick_house,
                                             Award::most_houses, Award::tallest_house, Award::most_pots};
constexpr std::array<std::string_view, 6> award_names = {"straw_house", "wood_house",    "brick_house",
                                                         "most_houses", "tallest_house", "most_pots"};
constexpr bool won_in_play(Award award) { return award <= Award::brick_house; }
int points_of(const Box&, Award);
Seat holder_of(Award, const State&);  // nobody on a tie, or if nobody qualifies

struct Score {
  int tiles = 0;   // points of the tiles in roofed houses
  int pots = 0;    // points for flowerpots in them
  int houses = 0;  // points for the houses themselves
  int awards = 0;
  int total() const { return tiles + pots + houses + awards; }
};

int roofed_houses(const State&, Seat);
Score score_of(const Options&, const State&, Seat);
Result result_of(const Options&, const State&);
std::vector<Message> why_it_ended(const Options&, const State&);  // and, where points are equal, what decides

}  // namespace sounder::three_little_pigs
