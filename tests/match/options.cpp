// What is chosen before a match: options, content, seats; and every refusal.
#include <gtest/gtest.h>

#include "match/registry.h"
#include "toys/registered.h"

namespace sounder {
namespace {

using Choices = std::vector<std::pair<const char*, const char*>>;

// What is said when these are chosen for a game; "taken" if it can be played.
std::string said_of(const std::string& game, int seats, const Choices& choices = {}) {
  sounder::Setup setup{game, seats, {}, {}};
  for (const auto& [name, value] : choices)
    if (auto chosen = choose(setup, name, value); !chosen) return chosen.error().message;
  const auto made = make_game(setup);
  return made ? "taken" : made.error().message;
}

TEST(Options, what_is_left_out_is_usual) {
  const auto game = make_game({"bite-the-pumpkin", 0, {}, {}});
  ASSERT_TRUE(game);
  EXPECT_EQ((*game)->seats(), 2);
  EXPECT_EQ((*game)->setup().options,
            (std::map<std::string, int>{{"auto_bite", 0}, {"broccoli_help", 0}, {"novice_help", 0}}));
  EXPECT_EQ((*game)->setup().content.at("layout").name, "classic");
  EXPECT_EQ((*game)->setup().content.at("layout").hash.size(), 16u);
}

TEST(Options, numbers_and_switches_are_taken_in_their_words) {
  for (const char* value : {"0", "1", "2"})
    EXPECT_EQ(said_of("bite-the-pumpkin", 2, {{"novice_help", value}}), "taken");
  for (const char* value : {"on", "off", "true", "false"})
    EXPECT_EQ(said_of("bite-the-pumpkin", 2, {{"auto_bite", value}}), "taken");
  sounder::Setup setup{"bite-the-pumpkin", 2, {}, {}};
  ASSERT_TRUE(choose(setup, "auto_bite", "true"));
  ASSERT_TRUE(choose(setup, "novice_help", "2"));
  ASSERT_TRUE(choose(setup, "layout", "hedge"));
  EXPECT_EQ(setup.options, (std::map<std::string, int>{{"auto_bite", 1}, {"novice_help", 2}}));
  EXPECT_EQ(setup.content.at("layout").name, "hedge");
}

TEST(Options, a_value_out_of_range_is_answered_with_what_was_expected) {
  for (const std::string value : {"3", "-1", "1.0", "1x", "", "one", "99999999999", " 1"})
    EXPECT_EQ(said_of("bite-the-pumpkin", 2, {{"novice_help", value.c_str()}}),
              "bite-the-pumpkin: option novice_help is \"" + value + "\", expected 0, 1 or 2");
  for (const std::string value : {"yes", "1", "ON", ""})
    EXPECT_EQ(said_of("bite-the-pumpkin", 2, {{"auto_bite", value.c_str()}}),
              "bite-the-pumpkin: option auto_bite is \"" + value + "\", expected off or on");
}

TEST(Options, an_unknown_name_is_answered_with_those_there_are) {
  EXPECT_EQ(said_of("bite-the-pumpkin", 2, {{"speed", "1"}}),
            "bite-the-pumpkin: unknown option \"speed\", expected novice_help, broccoli_help, auto_bite or layout");
  EXPECT_EQ(said_of("bite-the-pumpkin", 2, {{"layout", "nowhere"}}),
            "bite-the-pumpkin: unknown layout \"nowhere\", expected arch, classic, hedge, meadow, orchard or stray");
  const std::string said = said_of("chess", 2);
  EXPECT_TRUE(said.starts_with("unknown game \"chess\", expected bite-the-pumpkin")) << said;
  EXPECT_TRUE(said_of("chess", 2, {{"a", "b"}}).starts_with("unknown game \"chess\""));
}

TEST(Options, the_number_of_seats_is_checked) {
  EXPECT_EQ(said_of("bite-the-pumpkin", 1), "bite-the-pumpkin: 1 seats, expected 2 to 3");
  EXPECT_EQ(said_of("bite-the-pumpkin", 4), "bite-the-pumpkin: 4 seats, expected 2 to 3");
  EXPECT_EQ(said_of("bite-the-pumpkin", -1), "bite-the-pumpkin: -1 seats, expected 2 to 3");
  EXPECT_EQ(said_of("bite-the-pumpkin", 258), "bite-the-pumpkin: 258 seats, expected 2 to 3");
}

TEST(Options, what_does_not_go_together_is_refused) {
  EXPECT_EQ(said_of("bite-the-pumpkin", 2, {{"broccoli_help", "1"}}),
            "bite-the-pumpkin: broccoli_help is for three seats (BP-7)");
}

TEST(Options, a_setup_made_by_hand_is_checked_as_well) {
  const auto said = [](const sounder::Setup& setup) {
    const auto made = make_game(setup);
    return made ? "taken" : made.error().message;
  };
  EXPECT_EQ(said({"bite-the-pumpkin", 2, {{"novice_help", 3}}, {}}),
            "bite-the-pumpkin: option novice_help is 3, expected 0, 1 or 2");
  EXPECT_EQ(said({"bite-the-pumpkin", 2, {{"auto_bite", -1}}, {}}),
            "bite-the-pumpkin: option auto_bite is -1, expected off or on");
  EXPECT_EQ(said({"bite-the-pumpkin", 2, {{"speed", 1}}, {}}), "bite-the-pumpkin: unknown option \"speed\"");
  EXPECT_EQ(said({"bite-the-pumpkin", 2, {}, {{"deck", {"classic", {}, {}}}}}),
            "bite-the-pumpkin: unknown kind of content \"deck\"");
}

TEST(Options, every_game_describes_itself_and_its_usual_options_can_be_played) {
  toys::register_truffle_guess();
  for (const GameEntry& line : all_games()) {
    if (line.facts->id == "urn") continue;  // a toy of the lab's tests without content built in
    EXPECT_FALSE(line.facts->title.empty());
    EXPECT_LE(line.facts->min_seats, line.facts->max_seats);
    EXPECT_LE(line.facts->max_seats, max_seats);
    for (int seats = line.facts->min_seats; seats <= line.facts->max_seats; ++seats)
      EXPECT_EQ(said_of(std::string(line.facts->id), seats), "taken") << line.facts->id << " with " << seats;
    for (const OptionSpec& option : line.options) {
      EXPECT_GE(option.default_value, option.least) << option.id;
      EXPECT_LE(option.default_value, option.most) << option.id;
      EXPECT_GE(option.absent, option.least) << option.id;
      EXPECT_LE(option.absent, option.most) << option.id;
      for (int value = option.least; value <= option.most; ++value) {
        const auto back = option.value_of(option.text_of(value));
        ASSERT_TRUE(back) << option.id << " " << option.text_of(value);
        EXPECT_EQ(*back, value) << option.id;
      }
    }
    for (const ContentKind& kind : line.content_kinds)
      EXPECT_NE(find_built_in(line.facts->id, kind.id, kind.default_value), nullptr)
          << line.facts->id << " " << kind.id;
  }
}

TEST(Options, many_values_are_named_by_their_ends) {
  const OptionSpec dial{"dial", OptionSpec::Kind::number, 0, 40, 1, 1, {}};
  EXPECT_EQ(dial.value_of("41").error().message, "option dial is \"41\", expected 0 to 40");
  const OptionSpec choice{"mood", OptionSpec::Kind::name, 0, 2, 0, 0, {"calm", "keen", "wild"}};
  EXPECT_EQ(choice.value_of("mad").error().message, "option mood is \"mad\", expected calm, keen or wild");
  EXPECT_EQ(*choice.value_of("wild"), 2);
}

}  // namespace
}  // namespace sounder
