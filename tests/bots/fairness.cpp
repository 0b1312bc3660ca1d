// Bots don't cheat: in every game, at every level, what a seat can't know changes neither a bot's move nor its
// thinking.
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "match/played.h"
#include "rules/all_games.h"

namespace sounder::bots {
namespace {

std::string thinking(const AnyGame& game, const AnyState& state, const Advice& advice) {
  std::string text = game.text(state, advice.move) + " after " + std::to_string(advice.simulations) + ":";
  for (const Considered& one : advice.considered)
    text += " " + game.text(state, one.move) + " " + std::to_string(one.visits) + " " + std::to_string(one.share);
  return text;
}

// Random matches; wherever some seat is in the dark about something, its bot is asked on the true state and on others
// that the seat can't tell from it. Says how many such swaps there were.
int compare_thinking(const GamePtr& game, const std::string& level, int matches, int every) {
  int swaps = 0;
  Budget budget;
  budget.simulations = 12;
  for (int k = 0; k < matches; ++k) {
    const auto seed = static_cast<std::uint64_t>(k);
    const SeededChance dice(seed);
    Rng rng(seed, 77);
    Match match(game);
    for (Turn turn = match.turn(); !turn.is_over(); turn = match.turn()) {
      if (turn.is_chance()) {
        match.play(Seat::nobody, dice.draw(*game, match.state(), match.draws()));
        continue;
      }
      for (Seat seat : turn.seats) {
        if (rng.below(static_cast<std::uint32_t>(every)) != 0) continue;
        const AnyState other = game->imagine(match.state(), seat, rng);
        if (other == match.state()) continue;  // nothing was hidden, or it came out the same
        ++swaps;
        const auto ask = [&](const AnyState& state) {
          const std::unique_ptr<Bot> bot = make_bot(level, game).value();
          return thinking(*game, state, ask_bot(*bot, *game, state, seat, 5, match.steps().size(), budget));
        };
        EXPECT_EQ(ask(other), ask(match.state())) << level << ", move " << match.steps().size();
      }
      // Whoever moves first among several is chance, so that seats are asked with and without others' choices on the
      // table.
      std::vector<Seat> seats;
      for (Seat seat : turn.seats) seats.push_back(seat);
      const Seat mover = seats[rng.below(static_cast<std::uint32_t>(seats.size()))];
      match.play(mover, game->any_move(match.state(), mover, rng));
    }
  }
  return swaps;
}

TEST(Fairness, what_a_seat_cant_know_changes_neither_move_nor_thinking_at_any_level) {
  struct Table {
    const char* game;
    int seats;
    std::map<std::string, int> options;
    bool has_secrets;
  };
  const std::vector<Table> tables = {{"bite-the-pumpkin", 3, {}, false},
                                     {"three-little-pigs", 3, {}, false},
                                     {"wild-pigs", 2, {}, false},
                                     {"happy-pigs", 2, {}, true},
                                     {"happy-pigs", 4, {}, true},
                                     {"happy-pigs", 2, {{"open_actions", 1}}, true},
                                     {"happy-pigs", 3, {{"forecast", 1}}, true}};
  for (const Table& table : tables) {
    const GamePtr game = game_of({table.game, table.seats, table.options, {}});
    for (const std::string& level : bot_names(table.game)) {
      const int swaps = compare_thinking(game, level, table.has_secrets ? 2 : 1, 2);
      if (table.has_secrets)
        EXPECT_GT(swaps, 3) << table.game << " " << level << ": nothing was swapped, so nothing was tested";
      else
        EXPECT_EQ(swaps, 0) << table.game << " has a secret now: add it to the tables";
    }
  }
}

}  // namespace
}  // namespace sounder::bots
