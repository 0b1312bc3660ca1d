// The small pieces of the terminal: text that fits and is safe to show, seats, choices.
#include <gtest/gtest.h>

#include "match/registry.h"
#include "terminal/choices.h"
#include "terminal/seating.h"
#include "terminal/style.h"

namespace sounder::terminal {
namespace {

TEST(Style, without_colour_writes_no_escape) {
  EXPECT_EQ(Style(false).paint(Ink::red, "pig"), "pig");
  EXPECT_EQ(Style(false).paint(Paint{1, 2, true}, "pig"), "pig");
  EXPECT_EQ(Style(true).paint(Ink::red, "pig"), "\x1b[31mpig\x1b[0m");
  EXPECT_EQ(Style(true).paint(Paint{1, 2, true}, "pig"), "\x1b[1;38;5;1;48;5;2mpig\x1b[0m");
}

TEST(Style, columns_count_what_is_seen) {
  EXPECT_EQ(columns("pig"), 3);
  EXPECT_EQ(columns(Style(true).paint(Ink::red, "pig")), 3);
  EXPECT_EQ(columns("cochon \xc3\xa9"), 8);
  EXPECT_EQ(padded("pig", 5), "pig  ");
}

TEST(Style, long_lines_are_broken_between_words) {
  using Lines = std::vector<std::string>;
  EXPECT_EQ(wrapped("short", 10), Lines{"short"});
  EXPECT_EQ(wrapped("", 10), Lines{""});
  EXPECT_EQ(wrapped("a long story about pigs", 10), (Lines{"a long", "story", "about pigs"}));
  EXPECT_EQ(wrapped("  12. the pigs eat it all", 14, 4), (Lines{"  12. the pigs", "    eat it all"}));
  EXPECT_EQ(wrapped("abcdefghijkl", 5), (Lines{"abcde", "fghij", "kl"})) << "a word longer than a line is cut";
  EXPECT_EQ(wrapped("\xc3\xa9\xc3\xa9\xc3\xa9", 2), (Lines{"\xc3\xa9\xc3\xa9", "\xc3\xa9"})) << "a letter never is";
  for (int width = 1; width < 30; ++width)
    for (const std::string& line :
         wrapped("   p1 herd: run north; the pigs eat c4 and \xc3\xa9\xc3\xa9\xc3\xa9", width, 0))
      EXPECT_LE(columns(line), width);
}

TEST(Style, what_comes_from_outside_can_not_steer_the_terminal) {
  EXPECT_EQ(printable("a\x1b[2Jb\nc\x7f"), "a\\x1b[2Jb\\x0ac\\x7f");
  EXPECT_EQ(printable("\xc2\x9b"
                      "2J"),
            "\\x9b2J");
  EXPECT_EQ(printable("caf\xc3\xa9"), "caf\xc3\xa9");
}

const Facts facts = {"toy", "Toy", "Nobody", 2, 4, 1, 100, true};

TEST(Seating, is_a_list_or_a_number) {
  EXPECT_EQ(*players_from("human,bot:greedy", facts), (Players{"human", "bot:greedy"}));
  EXPECT_EQ(*players_from("bot:random,bot:random,human", facts), (Players{"bot:random", "bot:random", "human"}));
  EXPECT_EQ(*players_from("3", facts), (Players{"human", "bot:casual", "bot:casual"}));
  for (const char* wrong :
       {"", "1", "5", "-2", "human", "human,,human", "Human,human", "bot:,human", "a,b,c,d,e", "99999999999999"})
    EXPECT_FALSE(players_from(wrong, facts)) << wrong;
}

class ChoicesOfTheHerd : public testing::Test {
 protected:
  GamePtr game = *make_game({"bite-the-pumpkin", 2, {}, {}});
  AnyState state = game->start();
  i18n::Localizer localizer{"en", game->setup()};
  Choices choices{localizer, *game, state, Seat::p1};
  std::string chosen(const ParsedMove<AnyMove>& found) const {
    return found.move ? game->text(state, *found.move) : "";
  }
};

TEST_F(ChoicesOfTheHerd, are_found_by_text_number_and_seat_in_front) {
  EXPECT_EQ(chosen(choices.find("pig d6")), "pig d6");
  EXPECT_EQ(chosen(choices.find("p1: pig d6")), "pig d6");
  EXPECT_EQ(chosen(choices.find("1")), "pig a1");
  EXPECT_EQ(chosen(choices.find("58")), "pig h8");
  for (const char* wrong : {"0", "59", "d6", "p2: pig d6", "", "pig"})
    EXPECT_EQ(chosen(choices.find(wrong)), "") << wrong;
}

TEST_F(ChoicesOfTheHerd, are_found_by_a_part_if_it_is_the_only_one) {
  EXPECT_EQ(chosen(choices.find_by_part("d6")), "pig d6");
  for (const char* wrong : {"pig d", "6", "pig", "", "a6"})
    EXPECT_NE(chosen(choices.find_by_part(wrong)), "pig d6") << wrong;
  EXPECT_EQ(chosen(choices.find_by_part("a6")), "") << "a tree stands there";
}

TEST_F(ChoicesOfTheHerd, are_listed_with_their_numbers_in_the_width_there_is) {
  for (const int width : {20, 80, 120}) {
    const std::string list = choices.list(Style(false), width);
    std::size_t begin = 0;
    for (std::size_t end = list.find('\n'); end != std::string::npos; begin = end + 1, end = list.find('\n', begin))
      EXPECT_LE(end - begin, static_cast<std::size_t>(width));
    for (const std::string& text : choices.texts()) EXPECT_NE(list.find(text), std::string::npos) << text;
  }
  EXPECT_EQ(choices.list(Style(false), 80, "d6"), "  39 pig d6\n");
  EXPECT_EQ(choices.list(Style(false), 80, "x9"), "  No move has \"x9\" in it.\n");
}

}  // namespace
}  // namespace sounder::terminal
