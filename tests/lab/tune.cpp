// Tuning: finds what is known to be there, says only what was measured anew, and is the same on any number of threads.
#include "lab/tune.h"

#include <gtest/gtest.h>

#include <set>

#include "bots/arena.h"
#include "cli/program.h"
#include "lab/run.h"
#include "lab/tune_report.h"
#include "match/registry.h"
#include "toys/urn.h"

namespace sounder::lab {
namespace {

using testing_cli::not_refused;
using testing_cli::Scratch;
using testing_cli::text_of;

constexpr const char* urn_tunables = R"({"game": "urn", "kind": "balls", "tunables": [
  {"name": "red balls", "about": "", "at": "/red", "from": 1, "to": 20},
  {"name": "blue balls", "about": "", "at": "/blue", "values": [1, 2, 4, 8]},
  {"name": "marks", "about": "", "at": "/marks", "cells": ["b2", "d4"], "least": 0, "most": 9}]})";
constexpr const char* urn_file =
    R"({"game": "urn", "kind": "balls", "name": "mine", "red": 2, "blue": 8, "marks": ["b2", "c3"]})";

void know_the_urn() {
  static const bool known = (add_game(entry_for<toys::Urn>()), add_tunable_file(urn_tunables), true);
  ASSERT_TRUE(known);
}

// A file that tunes the urn; the beginning of it can be added to.
std::string urn_toml(const Scratch& scratch, const std::string& more,
                     const std::string& target = "shares = \"within 3 %\"\n") {
  know_the_urn();
  scratch.write("urn.json", urn_file);
  return scratch.write("tune.toml",
                       "game = \"urn\"\nbots = \"random\"\ncontent = \"urn.json\"\nmatches = 2000\nbudget = 60000\n" +
                           more + "[target]\n" + target);
}

Tuned tuned(const TuneTask& task, int threads = 1) {
  TunePlan plan;
  plan.threads = threads;
  plan.progress = [](const std::string&, std::uint64_t, std::uint64_t) { return true; };
  return tune(task, plan).value();
}

double odds_of_p1(const MeasuredVariant& one) {
  const auto content = boost::json::parse(one.game->setup().content.at("balls").document).as_object();
  const double red = content.at("red").to_number<double>();
  const double blue = content.at("blue").to_number<double>() +
                      static_cast<double>(content.at("marks").as_array().size()) +
                      one.game->setup().options.at("more_blue");
  return red / (red + blue);
}

TEST(LabTune, finds_the_fair_odds_with_numbers_options_and_cells) {
  const Scratch scratch;
  for (const char* what : {"tune = \"red balls\"\n", "tune = [\"red*\", \"marks\"]\n", ""}) {
    const TuneTask task = read_tune(urn_toml(scratch, what)).value();
    const Tuned found = tuned(task);
    EXPECT_NEAR(odds_of_p1(found.original), 2.0 / 12, 1e-9);
    EXPECT_EQ(found.original.score.verdict, TargetVerdict::not_met);
    ASSERT_TRUE(found.confirmed());
    EXPECT_NEAR(odds_of_p1(found.finalists[0]), 0.5, 0.03) << what;
    EXPECT_NE(found.finalists[0].score.verdict, TargetVerdict::not_met) << what;
  }
}

TEST(LabTune, changes_only_what_it_was_told_to) {
  const Scratch scratch;
  const Tuned found = tuned(read_tune(urn_toml(scratch, "tune = \"blue balls\"\n")).value());
  for (const MeasuredVariant& one : found.finalists) {
    const auto content = boost::json::parse(one.game->setup().content.at("balls").document).as_object();
    EXPECT_EQ(content.at("red").as_int64(), 2);
    EXPECT_EQ(content.at("marks").as_array().size(), 2u);
    EXPECT_NE(std::string("1 2 4").find(std::to_string(content.at("blue").as_int64())), std::string::npos);
  }
  EXPECT_EQ(found.finalists.size(), 3u) << "as many as there are other values";
}

TEST(LabTune, is_the_same_on_any_number_of_threads) {
  const Scratch scratch;
  const TuneTask task = read_tune(urn_toml(scratch, "")).value();
  const auto bytes = [&](int threads) {
    const Tuned found = tuned(task, threads);
    std::string all = tune_words(task, found);
    for (const TextFile& file : files_of(task, found)) all += file.name + file.text;
    return all;
  };
  const std::string one = bytes(1);
  EXPECT_EQ(bytes(3), one);
  TuneTask other = task;
  other.original.seed = 2;
  EXPECT_NE(tune_words(other, tuned(other)), tune_words(task, tuned(task)));
}

