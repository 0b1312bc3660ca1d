// What the seat to move can buy, and where it can go (TP-8 to TP-11).
#pragma once

#include "rules/three_little_pigs/three_little_pigs.h"

namespace sounder::three_little_pigs {

using Places = std::uint64_t;  // a set of places: bit 0 a new house, bit n house n
static_assert(Box::most_houses < 64);

// TP-10, TP-11: where in these houses a part may go.
Places places_for(Part, std::span<const House>);

// Every possible purchase: for each part some materials, each of which can go to the same places.
class Purchases {
 public:
  Purchases(const Box&, const State&);

  int count() const { return count_; }
  // Where a kind of tile can go; nowhere if it can't be bought.
  Places places(TileKind kind) const {
    const Offer& offer = offers_[at(kind.part)];
    return offer.materials >> at(kind.material) & 1 ? offer.places : 0;
  }
  std::uint64_t kinds() const;  // of tiles: one bit each, in the order of their indices
  Move nth(int) const;
  void list(List<Move, ThreeLittlePigs::most_moves>& out) const;

 private:
  struct Offer {
    std::uint32_t materials = 0;  // one bit a material
    Places places = 0;
    int count() const { return std::popcount(materials) * std::popcount(places); }
  };
  PerPart<Offer> offers_;
  int count_ = 0;
};

}  // namespace sounder::three_little_pigs
