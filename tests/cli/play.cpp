// `sounder play` with moves piped in and with bots alone.
#include <gtest/gtest.h>

#include "cli/matches.h"
#include "match/record.h"
#include "terminal/play.h"

namespace sounder::testing_cli {
namespace {

const std::vector<std::string> two_people = {"play", "bite-the-pumpkin", "--seats", "human,human"};

TEST(Play, bots_alone_play_every_game_to_the_end_and_the_record_verifies) {
  for (const std::string& game : games()) {
    const Scratch scratch;
    const std::string file = scratch.path("record.json");
    const Ran ran = run({"play", game, "--seats", all_seats(game, "bot:random"), "--record", file});
    ASSERT_EQ(ran.status, 0) << game << ran.err;
    EXPECT_EQ(ran.err, "");
    EXPECT_NE(ran.out.find("Scores: p1"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("the record is in " + file), std::string::npos) << ran.out;
    const Ran verified = run({"verify", file});
    EXPECT_EQ(verified.status, 0) << verified.err;
    EXPECT_NE(verified.out.find("the result is right"), std::string::npos) << verified.out;
  }
}

// The commitment is printed exactly where there is something to commit to, and the record's dice check.
TEST(Play, without_a_seed_the_dice_are_fair_and_committed_to_before_the_match) {
  for (const std::string& game : games()) {
    const Scratch scratch;
    const std::string file = scratch.path("record.json");
    const Ran ran = run({"play", game, "--seats", all_seats(game, "human"), "--record", file});
    ASSERT_EQ(ran.status, 0) << game << ran.err;
    const auto record = json_of(text_of(file));
    const bool chance = usual_game(game)->facts().chance;
    ASSERT_EQ(record.contains("dice"), chance) << game;
    EXPECT_EQ(ran.out.find("SHA-256") != std::string::npos, chance) << ran.out;
    if (!chance) continue;
    const auto& dice = record.at("dice").as_object();
    EXPECT_EQ(dice.at("kind").as_string(), "fair");
    EXPECT_NE(ran.out.find(std::string(dice.at("commitment").as_string())), std::string::npos) << ran.out;
    for (const auto& nonce : dice.at("nonces").as_array())
      EXPECT_EQ(nonce.as_string().size(), 32u) << "a person gives a nonce";
    EXPECT_EQ(run({"verify", file}).status, 0);
  }
}

TEST(Play, a_seed_fixes_chance_and_bots) {
  for (const std::string& game : games()) {
    const Scratch scratch;
    const auto record = [&](const std::string& name, const std::string& seed) {
      const std::string file = scratch.path(name);
      EXPECT_EQ(run({"play", game, "--seats", all_seats(game, "bot:random"), "--seed", seed, "--record", file}).status,
                0);
      return text_of(file);
    };
    const std::string first = record("first.json", "7");
    EXPECT_EQ(record("again.json", "7"), first) << game;
    EXPECT_NE(record("other.json", "8"), first) << game;
  }
}

// The decisions of a bots' match, typed by people with the same dice, lead to the same match.
TEST(Play, a_whole_match_piped_in_is_the_match) {
  for (const std::string& game : games()) {
    const Scratch scratch;
    const std::string original = scratch.path("bots.json");
    ASSERT_EQ(run({"play", game, "--seats", all_seats(game, "bot:random"), "--seed", "3", "--record", original}).status,
              0);
    const auto record = parse_record(text_of(original), original);
    ASSERT_TRUE(record) << record.error().message;
    std::string typed = "# the decisions of another match\n\n";
    AnyState state = record->match.game().start();
    for (const Step& step : record->match.steps()) {
      if (step.seat != Seat::nobody) typed += step_text(record->match.game(), state, step) + "\r\n";
      record->match.game().play(state, step.move);
    }
    const std::string copy = scratch.path("people.json");
    const Ran ran = run({"play", game, "--seats", all_seats(game, "human"), "--seed", "3", "--record", copy}, typed);
    ASSERT_EQ(ran.status, 0) << game << ran.err;
    EXPECT_NE(ran.out.find("Scores: p1"), std::string::npos) << ran.out.substr(0, 2000);
    EXPECT_EQ(json_of(text_of(copy)).at("moves"), json_of(text_of(original)).at("moves")) << game;
  }
}

TEST(Play, every_story_line_is_told_and_the_end_says_who_won) {
  const Ran ran = run({"play", "bite-the-pumpkin", "--seats", "bot:greedy,bot:random", "--seed", "8"});
  EXPECT_NE(ran.out.find("   1. p1 places a pig on "), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find(". The pigs eat "), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("p1 herd has won.\nScores: p1 herd 1 and p2 farmer 0\n"), std::string::npos) << ran.out;
}

TEST(Play, the_end_of_the_input_leaves_the_match_and_keeps_the_record) {
  const Scratch scratch;
  const std::string file = scratch.path("record.json");
  const Ran ran = run(extended(two_people, {"--record", file}), "pig d6\nplant a1");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.err, "");
  EXPECT_NE(
      ran.out.find("The input ended after 2 moves, before the end of the match; the record is in " + file + ".\n"),
      std::string::npos)
      << ran.out;
  EXPECT_EQ(json_of(text_of(file)).at("moves"), (boost::json::array{"pig d6", "plant a1"}));
  EXPECT_EQ(scratch.names(), std::vector<std::string>{"record.json"}) << "nothing is left beside the record";
}

TEST(Play, an_illegal_move_piped_in_is_refused_with_its_line_and_the_reason) {
  const Scratch scratch;
  const std::string file = scratch.path("record.json");
  const Ran ran = run(extended(two_people, {"--record", file}), "# the herd first\npig d6\n\nplant d6\npig a1\n");
  EXPECT_EQ(not_refused(ran, "standard input, line 4: \"plant d6\": There is a pig on d6."), "");
  EXPECT_EQ(json_of(text_of(file)).at("moves"), boost::json::array{"pig d6"}) << "what was legal is kept";
}

TEST(Play, a_number_stands_for_a_move_and_the_list_says_which) {
  const Ran ran = run(two_people, "? d6\n");
  EXPECT_NE(ran.out.find("  39 pig d6"), std::string::npos) << ran.out;
  const Ran chosen = run(two_people, "39\n");
  EXPECT_NE(chosen.out.find("1. p1 places a pig on d6."), std::string::npos) << chosen.out;
  EXPECT_EQ(not_refused(run(two_people, "59\n"), "line 1: \"59\": There are moves 1 to 58"), "");
  EXPECT_EQ(not_refused(run(two_people, "0\n"), "moves 1 to 58"), "");
  EXPECT_EQ(not_refused(run(two_people, "99999999999999999999999\n"), "moves 1 to 58"), "");
}

TEST(Play, part_of_a_text_is_for_people_not_for_pipes) {
  EXPECT_EQ(not_refused(run(two_people, "d6\n"), "line 1: \"d6\""), "");
}

TEST(Play, a_bite_can_be_taken_back_while_the_herd_is_still_to_run) {
  const Scratch scratch;
  const std::string file = scratch.path("record.json");
  const Ran ran =
      run(extended(two_people, {"--record", file}), up_to_a_bite + "bite c6xb7\nundo\nbite c6xc7\nrun north\n");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("p1 takes that back."), std::string::npos) << ran.out;
  const auto moves = json_of(text_of(file)).at("moves").as_array();
  ASSERT_EQ(moves.size(), 14u) << "what was taken back is kept, too";
  EXPECT_EQ(moves[10].as_string(), "bite c6xb7");
  EXPECT_EQ(moves[11], (boost::json::object{{"back_to", 10}, {"by", "p1"}}));
  EXPECT_EQ(moves[12].as_string(), "bite c6xc7");
  EXPECT_EQ(moves[13].as_string(), "run north");
}

TEST(Play, what_another_seat_has_answered_to_can_not_be_taken_back) {
  EXPECT_EQ(not_refused(run(two_people, "pig d6\nundo\n"), "line 2: There is nothing of your own to take back."), "");
  EXPECT_EQ(not_refused(run(two_people, "undo\n"), "line 1: There is nothing of your own to take back."), "");
  EXPECT_EQ(not_refused(run(two_people, up_to_a_bite + "undo\n"),
                        "line 11: undo: others have moved since. If p2 farmer agrees: undo agreed"),
            "")
      << "the last move was the farmer's";
}

TEST(Play, what_others_did_is_taken_back_when_they_agree) {
  const Ran ran = run(two_people, "pig d6\nplant a1\nundo agreed\npig d5\n");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("1. p1 places a pig on d5."), std::string::npos) << ran.out;
}

