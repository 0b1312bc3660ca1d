// The runner: the same bytes on any number of threads, in pieces or whole, in one go or interrupted.
#include "lab/run.h"

#include <gtest/gtest.h>

#include "cli/program.h"
#include "lab/folder.h"
#include "lab/summary.h"
#include "lab/until.h"
#include "lab/words.h"
#include "match/played.h"
#include "toys/coin.h"

namespace sounder::lab {
namespace {

using testing_cli::Scratch;
using testing_cli::text_of;

Experiment two_cases(std::uint32_t matches) {
  Experiment experiment;
  experiment.title = "two cases";
  experiment.matches = matches;
  experiment.luck_matches = 5;
  experiment.judgements = 1;
  const GamePtr pumpkin = game_of({"bite-the-pumpkin", 2, {}, {}});
  const GamePtr pigs = game_of({"three-little-pigs", 3, {}, {}});
  experiment.cases = {{"pumpkin", pumpkin, {"greedy", "random"}, {}},
                      {"pigs", pigs, {"random", "greedy", "random"}, {}}};
  return experiment;
}

// Runs into a folder; after `stop_after` blocks it is interrupted.
Findings run_into(const std::string& path, const Experiment& experiment, int threads, Shard shard = {},
                  bool resume = false, std::size_t stop_after = SIZE_MAX) {
  auto folder = Folder::begin(path, line_of(experiment, shard), resume).value();
  RunPlan plan;
  plan.threads = threads;
  plan.shard = shard;
  plan.keep = [&](const BlockResult& block, const Findings&) { return folder.add(block.lines); };
  plan.progress = [&](const Findings& found, std::uint64_t) { return found.done < stop_after; };
  const Findings found = run(experiment, plan, folder.found()).value();
  EXPECT_TRUE(folder.save(found));
  return found;
}

std::string bytes_of(const std::string& folder) {
  return text_of(folder + "/results.jsonl") + text_of(folder + "/run.json");
}

TEST(LabRun, is_the_same_on_any_number_of_threads) {
  const Scratch scratch;
  const Experiment experiment = two_cases(100);
  run_into(scratch.path("one"), experiment, 1);
  run_into(scratch.path("four"), experiment, 4);
  EXPECT_EQ(bytes_of(scratch.path("four")), bytes_of(scratch.path("one")));
  const auto saved = load(scratch.path("one"));
  ASSERT_TRUE(saved);
  EXPECT_TRUE(saved->found.complete);
  EXPECT_EQ(saved->found.tallies[0].matches, 100u);
  EXPECT_EQ(saved->found.tallies[1].matches, 100u);
}

TEST(LabRun, has_its_folder_to_itself) {
  const Scratch scratch;
  const RunLine line = line_of(two_cases(10));
  {
    const auto writer = Folder::begin(scratch.path("run"), line, false);
    ASSERT_TRUE(writer);
    const auto second = Folder::begin(scratch.path("run"), line, true);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().message,
              scratch.path("run") + ": is being written by another run; wait for it or choose another --out");
  }
  EXPECT_TRUE(Folder::begin(scratch.path("run"), line, true));
  EXPECT_EQ(Folder::begin("", line, false).error().message,
            "found an empty folder name, expected the name of a folder");
}

TEST(LabRun, in_shards_and_merged_is_the_unsplit_run) {
  const Scratch scratch;
  const Experiment experiment = two_cases(150);
  run_into(scratch.path("whole"), experiment, 2);
  for (std::size_t of : {2u, 3u, 7u}) {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < of; ++i) {
      parts.push_back(scratch.path("part" + std::to_string(i) + "of" + std::to_string(of)));
      run_into(parts.back(), experiment, 1, {i, of});
    }
    std::reverse(parts.begin(), parts.end());
    const std::string merged = scratch.path("merged" + std::to_string(of));
    ASSERT_TRUE(merge(parts, merged));
    EXPECT_EQ(bytes_of(merged), bytes_of(scratch.path("whole"))) << of << " shards";
    parts.pop_back();
    EXPECT_FALSE(merge(parts, scratch.path("lacking" + std::to_string(of)))) << "a shard is missing";
  }
}

TEST(LabRun, interrupted_anywhere_and_resumed_is_the_whole_run) {
  const Scratch scratch;
  const Experiment experiment = two_cases(150);
  run_into(scratch.path("whole"), experiment, 1);
  for (std::size_t stop : {1u, 4u, 9u}) {
    const std::string path = scratch.path("cut" + std::to_string(stop));
    EXPECT_FALSE(run_into(path, experiment, 2, {}, false, stop).complete);
    EXPECT_TRUE(run_into(path, experiment, 2, {}, true).complete);
    EXPECT_EQ(bytes_of(path), bytes_of(scratch.path("whole"))) << "cut after " << stop << " blocks";
  }
}

