// What is measured beside win shares: matches of the same number held against one another, first moves, maps,
// restricted play, bots that give up.
#include <gtest/gtest.h>

#include "cli/program.h"
#include "lab/compare.h"
#include "lab/designs.h"
#include "lab/sections.h"
#include "lab/summary_json.h"
#include "lab/tables.h"
#include "match/played.h"
#include "toys/coin.h"
#include "where.h"

namespace sounder::lab {
namespace {

Experiment of_cases(std::vector<Case> cases, std::uint32_t matches) {
  Experiment experiment;
  experiment.title = "measures";
  experiment.matches = matches;
  experiment.luck_matches = 0;
  experiment.judgements = 1;
  experiment.cases = std::move(cases);
  return experiment;
}

Findings found_in(const Experiment& experiment, int threads = 1) {
  RunPlan plan;
  plan.threads = threads;
  plan.keep = [](const BlockResult&, const Findings&) -> Expected<void> { return {}; };
  return run(experiment, plan, {}).value();
}

Summary summary_of(const Experiment& experiment) { return summary(line_of(experiment), found_in(experiment)); }

// ---- Pairs ----

Result won_by(SeatSet winners) {
  Result result;
  result.winners = winners;
  return result;
}

TEST(LabPairs, sums_are_those_of_the_matches_of_one_number) {
  SeatSet both = Seat::p1;
  both |= Seat::p2;
  std::vector<Tally> tallies(2);
  for (Tally& tally : tallies) tally.seats.resize(2);
  pair_up({{won_by(Seat::p1), won_by(Seat::p1), won_by(Seat::p2)}, {won_by(Seat::p1), won_by(Seat::p2), won_by(both)}},
          {}, tallies);
  EXPECT_EQ(tallies[0].pairs, 0u) << "the first is held against nobody";
  EXPECT_EQ(tallies[1].pairs, 3u);
  EXPECT_EQ(tallies[1].seats[0].gain, 0 - 60 + 30);
  EXPECT_EQ(tallies[1].seats[0].gain_squares, 60u * 60 + 30 * 30);
  EXPECT_EQ(tallies[1].seats[1].gain, 0 + 60 - 30);
}

TEST(LabPairs, a_case_against_itself_differs_in_no_match) {
  const Case one{"coin", toys::coin(), {"random", "random"}, {}};
  const Experiment experiment = of_cases({one, one}, 200);
  const Findings found = found_in(experiment, 2);
  EXPECT_EQ(found.tallies[1].pairs, 200u);
  EXPECT_EQ(found.tallies[1].seats[0].gain_squares, 0u);
  const Difference d = difference_from_first(found, 1, 0);
  EXPECT_TRUE(d.paired);
  EXPECT_LT(d.interval.half_width(), 0.25 * difference(share(100, 200), share(100, 200)).half_width());
}

// Two runs put side by side have no pairs: their difference is that of samples, and the words say so.
TEST(LabPairs, runs_that_were_not_paired_fall_back_and_say_so) {
  const Case one{"coin", toys::coin(), {"random", "random"}, {}};
  const Experiment experiment = of_cases({one, one}, 200);
  Findings found = found_in(experiment);
  EXPECT_TRUE(comparisons(line_of(experiment), found)[0].paired);
  found.tallies[1].pairs = 0;
  const Comparison compared = comparisons(line_of(experiment), found)[0];
  EXPECT_FALSE(compared.paired);
  EXPECT_NE(compared.words.find("as two separate runs"), std::string::npos);
  const double n = 200;
  const double won = wins(found.tallies[0].seats[0].wins);
  EXPECT_DOUBLE_EQ(compared.seats[0].difference.high, difference(share(won, n), share(won, n)).high);
}

TEST(LabPairs, a_bot_in_every_seat_in_turn_is_a_rotation) {
  const auto seating = [](std::vector<std::string> bots) { return Seating{"v", std::move(bots), {}}; };
  const auto two = rotations(std::vector<Seating>{seating({"a", "b"}), seating({"b", "a"}), seating({"a", "a"})});
  ASSERT_EQ(two.size(), 1u);
  EXPECT_EQ(two[0].one, "a");
  EXPECT_EQ(two[0].others, "b");
  EXPECT_EQ(two[0].seats, (std::vector<Seat>{Seat::p1, Seat::p2}));
  const auto three =
      rotations(std::vector<Seating>{seating({"b", "b", "a"}), seating({"a", "b", "b"}), seating({"b", "a", "b"})});
  ASSERT_EQ(three.size(), 1u);
  EXPECT_EQ(three[0].one, "a");
  EXPECT_EQ(three[0].seats, (std::vector<Seat>{Seat::p3, Seat::p1, Seat::p2}));
  EXPECT_TRUE(rotations(std::vector<Seating>{seating({"a", "b"}), seating({"a", "b"})}).empty())
      << "the same seat twice";
  EXPECT_TRUE(
      rotations(std::vector<Seating>{seating({"a", "b", "c"}), seating({"b", "c", "a"}), seating({"c", "a", "b"})})
          .empty());
  EXPECT_TRUE(rotations(std::vector<Seating>{seating({"a", "b"})}).empty());
}

// ---- What moved ----

Findings two_runs(std::int64_t turns_of_second) {
  Findings found;
  found.tallies.resize(2);
  for (Tally& tally : found.tallies) {
    tally.matches = 400;
    tally.seats.resize(2);
    for (SeatTally& seat : tally.seats) {
      seat.wins = 200 * whole_win;
      seat.decided_first = 200;
      seat.scores = {{3, 200}, {7, 200}};
    }
    tally.first_wins = 200 * whole_win;
    tally.margins = {{4, 400}};
    tally.turns = {{20, 200}, {24, 200}};
    tally.moves = {{60, 200}, {70, 200}};
  }
  found.tallies[1].turns = {{turns_of_second, 200}, {turns_of_second + 4, 200}};
  return found;
}

TEST(LabComparison, names_every_measure_that_moved) {
  const Case one{"coin", toys::coin(), {"random", "random"}, {}};
  const RunLine line = line_of(of_cases({one, one}, 400));
  const Comparison same = comparisons(line, two_runs(20))[0];
  EXPECT_EQ(
      same.words,
      "coin [random, random] against coin [random, random]: nothing that was measured differs significantly (wins, "
      "scores, margin, length, wins of who decides first). A seat that wins about 12.4 points more or less would "
      "have shown in 80 of 100 such runs. Compared as two separate runs.");
  Findings found = two_runs(22);
  found.tallies[1].seats[0].scores = {{4, 200}, {8, 200}};
  found.tallies[1].first_wins = 260 * whole_win;
  const Comparison moved = comparisons(line, found)[0];
  EXPECT_NE(moved.words.find("the mean score of p1 is higher by 1.00 (0.72 to 1.28)"), std::string::npos)
      << moved.words;
  EXPECT_NE(moved.words.find("matches are longer by 2.00 (1.72 to 2.28) turns"), std::string::npos) << moved.words;
  EXPECT_NE(moved.words.find("who decides first wins 15.0 points more"), std::string::npos) << moved.words;
  EXPECT_EQ(moved.words.find("p2"), std::string::npos) << moved.words;
  EXPECT_EQ(moved.words.find("margin"), std::string::npos) << "one and the same value everywhere";
}

// Variants with several line-ups: each against the first with the same bots.
TEST(LabComparison, is_with_the_variant_that_has_the_same_bots) {
  const auto variant = [](const char* name) { return Case{name, toys::coin(), {"random", "random"}, {}}; };
  const Experiment experiment =
      of_cases({variant("original"), variant("original"), variant("tuned"), variant("tuned")}, 40);
  RunLine line = line_of(experiment);
  for (const std::size_t i : {1u, 3u}) line.cases[i].bots = {"better", "better"};
  const auto all = comparisons(line, found_in(experiment));
  ASSERT_EQ(all.size(), 2u);
  EXPECT_EQ(all[0].base, 0u);
  EXPECT_EQ(all[0].which, 2u);
  EXPECT_EQ(all[1].base, 1u);
  EXPECT_EQ(all[1].which, 3u);
}

// ---- Luck ----

// The odds of the toss are known: luck is the outcome less these odds, and all there is.
TEST(LabLuck, of_a_toss_is_its_outcome_less_its_odds) {
  Experiment experiment = of_cases({{"coin", toys::coin(), {"random", "random"}, {}}}, 400);
  experiment.luck_matches = 400;
  const Findings found = found_in(experiment, 2);
  const Tally& tally = found.tallies[0];
  EXPECT_EQ(tally.luckier_won, 400u) << "who wins was luckier";
  const SeatTally& p1 = tally.seats[0];
  const double won = wins(tally.kinds.find("1")->wins_taken);  // three in four
  const double heavy = static_cast<double>(tally.kinds.find("1")->sides_taken);
  const double light_won = wins(tally.kinds.find("0")->wins_taken);
  EXPECT_NEAR(static_cast<double>(p1.luck) / 1000, won - 0.75 * heavy + light_won - 0.25 * (400 - heavy), 0.1);
  EXPECT_EQ(p1.luck_products, static_cast<std::int64_t>(p1.luck_squares)) << "no noise";
  EXPECT_TRUE(stats::mean(400, static_cast<double>(p1.luck), static_cast<double>(p1.luck_squares)).contains(0));
  EXPECT_NEAR(std::sqrt(static_cast<double>(p1.luck_products) / 400) / 1000, std::sqrt(0.1875), 0.02);
}

// Many draws, many outcomes, and an estimate by noisy playouts: the mean is zero all the same.
TEST(LabLuck, has_the_mean_zero_in_a_game_of_dice) {
  Experiment experiment = of_cases({{"pigs", game_of({"three-little-pigs", 2, {}, {}}), {"random", "random"}, {}}}, 30);
  experiment.luck_matches = 30;
  const Tally tally = found_in(experiment, 2).tallies[0];
  for (const SeatTally& seat : tally.seats)
    EXPECT_TRUE(stats::mean(30, static_cast<double>(seat.luck), static_cast<double>(seat.luck_squares), 2).contains(0));
  EXPECT_GT(tally.seats[0].luck_squares, 0u);
}

// ---- Skill ----

TEST(LabSkill, the_better_bot_is_named_first_with_what_it_wins) {
  const GamePtr game = game_of({"bite-the-pumpkin", 2, {}, {}});
  const Experiment experiment = of_cases(skill_cases(game, {"random", "greedy"}), 60);
  ASSERT_EQ(experiment.cases.size(), 2u);
  const Summary all = summary_of(experiment);
  const SkillSummary& skill = all.skill.at(0);
  EXPECT_EQ(skill.stronger, "greedy");
  EXPECT_EQ(skill.weaker, "random");
  const auto won = [&](std::size_t c, std::size_t seat) { return all.cases[c].seats[seat].win.value; };
  EXPECT_NEAR(skill.win.value, (won(0, 0) + won(1, 1)) / 2, 1e-12);
  EXPECT_GT(skill.win.low, 0.5);
  EXPECT_FALSE(skill.luckier_won) << "no luck ledger was kept";
  EXPECT_TRUE(all.comparisons.empty()) << "seatings are no variants";
}

// ---- Kinds and first moves ----

TEST(LabMeasures, where_nobody_took_or_refused_a_move_there_is_no_effect) {
  Experiment experiment = of_cases({{"coin", toys::coin(), {"random", "random"}, {"1", ""}}}, 100);
  const Summary all = summary_of(experiment);
  const std::vector<KindSummary>& kinds = all.cases[0].kinds;
  ASSERT_EQ(kinds.size(), 2u);
  EXPECT_FALSE(kinds[0].effect) << "all took 0";
  EXPECT_FALSE(kinds[0].win_refused);
  EXPECT_TRUE(kinds[0].win_taken);
  EXPECT_FALSE(kinds[1].effect) << "nobody took 1";
  EXPECT_FALSE(kinds[1].win_taken);
  for (const KindSummary::When& when : kinds[1].when) EXPECT_FALSE(when.win);
  const boost::json::value written = json_of(all).at("cases").at(0).at("kinds").at(1);
  EXPECT_TRUE(written.at("effect").is_null());
  EXPECT_TRUE(written.at("when").at(2).at("win").is_null());
  EXPECT_NE(table_of(all), "");
  EXPECT_NE(csv_of(all), "");
}

TEST(LabMeasures, first_moves_that_win_too_much_are_told) {
  const Experiment experiment = of_cases({{"coin", toys::coin(), {"random", "random"}, {}}}, 2000);
  const Summary all = summary_of(experiment);
  const std::vector<OpeningSummary>& openings = all.cases[0].openings;
  ASSERT_EQ(openings.size(), 2u) << "p2 never decides";
  EXPECT_EQ(openings[1].kind, "1");
  EXPECT_TRUE(openings[1].stands);
  EXPECT_LT(openings[1].win->low, 0.75);
  EXPECT_GT(openings[1].win->high, 0.75);
  EXPECT_NEAR(openings[1].effect->value, 0.5, 0.06);
  EXPECT_NE(table_of(all).find("First moves that win more often than the seat's others: `1` by p1"), std::string::npos);
}

// ---- Restricted play ----

TEST(LabMeasures, restricted_play_tells_what_is_needed_and_what_is_a_trap) {
  Experiment experiment = of_cases({{"coin", toys::coin(), {"random", "random"}, {}}}, 1000);
  experiment.cases = restricted_cases(experiment, {}).value();
  ASSERT_EQ(experiment.cases.size(), 3u) << "p1 without 0 and without 1";
  const Summary all = summary_of(experiment);
  ASSERT_TRUE(all.needed);
  const std::vector<NeededSummary::Row>& rows = all.needed->rows;
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_EQ(rows[0].kind, "1");
  EXPECT_EQ(rows[0].verdict, "needed");
  EXPECT_LT(rows[0].loss.low, 0.25);
  EXPECT_GT(rows[0].loss.high, 0.25);
  EXPECT_EQ(rows[1].kind, "0");
  EXPECT_EQ(rows[1].verdict, "better without");
  EXPECT_TRUE(all.comparisons.empty()) << "told in their own table";
  EXPECT_FALSE(restricted_cases(experiment, {"2"})) << "no such move";
  EXPECT_EQ(restricted_cases(experiment, {"1"}).value().size(), 2u);
}

// ---- Maps ----

TEST(LabMaps, pigs_stand_on_cells_without_trees_and_pumpkins_survive_as_scores_say) {
  const GamePtr game = game_of({"bite-the-pumpkin", 2, {}, {}});
  const Experiment experiment = of_cases({{"pumpkin", game, {"random", "random"}, {}}}, 40);
  const Tally tally = found_in(experiment).tallies[0];
  const std::vector<BoardMap> maps = game->maps();
  ASSERT_EQ(maps.size(), 2u);
  const MapTally& pigs = tally.maps.at("where pigs stand");
  std::uint64_t sum = 0;
  for (std::size_t cell = 0; cell < 64; ++cell) {
    sum += pigs.cells[cell];
    const bool tree = maps[0].ground >> cell & 1;
    EXPECT_TRUE(!tree || pigs.cells[cell] == 0) << cell;
  }
  EXPECT_EQ(sum, 5 * pigs.moments) << "five pigs, whenever it was looked";
  EXPECT_EQ(tally.maps.at("pumpkins that survive").moments, 40u) << "once a match";
  EXPECT_EQ(json_of(summary_of(experiment)).at("cases").at(0).at("maps").at(0).at("ground").as_array().size(),
            static_cast<std::size_t>(std::popcount(maps[0].ground)));
}

TEST(LabMaps, three_seats_have_broccoli_and_wild_pigs_have_lanes) {
  EXPECT_EQ(game_of({"bite-the-pumpkin", 3, {}, {}})->maps().size(), 3u);
  const GamePtr wild = game_of({"wild-pigs", 2, {}, {}});
  const Tally tally = found_in(of_cases({{"wild", wild, {"random", "random"}, {}}}, 2)).tallies[0];
  const MapTally& pigs = tally.maps.at("where pigs stand");
  EXPECT_EQ(pigs.cells.size(), wild->maps()[0].size());
  EXPECT_GT(*std::max_element(pigs.cells.begin(), pigs.cells.end()), 0u);
  const MapTally& enraged = tally.maps.at("where enraged pigs stand");
  for (std::size_t i = 0; i < pigs.cells.size(); ++i) EXPECT_LE(enraged.cells[i], pigs.cells[i]);
  EXPECT_TRUE(game_of({"happy-pigs", 2, {}, {}})->maps().empty());
}

// ---- Bots that give up ----

// A program that dies at its third turn, once: a random bot plays that match on, it is counted as given up, and the run
// goes on.
TEST(LabForfeits, a_bot_that_dies_costs_one_match) {
  const testing_cli::Scratch scratch;
  const std::string source = where::source;
  const std::string script = scratch.write(
      "dies.sh", "if mkdir " + scratch.path("once") + " 2>/dev/null; then exec python3 " + source +
                     "/tests/bots/nasty/bot.py crash 3; fi\nexec python3 " + source + "/examples/bot.py --seed 1\n");
  const GamePtr game = game_of({"bite-the-pumpkin", 2, {}, {}});
  const Experiment experiment = of_cases({{"pumpkin", game, {"random", "cmd:sh " + script}, {}}}, 4);
  std::string lines;
  RunPlan plan;
  plan.keep = [&](const BlockResult& block, const Findings&) -> Expected<void> {
    lines += block.lines;
    return {};
  };
  const Findings found = run(experiment, plan, {}).value();
  EXPECT_EQ(found.tallies[0].matches, 4u);
  EXPECT_EQ(found.tallies[0].forfeits, 1u);
  EXPECT_EQ(found.tallies[0].seats[0].forfeits, 0u);
  EXPECT_EQ(found.tallies[0].seats[1].forfeits, 1u);
  EXPECT_NE(lines.substr(0, lines.find('\n')).find(R"("forfeited":["p2"])"), std::string::npos) << lines;
  EXPECT_EQ(lines.find("forfeited", lines.find('\n')), std::string::npos) << lines;
  const std::string table = table_of(summary(line_of(experiment), found));
  EXPECT_NE(table.find("A bot gave up its seat: p2 (farmer) in 1 of 4 matches"), std::string::npos) << table;
}

}  // namespace
}  // namespace sounder::lab
