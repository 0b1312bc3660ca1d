#include "rules/three_little_pigs/build.h"

namespace sounder::three_little_pigs {

Places places_for(Part part, std::span<const House> houses) {
  Places places = part == Part::roof ? 0 : 1;  // a roof can't start a house
  Places here = 2;
  for (const House& house : houses) {
    if (house.open() && !(part == Part::door && house.has_door())) places |= here;
    here <<= 1;
  }
  return places;
}

Purchases::Purchases(const Box& box, const State& s) {
  for (Part part : all_parts) {
    Offer& offer = offers_[at(part)];
    for (Material m : all_materials)
      if (s.symbols[at(part)] >= box.price[at(m)] && s.stack({m, part}).left > 0) offer.materials |= 1u << at(m);
    if (offer.materials == 0) continue;
    offer.places = places_for(part, s.houses_of(s.seat));
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
  return Move::buy({static_cast<Material>(std::countr_zero(materials)), static_cast<Part>(part)}, on_house(std::countr_zero(places)));
}

void Purchases::list(List<Move, ThreeLittlePigs::most_moves>& out) const {
  for (Part part : all_parts)
    for (std::uint32_t materials = offers_[at(part)].materials; materials;) {
      const auto material = static_cast<Material>(take_lowest(materials));
      for (Places places = offers_[at(part)].places; places;) out.add(Move::buy({material, part}, on_house(take_lowest(places))));
    }
}

}  // namespace sounder::three_little_pigs
