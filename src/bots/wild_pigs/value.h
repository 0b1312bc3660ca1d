// Wild Pigs Will Attack! for bots: how a seat stands, in victory points.
#pragma once

#include <algorithm>

#include "bots/value.h"
#include "rules/wild_pigs/attacks.h"
#include "rules/wild_pigs/wild_pigs.h"

namespace sounder::bots {

// What is scored already, what the engine will still give, what lies in store, less what the Front threats will do.
template <>
struct Value<WildPigs> {
  static double of(const WildPigs& game, const wild_pigs::State& s, Seat seat) {
    using namespace wild_pigs;
    const Options& options = game.options();
    const Player& player = s.players[at(seat)];
    if (game.turn(s).is_over()) return 1000 * final_value(game, s, seat) + score_of(options, player);
    if (game.inside_a_move(s) && s.seat() == seat) return best_inside(game, s, seat);
    const int turns = rounds_per_era - s.round + (s.era == Era::day ? rounds_per_era + 1 : 0) + 1;
    return score_of(options, player) - 0.5 * player.wounds + store(player, turns) + engine(options.cards, s.era, player, turns) -
           danger(options, s, seat);
  }

 private:
  // In the middle of a fight: as good as its best end.
  static double best_inside(const WildPigs& game, const wild_pigs::State& s, Seat seat) {
    MoveListOf<WildPigs> moves;
    game.moves(s, seat, moves);
    double best = -1e9;
    for (const auto& move : moves) {
      wild_pigs::State next = s;
      game.play(next, move);
      best = std::max(best, of(game, next, seat));
    }
    return best;
  }

  // Cubes are worth less the more there are of a colour, and little at the end.
  static double store(const wild_pigs::Player& player, int turns) {
    using namespace wild_pigs;
    constexpr PerToken<double> worth = {0.55, 0.35, 0.45, 1.3};
    double sum = 0;
    for (Colour c : all_colours) sum += 0.26 * std::min(player.pool[c], 9) + 0.08 * std::max(0, player.pool[c] - 9);
    for (Token t : all_tokens) sum += worth[at(t)] * player.count(t);
    sum += 0.3 * player.free_stances + 0.35 * (player.slots[0] + player.slots[1]) * std::min(turns, 8) / 8;
    return sum * std::min(1.0, 0.4 + 0.15 * turns);
  }

  static double engine(const wild_pigs::Cards& cards, wild_pigs::Era era, const wild_pigs::Player& player, int turns) {
    using namespace wild_pigs;
    double sum = 0;
    for (int i = 0; i < player.owned[at(Ware::upgrade)]; ++i) {
      const Upgrade& card = cards.upgrades[player.upgrades[static_cast<std::size_t>(i)]];
      const int income = card.income[at(era)].total() + card.stance_income[at(era)] + card.least_income[at(era)];
      const double useful = 0.24 * income + 0.14 * card.discount + (card.has_use() ? 0.15 : 0) +
                            (card.mass_worth ? 0.1 * player.count(Token::mass) : 0) + (card.on_kill.any() ? 0.15 : 0);
      sum += useful * turns;
    }
    for (int i = 0; i < player.owned[at(Ware::weapon)]; ++i) {
      const OwnedWeapon& weapon = player.weapons[static_cast<std::size_t>(i)];
      sum += 0.2 * weapon.uses * cards.weapons[weapon.card].less[at(era)].total() * std::min(turns, 4) / 4;
    }
    return sum;
  }

  static double danger(const wild_pigs::Options& options, const wild_pigs::State& s, Seat seat) {
    using namespace wild_pigs;
    if (s.at_boss || s.first == Seat::nobody) return 0;
    double harm = 0;
    for (int i = 0; i < options.lanes(); ++i) {
      const Pig& pig = s.lanes[static_cast<std::size_t>(i)][Row::front];
      if (!pig.there()) continue;
      const Breed breed = options.cards.threats[at(s.era)][pig.card].breed;
      const int weights = std::min(most_weights, pig.weights + (breed == Breed::massive ? 1 : 0));
      const Attack attack = attack_by(breed, pig.enraged, weights, s.players[at(seat)].stance, options.rules());
      harm += 1.4 * attack.wounds + 0.25 * attack.steals + 0.2 * attack.weights + (attack.comes ? 0.1 : 0);
    }
    return s.seat() == seat ? harm : 0.6 * harm;  // there is time to do something about it
  }
};

}  // namespace sounder::bots
