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

// ---- differences: each number is counted again by playing, for both moves ----

int at_list_prices(const HappyPigs& game, const Farm& farm) {
  int sum = farm.money;
  for (Size size : all_sizes) sum += farm.herd.count(size) * game.options().market.prices[at(size)];
  return sum;
}

// The farm after the move, with one action or purchase more than there is, so that nothing follows by itself.
std::optional<Farm> played(const HappyPigs& game, State s, Seat seat, const Move& move) {
  if (move.verb == Verb::done) return s.farm(seat);
  const int actions = s.farm(seat).actions++;
  game.play(s, move);
  if (s.acting != seat || s.farm(seat).actions != actions + (move.verb == Verb::vaccinate))
    return std::nullopt;  // more followed without a choice
  return s.farm(seat);
}

// The number that a difference tells of a move; nothing where it cannot be played out.
std::optional<int> told_of(const HappyPigs& game, const State& s, Seat seat, const Move& move, std::string_view key) {
  const bool stops = move.verb == Verb::done;
  if (key == "why.rather_keeps") {  // what leaves when the season changes now
    return stops ? 0 : game.options().market.prices[at(move.size())];
  }
  if (key == "why.rather_grows") {  // for nothing: money and the other pigs stay as they are
    State grown = s;
    game.play(grown, move);
    const bool goes_on = grown.phase == s.phase && grown.round == s.round;
    if (!stops && !goes_on) return std::nullopt;
    return stops ? 0 : at_list_prices(game, grown.farm(seat)) - at_list_prices(game, s.farm(seat));
  }
  if (key == "why.rather_gains" && stops) return game.options().market.unused_action;
  const auto farm = played(game, s, seat, move);
  if (!farm) return std::nullopt;
  if (key == "why.rather_gains") return at_list_prices(game, *farm) - at_list_prices(game, s.farm(seat));
  if (key == "why.rather_at_risk") return std::max(0, unvaccinated(*farm) - farm->items[at(Item::vaccine)]);
  if (key == "why.rather_room") return free_squares(*farm);
  ADD_FAILURE() << "nothing is known of " << key;
  return std::nullopt;
}

// The estimates behind a choice of the policy that all farmers follow.
float estimate(const HappyPigs& game, const State& s, Seat seat, const Move& move, std::string_view key) {
  const farming::Guess guess(game, SearchTraits<HappyPigs>::habits(), s, seat);
  const Action action = move.action();
  const Seat subject = key == "why.rather_hinders" ? game.after(seat) : seat;
  const float alone = guess.gain(subject, action, 1);
  const float shared = guess.gain(subject, action, 2);
  EXPECT_GE(alone, shared);
  if (key == "why.rather_hinders") return guess.of(subject)[at(action)] * (alone - shared);
  const float company = guess.company(seat, action);
  return key == "why.rather_company" ? 100 * company : alone + company * (shared - alone);
}

TEST(HappyPigsReasons, differences_are_true_of_both_moves) {
  const std::set<std::string_view> fewer = {"why.rather_company", "why.rather_at_risk"};
  int played_out = 0;
  const auto keys = each_difference<HappyPigs>(
      {2, 4}, full_test() ? 20 : 3,
      [&](const HappyPigs& game, const State& s, Seat seat, const Move& best, const Move& next, const Message& why) {
        const auto here = number(why, "here");
        const auto there = number(why, "there");
        EXPECT_EQ(here < there, fewer.contains(why.key()));
        if (best.verb == Verb::choose || best.verb == Verb::neutral) {
          EXPECT_NEAR(static_cast<float>(here), estimate(game, s, seat, best, why.key()), 0.51);
          EXPECT_NEAR(static_cast<float>(there), estimate(game, s, seat, next, why.key()), 0.51);
          return;
        }
        const auto of_best = told_of(game, s, seat, best, why.key());
        const auto of_next = told_of(game, s, seat, next, why.key());
        if (of_best) {
          EXPECT_EQ(here, *of_best);
        }
        if (of_next) {
          EXPECT_EQ(there, *of_next);
        }
        played_out += of_best && of_next;
      });
  EXPECT_EQ(keys.size(), 8u);
  EXPECT_GE(played_out, 50) << "too few to mean something";
  for (const auto& [key, times] : keys) std::printf("%-24s %5d\n", std::string(key).c_str(), times);
}

}  // namespace
}  // namespace sounder::bots
