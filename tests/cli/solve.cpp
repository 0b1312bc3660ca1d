// `sounder solve` as a user runs it.
#include <gtest/gtest.h>

#include "cli/matches.h"
#include "match/played.h"

namespace sounder::testing_cli {
namespace {

Record random_match(const std::string& game, int seats, std::uint64_t seed) {
  const SeededChance dice(seed);
  const Match match = played(game_of({game, seats, {}, {}}), dice, seed);
  return {match, std::vector<Player>(static_cast<std::size_t>(match.game().seats())), {}};
}

TEST(Solve, says_who_wins_and_how) {
  const Scratch scratch;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const Record record = random_match("bite-the-pumpkin", 2, seed);
    const std::string file = scratch.write("match.json", to_json(record));
    const std::size_t moves = record.match.steps().size();
    const Ran ran = run({"solve", file, "--at", std::to_string(moves - 4)});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const bool herd = contains(ran.out, "\nherd wins\n");
    EXPECT_NE(herd, contains(ran.out, "\nfarmer wins\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "positions looked at")) << ran.out;
    EXPECT_TRUE(contains(ran.out, std::to_string(moves - 3) + ". ")) << ran.out;
    EXPECT_TRUE(contains(ran.out, herd ? "p2 is out: " : "p2 has planted the last pumpkin.")) << ran.out;
  }
}

TEST(Solve, of_a_finished_match_names_its_winner_without_a_line) {
  const Scratch scratch;
  const Record record = random_match("bite-the-pumpkin", 2, 1);
  const Ran ran = run({"solve", scratch.write("match.json", to_json(record))});
  EXPECT_EQ(ran.status, 0) << ran.err;
  const bool herd = record.match.game().result(record.match.state()).winners.contains(Seat::p1);
  EXPECT_TRUE(contains(ran.out, herd ? "\nherd wins\n" : "\nfarmer wins\n")) << ran.out;
  EXPECT_FALSE(contains(ran.out, "One way")) << ran.out;
}

TEST(Solve, says_unknown_when_the_positions_are_used_up_and_the_same_every_time) {
  const Scratch scratch;
  const std::string file = scratch.write("match.json", short_record);
  const Ran ran = run({"solve", file, "--nodes", "5000"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(contains(ran.out, "\nunknown\n")) << ran.out;
  const auto without_time = [](const std::string& text) { return text.substr(0, text.find(" looked at")); };
  EXPECT_EQ(without_time(ran.out), without_time(run({"solve", file, "--nodes", "5000"}).out));
}

TEST(Solve, goes_on_with_what_was_kept) {
  const Scratch scratch;
  const Record record = random_match("bite-the-pumpkin", 2, 2);
  const std::string file = scratch.write("match.json", to_json(record));
  const std::string at = std::to_string(record.match.steps().size() - 6);
  const std::string kept = scratch.path("kept.proof");
  const Ran first = run({"solve", file, "--at", at, "--keep", kept});
  EXPECT_EQ(first.status, 0) << first.err;
  ASSERT_FALSE(text_of(kept).empty());
  const Ran again = run({"solve", file, "--at", at, "--keep", kept, "--threads", "1"});
  EXPECT_EQ(again.status, 0) << again.err;
  EXPECT_EQ(lines_of(again.out)[1], lines_of(first.out)[1]);
  const Ran unknown = run({"solve", scratch.write("start.json", short_record), "--nodes", "5000", "--keep", kept});
  EXPECT_EQ(unknown.status, 0) << unknown.err;
  EXPECT_TRUE(contains(unknown.out, "the same command goes on from there")) << unknown.out;
  EXPECT_EQ(scratch.names(), (std::vector<std::string>{"kept.proof", "match.json", "start.json"}))
      << "nothing half written is left";
}

TEST(Solve, refuses_a_file_that_it_has_not_kept_and_leaves_it_alone) {
  const Scratch scratch;
  const std::string file = scratch.write("match.json", short_record);
  const std::string list = scratch.write("list.txt", "milk, bread, pumpkins\n");
  EXPECT_EQ(
      not_refused(run({"solve", file, "--keep", list}), "list.txt is not what solve has kept of this game and layout"),
      "");
  EXPECT_EQ(text_of(list), "milk, bread, pumpkins\n");
}

TEST(Solve, shows_progress_and_keeps_what_it_has_when_interrupted) {
  const Scratch scratch;
  const std::string kept = scratch.path("kept.proof");
  AtTerminal terminal({"solve", scratch.write("match.json", short_record), "--keep", kept}, 80, 24);
  EXPECT_TRUE(terminal.shows("million positions")) << terminal.all();
  terminal.type("\x03");
  EXPECT_TRUE(terminal.shows("goes on from there")) << terminal.all();
  EXPECT_EQ(terminal.ended(), 130);
  EXPECT_TRUE(contains(terminal.all(), ", interrupted")) << terminal.all();
  EXPECT_FALSE(text_of(kept).empty());
}

TEST(Solve, refuses_what_it_cannot_solve) {
  const Scratch scratch;
  const std::string two = scratch.write("two.json", short_record);
  const std::string three = scratch.write("three.json", to_json(random_match("bite-the-pumpkin", 3, 1)));
  const std::string other = scratch.write("other.json", to_json(random_match("three-little-pigs", 2, 1)));
  EXPECT_EQ(not_refused(run({"solve", three}), "three.json: has 3 seats, expected 2"), "");
  EXPECT_EQ(
      not_refused(run({"solve", other}), "other.json: is a record of three-little-pigs, expected bite-the-pumpkin"),
      "");
  EXPECT_EQ(not_refused(run({"solve", two, "--at", "3"}), "--at: found 3, expected 0 to 2"), "");
  EXPECT_EQ(not_refused(run({"solve", two, "--nodes", "0"}), "--nodes: found \"0\", expected a whole number from 1"),
            "");
  EXPECT_EQ(not_refused(run({"solve"}), "RECORD is missing, expected sounder solve [OPTIONS] RECORD"), "");
}

}  // namespace
}  // namespace sounder::testing_cli
