// The legend, the cards by name, and what was typed nearly right.
#include "terminal/cards.h"

#include <gtest/gtest.h>

#include "match/registry.h"
#include "terminal/legend.h"

namespace sounder::terminal {
namespace {

const Canvas wide{Style(false), 200, 24};

bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

struct CardsOf {
  CardsOf(const std::string& game, std::string_view language)
      : localizer(language, (*make_game({game, 0, {}, {}}))->setup()),
        cards(localizer, (*make_game({game, 0, {}, {}}))->setup()) {}
  std::string page(std::string_view name) const { return cards.find(name, wide).page; }

  i18n::Localizer localizer;
  CardIndex cards;
};

TEST(Cards, are_shown_with_text_and_numbers) {
  const CardsOf wild("wild-pigs", "en");
  EXPECT_EQ(wild.page("Sow Tzu"), R"(Sow Tzu  boss
  Knows your fences better than you do.
  By day
  Face the charge: costs 6 red, gives 3 VP, if unpaid: 1 wound
  See through the feint: costs 8 blue, gives 1 weapon slot, a weapon for free, if unpaid: 2 cubes lost
  Hold the gate: costs 10 green, gives 4 VP, 2 wild tokens, if unpaid: 1 token lost
)");
  EXPECT_TRUE(says(wild.page("hamurai"), "Hamurai  threat\n  Two tusks, one way.\n  By day, Feral, 3 VP"))
      << wild.page("hamurai");
  EXPECT_TRUE(says(CardsOf("happy-pigs", "en").page("Land Office"),
                   "Land Office  spring card\n  Feed 8, mate 7, buy 6, sell 9\n"
                   "  This round these cost less to buy: field 5\n"));
}

TEST(Cards, are_found_by_name_id_and_part_in_any_case) {
  const CardsOf wild("wild-pigs", "en");
  const std::string page = wild.page("Rage Against the Boarchine");
  ASSERT_FALSE(page.empty());
  for (const char* name : {"boarchine", "RAGE AGAINST THE BOARCHINE", "rage", "against the"})
    EXPECT_EQ(wild.page(name), page) << name;
  EXPECT_TRUE(says(wild.page("face the charge"), "Sow Tzu")) << "a boss by its threshold";
  const CardsOf italian("wild-pigs", "it");
  EXPECT_FALSE(italian.page("terme di").empty());
  EXPECT_EQ(italian.page("Mud Spa"), italian.page("terme di"));
}

TEST(Cards, that_are_nearly_named_are_offered) {
  const CardsOf wild("wild-pigs", "en");
  const auto missed = wild.cards.find("red mits", wide);
  EXPECT_EQ(missed.page, "");
  EXPECT_EQ(missed.near, std::vector<std::string>{"Red Mist"});
  const auto several = wild.cards.find("mud", wide);
  EXPECT_EQ(several.page, "");
  EXPECT_EQ(several.near, (std::vector<std::string>{"Mud Bath", "Mud Spa"}));
  EXPECT_TRUE(wild.cards.find("zzzzzzzz", wide).near.empty());
}

TEST(Cards, of_all_seasons_are_shown_where_they_share_a_name) {
  const std::string page = CardsOf("happy-pigs", "en").page("season of love");
  EXPECT_TRUE(says(page, "spring card") && says(page, "summer card")) << page;
}

// No card of any edition leaves a text or a number unsaid, in any language.
TEST(Cards, are_in_words_in_every_language) {
  for (const char* game : {"wild-pigs", "happy-pigs"})
    for (const i18n::Language& language : i18n::languages()) {
      const CardsOf of(game, language.id);
      ASSERT_FALSE(of.cards.empty());
      for (const std::string& name : of.cards.names()) {
        const std::string page = of.page(name);
        EXPECT_FALSE(page.empty()) << name;
        for (const char* raw : {"[", "_", "card.", "{", ": ,", ": \n", "  \n"})
          EXPECT_FALSE(says(page, raw)) << raw << "\n" << page;
        EXPECT_GE(std::count(page.begin(), page.end(), '\n'), 3) << page;
      }
    }
}

TEST(Cards, take_the_place_of_their_ids_in_moves) {
  const CardsOf wild("wild-pigs", "en");
  EXPECT_EQ(wild.cards.with_names("buy pig-latin with 1 wild B"), "buy Pig Latin with 1 wild B");
  EXPECT_EQ(wild.cards.with_names("with live-wire, peashooter"), "with Live Wire, Peashooter");
  EXPECT_EQ(wild.cards.with_names("fight lane 2 mid"), "fight lane 2 mid");
}

TEST(Cards, of_own_content_are_known) {
  sounder::Setup setup{"happy-pigs", 0, {}, {}};
  const ContentFile* deck = find_built_in("happy-pigs", "deck", "sounder");
  std::string text = json::serialize(deck->document);
  text.replace(text.find("Land Office"), 11, "Land Bureau");
  ASSERT_TRUE(choose_content(setup, *parse_content(text, "own")));
  const i18n::Localizer localizer("it", setup);
  EXPECT_TRUE(says(CardIndex(localizer, setup).find("land bureau", wide).page, "Land Bureau"));
}

TEST(Legend, explains_every_game_in_every_language) {
  for (const GameEntry& game : all_games()) {
    if (game.facts->id.starts_with("toy")) continue;
    std::size_t lines = 0;
    for (const i18n::Language& language : i18n::languages()) {
      const i18n::Localizer localizer(language.id, sounder::Setup{std::string(game.facts->id), 0, {}, {}});
      const std::string page = legend_page(localizer, wide);
      const auto count = static_cast<std::size_t>(std::count(page.begin(), page.end(), '\n'));
      if (lines == 0) lines = count;
      EXPECT_EQ(count, lines) << game.facts->id << "\n" << page;
    }
  }
  const i18n::Localizer english("en", sounder::Setup{"wild-pigs", 0, {}, {}});
  for (const char* sign : {"R B G", "F C M H", "conv", "kill:", "mass -3G", "stance"})
    EXPECT_TRUE(says(legend_page(english, wide), std::string("  ") + sign + "  ")) << sign;
  EXPECT_EQ(legend_page(english, wide, "kill:").find("R B G"), std::string::npos);
}

TEST(Legend, is_wrapped_in_a_column) {
  EXPECT_EQ(explained({{"M2", "a pig with two weights and more"}, {"reach", "any pig"}}, {Style(false), 30, 24}),
            "  M2     a pig with two\n         weights and more\n  reach  any pig\n");
}

}  // namespace
}  // namespace sounder::terminal
