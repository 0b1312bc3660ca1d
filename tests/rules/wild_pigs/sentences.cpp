// What is said, in three languages: moves as buttons and as stories, amounts, cards with names of their own.
#include <boost/json.hpp>

#include "bots/wild_pigs/search_traits.h"
#include "rules/random_play.h"
#include "rules/wild_pigs/table.h"

namespace sounder::wild_pigs {
namespace {

i18n::Localizer localizer(const Table& table, std::string_view language, Seat you = Seat::nobody) {
  i18n::People people;
  people.you = you;
  people.names = {"Ada", "Bo"};
  return i18n::Localizer(language, table.any->setup(), people);
}

Message described(const Table& table, std::string_view text) {
  const auto parsed = table.game().parse(table.s, table.s.seat(), text);
  EXPECT_TRUE(parsed.move) << text << ": " << table.english(parsed.reason);
  return parsed.move ? table.game().describe(table.s, *parsed.move) : Message{};
}

std::string as_json(const Message& message) {
  std::string text;
  JsonWriter json(text);
  write(json, message);
  return text;
}

TEST(WildPigsWords, a_move_says_what_it_is_without_its_notation) {
  Table table;
  table.put(1, Row::front, "grunt");
  table.put(2, Row::front, "grunt");
  table.put(2, Row::mid, "porcupig");
  table.arm(1, "slingshot");  // with reach
  table.offer(Ware::upgrade, "pig-latin");
  table.tokens(1, 0, 0, 2, 0);
  table.p(1).pool = cubes(9, 9, 9);
  EXPECT_EQ(
      as_json(described(table, "fight lane 2 mid")),
      R"({"key":"move.fight","pig":{"of":"threats","id":"porcupig","name":"Porcupig"},"lane":2,"row":"mid","foremost":false})");
  EXPECT_EQ(as_json(described(table, "buy pig-latin with 1 wild B")),
            R"({"key":"move.buy_upgrade","upgrade":{"of":"upgrades","id":"pig-latin","name":"Pig Latin"},)"
            R"("wild":[{"key":"amount.wild","n":1,"colour":"B"}]})");
  EXPECT_EQ(as_json(described(table, "stance tactical")), R"({"key":"move.stance","stance":"tactical"})");
}

TEST(WildPigsWords, a_button_and_a_story_in_three_languages) {
  Table table;
  table.offer(Ware::weapon, "pike");
  table.tokens(1, 0, 1, 1, 0);
  table.p(1).pool = cubes(3, 3, 2);
  const Message buy = described(table, "buy pike with 1 wild R");
  EXPECT_EQ(localizer(table, "en").button(buy), "Buy Pike with 1 wild token as red");
  EXPECT_EQ(localizer(table, "it").button(buy), "Compra Picca con 1 jolly come rosso");
  EXPECT_EQ(localizer(table, "fr").button(buy), "Acheter Pique avec 1 joker en rouge");
  EXPECT_EQ(localizer(table, "en", Seat::p1).story(buy, Seat::p1), "You buy Pike with 1 wild token as red.");
  EXPECT_EQ(localizer(table, "en").story(buy, Seat::p1), "Ada buys Pike with 1 wild token as red.");
  EXPECT_EQ(localizer(table, "it", Seat::p1).story(buy, Seat::p1), "Compri Picca con 1 jolly come rosso.");
  EXPECT_EQ(localizer(table, "fr").story(buy, Seat::p1), "Ada achète Pique avec 1 joker en rouge.");
  const Message convert = described(table, "convert 3 R to G");
  EXPECT_EQ(localizer(table, "en").button(convert), "Turn 3 red into green");
  EXPECT_EQ(localizer(table, "it").button(convert), "Converti 3 rossi in verdi");
  EXPECT_EQ(localizer(table, "fr").button(described(table, "convert 1 R to G")), "Changer 1 rouge en vert");
}

TEST(WildPigsWords, amounts_are_counted_and_joined_by_the_language) {
  Table table;
  const Message income = messages::told_income(Seat::p2, amounts_of(cubes(2, 1, 5)));
  EXPECT_EQ(localizer(table, "en").say(income), "Bo takes 2 red, 1 blue and 5 green.");
  EXPECT_EQ(localizer(table, "it").say(income), "Bo prende 2 rossi, 1 blu e 5 verdi.");
  EXPECT_EQ(localizer(table, "fr", Seat::p2).say(income), "Vous prenez 2 rouges, 1 bleu et 5 verts.");
}

// Cards that are called as a move is, and as a list looks like.
Table with_odd_weapons() {
  const char* weapons =
      R"({"game": "wild-pigs", "kind": "weapons", "name": "odd", "title": "Odd ones", "about": "-", "cards": [
    {"id": "end", "name": "End", "cost": {"R": 1, "B": 0, "G": 0}, "vp": 0, "uses": 1, "copies": 2,
     "effects": [{"effect": "less", "day": {"R": 1, "B": 0, "G": 0}, "night": {"R": 1, "B": 0, "G": 0}}]},
    {"id": "pike", "name": "Hook, Line and Sinker", "cost": {"R": 1, "B": 0, "G": 0}, "vp": 0, "uses": 1, "copies": 6,
     "effects": [{"effect": "less", "day": {"R": 2, "B": 0, "G": 0}, "night": {"R": 2, "B": 0, "G": 0}}]}]})";
  Setup setup{"wild-pigs", 2, {}, {}};
  setup.content["weapons"] = {.name = "odd", .document = weapons, .hash = {}};
  return Table(setup);
}

