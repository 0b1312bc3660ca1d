// The reason for a move of The Three Little Pigs, with the numbers behind it.
#pragma once

#include <vector>

#include "bots/three_little_pigs/difference.h"
#include "bots/three_little_pigs/messages.h"
#include "bots/three_little_pigs/turn.h"

namespace sounder::bots::three_little_pigs {

// What speaks for a move; empty if nothing does.
class TurnReason {
 public:
  TurnReason(const ThreeLittlePigs& game, const State& s) : game_(game), s_(s) {}

  Message why(Move move) const {
    switch (move.kind()) {
      case Move::Kind::reroll: return why_roll(move.rerolled());
      case Move::Kind::stop: return why_stop();
      case Move::Kind::buy: return why_buy(move.tile(), move.place());
      case Move::Kind::done: return why_done();
      case Move::Kind::blow: return why_blow(move);
      default: return {};
    }
  }

  // What speaks for the best move against the next best; empty if nothing does.
  Message against(Move best, Move next) const {
    std::optional<TurnPlan> goal;
    if (best.kind() == Move::Kind::reroll) goal = hope_of(best.rerolled());
    if (best.kind() == Move::Kind::stop) goal = affordable();
    return TurnDifference(game_, s_).between(best, next, goal ? &*goal : nullptr);
  }

 private:
  Symbols kept_of(DiceSet again) const {
    const Shown kept = Shown::of(s_.dice, static_cast<DiceSet>(all_dice & ~again));
    return kept.white + kept.black;
  }

  // The best plan that the dice may pay for after rolling some again.
  std::optional<TurnPlan> hope_of(DiceSet again) const {
    const Symbols symbols = kept_of(again);
    return best_plan(s_, [&](const TurnPlan& plan) {
      int missing = 0;
      for (Part part : all_parts) missing += std::max(0, plan.cost.of[at(part)] - symbols.of[at(part)]);
      return missing <= std::popcount(again);
    });
  }

  // The best plan that the dice pay for now.
  std::optional<TurnPlan> affordable() const {
    State paying = s_;
    paying.phase = Phase::buy;
    paying.symbols = symbols_on(s_.dice);
    return best_plan(paying, [](const TurnPlan&) { return true; });
  }

  template <class Allowed>
  std::optional<TurnPlan> best_plan(const State& s, Allowed&& allowed) const {
    const TurnAhead turn(game_, s, &prospects);
    const TurnPlan* best = nullptr;
    for (const TurnPlan& plan : turn.plans())
      if (allowed(plan) && (!best || turn.own(plan.worth) > turn.own(best->worth))) best = &plan;
    return best ? std::optional(*best) : std::nullopt;
  }

  Message why_roll(DiceSet again) const {
    const Symbols symbols = kept_of(again);
    const int rolled = std::popcount(again);
    const int wolf = in_100(wolf_comes(again));
    const auto hope = hope_of(again);
    if (!hope) return {};
    const std::vector<Message> tiles = TurnDifference::tiles_of(*hope);
    if (symbols.total() == 0) return messages::rolls_all(rolled, tiles, wolf);
    return messages::keeps(list_of(symbols), rolled, tiles, wolf);
  }

  Message why_stop() const {
    const auto best = affordable();
    const int wolf = in_100(wolf_comes(dice_without_wolf()));
    if (best) return messages::enough(TurnDifference::tiles_of(*best), wolf);
    return wolf > 0 ? messages::too_risky(wolf) : Message{};
  }

  Message why_buy(TileKind kind, TilePlace place) const {
    State after = s_;
    after.symbols = {};
    after.symbols[at(kind.part)] = game_.box().price[at(kind.material)];
    game_.play(after, Move::buy(kind, place));
    const Seat buyer = s_.seat;
    const int number = s_.number_at(buyer, place);
    const int worth = points_of_tiles(game_.options(), after.house(buyer, number));
    const bool pot = s_.stack(kind).top == Top::pot;
    Message first = kind.part == Part::roof     ? messages::completes(number, gained(after, buyer))
                    : place == TilePlace::fresh ? messages::starts(worth, pot)
                                                : messages::grows(number, worth, pot);
    const int own = points(after, buyer);
    const int other = best_other(after, buyer);
    if (after.phase == Phase::over) return own >= other ? messages::and_end(first, own, other) : first;
    if (after.stack(kind).left == 0) return messages::and_last(first, kind.material, kind.part);
    return first;
  }

  Message why_done() const {
    State after = s_;
    game_.play(after, Move::done());
    const int own = points(after, s_.seat);
    const int other = best_other(after, s_.seat);
    if (after.phase == Phase::over) return own >= other ? messages::ends(own, other) : Message{};
    return own < other ? messages::waits(tiles_to_the_end(game_.options(), after), own, other) : Message{};
  }

  Message why_blow(Move blow) const {
    if (blow.seat() == s_.seat) return {};
    const House& house = s_.house(blow.seat(), blow.house());
    const int tenths = static_cast<int>(10 * at_risk(game_.options(), house) + 0.5f);
    if (tenths == 0) return {};
    const auto& target = house.roofed() ? messages::roofed_target : messages::open_target;
    return target(blow.seat(), blow.house(), points_of_tiles(game_.options(), house), tenths / 10, tenths % 10);
  }

  // The probability of two wolves after rolling these dice once.
  float wolf_comes(DiceSet again) const {
    const auto& faces = game_.box().dice[static_cast<std::size_t>(DieColour::black)];
    const float wolf = faces[3] / static_cast<float>(faces[0] + faces[1] + faces[2] + faces[3]);
    int black = 0;
    for (int die = white_dice; die < dice_count; ++die) black += contains(again, die);
    float none = 1;
    for (int i = 0; i < black; ++i) none *= 1 - wolf;
    if (s_.dice.wolves() > 0) return 1 - none;
    float one = static_cast<float>(black) * wolf;
    for (int i = 1; i < black; ++i) one *= 1 - wolf;
    return 1 - none - one;
  }

  DiceSet dice_without_wolf() const {
    DiceSet all = 0;
    for (int die = 0; die < dice_count; ++die)
      if (!s_.dice.locked(die)) all = static_cast<DiceSet>(all | 1 << die);
    return all;
  }

  int gained(const State& after, Seat seat) const { return points(after, seat) - points(s_, seat); }

  int points(const State& s, Seat seat) const { return score_of(game_.options(), s, seat).total(); }
  int best_other(const State& s, Seat seat) const {
    int best = 0;
    for (Seat other : seats_of(game_.options().seats))
      if (other != seat) best = std::max(best, points(s, other));
    return best;
  }

  static std::vector<Message> list_of(const Symbols& symbols) {
    std::vector<Message> list;
    for (Part part : all_parts)
      if (const int count = symbols.of[at(part)]; count > 0) list.push_back(messages::some_faces(count, face_of(part)));
    return list;
  }
  static int in_100(float chance) { return static_cast<int>(100 * chance + 0.5f); }

  const ThreeLittlePigs& game_;
  const State& s_;
};

}  // namespace sounder::bots::three_little_pigs
