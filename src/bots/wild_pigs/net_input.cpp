#include "bots/wild_pigs/net_input.h"

#include <algorithm>

namespace sounder::bots {

using namespace sounder::wild_pigs;

namespace {

using Place = NetInput<WildPigs>::Place;

int rounded(float number) { return static_cast<int>(number < 0 ? number - 0.5f : number + 0.5f); }

// The possessions of a seat, and its expected points.
struct Outlook {
  std::array<float, features> facts{};
  Hour hour;
  int score = 0;
  int expected = 0;  // in halves
};

Outlook evaluate_state(const Options& options, const State& s, Seat seat) {
  Outlook evaluate;
  evaluate.hour = hour_of(s, seat);
  evaluate.score = score_of(options, s.players[seat]);
  float expected = static_cast<float>(evaluate.score);
  if (evaluate.hour.done < hours_per_era)
    expected = worth_of(options, s, seat, evaluate.hour, expected, evaluate.facts.data());
  evaluate.expected = rounded(2 * expected);
  return evaluate;
}

int total(const PerToken<std::uint8_t>& tokens) {
  int sum = 0;
  for (const std::uint8_t count : tokens) sum += count;
  return sum;
}

}  // namespace

void NetInput<WildPigs>::look(const WildPigs& game, const State& s, Inputs* rows) {
  const Options& options = game.options();
  const auto seats = static_cast<std::size_t>(options.seats);
  PerSeat<Outlook, most_seats> outlooks;
  std::array<std::size_t, most_seats> by_hope;
  for (std::size_t i = 0; i < seats; ++i) {
    outlooks[i] = evaluate_state(options, s, seat_at(i));
    by_hope[i] = i;
  }
  std::sort(by_hope.begin(), by_hope.begin() + static_cast<std::ptrdiff_t>(seats), [&](std::size_t a, std::size_t b) {
    return outlooks[a].expected != outlooks[b].expected ? outlooks[a].expected > outlooks[b].expected : a < b;
  });
  int lanes_taken = 0;
  int fronts_taken = 0;
  for (int i = 0; i < options.lanes(); ++i) {
    lanes_taken += s.lanes[i].frontmost().has_value();
    fronts_taken += s.lanes[i][Row::front].there();
  }
  for (std::size_t seat = 0; seat < seats; ++seat) {
    Inputs& in = rows[seat];
    const Outlook& own = outlooks[seat];
    const PlayerState& player = s.players[seat];
    for (int f = 0; f < features; ++f) in.add(Place::facts + f, rounded(4 * own.facts[f]));
    in.add(Place::expected, own.expected);
    in.add(Place::score, own.score);
    const int hour = std::min(own.hour.done, hours_per_era) + (own.hour.era == Era::night ? hours_per_era : 0);
    in.add(Place::hour + hour);
    int rival_place = Place::rivals;
    int better = 0;
    for (std::size_t i = 0; i < seats; ++i) {
      if (by_hope[i] == seat) continue;
      const Outlook& rival = outlooks[by_hope[i]];
      const PlayerState& other = s.players[by_hope[i]];
      if (rival_place == Place::rivals) in.add(Place::lead_by_hour + hour, own.expected - rival.expected);
      better += rival.expected > own.expected;
      in.add(rival_place, own.expected - rival.expected);
      in.add(rival_place + 1, own.score - rival.score);
      in.add(rival_place + 2, other.wounds);
      in.add(rival_place + 3, other.pool.total());
      in.add(rival_place + 4, total(other.tokens));
      rival_place += Place::rival;
    }
    in.add(Place::rank + better);
    for (int i = 0; i < options.seats; ++i)
      if (index_of(s.order[i]) == static_cast<int>(seat)) in.add(Place::place + i);
    in.add(Place::in_turn, own.hour.in_turn);
    in.add(Place::stance + static_cast<int>(player.stance));
    for (int c = 0; c < 3; ++c) in.add(Place::cubes + c, player.pool.of[c]);
    for (int t = 0; t < 4; ++t) in.add(Place::tokens + t, player.tokens[t]);
    in.add(Place::wounds + std::min<int>(player.wounds, 10));
    in.add(Place::kills, player.kills);
    in.add(Place::seats + options.seats - 2);
    in.add(Place::boss + options.boss);
    in.add(Place::lowest_first, options.race_order != 0);
    in.add(Place::threats, lanes_taken);
    in.add(Place::threats + 1, fronts_taken);
  }
}

}  // namespace sounder::bots
