#include "bots/happy_pigs/net_input.h"

#include <algorithm>

#include "bots/happy_pigs/search_traits.h"

namespace sounder::bots {

using namespace sounder::happy_pigs;

namespace {

using OfFarm = NetInput<HappyPigs>::OfFarm;
using Place = NetInput<HappyPigs>::Place;
using Counts = std::array<int, OfFarm::all>;

constexpr int most_money = 1000;  // what a net is told of at the most

Counts counts_of(const HappyPigs& game, const State& s, Seat seat, const farming::Worth& worth) {
  const Farm& farm = s.farm(seat);
  const auto seats = static_cast<int>(game.options().seats);
  Counts counts{};
  counts[OfFarm::money] = std::min<int>(farm.money, most_money);
  counts[OfFarm::worth] = std::min(static_cast<int>(worth.of(farm)), most_money);
  int room = game.options().land.field_area() * farm.fields;
  for (std::size_t size = 0; size < all_sizes.size(); ++size) {
    for (std::size_t v = 0; v < 2; ++v) counts[OfFarm::pigs + 4 * v + size] = farm.herd.by_vaccination[v][size];
    room -= farm.herd.count(static_cast<Size>(size)) * game.options().land.pigs[size].area();
  }
  for (std::size_t i = 0; i < 3; ++i) counts[OfFarm::items + i] = farm.items[i];
  counts[OfFarm::fields] = farm.fields;
  counts[OfFarm::room] = room;
  counts[OfFarm::place + (index_of(seat) - index_of(s.first) + seats) % seats] = 1;
  counts[OfFarm::neutral] = s.neutral_holder == seat;
  return counts;
}

}  // namespace

void NetInput<HappyPigs>::look(const HappyPigs& game, const State& s, Inputs* rows) {
  const auto seats = static_cast<std::size_t>(game.options().seats);
  const farming::Worth worth(game, *SearchTraits<HappyPigs>::habits(), farming::ahead_of(s));
  PerSeat<Counts> counts;
  std::array<std::size_t, max_seats> by_worth;
  for (std::size_t i = 0; i < seats; ++i) {
    counts[i] = counts_of(game, s, seat_at(i), worth);
    by_worth[i] = i;
  }
  std::sort(by_worth.begin(), by_worth.begin() + static_cast<std::ptrdiff_t>(seats), [&](std::size_t a, std::size_t b) {
    return counts[a][OfFarm::worth] != counts[b][OfFarm::worth] ? counts[a][OfFarm::worth] > counts[b][OfFarm::worth]
                                                                : a < b;
  });
  for (std::size_t seat = 0; seat < seats; ++seat) {
    Inputs& in = rows[seat];
    const Counts& own = counts[seat];
    for (int i = 0; i < OfFarm::all; ++i) in.add(Place::own + i, own[i]);
    int place = Place::rivals;
    int better = 0;
    for (std::size_t i = 0; i < seats; ++i) {
      if (by_worth[i] == seat) continue;
      const Counts& rival = counts[by_worth[i]];
      if (place == Place::rivals) {
        for (int k = 0; k < OfFarm::all; ++k) in.add(Place::best_rival + k, rival[k]);
        in.add(Place::money_late, (own[OfFarm::money] - rival[OfFarm::money]) * s.round / rounds);
      }
      better += rival[OfFarm::worth] > own[OfFarm::worth];
      in.add(place, own[OfFarm::worth] - rival[OfFarm::worth]);
      in.add(place + 1, own[OfFarm::money] - rival[OfFarm::money]);
      in.add(place + 2,
             rival[OfFarm::pigs + 2] + rival[OfFarm::pigs + 3] + rival[OfFarm::pigs + 6] + rival[OfFarm::pigs + 7]);
      in.add(place + 3, rival[OfFarm::room]);
      place += Place::rival;
    }
    in.add(Place::rank + better);
    in.add(Place::round + std::min<int>(s.round, rounds - 1));
    in.add(Place::late, s.round);
    if (s.phase == Phase::choose) {
      in.add(Place::card_known);
      const Card& card = game.card_of(s, s.round);
      for (std::size_t a = 0; a < 4; ++a) in.add(Place::numbers + static_cast<int>(a), card.numbers[a]);
    }
    in.add(Place::forecast, game.options().forecast);
    in.add(Place::open_actions, game.options().open_actions);
  }
}

}  // namespace sounder::bots
