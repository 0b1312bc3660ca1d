// What came with the second reading of the rulebook: wild cubes (WP-10), slots as spoils (WP-15), boss turns without
// income (WP-19), both bosses in sight (WP-38), the cards of the editions (WP-39).
#include <boost/json.hpp>

#include "match/record.h"
#include "rules/wild_pigs/table.h"

namespace sounder::wild_pigs {
namespace {

boost::json::value view_of(const Table& table) {
  return boost::json::parse(table.any->view(AnyState::of(table.s), Viewer::audience()));
}

TEST(WildPigs, WP10_a_wild_token_becomes_a_cube_of_any_colour) {
  Table table;
  table.tokens(1, 0, 0, 2, 0);
  EXPECT_EQ(table.moves("wild"), (Texts{"wild R", "wild B", "wild G"}));
  table.play("wild R", "wild G");
  EXPECT_EQ(table.p(1).pool, cubes(1, 0, 1));
  EXPECT_EQ(table.p(1).count(Token::wild), 0);
  EXPECT_FALSE(table.s.deeds.main_action);
  EXPECT_TRUE(table.moves("wild").empty());
  EXPECT_EQ(table.refusal("wild R"), "It takes a wild token.");
  EXPECT_EQ(table.refusal("wild X"), "Expected a colour: R, B or G.");
}

TEST(WildPigs, WP10_a_wild_token_becomes_a_cube_in_a_boss_turn_too_but_not_inside_a_fight) {
  Table boss;
  boss.boss();
  boss.p(1).pool = cubes(6, 0, 0);
  boss.tokens(1, 0, 0, 1, 0);
  EXPECT_TRUE(boss.offers("wild B"));
  Table table;
  table.put(1, Row::front, table.cards().threats[0].id(0));
  table.p(1).pool = cubes(20, 20, 20);
  table.tokens(1, 0, 0, 1, 0);
  table.play("fight lane 1");
  ASSERT_EQ(table.s.phase, Phase::payment);
  EXPECT_TRUE(table.moves("wild").empty());
}

TEST(WildPigs, WP10_without_the_option_and_in_the_later_edition_a_wild_token_only_pays) {
  for (const std::map<std::string, int>& options :
       {std::map<std::string, int>{{"wild_cubes", 0}}, {{"edition", 1}, {"wild_cubes", 1}}}) {
    Table table(2, options);
    table.tokens(1, 0, 0, 1, 0);
    EXPECT_TRUE(table.moves("wild").empty());
    EXPECT_EQ(table.refusal("wild R"), "A wild token does not become a cube here: it pays.");
    EXPECT_FALSE(view_of(table).at("wild_cubes").as_bool());
  }
}

// Cunning attacks Tactical: it steals two cubes, or all of fewer with a wound (WP-17).
TEST(WildPigs, WP10_a_wild_token_keeps_a_turn_open_only_where_a_cube_may_save_a_wound) {
  for (const int held : {0, 1, 2}) {
    Table table;
    table.put(1, Row::front, "sowmo");
    table.pig(1, Row::front).card = static_cast<std::uint8_t>([&] {
      int card = 0;
      while (table.cards().threats[0][card].breed != Breed::cunning) ++card;
      return card;
    }());
    table.p(1).stance = Stance::tactical;
    table.p(1).slots = {4, 4};  // so that the token can't buy a slot
    table.p(1).pool = cubes(0, held, 0);
    table.tokens(1, 2, 0, 1, 0);
    table.s.markets = {};
    table.play("prepare attack");
    if (held < 2) {
      EXPECT_EQ(table.moves(), (Texts{"wild R", "wild B", "wild G", "end"})) << held;
    } else {
      EXPECT_NE(table.s.seat(), Seat::p1) << "the turn is over: two cubes are enough for the thief";
    }
  }
}

TEST(WildPigs, WP10_without_a_thief_a_wild_token_does_not_keep_a_turn_open) {
  Table table;
  table.put(1, Row::mid, table.cards().threats[0].id(0));
  table.p(1).slots = {4, 4};
  table.tokens(1, 2, 0, 1, 0);
  table.s.markets = {};
  table.play("prepare attack");
  EXPECT_NE(table.s.seat(), Seat::p1);
}

TEST(WildPigs, WP15_spoils_may_give_a_slot_up_to_the_maximum) {
  Table table(sounder::Setup{"wild-pigs", 2, {}, {}});
  table.s.era = Era::night;
  table.put(1, Row::front, "trojan-hog");
  for (const int slots : {1, 4}) {
    Table again = table;
    again.p(1).slots[at(Ware::weapon)] = static_cast<std::uint8_t>(slots);
    again.p(1).pool = cubes(3, 2, 13);
    again.tokens(1, 0, 0, 1, 0);
    again.play("fight lane 1", "pay cubes");
    EXPECT_EQ(again.p(1).slots[at(Ware::weapon)], std::min(4, slots + 1));
    EXPECT_FALSE(again.s.deeds.extended);
    EXPECT_EQ(again.offers("extend upgrade"), true) << "the slot is not the turn's extension";
    EXPECT_EQ(again.told.find("weapon slot") != std::string::npos, slots == 1) << again.told;
  }
}

TEST(WildPigs, WP19_a_boss_turn_has_no_income) {
  for (const bool income : {false, true}) {
    Table table(2, {{"boss_income", income}});
    table.own(1, "mud-bath");
    table.s.round = rounds_per_era;
    table.s.place = 1;
    table.s.first = Seat::p2;
    table.s.order = {Seat::p2, Seat::p1, Seat::nobody, Seat::nobody, Seat::nobody};
    table.p(1).pool = cubes(6, 0, 0);
    table.tokens(1, 0, 0, 1, 0);
    table.play("stance tactical", "end");
    ASSERT_TRUE(table.s.at_boss);
    ASSERT_EQ(table.s.seat(), Seat::p1);
    EXPECT_EQ(table.p(1).pool == cubes(6, 0, 0), !income);
  }
}

TEST(WildPigs, WP19_the_later_edition_has_income_at_the_boss_whatever_the_option_says) {
  Table table(2, {{"edition", 1}, {"boss_income", 0}});
  EXPECT_TRUE(table.options().income_at_boss());
  EXPECT_FALSE(Table(2).options().income_at_boss());
}

// In both editions and under every boss rule; `penalty` only where there are penalties.
TEST(WildPigs, WP38_both_bosses_are_in_sight_from_the_start_and_a_finished_one_stays) {
  for (const int edition : {0, 1})
    for (const int rule : {0, 1, 2}) {
      Table table(2, {{"edition", edition}, {"boss", rule}});
      for (const Era now : all_eras)
        for (const bool over : {false, true}) {
          table.s.era = now;
          table.s.phase = over ? Phase::over : Phase::act;
          const auto view = view_of(table);
          ASSERT_EQ(view.at("bosses").as_array().size(), 2u);
          for (const Era era : all_eras) {
            const auto& boss = view.at("bosses").at(at(era));
            EXPECT_EQ(boss.at("era").as_string(), era_names[at(era)]);
            EXPECT_EQ(boss.at("name").as_string(), table.cards().boss_labels[at(era)].name.view());
            EXPECT_EQ(boss.at("finished").as_bool(), over || era < now);
            ASSERT_EQ(boss.at("thresholds").as_array().size(), table.cards().bosses[at(era)].count);
            for (const auto& threshold : boss.at("thresholds").as_array()) {
              EXPECT_TRUE(threshold.as_object().contains("cost") && threshold.as_object().contains("reward"));
              EXPECT_EQ(threshold.as_object().contains("penalty"), edition == 0 && rule == 0);
            }
          }
        }
    }
}

// What `lab` reports of a run (docs/log/rulebooks.md).
TEST(WildPigs, WP33_night_decisions_with_empty_lanes_and_paid_thresholds_are_counted) {
  const auto incidents = [](const Table& table, std::string_view move) {
    std::vector<Incident> found;
    table.game().events(table.s, *table.game().parse(table.s, table.s.seat(), move).move, found);
    Texts names;
    for (const Incident& one : found) {
      EXPECT_EQ(one.seat, table.s.seat());
      names.insert(std::string(WildPigs::incident_names[static_cast<std::size_t>(one.which)]));
    }
    return names;
  };
  Table table;
  EXPECT_EQ(incidents(table, "stance tactical"), Texts{}) << "by day";
  table.s.era = Era::night;
  EXPECT_EQ(incidents(table, "stance tactical"), (Texts{"decides by night", "decides by night with empty lanes"}));
  table.put(2, Row::back, table.cards().threats[1].id(0));
  EXPECT_EQ(incidents(table, "stance tactical"), Texts{"decides by night"});
  table.p(1).pool = cubes(10, 0, 0);
  table.boss();
  EXPECT_EQ(incidents(table, "threshold 1"), Texts{"pays the night boss"});
  table.s.era = Era::day;
  EXPECT_EQ(incidents(table, "threshold 1"), Texts{"pays the day boss"});
}

TEST(WildPigs, WP38_who_has_paid_is_shown_at_the_boss_that_is_there) {
  Table table;
  table.s.era = Era::night;
  table.boss();
  table.p(2).paid = 0b001;
  const auto view = view_of(table);
  EXPECT_TRUE(view.at("bosses").at(0).at("thresholds").at(0).at("paid_by").as_array().empty());
  EXPECT_EQ(view.at("bosses").at(1).at("thresholds").at(0).at("paid_by").at(0).as_string(), "p2");
}

TEST(WildPigs, WP39_the_default_cards_belong_to_the_edition_and_a_named_set_overrides_them) {
  const auto sets = [](std::map<std::string, int> options, std::map<std::string, ContentChoice> content) {
    const auto game = make_game(sounder::Setup{"wild-pigs", 2, std::move(options), std::move(content)});
    std::vector<std::string> names;
    for (const char* kind : {"threats", "upgrades", "weapons", "bosses"})
      names.push_back((*game)->setup().content.at(kind).name);
    return names;
  };
  using Sets = std::vector<std::string>;
  EXPECT_EQ(sets({}, {}), (Sets{"rulebook", "rulebook", "rulebook", "classic"}));
  EXPECT_EQ(sets({{"edition", 1}}, {}), (Sets{"classic", "classic", "classic", "classic"}));
  EXPECT_EQ(sets({{"edition", 1}}, {{"threats", {"rulebook", {}, {}}}}),
            (Sets{"rulebook", "classic", "classic", "classic"}));
  EXPECT_EQ(sets({}, {{"weapons", {"classic", {}, {}}}}), (Sets{"rulebook", "rulebook", "classic", "classic"}));
}

TEST(WildPigs, WP39_the_set_of_the_rulebook_has_twenty_cards_an_era) {
  Table table(sounder::Setup{"wild-pigs", 5, {}, {}});
  for (const auto& deck : table.cards().threats) {
    int cards = 0;
    for (int i = 0; i < deck.count; ++i) cards += deck[i].copies;
    EXPECT_EQ(cards, 20);
  }
  EXPECT_EQ(table.cards().threats[0].count + table.cards().threats[1].count, 12);
  EXPECT_EQ(table.cards().upgrades.count, 17);
  EXPECT_EQ(table.cards().weapons.count, 10);
}

// WP-10, WP-19, WP-39: a record that names none of them was played before there were these options.
TEST(WildPigs, WP39_a_record_without_content_and_options_means_what_it_meant) {
  const auto record = parse_record(
      R"({"sounder":2,"game":"wild-pigs","rules":1,"seats":[{"is":"human"},{"is":"human"}],"moves":[]})", "old");
  ASSERT_TRUE(record) << record.error().message;
  const sounder::Setup& setup = record->match.game().setup();
  EXPECT_EQ(setup.content.at("threats").name, "classic");
  EXPECT_EQ(setup.content.at("weapons").name, "classic");
  EXPECT_EQ(setup.options.at("boss_income"), 1);
  EXPECT_EQ(setup.options.at("wild_cubes"), 0);
}

}  // namespace
}  // namespace sounder::wild_pigs