TEST(Play, alone_among_bots_one_goes_back_as_practice_and_the_record_says_so) {
  const Scratch scratch;
  const std::string file = scratch.path("record.json");
  const std::vector<std::string> against_a_bot = {"play", "bite-the-pumpkin", "--seats", "human,bot:greedy", "--seed",
                                                  "1",    "--record",         file};
  EXPECT_EQ(not_refused(run(against_a_bot, "pig d6\nundo\n"), "line 2: undo: something has happened since."), "");
  std::filesystem::remove(file);
  const Ran ran = run(against_a_bot, "pig d6\nundo practice\npig d5\n");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_TRUE(json_of(text_of(file)).at("practice").as_bool());
}

TEST(Play, HP_17_what_became_known_among_people_stays) {
  const std::vector<std::string> two = {"play", "happy-pigs",  "--seats", "human,human",
                                        "-o",   "neutral=off", "--seed",  "3"};
  EXPECT_EQ(not_refused(run(two, "done\ndone\nchoose feed\nchoose mate\nundo\n"),
                        "Something has become known since: that can’t be taken back."),
            "");
}

TEST(Play, whoever_is_new_in_a_saved_match_takes_the_seat_over) {
  const Scratch scratch;
  const std::string file = scratch.path("record.json");
  run(extended(two_people, {"--record", file}), "pig d6\n");
  const Ran ran =
      run({"play", "--from", file, "--record", file, "--seats", "human,bot:greedy", "--seed", "3"}, "pig a1\n");
  EXPECT_EQ(ran.status, 0) << ran.err;
  const auto record = json_of(text_of(file));
  EXPECT_EQ(record.at("seats").at(1), (boost::json::object{{"is", "human"}}));
  EXPECT_EQ(record.at("moves").at(1), (boost::json::object{{"seat", "p2"}, {"is", "bot:greedy"}}));
}

