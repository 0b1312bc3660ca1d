// Conversions of cubes and wild tokens that serve nothing.
//
// Both can be made in the next turn as well, with more known. So a conversion serves something only if it leaves less
// to be paid with wild tokens for a fight, a threshold, a card or a forging that the seat can then pay in this turn. A
// wild token pays by itself, so a cube made of it serves only who would have to lose a wound or the token.
#pragma once

#include "rules/wild_pigs/turn_flow.h"

namespace sounder::wild_pigs {

// What is left to pay in cubes and wild tokens for all that the seat might still do in this turn.
using Costs = List<Cubes, 256>;

inline void add_ways_to_pay(const Means& means, const Bill& bill, Costs& costs) {
  const Discounts colours = discounts(means);
  for (int discount = colours.begin; discount < colours.end; ++discount) {
    costs.add(rest_of(means, bill, means.weapon_sets() - 1, means.attack, discount));
    costs.add(rest_of(means, bill, 0, 0, discount));
  }
}

inline void list_costs(const Options& options, const State& s, Costs& costs) {
  const PlayerState& player = s.player();
  const Means means = means_of(options, s, player);
  if (!s.at_boss && may_act(options, s))
    for (int lane = 0; lane < options.lanes(); ++lane)
      for (Row row : {Row::front, Row::mid, Row::back})
        if (const Target target = Target::pig(lane, row); s.pig(target).there())
          add_ways_to_pay(means, bill_of(options, s, target), costs);
  for (int i = 0; s.at_boss && i < options.cards.bosses[at(s.era)].count; ++i)
    if (may_pay(options, s, player, i)) add_ways_to_pay(means, bill_of(options, s, Target::threshold(i)), costs);
  for (int place = 0; place < player.owned[at(Ware::upgrade)]; ++place)
    if (const Upgrade& upgrade = options.cards.upgrades[player.upgrades[place]];
        upgrade.forges_mass && !(s.deeds.used >> place & 1))
      costs.add(upgrade.forge_cost);
  for (Ware ware : all_wares)
    if (!s.deeds.bought && player.has_room(ware))
      for (const Shelf* shelf : {&s.market(ware).carryover, &s.market(ware).fresh})
        for (const int card : *shelf) costs.add(options.cards.cost(ware, card));
}

inline int missing(const Cubes& cost, const Cubes& pool) {
  int sum = 0;
  for (std::size_t c = 0; c < pool.of.size(); ++c) sum += std::max(0, cost.of[c] - pool.of[c]);
  return sum;
}

// Whether the conversion leaves less missing of something that is then within reach.
inline bool serves(const Move& conversion, const PlayerState& player, const Costs& costs) {
  const Cubes after = player.pool + cubes_of(static_cast<Colour>(conversion.how), conversion.count) -
                      cubes_of(static_cast<Colour>(conversion.what), conversion.count);
  const int within = player.count(Token::wild) + converted_cubes * (player.count(Token::conversion) - 1);
  return std::any_of(costs.begin(), costs.end(), [&](const Cubes& cost) {
    const int left = missing(cost, after);
    return left < missing(cost, player.pool) && left <= within &&
           cost.total() <= after.total() + player.count(Token::wild);
  });
}

// At least one move stays: what is taken out is never all that a seat may do.
inline void leave_out_idle(const Options& options, const State& s, List<Move, WildPigs::most_moves>& moves) {
  if (s.phase != Phase::act) return;
  using Kind = Move::Kind;
  const auto has = [&](Kind kind) {
    return std::any_of(moves.begin(), moves.end(), [kind](const Move& move) { return move.kind == kind; });
  };
  // A wild token comes at the end of the turn if there is room for it. Cubes decide a tie at the end of the match.
  const bool keeps_wild =
      !s.at_boss && s.player().count(Token::wild) < options.rules().most_tokens && !may_save_a_wound(options, s);
  const bool leaves_out_wild = keeps_wild && has(Kind::wild_cube);
  if (!has(Kind::convert) && !leaves_out_wild) return;
  Costs costs;
  list_costs(options, s, costs);
  List<Move, WildPigs::most_moves> kept;
  for (const Move& move : moves) {
    if (move.kind == Kind::convert && !serves(move, s.player(), costs)) continue;
    if (move.kind == Kind::wild_cube && leaves_out_wild) continue;
    kept.add(move);
  }
  if (!kept.empty()) moves = kept;
}

}  // namespace sounder::wild_pigs
