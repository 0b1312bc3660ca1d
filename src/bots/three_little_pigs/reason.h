// Why a move of The Three Little Pigs is good, in one sentence with the numbers that speak for it.
#pragma once

#include <string>

#include "bots/three_little_pigs/turn.h"
#include "rules/three_little_pigs/names.h"

namespace sounder::bots::three_little_pigs {

class Reason {
 public:
  Reason(const ThreeLittlePigs& game, const State& s) : game_(game), s_(s) {}

  std::string why(Move move) const {
    switch (move.kind()) {
      case Move::Kind::reroll: return why_roll(move.rerolled());
      case Move::Kind::stop: return why_stop();
      case Move::Kind::buy: return why_buy(move.tile(), move.place());
      case Move::Kind::done: return why_done();
      case Move::Kind::blow: return why_blow(move);
      default: return {};
    }
  }

 private:
  std::string why_roll(DiceSet again) const {
    const Shown kept = Shown::of(s_.dice, static_cast<DiceSet>(all_dice & ~again));
    const Symbols symbols = kept.white + kept.black;
    const int rolled = std::popcount(again);
    const std::string keeps = symbols.total() == 0 ? "It rolls all " + std::to_string(rolled) + " dice again"
                                                   : "It keeps " + list_of(symbols) + " and rolls " + dice(rolled) + " again";
    const TurnAhead turn(game_, s_, &prospects);
    const Plan* hope = nullptr;
    for (const Plan& plan : turn.plans()) {
      int missing = 0;
      for (Part part : all_parts) missing += std::max(0, plan.cost.of[at(part)] - symbols.of[at(part)]);
      if (missing <= rolled && (!hope || turn.own(plan.worth) > turn.own(hope->worth))) hope = &plan;
    }
    return keeps + (hope ? ", hoping for " + tiles_of(*hope) : "") + "; the wolf comes " + times_in_100(wolf_comes(again)) + ".";
  }

  std::string why_stop() const {
    State paying = s_;
    paying.phase = Phase::buy;
    const Shown shown = Shown::of(s_.dice);
    paying.symbols = (shown.white + shown.black).of;
    const TurnAhead turn(game_, paying, &prospects);
    const Plan* best = nullptr;
    for (const Plan& plan : turn.plans())
      if (!best || turn.own(plan.worth) > turn.own(best->worth)) best = &plan;
    const DiceSet rest = dice_without_wolf();
    if (!best) return "The dice pay for nothing, but rolling again would bring the wolf " + times_in_100(wolf_comes(rest)) + ".";
    return "The dice pay for " + tiles_of(*best) + "; rolling them all again would bring the wolf " + times_in_100(wolf_comes(rest)) + ".";
  }

  std::string why_buy(TileKind kind, Place place) const {
    State after = s_;
    after.symbols = {};
    after.symbols[at(kind.part)] = game_.box().price[at(kind.material)];
    game_.play(after, Move::buy(kind, place));
    const Seat buyer = s_.seat;
    const int number = place == Place::fresh ? after.house_count(buyer) : number_of(place);
    const House& house = after.house(buyer, number);
    std::string sentence;
    if (kind.part == Part::roof) {
      sentence = "It completes house " + std::to_string(number) + " for " + points(gained(after, buyer));
    } else {
      sentence = place == Place::fresh ? "It starts a house that will be worth " : "It makes house " + std::to_string(number) + " worth ";
      sentence += points(points_of_tiles(game_.options(), house)) + " under a roof";
    }
    if (s_.stack(kind).top == Top::pot) sentence += ", with a flowerpot";
    if (after.phase == Phase::over) return sentence + ", and ends the match " + standing(after, buyer) + ".";
    if (after.stack(kind).left == 0) sentence += ", with the last " + name_of(kind);
    return sentence + ".";
  }

  std::string why_done() const {
    State after = s_;
    game_.play(after, Move::done());
    if (after.phase == Phase::over) return "It ends the match " + standing(after, s_.seat) + ".";
    return "It buys no second tile: the match is at least " + counted(tiles_to_the_end(game_.options(), after), "tile") +
           " from its end, and it stands " + standing(after, s_.seat) + ".";
  }

  std::string why_blow(Move blow) const {
    const House& house = s_.house(blow.seat(), blow.house());
    const int tenths = static_cast<int>(10 * at_risk(game_.options(), house) + 0.5f);
    return "House " + std::to_string(blow.house()) + " of " + name_of(blow.seat()) + " is worth " +
           points(points_of_tiles(game_.options(), house)) + (house.roofed() ? " and has its roof" : " when roofed") + "; the wind takes " +
           std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " of its worth on average.";
  }

  // How likely two wolves lie there after rolling these dice once.
  float wolf_comes(DiceSet again) const {
    const auto& faces = game_.box().dice[static_cast<std::size_t>(Colour::black)];
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

  int gained(const State& after, Seat seat) const {
    return score_of(game_.options(), after, seat).total() - score_of(game_.options(), s_, seat).total();
  }

  // "with 12 points against 9".
  std::string standing(const State& s, Seat seat) const {
    int best_other = 0;
    for (int i = 0; i < game_.options().seats; ++i)
      if (seat_at(i) != seat) best_other = std::max(best_other, score_of(game_.options(), s, seat_at(i)).total());
    return "with " + points(score_of(game_.options(), s, seat).total()) + " against " + std::to_string(best_other);
  }

  static std::string tiles_of(const Plan& plan) {
    const std::string first = "a " + name_of(plan.first.tile());
    return plan.second == Move::done() ? first : first + " and a " + name_of(plan.second.tile());
  }
  static std::string list_of(const Symbols& symbols) {
    std::string list;
    for (Part part : all_parts)
      if (const int count = symbols.of[at(part)]; count > 0) list += (list.empty() ? "" : " and ") + counted(count, name_of(part));
    return list;
  }
  static std::string dice(int count) { return count == 1 ? "1 die" : std::to_string(count) + " dice"; }
  static std::string points(int count) { return counted(count, "point"); }
  static std::string times_in_100(float chance) { return std::to_string(static_cast<int>(100 * chance + 0.5f)) + " times in 100"; }

  const ThreeLittlePigs& game_;
  const State& s_;
};

}  // namespace sounder::bots::three_little_pigs
