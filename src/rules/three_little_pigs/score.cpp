#include "rules/three_little_pigs/score.h"

#include <algorithm>

#include "rules/three_little_pigs/messages.h"

namespace sounder::three_little_pigs {

int points_of(const Box& box, Award award) {
  switch (award) {
    case Award::most_houses: return box.most_houses_award;
    case Award::tallest_house: return box.tallest_house_award;
    case Award::most_pots: return box.most_pots_award;
    default: return box.one_material_award;
  }
}

int roofed_houses(const State& s, Seat seat) {
  int roofed = 0;
  for (const House& house : s.houses_of(seat)) roofed += house.roofed();
  return roofed;
}

namespace {

int tallest_house(const State& s, Seat seat) {
  int tallest = 0;
  for (const House& house : s.houses_of(seat))
    if (house.roofed() && house.has_door()) tallest = std::max(tallest, house.height());
  return tallest;
}

int pots_in_roofed_houses(const State& s, Seat seat) {
  int pots = 0;
  for (const House& house : s.houses_of(seat))
    if (house.roofed()) pots += house.pots();
  return pots;
}

// The one seat with the most of something, of which it must have any.
Seat most(const State& s, int (*amount)(const State&, Seat)) {
  Seat holder = Seat::nobody;
  int best = 0;
  for (Seat seat : seats_of(most_seats)) {
    const int own = amount(s, seat);
    if (own < best || own == 0) continue;
    holder = own == best ? Seat::nobody : seat;
    best = own;
  }
  return holder;
}

}  // namespace

Seat holder_of(Award award, const State& s) {
  switch (award) {
    case Award::most_houses: return most(s, roofed_houses);
    case Award::tallest_house: return most(s, tallest_house);
    case Award::most_pots: return most(s, pots_in_roofed_houses);
    default: return s.first_of_one_material[static_cast<std::size_t>(award)];
  }
}

Score score_of(const Options& options, const State& s, Seat seat) {
  const Box& box = options.box;
  Score score;
  for (const House& house : s.houses_of(seat)) {
    if (house.open()) continue;
    for (Material m : all_materials) score.tiles += house.tiles(m) * box.points[at(m)];
    if (options.is_veteran()) continue;
    score.pots += house.pots() * box.pot_bonus;
    score.houses += box.house_bonus;
  }
  if (options.is_veteran())
    for (Award award : all_awards)
      if (holder_of(award, s) == seat) score.awards += points_of(box, award);
  return score;
}

// TP-14: points, then roofed houses; what is still equal is shared.
Result result_of(const Options& options, const State& s) {
  Result result;
  PerSeat<int, most_seats> roofed{};
  for (Seat seat : seats_of(options.seats)) {
    result.scores[seat] = score_of(options, s, seat).total();
    roofed[seat] = roofed_houses(s, seat);
  }
  for (Seat seat : seats_of(options.seats)) {
    const int own = result.scores[seat];
    int better = 0;
    for (Seat other : seats_of(options.seats))
      better += result.scores[other] > own || (result.scores[other] == own && roofed[other] > roofed[seat]);
    result.ranks[seat] = static_cast<std::uint8_t>(1 + better);
    if (better == 0) result.winners |= seat;
  }
  return result;
}

Result ThreeLittlePigs::result(const State& s) const { return result_of(options_, s); }

std::vector<Message> why_it_ended(const Options& options, const State& s) {
  const int empty = s.empty_stacks();
  std::vector<Message> why = {empty >= options.seats ? messages::stacks_empty(empty) : messages::last_turn(s.turns)};
  const Result result = result_of(options, s);
  const int best = result.scores[result.winners.front()];
  const auto level = std::count(result.scores.begin(), result.scores.begin() + options.seats, best);
  if (level > result.winners.size()) why.push_back(messages::houses_decide());
  return why;
}

}  // namespace sounder::three_little_pigs
