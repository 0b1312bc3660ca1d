// The search: what it promises whatever the game.
#include "bots/search.h"

#include <gtest/gtest.h>

#include "bots/bite_the_pumpkin/search_traits.h"
#include "bots/search_bot.h"
#include "match/played.h"
#include "toys/coin.h"
#include "toys/registered.h"

namespace sounder::bots {
namespace {

using Toy = toys::TruffleGuess;
using toys::Coin;

Toy::State guessing(int die) {
  Toy::State state;
  state.stage = Toy::Stage::guess;
  state.die = static_cast<std::uint8_t>(die);
  state.truffles = {2, 2, 0, 0};
  return state;
}

template <Game G>
std::vector<typename Search<G>::Edge> searched(const G& game, const typename G::State& state, Seat seat,
                                               int simulations, std::uint64_t seed) {
  Search<G> search(game);
  Rng rng(seed);
  search.begin(state, seat);
  for (int i = 0; i < simulations; ++i) search.simulate(rng);
  return {search.begin_edges(), search.end_edges()};
}

TEST(Search, finds_the_guess_that_scores_at_every_seat) {
  const Toy toy({2, 0});
  for (int die = 1; die <= 6; ++die)
    for (Seat seat : {Seat::p1, Seat::p2}) {
      const auto tried = searched(toy, guessing(die), seat, 300, 1);
      const auto& right = tried[die > 3 ? 1 : 0];
      const auto& wrong = tried[die > 3 ? 0 : 1];
      EXPECT_GT(right.visits, 3 * wrong.visits) << "die " << die;
      EXPECT_GT(right.mean, wrong.mean) << "die " << die;
    }
}

TEST(Search, every_simulation_is_counted_once_at_the_root) {
  const Toy toy({3, 0});
  for (int simulations : {1, 7, 250}) {
    std::uint32_t visits = 0;
    for (const auto& tried : searched(toy, guessing(5), Seat::p2, simulations, 4)) visits += tried.visits;
    EXPECT_EQ(visits, static_cast<std::uint32_t>(simulations));
  }
}

TEST(Search, may_try_every_move_of_the_root_first_in_an_order_drawn_by_the_seed) {
  const BiteThePumpkin game(BiteThePumpkin::Options{.seats = 2});
  const auto order = [&](std::uint64_t seed) {
    Search<BiteThePumpkin> search(game);
    Rng rng(seed);
    search.begin(game.start(), Seat::p1, true);
    std::vector<std::ptrdiff_t> tried;
    const std::ptrdiff_t moves = search.end_edges() - search.begin_edges();
    std::vector<std::uint32_t> visits(static_cast<std::size_t>(moves));
    for (std::ptrdiff_t i = 0; i < moves; ++i) {
      search.simulate(rng);
      for (std::ptrdiff_t k = 0; k < moves; ++k)
        if (auto& before = visits[static_cast<std::size_t>(k)]; search.begin_edges()[k].visits != before) {
          before = search.begin_edges()[k].visits;
          tried.push_back(k);
        }
    }
    EXPECT_EQ(std::count(visits.begin(), visits.end(), 1u), moves) << "each once";
    return tried;
  };
  EXPECT_EQ(order(1), order(1));
  EXPECT_NE(order(1), order(2));
}

// Whoever can't see another's guess learns the same about its own, whatever that guess is.
TEST(Search, seats_that_choose_at_the_same_time_do_not_know_each_others_choice) {
  const Toy toy({2, 0});
  Toy::State low = guessing(2);
  low.guesses[0] = 1;
  Toy::State high = guessing(2);
  high.guesses[0] = 2;
  const auto one = searched(toy, low, Seat::p2, 200, 9);
  const auto other = searched(toy, high, Seat::p2, 200, 9);
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_EQ(one[i].visits, other[i].visits);
    EXPECT_EQ(one[i].mean, other[i].mean);
  }
}

// What a bet on the coin is worth is known exactly after four throws, since outcomes that are few come in proportion.
TEST(Search, outcomes_that_are_few_come_in_exact_proportion) {
  const Coin coin({});
  for (const auto& bet : searched(coin, coin.start(), Seat::p1, 4000, 2)) {
    const double expected = bet.move.what == 1 ? 0.75 : 0.25;
    EXPECT_NEAR(bet.mean, expected, 1.0 / bet.visits) << "at most one toss away from exact";
  }
}

// ---- The bot around it ----

GamePtr pumpkins() { return game_of({"bite-the-pumpkin", 2, {}, {}}); }
template <Game G>
SearchBot<G> bot_of(const GamePtr& game, std::uint32_t simulations) {
  return SearchBot<G>(std::dynamic_pointer_cast<const Adapter<G>>(game), Level{"test", simulations});
}

std::vector<std::uint64_t> visits(const Advice& advice) {
  std::vector<std::uint64_t> all;
  for (const Considered& move : advice.considered) all.push_back(move.visits);
  return all;
}

TEST(SearchBot, thinks_the_same_for_the_same_seed_and_another_for_another) {
  const GamePtr game = pumpkins();
  const auto think = [&](std::uint64_t seed, int threads) {
    auto bot = bot_of<BiteThePumpkin>(game, 500);
    Budget budget;
    budget.threads = threads;
    return visits(ask_bot(bot, *game, game->start(), Seat::p1, seed, 0, budget));
  };
  for (int threads : {1, 2, 3}) EXPECT_EQ(think(1, threads), think(1, threads)) << threads << " threads";
  EXPECT_NE(think(1, 1), think(2, 1));
}

TEST(SearchBot, makes_as_many_simulations_as_its_budget_has_on_any_number_of_threads) {
  const GamePtr game = pumpkins();
  auto bot = bot_of<BiteThePumpkin>(game, 100);
  for (int threads : {1, 2, 4}) {
    Budget budget;
    budget.threads = threads;
    EXPECT_EQ(ask_bot(bot, *game, game->start(), Seat::p1, 1, 0, budget).simulations, 100u);
    budget.simulations = 333;
    EXPECT_EQ(ask_bot(bot, *game, game->start(), Seat::p1, 1, 0, budget).simulations, 333u);
  }
}

TEST(SearchBot, can_be_stopped_at_any_moment_and_still_has_a_legal_move) {
  const GamePtr game = pumpkins();
  auto bot = bot_of<BiteThePumpkin>(game, 1'000'000'000);
  const std::atomic<bool> stopped = true;
  Budget budget;
  budget.stopped = &stopped;
  const Advice advice = ask_bot(bot, *game, game->start(), Seat::p1, 1, 0, budget);
  EXPECT_LT(advice.simulations, 100u);
  EXPECT_EQ(game->text(game->start(), advice.move).substr(0, 4), "pig ");
}

TEST(SearchBot, thinks_for_a_time_instead_of_a_number) {
  const GamePtr game = pumpkins();
  auto bot = bot_of<BiteThePumpkin>(game, 1'000'000'000);
  Budget budget;
  budget.time = std::chrono::milliseconds(5);
  const Advice advice = ask_bot(bot, *game, game->start(), Seat::p1, 1, 0, budget);
  EXPECT_GT(advice.simulations, 0u);
  EXPECT_LT(advice.simulations, 1'000'000'000u);
}

// What was thought about this move is there when the next one comes, until the match is over.
TEST(SearchBot, remembers_between_moves_and_forgets_between_matches) {
  const GamePtr game = pumpkins();
  auto bot = bot_of<BiteThePumpkin>(game, 400);
  const auto total = [&] {
    std::uint64_t sum = 0;
    for (std::uint64_t count : visits(ask_bot(bot, *game, game->start(), Seat::p1, 1, 0))) sum += count;
    return sum;
  };
  EXPECT_EQ(total(), 400u);
  EXPECT_EQ(total(), 800u);
  bot.begin_match(Seat::p1);
  EXPECT_EQ(total(), 400u);
}

TEST(SearchBot, the_toys_secrets_change_neither_its_move_nor_its_thinking) {
  const GamePtr toy = toys::truffle_guess(2);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    std::set<std::vector<std::uint64_t>> thoughts;
    for (std::uint8_t truffle = 1; truffle <= 3; ++truffle)
      for (std::uint8_t guess = 1; guess <= 2; ++guess) {
        Toy::State state = guessing(4);
        state.truffles[0] = truffle;
        state.guesses[0] = guess;
        auto bot = bot_of<Toy>(toy, 50);
        thoughts.insert(visits(ask_bot(bot, *toy, AnyState::of(state), Seat::p2, seed, 3)));
      }
    EXPECT_EQ(thoughts.size(), 1u) << "seed " << seed;
  }
}

}  // namespace
}  // namespace sounder::bots
