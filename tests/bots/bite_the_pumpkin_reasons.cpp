// What bots say about moves of Bite the Pumpkin is true: each fact is counted again by playing.
#include "bots/bite_the_pumpkin/reach.h"
#include "bots/bite_the_pumpkin/search_traits.h"
#include "match/adapter.h"
#include "positions.h"
#include "rules/bite_the_pumpkin/bite.h"
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

// ---- differences: each number is counted again by playing, for both moves ----

// The most vegetables of a kind that pigs can eat: pig by pig, each way.
int most_eaten(const State& s, Cells pigs, Cells food) {
  if (pigs == 0) return 0;
  const Cell pig = take_lowest(pigs);
  int most = most_eaten(s, pigs, food);
  for (Cells near = neighbours(pig) & food; near;) {
    const Cells eaten = bit(take_lowest(near));
    most = std::max(most, 1 + most_eaten(s, pigs, food & ~eaten));
  }
  return most;
}

// The most pigs that running in this direction brings beside food, whatever the herd bites before.
int fed_by(const BiteThePumpkin& game, const State& s, Direction d) {
  int most = 0;
  after_bites(game, s, [&](const State& end) {
    if (end.phase != Phase::run) return;
    State ran = end;
    game.play(ran, Move::run(d));
    most = std::max(most, count(ran.pigs & around(end.vegetables())));
  });
  return most;
}
int fed_by_best_run(const BiteThePumpkin& game, const State& s) {
  int most = 0;
  for (Direction d : pumpkin::all_directions) most = std::max(most, fed_by(game, s, d));
  return most;
}

// Runs after which a pig stands beside the cell, with a vegetable on it, if the herd ran now.
int runs_beside(const BiteThePumpkin& game, State s, Cell cell) {
  s.planted[at(s.planting)] |= bit(cell);
  s.phase = Phase::run;
  int runs = 0;
  for (Direction d : pumpkin::all_directions) {
    State ran = s;
    game.play(ran, Move::run(d));
    runs += (around(ran.pigs) & bit(cell)) != 0;
  }
  return runs;
}

// Vegetables beside a cell that one pig, placed here, stops on when it runs past the others.
int reached_by(const BiteThePumpkin& game, const State& s, Cell from) {
  Cells reached = 0;
  for (const auto& [by_file, by_rank] : {std::pair(0, 1), std::pair(0, -1), std::pair(1, 0), std::pair(-1, 0)}) {
    int file = index_of(from) % 8;
    int rank = index_of(from) / 8;
    const auto open = [&](int f, int r) {
      return f >= 0 && f < 8 && r >= 0 && r < 8 && !(game.occupied(s) & bit(static_cast<Cell>(8 * r + f)));
    };
    while (open(file + by_file, rank + by_rank)) file += by_file, rank += by_rank;
    reached |= around(bit(static_cast<Cell>(8 * rank + file))) & s.vegetables();
  }
  return count(reached);
}

// The number that a difference tells of a move.
int told_of(const BiteThePumpkin& game, const State& s, Move move, std::string_view key) {
  State next = s;
  game.play(next, move);
  if (key == "why.rather_bitable") return most_eaten(s, s.pigs, s.planted[at(s.planting)] | bit(move.cell()));
  if (key == "why.rather_blocks" || key == "why.rather_run_after") return fed_by_best_run(game, next);
  if (key == "why.rather_runs") return runs_beside(game, s, move.cell());
  if (key == "why.rather_eaten") {  // this bite, not what follows without a choice
    State bitten = s;
    apply_bites(bitten, move.meal());
    return count(s.vegetables()) - count(bitten.vegetables());
  }
  if (key == "why.rather_to_bite")
    return most_eaten(s, next.pigs, s.planted[0]) + most_eaten(s, next.pigs, s.planted[1]);
  if (key == "why.rather_fed") return count(next.pigs & around(s.vegetables()));
  if (key == "why.rather_reaches") return reached_by(game, s, move.cell());
  if (key == "why.rather_shares") return on_its_lines(s, move.cell());
  ADD_FAILURE() << "nothing is known of " << key;
  return -1;
}

TEST(PumpkinReasons, differences_are_true_of_both_moves) {
  const std::set<std::string_view> fewer = {"why.rather_bitable", "why.rather_blocks", "why.rather_runs",
                                            "why.rather_shares"};
  const auto keys = each_difference<BiteThePumpkin>(
      {2, 3}, full_test() ? 40 : 3,
      [&](const BiteThePumpkin& game, const State& s, Seat, Move best, Move next, const Message& why) {
        const auto here = number(why, "here");
        const auto there = number(why, "there");
        EXPECT_EQ(here, told_of(game, s, best, why.key()));
        EXPECT_EQ(there, told_of(game, s, next, why.key()));
        EXPECT_EQ(here < there, fewer.contains(why.key()));
        if (why.key() != "why.rather_blocks") return;
        State after = s;
        game.play(after, next);
        for (Direction d : pumpkin::all_directions)
          if (direction_names[static_cast<std::size_t>(d)] == arg(why, "direction").text) {
            EXPECT_EQ(fed_by(game, after, d), there);
          }
      });
  EXPECT_EQ(keys.size(), 9u);
  for (const auto& [key, times] : keys) std::printf("%-24s %5d\n", std::string(key).c_str(), times);
}

}  // namespace
}  // namespace sounder::bots
