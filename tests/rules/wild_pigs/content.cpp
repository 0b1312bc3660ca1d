// The card files: the numbers of the rulings, and what is refused (WP-33, WP-37).
#include <boost/json.hpp>

#include "match/content.h"
#include "rules/wild_pigs/table.h"

namespace sounder::wild_pigs {
namespace {

std::string written(const Cubes& c) {
  return std::to_string(c.of[0]) + "/" + std::to_string(c.of[1]) + "/" + std::to_string(c.of[2]);
}

// A deck as the rulings write it: cost VP x copies [spoils].
std::string deck(const Cards& cards, Era era, Breed breed) {
  std::string text;
  const auto& threats = cards.threats[at(era)];
  for (int i = 0; i < threats.count; ++i) {
    if (threats[i].breed != breed) continue;
    std::string spoils;
    for (Token t : all_tokens)
      if (threats[i].spoils.tokens[at(t)])
        spoils += " " + std::to_string(threats[i].spoils.tokens[at(t)]) + std::string(token_names[at(t)]);
    for (Colour c : all_colours)
      if (threats[i].spoils.cubes[c])
        spoils += " " + std::to_string(threats[i].spoils.cubes[c]) + std::string(colour_names[at(c)]);
    if (threats[i].spoils.free_stances) spoils += " free";
    for (Ware ware : all_wares)
      if (threats[i].spoils.slots[at(ware)]) spoils += " " + std::string(ware_names[at(ware)]) + " slot";
    text += written(threats[i].cost) + " " + std::to_string(threats[i].vp) + " x" + std::to_string(threats[i].copies) +
            spoils + "; ";
  }
  return text;
}

TEST(WildPigsCards, the_threats_are_those_of_the_rulings) {
  const Table table;
  const Cards& cards = table.cards();
  EXPECT_EQ(deck(cards, Era::day, Breed::feral),
            "8/0/1 3 x2 1attack; 9/1/0 3 x2 1attack; 7/2/0 3 x2 1attack; 6/0/0 1 x2 1R; 5/1/0 1 x1 1R; 7/0/1 2 x1 "
            "1attack; 8/1/0 3 x1 "
            "1attack; 9/0/1 2 x1 1attack free; ");
  EXPECT_EQ(deck(cards, Era::day, Breed::cunning),
            "3/7/0 3 x3 1conversion; 1/6/0 2 x2 1conversion; 2/5/0 2 x2 1conversion; 2/8/0 3 x1 1conversion; 1/4/0 1 "
            "x2 1B; 2/6/1 2 x1 "
            "1conversion 1B; 0/5/1 1 x1 1B; 3/6/0 3 x1 1conversion; ");
  EXPECT_EQ(deck(cards, Era::day, Breed::massive),
            "0/2/8 3 x3 1mass; 0/1/7 2 x2 1mass; 1/2/8 2 x1 2mass; 0/1/9 3 x1 1mass; 1/1/7 3 x1 1mass; 0/3/8 3 x1 "
            "1mass 1G; 0/2/9 3 x1 "
            "1mass 1G; 0/1/6 2 x1 1mass; ");
  EXPECT_EQ(deck(cards, Era::day, Breed::hybrid),
            "4/4/3 3 x2 1wild 1B; 5/3/2 2 x1 1conversion 1wild; 3/3/4 3 x1 1wild; 4/2/4 3 x1 1wild; 3/5/2 3 x1 1wild; "
            "5/2/3 3 x1 1wild; ");
  EXPECT_EQ(deck(cards, Era::night, Breed::feral),
            "13/0/2 4 x3 2attack; 11/1/2 5 x2 1attack 1R; 12/0/3 5 x2 1attack 1R; 10/2/2 5 x2 1attack 1R; 9/2/1 4 x2 "
            "1attack; 11/1/1 4 x1 "
            "1attack; 14/0/1 5 x1 1attack 1R; 10/3/1 5 x1 1attack 1R; ");
  EXPECT_EQ(deck(cards, Era::night, Breed::cunning),
            "3/10/0 4 x3 1conversion; 2/9/1 4 x2 1conversion; 3/8/1 4 x2 1conversion; 1/8/2 3 x2 1conversion; 2/10/0 4 "
            "x1 1conversion; "
            "4/9/0 4 x1 1conversion; 1/7/1 3 x1 1conversion; 3/9/2 4 x1 1conversion free; ");
  EXPECT_EQ(deck(cards, Era::night, Breed::massive),
            "0/4/11 5 x3 1mass 1G; 3/2/12 5 x3 2mass; 0/3/12 5 x2 1mass 1G; 1/2/13 6 x1 1mass 1G; 2/3/10 5 x1 1mass "
            "1G; 0/4/12 6 x1 1mass "
            "1G; 0/2/14 6 x1 1mass 1G; 0/5/11 6 x1 1mass 1G; ");
  EXPECT_EQ(deck(cards, Era::night, Breed::hybrid),
            "8/8/5 6 x3 2wild; 7/7/6 7 x2 1wild 1B; 8/6/6 7 x2 1wild 1B; 6/8/6 7 x1 1wild 1B; 7/9/4 7 x1 1wild 1B; "
            "6/7/7 7 x1 1wild 1B; ");
}

// Upgrades as the rulings write them, without their effects: cost VP x copies.
std::string upgrades_of(const Cards& cards) {
  std::string text;
  for (int i = 0; i < cards.upgrades.count; ++i) {
    const Upgrade& card = cards.upgrades[i];
    text += written(card.cost) + " " + std::to_string(card.vp) + " x" + std::to_string(card.copies) + "; ";
  }
  return text;
}

// Weapons: cost uses x copies -by day -by night, and what else they do.
std::string weapons_of(const Cards& cards) {
  std::string text;
  for (int i = 0; i < cards.weapons.count; ++i) {
    const Weapon& card = cards.weapons[i];
    text += written(card.cost) + " " + std::to_string(card.uses) + " x" + std::to_string(card.copies) + " -" +
            written(card.less[0]);
    if (!(card.less[0] == card.less[1])) text += " -" + written(card.less[1]);
    if (card.reach) text += " reach";
    if (card.on_kill.free_stances) text += " free";
    if (card.on_kill.cubes.total()) text += " +" + written(card.on_kill.cubes);
    EXPECT_EQ(card.vp, 0);
    text += "; ";
  }
  return text;
}

TEST(WildPigsCards, the_upgrades_and_weapons_are_those_of_the_rulings) {
  const Table table;
  EXPECT_EQ(upgrades_of(table.cards()),
            "1/1/0 1 x3; 4/2/0 2 x1; 7/1/0 2 x1; 0/2/0 1 x3; 0/6/0 2 x1; 0/1/3 1 x3; 0/2/6 2 x1; 0/2/0 1 x3; 1/4/0 2 "
            "x3; 2/3/0 2 x1; 0/1/2 "
            "1 x3; 0/0/2 1 x2; 2/3/0 2 x3; 0/1/2 1 "
            "x2; 0/3/0 1 x1; 2/0/3 1 x2; 0/2/3 1 x2; ");
  EXPECT_EQ(weapons_of(table.cards()),
            "3/0/1 3 x1 -0/3/0; 3/0/2 2 x3 -0/3/3; 0/3/0 1 x2 -3/0/0 reach free; 2/2/2 2 x2 -2/2/2; 1/0/2 2 x2 -3/0/0; "
            "4/0/0 2 x2 -0/0/6; "
            "1/3/0 1 x2 -5/0/0 free; "
            "0/1/5 1 x2 -0/7/0 -0/10/0 free; 2/0/2 2 x2 -0/3/3 -0/5/5; 0/3/2 2 x2 -6/0/0 -8/0/0; 1/0/0 1 x2 -0/2/0; "
            "1/0/0 1 x2 -0/1/1; "
            "0/1/0 1 x2 -2/0/0 reach; 0/1/0 1 x2 -1/0/1; "
            "0/0/1 1 x2 -2/0/0; 0/0/1 1 x2 -1/1/0; 3/0/0 1 x1 -0/0/4 +1/0/0; 0/3/0 1 x1 -4/0/0 reach +0/1/0; 0/0/3 1 "
            "x1 -0/4/0 +0/0/1; ");
}

TEST(WildPigsCards, WP39_the_cards_of_v48_are_those_of_the_rulings) {
  const Table table(sounder::Setup{"wild-pigs", 2, {}, {}});
  const Cards& cards = table.cards();
  const auto era = [&](Era of) {
    return deck(cards, of, Breed::feral) + deck(cards, of, Breed::cunning) + deck(cards, of, Breed::massive) +
           deck(cards, of, Breed::hybrid);
  };
  EXPECT_EQ(era(Era::day),
            "8/0/1 2 x2 1attack 1conversion; 10/1/0 3 x2 2attack; 7/3/0 2 x2 2wild; 6/0/0 1 x2 1wild 1B 1G; "
            "3/7/0 3 x4 2conversion; 0/2/8 3 x4 1wild 1mass; 4/4/3 3 x4 1conversion 1wild; ");
  EXPECT_EQ(era(Era::night),
            "14/0/2 7 x4 3wild; 3/11/0 5 x4 2conversion; 0/4/12 6 x4 2mass; 3/2/13 6 x4 weapon slot; "
            "9/9/5 6 x4 2wild; ");
  EXPECT_EQ(upgrades_of(cards),
            "1/2/0 1 x3; 5/2/0 2 x1; 9/1/0 2 x1; 0/3/0 1 x3; 0/7/0 2 x1; 0/2/3 1 x3; 0/2/7 2 x1; 0/3/0 1 x3; "
            "1/5/0 2 x3; 3/3/0 2 x1; 0/1/3 1 x3; 0/0/3 1 x2; 2/4/0 2 x3; 0/2/2 1 x2; 0/4/0 1 x1; 2/0/4 1 x2; "
            "0/2/4 1 x2; ");
  EXPECT_EQ(weapons_of(cards),
            "5/0/0 3 x3 -0/3/0; 2/3/2 2 x3 -0/3/3; 0/2/0 1 x2 -3/0/0 reach; 1/2/1 2 x2 -0/2/1; 1/1/2 2 x2 -0/0/3; "
            "6/1/0 2 x2 -0/0/6; 1/6/0 2 x2 -0/6/0; 2/1/6 2 x2 -0/7/0 -0/9/0; 4/0/3 2 x2 -0/3/3 -0/4/4; "
            "0/4/3 2 x2 -6/0/0 -8/0/0; ");
}

// The built-in file of a kind under a name of one's own.
std::string own_document(std::string_view kind) {
  boost::json::value document =
      boost::json::parse(json::serialize(find_built_in("wild-pigs", kind, "classic")->document));
  document.as_object()["name"] = "mine";
  return boost::json::serialize(document);
}

// Such a file with one text replaced; what is said about it.
std::string wrong(std::string_view kind, const std::string& text, const std::string& instead) {
  std::string document = own_document(kind);
  const auto place = document.find(text);
  EXPECT_NE(place, std::string::npos) << text;
  document.replace(place, text.size(), instead);
  Setup setup{"wild-pigs", 2, {}, {}};
  setup.content[std::string(kind)] = {"mine", document, {}};
  auto made = make_game(setup);
  return made ? "taken" : made.error().message;
}

TEST(WildPigsCards, WP33_what_is_wrong_is_named_with_file_card_and_field) {
  EXPECT_EQ(wrong("threats", "\"R\":8", "\"R\":-8"),
            "threats mine.cards[hamstring].cost.R: found -8, expected a whole number from 0 to 40");
  EXPECT_EQ(wrong("threats", "\"vp\":3,", ""), "threats mine.cards[hamstring]: the field \"vp\" is missing");
  EXPECT_EQ(wrong("threats", "{\"attack\":1}", "{\"truffles\":1}"),
            "threats mine.cards[hamstring].spoils: unknown field \"truffles\"");
  EXPECT_EQ(wrong("threats", "\"feral\"", "\"fluffy\""),
            "threats mine.cards[hamstring].type: found \"fluffy\", expected one of feral, cunning, massive, hybrid");
  EXPECT_EQ(wrong("upgrades", "\"effect\":\"income\"", "\"effect\":\"outcome\""),
            "upgrades mine.cards[red-mist].effects[0].effect: found \"outcome\", expected one of income, discount, "
            "mass_worth, "
            "unlock_mass, forge_mass, split_cube, on_kill");
  EXPECT_EQ(wrong("upgrades", "\"night\":1", "\"evening\":1"),
            "upgrades mine.cards[red-mist].effects[0]: the field \"night\" is missing");
  EXPECT_EQ(wrong("weapons", "\"uses\":3", "\"uses\":0"),
            "weapons mine.cards[riddle-rod].uses: found 0, expected a whole number from 1 to 9");
  EXPECT_EQ(wrong("weapons", "\"effect\":\"less\"", "\"effect\":\"more\""),
            "weapons mine.cards[riddle-rod].effects[0].effect: found \"more\", expected one of less, reach, on_kill");
  EXPECT_EQ(wrong("bosses", "\"penalty\":{\"wounds\":1}", "\"penalty\":{\"wounds\":-1}"),
            "bosses mine.cards[sow-tzu].thresholds[0].penalty.wounds: found -1, expected a whole number from 0 to 9");
  EXPECT_EQ(wrong("bosses", "\"era\":\"night\"", "\"era\":\"day\""),
            "bosses mine.cards[hogfather].era: found \"day\", expected one boss of each era");
}

// The card with this id and these effects, among the others of its kind.
std::string with_effects(const std::string& kind, const std::string& id, const std::string& effects) {
  auto document = boost::json::parse(own_document(kind));
  for (auto& card : document.as_object()["cards"].as_array())
    if (card.at("id").as_string() == id) card.as_object()["effects"] = boost::json::parse(effects);
  sounder::Setup setup{"wild-pigs", 2, {}, {}};
  setup.content[kind] = {"mine", boost::json::serialize(document), {}};
  const auto made = make_game(setup);
  return made ? "" : made.error().message;
}

TEST(WildPigsCards, WP37_no_effect_of_a_card_puts_out_another) {
  const std::string once = ", expected that effect once on a card, because two of it don't add up";
  const auto upgrade = [](const std::string& effects) { return with_effects("upgrades", "red-mist", effects); };
  const auto weapon = [](const std::string& effects) { return with_effects("weapons", "riddle-rod", effects); };
  const std::string second = "upgrades mine.cards[red-mist].effects[1].effect: found ";
  EXPECT_EQ(upgrade(R"([{"effect":"on_kill","gains":{"R":1}},{"effect":"on_kill","gains":{"B":1}}])"),
            second + "\"on_kill\"" + once);
  EXPECT_EQ(upgrade(R"([{"effect":"mass_worth","amount":4},{"effect":"mass_worth","amount":3}])"),
            second + "\"mass_worth\"" + once);
  EXPECT_EQ(
      upgrade(
          R"([{"effect":"forge_mass","cubes":{"R":0,"B":0,"G":2}},{"effect":"forge_mass","cubes":{"R":1,"B":0,"G":0}}])"),
      second + "\"forge_mass\"" + once);
  EXPECT_EQ(upgrade(R"([{"effect":"split_cube"},{"effect":"split_cube"}])"), second + "\"split_cube\"" + once);
  EXPECT_EQ(upgrade(R"([{"effect":"unlock_mass"},{"effect":"unlock_mass"}])"), second + "\"unlock_mass\"" + once);
  EXPECT_EQ(weapon(R"([{"effect":"reach"},{"effect":"on_kill","gains":{"R":1}},{"effect":"on_kill","gains":{"B":1}}])"),
            "weapons mine.cards[riddle-rod].effects[2].effect: found \"on_kill\"" + once);
  EXPECT_EQ(weapon(R"([{"effect":"reach"},{"effect":"reach"}])"),
            "weapons mine.cards[riddle-rod].effects[1].effect: found \"reach\"" + once);
}

TEST(WildPigsCards, WP37_effects_of_one_kind_add_up_where_they_can) {
  auto document = boost::json::parse(own_document("upgrades"));
  document.as_object()["cards"].as_array()[0].as_object()["effects"] = boost::json::parse(
      R"([{"effect":"income","colour":"G","day":1,"night":2},{"effect":"income","colour":"G","day":3,"night":4},
          {"effect":"discount","amount":1},{"effect":"discount","amount":2}])");
  sounder::Setup setup{"wild-pigs", 2, {}, {}};
  setup.content["upgrades"] = {"mine", boost::json::serialize(document), {}};
  const Table table(setup);
  const Upgrade& card = table.cards().upgrades[0];
  EXPECT_EQ(card.income[at(Era::day)], cubes(0, 0, 4));
  EXPECT_EQ(card.income[at(Era::night)], cubes(0, 0, 6));
  EXPECT_EQ(card.discount, 3);
}

TEST(WildPigsCards, WP33_ids_are_plain_and_unique_over_all_kinds) {
  EXPECT_EQ(
      wrong("threats", "\"id\":\"grunt\"", "\"id\":\"hamstring\""),
      "threats mine.cards[hamstring].id: found \"hamstring\", expected an id that no other card has, of whatever kind");
  EXPECT_EQ(
      wrong("weapons", "\"id\":\"pike\"", "\"id\":\"snoutlaw\""),
      "weapons mine.cards[snoutlaw].id: found \"snoutlaw\", expected an id that no other card has, of whatever kind");
  EXPECT_NE(wrong("weapons", "\"id\":\"pike\"", "\"id\":\"Pike\"").find("an id that begins with a-z"),
            std::string::npos);
  EXPECT_NE(wrong("weapons", "\"id\":\"pike\"", "\"id\":\"9pike\"").find("an id that begins with a-z"),
            std::string::npos);
}

// The rulings' weapons have no VP, a designer's may.
TEST(WildPigsCards, WP23_weapons_count_their_vp) {
  std::string document = own_document("weapons");
  const std::string none = "\"vp\":0";
  document.replace(document.find(none), none.size(), "\"vp\":2");
  sounder::Setup setup{"wild-pigs", 2, {}, {}};
  setup.content["weapons"] = {"mine", document, {}};
  Table table(setup);
  table.arm(1, table.cards().weapons.id(0));
  EXPECT_EQ(score_of(table.options(), table.p(1)), 2);
}

TEST(WildPigsCards, WP33_a_designers_own_card_is_played_without_recompiling) {
  std::string document = own_document("weapons");
  const std::string pike = "\"id\":\"pike\"";
  document.replace(document.find(pike), pike.size(), "\"id\":\"pikelet\"");
  sounder::Setup setup{"wild-pigs", 2, {}, {}};
  setup.content["weapons"] = {"mine", document, {}};
  setup.content["threats"].name = "classic";
  Table table(setup);
  table.arm(1, "pikelet");
  table.put(1, Row::front, "sowmo");
  table.p(1).pool = cubes(0, 0, 5);
  EXPECT_TRUE(table.offers("fight lane 1"));
}

}  // namespace
}  // namespace sounder::wild_pigs
