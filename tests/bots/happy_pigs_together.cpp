// HP-21: bots of Happy Pigs play the same match whether the seats act together or one after the other.
#include <gtest/gtest.h>

#include "bots/make.h"
#include "match/played.h"
#include "match/registry.h"

namespace sounder::bots {
namespace {

// All moves of a match, as text, and its scores.
std::string played_by(const std::vector<std::string>& levels, int together, std::uint64_t seed) {
  const int seats = static_cast<int>(levels.size());
  const GamePtr game = make_game({"happy-pigs", seats, {{"together", together}}, {}}).value();
  std::vector<std::unique_ptr<Bot>> bots;
  for (const std::string& level : levels) bots.push_back(make_bot(level, game).value());
  Match match(game);
  Rng dice(seed);
  std::string all;
  for (Turn turn = match.turn(); !turn.is_over(); turn = match.turn()) {
    Step step{Seat::nobody, {}};
    if (turn.is_chance()) {
      step.move = game->draw(match.state(), dice);
    } else {
      Bot& bot = *bots[static_cast<std::size_t>(index_of(turn.first))];
      step = {turn.first, ask_bot(bot, *game, match.state(), turn.first, seed, match.steps().size(), Budget{20}).move};
    }
    all += name_of(step.seat) + " " + game->text(match.state(), step.move) + "\n";
    match.play(step.seat, step.move);
  }
  for (int i = 0; i < seats; ++i) all += std::to_string(game->result(match.state()).scores[i]) + " ";
  return all;
}

TEST(HappyPigsTogether, HP21_bots_play_the_same_match_as_without) {
  const std::vector<std::string> levels = {"casual", "greedy", "strong", "novice", "casual", "greedy"};
  for (int seats = 2; seats <= 6; ++seats)
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      const std::vector<std::string> seated(levels.begin(), levels.begin() + seats);
      EXPECT_EQ(played_by(seated, 0, seed), played_by(seated, 1, seed)) << seats << " seats, seed " << seed;
    }
}

}  // namespace
}  // namespace sounder::bots
