// `sounder lab` as a user runs it: what a folder holds, going on, splitting and merging, comparing, and what is said of
// bad input.
#include <gtest/gtest.h>

#include <filesystem>

#include "cli/matches.h"

namespace sounder::testing_cli {
namespace {

const std::vector<std::string> quick = {"lab",    "run", "bite-the-pumpkin", "--bots", "greedy", "--games", "96",
                                        "--luck", "0",   "--seed",           "5"};

std::string all_of(const std::string& folder) {
  std::string all;
  for (const char* file : {"results.jsonl", "run.json", "summary.csv", "report.html"}) {
    const std::string text = text_of(folder + "/" + file);
    EXPECT_NE(text, "") << file;
    all += text;
  }
  return all;
}

TEST(LabCommand, writes_a_line_a_match_a_table_of_numbers_and_a_report) {
  const Scratch scratch;
  const std::string out = scratch.path("run");
  const Ran ran = run(extended(quick, {"--out", out}));
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(contains(ran.out, "Bite the Pumpkin, 96 matches")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "p1 herd")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "p1 decides first in every match")) << ran.out;
  const std::string results = text_of(out + "/results.jsonl");
  EXPECT_EQ(lines_in(results), 96);
  EXPECT_EQ(json_of(results.substr(0, results.find('\n'))).at("match").to_number<int>(), 0);
  EXPECT_EQ(lines_in(text_of(out + "/summary.csv")), 3) << "a heading and two seats";
  const std::string page = text_of(out + "/report.html");
  EXPECT_TRUE(contains(page, "<!doctype html>"));
  EXPECT_TRUE(contains(page, "pumpkins that survive")) << "the maps are in it";
  EXPECT_EQ(run(extended(quick, {"--threads", "1"})).out.substr(0, 200), ran.out.substr(0, 200))
      << "without a folder the same";
}

TEST(LabCommand, goes_on_where_it_was_and_leaves_a_finished_run_alone) {
  const Scratch scratch;
  const std::string out = scratch.path("run");
  ASSERT_EQ(run(extended(quick, {"--out", out})).status, 0);
  const std::string before = all_of(out);
  EXPECT_EQ(
      not_refused(run(extended(quick, {"--out", out})), "holds a run already, expected a new folder, or --resume"), "");
  EXPECT_EQ(run(extended(quick, {"--out", out, "--resume"})).status, 0);
  EXPECT_EQ(all_of(out), before);
  std::vector<std::string> other = extended(quick, {"--out", out, "--resume"});
  other[10] = "6";
  EXPECT_EQ(not_refused(run(other), "holds another run, expected the same experiment, seed and shard"), "");
  EXPECT_EQ(all_of(out), before);
}

TEST(LabCommand, shards_put_together_are_the_whole_run) {
  const Scratch scratch;
  ASSERT_EQ(run(extended(quick, {"--out", scratch.path("whole")})).status, 0);
  for (const char* shard : {"1/2", "2/2"})
    ASSERT_EQ(run(extended(quick, {"--out", scratch.path(std::string("part") + shard[0]), "--shard", shard})).status,
              0);
  EXPECT_EQ(not_refused(run({"lab", "merge", scratch.path("part1"), "--out", scratch.path("half")}),
                        "is shard 1 of 2, expected shard 1 of 1"),
            "");
  ASSERT_EQ(run({"lab", "merge", scratch.path("part2"), scratch.path("part1"), "--out", scratch.path("merged")}).status,
            0);
  EXPECT_EQ(all_of(scratch.path("merged")), all_of(scratch.path("whole")));
}

// A run that was cut short: its folder can't be merged, but it can be looked at and gone on with.
TEST(LabCommand, an_unfinished_shard_is_not_merged) {
  const Scratch scratch;
  ASSERT_EQ(run(extended(quick, {"--out", scratch.path("part"), "--shard", "1/1"})).status, 0);
  std::string text = text_of(scratch.path("part/run.json"));
  const std::size_t at = text.find("\"complete\":true");
  ASSERT_NE(at, std::string::npos);
  scratch.write("part/run.json", text.replace(at, 15, "\"complete\":false"));
  EXPECT_EQ(not_refused(run({"lab", "merge", scratch.path("part"), "--out", scratch.path("whole")}),
                        "is not finished, expected a finished shard"),
            "");
  EXPECT_FALSE(std::filesystem::exists(scratch.path("whole"))) << "nothing half-written";
}

