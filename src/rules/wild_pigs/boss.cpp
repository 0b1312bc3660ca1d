// The boss at the end of an era (WP-19 to WP-22, WP-30, WP-31).
#include "rules/wild_pigs/turn_flow.h"

namespace sounder::wild_pigs {

bool all_taken(const Options& options, const State& s) {
  return s.taken == (1 << options.cards.bosses[at(s.era)].count) - 1;
}

// WP-20: each seat each threshold once; in a race each threshold once, and with `one_each` each seat one.
bool may_pay(const Options& options, const State& s, const PlayerState& player, int threshold) {
  if (!options.race()) return !(player.paid >> threshold & 1);
  return !(s.taken >> threshold & 1) && !(options.one_each() && player.paid);
}

void TurnFlow::begin_boss() {
  s.at_boss = true;
  s.taken = 0;
  for (PlayerState& player : s.players) player.paid = 0;
  if (o_.race() && o_.race_order != static_cast<std::int8_t>(RaceOrder::turn)) {
    // WP-35: the score as it stands; equal ones keep the order of the table.
    PerSeat<int, most_seats> scores{};
    for (Seat seat : seats_of(o_.seats)) scores[seat] = score_of(o_, s.players[seat]);
    for (int i = 1; i < o_.seats; ++i)
      for (int j = i; j > 0 && scores[s.order[j]] < scores[s.order[j - 1]]; --j) std::swap(s.order[j], s.order[j - 1]);
  }
  tell([&] { return messages::told_boss(cards_.boss_labels[at(s.era)].card()); });
  begin_turn();
}

// WP-21.
void TurnFlow::reward(int threshold) {
  PlayerState& player = s.player();
  const PlayerState before = player;
  const Threshold::Reward& reward = cards_.bosses[at(s.era)].thresholds[threshold].reward;
  player.paid |= static_cast<std::uint8_t>(1 << threshold);
  s.taken |= static_cast<std::uint8_t>(1 << threshold);
  ++player.thresholds;
  player.vp_tokens = static_cast<std::uint8_t>(player.vp_tokens + reward.vp);
  player.wounds = static_cast<std::uint8_t>(std::max(0, player.wounds - reward.heal));
  gain(player, reward.gains);
  tell([&] {
    return messages::told_threshold(s.seat(), threshold + 1, threshold_of(cards_, s.era, threshold),
                                    amounts_gained(before, player));
  });
  s.phase = reward.free_weapon && player.has_room(Ware::weapon) ? Phase::free_weapon : Phase::act;
}

// WP-22, WP-30: the night keeps the order of the table that follows day's round 6.
void TurnFlow::finish_boss() {
  if (s.era == Era::night) {
    s.phase = Phase::over;
    return;
  }
  s.place = 0;
  set_order(s.first);
  tell([] { return messages::told_night(); });
  begin_era(Era::night);
}

}  // namespace sounder::wild_pigs
