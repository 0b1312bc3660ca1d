// What bots say about moves of Happy Pigs is true: each fact is counted again by playing.
#include "bots/happy_pigs/search_traits.h"
#include "match/adapter.h"
#include "positions.h"
#include "tier.h"

namespace sounder::bots {
namespace {

using namespace happy_pigs;

int unvaccinated(const Farm& farm) {
  int count = 0;
  for (Size size : all_sizes) count += farm.herd.count({size, false});
  return count;
}
constexpr Land land;
int free_squares(const Farm& farm) {
  int free = land.field_area() * farm.fields;
  for (Size size : all_sizes) free -= land.pigs[at(size)].area() * farm.herd.count(size);
  return free;
}

void expect_true(const HappyPigs& game, const State& s, Seat seat, const Move& move, const Message& why) {
  const Farm& before = s.farm(seat);
  State next = s;
  game.play(next, move);
  const Farm& after = next.farm(seat);
  const auto list = [&](Size size) { return game.options().market.prices[at(size)]; };
  const auto stock = [&](Item item) { return before.items[at(item)]; };
  const int young = before.herd.count(Size::piglet) + before.herd.count(Size::small);
  const bool goes_on = next.phase == s.phase && next.acting == s.acting;  // no payment for unused actions yet
  const std::string_view key = why.key();
  if (key.starts_with("why.feed")) {
    const Size becomes = fed_size(move);
    EXPECT_EQ(number(why, "more"), list(becomes) - list(move.size()));
    EXPECT_GT(number(why, "more"), 0);
    EXPECT_EQ(after.herd.count({becomes, move.vaccinated}), before.herd.count({becomes, move.vaccinated}) + 1);
    if (key == "why.feed_safe") {
      EXPECT_TRUE(move.vaccinated);
    }
    if (key == "why.feed_covered") {
      EXPECT_GE(stock(Item::vaccine), unvaccinated(before));
    }
    if (key == "why.feed_at_risk") {
      EXPECT_GT(number(why, "rounds"), 0);
    }
  } else if (key.starts_with("why.buy")) {
    if (goes_on) {
      EXPECT_EQ(number(why, "price"), before.money - after.money);
    }
    if (key == "why.buy_vaccine") {
      EXPECT_GT(unvaccinated(before), stock(Item::vaccine));
    }
    if (key == "why.buy_supplement") {
      EXPECT_EQ(number(why, "young"), young);
    }
    if (key == "why.buy_amulet") {
      EXPECT_EQ(number(why, "parents"), before.herd.parents());
    }
    if (key == "why.buy_field") {
      EXPECT_EQ(number(why, "free"), free_squares(before));
      EXPECT_EQ(number(why, "squares"), land.field_area() * (after.fields - before.fields));
      EXPECT_LE(2 * number(why, "free"), number(why, "all"));
    }
    if (key == "why.buy_pig") {
      EXPECT_GT(number(why, "more"), 0);
    }
  } else if (key.starts_with("why.sell")) {
    if (goes_on) {
      EXPECT_EQ(number(why, "price"), after.money - before.money);
    }
    EXPECT_EQ(number(why, "extra"), number(why, "price") - list(move.size()));
    EXPECT_GE(number(why, "extra"), 0);
    EXPECT_EQ(key == "why.sell_at_risk", !move.vaccinated && unvaccinated(before) > stock(Item::vaccine));
  } else if (key == "why.mate") {
    EXPECT_EQ(number(why, "worth"), list(newborn(move)));
    EXPECT_GT(after.herd.count(), before.herd.count());  // pigs without a choice follow at once
  } else if (key == "why.vaccinate") {
    EXPECT_EQ(s.phase, Phase::vaccinate);
    EXPECT_EQ(number(why, "worth"), list(move.size()));
  } else if (key == "why.grow") {
    EXPECT_EQ(number(why, "more"), list(grown(move.size())) - list(move.size()));
  } else if (key.starts_with("why.take")) {
    if (key == "why.take_vaccine") {
      EXPECT_GT(unvaccinated(before), stock(Item::vaccine));
    }
    if (key == "why.take_supplement") {
      EXPECT_GT(young, 0);
    }
    if (key == "why.take_amulet") {
      EXPECT_GT(before.herd.parents(), 0);
    }
  } else if (key == "why.end_shopping") {
    EXPECT_EQ(number(why, "money"), before.money);
    EXPECT_EQ(after.money, before.money);
  } else if (key.starts_with("why.stop")) {
    EXPECT_EQ(number(why, "actions"), before.actions);
    EXPECT_GT(number(why, "pay"), 0);
    EXPECT_GE(after.money - before.money, number(why, "actions") * number(why, "pay"));
  } else if (key == "why.choose") {
    EXPECT_EQ(number(why, "actions"), game.card_of(s, s.round).numbers[at(move.action())]);
    EXPECT_GE(number(why, "alone"), number(why, "shared"));
    EXPECT_LE(number(why, "company"), 100);
  } else if (key.starts_with("why.hinder")) {
    EXPECT_EQ(key == "why.hinder_both", before.choice == move.action());
    EXPECT_GT(number(why, "loss"), 0);
    EXPECT_GT(number(why, "chance"), 0);
  } else {
    ADD_FAILURE() << "nothing is known of " << key;
  }
}

TEST(HappyPigsReasons, are_true_in_matches_of_bots) {
  const auto keys = each_reason<HappyPigs>({2, 4}, full_test() ? 20 : 2,
                                           [](const HappyPigs& game, const State& s, Seat seat, const Move& move,
                                              const Message& why) { expect_true(game, s, seat, move, why); });
  EXPECT_GE(keys.size(), 10u);
}

}  // namespace
}  // namespace sounder::bots