TEST(LabCommand, one_run_at_a_time_writes_a_folder) {
  const Scratch scratch;
  const std::vector<std::string> endless = {"lab",     "run",    "happy-pigs", "--bots", "casual",           "--games",
                                            "1000000", "--luck", "0",          "--out",  scratch.path("run")};
  AtTerminal first(endless, 100, 24);
  ASSERT_TRUE(first.shows("of 1000000 matches")) << first.all();
  EXPECT_EQ(not_refused(run(extended(endless, {"--resume"})),
                        "/run: is being written by another run; wait for it or choose another --out"),
            "");
  EXPECT_EQ(not_refused(run(endless), "holds a run already"), "");
  first.type("\x03");
  ASSERT_TRUE(first.shows("--resume goes on")) << first.all();
  EXPECT_EQ(first.ended(), 0);
  AtTerminal second(extended(endless, {"--resume"}), 100, 24);
  ASSERT_TRUE(second.shows("of 1000000 matches")) << "who has ended holds nothing: " << second.all();
  second.type("\x03");
  EXPECT_EQ(second.ended(), 0);
  const auto done = json_of(text_of(scratch.path("run/run.json"))).at("done").to_number<int>();
  EXPECT_EQ(lines_in(text_of(scratch.path("run/results.jsonl"))), 32 * done);
}

TEST(LabCommand, goes_on_only_where_the_results_are_those_of_the_run) {
  const Scratch scratch;
  const std::string out = scratch.path("run");
  ASSERT_EQ(run(extended(quick, {"--out", out})).status, 0);
  const std::vector<std::string> resume = extended(quick, {"--out", out, "--resume"});
  const std::string results = text_of(out + "/results.jsonl");
  const std::size_t second = results.find('\n') + 1;
  const std::size_t third = results.find('\n', second) + 1;
  const auto refused = [&](const std::string& text, const std::string& expected) {
    scratch.write("run/results.jsonl", text);
    EXPECT_EQ(not_refused(run(resume), expected), "");
    EXPECT_EQ(text_of(out + "/results.jsonl"), text) << "nothing is cut off";
  };
  refused(results.substr(0, second) + results, "results.jsonl, line 2: is not match 1 of case 0");
  refused(results.substr(0, second) + results.substr(third), "results.jsonl, line 2: is not match 1 of case 0");
  refused(results.substr(0, results.size() - 1), "results.jsonl, line 96: is not match 95 of case 0");
  refused(results.substr(0, results.size() - 2) + " }\n", "results.jsonl: the first 96 lines have");
  refused("", "results.jsonl, line 1: is not match 0 of case 0");
  EXPECT_EQ(not_refused(run({"lab", "merge", out, "--out", scratch.path("whole")}), "results.jsonl, line 1: is not"),
            "");
  EXPECT_FALSE(std::filesystem::exists(scratch.path("whole")));
  scratch.write("run/results.jsonl", results + "{\"case\":0,\"match\":96,");
  EXPECT_EQ(run(resume).status, 0) << "what was being written when a run was killed is played again";
  EXPECT_EQ(text_of(out + "/results.jsonl"), results);
}

TEST(LabCommand, shows_its_progress_to_a_terminal_only) {
  const Ran ran = run({"lab", "run", "happy-pigs", "--games", "64", "--threads", "1"});  // a second
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.err, "");
}

std::string layouts(const Scratch& scratch, const std::string& more = {}) {
  return scratch.write(
      "layouts.toml",
      "title = \"Layouts\"\ngame = \"bite-the-pumpkin\"\nluck_matches = 0\nbots = \"greedy\"\n" + more +
          "[[variant]]\nname = \"classic\"\n[[variant]]\nname = \"orchard\"\noptions = { layout = \"orchard\" }\n");
}

