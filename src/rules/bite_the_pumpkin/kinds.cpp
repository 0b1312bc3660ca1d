// Kinds of move for statistics: a piece on each cell, a run in each direction, and all bites together.
#include "rules/bite_the_pumpkin/bite.h"

namespace sounder::bite_the_pumpkin {
namespace {

constexpr int cells = 64;
constexpr int first_plant = cells;
constexpr int first_run = first_plant + cells;
constexpr int every_bite = first_run + static_cast<int>(direction_names.size());

Move example_of(int kind) {
  if (kind < first_plant) return Move::pig(static_cast<Cell>(kind));
  if (kind < first_run) return Move::plant(static_cast<Cell>(kind - first_plant));
  if (kind < every_bite) return Move::run(static_cast<Direction>(kind - first_run));
  return Move::bite({});
}

}  // namespace

int BiteThePumpkin::kinds() const { return every_bite + 1; }

int BiteThePumpkin::kind(const State&, Move move) const {
  switch (move.kind()) {
    case Move::Kind::pig: return index_of(move.cell());
    case Move::Kind::plant: return first_plant + index_of(move.cell());
    case Move::Kind::run: return first_run + static_cast<int>(move.direction());
    case Move::Kind::bite: break;
  }
  return every_bite;
}

int BiteThePumpkin::offer(const State& s, Seat, KindSet& kinds) const {
  const auto pieces = [&](int from, Cells where) {
    kinds.add_row(from, where);
    return count(where);
  };
  switch (s.phase) {
    case Phase::place_pig: return pieces(0, pig_cells(s));
    case Phase::plant: return pieces(first_plant, plant_cells(s, s.planting));
    case Phase::run: kinds.add_row(first_run, 0b1111); return static_cast<int>(direction_names.size());
    default: kinds.add(every_bite); return count_bites(s);
  }
}

std::string BiteThePumpkin::kind_name(int kind) const { return text({}, example_of(kind)); }

}  // namespace sounder::bite_the_pumpkin
