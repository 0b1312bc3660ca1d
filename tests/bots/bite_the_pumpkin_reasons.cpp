// What bots say about moves of Bite the Pumpkin is true: each fact is counted again by playing.
#include "bots/bite_the_pumpkin/reach.h"
#include "bots/bite_the_pumpkin/search_traits.h"
#include "match/adapter.h"
#include "positions.h"
#include "tier.h"

namespace sounder::bots {
namespace {

using namespace bite_the_pumpkin;

// Calls found(state) after every way to bite, with none left to choose.
template <class Found>
void after_bites(const BiteThePumpkin& game, const State& s, Found&& found) {
  if (s.phase != Phase::bite) return found(s);
  MoveListOf<BiteThePumpkin> bites;
  game.moves(s, Seat::p1, bites);
  for (const Move& bite : bites) {
    State next = s;
    game.play(next, bite);
    after_bites(game, next, found);
  }
}

void expect_true_planting(const BiteThePumpkin& game, const State& s, Move move, const Message& why) {
  const Vegetable kind = s.planting;
  State next = s;
  game.play(next, move);
  const Cells planted = bit(move.cell());
  const int all = count(s.planted[at(kind)]) + 1;  // a bite without a choice is made at once
  EXPECT_EQ(number(why, "planted"), all);
  int most = 0;
  std::set<std::string> brought;
  bool bitten = false;
  after_bites(game, next, [&](const State& end) {
    most = std::max(most, all - count(end.planted[at(kind)]));
    bitten |= !(end.vegetables() & planted);
    if (end.phase != Phase::run) return;
    for (Direction d : pumpkin::all_directions) {
      State ran = end;
      game.play(ran, Move::run(d));
      if (around(ran.pigs) & planted) brought.insert(std::string(direction_names[static_cast<std::size_t>(d)]));
    }
  });
  EXPECT_EQ(number(why, "bitable"), most);
  if (why.key() == "why.plant_beside") {
    EXPECT_TRUE(around(s.pigs) & planted);
    return;
  }
  EXPECT_FALSE(bitten);
  std::set<std::string> said;
  if (why.key() == "why.plant_runs")
    for (const MessageArg& one : arg(why, "runs").items) said.insert(one.text);
  EXPECT_EQ(said, brought);
}

int on_its_lines(const State& s, Cell cell) {
  int sharing = 0;
  for (Cells left = s.pigs; left;) {
    const int other = index_of(take_lowest(left));
    sharing += other / 8 == index_of(cell) / 8 || other % 8 == index_of(cell) % 8;
  }
  return sharing;
}

void expect_true(const BiteThePumpkin& game, const State& s, Move move, const Message& why) {
  State next = s;
  game.play(next, move);
  if (why.key() == "why.pig_first") {
    EXPECT_EQ(on_its_lines(s, move.cell()), 0);
    EXPECT_EQ(s.vegetables(), 0u);
  } else if (why.key() == "why.pig") {
    EXPECT_EQ(number(why, "sharing"), on_its_lines(s, move.cell()));
    EXPECT_GT(number(why, "reached"), 0);
  } else if (why.key() == "why.bite") {
    EXPECT_EQ(number(why, "eaten"), count(s.vegetables()) - count(next.vegetables()));
    EXPECT_EQ(number(why, "left"), count(next.vegetables()));
    EXPECT_GT(number(why, "eaten"), 0);
  } else if (why.key() == "why.run") {
    EXPECT_EQ(number(why, "pigs"), count(next.pigs & around(s.vegetables())));
    EXPECT_EQ(number(why, "reached"), count(s.vegetables() & around(next.pigs)));
    EXPECT_EQ(number(why, "food"), count(s.vegetables()));
    EXPECT_GT(number(why, "pigs"), 0);
  } else {
    expect_true_planting(game, s, move, why);
  }
}

TEST(PumpkinReasons, are_true_in_matches_of_bots) {
  const auto keys = each_reason<BiteThePumpkin>({2, 3}, full_test() ? 40 : 3,
                                                [](const BiteThePumpkin& game, const State& s, Seat, const Move& move,
                                                   const Message& why) { expect_true(game, s, move, why); });
  EXPECT_GE(keys.size(), 6u);
}

}  // namespace
}  // namespace sounder::bots