TEST(LabCommand, compares_variants_match_by_match_and_finished_runs_as_they_are) {
  const Scratch scratch;
  const Ran variants = run({"lab", "compare", layouts(scratch, "matches = 400\n"), "--out", scratch.path("both")});
  ASSERT_EQ(variants.status, 0) << variants.err;
  EXPECT_TRUE(contains(variants.out, "orchard [greedy, greedy] against classic [greedy, greedy]: ")) << variants.out;
  EXPECT_TRUE(contains(variants.out, "Compared match by match")) << variants.out;
  ASSERT_EQ(run(extended(quick, {"--out", scratch.path("a")})).status, 0);
  ASSERT_EQ(run(extended(quick, {"--out", scratch.path("b"), "-o", "layout=orchard"})).status, 0);
  const Ran runs = run({"lab", "compare", scratch.path("a"), scratch.path("b")});
  ASSERT_EQ(runs.status, 0) << runs.err;
  EXPECT_TRUE(contains(runs.out, "Compared as two separate runs")) << runs.out;
  EXPECT_TRUE(contains(runs.out, scratch.path("b") + " [greedy, greedy] against " + scratch.path("a") + " ["))
      << runs.out;
  EXPECT_FALSE(contains(runs.out, "match by match")) << runs.out;
}

TEST(LabCommand, does_not_compare_different_games) {
  const Scratch scratch;
  ASSERT_EQ(run(extended(quick, {"--out", scratch.path("pumpkin")})).status, 0);
  ASSERT_EQ(run({"lab", "run", "wild-pigs", "--bots", "random", "--games", "32", "--luck", "0", "--out",
                 scratch.path("wild")})
                .status,
            0);
  const std::string expected =
      ": is about Wild Pigs Will Attack!, expected Bite the Pumpkin as before it: different games";
  EXPECT_EQ(
      not_refused(run({"lab", "compare", scratch.path("pumpkin"), scratch.path("wild"), "--out", scratch.path("both")}),
                  "wild" + expected),
      "");
  EXPECT_FALSE(std::filesystem::exists(scratch.path("both")));
  const std::string wild = scratch.write("wild.toml", "game = \"wild-pigs\"\nbots = \"random\"\n");
  EXPECT_EQ(not_refused(run({"lab", "compare", layouts(scratch), wild}), "wild.toml" + expected), "");
}

TEST(LabCommand, stops_when_enough_is_known) {
  const Scratch scratch;
  const Ran rate = run({"lab", "run", "bite-the-pumpkin", "--bots", "random", "--games", "100000", "--luck", "0",
                        "--until", "win-rate of p1 within 5 %", "--out", scratch.path("rate")});
  ASSERT_EQ(rate.status, 0) << rate.err;
  EXPECT_LT(lines_in(text_of(scratch.path("rate/results.jsonl"))), 1000);
  const Ran difference = run({"lab", "compare", layouts(scratch, "matches = 10000\nseed = 3\n"), "--until",
                              "difference of p1 decided", "--out", scratch.path("difference")});
  ASSERT_EQ(difference.status, 0) << difference.err;
  EXPECT_LT(lines_in(text_of(scratch.path("difference/results.jsonl"))), 10000) << "orchard is far from classic";
}

TEST(LabCommand, tells_what_skill_is_worth_and_what_is_needed) {
  const Ran skill =
      run({"lab", "run", "bite-the-pumpkin", "--skill", "--bots", "random,greedy", "--games", "64", "--luck", "0"});
  ASSERT_EQ(skill.status, 0) << skill.err;
  EXPECT_TRUE(contains(skill.out, "greedy against random, in every seat in turn: greedy wins ")) << skill.out;
  const Ran without = run(
      {"lab", "run", "bite-the-pumpkin", "--bots", "greedy", "--games", "96", "--luck", "0", "--without", "run east"});
  ASSERT_EQ(without.status, 0) << without.err;
  EXPECT_TRUE(contains(without.out, "Really needed, by what is lost without it: `run east` to p1")) << without.out;
}