TEST(WildPigsWords, own_cards_keep_their_names_whatever_they_are) {
  Table table = with_odd_weapons();
  table.s.market(Ware::weapon).fresh = {};
  table.offer(Ware::weapon, "end");
  table.offer(Ware::weapon, "pike");
  table.p(1).pool = cubes(2, 0, 0);
  EXPECT_EQ(localizer(table, "en").story(described(table, "buy end"), Seat::p2), "Bo buys End.");
  // Built-in content has a pike that Italian calls Picca; this one is somebody else's.
  EXPECT_EQ(localizer(table, "it").button(described(table, "buy pike")), "Compra Hook, Line and Sinker");
}

// Whole matches: everything that can be said has words in every language, and no two moves of a decision read alike on
// their buttons.
TEST(WildPigsWords, whole_matches_are_told_in_every_language) {
  int said = 0;
  for (int edition : {0, 1}) {
    const Table table(3, {{"edition", edition}});
    const WildPigs& game = table.game();
    const i18n::Localizer all[] = {localizer(table, "en", Seat::p1), localizer(table, "it", Seat::p1),
                                   localizer(table, "fr", Seat::p1)};
    const auto check = [&](const std::string& sentence) {
      ++said;
      EXPECT_FALSE(sentence.empty());
      EXPECT_EQ(sentence.find_first_of("[]{}"), std::string::npos) << sentence;
      EXPECT_EQ(sentence.find("  "), std::string::npos) << sentence;
    };
    Rng rng(7);
    State s = game.start();
    for (Turn turn = game.turn(s); !turn.is_over(); turn = game.turn(s)) {
      const i18n::Localizer& language = all[rng.below(3)];
      if (turn.decides()) {
        check(language.say(game.prompt(s, s.seat())));
        MoveListOf<WildPigs> moves;
        game.moves(s, s.seat(), moves);
        std::set<std::string> buttons;
        for (const Move& move : moves) {
          const std::string button = language.button(game.describe(s, move));
          check(button);
          EXPECT_TRUE(buttons.insert(button).second) << button;
        }
        const Move some = moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
        const Message reason = bots::SearchTraits<WildPigs>::reason(game, s, s.seat(), some);
        if (!reason.empty()) check(language.say(reason));  // nothing may speak for a random move
      }
      const Step step = {turn.is_chance() ? Seat::nobody : s.seat(), AnyMove::of(random_step(game, s, turn, rng))};
      check(language.told(*table.any, AnyState::of(s), step, {}));
      game.play(s, step.move.as<Move>());
    }
  }
  EXPECT_GT(said, 2000);
}

}  // namespace
}  // namespace sounder::wild_pigs
