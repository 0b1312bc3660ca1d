// Matches at one screen, with people who answer from a script.
#include <gtest/gtest.h>

#include "cli/matches.h"
#include "match/fair/fair_chance.h"
#include "terminal/play.h"
#include "terminal/scripted_console.h"
#include "toys/registered.h"

namespace sounder::terminal {
namespace {

constexpr Manners at_a_terminal = {.asks = true, .clears = true};

bool contains(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

PlaySetup people_at(const GamePtr& game, DiceNote dice = SeedNote{7}) {
  return {Record{Match(game), std::vector<Player>(static_cast<std::size_t>(game->seats())), std::move(dice)}, {}, 7};
}

PlaySetup two_at_the_pumpkin() { return people_at(*make_game({"bite-the-pumpkin", 2, {}, {}})); }

// Both guess twice; every guess needs an Enter first, so that the others can look away.
const std::vector<std::string> whole_toy = {"", "",          "guess low", "",           "guess low",
                                            "", "guess low", "",          "guess high", ""};

TEST(SharedScreen, is_handed_over_before_a_secret_is_shown) {
  ScriptedConsole console(at_a_terminal, whole_toy);
  const auto status = play(console, people_at(toys::truffle_guess(2)));
  ASSERT_TRUE(status) << status.error().message;
  const auto& screens = console.screens();
  ASSERT_GE(screens.size(), 9u);
  EXPECT_TRUE(contains(screens[1], "p1 [role.snout], press Enter when only you can see the screen.")) << screens[1];
  EXPECT_TRUE(contains(screens[2], "truffle: ")) << "now p1 sees its hand: " << screens[2];
  EXPECT_TRUE(contains(screens[3], "p2 [role.snout], press Enter when only you can see the screen.")) << screens[3];
  EXPECT_TRUE(contains(screens[4], "truffle: ")) << screens[4];
}

TEST(SharedScreen, shows_no_secret_while_it_is_handed_over) {
  ScriptedConsole console(at_a_terminal, whole_toy);
  ASSERT_TRUE(play(console, people_at(toys::truffle_guess(2))));
  const auto& screens = console.screens();
  for (std::size_t i = 1; i < screens.size(); i += 2) {
    if (!contains(screens[i], "press Enter when only you")) continue;
    EXPECT_TRUE(contains(screens[i], "\x1b[2J\x1b[3J")) << "what the last one saw is wiped, scrolled away or not";
    const std::string after = screens[i].substr(screens[i].rfind("\x1b[3J"));
    EXPECT_FALSE(contains(after, "truffle: ")) << after;
    EXPECT_FALSE(contains(after, ": truffle ")) << after;
    EXPECT_TRUE(contains(after, "Something is drawn in secret.") || i > 1) << after;
  }
}

TEST(SharedScreen, a_person_may_leave_instead_of_taking_over) {
  ScriptedConsole console(at_a_terminal, {"", "quit"});
  ASSERT_TRUE(play(console, people_at(toys::truffle_guess(2))));
  EXPECT_TRUE(contains(console.last(), "Left after 3 moves")) << console.last();
}

TEST(SharedScreen, of_an_open_game_is_never_handed_over) {
  ScriptedConsole console(at_a_terminal, {"", "pig d6", "plant a1", "quit"});
  ASSERT_TRUE(play(console, two_at_the_pumpkin()));
  for (const std::string& screen : console.screens())
    EXPECT_FALSE(contains(screen, "press Enter when only you")) << screen;
}

TEST(PipedMatch, of_a_game_with_secrets_needs_no_enter) {
  ScriptedConsole console({}, {"guess low", "p2: guess high", "guess low", "guess high"});
  const auto status = play(console, people_at(toys::truffle_guess(2)));
  ASSERT_TRUE(status) << status.error().message;
  EXPECT_TRUE(contains(console.last(), "Scores: ")) << console.last();
}

TEST(PipedMatch, a_move_for_another_seat_is_refused) {
  ScriptedConsole console({}, {"p2: guess low"});
  const auto status = play(console, people_at(toys::truffle_guess(2)));
  ASSERT_FALSE(status);
  EXPECT_TRUE(contains(status.error().message, "line 1: \"p2: guess low\"")) << status.error().message;
}

TEST(Dice, that_are_fair_are_committed_to_on_the_first_screen) {
  const GamePtr game = toys::truffle_guess(2);
  const FairDice dice = fresh_dice(2);
  ScriptedConsole console({}, {});
  ASSERT_TRUE(play(console, people_at(game, dice)));
  EXPECT_TRUE(contains(console.screens()[0], dice.commitment)) << console.screens()[0];
}

TEST(Dice, are_not_spoken_of_where_there_are_none) {
  ScriptedConsole console({}, {});
  ASSERT_TRUE(play(console, two_at_the_pumpkin()));
  EXPECT_FALSE(contains(console.screens()[0], "SHA-256"));
}

TEST(Person, sees_the_board_the_story_and_the_question_in_24_lines) {
  ScriptedConsole console(at_a_terminal, {"", "pig d6", "plant a1", "pig h8", "plant a2", "quit"});
  ASSERT_TRUE(play(console, two_at_the_pumpkin()));
  for (const std::string& screen : console.screens()) {
    const std::string last = screen.substr(screen.rfind("\x1b[2J") + 4);
    EXPECT_LT(std::count(last.begin(), last.end(), '\n'), 24) << last;
  }
  const std::string& screen = console.screens()[5];
  EXPECT_TRUE(contains(screen, "Bite the Pumpkin  move 5")) << screen;
  EXPECT_TRUE(contains(screen, "   4. p2 plants a pumpkin on a2.\n")) << screen;
  EXPECT_TRUE(contains(screen, "p1 herd: Place a pig (3 of 5), away from the vegetables.  (? lists ")) << screen;
}

TEST(Person, who_types_before_the_first_question_has_answered_it) {
  ScriptedConsole console(at_a_terminal, {"pig d6", "quit"});
  ASSERT_TRUE(play(console, two_at_the_pumpkin()));
  EXPECT_TRUE(contains(console.last(), "Left after 1 move")) << console.last();
}

TEST(Person, hears_why_a_move_is_not_possible_and_is_asked_again) {
  ScriptedConsole console(at_a_terminal, {"", "pig a6", "run north", "", "undo", "99", "pig d6", "quit"});
  ASSERT_TRUE(play(console, two_at_the_pumpkin()));
  const auto& screens = console.screens();
  EXPECT_EQ(screens[2], "Not possible: \"pig a6\": There is a tree on a6.\n> ");
  EXPECT_TRUE(contains(screens[3], "The herd places a pig now")) << screens[3];
  EXPECT_EQ(screens[4], "> ") << "an empty line asks again";
  EXPECT_TRUE(contains(screens[5], "Not possible: There is nothing of your own to take back.")) << screens[5];
  EXPECT_TRUE(contains(screens[6], "There are moves 1 to 58")) << screens[6];
  EXPECT_TRUE(contains(screens[7], "1. p1 places a pig on d6.")) << screens[7];
}

TEST(Person, takes_back_a_bite_and_is_asked_for_it_again) {
  std::vector<std::string> lines = {""};
  std::string moves = testing_cli::up_to_a_bite + "bite c6xb7\nundo\nquit\n";
  for (std::size_t at = 0; at < moves.size();) {
    const std::size_t end = moves.find('\n', at);
    lines.push_back(moves.substr(at, end - at));
    at = end + 1;
  }
  ScriptedConsole console(at_a_terminal, lines);
  ASSERT_TRUE(play(console, two_at_the_pumpkin()));
  const auto& screens = console.screens();
  EXPECT_TRUE(contains(screens[11], "Choose what your pigs eat.")) << screens[11];
  EXPECT_TRUE(contains(screens[12], "Choose where your standing pigs run.")) << screens[12];
  EXPECT_TRUE(contains(screens[13], "Choose what your pigs eat.")) << screens[13];
  EXPECT_FALSE(contains(screens[13], "c6 eats b7")) << "the story has forgotten it: " << screens[13];
  EXPECT_TRUE(contains(console.last(), "Left after 10 moves")) << console.last();
}

TEST(Person, may_type_a_part_that_only_one_move_has) {
  ScriptedConsole console(at_a_terminal, {"", "pig", "d6", "quit"});
  ASSERT_TRUE(play(console, two_at_the_pumpkin()));
  EXPECT_TRUE(contains(console.screens()[2], "Not possible: \"pig\": Name one square")) << console.screens()[2];
  EXPECT_TRUE(contains(console.screens()[3], "1. p1 places a pig on d6.")) << console.screens()[3];
}

TEST(Person, gets_help_with_every_command) {
  ScriptedConsole console(at_a_terminal, {"", "help", "quit"});
  ASSERT_TRUE(play(console, two_at_the_pumpkin()));
  for (const char* command : {"  MOVE ", "  ? ", "  undo ", "  board ", "  save ", "  quit ", "  help "})
    EXPECT_TRUE(contains(console.screens()[2], command)) << console.screens()[2];
}

TEST(Person, sees_what_changed_since_the_last_picture) {
  ScriptedConsole console(at_a_terminal, {"", "pig d6", "plant a1", "quit"});
  ASSERT_TRUE(play(console, two_at_the_pumpkin()));
  EXPECT_TRUE(contains(console.screens()[2], "^..^*")) << "the pig is new to the farmer: " << console.screens()[2];
  EXPECT_FALSE(contains(console.screens()[3], "^..^*")) << "and not new to the herd: " << console.screens()[3];
  EXPECT_TRUE(contains(console.screens()[3], " ,/ *")) << console.screens()[3];
}

}  // namespace
}  // namespace sounder::terminal
