// The Three Little Pigs: the heuristic value of a position for a seat.
#pragma once

#include <algorithm>

#include "bots/value.h"
#include "rules/three_little_pigs/score.h"
#include "rules/three_little_pigs/three_little_pigs.h"

namespace sounder::bots {

// In points: points and expected points of the seat, less those of the best opponent. An open house counts with part of
// its tiles, since it may get a roof; dice count with the best purchase they pay for; wolves count with the expected
// loss to the wind.
template <>
struct GreedyValue<ThreeLittlePigs> {
  static double of(const ThreeLittlePigs& game, const three_little_pigs::State& s, Seat seat) {
    using three_little_pigs::Phase;
    if (game.turn(s).is_over()) return 200 * final_value(game, s, seat) - 100;
    const Position position{game.options(), s, roof_may_come(game.options(), s)};
    double best_other = 0;
    for (Seat other : seats_of(game.options().seats))
      if (other != seat) best_other = std::max(best_other, position.standing(other));
    double value = position.standing(seat) - best_other;
    if (s.seat != seat) return value;
    if (s.phase == Phase::choose_dice || s.phase == Phase::buy) value += position.best_purchase();
    if (s.phase == Phase::blow) value += position.best_blow();
    return value;
  }

 private:
  using Material = three_little_pigs::Material;
  using Part = three_little_pigs::Part;
  using House = three_little_pigs::House;

  // The probability that an open house gets a roof; lower when the match may end in any turn.
  static double roof_may_come(const three_little_pigs::Options& options, const three_little_pigs::State& s) {
    return s.empty_stacks() + 1 < options.seats ? 0.6 : 0.4;
  }

  struct Position {
    const three_little_pigs::Options& options;
    const three_little_pigs::State& s;
    double roof_may_come;

    double tiles_of(const House& house) const {
      double points = options.is_veteran() ? 0.5 * house.pots() : house.pots() * options.box.pot_bonus;
      for (Material m : three_little_pigs::all_materials) points += house.tiles(m) * options.box.points[at(m)];
      return points;
    }
    double house_bonus() const { return options.is_veteran() ? 0.5 : options.box.house_bonus; }
    double worth_of(const House& house) const {
      return house.roofed() ? tiles_of(house) + house_bonus() : roof_may_come * tiles_of(house);
    }

    double standing(Seat seat) const {
      double points = score_of(options, s, seat).awards;
      for (const House& house : s.houses_of(seat)) points += worth_of(house);
      return points;
    }

    // The gain of one tile: a roof turns expected points into points, any other tile adds expected points.
    double gain(three_little_pigs::TileKind kind, double under_roof) const {
      const double points =
          options.box.points[at(kind.material)] + (s.stack(kind).top == three_little_pigs::Top::pot ? 1 : 0);
      if (kind.part != Part::roof) return roof_may_come * points;
      return under_roof > 0 ? points + house_bonus() + (1 - roof_may_come) * under_roof : 0;
    }

    // The largest gain of one or two tiles with the symbols the dice show.
    double best_purchase() const {
      using namespace three_little_pigs;
      PerPart<int> symbols{};
      for (Part part : all_parts)
        symbols[at(part)] = s.phase == Phase::buy ? s.symbols[at(part)] : s.dice.count(static_cast<Face>(part));
      double best_open = 0;
      for (const House& house : s.houses_of(s.seat))
        if (house.open()) best_open = std::max(best_open, tiles_of(house));
      double best = 0;
      for_each_affordable(symbols, [&](TileKind first) {
        const double gained = gain(first, best_open);
        if (gained == 0) return;  // a roof without a house
        best = std::max(best, gained);
        if (s.bought > 0) return;
        PerPart<int> rest = symbols;
        rest[at(first.part)] -= options.box.price[at(first.material)];
        // A roof may go on what the first tile stands on; a second roof would need another house.
        const double under = first.part == Part::roof ? 0 : best_open + options.box.points[at(first.material)];
        for_each_affordable(rest, [&](TileKind second) {
          if (second == first && options.tiles_differ()) return;  // TP-8
          best = std::max(best, gained + gain(second, under));
        });
      });
      return best;
    }
    template <class Take>
    void for_each_affordable(const three_little_pigs::PerPart<int>& symbols, Take&& take) const {
      for (Part part : three_little_pigs::all_parts)
        for (Material m : three_little_pigs::all_materials)
          if (symbols[at(part)] >= options.box.price[at(m)] && s.on_sale({m, part}))
            take(three_little_pigs::TileKind{m, part});
    }

    // The largest expected loss of an opponent's house over the spinner; half of it counts as one's own gain.
    double best_blow() const {
      const auto& sectors = options.box.spinner;
      double best = 0;
      for (Seat owner : seats_of(options.seats)) {
        if (owner == s.seat) continue;
        for (const House& house : s.houses_of(owner)) {
          double taken = 0;
          for (Material m : three_little_pigs::all_materials) {
            House blown = house;
            blown.blow_away(m);
            taken += sectors[at(m)] * (worth_of(house) - worth_of(blown));
          }
          best = std::max(best, taken / (sectors[0] + sectors[1] + sectors[2]));
        }
      }
      return best / 2;
    }
  };
};

}  // namespace sounder::bots
