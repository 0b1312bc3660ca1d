// `bot:fit`: the opponent whose level follows the person's results.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <filesystem>

#include "cli/matches.h"

namespace sounder::testing_cli {
namespace {

// A match of bots without its last entry, as a record in `scratch`. Returns its path and the move that is missing.
struct AlmostOver {
  std::string file;
  std::string last;
};
AlmostOver almost_over(const Scratch& scratch, const std::string& seats, const std::string& winner) {
  const std::string name = winner + ".json", file = scratch.path(name);
  EXPECT_EQ(run({"play", "bite-the-pumpkin", "--seats", seats, "--seed", "5", "--record", file}).status, 0);
  boost::json::object record = json_of(text_of(file));
  EXPECT_EQ(record.at("result").as_object().at("winners"), boost::json::array{winner}) << "another seed is needed";
  boost::json::array& moves = record.at("moves").as_array();
  const std::string last(moves.back().as_string());
  moves.pop_back();
  record.erase("result");
  return {scratch.write(name, boost::json::serialize(record)), last};
}
AlmostOver almost_won(const Scratch& scratch) { return almost_over(scratch, "bot:greedy,bot:random", "p1"); }
AlmostOver almost_lost(const Scratch& scratch) { return almost_over(scratch, "bot:random,bot:greedy", "p2"); }

std::vector<std::string> kept_below(const Scratch& scratch) { return {"XDG_STATE_HOME=" + scratch.path("state")}; }
std::string file_in(const Scratch& scratch) { return scratch.path("state/sounder/fit/bite-the-pumpkin.json"); }

// The person in p1 makes the move, or sees the bot make it.
Ran finish(const Scratch& scratch, const AlmostOver& match, const std::vector<std::string>& more = {}) {
  return run(extended({"play", "--from", match.file, "--seats", "human,bot:fit"}, more), match.last + "\n",
             kept_below(scratch));
}

TEST(BotFit, moves_up_after_three_wins_and_down_after_three_losses) {
  const Scratch scratch;
  const AlmostOver won = almost_won(scratch);
  for (const char* file : {R"({"level":"beginner","streak":1})", R"({"level":"beginner","streak":2})"}) {
    const Ran ran = finish(scratch, won);
    ASSERT_EQ(ran.status, 0) << ran.err;
    EXPECT_NE(ran.out.find("p2 farmer: bot:beginner (matches you)\n"), std::string::npos) << ran.out;
    EXPECT_EQ(ran.out.find("in a row"), std::string::npos) << ran.out;
    EXPECT_EQ(text_of(file_in(scratch)), std::string(file) + "\n");
  }
  const Ran third = finish(scratch, won);
  EXPECT_NE(third.out.find("Three wins in a row. Your next opponent: novice.\n"), std::string::npos) << third.out;
  EXPECT_EQ(text_of(file_in(scratch)), "{\"level\":\"novice\",\"streak\":0}\n");

  const AlmostOver lost = almost_lost(scratch);
  const Ran first = finish(scratch, lost);
  EXPECT_NE(first.out.find("p2 farmer: bot:novice (matches you)\n"), std::string::npos) << first.out;
  EXPECT_EQ(text_of(file_in(scratch)), "{\"level\":\"novice\",\"streak\":-1}\n");
  EXPECT_EQ(finish(scratch, lost).out.find("in a row"), std::string::npos);
  const Ran last = finish(scratch, lost);
  EXPECT_NE(last.out.find("Three losses in a row. Your next opponent: beginner.\n"), std::string::npos) << last.out;
  EXPECT_EQ(text_of(file_in(scratch)), "{\"level\":\"beginner\",\"streak\":0}\n");
}

TEST(BotFit, is_in_records_as_the_level_that_was_met) {
  const Scratch scratch;
  const std::string file = scratch.path("record.json");
  std::filesystem::create_directories(scratch.path("state/sounder/fit"));
  scratch.write("state/sounder/fit/happy-pigs.json", R"({"level":"strong","streak":-2})");
  ASSERT_EQ(
      run({"play", "happy-pigs", "--seats", "human,bot:fit,bot:fit", "--record", file}, {}, kept_below(scratch)).status,
      0);
  const auto seats = json_of(text_of(file)).at("seats").as_array();
  for (const std::size_t seat : {1, 2}) EXPECT_EQ(seats.at(seat).as_object().at("is"), "bot:strong");
  EXPECT_EQ(text_of(scratch.path("state/sounder/fit/happy-pigs.json")), R"({"level":"strong","streak":-2})")
      << "a match that was left does not count";
}

TEST(BotFit, is_never_stronger_than_what_a_table_of_that_size_is_offered) {
  const Scratch scratch;
  std::filesystem::create_directories(scratch.path("state/sounder/fit"));
  scratch.write("state/sounder/fit/three-little-pigs.json", R"({"level":"master","streak":0})");
  const auto met = [&](const std::string& seats) {
    return run({"play", "three-little-pigs", "--seats", seats}, {}, kept_below(scratch)).out;
  };
  EXPECT_NE(met("human,bot:fit").find("little pig: bot:master (matches you)"), std::string::npos)
      << met("human,bot:fit");
  const std::string five = met("human,bot:fit,bot:fit,bot:fit,bot:fit");
  EXPECT_NE(five.find("p5 little pig: bot:strong (matches you)"), std::string::npos) << five;
}

TEST(BotFit, counts_matches_of_one_person_against_it_alone) {
  const Scratch scratch;
  const AlmostOver won = almost_won(scratch);
  const auto play = [&](const std::string& seats) {
    return run({"play", "--from", won.file, "--seats", seats}, won.last + "\n", kept_below(scratch));
  };
  EXPECT_EQ(play("human,human").status, 0);
  EXPECT_EQ(play("human,bot:beginner").status, 0);
  EXPECT_FALSE(std::filesystem::exists(file_in(scratch)));
}

TEST(BotFit, counts_a_match_that_was_left_and_resumed) {
  const Scratch scratch;
  const AlmostOver won = almost_won(scratch);
  AtTerminal first({"play", "--from", won.file, "--seats", "human,bot:fit"}, 80, 24, kept_below(scratch));
  ASSERT_TRUE(first.shows("bot:beginner (matches you)")) << first.all();
  first.type("\nquit\n");
  EXPECT_EQ(first.ended(), 0);
  AtTerminal second({"play", "--continue"}, 80, 24, kept_below(scratch));
  ASSERT_TRUE(second.shows("bot:beginner (matches you)")) << second.all();
  second.type("\n" + won.last + "\n");
  ASSERT_TRUE(second.shows("p1 herd has won.")) << second.all();
  second.type("\n");
  EXPECT_EQ(second.ended(), 0);
  EXPECT_EQ(text_of(file_in(scratch)), "{\"level\":\"beginner\",\"streak\":1}\n");
}

TEST(BotFit, does_not_count_practice) {
  const Scratch scratch;
  const std::string file = scratch.path("practice.json");
  AlmostOver won = almost_won(scratch);
  boost::json::object record = json_of(text_of(won.file));
  record.at("moves").as_array().insert(record.at("moves").as_array().begin() + 4,
                                       {boost::json::object{{"back_to", 2}, {"by", "p1"}, {"practice", true}},
                                        record.at("moves").as_array()[2], record.at("moves").as_array()[3]});
  record["practice"] = true;
  won.file = scratch.write("practice.json", boost::json::serialize(record));
  const Ran ran = finish(scratch, won);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("p1 herd has won."), std::string::npos) << ran.out;
  EXPECT_FALSE(std::filesystem::exists(file_in(scratch)));
}

TEST(BotFit, without_a_folder_is_a_beginner_and_nothing_is_kept) {
  const Scratch scratch;
  const AlmostOver won = almost_won(scratch);
  const Ran ran =
      run({"play", "--from", won.file, "--seats", "human,bot:fit"}, won.last + "\n", {"XDG_STATE_HOME=", "HOME="});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("bot:beginner (matches you)"), std::string::npos) << ran.out;
}

