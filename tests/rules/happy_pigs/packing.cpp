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

// Pig after pig, biggest first, on every place there is.
class Meadow {
 public:
  bool holds(Heads heads) {
    for (std::size_t size = 4; size-- > 0;)
      if (heads[size] > 0) {
        --heads[size];
        return place_one(heads, size);
      }
    return true;
  }

 private:
  bool place_one(const Heads& rest, std::size_t size) {
    const int long_side = footprints[size].width;
    const int short_side = footprints[size].height;
    for (int y = 0; y < 6; ++y)
      for (int x = 0; x < 6; ++x)
        for (const bool upright : {false, true})
          if (free(x, y, upright ? short_side : long_side, upright ? long_side : short_side)) {
            mark(x, y, upright ? short_side : long_side, upright ? long_side : short_side, true);
            const bool held = holds(rest);
            mark(x, y, upright ? short_side : long_side, upright ? long_side : short_side, false);
            if (held) return true;
          }
    return false;
  }
  bool free(int x, int y, int width, int height) const {
    if (x + width > 6 || y + height > 6) return false;
    for (int i = 0; i < width * height; ++i)
      if (taken_[y + i / width][x + i % width]) return false;
    return true;
  }
  void mark(int x, int y, int width, int height, bool taken) {
    for (int i = 0; i < width * height; ++i) taken_[y + i / width][x + i % width] = taken;
  }
  bool taken_[6][6] = {};
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
    ASSERT_EQ(Packing::table().fits(heads, 1), placed) << testing::PrintToString(heads);
    ASSERT_EQ(one_field.takes(heads), placed) << testing::PrintToString(heads);
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
      ASSERT_EQ(Packing::table().fits(heads, fields), herds.contains(heads))
          << fields << " fields, " << testing::PrintToString(heads);
    });
  }
}

// Many fields: whatever fits splits into two halves that fit on half the fields, and whatever splits fits.
TEST(HappyPigs, HP3_up_to_twenty_fields_a_herd_fits_if_and_only_if_it_splits) {
  const Packing& table = Packing::table();
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
      if (++more[size] <= most_pigs_of_a_size && table.fits(more, fields))
        herd = more;
      else
        ++misses;
    }
    if (const std::size_t size = rng.below(8); size < 4 && herd[size] < most_pigs_of_a_size) ++herd[size];
    bool splits = false;
    for_each_herd(herd, [&](const Heads& part) {
      if (splits || !table.fits(part, half)) return;
      Heads rest{};
      for (std::size_t size = 0; size < 4; ++size) rest[size] = static_cast<std::uint8_t>(herd[size] - part[size]);
      splits = table.fits(rest, fields - half);
    });
    ASSERT_EQ(table.fits(herd, fields), splits) << fields << " fields, " << testing::PrintToString(herd);
    (splits ? fitting : tight)++;
  }
  EXPECT_GT(fitting, 50);
  EXPECT_GT(tight, 50);
}

TEST(HappyPigs, HP3_pigs_do_not_cross_from_one_field_to_the_next) {
  // Five big pigs need 60 of the 72 cells of two fields, but three of them would have to share one.
  EXPECT_FALSE(Packing::table().fits(heads_of("BBBBB"), 2));
  EXPECT_TRUE(Packing::table().fits(heads_of("BBBB"), 2));
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
        std::vector<Ground> taken(farm.fields);
        for (const Placement& place : arrange(yard.game(), farm.herd, farm.fields)) {
          seen.add(place.pig);
          ASSERT_TRUE(place.x >= 0 && place.y >= 0 && place.x + place.width <= 6 && place.y + place.height <= 6);
          const Footprint foot = footprints[at(place.pig.size)];
          ASSERT_TRUE((place.width == foot.width && place.height == foot.height) ||
                      (place.width == foot.height && place.height == foot.width));
          const Ground ground = ground_of(place.x, place.y, place.width, place.height);
          ASSERT_LT(place.field, farm.fields);
          ASSERT_EQ(taken[static_cast<std::size_t>(place.field)] & ground, 0u) << "two pigs on one place";
          taken[static_cast<std::size_t>(place.field)] |= ground;
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
      if (one_field.takes(more)) compare(heads, more, 0);
      if (size == 3 || heads[size] == 0) continue;
      Heads grown_one = heads;
      --grown_one[size];
      ++grown_one[size + 1];
      if (one_field.takes(grown_one)) compare(heads, grown_one, 1);
    }
  EXPECT_GT(stayed, stayers * 9 / 10) << stayed << " of " << stayers;
}

}  // namespace
}  // namespace sounder::happy_pigs