TEST(LabCommand, says_in_one_line_what_is_wrong) {
  const Scratch scratch;
  std::filesystem::create_directory(scratch.path("empty"));
  std::filesystem::create_directory(scratch.path("broken"));
  scratch.write("broken/run.json", "{\"sounder_lab\": 2, ");
  std::filesystem::create_directory(scratch.path("other"));
  scratch.write("other/run.json", "{\"sounder_lab\": 1}");
  const std::string unknown = scratch.write("unknown.toml", "game = \"bite-the-pumpkin\"\nmatchs = 3\n");
  const std::string no_toml = scratch.write("no.toml", "game = \n");
  struct Wrong {
    std::vector<std::string> arguments;
    std::string expected;
  };
  const std::vector<Wrong> wrongs = {
      {{"lab", "run", "chess"}, "unknown game \"chess\""},
      {{"lab", "run", "bite-the-pumpkin", "--bots", "deep"}, "--bots: unknown bot \"deep\""},
      {{"lab", "run", "bite-the-pumpkin", "--bots", "random,random,random,random"}, "seats"},
      {{"lab", "run", "bite-the-pumpkin", "--games", "0"}, "--games: found \"0\""},
      {{"lab", "run", "bite-the-pumpkin", "--until", "soon"},
       "--until: found \"soon\", expected \"win-rate of SEAT within N %\""},
      {{"lab", "run", "bite-the-pumpkin", "--shard", "3/2", "--out", scratch.path("x")},
       "--shard: found \"3/2\", expected I/N"},
      {{"lab", "run", "bite-the-pumpkin", "--shard", "1/2"}, "--out: missing"},
      {{"lab", "run", "bite-the-pumpkin", "--resume"}, "--out: missing"},
      {{"lab", "run", "bite-the-pumpkin", "--out", ""}, "--out: found \"\", expected the name of a folder"},
      {{"lab", "compare", unknown, "--out", ""}, "--out: found \"\""},
      {{"lab", "merge", scratch.path("empty"), "--out", ""}, "--out: found \"\""},
      {{"lab", "tune", unknown, "--out", ""}, "--out: found \"\""},
      {{"lab", "run", "bite-the-pumpkin", "--bots", "random", "--games", "10", "--without", "dance"},
       "--without: \"dance\" was taken by nobody"},
      {{"lab", "run", "bite-the-pumpkin", "--skill", "--bots", "greedy"},
       "--bots: one bot, expected two or more from weak to strong"},
      {{"lab", "run", "bite-the-pumpkin", "--skill", "--each-without"}, "--skill: can't be used with"},
      {{"lab", "run", unknown}, "unknown key \"matchs\""},
      {{"lab", "run", unknown, "--skill"}, "are for a game"},
      {{"lab", "run", no_toml}, "line 1"},
      {{"lab", "run", scratch.path("none.toml")}, "cannot be read"},
      {{"lab", "compare", scratch.path("nowhere"), scratch.path("empty")}, "cannot be read"},
      {{"lab", "compare", scratch.path("broken")}, "is not a run of the lab"},
      {{"lab", "compare", scratch.path("other")}, "was written by another version of the lab"},
      {{"lab", "merge", scratch.path("empty"), "--out", scratch.path("y")}, "cannot be read"},
      {{"lab", "merge", scratch.path("empty")}, "--out"},
  };
  for (const Wrong& wrong : wrongs) {
    std::string said;
    for (const std::string& word : wrong.arguments) said += word + " ";
    EXPECT_EQ(not_refused(run(wrong.arguments), wrong.expected), "") << said;
  }
  EXPECT_FALSE(std::filesystem::exists(scratch.path("x")));
  EXPECT_FALSE(std::filesystem::exists(scratch.path("y")));
}

}  // namespace
}  // namespace sounder::testing_cli