TEST(Play, a_saved_match_goes_on_where_it_was_left) {
  const Scratch scratch;
  const std::string whole = scratch.path("whole.json");
  const std::string half = scratch.path("half.json");
  const std::string rest = scratch.path("rest.json");
  const std::vector<std::string> seeded = {"play", "bite-the-pumpkin", "--seats", "human,bot:greedy", "--seed", "12"};
  ASSERT_EQ(run(extended(seeded, {"--record", whole}), "pig d6\npig h8\npig a8\n").status, 0);
  ASSERT_EQ(run(extended(seeded, {"--record", half}), "pig d6\npig h8\n").status, 0);
  const std::string before = text_of(half);
  const Ran ran = run({"play", "--from", half, "--record", rest}, "pig a8\n");
  ASSERT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(text_of(rest), text_of(whole)) << "the bot thinks as if there had been no break";
  EXPECT_EQ(text_of(half), before) << "what is gone on from does not change";
  ASSERT_EQ(run({"play", "bite-the-pumpkin", "--from", half, "--record", half}, "pig a8\n").status, 0);
  EXPECT_EQ(text_of(half), text_of(whole)) << "unless it is named as the record too";
}

TEST(Play, a_finished_match_shows_its_end) {
  const Scratch scratch;
  const std::string file = scratch.path("record.json");
  ASSERT_EQ(
      run({"play", "bite-the-pumpkin", "--seats", "bot:greedy,bot:random", "--seed", "5", "--record", file}).status, 0);
  const Ran ran = run({"play", "--from", file});
  EXPECT_EQ(ran.status, 0);
  EXPECT_NE(ran.out.find("p1 herd has won."), std::string::npos) << ran.out;
}

