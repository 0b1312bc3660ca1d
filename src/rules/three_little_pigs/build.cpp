#include "rules/three_little_pigs/build.h"

namespace sounder::three_little_pigs {

namespace {

// A bit for each house, as in Places: those without a roof, and those of them without a door.
struct Building {
  Places open = 0;
  Places doorless = 0;

  explicit Building(std::span<const House> houses) {
    int number = 1;
    for (const House& house : houses) {
      open |= Places{house.open()} << number;
      doorless |= Places{!house.has_door()} << number;
      ++number;
    }
    doorless &= open;
  }
  Places places_for(Part part) const {
    if (part == Part::roof) return open;  // can't start a house
    return 1 | (part == Part::door ? doorless : open);
  }
};

}  // namespace

Places places_for(Part part, std::span<const House> houses) { return Building(houses).places_for(part); }

Purchases::Purchases(const Box& box, const State& s) {
  const Building building(s.houses_of(s.seat));
  for (Part part : all_parts) {
    Offer& offer = offers_[at(part)];
    for (Material m : all_materials) {
      const unsigned symbols_suffice = s.symbols[at(part)] >= box.price[at(m)];
      offer.materials |= (symbols_suffice & unsigned{s.on_sale({m, part})}) << at(m);
    }
    offer.places = building.places_for(part);
    count_ += offer.count();
  }
}

namespace {

template <class Set>
int take_lowest(Set& set) {
  const int lowest = std::countr_zero(set);
  set &= set - 1;
  return lowest;
}

}  // namespace

std::uint64_t Purchases::kinds() const {
  std::uint64_t kinds = 0;
  for (Part part : all_parts)
    if (offers_[at(part)].places)
      for (std::uint32_t materials = offers_[at(part)].materials; materials;)
        kinds |= std::uint64_t{1} << TileKind{static_cast<Material>(take_lowest(materials)), part}.index();
  return kinds;
}

Move Purchases::nth(int n) const {
  std::size_t part = 0;
  for (; n >= offers_[part].count(); ++part) n -= offers_[part].count();
  const int width = std::popcount(offers_[part].places);
  std::uint32_t materials = offers_[part].materials;
  Places places = offers_[part].places;
  for (int skip = n / width; skip > 0; --skip) take_lowest(materials);
  for (int skip = n % width; skip > 0; --skip) take_lowest(places);
  return Move::buy({static_cast<Material>(std::countr_zero(materials)), static_cast<Part>(part)},
                   on_house(std::countr_zero(places)));
}

void Purchases::list(List<Move, ThreeLittlePigs::most_moves>& out) const {
  for (Part part : all_parts)
    for (std::uint32_t materials = offers_[at(part)].materials; materials;) {
      const auto material = static_cast<Material>(take_lowest(materials));
      for (Places places = offers_[at(part)].places; places;)
        out.add(Move::buy({material, part}, on_house(take_lowest(places))));
    }
}

}  // namespace sounder::three_little_pigs
