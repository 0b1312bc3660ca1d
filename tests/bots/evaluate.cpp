// What bots think of a position: parts of a victory, wherever a match can stand, chance moves included.
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "match/chance.h"
#include "match/match.h"
#include "match/registry.h"

namespace sounder::bots {
namespace {

TEST(Evaluate, GivesPartsOfAVictoryInEveryPositionOfEveryGame) {
  for (const GameEntry& line : all_games()) {
    if (level_names(line.facts->id).empty()) continue;  // a toy of other tests
    for (int seats = line.facts->min_seats; seats <= line.facts->max_seats; ++seats) {
      const GamePtr game = make_game({std::string(line.facts->id), seats, {}, {}}).value();
      const auto bot = make_bot("greedy", game).value();
      Match match(game);
      const SeededChance dice(7);
      for (Turn turn = match.turn();; turn = match.turn()) {
        Rng rng(match.steps().size());
        const auto shares = evaluate(*game, match.state(), rng, 1);
        double sum = 0;
        for (int i = 0; i < seats; ++i) {
          const float share = shares[static_cast<std::size_t>(i)];
          ASSERT_TRUE(share >= 0 && share <= 1)
              << line.facts->id << " after " << match.steps().size() << " moves: " << share;
          sum += static_cast<double>(share);
        }
        ASSERT_NEAR(sum, 1, 1e-3) << line.facts->id << ", " << seats << " seats, after " << match.steps().size()
                                  << " moves";
        if (turn.is_over()) break;
        if (turn.is_chance()) {
          match.play(Seat::nobody, dice.draw(*game, match.state(), match.draws()));
          continue;
        }
        const Seat seat = turn.first;
        match.play(seat, ask_bot(*bot, *game, match.state(), seat, 1, match.steps().size()).move);
      }
    }
  }
}

}  // namespace
}  // namespace sounder::bots
