#include "rules/happy_pigs/packing.h"

namespace sounder::happy_pigs {
namespace {

// The herds that leave no room on a field for any other pig.
template <class Each>
constexpr void for_each_maximal(Each&& each) {
  for (int big = 0; big <= bound_by_area(Size::big); ++big)
    for (int average = 0; average <= bound_by_area(Size::average); ++average)
      for (int small = 0; small <= bound_by_area(Size::small); ++small) {
        const int piglets = one_field.most_piglets(small, average, big);
        const bool grows = one_field.most_piglets(small + 1, average, big) >= piglets ||
                           one_field.most_piglets(small, average + 1, big) >= piglets ||
                           one_field.most_piglets(small, average, big + 1) >= piglets;
        if (piglets >= 0 && !grows) each(piglets, small, average, big);
      }
}

constexpr int herds_on_one_field() {
  int herds = 0;
  for (int big = 0; big <= bound_by_area(Size::big); ++big)
    for (int average = 0; average <= bound_by_area(Size::average); ++average)
      for (int small = 0; small <= bound_by_area(Size::small); ++small)
        herds += one_field.most_piglets(small, average, big) + 1;
  return herds;
}
constexpr int maximal_herds_on_one_field() {
  int herds = 0;
  for_each_maximal([&](int, int, int, int) { ++herds; });
  return herds;
}
static_assert(herds_on_one_field() == 106 && maximal_herds_on_one_field() == 32, "HP-3");
static_assert(one_field.takes({1, 2, 2, 0}) && one_field.takes({0, 2, 0, 2}) && one_field.takes({0, 0, 4, 0}) &&
                  one_field.takes({9, 0, 0, 0}) && !one_field.takes({0, 0, 0, 3}),
              "HP-3");

}  // namespace

const Packing& Packing::table() {
  static const Packing built;
  return built;
}

Packing::Packing() {
  rooms_[0] = 1;  // no field at all takes the empty herd
  for (int fields = 1; fields <= most_fields; ++fields) add_field(fields);
}

// The new field holds one of the maximal herds, or less; the fields before it hold what is left.
void Packing::add_field(int fields) {
  const PackingLevel& before = packing_levels[fields - 1];
  const PackingLevel& now = packing_levels[fields];
  for_each_maximal([&](int piglets, int small, int average, int big) {
    for (int bigs = 0; bigs < std::min(now.bigs, before.bigs + big); ++bigs)
      for (int averages = 0; averages < std::min(now.averages, before.averages + average); ++averages) {
        const int left = fields * field_area - bigs * area(Size::big) - averages * area(Size::average);
        if (left < 0) break;
        const std::uint8_t* from = &rooms_[before.place(std::max(bigs - big, 0), std::max(averages - average, 0), 0)];
        std::uint8_t* to = &rooms_[now.place(bigs, averages, 0)];
        const int end = std::min({now.smalls, before.smalls + small, left / area(Size::small) + 1});
        const auto more = [piglets](std::uint8_t room) {
          return static_cast<std::uint8_t>(room > 0 ? room + piglets : 0);
        };
        for (int smalls = 0; smalls < std::min(small, end); ++smalls) to[smalls] = std::max(to[smalls], more(from[0]));
        for (int smalls = small; smalls < end; ++smalls) to[smalls] = std::max(to[smalls], more(from[smalls - small]));
      }
  });
}

}  // namespace sounder::happy_pigs