// The reported numbers are those of matches on the fresh seed, which no rung has played.
TEST(LabTune, reports_what_was_measured_on_fresh_seeds) {
  const Scratch scratch;
  const TuneTask task = read_tune(urn_toml(scratch, "")).value();
  const Tuned found = tuned(task);
  ASSERT_GT(found.rungs.size(), 2u);
  std::set<std::uint64_t> played;
  for (const TuneRound& rung : found.rungs)
    for (std::uint32_t k = 0; k < rung.matches; ++k) EXPECT_TRUE(played.insert(bots::match_seed(rung.seed, k)).second);
  for (std::uint32_t k = 0; k < 2000; ++k) EXPECT_FALSE(played.contains(bots::match_seed(found.fresh_seed, k)));
  Experiment again = task.original;
  again.seed = found.fresh_seed;
  again.cases[0].game = found.finalists[0].game;
  RunPlan plan;
  plan.keep = [](const BlockResult&, const Findings&) -> Expected<void> { return {}; };
  const Tally tally = run(again, plan, {}).value().tallies[0];
  ASSERT_EQ(found.finalists[0].tally.matches, tally.matches);
  EXPECT_EQ(found.finalists[0].tally.seats[0].wins, tally.seats[0].wins);
}

// Whoever tunes a finalist further with the same seed must not meet the matches again that it was chosen for.
TEST(LabTune, what_was_found_is_tuned_further_on_other_seeds) {
  const Scratch scratch;
  const TuneTask task = read_tune(urn_toml(scratch, "")).value();
  const Tuned found = tuned(task);
  ASSERT_TRUE(found.confirmed());
  TuneTask further = task;
  for (Case& one : further.original.cases) one.game = found.finalists[0].game;
  const Tuned again = tuned(further);
  std::set<std::uint64_t> seeds = {found.fresh_seed, again.fresh_seed};
  for (const Tuned* one : {&found, &again})
    for (const TuneRound& rung : one->rungs) seeds.insert(rung.seed);
  EXPECT_EQ(seeds.size(), 2 + found.rungs.size() + again.rungs.size());
}

TEST(LabTune, interrupted_it_reports_what_was_confirmed_or_that_nothing_was) {
  const Scratch scratch;
  const TuneTask task = read_tune(urn_toml(scratch, "")).value();
  TunePlan plan;
  plan.progress = [](const std::string& stage, std::uint64_t, std::uint64_t) { return !stage.starts_with("rung 3"); };
  const Tuned early = tune(task, plan).value();
  EXPECT_TRUE(early.interrupted);
  EXPECT_EQ(early.rungs.size(), 2u);
  ASSERT_TRUE(early.confirmed());
  EXPECT_EQ(early.finalists[0].tally.matches, 1000u) << "briefly";
  plan.progress = [](const std::string&, std::uint64_t, std::uint64_t) { return false; };
  const Tuned nothing = tune(task, plan).value();
  EXPECT_FALSE(nothing.confirmed());
  EXPECT_NE(tune_words(task, nothing).find("Nothing was confirmed"), std::string::npos);
}

TEST(LabTune, symmetric_cells_stay_symmetric) {
  const Scratch scratch;
  for (const char* how : {"half-turn", "mirror"}) {
    const TuneTask task =
        read_tune(urn_toml(scratch, "tune = [\"marks\", \"red balls\"]\nsymmetry = \"" + std::string(how) + "\"\n"))
            .value();
    const Board& board = task.tunables[1].board;
    for (const TuneRound& rung : tuned(task).rungs)
      for (const Candidate& one : rung.candidates)
        for (int cell : one.variant[1]) {
          const int opposite = std::string(how) == "mirror" ? board.mirrored(cell) : board.turned(cell);
          EXPECT_TRUE(std::binary_search(one.variant[1].begin(), one.variant[1].end(), opposite)) << how;
        }
  }
}

sounder::Setup usual_setup(std::string_view game) {
  sounder::Setup setup;
  setup.game = game;
  return make_game(setup).value()->setup();
}

