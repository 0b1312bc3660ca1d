#include "rules/happy_pigs/packing.h"

#include <bit>
#include <mutex>
#include <utility>

namespace sounder::happy_pigs {
namespace {

// About 0.2 s of a processor of 2020. A number of steps, so that every machine refuses the same lands.
constexpr std::uint64_t most_search_steps = 1'500'000;
constexpr std::uint64_t most_table_steps = 400'000'000;

// The cells of a grid, row by row: cell (x, y) is bit (width * y + x). Two fields of 8 by 8 have 128.
__extension__ using Ground = unsigned __int128;

int first_free(Ground taken) {
  const auto low = static_cast<std::uint64_t>(taken);
  return low != ~0ull ? std::countr_one(low) : 64 + std::countr_one(static_cast<std::uint64_t>(taken >> 64));
}

// Which combinations of covered ground and pigs still to place have been decided: open addressing, doubled when full.
class Decided {
 public:
  struct Entry {
    Ground ground = 0;
    std::uint32_t pigs = 0;
    std::uint8_t state = 0;  // 0: none, 1: packs, 2: does not
  };

  Entry& find(Ground ground, std::uint32_t pigs) {
    if (2 * count_ >= entries_.size()) grow();
    return slot(ground, pigs);
  }
  void decide(Ground ground, std::uint32_t pigs, bool packs) {
    Entry& entry = find(ground, pigs);
    count_ += entry.state == 0;
    entry = {ground, pigs, static_cast<std::uint8_t>(packs ? 1 : 2)};
  }

 private:
  Entry& slot(Ground ground, std::uint32_t pigs) {
    std::uint64_t hash = static_cast<std::uint64_t>(ground) * 0x9e3779b97f4a7c15u;
    hash ^= static_cast<std::uint64_t>(ground >> 64) * 0xc2b2ae3d27d4eb4fu;
    hash = (hash ^ (hash >> 29) ^ pigs) * 0xbf58476d1ce4e5b9u;
    for (std::size_t i = (hash >> 20) & (entries_.size() - 1);; i = (i + 1) & (entries_.size() - 1)) {
      Entry& entry = entries_[i];
      if (entry.state == 0 || (entry.ground == ground && entry.pigs == pigs)) return entry;
    }
  }
  void grow() {
    const std::vector<Entry> old = std::exchange(entries_, std::vector<Entry>(2 * entries_.size()));
    for (const Entry& entry : old)
      if (entry.state != 0) slot(entry.ground, entry.pigs) = entry;
  }

  std::vector<Entry> entries_ = std::vector<Entry>(1 << 10);
  std::size_t count_ = 0;
};

// Whether pigs can be packed on a grid. The first free cell is either the corner of a pig or stays free. What was
// decided is kept from question to question.
class Search {
 public:
  Search(const Land& land, int fields, std::uint64_t& steps) : steps_(steps) {
    const int wide = land.width * fields;
    // Rows as short as possible: fewer different edges between covered and free ground.
    turned_ = wide > land.height;
    width_ = turned_ ? land.height : wide;
    height_ = turned_ ? wide : land.height;
    cells_ = width_ * height_;
    feet_ = land.pigs;
  }

  int cells() const { return cells_; }
  bool gave_up() const { return steps_ == 0; }

  bool packs(const PerSize<int>& pigs) {
    PerSize<int> rest = pigs;
    int area = 0;
    for (std::size_t size = 0; size < rest.size(); ++size) area += rest[size] * feet_[size].area();
    return area <= cells_ && packs(0, rest, cells_ - area);
  }

  // A packing of the pigs, pig after pig: each stands where the rest can still be packed.
  std::vector<Placed> places(const PerSize<int>& pigs) {
    std::vector<Placed> found;
    if (!packs(pigs)) return found;
    Ground taken = 0;
    PerSize<int> rest = pigs;
    int spare = cells_;
    for (std::size_t size = 0; size < rest.size(); ++size) spare -= rest[size] * feet_[size].area();
    while (rest[0] + rest[1] + rest[2] + rest[3] > 0) {
      const bool placed = each_placement(taken, rest, [&](std::size_t size, Ground under, const Placed& place) {
        --rest[size];
        if (packs(taken | under, rest, spare)) {
          taken |= under;
          found.push_back(place);
          return true;
        }
        ++rest[size];
        return false;
      });
      if (placed) continue;
      taken |= Ground{1} << first_free(taken);
      --spare;
    }
    return found;
  }

