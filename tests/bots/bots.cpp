// Bots: they play whole matches, the greedy one well, and none knows more than its seat may.
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/greedy_bot.h"
#include "bots/random_bot.h"
#include "match/played.h"
#include "toys/registered.h"

namespace sounder::bots {
namespace {

// One bot a seat, to the end; who has won.
SeatSet winners_of(const GamePtr& game, const std::vector<std::string>& names, std::uint64_t seed) {
  std::vector<std::unique_ptr<Bot>> players;
  for (const std::string& name : names) players.push_back(make_bot(name, game).value());
  Match match(game);
  const SeededChance dice(seed);
  for (Turn turn = match.turn(); !turn.is_over(); turn = match.turn()) {
    if (turn.is_chance()) {
      match.play(Seat::nobody, dice.draw(*game, match.state(), match.draws()));
      continue;
    }
    const Seat seat = turn.first;
    const AnyMove move =
        ask_bot(*players[static_cast<std::size_t>(seat)], *game, match.state(), seat, seed, match.steps().size()).move;
    std::vector<AnyMove> legal;
    game->moves(match.state(), seat, legal);
    EXPECT_NE(std::find(legal.begin(), legal.end(), move), legal.end()) << "not a legal move";
    match.play(seat, move);
  }
  return game->result(match.state()).winners;
}

TEST(Bots, every_bot_plays_whole_matches_of_every_game_at_every_seat) {
  for (const GameEntry& line : all_games()) {
    if (line.facts->designer == "Sounder's tests") continue;  // a toy that another test made known
    for (int seats = line.facts->min_seats; seats <= line.facts->max_seats; ++seats) {
      const GamePtr game = game_of({std::string(line.facts->id), seats, {}, {}});
      for (const char* name : {"random", "greedy"}) {
        const SeatSet winners = winners_of(game, std::vector<std::string>(static_cast<std::size_t>(seats), name), 1);
        EXPECT_FALSE(winners.empty()) << line.facts->id << " " << seats << " " << name;
      }
    }
  }
}

TEST(Bots, a_level_no_better_than_the_one_below_is_not_offered_at_that_table_but_can_be_named) {
  const auto offers_master = [](std::string_view game, int seats) {
    const auto levels = offered_levels(game, seats);
    return std::find(levels.begin(), levels.end(), "master") != levels.end();
  };
  EXPECT_TRUE(offers_master("three-little-pigs", 4));
  EXPECT_FALSE(offers_master("three-little-pigs", 5));
  EXPECT_TRUE(offers_master("wild-pigs", 5));
  EXPECT_TRUE(make_bot("master", game_of({"three-little-pigs", 5, {}, {}})));
  for (const GameEntry& line : all_games())
    EXPECT_EQ(offered_levels(line.facts->id, line.facts->min_seats), level_names(line.facts->id)) << line.facts->id;
}

int wins(const std::vector<std::string>& names, Seat seat, int matches) {
  const GamePtr game = game_of({"bite-the-pumpkin", static_cast<int>(names.size()), {}, {}});
  int won = 0;
  for (int i = 0; i < matches; ++i) won += winners_of(game, names, static_cast<std::uint64_t>(i)).contains(seat);
  return won;
}

// Two random bots win about as often as each other; the greedy one wins nearly always, whichever side it plays.
TEST(Bots, greedy_beats_random_at_both_seats_of_bite_the_pumpkin) {
  EXPECT_GE(wins({"greedy", "random"}, Seat::p1, 300), 270);
  EXPECT_GE(wins({"random", "greedy"}, Seat::p2, 300), 240);
  EXPECT_LE(wins({"random", "random"}, Seat::p1, 300), 200);
  EXPECT_LE(wins({"random", "random"}, Seat::p2, 300), 200);
}

TEST(Bots, the_same_seed_gives_the_same_match) {
  const GamePtr game = game_of({"bite-the-pumpkin", 3, {}, {}});
  const auto record = [&](std::uint64_t seed) {
    std::unique_ptr<Bot> bot = make_bot("greedy", game).value();
    Match match(game);
    for (Turn turn = match.turn(); !turn.is_over(); turn = match.turn())
      match.play(turn.first, ask_bot(*bot, *game, match.state(), turn.first, seed, match.steps().size()).move);
    return to_json({match, {"a", "b", "c"}, {}});
  };
  EXPECT_EQ(record(5), record(5));
  EXPECT_NE(record(5), record(6));
}

TEST(Bots, an_unknown_name_is_answered_with_those_there_are) {
  const GamePtr game = game_of({"bite-the-pumpkin", 2, {}, {}});
  const auto bot = make_bot("clever", game);
  ASSERT_FALSE(bot);
  EXPECT_TRUE(bot.error().message.starts_with("unknown bot \"clever\", expected ")) << bot.error().message;
  for (const std::string& name : bot_names("bite-the-pumpkin")) {
    EXPECT_NE(bot.error().message.find(name), std::string::npos) << bot.error().message;
    EXPECT_TRUE(make_bot(name, game)) << name;
  }
}

// ---- Bots don't cheat: on the toy, whose truffles and guesses are secret ----

using Toy = toys::TruffleGuess;

// A bot that would cheat if it could: it guesses by what it sees of the other seat.
class Spy final : public Bot {
 public:
  Advice think(const AnyState& imagined, Seat seat, Rng&, const Budget&) override {
    const Toy::State& state = imagined.as<Toy::State>();
    const std::size_t other = 1 - static_cast<std::size_t>(seat);
    const int seen = state.truffles[other] + state.guesses[other];
    return {AnyMove::of(Toy::Move{seat, static_cast<std::uint8_t>(1 + seen % 2)})};
  }
};

// p1 has made up its mind; p2 is asked, for every secret that p1 can have.
template <class Ask>
void expect_the_same_whatever_is_secret(Ask&& ask) {
  const GamePtr toy = toys::truffle_guess(2);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    std::set<int> chosen;
    for (std::uint8_t truffle = 1; truffle <= 3; ++truffle)
      for (std::uint8_t guess = 1; guess <= 2; ++guess) {
        Toy::State state;
        state.stage = Toy::Stage::guess;
        state.die = 4;
        state.truffles = {truffle, 2, 0, 0};
        state.guesses = {guess, 0, 0, 0};
        chosen.insert(ask(*toy, AnyState::of(state), seed).template as<Toy::Move>().what);
      }
    EXPECT_EQ(chosen.size(), 1u) << "seed " << seed;
  }
}

std::shared_ptr<const Adapter<Toy>> typed_toy() {
  return std::dynamic_pointer_cast<const Adapter<Toy>>(toys::truffle_guess(2));
}

TEST(BotsDontCheat, another_seats_secret_changes_nothing_in_a_bots_choice) {
  RandomBot random(typed_toy());
  GreedyBot<Toy> greedy(typed_toy());
  Spy spy;
  for (Bot* bot : std::initializer_list<Bot*>{&random, &greedy, &spy})
    expect_the_same_whatever_is_secret([&](const AnyGame& game, const AnyState& state, std::uint64_t seed) {
      return ask_bot(*bot, game, state, Seat::p2, seed, 7).move;
    });
}

// The test above can fail: asked with the true state, the spy gives the secret away.
TEST(BotsDontCheat, a_spy_with_the_true_state_would_be_caught) {
  Spy spy;
  std::set<int> chosen;
  for (std::uint8_t guess = 1; guess <= 2; ++guess) {
    Toy::State state;
    state.stage = Toy::Stage::guess;
    state.truffles = {1, 2, 0, 0};
    state.guesses = {guess, 0, 0, 0};
    Rng rng(1);
    chosen.insert(spy.think(AnyState::of(state), Seat::p2, rng, {}).move.as<Toy::Move>().what);
  }
  EXPECT_EQ(chosen.size(), 2u);
}

}  // namespace
}  // namespace sounder::bots