// Killed between writing lines and saving: the lines that do not count yet are written anew.
TEST(LabRun, lines_that_were_not_saved_are_dropped_when_it_goes_on) {
  const Scratch scratch;
  const Experiment experiment = two_cases(100);
  run_into(scratch.path("whole"), experiment, 1);
  run_into(scratch.path("cut"), experiment, 1, {}, false, 2);
  scratch.write("cut/results.jsonl", text_of(scratch.path("cut/results.jsonl")) + "{\"case\":0,\"half a li");
  run_into(scratch.path("cut"), experiment, 1, {}, true);
  EXPECT_EQ(bytes_of(scratch.path("cut")), bytes_of(scratch.path("whole")));
}

TEST(LabRun, a_folder_with_another_run_is_left_alone) {
  const Scratch scratch;
  run_into(scratch.path("run"), two_cases(64), 1);
  const std::string before = bytes_of(scratch.path("run"));
  EXPECT_FALSE(Folder::begin(scratch.path("run"), line_of(two_cases(64)), false)) << "without --resume";
  Experiment other = two_cases(64);
  other.seed = 2;
  const auto refused = Folder::begin(scratch.path("run"), line_of(other), true);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("holds another run"), std::string::npos) << refused.error().message;
  EXPECT_EQ(bytes_of(scratch.path("run")), before);
}

// ---- What is measured, on a game whose odds are known ----

Experiment coins(std::uint32_t matches, std::uint64_t seed) {
  Experiment experiment;
  experiment.matches = matches;
  experiment.seed = seed;
  experiment.luck_matches = 0;
  experiment.judgements = 1;
  experiment.cases = {{"coin", toys::coin(), {"random", "random"}, {}}};
  return experiment;
}

Tally tally_of(const Experiment& experiment) {
  RunPlan plan;
  plan.keep = [](const BlockResult&, const Findings&) -> Expected<void> { return {}; };
  return run(experiment, plan, {}).value().tallies[0];
}

Interval wins_of_p1(const Tally& tally) {
  return share(static_cast<double>(tally.seats[0].wins) / whole_win, static_cast<double>(tally.matches));
}

// p1 bets at random and wins every second match: 94 to 96 of 100 reported intervals hold one half.
TEST(LabRun, reported_intervals_hold_the_known_odds_as_often_as_they_say) {
  constexpr int experiments = 2000;
  int held = 0;
  for (int i = 0; i < experiments; ++i)
    held += wins_of_p1(tally_of(coins(101, static_cast<std::uint64_t>(i)))).contains(0.5);
  EXPECT_GE(held, experiments * 0.94);
  EXPECT_LE(held, experiments * 0.96);
}

TEST(LabRun, tells_what_each_kind_of_move_goes_with) {
  const Tally tally = tally_of(coins(4000, 3));
  const KindTally& heavy = *tally.kinds.find("1");  // the side that comes three times in four
  const KindTally& light = *tally.kinds.find("0");
  EXPECT_EQ(heavy.offered, 4000u);
  EXPECT_EQ(heavy.taken + light.taken, 4000u);
  EXPECT_TRUE(
      share(static_cast<double>(heavy.wins_taken) / whole_win, static_cast<double>(heavy.sides_taken)).contains(0.75));
  EXPECT_TRUE(
      share(static_cast<double>(light.wins_taken) / whole_win, static_cast<double>(light.sides_taken)).contains(0.25));
  EXPECT_EQ(light.wins_refused, heavy.wins_taken) << "who refused one took the other";
}

// A bot that may not bet on the heavy side wins one match in four.
TEST(LabRun, a_barred_kind_of_move_is_never_taken) {
  Experiment experiment = coins(2000, 5);
  experiment.cases[0].barred = {"1", ""};
  const Tally tally = tally_of(experiment);
  EXPECT_EQ(tally.kinds.find("1")->taken, 0u);
  EXPECT_TRUE(wins_of_p1(tally).contains(0.25));
}