// Whatever is allowed can be played, in every game; and what the content says is among what is allowed.
TEST(LabTune, every_allowed_value_of_every_game_passes_the_content_check) {
  std::set<std::string> kinds_met;
  for (const GameEntry& line : all_games()) {
    if (line.facts->id == "urn" ||
        built_in_content(line.facts->id, line.content_kinds.empty() ? "" : line.content_kinds[0].id).empty())
      continue;
    const std::string game_id(line.facts->id);
    const sounder::Setup setup = usual_setup(game_id);
    const std::vector<Tunable> all = tunables_of(setup).value();
    std::set<std::string> names;
    for (std::size_t i = 0; i < all.size(); ++i) {
      EXPECT_TRUE(names.insert(all[i].name).second) << all[i].name << " comes twice in " << game_id;
      if (all[i].kind.empty()) continue;
      kinds_met.insert(game_id + "." + all[i].kind);
      if (all[i].is_cells()) {
        EXPECT_LE(all[i].most, all[i].board.size());
        continue;
      }
      EXPECT_GE(all[i].values.size(), 2u) << all[i].name;
      EXPECT_TRUE(std::binary_search(all[i].values.begin(), all[i].values.end(), all[i].original[0]))
          << game_id << ": " << all[i].name;
      for (int value : all[i].values) {
        Variant variant = original_of(all);
        variant[i] = {value};
        const auto game = make_game(with(setup, all, variant, "tried"));
        EXPECT_TRUE(game) << all[i].name << " " << value << ": " << (game ? "" : game.error().message);
      }
    }
  }
  EXPECT_EQ(kinds_met.size(), tunable_files().size()) << "a file of content/tunable/ names a kind nobody has";
}

// Every pointer leads to at least one place in some shipped file of its kind.
TEST(LabTune, every_pointer_leads_somewhere_in_the_shipped_content) {
  for (const BuiltInFile& file : tunable_files()) {
    const auto document = boost::json::parse(file.text).as_object();
    const std::string game(document.at("game").as_string());
    const std::vector<Tunable> all = tunables_of(usual_setup(game)).value();
    for (const auto& value : document.at("tunables").as_array()) {
      const std::string name(value.as_object().at("name").as_string());
      const std::string beginning = name.substr(0, name.find('{'));
      const bool met =
          std::any_of(all.begin(), all.end(), [&](const Tunable& one) { return one.name.starts_with(beginning); });
      EXPECT_TRUE(met) << file.path << ": " << name;
    }
  }
}