TEST(Play, save_writes_the_record_and_never_over_something_else) {
  const Scratch scratch;
  const std::string file = scratch.path("evening.json");
  const Ran ran = run(two_people, "pig d6\nsave " + file + "\nplant a1\nsave " + file + "\nquit\n");
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("Left after 2 moves, before the end of the match; the match is saved."), std::string::npos)
      << ran.out;
  EXPECT_EQ(json_of(text_of(file)).at("moves").as_array().size(), 2u);
  const std::string note = scratch.write("note.txt", "milk, eggs\n");
  EXPECT_EQ(not_refused(run(two_people, "save " + note + "\n"), "line 1: " + note + ": exists already"), "");
  EXPECT_EQ(text_of(note), "milk, eggs\n");
}

TEST(Play, options_and_content_change_the_game) {
  const Scratch scratch;
  const std::string mine = scratch.write(
      "mine.json",
      R"({"game":"bite-the-pumpkin","kind":"layout","name":"mine","title":"Mine","about":"One tree.","trees":["d6"]})");
  EXPECT_EQ(not_refused(run(extended(two_people, {"--content", mine}), "pig d6\n"), "There is a tree on d6."), "");
  const std::string file = scratch.path("record.json");
  ASSERT_EQ(run(extended(two_people, {"-o", "layout=hedge", "-o", "novice_help=2", "--record", file}), "").status, 0);
  const auto record = json_of(text_of(file));
  EXPECT_EQ(record.at("options").at("novice_help").as_int64(), 2);
  EXPECT_EQ(record.at("content").at("layout").at("name").as_string(), "hedge");
}

TEST(Play, of_a_directory_of_content_one_of_a_kind_is_chosen_by_name) {
  const Scratch scratch;
  const std::string head = R"({"game":"bite-the-pumpkin","kind":"layout","trees":[)";
  scratch.write("a.json", head + R"("d6"],"name":"a"})");
  const std::string directory = scratch.path(".");
  EXPECT_EQ(not_refused(run(extended(two_people, {"--content", directory}), "pig d6\n"), "There is a tree on d6."), "");
  scratch.write("b.json", head + R"("e7"],"name":"b"})");
  EXPECT_EQ(not_refused(run(extended(two_people, {"--content", directory})), "2 files are a layout"), "");
  EXPECT_EQ(not_refused(run(extended(two_people, {"--content", directory, "-o", "layout=b"}), "pig e7\n"),
                        "There is a tree on e7."),
            "");
  EXPECT_EQ(not_refused(run(extended(two_people, {"--content", directory, "-o", "layout=classic"}), "pig e5\n"),
                        "There is a tree on e5."),
            "");
}

TEST(Play, without_a_terminal_no_escape_is_printed) {
  for (const auto& settings : {std::vector<std::string>{}, {"NO_COLOR=1"}, {"TERM=dumb"}}) {
    const Ran ran = run(two_people, "board\n?\nhelp\npig d6\n", settings);
    EXPECT_EQ(ran.out.find('\x1b'), std::string::npos);
    EXPECT_NE(ran.out.find("(? lists"), 0u);
  }
}

TEST(Play, the_board_comes_on_request) {
  const Ran ran = run(two_people, "pig d6\nplant a1\nboard\n");
  EXPECT_NE(ran.out.find("1 on the field, 19 to plant"), std::string::npos) << ran.out;
}

TEST(Play, bots_take_the_seats_nobody_asked_for) {
  const Ran ran = run({"play", "bite-the-pumpkin", "--seats", "3"});
  EXPECT_NE(ran.out.find("p1 herd: a person\n  p2 pumpkins: bot:casual\n  p3 broccoli: bot:casual\n"),
            std::string::npos)
      << ran.out;
}

}  // namespace
}  // namespace sounder::testing_cli
