// Kinds of move for statistics: a piece on each cell, a run in each direction, and all bites together.
#include "rules/bite_the_pumpkin/bite_the_pumpkin.h"

namespace sounder::bite_the_pumpkin {
namespace {

constexpr int cells = 64;
constexpr int first_plant = cells;
constexpr int first_run = first_plant + cells;
constexpr int any_bite = first_run + static_cast<int>(direction_names.size());

Move example_of(int kind) {
  if (kind < first_plant) return Move::pig(static_cast<Cell>(kind));
  if (kind < first_run) return Move::plant(static_cast<Cell>(kind - first_plant));
  if (kind < any_bite) return Move::run(static_cast<Direction>(kind - first_run));
  return Move::bite({});
}

}  // namespace

int BiteThePumpkin::kinds() const { return any_bite + 1; }

int BiteThePumpkin::kind(const State&, Move move) const {
  switch (move.kind()) {
    case Move::Kind::pig: return index_of(move.cell());
    case Move::Kind::plant: return first_plant + index_of(move.cell());
    case Move::Kind::run: return first_run + static_cast<int>(move.direction());
    case Move::Kind::bite: break;
  }
  return any_bite;
}

std::string BiteThePumpkin::kind_name(int kind) const { return text({}, example_of(kind)); }

}  // namespace sounder::bite_the_pumpkin