TEST(LabTune, bad_files_get_one_line_that_says_what_was_expected) {
  const Scratch scratch;
  const auto message = [&](const std::string& more, const std::string& target = "shares = \"within 3 %\"\n") {
    const auto task = read_tune(urn_toml(scratch, more, target));
    return task ? "taken" : task.error().message;
  };
  const auto says = [](const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
  };
  EXPECT_EQ(message(""), "taken");
  EXPECT_PRED2(says, message("tune = \"green balls\"\n"),
               "nothing to tune is called \"green balls\", expected \"more_blue\"");
  EXPECT_PRED2(says, message("tune = 3\n"), "tune is wrong, expected a list of names");
  EXPECT_PRED2(says, message("symmetry = \"round\"\n"), "expected none, half-turn or mirror");
  EXPECT_PRED2(says, message("tuna = 1\n"), "unknown key \"tuna\"");
  EXPECT_PRED2(says, message("[[variant]]\nname = \"x\"\n"), "expected one game only");
  EXPECT_PRED2(says, message("", ""), "target is wrong or missing");
  EXPECT_PRED2(says, message("", "beauty = \">= 3\"\n"), "unknown wish \"beauty\", expected shares, share of SEAT");
  EXPECT_PRED2(says, message("", "shares = \"within 60 %\"\n"), "or \"within N %\"");
  EXPECT_PRED2(says, message("", "turns = [30, 20]\n"), "expected \">= N\", \"<= N\" or [N, M]");
  EXPECT_PRED2(says, message("", "\"share of p3\" = \">= 3 %\"\n"), "unknown wish \"share of p3\"");
  EXPECT_PRED2(says, message("", "turns = true\n"), "expected a text or two numbers");
  for (const char* budget : {"", "soon", "10", "-5 min", "3 weeks", "10 min more"})
    EXPECT_FALSE(budget_of(budget)) << budget;
  EXPECT_EQ(budget_of("10 min").value().seconds, 600);
  EXPECT_EQ(budget_of("200000").value().matches, 200'000u);
}

TEST(LabTune, a_target_that_nothing_moves_is_named_at_once) {
  const Scratch scratch;
  TunePlan plan;
  std::set<std::string> stages;
  plan.progress = [&](const std::string& stage, std::uint64_t, std::uint64_t) {
    stages.insert(stage);
    return true;
  };
  const auto refused = tune(read_tune(urn_toml(scratch, "", "turns = [20, 30]\n")).value(), plan);
  ASSERT_FALSE(refused);
  EXPECT_TRUE(refused.error().message.starts_with("target: nothing in `tune` moves \"turns 20 to 30\": it was "))
      << refused.error().message;
  EXPECT_EQ(stages, std::set<std::string>{"probing"});
}

TEST(LabTune, one_line_up_of_bots_is_told_and_the_others_are_in_confirm_toml) {
  const Scratch scratch;
  const TuneTask task = read_tune(scratch.write("p.toml",
                                                "game = \"bite-the-pumpkin\"\nbots = \"casual\"\n"
                                                "tune = \"trees\"\n[target]\nshares = \"within 5 %\"\n"))
                            .value();
  Tuned found;
  found.original = {"original", original_of(task.tunables), task.original.cases[0].game, {}, {}};
  found.original.score.answers.resize(task.target.size());
  found.finalists = {found.original};
  EXPECT_NE(tune_words(task, found)
                .find("measured with `casual` in every seat and holds for these bots only: with others "
                      "the same variant can be far from the target. With --out, confirm.toml measures "
                      "it with beginner, novice, strong and master, too."),
            std::string::npos)
      << tune_words(task, found);
  const auto files = files_of(task, found);
  const auto confirm =
      std::find_if(files.begin(), files.end(), [](const TextFile& f) { return f.name == "confirm.toml"; });
  EXPECT_NE(
      confirm->text.find(
          "seatings = [[\"casual\", \"casual\"], [\"beginner\", \"beginner\"], [\"novice\", \"novice\"], [\"strong\", "
          "\"strong\"], [\"master\", \"master\"]]"),
      std::string::npos)
      << confirm->text;
  EXPECT_NE(confirm->text.find("matches = 1000\n"), std::string::npos) << confirm->text;
}

TEST(LabTune, a_measure_of_who_is_ahead_says_so_if_the_judge_is_wrong) {
  const Scratch scratch;
  const TuneTask task = read_tune(urn_toml(scratch, "", "lead_changes = \">= 2\"\nturns = \">= 1\"\n")).value();
  Tuned found;
  found.original = {"original", original_of(task.tunables), task.original.cases[0].game, {}, {}};
  found.original.score.answers.resize(task.target.size());
  Tally& tally = found.original.tally;
  tally.seats.resize(2);
  tally.judged_matches = 400;  // the judge promised nothing, and p1 won all
  tally.seats[0].judged_wins = 400 * whole_win;
  for (JudgeTally& moment : tally.seats[0].judged) moment.error_squares = 400ull * judge_whole * judge_whole;
  found.finalists = {found.original};
  const std::string words = tune_words(task, found);
  const std::string mark = "(the estimate of who is ahead is wrong here)\n";
  EXPECT_NE(words.find(mark + "  turns"), std::string::npos) << words;
  EXPECT_EQ(words.find("turns >= 1: met, 0.00 (0.00 to 0.00) " + mark), std::string::npos) << words;
}

TEST(LabTune, the_command_writes_content_that_can_be_checked_and_measured_again) {
  const Scratch scratch;
  const std::string file =
      scratch.write("p.toml",
                    "game = \"bite-the-pumpkin\"\nbots = \"random\"\nmatches = 100\ntune = \"trees\"\n"
                    "[target]\nshares = \"within 5 %\"\nturns = [10, 30]\n");
  const auto ran =
      testing_cli::run({"lab", "tune", file, "--budget", "3000", "--threads", "2", "--out", scratch.path("out")});
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("Measured again on fresh seeds, 100 matches each"), std::string::npos) << ran.out;
  EXPECT_EQ(testing_cli::run({"content", "check", scratch.path("out/tuned-1.layout.json")}).status, 0);
  EXPECT_NE(ran.out.find("the first looks a little better than it is"), std::string::npos) << ran.out;
  EXPECT_TRUE(boost::json::parse(text_of(scratch.path("out/tune.json"))).is_object());
  std::string confirm = text_of(scratch.path("out/confirm.toml"));
  const std::size_t others = confirm.find(", [\"casual\"");  // strong levels take too long for a test
  ASSERT_NE(others, std::string::npos) << confirm;
  confirm.replace(others, confirm.find("]]", others) + 2 - others, "]");
  scratch.write("out/confirm.toml", confirm);
  const auto again = testing_cli::run({"lab", "run", scratch.path("out/confirm.toml")});
  ASSERT_EQ(again.status, 0) << again.err;
  EXPECT_NE(again.out.find("tuned-5"), std::string::npos);
  EXPECT_EQ(not_refused(testing_cli::run({"lab", "tune", file, "--out", scratch.path("out")}),
                        "is there already, expected a new folder"),
            "");
  EXPECT_EQ(not_refused(testing_cli::run({"lab", "tune", file, "--budget", "much"}),
                        "--budget: found \"much\", expected a time"),
            "");
  EXPECT_EQ(not_refused(testing_cli::run({"lab", "tune", scratch.path("none.toml")}), "none.toml: cannot be read"), "");
}

}  // namespace
}  // namespace sounder::lab
