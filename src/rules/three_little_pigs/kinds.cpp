// Kinds of move for statistics: a purchase of each kind of tile, and the other decisions by their word.
#include "rules/three_little_pigs/three_little_pigs.h"

namespace sounder::three_little_pigs {
namespace {

constexpr std::array<std::string_view, 4> other_decisions = {"reroll", "stop", "done", "blow"};  // after the purchases

}  // namespace

int ThreeLittlePigs::kinds() const { return TileKind::count + static_cast<int>(other_decisions.size()); }

int ThreeLittlePigs::kind(const State&, Move move) const {
  switch (move.kind()) {
    case Move::Kind::buy: return move.tile().index();
    case Move::Kind::reroll: return TileKind::count;
    case Move::Kind::stop: return TileKind::count + 1;
    case Move::Kind::done: return TileKind::count + 2;
    default: return TileKind::count + 3;
  }
}

std::string ThreeLittlePigs::kind_name(int kind) const {
  if (kind < TileKind::count) {
    const TileKind tile = TileKind::nth(kind);
    return "buy " + std::string(name_of(tile.material)) + " " + std::string(name_of(tile.part));
  }
  return std::string(other_decisions[static_cast<std::size_t>(kind - TileKind::count)]);
}

}  // namespace sounder::three_little_pigs
