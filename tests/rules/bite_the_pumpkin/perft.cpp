// Perft: how many ways there are to play on for so many decisions. The one number that proves move generation; pinned
// here and counted anew by the engine and by the second implementation.
#include <gtest/gtest.h>

#include "rules/bite_the_pumpkin/naive.h"
#include "rules/bite_the_pumpkin/scene.h"

namespace sounder::bite_the_pumpkin {
namespace {

struct Position {
  const char* name;
  int seats;
  std::vector<const char*> moves;     // that lead to it, on the classic layout
  int naive_depth;                    // as deep as the second implementation counts in about a second
  std::vector<std::uint64_t> leaves;  // after 1, 2, ... decisions; matches that ended before don't count
};
void PrintTo(const Position& position, std::ostream* out) { *out << position.name; }

const std::vector<Position> positions = {
    {"start_of_two", 2, {}, 3, {58, 3306, 166544, 9159920}},
    {"setup_of_two",
     2,
     {"pig d5", "plant a1", "pig c3", "plant e7", "pig h8", "plant h2", "pig a8"},
     3,
     {51, 1599, 78351, 299443, 13910580}},
    {"bites_of_two",
     2,
     {"pig a5",           "plant e7",  "pig a8",   "plant f1", "pig g5",   "plant d2", "pig e4",    "plant g3",
      "pig c7",           "plant d1",  "run east", "plant g1", "run east", "plant c3", "run south", "plant g4",
      "bite h2xg1 h3xg4", "run south", "plant c7", "run east", "plant a5", "run west", "plant h2"},
     6,
     {12, 32, 1600, 3672, 5008, 250400}},
    {"start_of_three", 3, {}, 3, {58, 3306, 175168, 7752250}},
    {"setup_of_three",
     3,
     {"pig d5", "plant a1", "plant e7", "pig c3", "plant h2", "plant g3", "pig h8", "plant a8"},
     3,
     {43, 1063, 41044, 1546191, 26388774}},
    {"bites_of_three",
     3,
     {"pig b8",   "plant d6", "plant e4", "pig e8",   "plant g6", "plant e2", "pig b3",   "plant f6",
      "plant h4", "pig a5",   "plant b7", "plant f4", "pig b4",   "plant a1", "plant e3", "run north",
      "plant e6", "plant c4", "run west", "plant h8", "plant e8", "run east", "plant c1", "plant b6"},
     4,
     {20, 80, 2672, 82446, 263443, 3371267}},
};

std::uint64_t engine_perft(const BiteThePumpkin& game, const State& state, int depth) {
  if (game.turn(state).is_over()) return 0;
  MoveListOf<BiteThePumpkin> moves;
  game.moves(state, game.turn(state).first, moves);
  if (depth == 1) return static_cast<std::uint64_t>(moves.size());
  std::uint64_t leaves = 0;
  for (const Move& move : moves) {
    State next = state;
    game.play(next, move);
    leaves += engine_perft(game, next, depth - 1);
  }
  return leaves;
}

std::uint64_t naive_perft(const naive::Meadow& meadow, int depth) {
  const std::vector<std::string> moves = meadow.moves();
  if (depth == 1) return moves.size();
  std::uint64_t leaves = 0;
  for (const std::string& move : moves) {
    naive::Meadow next = meadow;
    next.play(move);
    leaves += naive_perft(next, depth - 1);
  }
  return leaves;
}

class BiteThePumpkinPerft : public testing::TestWithParam<Position> {};

TEST_P(BiteThePumpkinPerft, engine_and_second_implementation_count_what_is_pinned) {
  const Position& position = GetParam();
  Options options;
  options.seats = static_cast<std::int8_t>(position.seats);
  options.trees = trees_of("classic");
  Scene scene(options);
  naive::Meadow meadow = naive_meadow(options);
  for (const char* move : position.moves) {
    scene.play(move);
    meadow.play(move);
  }
  for (int depth = 1; depth <= static_cast<int>(position.leaves.size()); ++depth) {
    const std::uint64_t pinned = position.leaves[static_cast<std::size_t>(depth) - 1];
    EXPECT_EQ(engine_perft(scene.game, scene.state, depth), pinned) << "depth " << depth;
    if (depth > position.naive_depth) continue;
    EXPECT_EQ(naive_perft(meadow, depth), pinned) << "depth " << depth;
  }
}

INSTANTIATE_TEST_SUITE_P(Positions, BiteThePumpkinPerft, testing::ValuesIn(positions),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace sounder::bite_the_pumpkin
