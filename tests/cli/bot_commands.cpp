// The commands in which bots think: ladder, hint, and the word `hint` while playing.
#include <gtest/gtest.h>

#include <sstream>

#include "bots/bot.h"
#include "cli/matches.h"

namespace sounder::testing_cli {
namespace {

// What a ladder prints, without what the clock has a hand in.
std::string without_times(const std::string& text) {
  std::string rest;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);)
    if (!line.starts_with("  processor")) rest += line + "\n";
  return rest;
}

TEST(Ladder, is_the_same_on_any_number_of_threads) {
  const auto ladder = [](const char* threads) {
    return run({"ladder", "bite-the-pumpkin", "--bots", "random,novice,greedy", "--matches", "20", "--seed", "7",
                "--threads", threads});
  };
  const Ran one = ladder("1");
  EXPECT_EQ(one.status, 0) << one.err;
  EXPECT_TRUE(contains(one.out, "novice against random, 20 matches")) << one.out;
  EXPECT_TRUE(contains(one.out, "greedy against novice, 20 matches")) << one.out;
  EXPECT_TRUE(contains(one.out, "ratings")) << one.out;
  EXPECT_EQ(without_times(ladder("3").out), without_times(one.out));
}

TEST(Ladder, writes_each_promise_with_what_came_of_it) {
  const Scratch scratch;
  const std::string file = scratch.path("promises.csv");
  const Ran ran =
      run({"ladder", "wild-pigs", "--calibration", "--bots", "casual", "--matches", "2", "--promises", file});
  EXPECT_EQ(ran.status, 0) << ran.err;
  const std::vector<std::string> lines = lines_of(text_of(file));
  ASSERT_GT(lines.size(), 20u);
  EXPECT_EQ(lines[0], "bot,match,turn,seat,found,told,came");
  EXPECT_TRUE(lines[1].starts_with("casual,1,0,p")) << lines[1];
  EXPECT_TRUE(contains(ran.out, " " + std::to_string(lines.size() - 1) + " promises in 2 matches")) << ran.out;
  EXPECT_EQ(not_refused(run({"ladder", "wild-pigs", "--promises", file}), "--calibration"), "");
}

