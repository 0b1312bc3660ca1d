// The program at a real terminal: it asks again, redraws, obeys Ctrl-C and leaves everything as it was.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <filesystem>

#include "cli/matches.h"

namespace sounder::testing_cli {
namespace {

TEST(AtATerminal, a_person_is_asked_again_and_told_why) {
  AtTerminal terminal({"play", "bite-the-pumpkin", "--seats", "human,human", "--seed", "1"}, 80, 24);
  ASSERT_TRUE(terminal.shows("Enter begins"));
  terminal.type("\n");
  ASSERT_TRUE(terminal.shows("Place a pig (1 of 5)")) << terminal.all();
  terminal.type("pig a6\n");
  ASSERT_TRUE(terminal.shows("There is a tree on a6.")) << terminal.all();
  terminal.type("d6\n");
  ASSERT_TRUE(terminal.shows("1. p1 places a pig on d6.")) << "part of a text is enough: " << terminal.all();
  ASSERT_TRUE(terminal.shows("p2 farmer")) << terminal.all();
  terminal.type("quit\n");
  ASSERT_TRUE(terminal.shows("Left after 1 move, before the end of the match; no record was kept.")) << terminal.all();
  EXPECT_EQ(terminal.ended(), 0);
  EXPECT_NE(terminal.all().find("\x1b[2J"), std::string::npos) << "the screen is drawn anew";
  EXPECT_NE(terminal.all().find("\x1b[1;38;5;"), std::string::npos) << "in colour";
}

TEST(AtATerminal, a_dumb_one_gets_plain_text) {
  AtTerminal terminal({"play", "bite-the-pumpkin", "--seats", "human,human"}, 80, 24, {"TERM=dumb"});
  terminal.type("pig d6\n?\nhelp\nquit\n");
  ASSERT_TRUE(terminal.shows("Left after 1 move")) << terminal.all();
  EXPECT_EQ(terminal.ended(), 0);
  EXPECT_EQ(terminal.all().find('\x1b'), std::string::npos) << terminal.all();
}

TEST(AtATerminal, no_color_removes_colour_alone) {
  AtTerminal terminal({"play", "bite-the-pumpkin", "--seats", "human,human"}, 80, 24, {"NO_COLOR=1"});
  terminal.type("pig d6\n?\nhelp\nquit\n");
  ASSERT_TRUE(terminal.shows("Left after 1 move")) << terminal.all();
  EXPECT_EQ(terminal.ended(), 0);
  EXPECT_NE(terminal.all().find("\x1b[2J"), std::string::npos) << "the screen is drawn anew";
  EXPECT_NE(terminal.all().find("\x1b[1mp1 herd"), std::string::npos) << "with weight";
  EXPECT_EQ(terminal.all().find("\x1b[3"), std::string::npos) << "and no colour: " << terminal.all();
  EXPECT_EQ(terminal.all().find("38;5;"), std::string::npos) << terminal.all();
}

TEST(AtATerminal, an_interrupt_leaves_the_record_whole_and_says_where_it_is) {
  const Scratch scratch;
  const std::string file = scratch.path("record.json");
  AtTerminal terminal({"play", "bite-the-pumpkin", "--seats", "human,human", "--record", file}, 80, 24);
  ASSERT_TRUE(terminal.shows("Enter begins"));
  terminal.type("\n");
  ASSERT_TRUE(terminal.shows("Place a pig (1 of 5)"));
  terminal.type("pig d6\n");
  ASSERT_TRUE(terminal.shows("Plant a pumpkin"));
  terminal.type("\x03");
  ASSERT_TRUE(terminal.shows("Interrupted after 1 move, before the end of the match; the record is in"))
      << terminal.all();
  EXPECT_EQ(terminal.ended(), 130);
  EXPECT_EQ(json_of(text_of(file)).at("moves"), boost::json::array{"pig d6"});
  EXPECT_EQ(scratch.names(), std::vector<std::string>{"record.json"});
  EXPECT_EQ(run({"verify", file}).status, 0);
}

TEST(AtATerminal, the_end_of_input_leaves_like_quit) {
  AtTerminal terminal({"play", "bite-the-pumpkin", "--seats", "human,human"}, 80, 24);
  ASSERT_TRUE(terminal.shows("Enter begins"));
  terminal.type("\x04");
  ASSERT_TRUE(terminal.shows("before the end of the match")) << terminal.all();
  EXPECT_EQ(terminal.ended(), 0);
}

// The program keeps matches that are left in this folder.
std::vector<std::string> state_in(const Scratch& scratch) { return {"XDG_STATE_HOME=" + scratch.path("state")}; }

std::vector<std::string> kept_in(const Scratch& scratch) {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(scratch.path("state/sounder")))
    names.push_back(entry.path().filename().string());
  return names;
}

const std::vector<std::string> pumpkins_for_two = {"play", "bite-the-pumpkin", "--seats", "human,human"};

TEST(AtATerminal, a_match_that_was_left_is_resumed_however_it_was_left) {
  const Scratch scratch;
  AtTerminal first(pumpkins_for_two, 80, 24, state_in(scratch));
  ASSERT_TRUE(first.shows("Enter begins"));
  first.type("\npig d6\n");
  ASSERT_TRUE(first.shows("Plant a pumpkin"));
  first.type("\x03");
  ASSERT_TRUE(first.shows("Interrupted after 1 move")) << first.all();
  ASSERT_TRUE(first.shows("sounder play --continue")) << first.all();
  EXPECT_EQ(first.ended(), 130);

  AtTerminal second({"play", "--continue"}, 80, 24, state_in(scratch));
  ASSERT_TRUE(second.shows("goes on after 1 move")) << second.all();
  second.type("\nplant a1\n");
  ASSERT_TRUE(second.shows("Place a pig (2 of 5)")) << second.all();
  second.hang_up();  // a closed window: nobody sees the exit status

  AtTerminal third({"play", "bite-the-pumpkin", "--continue"}, 80, 24, state_in(scratch));
  ASSERT_TRUE(third.shows("goes on after 2 moves")) << third.all();
  third.type("\nquit\n");
  ASSERT_TRUE(third.shows("Left after 2 moves")) << third.all();
  EXPECT_EQ(third.ended(), 0);

  AtTerminal fourth({"play", "--continue"}, 80, 24, state_in(scratch));
  ASSERT_TRUE(fourth.shows("goes on after 2 moves")) << fourth.all();
  ASSERT_TRUE(fourth.shows("Enter begins")) << fourth.all();
  EXPECT_EQ(not_refused(run({"play", "--continue"}, {}, state_in(scratch)), "--continue: found no match"), "")
      << "somebody plays it";
  fourth.type("quit\n");
  EXPECT_EQ(fourth.ended(), 0);
  EXPECT_EQ(not_refused(run({"play", "wild-pigs", "--continue"}, {}, state_in(scratch)),
                        "--continue: found no match of wild-pigs to continue"),
            "");
}

TEST(AtATerminal, the_match_of_this_game_that_was_left_last_is_resumed) {
  const Scratch scratch;
  for (const char* move : {"pig d6", "pig c3"}) {
    AtTerminal terminal(pumpkins_for_two, 80, 24, state_in(scratch));
    ASSERT_TRUE(terminal.shows("Enter begins"));
    terminal.type("\n" + std::string(move) + "\nquit\n");
    ASSERT_TRUE(terminal.shows("Left after 1 move")) << terminal.all();
    ASSERT_EQ(terminal.ended(), 0);
  }
  AtTerminal terminal({"play", "--continue"}, 80, 24, state_in(scratch));
  ASSERT_TRUE(terminal.shows("Enter begins"));
  terminal.type("\n");
  ASSERT_TRUE(terminal.shows("1. p1 places a pig on c3.")) << terminal.all();
  terminal.type("quit\n");
  EXPECT_EQ(terminal.ended(), 0);
}

TEST(AtATerminal, no_autosave_keeps_nothing_and_pipes_keep_nothing) {
  const Scratch scratch;
  AtTerminal terminal(extended(pumpkins_for_two, {"--no-autosave"}), 80, 24, state_in(scratch));
  ASSERT_TRUE(terminal.shows("Enter begins"));
  terminal.type("\npig d6\nquit\n");
  ASSERT_TRUE(terminal.shows("Left after 1 move, before the end of the match; no record was kept.")) << terminal.all();
  EXPECT_EQ(terminal.ended(), 0);
  EXPECT_EQ(run(pumpkins_for_two, "pig d6\nquit\n", state_in(scratch)).status, 0);
  EXPECT_EQ(scratch.names(), std::vector<std::string>());
}

TEST(AtATerminal, a_match_is_not_resumed_when_it_is_over) {
  const Scratch scratch;
  const std::string file = scratch.path("played.json");
  ASSERT_EQ(
      run({"play", "bite-the-pumpkin", "--seats", "bot:greedy,bot:random", "--seed", "5", "--record", file}).status, 0);
  boost::json::object record = json_of(text_of(file));
  boost::json::array& moves = record.at("moves").as_array();
  const std::string last(moves.back().as_string());
  moves.pop_back();
  record.erase("result");
  scratch.write("played.json", boost::json::serialize(record));
  AtTerminal terminal({"play", "--from", file, "--seats", "human,human"}, 80, 24, state_in(scratch));
  ASSERT_TRUE(terminal.shows("Enter begins")) << terminal.all();
  terminal.type("\n" + last + "\n");
  ASSERT_TRUE(terminal.shows("p1 herd has won.")) << terminal.all();
  terminal.type("\n");
  EXPECT_EQ(terminal.ended(), 0);
  EXPECT_EQ(kept_in(scratch), std::vector<std::string>());
}

TEST(AtATerminal, a_new_size_draws_the_screen_again) {
  AtTerminal terminal(pumpkins_for_two, 100, 40);
  ASSERT_TRUE(terminal.shows("Enter begins"));
  terminal.type("\n");
  ASSERT_TRUE(terminal.shows("(? lists ")) << terminal.all();
  terminal.resize(50, 20);
  ASSERT_TRUE(terminal.shows("\x1b[2J")) << terminal.all();
  ASSERT_TRUE(terminal.shows("Place a pig (1 of 5)")) << terminal.all();
  terminal.type("pig a6\n");
  ASSERT_TRUE(terminal.shows("There is a tree on a6.")) << "what was typed is heard: " << terminal.all();
  terminal.type("quit\n");
  EXPECT_EQ(terminal.ended(), 0);
}

TEST(AtATerminal, cards_and_signs_are_explained_in_a_match) {
  AtTerminal terminal({"play", "wild-pigs", "--seats", "human,bot:random", "--seed", "1", "--no-autosave"}, 100, 50);
  ASSERT_TRUE(terminal.shows("rules, legend (the signs on the board)")) << terminal.all();
  terminal.type("\ncard stink bomb\n");
  ASSERT_TRUE(terminal.shows("With noses like theirs")) << terminal.all();
  terminal.type("legend conv\n");
  ASSERT_TRUE(terminal.shows("conv")) << terminal.all();
  terminal.type("card stonk bomb\n");
  ASSERT_TRUE(terminal.shows("Did you mean Stink Bomb?")) << terminal.all();
  terminal.type("quti\n");
  ASSERT_TRUE(terminal.shows("Did you mean quit?")) << terminal.all();
  terminal.type("quit\n");
  EXPECT_EQ(terminal.ended(), 0);
}

TEST(AtATerminal, after_the_end_an_unkept_match_can_still_be_saved) {
  const Scratch scratch;
  const std::string finished = scratch.path("finished.json");
  ASSERT_EQ(
      run({"play", "bite-the-pumpkin", "--seats", "bot:greedy,bot:random", "--seed", "5", "--record", finished}).status,
      0);
  AtTerminal terminal({"play", "--from", finished}, 80, 24);
  ASSERT_TRUE(terminal.shows("p1 herd has won.")) << terminal.all();
  ASSERT_TRUE(terminal.shows("`save` or `save FILE` keeps it")) << terminal.all();
  const std::string copy = scratch.path("copy.json");
  terminal.type("save " + copy + "\n");
  ASSERT_TRUE(terminal.shows("Saved in ")) << terminal.all();
  EXPECT_EQ(terminal.ended(), 0);
  EXPECT_EQ(text_of(copy), text_of(finished));
}

TEST(AtATerminal, a_replay_goes_forwards_backwards_and_anywhere) {
  const Scratch scratch;
  const std::string file = scratch.write("short.json", short_record);
  AtTerminal terminal({"replay", file}, 80, 24);
  ASSERT_TRUE(terminal.shows("move 0 of 2, seen by the audience")) << terminal.all();
  const std::vector<std::pair<std::string, std::string>> steps = {
      {"\n", "move 1 of 2"},
      {"n\n", "move 2 of 2"},
      {"n\n", "move 2 of 2"},
      {"b\n", "move 1 of 2"},
      {"p\n", "move 0 of 2"},
      {"b\n", "move 0 of 2"},
      {"2\n", "move 2 of 2"},
      {"first\n", "move 0 of 2"},
      {"last\n", "move 2 of 2"},
      {"seat p2\n", "move 2 of 2, seen by p2 farmer"},
      {"seat all\n", "seen by the audience"},
      {"3\n", "\"3\" is not known here"},
      {"seat p3\n", "\"seat p3\" is not known here"},
  };
  for (const auto& [keys, expected] : steps) {
    terminal.type(keys);
    ASSERT_TRUE(terminal.shows(expected)) << keys << terminal.all();
  }
  terminal.type("q\n");
  EXPECT_EQ(terminal.ended(), 0);
}

TEST(AtATerminal, a_replay_tells_the_story_as_the_chosen_seat_knew_it) {
  const Scratch scratch;
  const std::string file = scratch.write(
      "secret.json", R"({"sounder":2,"game":"happy-pigs","rules":1,"seats":[{"is":"human"},{"is":"human"}],)"
                     R"("moves":["done","done","card Season of Love","p2: choose mate"]})");
  AtTerminal terminal({"replay", file, "--seat", "p2"}, 100, 50);
  ASSERT_TRUE(terminal.shows("move 0 of 4")) << terminal.all();
  terminal.type("last\n");
  ASSERT_TRUE(terminal.shows("p2 chooses mate.")) << terminal.all();
  terminal.type("seat p1\n");
  ASSERT_TRUE(terminal.shows("p2 chooses in secret.")) << terminal.all();
  terminal.type("q\n");
  EXPECT_EQ(terminal.ended(), 0);
}

TEST(AtATerminal, a_replay_obeys_an_interrupt) {
  const Scratch scratch;
  const std::string file = scratch.write("short.json", short_record);
  AtTerminal terminal({"replay", file}, 80, 24);
  ASSERT_TRUE(terminal.shows("Enter next"));
  terminal.type("\x03");
  EXPECT_EQ(terminal.ended(), 130);
}

}  // namespace
}  // namespace sounder::testing_cli
