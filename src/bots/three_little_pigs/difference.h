// What a move of The Three Little Pigs has over another, counted by the rules: rolls are listed, purchases played on to
// the end of the turn.
#pragma once

#include <optional>

#include "bots/three_little_pigs/messages.h"
#include "bots/three_little_pigs/turn.h"

namespace sounder::bots::three_little_pigs {

class TurnDifference {
 public:
  TurnDifference(const ThreeLittlePigs& game, const State& s) : game_(game), s_(s) {}

  // What speaks for the best move against the next best; empty if nothing does. `goal` is what the best move hopes to
  // pay for, if it is about dice.
  Message between(Move best, Move next, const TurnPlan* goal) const {
    const Message other = game_.describe(s_, next);
    const Facts here = facts_of(best, goal);
    const Facts there = facts_of(next, goal);
    const auto fact = first_difference(kinds, here, there);
    if (!fact) return {};
    if (static_cast<Fact>(*fact) == Fact::pays)
      return messages::pays(tiles_of(*goal), *here[*fact], *there[*fact], other);
    return kinds[*fact].told(*here[*fact], *there[*fact], other);
  }

  static std::vector<Message> tiles_of(const TurnPlan& plan) {
    const auto tile = [](Move buy) { return messages::a_tile(buy.tile().material, buy.tile().part); };
    if (plan.second == Move::done()) return {tile(plan.first)};
    return {tile(plan.first), tile(plan.second)};
  }

 private:
  enum class Fact : std::uint8_t { pays, wolf, scores, builds, safer, costs, takes, leader };
  static constexpr int noticed = 3;  // smaller differences in 100 are not told
  static constexpr std::array<FactKind, 8> kinds = {{
      {nullptr, false, noticed},  // `why.rather_pays` names the goal, too
      {&told<messages::less_wolf>, true, noticed},
      {&told<messages::scores>},
      {&told<messages::builds>},
      {&told_in_tenths<messages::safer>, true},
      {&told_in_tenths<messages::costs_more>},
      {&told_in_tenths<messages::takes_more>},
      {&told<messages::leader>},
  }};
  using Facts = MoveFacts<kinds.size()>;
  static std::optional<int>& of(Facts& facts, Fact fact) { return facts[static_cast<std::size_t>(fact)]; }

  Facts facts_of(Move move, const TurnPlan* goal) const {
    Facts facts;
    switch (move.kind()) {
      case Move::Kind::reroll:
      case Move::Kind::stop: count_dice(move, goal, facts); break;
      case Move::Kind::buy:
      case Move::Kind::done: count_purchase(move, facts); break;
      case Move::Kind::blow: count_wind(move, facts); break;
      default: break;
    }
    return facts;
  }

  // After one roll, or at once if the move is to stop.
  void count_dice(Move move, const TurnPlan* goal, Facts& facts) const {
    double paid = 0;
    double wolf = 0;
    double all = 0;
    const auto count = [&](Dice dice, double weight) {
      all += weight;
      if (dice.wolves() >= ThreeLittlePigs::wolves_that_come)
        wolf += weight;
      else if (goal && goal->cost.within(Symbols{symbols_on(dice)}))
        paid += weight;
    };
    if (move.kind() == Move::Kind::stop) {
      count(s_.dice, 1);
    } else {
      State rolling = s_;
      game_.play(rolling, move);
      ChanceListOf<ThreeLittlePigs> rolls;
      game_.chances(rolling, rolls);
      for (const auto& roll : rolls) count(roll.move.dice(), static_cast<double>(roll.weight));
    }
    if (goal) of(facts, Fact::pays) = in_100(paid / all);
    of(facts, Fact::wolf) = in_100(wolf / all);
  }

  // Scored and built with the best second tile of those that the dice pay for; at risk without one.
  void count_purchase(Move move, Facts& facts) const {
    auto& scored = of(facts, Fact::scores);
    auto& built = of(facts, Fact::builds);
    each_end(s_, move, [&](const State& end) {
      scored = std::max(scored.value_or(0), points(end) - points(s_));
      built = std::max(built.value_or(0), tiles_in_houses(end) - tiles_in_houses(s_));
    });
    State after = s_;
    game_.play(after, move);
    of(facts, Fact::safer) = rounded(10 * wolf_costs(after));
  }

  int points(const State& s) const { return score_of(game_.options(), s, s_.seat).total(); }

  // Calls found(state) for every way to end the turn after the move; a new top is the plain one.
  template <class Found>
  void each_end(State s, Move move, Found&& found) const {
    const Seat buyer = s.seat;
    const auto turn = s.turns;
    game_.play(s, move);
    while (s.phase == Phase::turn_up) game_.play(s, Move::top(false));
    if (s.phase != Phase::buy || s.turns != turn || s.seat != buyer) return found(s);
    MoveListOf<ThreeLittlePigs> moves;
    game_.moves(s, s.seat, moves);
    for (const Move& one : moves) each_end(s, one, found);
  }

  int tiles_in_houses(const State& s) const {
    int points = 0;
    for (const House& house : s.houses_of(s_.seat)) points += points_of_tiles(game_.options(), house);
    return points;
  }

  // The points of completed houses that one visit of the wolf costs on average, in the house where it costs most.
  double wolf_costs(const State& s) const {
    double most = 0;
    for (const House& house : s.houses_of(s_.seat)) most = std::max(most, expected_loss(house, true));
    return most;
  }

  // What the wind takes of a house on average: of its points under a roof, or of what its tiles are worth.
  double expected_loss(const House& house, bool scored) const {
    const auto worth = [&](const House& one) {
      const int tiles = points_of_tiles(game_.options(), one);
      if (!scored) return tiles;
      return one.roofed() ? tiles + (game_.options().is_veteran() ? 0 : game_.box().house_bonus) : 0;
    };
    double lost = 0;
    int sectors = 0;
    for (Material m : all_materials) {
      House after = house;
      after.blow_away(m);
      lost += game_.box().spinner[at(m)] * (worth(house) - worth(after));
      sectors += game_.box().spinner[at(m)];
    }
    return lost / sectors;
  }

  void count_wind(Move move, Facts& facts) const {
    const House& house = s_.house(move.seat(), move.house());
    of(facts, Fact::costs) = rounded(10 * expected_loss(house, true));
    of(facts, Fact::takes) = rounded(10 * expected_loss(house, false));
    of(facts, Fact::leader) = score_of(game_.options(), s_, move.seat()).total();
  }

  // 0 and 100 are said only of what never or always happens.
  static int in_100(double chance) {
    if (chance == 0 || chance == 1) return chance == 1 ? 100 : 0;
    return std::clamp(rounded(100 * chance), 1, 99);
  }
  static int rounded(double x) { return static_cast<int>(x + 0.5); }

  const ThreeLittlePigs& game_;
  const State& s_;
};

}  // namespace sounder::bots::three_little_pigs