TEST(LabRun, stops_when_enough_is_known_and_at_the_same_match_on_any_number_of_threads) {
  const Experiment experiment = coins(100'000, 1);
  const auto matches = [&](int threads, const std::string& rule) {
    RunPlan plan;
    plan.threads = threads;
    plan.keep = [](const BlockResult&, const Findings&) -> Expected<void> { return {}; };
    const Until wanted = until(rule, 2).value();
    plan.enough = [&](const Findings& found) { return wanted.met(found); };
    return run(experiment, plan, {}).value().tallies[0].matches;
  };
  const std::uint64_t wide = matches(1, "win-rate of p1 within 5 %");
  EXPECT_LT(wide, 500u);
  EXPECT_EQ(matches(3, "win-rate of p1 within 5%"), wide);
  EXPECT_GT(matches(2, "win-rate of p2 within 1 %"), 9'000u);
}

// Two equal coins: the rule, where it stopped, and the interval that holds at every look, in words and in run.json.
TEST(LabRun, a_run_that_stopped_early_says_so_with_the_interval_that_allows_for_it) {
  const Scratch scratch;
  Experiment experiment = coins(5000, 1);
  RunLine line = line_of(experiment);
  line.until = "win-rate of p1 within 5 %";
  const auto stopped = [&](const std::string& path) {
    auto folder = Folder::begin(scratch.path(path), line, false).value();
    RunPlan plan;
    plan.keep = [&](const BlockResult& block, const Findings&) { return folder.add(block.lines); };
    plan.enough = [rule = until(line.until, 2).value()](const Findings& found) { return rule.met(found); };
    const Findings found = run(experiment, plan, folder.found()).value();
    EXPECT_TRUE(folder.save(found));
    return load(scratch.path(path)).value();
  };
  const Saved rate = stopped("rate");
  const auto stopping = stopping_of(rate.line, rate.found);
  ASSERT_TRUE(stopping);
  EXPECT_TRUE(stopping->met);
  EXPECT_LT(stopping->matches, 500u);
  const Interval wide = stopping->cases.at(0).interval;
  EXPECT_GT(wide.half_width(), 0.07);
  EXPECT_EQ(summary(rate.line, rate.found).stopping,
            "The rule \"win-rate of p1 within 5 %\" stopped the run after " + std::to_string(stopping->matches) +
                " matches. It was checked again and again; the interval that holds at all checks together: p1 wins " +
                percent(wide) + ". All other intervals are those of a run of fixed length.");
  const auto json = boost::json::parse(text_of(scratch.path("rate/run.json")));
  EXPECT_EQ(json.at("until").at("rule").as_string(), line.until);
  EXPECT_TRUE(json.at("until").at("met").as_bool());
  EXPECT_NEAR(json.at("until").at("intervals_at_any_time").at(0).at("low").as_double(), wide.low, 1e-12);

  experiment.cases.push_back(experiment.cases[0]);
  experiment.cases[1].variant = "barred";
  experiment.cases[1].barred = {"1", ""};  // wins one match in four
  line = line_of(experiment);
  line.until = "difference of p1 decided";
  const Saved decided = stopped("difference");
  const auto difference = stopping_of(decided.line, decided.found);
  ASSERT_EQ(difference->cases.size(), 1u);
  EXPECT_LT(difference->cases[0].interval.high, 0);
  EXPECT_NE(summary(decided.line, decided.found).stopping.find("p1 of barred wins"), std::string::npos);
  line.until.clear();
  EXPECT_EQ(summary(line, decided.found).stopping, "");
}

TEST(LabRun, rules_for_stopping_that_make_no_sense_are_refused) {
  for (const char* rule :
       {"", "soon", "win-rate of p3 within 1 %", "win-rate of p1 within 0 %", "win-rate of p1 within 1",
        "win-rate of p1 within x %", "difference of p1", "difference of p1 decided or",
        "difference of p1 decided or within", "win-rate of p1 within 60 %"})
    EXPECT_FALSE(until(rule, 2)) << rule;
  for (const char* rule : {"win-rate of p1 within 1 %", "win-rate of p2 within 0.5%", "difference of p1 decided",
                           "difference of p2 decided or within 3 %"})
    EXPECT_TRUE(until(rule, 2)) << rule;
}

TEST(LabTally, is_read_back_as_it_was_written_and_adds_up_in_any_order) {
  const Tally a = tally_of(coins(50, 1));
  const Tally b = tally_of(coins(70, 2));
  Tally one;
  one.add(a);
  one.add(b);
  Tally other;
  other.add(b);
  other.add(a);
  EXPECT_EQ(boost::json::serialize(one.json()), boost::json::serialize(other.json()));
  const auto read = Tally::from(one.json());
  ASSERT_TRUE(read);
  EXPECT_EQ(boost::json::serialize(read->json()), boost::json::serialize(one.json()));
  EXPECT_FALSE(Tally::from(boost::json::parse("{\"matches\": 3}")));
  boost::json::object earlier = one.json();  // a run of an earlier version
  earlier.erase("reliability");
  earlier.at("seats").at(0).as_object().erase("decided_first");
  EXPECT_TRUE(Tally::from(earlier));
}

}  // namespace
}  // namespace sounder::lab
