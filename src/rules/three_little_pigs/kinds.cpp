// Kinds of move for statistics: a purchase of each kind of tile, and the other decisions by their word.
#include "rules/three_little_pigs/build.h"

namespace sounder::three_little_pigs {
namespace {

// After the purchases.
enum Other : int { reroll = TileKind::count, stop, done, blow, end };
constexpr std::array<std::string_view, end - reroll> other_names = {"reroll", "stop", "done", "blow"};

}  // namespace

int ThreeLittlePigs::kinds() const { return end; }

int ThreeLittlePigs::kind(const State&, Move move) const {
  switch (move.kind()) {
    case Move::Kind::buy: return move.tile().index();
    case Move::Kind::reroll: return reroll;
    case Move::Kind::stop: return stop;
    case Move::Kind::done: return done;
    default: return blow;
  }
}

int ThreeLittlePigs::offer(const State& s, Seat, KindSet& kinds) const {
  if (s.phase == Phase::choose_dice) {
    const std::uint32_t sets = offered_sets(s.dice);
    if (sets & 1) kinds.add(stop);
    if (sets & ~1u) kinds.add(reroll);
    return std::popcount(sets);
  }
  if (s.phase == Phase::buy) {
    const Purchases purchases(box(), s);
    kinds.add_row(0, purchases.kinds());
    if (s.bought > 0) kinds.add(done);  // TP-18
    return purchases.count() + (s.bought > 0);
  }
  kinds.add(blow);
  return s.houses_in_all() - s.house_count(s.seat);
}

std::string ThreeLittlePigs::kind_name(int kind) const {
  if (kind < TileKind::count) {
    const TileKind tile = TileKind::nth(kind);
    return "buy " + std::string(name_of(tile.material)) + " " + std::string(name_of(tile.part));
  }
  return std::string(other_names[kind - reroll]);
}

}  // namespace sounder::three_little_pigs
