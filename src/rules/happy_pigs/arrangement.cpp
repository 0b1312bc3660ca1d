#include "rules/happy_pigs/arrangement.h"

#include <optional>

namespace sounder::happy_pigs {
namespace {

// Where a size likes to stand: the corner it starts from, along rows or columns, upright or not.
struct Taste {
  bool from_right;
  bool from_bottom;
  bool by_columns;
  bool turned;
};
// Found by trying them all: with these the fewest pigs move.
constexpr PerSize<Taste> tastes = {
    {{true, false, true, false}, {false, true, true, true}, {false, true, false, false}, {false, false, false, false}}};

struct Spot {
  int x, y, width, height;
};

// The places of a size on a grid, the preferred ones first.
std::vector<Spot> spots_of(const Land& land, int wide, Size size) {
  std::vector<Spot> spots;
  const Taste& taste = tastes[at(size)];
  Footprint foot = land.pigs[at(size)];
  if (taste.turned) foot = {foot.height, foot.width};
  const int high = land.height;
  for (int turned = 0; turned <= (foot.width != foot.height); ++turned, foot = {foot.height, foot.width})
    for (int cell = 0; cell < wide * high; ++cell) {
      int x = taste.by_columns ? cell / high : cell % wide;
      int y = taste.by_columns ? cell % high : cell / wide;
      if (x + foot.width > wide || y + foot.height > high) continue;
      if (taste.from_right) x = wide - foot.width - x;
      if (taste.from_bottom) y = high - foot.height - y;
      spots.push_back({x, y, foot.width, foot.height});
    }
  return spots;
}

// One grid: the first arrangement in the order of tastes. Where it is long in coming, any arrangement.
class Pasture {
 public:
  Pasture(const Land& land, int fields) : land_(land), fields_(fields) {
    for (Size size : all_sizes) spots_[at(size)] = spots_of(land, fields * land.width, size);
  }

  void arrange(Heads heads, int grid, Arrangement& out) {
    steps_ = most_steps;
    chosen_.clear();
    const Heads all = heads;
    if (!place(heads, at(Size::big), 0)) {
      for (const Placed& one : places_on_grid(land_, fields_, all))
        out.add({{one.size, false}, grid, one.x, one.y, one.width, one.height});
      return;
    }
    for (const auto& [size, spot] : chosen_)
      out.add({{size, false}, grid, spot->x, spot->y, spot->width, spot->height});
  }

 private:
  static constexpr int most_steps = 20'000;
  struct Choice {
    Size size;
    const Spot* spot;
  };

  bool free(const Spot& spot) const {
    return std::none_of(chosen_.begin(), chosen_.end(), [&](const Choice& other) {
      return other.spot->x < spot.x + spot.width && spot.x < other.spot->x + other.spot->width &&
             other.spot->y < spot.y + spot.height && spot.y < other.spot->y + other.spot->height;
    });
  }

  bool place(Heads& rest, std::size_t size, std::size_t from) {
    for (; rest[size] == 0; --size, from = 0)
      if (size == 0) return true;
    const std::vector<Spot>& spots = spots_[size];
    for (std::size_t i = from; i < spots.size(); ++i) {
      if (!free(spots[i])) continue;
      if (--steps_ < 0) return false;
      --rest[size];
      chosen_.push_back({static_cast<Size>(size), &spots[i]});
      if (place(rest, size, i + 1)) return true;
      chosen_.pop_back();
      ++rest[size];
    }
    return false;
  }

  const Land& land_;
  int fields_;
  PerSize<std::vector<Spot>> spots_;
  std::vector<Choice> chosen_;
  int steps_ = 0;
};

Heads minus(const Heads& all, const Heads& some) {
  Heads rest{};
  for (Size size : all_sizes) rest[at(size)] = static_cast<std::uint8_t>(all[at(size)] - some[at(size)]);
  return rest;
}

// Few piglets, many average ones, few small ones, many big ones, in this order of importance.
bool better(const Heads& one, const Heads& other) {
  if (one[0] != other[0]) return one[0] < other[0];
  if (one[2] != other[2]) return one[2] > other[2];
  if (one[1] != other[1]) return one[1] < other[1];
  return one[3] > other[3];
}

// Who of the herd stands on the first grid, which has `of_grid` of the fields: the best group whose rest still fits on
// the others.
Heads group_for_first(const Packing& packing, const Heads& herd, int fields, int of_grid) {
  const Grid& grid = packing.grid(of_grid);
  const auto most = [&](Size size) { return std::min<int>(herd[at(size)], grid.most(size)); };
  Heads best{};
  bool found = false;
  for (std::uint8_t big = 0; big <= most(Size::big); ++big)
    for (std::uint8_t average = 0; average <= most(Size::average); ++average)
      for (std::uint8_t small = 0; small <= most(Size::small); ++small)
        for (std::uint8_t piglets = 0; piglets <= std::min<int>(herd[0], grid.most_piglets(small, average, big));
             ++piglets) {
          const Heads group = {piglets, small, average, big};
          if ((found && !better(group, best)) || !packing.fits(minus(herd, group), fields - of_grid)) continue;
          best = group;
          found = true;
        }
  return best;
}

}  // namespace

Arrangement arrange(const HappyPigs& game, const Herd& herd, int fields) {
  const Packing& packing = game.packing();
  const Land& land = packing.land();
  Pasture of_one(land, 1);
  std::optional<Pasture> of_two;
  if (land.pairs) of_two.emplace(land, 2);
  Arrangement places;
  Heads rest = herd.heads();
  for (int grid = 0, left = fields; grid < land.grids(fields); ++grid) {
    const int of_grid = land.fields_of_grid(grid, fields);
    const Heads group = group_for_first(packing, rest, left, of_grid);
    (of_grid == 2 ? *of_two : of_one).arrange(group, grid, places);
    rest = minus(rest, group);
    left -= of_grid;
  }
  Heads vaccinated = herd.by_vaccination[1];
  for (Placement& place : places) {
    std::uint8_t& left = vaccinated[at(place.pig.size)];
    place.pig.vaccinated = left > 0;
    if (left > 0) --left;
  }
  return places;
}

}  // namespace sounder::happy_pigs
