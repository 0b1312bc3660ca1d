#include "bots/three_little_pigs/judging.h"

namespace sounder::bots {

using namespace sounder::three_little_pigs;

namespace {

using OfSeat = Judging<ThreeLittlePigs>::OfSeat;
using Place = Judging<ThreeLittlePigs>::Place;
using Counts = std::array<int, OfSeat::all>;

Counts counts_of(const Options& options, const State& s, Seat seat) {
  Counts counts{};
  float risk = 0;
  const bool veteran = options.is_veteran();
  for (const House& house : s.houses_of(seat)) {
    risk = std::max(risk, bots::three_little_pigs::at_risk(options, house));
    const int tiles = bots::three_little_pigs::points_of_tiles(options, house);
    if (house.roofed()) {
      ++counts[OfSeat::roofed];
      counts[OfSeat::points] += tiles + (veteran ? 0 : options.box.house_bonus);
      counts[OfSeat::pots] += house.pots();
      if (house.has_door()) counts[OfSeat::tallest] = std::max(counts[OfSeat::tallest], house.height());
      continue;
    }
    ++counts[OfSeat::open];
    counts[OfSeat::other_open] += tiles;
    counts[OfSeat::best_open] = std::max(counts[OfSeat::best_open], tiles);
    for (Material m : all_materials)
      if (veteran && s.first_of_one_material[at(m)] == Seat::nobody && house.tiles(m) == house.height()) counts[OfSeat::pure] = 1;
  }
  counts[OfSeat::other_open] -= counts[OfSeat::best_open];
  counts[OfSeat::at_risk] = static_cast<int>(2 * risk);
  if (veteran)
    for (Award award : all_awards)
      if (holder_of(award, s) == seat) counts[won_in_play(award) ? OfSeat::points : OfSeat::awards] += points_of(options.box, award);
  const int wait = (index_of(seat) - index_of(s.seat) + options.seats) % options.seats;
  counts[static_cast<std::size_t>(OfSeat::wait + wait)] = 1;
  return counts;
}

void add(Inputs& in, int first, const Counts& counts) {
  for (int i = 0; i < OfSeat::all; ++i) in.add(first + i, counts[static_cast<std::size_t>(i)]);
}

// What is the same for all.
void look_at_the_box(const Options& options, const State& s, Inputs& in) {
  for (int i = 0; i < TileKind::count; ++i) {
    const Stack& stack = s.stack(TileKind::nth(i));
    in.add(Place::left + i, stack.left);
    in.add(Place::pot + i, stack.top == Top::pot);
  }
  const int tiles = bots::three_little_pigs::tiles_to_the_end(options, s);
  in.add(Place::to_the_end + std::min(tiles, 16));
  in.add(Place::nearness, tiles);
  in.add(Place::empty + std::clamp(options.seats - s.empty_stacks(), 0, 5));
  int roof = 3;
  for (int m = 2; m >= 0; --m)
    if (s.stack({static_cast<Material>(m), Part::roof}).left > 0) roof = m;
  in.add(Place::cheapest_roof + roof);
  in.add(Place::veteran, options.is_veteran());
}

}  // namespace

void Judging<ThreeLittlePigs>::look(const ThreeLittlePigs& game, const State& s, Inputs* rows) {
  const Options& options = game.options();
  const auto seats = static_cast<std::size_t>(options.seats);
  std::array<Counts, most_seats> counts;
  std::array<std::size_t, most_seats> by_points;
  for (std::size_t i = 0; i < seats; ++i) {
    counts[i] = counts_of(options, s, seat_at(static_cast<int>(i)));
    by_points[i] = i;
  }
  const auto total = [&](std::size_t seat) { return counts[seat][OfSeat::points] + counts[seat][OfSeat::awards]; };
  std::sort(by_points.begin(), by_points.begin() + seats,
            [&](std::size_t a, std::size_t b) { return total(a) != total(b) ? total(a) > total(b) : a < b; });
  for (std::size_t seat = 0; seat < seats; ++seat) {
    Inputs& in = rows[seat];
    add(in, Place::own, counts[seat]);
    look_at_the_box(options, s, in);
    int place = Place::rivals;
    int better = 0;
    for (std::size_t i = 0; i < seats; ++i) {
      const std::size_t rival = by_points[i];
      if (rival == seat) continue;
      better += total(rival) > total(seat);
      add(in, place, counts[rival]);
      in.add(place + OfSeat::all, total(seat) - total(rival));
      place += Place::rival;
    }
    in.add(Place::rank + better);
  }
}

}  // namespace sounder::bots
