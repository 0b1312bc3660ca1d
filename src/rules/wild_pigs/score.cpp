// Victory points (WP-23).
#include "rules/wild_pigs/wild_pigs.h"

#include <tuple>

namespace sounder::wild_pigs {

int wound_cost(const Edition& rules, int wounds) {
  if (wounds >= 10) return 20;
  if (wounds >= 5) return 10;
  return wounds * rules.light_wound;
}

int score_of(const Options& options, const PlayerState& player) {
  const Cards& cards = options.cards;
  int vp = player.vp_tokens - wound_cost(options.rules(), player.wounds);
  for (int i = 0; i < player.kills; ++i) {
    const Trophy& trophy = player.trophies[i];
    vp += cards.threats[at(trophy.era())][trophy.card()].vp + (trophy.enraged() ? 1 : 0);
  }
  for (int i = 0; i < player.owned[at(Ware::upgrade)]; ++i) vp += cards.upgrades[player.upgrades[i]].vp;
  for (int i = 0; i < player.owned[at(Ware::weapon)]; ++i) vp += cards.weapons[player.weapons[i].card].vp;
  return vp;
}

Result WildPigs::result(const State& s) const {
  // Ties: fewer wounds, more threats defeated, more cubes left.
  const auto standing = [&](const PlayerState& player) {
    return std::tuple(score_of(options_, player), -player.wounds, player.defeated(), player.pool.total());
  };
  Result result;
  for (Seat seat : seats_of(options_.seats)) {
    const auto own = standing(s.players[seat]);
    int better = 0;
    for (Seat other : seats_of(options_.seats)) better += standing(s.players[other]) > own;
    result.scores[seat] = std::get<0>(own);
    result.ranks[seat] = static_cast<std::uint8_t>(1 + better);
    if (better == 0) result.winners |= seat;
  }
  return result;
}

}  // namespace sounder::wild_pigs