 private:
  // Calls try_it(size, ground, place) for each pig with a corner on the first free cell, until it says true.
  template <class TryIt>
  bool each_placement(Ground taken, const PerSize<int>& pigs, TryIt&& try_it) const {
    const int cell = first_free(taken);
    const int x = cell % width_;
    const int y = cell / width_;
    for (std::size_t size = pigs.size(); size-- > 0;) {
      if (pigs[size] == 0) continue;
      Footprint foot = feet_[size];
      for (int turn = 0; turn <= (foot.width != foot.height); ++turn, foot = {foot.height, foot.width}) {
        if (x + foot.width > width_ || y + foot.height > height_) continue;
        Ground row = ((Ground{1} << foot.width) - 1) << cell;
        Ground under = 0;
        for (int i = 0; i < foot.height; ++i, row <<= width_) under |= row;
        if (taken & under) continue;
        const Placed place = turned_ ? Placed{static_cast<Size>(size), y, x, foot.height, foot.width}
                                     : Placed{static_cast<Size>(size), x, y, foot.width, foot.height};
        if (try_it(size, under, place)) return true;
      }
    }
    return false;
  }

  // `spare` cells may stay free.
  bool packs(Ground taken, PerSize<int>& pigs, int spare) {
    if (pigs[0] + pigs[1] + pigs[2] + pigs[3] == 0) return true;
    const auto key = static_cast<std::uint32_t>(pigs[0] | pigs[1] << 8 | pigs[2] << 16 | pigs[3] << 24);
    if (const auto state = decided_.find(taken, key).state; state != 0) return state == 1;
    if (steps_ == 0) return false;
    --steps_;
    const bool found = each_placement(taken, pigs,
                                      [&](std::size_t size, Ground under, const Placed&) {
                                        --pigs[size];
                                        const bool fits = packs(taken | under, pigs, spare);
                                        ++pigs[size];
                                        return fits;
                                      }) ||
                       (spare > 0 && packs(taken | Ground{1} << first_free(taken), pigs, spare - 1));
    if (steps_ > 0 || found) decided_.decide(taken, key, found);
    return found;
  }

