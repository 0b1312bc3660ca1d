#include "lab/changes.h"

#include <algorithm>

namespace sounder::lab {
namespace {

std::size_t pick(std::size_t n, Rng& rng) { return rng.below(static_cast<std::uint32_t>(n)); }
bool one_in(std::uint32_t n, Rng& rng) { return rng.below(n) == 0; }

int partner(const Board& board, int cell, Symmetry symmetry) {
  return symmetry == Symmetry::half_turn ? board.turned(cell)
         : symmetry == Symmetry::mirror  ? board.mirrored(cell)
                                         : cell;
}

bool has(const Value& cells, int cell) { return std::binary_search(cells.begin(), cells.end(), cell); }

void put(Value& cells, int cell) {
  const auto place = std::lower_bound(cells.begin(), cells.end(), cell);
  if (place == cells.end() || *place != cell) cells.insert(place, cell);
}

void take(Value& cells, int cell) { cells.erase(std::remove(cells.begin(), cells.end(), cell), cells.end()); }

// A free cell next to this one; the same cell if there is none.
int neighbour(const Board& board, const Value& cells, int cell, Rng& rng) {
  std::vector<int> free;
  for (int rank = -1; rank <= 1; ++rank)
    for (int file = -1; file <= 1; ++file) {
      const int f = cell % board.files + file;
      const int r = cell / board.files + rank;
      if (f < 0 || f >= board.files || r < 0 || r >= board.ranks) continue;
      if (!has(cells, r * board.files + f)) free.push_back(r * board.files + f);
    }
  return free.empty() ? cell : free[pick(free.size(), rng)];
}

bool proper(const Tunable& tunable, const Value& cells) {
  const int count = static_cast<int>(cells.size());
  return count >= tunable.least && count <= tunable.most;
}

}  // namespace

Value Changes::any_cells(const Tunable& tunable, Rng& rng) const {
  const int wanted =
      tunable.least + static_cast<int>(pick(static_cast<std::size_t>(tunable.most - tunable.least + 1), rng));
  Value cells;
  for (int tries = 0; tries < 1000 && static_cast<int>(cells.size()) < wanted; ++tries) {
    Value more = cells;
    const int cell = static_cast<int>(pick(static_cast<std::size_t>(tunable.board.size()), rng));
    put(more, cell);
    put(more, partner(tunable.board, cell, symmetry_));
    if (static_cast<int>(more.size()) <= wanted) cells = std::move(more);
  }
  return proper(tunable, cells) ? cells : tunable.original;
}

// One cell more, one less, one moved by a step or anywhere else; the opposite cell changes too if symmetry is asked
// for.
Value Changes::next_cells(const Tunable& tunable, const Value& cells, Rng& rng) const {
  const Board& board = tunable.board;
  Symmetry together = symmetry_;
  if (together == Symmetry::none && one_in(4, rng)) together = one_in(2, rng) ? Symmetry::half_turn : Symmetry::mirror;
  Value next = cells;
  const auto anywhere = [&] { return static_cast<int>(pick(static_cast<std::size_t>(board.size()), rng)); };
  const std::uint32_t what = cells.empty() ? 0 : rng.below(6);
  const int from = cells.empty() ? 0 : cells[pick(cells.size(), rng)];
  const int to = what == 2 || what == 3 ? neighbour(board, cells, from, rng) : anywhere();
  if (what >= 1)
    for (int cell : {from, partner(board, from, together)}) take(next, cell);
  if (what != 1)
    for (int cell : {to, partner(board, to, together)}) put(next, cell);
  return proper(tunable, next) ? next : cells;
}

Value Changes::any_value(const Tunable& tunable, Rng& rng) const {
  if (tunable.is_cells()) return any_cells(tunable, rng);
  return tunable.values.empty() ? tunable.original : Value{tunable.values[pick(tunable.values.size(), rng)]};
}

// The next allowed number up or down, sometimes any.
Value Changes::next_value(const Tunable& tunable, const Value& value, Rng& rng) const {
  if (tunable.is_cells()) return next_cells(tunable, value, rng);
  if (tunable.values.empty() || one_in(4, rng)) return any_value(tunable, rng);
  const auto above = std::upper_bound(tunable.values.begin(), tunable.values.end(), value[0]);
  const auto here = std::lower_bound(tunable.values.begin(), tunable.values.end(), value[0]);
  const bool up = here == tunable.values.begin() || (above != tunable.values.end() && one_in(2, rng));
  if (up) return above == tunable.values.end() ? value : Value{*above};
  return {*(here - 1)};
}

Variant Changes::any(Rng& rng) const {
  const std::uint32_t rare = 1u << rng.below(tunables_.size() > 8 ? 6 : 1);  // of many tunables, most keep their values
  Variant variant;
  for (const Tunable& tunable : tunables_)
    variant.push_back(one_in(rare, rng) ? any_value(tunable, rng) : tunable.original);
  return variant;
}

Variant Changes::fitted(const Variant& variant, Rng& rng) const {
  Variant next = variant;
  for (std::size_t i = 0; i < next.size(); ++i) {
    if (!tunables_[i].is_cells()) continue;
    for (int cell : variant[i]) put(next[i], partner(tunables_[i].board, cell, symmetry_));
    if (!proper(tunables_[i], next[i])) next[i] = any_cells(tunables_[i], rng);
  }
  return next;
}

Variant Changes::changed(const Variant& variant, Rng& rng) const {
  Variant next = variant;
  int changes = 1;
  while (changes < 8 && one_in(2, rng)) ++changes;
  for (; changes > 0; --changes) {
    const std::size_t i = pick(tunables_.size(), rng);
    next[i] = next_value(tunables_[i], next[i], rng);
  }
  return next;
}

}  // namespace sounder::lab