// Both matches were won by the same seat: how much that seat is worth nobody can tell.
TEST(Ladder, says_where_there_were_too_few_matches_for_a_rating) {
  const Ran ran = run({"ladder", "bite-the-pumpkin", "--bots", "random,greedy", "--matches", "2", "--seed", "4"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(contains(ran.out, "\n  seat p2    too few matches\n")) << ran.out;
  EXPECT_TRUE(contains(ran.out, "\n  greedy        ")) << ran.out;
}

TEST(Ladder, with_more_seats_tells_the_mean_rank) {
  for (const std::string& id : games()) {
    const Ran ran = run({"ladder", id, "--seats", "3", "--bots", "random,greedy", "--matches", "6"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(contains(ran.out, "greedy against random, 6 matches")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "by chance 2.00")) << ran.out;
  }
}

TEST(Ladder, bad_input_gets_one_line) {
  EXPECT_EQ(not_refused(run({"ladder"}), "GAME"), "");
  EXPECT_EQ(not_refused(run({"ladder", "chess"}), "chess"), "");
  EXPECT_EQ(not_refused(run({"ladder", "happy-pigs", "--bots", "greedy"}), "--bots: one bot, expected at least two"),
            "");
  EXPECT_EQ(
      not_refused(run({"ladder", "happy-pigs", "--bots", "greedy,deep"}), "--bots: unknown bot \"deep\", expected "),
      "");
  EXPECT_EQ(not_refused(run({"ladder", "happy-pigs", "--seats", "7"}), "expected"), "");
  EXPECT_EQ(not_refused(run({"ladder", "happy-pigs", "--matches", "0"}), "--matches: found \"0\""), "");
}

// A match of random bots and a position of it where somebody decides.
struct Position {
  std::string file;
  int at;
};
Position some_position(const Scratch& scratch, const std::string& id) {
  const std::string file = scratch.path(id + ".json");
  EXPECT_EQ(run({"play", id, "--seats", all_seats(id, "bot:random"), "--seed", "4", "--record", file}).status, 0);
  const auto moves = json_of(text_of(file)).at("moves").as_array().size();
  for (int at = static_cast<int>(moves) / 2;; ++at)
    if (run({"hint", file, "--at", std::to_string(at), "--level", "random"}).status == 0) return {file, at};
}

TEST(Hint, of_every_level_is_a_move_of_that_position_and_the_same_every_time) {
  const Scratch scratch;
  for (const std::string& id : games()) {
    const Position position = some_position(scratch, id);
    for (const std::string& level : bots::bot_names(id)) {
      if (level == "master") continue;  // the terminal's own test asks it
      const std::vector<std::string> words = {"hint",    position.file, "--at",  std::to_string(position.at),
                                              "--level", level,         "--json"};
      const Ran ran = run(words);
      ASSERT_EQ(ran.status, 0) << ran.err;
      const auto hint = json_of(ran.out);
      EXPECT_EQ(hint.at("bot").as_string(), level);
      const std::string move(hint.at("best").as_array()[0].as_object().at("move").at("text").as_string());
      const Ran shown = run({"show", position.file, "--at", std::to_string(position.at), "--seat",
                             std::string(hint.at("seat").as_string()), "--json"});
      EXPECT_TRUE(contains(shown.out, "\"" + move + "\"")) << move << " is not in " << shown.out;
      EXPECT_EQ(run(words).out, ran.out);
    }
  }
}

TEST(Hint, says_what_the_bot_expects_and_why) {
  const Scratch scratch;
  const Position position = some_position(scratch, "bite-the-pumpkin");
  const Ran ran = run({"hint", position.file, "--at", std::to_string(position.at), "--level", "casual", "--top", "2"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(contains(ran.out, "as casual sees it after ")) << ran.out;
  EXPECT_TRUE(contains(ran.out, " %  tried ")) << ran.out;
  EXPECT_GE(lines_in(ran.out), 3) << "what it thinks of, and a sentence: " << ran.out;
}

TEST(Hint, where_nobody_decides_is_refused) {
  const Scratch scratch;
  const std::string file = scratch.path("over.json");
  ASSERT_EQ(
      run({"play", "three-little-pigs", "--seats", "bot:random,bot:random", "--seed", "4", "--record", file}).status,
      0);
  EXPECT_EQ(not_refused(run({"hint", file}), "the match is over there"), "");
  EXPECT_EQ(not_refused(run({"hint", file, "--at", "0"}), "chance is to move there"), "");
  EXPECT_EQ(not_refused(run({"hint", file, "--at", "100000"}), "--at: 100000, expected 0 to "), "");
  EXPECT_EQ(not_refused(run({"hint", scratch.path("none.json")}), "none.json"), "");
  const std::string open = scratch.write("open.json", short_record);
  EXPECT_EQ(not_refused(run({"hint", open, "--seat", "p2"}), "--seat: p2 is not to move there, expected p1"), "");
  EXPECT_EQ(not_refused(run({"hint", open, "--level", "deep"}), "--level: unknown bot \"deep\""), "");
}

TEST(Hint, while_playing_is_a_move_that_can_be_played) {
  const Ran ran = run({"play", "bite-the-pumpkin", "--seats", "human,bot:random", "--seed", "2"}, "hint\n");
  EXPECT_EQ(ran.status, 0) << ran.err;
  const std::size_t at = ran.out.find("  pig ");
  ASSERT_NE(at, std::string::npos) << ran.out;
  const std::string move = ran.out.substr(at + 2, 6);
  EXPECT_EQ(run({"play", "bite-the-pumpkin", "--seats", "human,bot:random", "--seed", "2"}, move + "\n").status, 0)
      << move;
}

}  // namespace
}  // namespace sounder::testing_cli
