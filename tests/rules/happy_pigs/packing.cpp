// HP-3: what goes on a field and on several, against searches that know nothing of the table.
#include "rules/happy_pigs/packing.h"

#include <gtest/gtest.h>

#include <set>
#include <vector>

#include "rules/happy_pigs/arrangement.h"
#include "rules/happy_pigs/farmyard.h"
#include "rules/random_play.h"

namespace sounder::happy_pigs {
namespace {

constexpr Land ours;
const Packing& table() { return *Packing::of(ours); }
bool takes(const Heads& heads) { return table().grid(1).takes(heads); }

// Pig after pig, biggest first, on every place there is; of two equal pigs the second behind the first.
class Meadow {
 public:
  explicit Meadow(const Land& land = ours, int fields = 1)
      : land_(land), wide_(fields * land.width), high_(land.height) {}

  bool holds(const Heads& heads) { return holds(heads, 3, 0); }

 private:
  // A pig of `size` stands on the place `from` or behind it; a place is a cell and whether the pig is turned.
  bool holds(Heads heads, std::size_t size, int from) {
    for (; heads[size] == 0; --size, from = 0)
      if (size == 0) return true;
    --heads[size];
    for (int place = from; place < 2 * wide_ * high_; ++place) {
      const auto& [wide, high] = land_.pigs[size];
      const int x = place / 2 % wide_;
      const int y = place / 2 / wide_;
      const int width = place % 2 ? high : wide;
      const int height = place % 2 ? wide : high;
      if (!free(x, y, width, height)) continue;
      mark(x, y, width, height, true);
      const bool held = holds(heads, size, place + 1);
      mark(x, y, width, height, false);
      if (held) return true;
    }
    return false;
  }
  bool free(int x, int y, int width, int height) const {
    if (x + width > wide_ || y + height > high_) return false;
    for (int i = 0; i < width * height; ++i)
      if (taken_[y + i / width][x + i % width]) return false;
    return true;
  }
  void mark(int x, int y, int width, int height, bool taken) {
    for (int i = 0; i < width * height; ++i) taken_[y + i / width][x + i % width] = taken;
  }
  const Land& land_;
  int wide_;
  int high_;
  bool taken_[most_side][2 * most_side] = {};
};

int area_of(const Heads& heads) { return 4 * heads[0] + 6 * heads[1] + 9 * heads[2] + 12 * heads[3]; }

template <class Each>
void for_each_herd(const Heads& most, Each&& each) {
  Heads h{};
  for (h[3] = 0; h[3] <= most[3]; ++h[3])
    for (h[2] = 0; h[2] <= most[2]; ++h[2])
      for (h[1] = 0; h[1] <= most[1]; ++h[1])
        for (h[0] = 0; h[0] <= most[0]; ++h[0]) each(h);
}

// Every herd that one field holds, found by placing tiles.
const std::set<Heads>& herds_on_one_field() {
  static const std::set<Heads> herds = [] {
    std::set<Heads> found;
    for_each_herd({9, 6, 4, 3}, [&](const Heads& heads) {
      if (area_of(heads) > 36) return;
      // What can't be placed with fewer pigs can't be placed with more: saves the search its hopeless cases.
      for (std::size_t size = 0; size < 4; ++size) {
        Heads fewer = heads;
        if (fewer[size]-- > 0 && !found.contains(fewer)) return;
      }
      if (Meadow().holds(heads)) found.insert(heads);
    });
    return found;
  }();
  return herds;
}

TEST(HappyPigs, HP3_one_field_takes_106_herds_of_which_32_leave_no_room) {
  const auto& herds = herds_on_one_field();
  EXPECT_EQ(herds.size(), 106u);
  int maximal = 0;
  for (Heads heads : herds) {
    bool room = false;
    for (std::uint8_t& size : heads) {
      ++size;
      room = room || herds.contains(heads);
      --size;
    }
    if (!room) ++maximal;
  }
  EXPECT_EQ(maximal, 32);
  for (const char* fits : {"AAssp", "BBss", "AAAA", "ppppppppp"}) EXPECT_TRUE(herds.contains(heads_of(fits))) << fits;
  EXPECT_FALSE(herds.contains(heads_of("BBB")));
}

TEST(HappyPigs, HP3_the_table_for_one_field_is_what_can_be_placed) {
  for_each_herd({11, 8, 6, 4}, [&](const Heads& heads) {
    const bool placed = herds_on_one_field().contains(heads);
    ASSERT_EQ(table().fits(heads, 1), placed) << testing::PrintToString(heads);
    ASSERT_EQ(takes(heads), placed) << testing::PrintToString(heads);
  });
}

TEST(HappyPigs, HP3_two_and_three_fields_take_exactly_what_splits_into_fields) {
  std::set<Heads> herds = herds_on_one_field();
  for (int fields = 2; fields <= 3; ++fields) {
    std::set<Heads> more;
    for (const Heads& some : herds)
      for (const Heads& one : herds_on_one_field()) {
        Heads both = some;
        for (std::size_t size = 0; size < 4; ++size) both[size] = static_cast<std::uint8_t>(both[size] + one[size]);
        more.insert(both);
      }
    herds = std::move(more);
    const auto most = [&](int a_field) { return static_cast<std::uint8_t>(a_field * fields + 1); };
    for_each_herd({most(9), most(6), most(4), most(2)}, [&](const Heads& heads) {
      ASSERT_EQ(table().fits(heads, fields), herds.contains(heads))
          << fields << " fields, " << testing::PrintToString(heads);
    });
  }
}

// Many fields: whatever fits splits into two halves that fit on half the fields, and whatever splits fits.
TEST(HappyPigs, HP3_up_to_twenty_fields_a_herd_fits_if_and_only_if_it_splits) {
  Rng rng(11);
  int fitting = 0;
  int tight = 0;
  for (int trial = 0; trial < 300; ++trial) {
    const int fields = 4 + static_cast<int>(rng.below(17));
    const int half = fields / 2;
    // Pigs are added until nothing fits any more, then one is taken away or not: the edge is where mistakes would be.
    Heads herd{};
    for (int misses = 0; misses < 12;) {
      Heads more = herd;
      const std::size_t size = rng.below(4);
      if (++more[size] <= most_pigs_of_a_size && table().fits(more, fields))
        herd = more;
      else
        ++misses;
    }
    if (const std::size_t size = rng.below(8); size < 4 && herd[size] < most_pigs_of_a_size) ++herd[size];
    bool splits = false;
    for_each_herd(herd, [&](const Heads& part) {
      if (splits || !table().fits(part, half)) return;
      Heads rest{};
      for (std::size_t size = 0; size < 4; ++size) rest[size] = static_cast<std::uint8_t>(herd[size] - part[size]);
      splits = table().fits(rest, fields - half);
    });
    ASSERT_EQ(table().fits(herd, fields), splits) << fields << " fields, " << testing::PrintToString(herd);
    (splits ? fitting : tight)++;
  }
  EXPECT_GT(fitting, 50);
  EXPECT_GT(tight, 50);
}

TEST(HappyPigs, HP3_pigs_do_not_cross_from_one_field_to_the_next) {
  // Five big pigs need 60 of the 72 cells of two fields, but three of them would have to share one.
  EXPECT_FALSE(table().fits(heads_of("BBBBB"), 2));
  EXPECT_TRUE(table().fits(heads_of("BBBB"), 2));
}

// ---- lands of one's own ----

Land land_of(int width, int height, bool pairs, PerSize<Footprint> pigs = ours.pigs) {
  return {static_cast<std::uint8_t>(width), static_cast<std::uint8_t>(height), pairs, pigs};
}
const std::vector<Land>& lands() {
  static const std::vector<Land> some = {
      land_of(3, 4, false),
      land_of(5, 4, false),
      land_of(6, 5, false, {{{2, 3}, {2, 3}, {5, 2}, {5, 3}}}),
      land_of(4, 7, false, {{{2, 3}, {4, 2}, {3, 3}, {4, 4}}}),
      land_of(4, 3, true),
      land_of(3, 4, true, {{{1, 3}, {2, 2}, {4, 1}, {2, 3}}}),
  };
  return some;
}

TEST(HappyPigs, HP3_the_table_of_another_farm_is_what_can_be_placed_on_its_grids) {
  for (const Land& land : lands()) {
    const auto packing = Packing::of(land);
    ASSERT_TRUE(packing);
    for (int fields = 1; fields <= (land.pairs ? 2 : 1); ++fields) {
      Heads most{};
      for (Size size : all_sizes) most[at(size)] = static_cast<std::uint8_t>(packing->grid(fields).most(size) + 1);
      int fitting = 0;
      std::set<Heads> placed;
      for_each_herd(most, [&](const Heads& heads) {
        bool hopeless = false;  // what can't be placed with fewer pigs can't be placed with more
        for (std::size_t size = 0; size < 4; ++size) {
          Heads fewer = heads;
          hopeless = hopeless || (fewer[size]-- > 0 && !placed.contains(fewer));
        }
        const bool holds = !hopeless && Meadow(land, fields).holds(heads);
        if (holds) placed.insert(heads);
        fitting += holds;
        ASSERT_EQ(packing->fits(heads, fields), holds)
            << int{land.width} << " x " << int{land.height} << ", " << testing::PrintToString(heads);
      });
      EXPECT_GT(fitting, 4);
    }
  }
}

TEST(HappyPigs, HP3_fields_in_pairs_take_what_no_field_takes_alone) {
  const auto packing = Packing::of(land_of(6, 6, true));
  ASSERT_TRUE(packing);
  EXPECT_TRUE(packing->fits(heads_of("BBBBB"), 2)) << "60 of 72 cells, one pig stands on both";
  EXPECT_FALSE(packing->fits(heads_of("BBB"), 1));
  EXPECT_TRUE(packing->fits(heads_of("BBBBBBB"), 3)) << "five on the pair and two on the third field";
  EXPECT_FALSE(packing->fits(heads_of("BBBBBBBBB"), 3)) << "the third field takes two";
}

TEST(HappyPigs, HP3_what_is_shown_of_another_farm_is_a_valid_arrangement) {
  for (const Land& land : lands()) {
    const auto packing = Packing::of(land);
    Options options;
    options.land = land;
    const HappyPigs game(options);
    Rng rng(5);
    for (int trial = 0; trial < 40; ++trial) {
      const int fields = 1 + static_cast<int>(rng.below(4));
      Heads heads{};
      for (int misses = 0; misses < 12;) {
        Heads more = heads;
        ++more[rng.below(4)];
        packing->fits(more, fields) ? void(heads = more) : void(++misses);
      }
      Herd herd;
      herd.by_vaccination[0] = heads;
      Heads seen{};
      std::set<std::array<int, 3>> taken;
      for (const Placement& place : arrange(game, herd, fields)) {
        ++seen[at(place.pig.size)];
        ASSERT_LT(place.grid, land.grids(fields));
        const Footprint foot = land.pigs[at(place.pig.size)];
        ASSERT_TRUE((place.width == foot.width && place.height == foot.height) ||
                    (place.width == foot.height && place.height == foot.width));
        ASSERT_TRUE(place.x >= 0 && place.y >= 0 && place.y + place.height <= land.height &&
                    place.x + place.width <= land.width * land.fields_of_grid(place.grid, fields));
        for (int i = 0; i < place.width * place.height; ++i)
          ASSERT_TRUE(taken.insert({place.grid, place.x + i % place.width, place.y + i / place.width}).second);
      }
      EXPECT_EQ(seen, heads);
    }
  }
}

TEST(HappyPigs, HP3_a_farm_on_which_packing_takes_too_long_is_refused) {
  EXPECT_FALSE(Packing::of(land_of(8, 8, true, {{{1, 1}, {2, 1}, {3, 1}, {2, 2}}})));
}

// The places shown are places: on the grid, apart from one another, all pigs there, and as few of them move as can be.
TEST(HappyPigs, HP3_what_is_shown_is_a_valid_arrangement_of_the_herd) {
  const Farmyard yard(2);
  Rng rng(3);
  for (int match = 0; match < 20; ++match) {
    State s = yard.game().start();
    for (Turn turn = yard.turn(); !turn.is_over(); turn = yard.game().turn(s)) {
      yard.game().play(s, random_step(yard.game(), s, turn, rng));
      for (Seat seat : {p1, p2}) {
        const Farm& farm = s.farm(seat);
        Herd seen;
        std::set<std::array<int, 3>> taken;
        for (const Placement& place : arrange(yard.game(), farm.herd, farm.fields)) {
          seen.add(place.pig);
          ASSERT_TRUE(place.x >= 0 && place.y >= 0 && place.x + place.width <= 6 && place.y + place.height <= 6);
          const Footprint foot = ours.pigs[at(place.pig.size)];
          ASSERT_TRUE((place.width == foot.width && place.height == foot.height) ||
                      (place.width == foot.height && place.height == foot.width));
          ASSERT_LT(place.grid, farm.fields);
          for (int i = 0; i < place.width * place.height; ++i)
            ASSERT_TRUE(taken.insert({place.grid, place.x + i % place.width, place.y + i / place.width}).second)
                << "two pigs on one place";
        }
        ASSERT_EQ(seen, farm.herd);
      }
    }
  }
}

// How many pigs keep their place when one comes or grows: nine of ten, over all herds of one field.
TEST(HappyPigs, HP3_arrangements_change_little_from_herd_to_herd) {
  const Farmyard yard(2);
  int stayed = 0;
  int stayers = 0;
  const auto compare = [&](const Heads& one, const Heads& other, int movers) {
    Herd before, after;
    before.by_vaccination[0] = one;
    after.by_vaccination[0] = other;
    const Arrangement old_places = arrange(yard.game(), before, 1);
    for (const Placement& place : arrange(yard.game(), after, 1))
      stayed += std::any_of(old_places.begin(), old_places.end(), [&](const Placement& old_place) {
        return old_place.pig.size == place.pig.size && old_place.x == place.x && old_place.y == place.y &&
               old_place.width == place.width;
      });
    stayers += before.count() - movers;
  };
  for (const Heads& heads : herds_on_one_field())
    for (std::size_t size = 0; size < 4; ++size) {
      Heads more = heads;
      ++more[size];
      if (takes(more)) compare(heads, more, 0);
      if (size == 3 || heads[size] == 0) continue;
      Heads grown_one = heads;
      --grown_one[size];
      ++grown_one[size + 1];
      if (takes(grown_one)) compare(heads, grown_one, 1);
    }
  EXPECT_GT(stayed, stayers * 9 / 10) << stayed << " of " << stayers;
}

}  // namespace
}  // namespace sounder::happy_pigs