  std::uint64_t& steps_;
  bool turned_ = false;
  int width_ = 0;
  int height_ = 0;
  int cells_ = 0;
  PerSize<Footprint> feet_{};
  Decided decided_;
};

}  // namespace

// ---- one grid ----

Grid::Grid(const Land& land, int fields, std::uint64_t& steps) {
  Search search(land, fields, steps);
  const int area = fields * land.field_area();
  for (Size size : all_sizes) counts_[at(size)] = std::min(area / land.pigs[at(size)].area(), most_pigs_of_a_size) + 1;
  rooms_.assign(static_cast<std::size_t>(counts_[1] * counts_[2] * counts_[3]), -1);
  for (int big = 0; big < counts_[3]; ++big)
    for (int average = 0; average < counts_[2]; ++average)
      for (int small = 0; small < counts_[1]; ++small) {
        // Never more than beside one pig less, nor than by area.
        int piglets = counts_[0] - 1;
        if (small > 0) piglets = std::min(piglets, most_piglets(small - 1, average, big));
        if (average > 0) piglets = std::min(piglets, most_piglets(small, average - 1, big));
        if (big > 0) piglets = std::min(piglets, most_piglets(small, average, big - 1));
        while (piglets >= 0 && !search.packs({piglets, small, average, big})) --piglets;
        if (search.gave_up()) return;
        rooms_[place(small, average, big)] = static_cast<std::int8_t>(piglets);
      }
  complete_ = true;
}

int Grid::most(Size size) const {
  Heads heads{};
  while (takes(heads)) ++heads[at(size)];
  return heads[at(size)] - 1;
}

std::vector<Heads> Grid::maximal() const {
  std::vector<Heads> herds;
  for (int big = 0; big < counts_[3]; ++big)
    for (int average = 0; average < counts_[2]; ++average)
      for (int small = 0; small < counts_[1]; ++small) {
        const int piglets = most_piglets(small, average, big);
        const bool grows = most_piglets(small + 1, average, big) >= piglets ||
                           most_piglets(small, average + 1, big) >= piglets ||
                           most_piglets(small, average, big + 1) >= piglets;
        if (piglets >= 0 && !grows)
          herds.push_back({static_cast<std::uint8_t>(piglets), static_cast<std::uint8_t>(small),
                           static_cast<std::uint8_t>(average), static_cast<std::uint8_t>(big)});
      }
  return herds;
}

std::vector<Placed> places_on_grid(const Land& land, int fields, const Heads& heads) {
  std::uint64_t steps = most_search_steps;
  return Search(land, fields, steps).places({heads[0], heads[1], heads[2], heads[3]});
}

// ---- many grids ----

std::shared_ptr<const Packing> Packing::of(const Land& land) {
  static std::mutex one_at_a_time;
  static std::vector<std::pair<Land, std::shared_ptr<const Packing>>> known;  // the last one asked for is the last
  constexpr std::size_t most_known = 8;
  const std::lock_guard lock(one_at_a_time);
  const auto found = std::find_if(known.begin(), known.end(), [&](const auto& one) { return one.first == land; });
  if (found != known.end()) {
    std::rotate(found, found + 1, known.end());
    return known.back().second;
  }
  std::shared_ptr<Packing> packing(new Packing(land));
  if (!packing->build()) packing.reset();
  if (known.size() == most_known) known.erase(known.begin());
  known.emplace_back(land, packing);
  return packing;
}

bool can_be_packed(const Land& land) { return Packing::of(land) != nullptr; }

Packing::Packing(const Land& land) : land_(land) {}

bool Packing::build() {
  std::uint64_t search_steps = most_search_steps;
  field_ = Grid(land_, 1, search_steps);
  if (field_.complete() && land_.pairs) pair_ = Grid(land_, 2, search_steps);
  if (!field_.complete() || (land_.pairs && !pair_.complete())) return false;
  const auto rows = [&](int fields, Size size) {
    const int most =
        land_.pairs ? fields / 2 * pair_.most(size) + fields % 2 * field_.most(size) : fields * field_.most(size);
    return std::min(most, most_pigs_of_a_size) + 1;
  };
  levels_.push_back({0, 1, 1, 1});
  for (int fields = 1; fields <= most_fields; ++fields)
    levels_.push_back(
        {levels_.back().end(), rows(fields, Size::big), rows(fields, Size::average), rows(fields, Size::small)});
  rooms_.assign(levels_.back().end(), 0);
  rooms_[0] = 1;  // no field at all takes the empty herd
  std::uint64_t table_steps = most_table_steps;
  for (int fields = 1; fields <= most_fields; ++fields)
    if (!add_level(fields, table_steps)) return false;
  return true;
}

// The last grid holds one of the maximal herds, or less; the fields before it hold the rest of the herd.
bool Packing::add_level(int fields, std::uint64_t& steps) {
  const int of_grid = land_.pairs && fields % 2 == 0 ? 2 : 1;
  const Level& before = levels_[static_cast<std::size_t>(fields - of_grid)];
  const Level& now = levels_[static_cast<std::size_t>(fields)];
  const int area = fields * land_.field_area();
  for (const Heads& herd : grid(of_grid).maximal()) {
    const int small = herd[1];
    for (int bigs = 0; bigs < std::min(now.bigs, before.bigs + herd[3]); ++bigs)
      for (int averages = 0; averages < std::min(now.averages, before.averages + herd[2]); ++averages) {
        const int left =
            area - bigs * land_.pigs[at(Size::big)].area() - averages * land_.pigs[at(Size::average)].area();
        if (left < 0) break;
        const std::uint8_t* from =
            &rooms_[before.place(std::max(bigs - herd[3], 0), std::max(averages - herd[2], 0), 0)];
        std::uint8_t* to = &rooms_[now.place(bigs, averages, 0)];
        const int end = std::min({now.smalls, before.smalls + small, left / land_.pigs[at(Size::small)].area() + 1});
        const auto more = [piglets = herd[0]](std::uint8_t room) {
          return static_cast<std::uint8_t>(room > 0 ? std::min(room + piglets, most_pigs_of_a_size + 1) : 0);
        };
        for (int smalls = 0; smalls < std::min(small, end); ++smalls) to[smalls] = std::max(to[smalls], more(from[0]));
        for (int smalls = small; smalls < end; ++smalls) to[smalls] = std::max(to[smalls], more(from[smalls - small]));
        const auto needed = static_cast<std::uint64_t>(std::max(end, 0)) + 8;
        if (steps < needed) return false;
        steps -= needed;
      }
  }
  return true;
}

}  // namespace sounder::happy_pigs
