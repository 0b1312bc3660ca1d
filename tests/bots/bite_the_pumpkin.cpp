// Bots of Bite the Pumpkin: the solver against plain minimax, its lines, what each level must find, reasons, classic.
#include <gtest/gtest.h>

#include "bots/arena.h"
#include "bots/bite_the_pumpkin/messages.h"
#include "bots/bite_the_pumpkin/plain_farmer.h"
#include "bots/bite_the_pumpkin/reach.h"
#include "bots/bite_the_pumpkin/search_traits.h"
#include "bots/bite_the_pumpkin/solver.h"
#include "bots/hint.h"
#include "match/adapter.h"
#include "match/played.h"
#include "rules/bite_the_pumpkin/scene.h"
#include "rules/random_play.h"

namespace sounder::bots {
namespace {

using namespace bite_the_pumpkin;
using pumpkin::Solver;
using pumpkin::Verdict;
namespace reasons = pumpkin::messages;

constexpr std::uint64_t plenty = 20'000'000;

// Who wins, by trying everything.
Verdict minimax(const BiteThePumpkin& game, const State& s) {
  if (game.turn(s).is_over())
    return game.result(s).winners.contains(Seat::p1) ? Verdict::herd_wins : Verdict::farmer_wins;
  const Verdict own = game.turn(s).seats.contains(Seat::p1) ? Verdict::herd_wins : Verdict::farmer_wins;
  MoveListOf<BiteThePumpkin> moves;
  game.moves(s, game.turn(s).first, moves);
  for (const Move& move : moves) {
    State next = s;
    game.play(next, move);
    if (minimax(game, next) == own) return own;
  }
  return own == Verdict::herd_wins ? Verdict::farmer_wins : Verdict::herd_wins;
}

// A position near the end that may or may not be lost: a few pumpkins, five pigs, a layout of trees, all at random;
// then perhaps a few random steps, so that every phase comes up.
State random_ending(const BiteThePumpkin& game, int to_plant, Rng& rng) {
  for (;;) {
    State s = game.start();
    const auto place = [&](Cells& on) {
      for (;;)
        if (const auto cell = static_cast<Cell>(rng.below(64)); !(game.occupied(s) & bit(cell))) {
          on |= bit(cell);
          return;
        }
    };
    for (int i = 0; i < BiteThePumpkin::pigs; ++i) place(s.pigs);
    const int pumpkins = 3 + static_cast<int>(rng.below(static_cast<std::uint32_t>(to_plant + 2)));
    for (int i = 0; i < pumpkins; ++i) place(s.planted[0]);
    s.phase = Phase::plant;
    s.supply[0] = static_cast<std::uint8_t>(to_plant + 1);
    for (std::uint32_t steps = 1 + rng.below(3); steps > 0 && !game.turn(s).is_over(); --steps)
      game.play(s, random_step(game, s, game.turn(s), rng));
    if (!game.turn(s).is_over() && s.supply[0] == to_plant) return s;
  }
}

BiteThePumpkin random_game(Rng& rng) {
  bite_the_pumpkin::Options options = two_seats;
  options.auto_bite = static_cast<std::int8_t>(rng.below(3) == 0);
  options.trees = rng.below(2) ? trees_of("classic") : rng.next() & rng.next() & rng.next() & rng.next();
  while (count(options.trees) > BiteThePumpkin::most_trees) options.trees &= options.trees - 1;
  return BiteThePumpkin(options);
}

struct Tally {
  int herd = 0;
  int farmer = 0;
};

Tally compare_with_minimax(int to_plant, int positions, std::uint64_t seed) {
  Tally tally;
  for (int i = 0; i < positions; ++i) {
    Rng rng(seed, static_cast<std::uint64_t>(i));
    const BiteThePumpkin game = random_game(rng);
    const State s = random_ending(game, to_plant, rng);
    const Verdict verdict = Solver(game, 10).solve(s, plenty);
    EXPECT_EQ(verdict, minimax(game, s)) << to_plant << " to plant, position " << i << "\n"
                                         << picture_of(game.options(), s);
    (verdict == Verdict::herd_wins ? tally.herd : tally.farmer) += 1;
  }
  return tally;
}

TEST(PumpkinSolver, says_what_minimax_says_with_one_and_two_to_plant) {
  for (int to_plant : {1, 2}) {
    const Tally tally = compare_with_minimax(to_plant, 1000, 1);
    EXPECT_GE(tally.herd, 20) << "too few to mean something";
    EXPECT_GE(tally.farmer, 20) << "too few to mean something";
  }
}

TEST(PumpkinSolver, says_what_minimax_says_with_three_to_plant) {
  const Tally tally = compare_with_minimax(3, 400, 2);
  EXPECT_GE(tally.herd, 5) << "too few to mean something";
  EXPECT_GE(tally.farmer, 5) << "too few to mean something";
}

TEST(PumpkinSolver, several_threads_say_what_one_says) {
  for (std::uint64_t i = 0; i < 40; ++i) {
    Rng rng(7, i);
    const BiteThePumpkin game = random_game(rng);
    const State s = random_ending(game, 4 + static_cast<int>(i % 4), rng);
    const Verdict verdict = Solver(game, 14).solve(s, plenty);
    ASSERT_NE(verdict, Verdict::unknown);
    EXPECT_EQ(Solver(game, 14, 3).solve(s, plenty), verdict) << picture_of(game.options(), s);
  }
}

// A farmer who is said to hold out has won; that he is not said to is no news.
TEST(PlainFarmer, never_contradicts_the_solver) {
  int held = 0;
  for (std::uint64_t i = 0; i < 400; ++i) {
    Rng rng(8, i);
    const BiteThePumpkin game = random_game(rng);
    const State s = random_ending(game, 2 + static_cast<int>(i % 2), rng);
    if (s.phase == Phase::bite || !pumpkin::PlainFarmer(game.options().trees).holds(s, 20'000)) continue;
    ++held;
    EXPECT_EQ(minimax(game, s), Verdict::farmer_wins) << picture_of(game.options(), s);
  }
  EXPECT_GE(held, 50) << "too few to mean something";
}

// ---- what is kept of proofs ----

// A position that takes some ten thousand positions to settle.
State a_longer_ending(const BiteThePumpkin& game) {
  for (std::uint64_t i = 0;; ++i) {
    Rng rng(9, i);
    const State s = random_ending(game, 8, rng);
    Solver solver(game, 14);
    if (solver.solve(s, plenty) != Verdict::unknown && solver.nodes() > 20'000) return s;
  }
}

TEST(KeptProofs, are_taken_up_again) {
  const BiteThePumpkin game(two_seats);
  const State s = a_longer_ending(game);
  Solver first(game, 14);
  const Verdict verdict = first.solve(s, plenty);
  Solver again(game, 14);
  ASSERT_TRUE(again.go_on_with(first.found_out()));
  EXPECT_EQ(again.solve(s, 1'000), verdict);
  EXPECT_LT(again.nodes(), 1'000u);

  // What was interrupted goes on: in all it takes about as long as in one go.
  Solver interrupted(game, 14);
  EXPECT_EQ(interrupted.solve(s, first.nodes() / 2), Verdict::unknown);
  Solver resumed(game, 14);
  ASSERT_TRUE(resumed.go_on_with(interrupted.found_out()));
  EXPECT_EQ(resumed.solve(s, plenty), verdict);
}

TEST(KeptProofs, of_another_game_or_harmed_are_refused) {
  const BiteThePumpkin game(two_seats);
  Solver solver(game, 14);
  solver.solve(a_longer_ending(game), plenty);
  const std::string kept = solver.found_out();
  bite_the_pumpkin::Options options = two_seats;
  options.trees ^= bit(*cell_named("c3"));
  const BiteThePumpkin other(options);
  EXPECT_FALSE(Solver(other, 14).go_on_with(kept));
  EXPECT_FALSE(Solver(game, 14).go_on_with(""));
  EXPECT_FALSE(Solver(game, 14).go_on_with("a shopping list"));
  EXPECT_FALSE(Solver(game, 14).go_on_with(kept.substr(0, kept.size() - 1)));
  EXPECT_FALSE(Solver(game, 14).go_on_with(kept.substr(0, kept.size() - 32)));
  for (std::size_t place : {std::size_t{3}, kept.size() / 2, kept.size() - 1}) {
    std::string harmed = kept;
    harmed[place] = static_cast<char>(harmed[place] ^ 4);
    EXPECT_FALSE(Solver(game, 14).go_on_with(harmed)) << place;
  }
  EXPECT_TRUE(Solver(game, 14).go_on_with(kept));
}

// The winner follows the solver, the other side plays anything at all: the zones of proofs must not leave out a
// defence.
TEST(PumpkinSolver, the_winner_wins_against_any_defence) {
  int herd = 0;
  for (std::uint64_t i = 0; i < 60; ++i) {
    Rng rng(3, i);
    const BiteThePumpkin game = random_game(rng);
    State s = random_ending(game, 4 + static_cast<int>(i % 2), rng);
    const Verdict verdict = Solver(game, 14).solve(s, plenty);
    ASSERT_NE(verdict, Verdict::unknown);
    herd += verdict == Verdict::herd_wins;
    while (!game.turn(s).is_over()) {
      const bool winners_turn = (game.turn(s).first == Seat::p1) == (verdict == Verdict::herd_wins);
      if (winners_turn) {
        const auto move = Solver(game, 14).winning_move(s, plenty);
        ASSERT_TRUE(move) << picture_of(game.options(), s);
        game.play(s, *move);
      } else {
        game.play(s, random_step(game, s, game.turn(s), rng));
      }
    }
    EXPECT_EQ(game.result(s).winners.contains(Seat::p1), verdict == Verdict::herd_wins) << i;
  }
  EXPECT_GE(herd, 5);
  EXPECT_LE(herd, 55);
}

TEST(PumpkinSolver, its_line_is_legal_and_ends_with_the_winner) {
  for (std::uint64_t i = 0; i < 30; ++i) {
    Rng rng(4, i);
    const BiteThePumpkin game = random_game(rng);
    State s = random_ending(game, 1 + static_cast<int>(i % 5), rng);
    Solver solver(game, 14);
    const Verdict verdict = solver.solve(s, plenty);
    for (const Move& move : solver.line(s, verdict, plenty)) {
      MoveListOf<BiteThePumpkin> legal;
      game.moves(s, game.turn(s).first, legal);
      ASSERT_NE(std::find(legal.begin(), legal.end(), move), legal.end());
      game.play(s, move);
    }
    ASSERT_TRUE(game.turn(s).is_over());
    EXPECT_EQ(game.result(s).winners.contains(Seat::p1), verdict == Verdict::herd_wins);
  }
}

TEST(PumpkinSolver, gives_up_when_its_positions_are_used_up) {
  const BiteThePumpkin game(two_seats);
  Solver solver(game, 10);
  EXPECT_EQ(solver.solve(game.start(), 5'000), Verdict::unknown);
  EXPECT_LT(solver.nodes(), 10'000u);
  EXPECT_EQ(solver.solve(game.start(), plenty, [](std::uint64_t) { return false; }), Verdict::unknown);
}

// BP-7: the two extra pumpkins come before the herd's turn, which four bites at five pumpkins would else win.
TEST(PumpkinSolver, BP7_extra_pumpkins_are_planted_before_the_herd_bites) {
  bite_the_pumpkin::Options options = two_seats;
  options.novice_help = 2;
  const BiteThePumpkin game(options);
  State s = game.start();
  for (const char* pumpkin : {"b1", "b3", "b5", "b7", "d1"}) s.planted[0] |= bit(*cell_named(pumpkin));
  for (const char* pig : {"a1", "a3", "a5", "a7", "h8"}) s.pigs |= bit(*cell_named(pig));
  s.supply[0] = 15;
  s.phase = Phase::plant;
  s.round = bite_the_pumpkin::Round::helping;
  EXPECT_NE(Solver(game, 14).solve(s, 20'000), Verdict::herd_wins);
}

TEST(MostBites, is_the_size_of_the_largest_bite) {
  const Cells two_beside_one = bit(*cell_named("a1")) | bit(*cell_named("c1"));
  EXPECT_EQ(pumpkin::most_bites(two_beside_one, bit(*cell_named("b1"))), 1);
  EXPECT_EQ(pumpkin::most_bites(two_beside_one, bit(*cell_named("b1")) | bit(*cell_named("a2"))), 2);
  EXPECT_EQ(pumpkin::most_bites(two_beside_one, bit(*cell_named("h8"))), 0);
}

// A run ends where it ends because of the swept cells alone: what changes elsewhere does not matter.
TEST(Swept, cells_are_all_that_a_run_depends_on) {
  Rng rng(5);
  for (int i = 0; i < 2000; ++i) {
    const Cells pigs = rng.next() & rng.next() & rng.next() & rng.next();
    const Cells lying = pigs & rng.next() & rng.next();
    const Cells obstacles = rng.next() & rng.next() & ~pigs;
    const auto d = static_cast<Direction>(rng.below(4));
    const Cells zone = pumpkin::swept(pigs, lying, obstacles, d);
    const Cells changed = (obstacles & zone) | (rng.next() & ~zone & ~pigs);
    EXPECT_EQ(after_run(pigs, lying, obstacles, d), after_run(pigs, lying, changed, d));
  }
}

// A pig on g8 or on h8, and pumpkins that made up for it in a weaker hash: the search once took such states for one.
TEST(Hash, of_states_that_differ_in_high_cells_is_different) {
  Rng rng(6);
  for (int i = 0; i < 1000; ++i) {
    State one;
    const Cells free = ~((Cells{3} << 62) | (Cells{3} << 30));
    one.pigs = rng.next() & rng.next() & rng.next() & free;
    one.planted[0] = rng.next() & rng.next() & free & ~one.pigs;
    State two = one;
    one.pigs |= bit(*cell_named("g8"));
    two.pigs |= bit(*cell_named("h8"));
    one.planted[0] |= bit(*cell_named("h8")) | bit(*cell_named("g4"));
    two.planted[0] |= bit(*cell_named("g8")) | bit(*cell_named("h4"));
    EXPECT_NE(hash_of(one), hash_of(two));
  }
}

// ---- the bots ----

AnyMove chosen_by(const char* name, const GamePtr& game, const State& s, Seat seat, std::uint64_t seed = 1) {
  return ask_bot(*make_bot(name, game).value(), *game, AnyState::of(s), seat, seed, 1).move;
}

GamePtr without_trees(int seats) { return game_of({"bite-the-pumpkin", seats, {}, {{"layout", {"meadow", {}, {}}}}}); }

State scene(std::string_view picture, int supply, Phase phase) {
  State s = Scene(two_seats, picture, supply).state;
  s.phase = phase;
  return s;
}

TEST(PumpkinBots, from_casual_up_run_where_the_herd_wins) {
  // Only the run north brings the pigs beside the three pumpkins, one of which is as good as eaten.
  const State s = scene(R"(. . . . . . . .
                           o . . o . . . o
                           . . . . . . . .
                           . . . . . . . .
                           . . . . . . . .
                           . . . . . . . .
                           . . . . . . . .
                           P . P P . P . P)",
                        6, Phase::run);
  for (const char* level : {"casual", "strong", "master"})
    EXPECT_EQ(chosen_by(level, without_trees(2), s, Seat::p1).as<Move>(), Move::run(Direction::north)) << level;
}

TEST(PumpkinBots, from_casual_up_plant_where_no_pig_bites_the_last_but_one) {
  // The pigs eat three of the five that stand; the sixth must be out of their reach, and then the last one wins.
  const State s = scene(R"(P . . . . . . P
                           o P . . . . P o
                           . . . . . . . .
                           . . . . P . . .
                           . . . o . . . .
                           . . . . . . . .
                           . . . . . . . .
                           o . . . . . . o)",
                        2, Phase::plant);
  const Cells reach = around(s.pigs);
  for (const char* level : {"casual", "strong", "master"})
    EXPECT_FALSE(bit(chosen_by(level, without_trees(2), s, Seat::p2).as<Move>().cell()) & reach) << level;
}

TEST(PumpkinBots, casual_beats_novice_and_novice_beats_random) {
  const GamePtr game = game_of({"bite-the-pumpkin", 2, {}, {}});
  const auto wins = [&](const char* upper, const char* lower) {
    int won = 0;
    const auto results =
        play_all(game, {{{upper, lower}, 10}, {{lower, upper}, 10}}, 7, 1, [](std::uint64_t) { return true; });
    for (std::size_t side : {0u, 1u})
      for (const Played& played : results[side]) won += played.result.winners.contains(seat_at(side));
    return won;
  };
  EXPECT_GE(wins("casual", "novice"), 13);
  EXPECT_GE(wins("novice", "random"), 13);
}

TEST(PumpkinBots, classic_plays_whole_matches_and_puts_its_pigs_on_different_lines) {
  for (int seats : {2, 3}) {
    const GamePtr game = game_of({"bite-the-pumpkin", seats, {}, {}});
    const auto bot = make_bot("classic", game).value();
    const Played played = play_match(game, std::vector<Bot*>(static_cast<std::size_t>(seats), bot.get()), 3);
    EXPECT_FALSE(played.result.winners.empty());
  }
  const GamePtr game = without_trees(2);
  State s = BiteThePumpkin(two_seats).start();
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const Cell cell = chosen_by("classic", game, s, Seat::p1, seed).as<Move>().cell();
    const Cells lines = (rank_1 << (index_of(cell) / 8 * 8)) | (file_a << (index_of(cell) % 8));
    EXPECT_FALSE(lines & s.pigs) << name_of(cell);
    s.pigs |= bit(cell);
  }
}

// The moves of the setup when a level plays both sides.
std::vector<std::string> setup_of(const char* level, const GamePtr& game, std::uint64_t seed) {
  const auto herd = make_bot(level, game).value();
  const auto farmer = make_bot(level, game).value();
  AnyState state = game->start();
  std::vector<std::string> moves;
  for (std::size_t i = 0; i < 2 * BiteThePumpkin::pigs; ++i) {
    const Seat seat = game->turn(state).first;
    const AnyMove move = ask_bot(seat == Seat::p1 ? *herd : *farmer, *game, state, seat, seed, i).move;
    moves.push_back(game->text(state, move));
    game->play(state, move);
  }
  return moves;
}

TEST(PumpkinOpenings, differ_from_seed_to_seed_from_the_first_pig_on) {
  const GamePtr game = game_of({"bite-the-pumpkin", 2, {}, {}});
  for (const char* level : {"casual", "strong"}) {
    std::set<std::vector<std::string>> openings;
    std::set<std::string> first_pigs;
    std::set<std::string> first_pumpkins;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const std::vector<std::string> moves = setup_of(level, game, seed);
      openings.insert(moves);
      first_pigs.insert(moves[0]);
      first_pumpkins.insert(moves[1]);
    }
    EXPECT_EQ(openings.size(), 20u) << level;
    EXPECT_GE(first_pigs.size(), 3u) << level;
    EXPECT_GE(first_pumpkins.size(), 5u) << level;
  }
}

TEST(PumpkinOpenings, are_the_same_for_the_same_seed) {
  for (int seats : {2, 3}) {
    const GamePtr game = game_of({"bite-the-pumpkin", seats, {}, {}});
    for (const char* level : {"casual", "strong"})
      EXPECT_EQ(setup_of(level, game, 5), setup_of(level, game, 5)) << level;
  }
}

TEST(PumpkinCalibration, grows_with_the_share_and_what_the_herd_may_expect_the_farmer_may_not) {
  const BiteThePumpkin game(two_seats);
  State s = game.start();
  for (const Level& level : SearchTraits<BiteThePumpkin>::levels)
    for (int to_plant : {20, 15, 5}) {  // the setup and the parts after it
      s.phase = to_plant == 20 ? Phase::place_pig : Phase::plant;
      s.supply[0] = static_cast<std::uint8_t>(to_plant);
      const auto told = [&](Seat seat, double share) {
        return SearchTraits<BiteThePumpkin>::told(game, s, seat, level, share);
      };
      for (int i = 1; i <= 100; ++i) {
        EXPECT_GT(told(Seat::p1, i / 100.0), told(Seat::p1, (i - 1) / 100.0)) << level.name << ' ' << to_plant;
        EXPECT_NEAR(told(Seat::p1, i / 100.0) + told(Seat::p2, 1 - i / 100.0), 1, 1e-9) << level.name << ' ' << i;
      }
    }
}

// After the fifth pumpkin a move has the level's own number of simulations again.
TEST(PumpkinOpenings, get_more_simulations_up_to_the_fifth_pumpkin) {
  const GamePtr game = game_of({"bite-the-pumpkin", 2, {}, {}});
  const BiteThePumpkin rules(two_seats);
  State s = rules.start();
  Rng rng(4);
  const auto simulations = [&] {
    return ask_bot(*make_bot("casual", game).value(), *game, AnyState::of(s), rules.turn(s).first, 1, 1).simulations;
  };
  PerSeat<std::uint64_t> in_the_setup{};
  for (int i = 0; i < 2 * BiteThePumpkin::pigs; ++i) {
    std::uint64_t& of_seat = in_the_setup[rules.turn(s).first];
    if (of_seat == 0) of_seat = simulations();
    EXPECT_EQ(simulations(), of_seat) << "placement " << i;
    rules.play(s, rules.any_move(s, rules.turn(s).first, rng));
  }
  EXPECT_LT(in_the_setup[Seat::p1], in_the_setup[Seat::p2]);  // the herd of `casual` thinks less
  EXPECT_LT(simulations(), in_the_setup[rules.turn(s).first]);
}

TEST(PumpkinLevels, a_herd_of_three_seats_beats_farmers_of_the_low_levels_now_and_then) {
  const GamePtr game = game_of({"bite-the-pumpkin", 3, {}, {}});
  for (const char* level : {"beginner", "novice"}) {
    const auto bot = make_bot(level, game).value();
    int won = 0;
    for (std::uint64_t match = 0; match < 100; ++match)
      won += play_match(game, {bot.get(), bot.get(), bot.get()}, match).result.winners.contains(Seat::p1);
    EXPECT_GE(won, 10) << level;
    EXPECT_LE(won, 40) << level;
  }
}

// Nothing is hidden in this game, so no imagination can change what a bot thinks; this keeps it so.
TEST(PumpkinBots, what_is_imagined_changes_neither_move_nor_thinking) {
  const GamePtr game = game_of({"bite-the-pumpkin", 3, {}, {}});
  for (const char* level : {"novice", "casual", "strong", "master", "classic"}) {
    AnyState state = game->start();
    Rng play(9);
    for (int i = 0; i < 20; ++i) game->play(state, game->any_move(state, game->turn(state).first, play));
    const Seat seat = game->turn(state).first;
    const auto thought = [&](std::uint64_t other) {
      Rng imagination(other);
      const AnyState imagined = game->imagine(state, seat, imagination);
      Rng rng(1);
      return make_bot(level, game).value()->think(imagined, seat, rng, Budget{.simulations = 200});
    };
    const Advice one = thought(1);
    const Advice two = thought(2);
    EXPECT_EQ(one.move, two.move) << level;
    ASSERT_EQ(one.considered.size(), two.considered.size());
    for (std::size_t i = 0; i < one.considered.size(); ++i) {
      EXPECT_EQ(one.considered[i].move, two.considered[i].move);
      EXPECT_EQ(one.considered[i].visits, two.considered[i].visits);
      EXPECT_EQ(one.considered[i].share, two.considered[i].share);
    }
  }
}

std::string said(const Message& message) {
  std::string json;
  JsonWriter out(json);
  write(out, message);
  return json;
}
std::string reason(const State& s, Seat seat, Move move) {
  using Traits = SearchTraits<BiteThePumpkin>;
  const BiteThePumpkin game(two_seats);
  return said(Traits::reason(game, s, seat, move, Traits::wins_after(game, s, seat, move)));
}
// Without what a proof adds to it.
std::string plain_reason(const State& s, Seat seat, Move move) {
  const Message why = SearchTraits<BiteThePumpkin>::reason(BiteThePumpkin(two_seats), s, seat, move, {});
  return why.empty() ? "" : said(why);
}

TEST(PumpkinReasons, speak_of_the_position_and_the_move) {
  const char* meadow = R"(. . . . . . . .
                          o . . o . . . o
                          . . . . . . . .
                          . . . . . . . .
                          . . . . . . . .
                          . . . . . . . .
                          . . . . . . . .
                          P . P P . P . P)";
  const auto plant = [&](const char* cell) {
    return plain_reason(scene(meadow, 14, Phase::plant), Seat::p2, Move::plant(*cell_named(cell)));
  };
  const State runs = scene(meadow, 14, Phase::run);
  EXPECT_EQ(plain_reason(runs, Seat::p1, Move::run(Direction::north)), said(reasons::run(4, 3, 3)));
  EXPECT_EQ(plain_reason(runs, Seat::p1, Move::run(Direction::south)), "") << "it brings no pig beside food";
  EXPECT_EQ(plant("g2"), "") << "a pig can bite it at once";
  EXPECT_EQ(plant("e8"), said(reasons::plant_behind_runs({Direction::north}, 0, 4)));
  EXPECT_EQ(plant("f4"), said(reasons::plant_behind_runs({Direction::north}, 0, 4)));
  State pig = runs;
  pig.phase = Phase::place_pig;
  pig.pigs = bit(*cell_named("a1"));
  EXPECT_EQ(plain_reason(pig, Seat::p1, Move::pig(*cell_named("d1"))), said(reasons::pig(1, 1)));
  EXPECT_EQ(plain_reason(pig, Seat::p1, Move::pig(*cell_named("e4"))), said(reasons::pig(0, 1)));
  pig.planted = {};
  EXPECT_EQ(plain_reason(pig, Seat::p1, Move::pig(*cell_named("d1"))), "") << "it shares its rank";
  EXPECT_EQ(plain_reason(pig, Seat::p1, Move::pig(*cell_named("e4"))), said(reasons::first_pig()));
}

TEST(PumpkinReasons, tell_a_vegetable_in_reach_from_one_that_adds_nothing) {
  const State plants = scene(R"(. . . o . . o o
                                . . . . . . . .
                                . . . . . . . .
                                . . . . . . . .
                                . . . . . . . .
                                . . . . . . . .
                                o . . . . . . .
                                P . P P . P . P)",
                             14, Phase::plant);
  EXPECT_EQ(plain_reason(plants, Seat::p2, Move::plant(*cell_named("b1"))), "");
  EXPECT_EQ(plain_reason(plants, Seat::p2, Move::plant(*cell_named("a3"))), said(reasons::plant_safe(1, 5)));
  const State apart = scene(R"(. . . . . . . P
                               . . . . . . . .
                               . . . . . . . .
                               . . . . . . . .
                               . . . . . . . .
                               . . . . . . . .
                               o . . . . . . .
                               P . . . P P . P)",
                            14, Phase::plant);
  EXPECT_EQ(plain_reason(apart, Seat::p2, Move::plant(*cell_named("b2"))), said(reasons::plant_beside(1, 2)));
}

TEST(PumpkinReasons, count_what_a_bite_takes_and_leaves) {
  const State bites = scene(R"(. . . . . . . .
                               o . . . . . . o
                               . . . . . . . .
                               . . . . . . . .
                               . . . . . . . .
                               . . . . . . . .
                               o o . . . . . .
                               P . P P . P . P)",
                            14, Phase::bite);
  List<Move, BiteThePumpkin::most_moves> moves;
  const BiteThePumpkin game(two_seats);
  game.moves(bites, Seat::p1, moves);
  ASSERT_EQ(game.text(bites, moves[0]), "bite a1xa2 c1xb2");
  EXPECT_EQ(plain_reason(bites, Seat::p1, moves[0]), said(reasons::bite(2, 2, 3)));
}

TEST(PumpkinReasons, say_what_is_proven) {
  const State s = scene(R"(. . . . . . . .
                           o . . o . . . o
                           . . . . . . . .
                           . . . . . . . .
                           . . . . . . . .
                           . . . . . . . .
                           . . . . . . . .
                           P . P P . P . P)",
                        2, Phase::run);
  EXPECT_EQ(reason(s, Seat::p1, Move::run(Direction::north)), said(reasons::wins(reasons::run(4, 3, 3))));
  EXPECT_EQ(reason(s, Seat::p1, Move::run(Direction::south)), said(reasons::loses()));
}

// ---- what is proven is said ----

TEST(PumpkinHints, say_a_proven_win_and_a_proven_loss) {
  const GamePtr game = without_trees(2);
  const char* meadow = R"(. . . . . . . .
                          o . . o . . . o
                          . . . . . . . .
                          . . . . . . . .
                          . . . . . . . .
                          . . . . . . . .
                          . . . . . . . .
                          P . P P . P . P)";
  const auto master = make_bot("master", game).value();
  const Hint win = hint_for(*master, *game, AnyState::of(scene(meadow, 6, Phase::run)), Seat::p1, 1, 1);
  ASSERT_TRUE(win.proven);
  EXPECT_TRUE(*win.proven);
  EXPECT_EQ(win.best[0].move, "run north");
  EXPECT_TRUE(said(win.why).find("why.wins") != std::string::npos) << said(win.why);

  // Whatever is planted, the run north is next and three pumpkins are too few.
  const char* beside = R"(. . . . . . . .
                          . . . . . . . .
                          . . . . . . . .
                          . . . . . . . .
                          . . . . . . . .
                          . . . . . . . .
                          o . . o . . . o
                          P . P P . P . P)";
  const Hint loss = hint_for(*master, *game, AnyState::of(scene(beside, 6, Phase::plant)), Seat::p2, 1, 1);
  ASSERT_TRUE(loss.proven);
  EXPECT_FALSE(*loss.proven);
  for (const Hint::Line& line : loss.best) EXPECT_FALSE(line.percent) << line.move;
  EXPECT_TRUE(said(loss.why).find("why.loses") != std::string::npos) << said(loss.why);
  std::string json;
  JsonWriter out(json);
  out.begin_object();
  write(out, loss, Seat::p2, "master");
  out.end_object();
  EXPECT_TRUE(json.find(R"("proven":"loss")") != std::string::npos) << json;
}

}  // namespace
}  // namespace sounder::bots