TEST(BotFit, refuses_a_file_that_it_did_not_write) {
  for (const char* text : {"{", "{}", R"({"level":"deep","streak":0})", R"({"level":"novice","streak":3})",
                           R"({"level":"novice","streak":0,"more":1})"}) {
    const Scratch scratch;
    std::filesystem::create_directories(scratch.path("state/sounder/fit"));
    scratch.write("state/sounder/fit/bite-the-pumpkin.json", text);
    const Ran ran = run({"play", "bite-the-pumpkin", "--seats", "human,bot:fit"}, {}, kept_below(scratch));
    EXPECT_EQ(not_refused(ran, file_in(scratch)), "") << text;
    EXPECT_EQ(text_of(file_in(scratch)), text) << "it is left as it is";
  }
}

TEST(BotFit, is_refused_where_nobody_plays_for_it_to_match) {
  const Scratch scratch;
  const std::string open = scratch.write("open.json", short_record);
  const std::vector<std::vector<std::string>> commands = {
      {"ladder", "happy-pigs", "--bots", "fit,novice"},
      {"lab", "run", "happy-pigs", "--bots", "fit", "--out", scratch.path("lab")},
      {"bot", "happy-pigs", "--level", "fit"},
      {"hint", open, "--level", "fit"},
      {"samples", "happy-pigs", "--bots", "fit", "--out", scratch.path("samples")},
  };
  for (const auto& command : commands)
    EXPECT_EQ(not_refused(run(command), "bot \"fit\" follows one person's results, expected it only in --seats"), "")
        << command[0];
}

}  // namespace
}  // namespace sounder::testing_cli
