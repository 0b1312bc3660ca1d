// The Three Little Pigs between two turns: the probability that each seat wins, by a softmax over linear scores of a
// few features. The weights depend on how near the end is, on the number of seats and on the variant (weights.h, fitted
// to self-play).
#pragma once

#include "bots/search_traits.h"
#include "bots/three_little_pigs/weights.h"
#include "rules/three_little_pigs/score.h"

namespace sounder::bots::three_little_pigs {

using namespace sounder::three_little_pigs;

using FactList = std::array<float, fact_count>;

// The fewest tiles that must be bought before the match ends (TP-13).
inline int tiles_to_the_end(const Options& options, const State& s) {
  std::array<int, Box::most_tiles_a_stack + 1> stacks_of{};
  for (const Stack& stack : s.stacks) ++stacks_of[stack.left];
  int tiles = 0;
  int stacks = options.seats;
  for (int left = 0; stacks > 0 && left <= Box::most_tiles_a_stack; ++left) {
    const int taken = std::min(stacks, stacks_of[left]);
    tiles += taken * left;
    stacks -= taken;
  }
  return tiles;
}

inline int points_of_tiles(const Options& options, const House& house) {
  int points = options.is_veteran() ? 0 : house.pots() * options.box.pot_bonus;
  for (Material m : all_materials) points += house.tiles(m) * options.box.points[at(m)];
  return points;
}

// The expected loss of a house to the spinner: all points of a roofed house that loses its roof, half of them for an
// open house.
inline float at_risk(const Options& options, const House& house) {
  const auto& sectors = options.box.spinner;
  const auto worth = [&](const House& h) {
    const int points = points_of_tiles(options, h);
    return h.roofed() ? static_cast<float>(points + (options.is_veteran() ? 0 : options.box.house_bonus))
                      : 0.5f * static_cast<float>(points);
  };
  const float before = worth(house);
  float taken = 0;
  for (Material m : all_materials) {
    if (house.tiles(m) == 0) continue;
    House after = house;
    after.blow_away(m);
    taken += sectors[at(m)] * (before - worth(after));
  }
  return taken / static_cast<float>(sectors[0] + sectors[1] + sectors[2]);
}

inline FactList facts_of(const Options& options, const State& s, Seat seat) {
  FactList facts{};
  const auto fact = [&](Fact which) -> float& { return facts[static_cast<std::size_t>(which)]; };
  const Box& box = options.box;
  int cheapest_roof = 9;
  for (Material m : all_materials)
    if (s.stack({m, Part::roof}).left > 0) cheapest_roof = std::min<int>(cheapest_roof, box.price[at(m)]);
  float best_open = 0;
  float all_open = 0;
  int pots = 0;
  int tallest = 0;
  float pure = 0;
  float risk = 0;
  int points = 0;
  for (const House& house : s.houses_of(seat)) {
    risk = std::max(risk, at_risk(options, house));
    const int tiles = points_of_tiles(options, house);
    if (house.roofed()) {
      fact(Fact::houses) += 1;
      points += tiles + (options.is_veteran() ? 0 : box.house_bonus);
      pots += house.pots();
      if (house.has_door()) tallest = std::max(tallest, house.height());
      continue;
    }
    all_open += static_cast<float>(tiles);
    best_open = std::max(best_open, static_cast<float>(tiles));
    if (!options.is_veteran()) continue;
    for (Material m : all_materials)
      if (s.first_of_one_material[at(m)] == Seat::nobody && house.tiles(m) == house.height())
        pure = std::max(pure, house.has_door() && house.windows() > 0 ? 1.0f : 0.4f);
  }
  if (options.is_veteran()) {
    for (Award award : all_awards) {
      if (holder_of(award, s) != seat) continue;
      if (won_in_play(award))
        points += points_of(box, award);
      else
        fact(Fact::end_awards) += static_cast<float>(points_of(box, award)) * 0.1f;
    }
    fact(Fact::pots) = static_cast<float>(pots) * 0.5f;
    fact(Fact::tallest) = static_cast<float>(tallest) * 0.25f;
    fact(Fact::pure_house) = pure;
  }
  const int wait = (index_of(seat) - index_of(s.seat) + options.seats) % options.seats;
  fact(Fact::points) = static_cast<float>(points) * 0.1f;
  if (wait == 0) fact(Fact::points_of_the_next) = static_cast<float>(points) * 0.1f;
  fact(Fact::houses) *= 0.25f;
  fact(Fact::best_open) = best_open * 0.1f;
  fact(Fact::other_open) = (all_open - best_open) * 0.1f;
  fact(Fact::has_open) = best_open > 0 ? 1 : 0;
  if (best_open > 0) {
    if (wait == 0) fact(Fact::next_has_open) = best_open * 0.1f;
    fact(Fact::roofs_dear) = static_cast<float>(cheapest_roof > 4 ? 3 : cheapest_roof - 2);
  }
  fact(Fact::at_risk) = risk * 0.1f;
  if (wait > 0) facts[static_cast<int>(Fact::second_to_move) + wait - 1] = 1;
  return facts;
}

// Between turns: the dice are about to be rolled, or the match is over.
inline Shares prospects(const ThreeLittlePigs& game, const State& s) {
  if (s.phase == Phase::over) return final_shares(game, s);
  const Options& options = game.options();
  const Weights& weights = weights_for(options.seats, options.is_veteran());
  // Linear interpolation between two of the moments that have weights.
  const float left = static_cast<float>(tiles_to_the_end(options, s)) / static_cast<float>(options.seats);
  std::size_t after = 1;
  while (after + 1 < moments.size() && left > moments[after]) ++after;
  const float later = std::clamp((left - moments[after - 1]) / (moments[after] - moments[after - 1]), 0.0f, 1.0f);
  std::array<float, fact_count> now;
  for (std::size_t f = 0; f < fact_count; ++f)
    now[f] = weights[after - 1][f] + later * (weights[after][f] - weights[after - 1][f]);
  PerSeat<float> merit{};
  for (Seat seat : seats_of(options.seats)) {
    const FactList facts = facts_of(options, s, seat);
    for (std::size_t f = 0; f < fact_count; ++f) merit[seat] += now[f] * facts[f];
  }
  return shares_of_points(merit, options.seats, 1.1f);
}

}  // namespace sounder::bots::three_little_pigs
