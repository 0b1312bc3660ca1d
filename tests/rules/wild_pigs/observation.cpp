// The observation encoding: what is shown, from whose side, and the actions of its moves.
#include <gtest/gtest.h>

#include "rules/observation_check.h"
#include "rules/wild_pigs/table.h"

namespace sounder::wild_pigs {
namespace {

// An observation by name.
class Seen {
 public:
  Seen(const Table& table, Viewer viewer) : numbers_(observation_check::observation_of(table.game(), table.s, viewer)) {
    for (int i = 0; i < table.game().observation_size(); ++i)
      places_[table.game().observation_name(i)] = static_cast<std::size_t>(i);
  }
  int operator[](const std::string& name) const { return numbers_[places_.at(name)]; }
  std::vector<int> all(const std::string& begin, std::initializer_list<const char*> ends) const {
    std::vector<int> some;
    for (const char* end : ends) some.push_back((*this)[begin + end]);
    return some;
  }

 private:
  observation_check::Numbers numbers_;
  std::map<std::string, std::size_t> places_;
};
using Numbers = std::vector<int>;

Numbers amounts(const Cubes& cubes) { return {cubes[Colour::red], cubes[Colour::blue], cubes[Colour::green]}; }

// The actions that a move is made of, by name.
std::vector<std::string> actions_of(const Table& table, std::string_view text) {
  const auto parsed = table.game().parse(table.s, table.s.seat(), text);
  EXPECT_TRUE(parsed.move) << text << ": " << table.english(parsed.reason);
  std::vector<std::string> names;
  if (parsed.move)
    for (const int action : table.game().path(table.s, *parsed.move)) names.push_back(table.game().action_name(action));
  return names;
}
using Names = std::vector<std::string>;

TEST(WildPigsNumbers, hold_in_random_matches_of_every_kind) {
  for (const int seats : {2, 5})
    for (const int edition : {0, 1})
      for (const int boss : {0, 1, 2})
        check_observation(Table(seats, {{"edition", edition}, {"boss", boss}}).game(), 1, 1);
  check_observation(Table(3, {{"boss", 1}, {"race_order", 2}, {"deck_factor", 2}}).game(), 1, 1);
}

TEST(WildPigsNumbers, the_seats_begin_with_the_viewers_own) {
  Table table(3);
  table.p(1).pool = cubes(1, 2, 3);
  table.p(2).pool = cubes(4, 5, 6);
  table.p(3).pool = cubes(7, 8, 9);
  table.p(3).stance = Stance::hunkered;
  table.tokens(3, 1, 2, 3, 0);
  const Seen own(table, Seat::p3);
  EXPECT_EQ(own.all("own: cubes ", {"R", "B", "G"}), (Numbers{7, 8, 9}));
  EXPECT_EQ(own.all("seat +1: cubes ", {"R", "B", "G"}), (Numbers{1, 2, 3}));
  EXPECT_EQ(own.all("seat +2: cubes ", {"R", "B", "G"}), (Numbers{4, 5, 6}));
  EXPECT_EQ(own.all("own: tokens ", {"attack", "conversion", "wild", "mass"}), (Numbers{1, 2, 3, 0}));
  EXPECT_EQ(own.all("own: stance ", {"aggressive", "tactical", "hunkered", "balanced"}), (Numbers{0, 0, 1, 0}));
  EXPECT_EQ(own.all("", {"own: is in turn", "seat +1: is in turn", "seat +2: is in turn"}), (Numbers{0, 1, 0})) << "p1";
  EXPECT_EQ(own.all("", {"own: place in the order", "seat +1: place in the order"}), (Numbers{3, 1}));
  const Seen watched(table, Viewer::audience());
  EXPECT_EQ(watched.all("own: cubes ", {"R", "B", "G"}), (Numbers{1, 2, 3}));
  EXPECT_EQ(watched.all("seat +2: cubes ", {"R", "B", "G"}), (Numbers{7, 8, 9}));
}

TEST(WildPigsNumbers, WP13_a_pig_is_shown_by_its_price_as_it_stands) {
  Table table;
  const Threat& threat = table.cards().threats[0][3];
  table.put(2, Row::mid, table.cards().threats[0].id(3), 2, true);
  const Seen seen(table, Seat::p1);
  EXPECT_EQ(seen.all("lane 2 mid: cost ", {"R", "B", "G"}), amounts(threat.cost + cubes(enraged_cost, 0, 2)));
  EXPECT_EQ(seen["lane 2 mid: " + std::string(breed_names[at(threat.breed)])], 1);
  EXPECT_EQ(seen.all("lane 2 mid: ", {"vp", "weights", "enraged", "is the target"}), (Numbers{threat.vp + 1, 2, 1, 0}));
  EXPECT_EQ(seen.all("lane 2 mid: gives ", {"attack", "conversion", "wild", "mass"}),
            Numbers(threat.spoils.tokens.begin(), threat.spoils.tokens.end()));
  EXPECT_EQ(seen.all("lane 2 front: ", {"feral", "cunning", "massive", "hybrid", "cost R", "vp"}), Numbers(6, 0))
      << "nobody there";
}

TEST(WildPigsNumbers, belongings_are_shown_by_card_and_by_place) {
  Table table;
  table.own(2, "mud-bath");
  table.own(2, "mud-bath");
  table.arm(2, table.cards().weapons.id(0), 1);
  table.arm(2, table.cards().weapons.id(4));
  const Weapon& second = table.cards().weapons[4];
  const Seen seen(table, Seat::p2);
  EXPECT_EQ(seen.all("own upgrades: ", {"mud-bath", "red-mist"}), (Numbers{2, 0}));
  EXPECT_EQ(seen.all("", {"own weapon 1: uses", "own weapon 2: uses", "own weapon 3: uses"}),
            (Numbers{1, second.uses, 0}));
  EXPECT_EQ(seen.all("own weapon 2: less by day ", {"R", "B", "G"}), amounts(second.less[0]));
  EXPECT_EQ(seen.all("own weapon 2: less by night ", {"R", "B", "G"}), amounts(second.less[1]));
  EXPECT_EQ(seen.all("own weapon 2: ", {"reach", "vp"}), (Numbers{second.reach, second.vp}));
  EXPECT_EQ(seen["own: vp"], score_of(table.options(), table.p(2)));
}

TEST(WildPigsNumbers, a_weapon_is_shown_as_it_is_by_day_and_by_night) {
  Table table;
  int card = 0;
  while (table.cards().weapons[card].less[0] == table.cards().weapons[card].less[1]) ++card;
  table.arm(1, table.cards().weapons.id(card));
  const Seen seen(table, Seat::p1);
  EXPECT_EQ(seen.all("own weapon 1: less by day ", {"R", "B", "G"}), amounts(table.cards().weapons[card].less[0]));
  EXPECT_EQ(seen.all("own weapon 1: less by night ", {"R", "B", "G"}), amounts(table.cards().weapons[card].less[1]));
}

TEST(WildPigsNumbers, WP8_what_a_seat_has_done_is_shown_while_its_turn_lasts) {
  Table table;
  int card = 0;
  while (!table.cards().upgrades[card].splits_cubes) ++card;
  const std::string id(table.cards().upgrades.id(card));
  table.own(1, id);
  table.own(1, id);
  table.p(1).pool = cubes(3, 3, 3);
  table.tokens(1, 0, 0, 1, 0);
  table.play("use " + id + " R", "extend weapon", "prepare attack");
  EXPECT_EQ(Seen(table, Seat::p2)["used: " + id], 1);
  EXPECT_EQ(Seen(table, Seat::p2).all("turn: ", {"main action", "bought", "extended"}), (Numbers{1, 0, 1}));
  table.s.phase = Phase::spawn;
  EXPECT_EQ(Seen(table, Seat::p2)["used: " + id], 0);
  EXPECT_EQ(Seen(table, Seat::p2).all("turn: ", {"main action", "bought", "extended"}), (Numbers{0, 0, 0}));
}

TEST(WildPigsNumbers, WP5_the_two_rows_of_a_market_are_told_apart) {
  Table table;
  table.s.markets[0].fresh = {};
  table.offer(Ware::upgrade, "mud-bath");
  table.offer(Ware::upgrade, "mud-bath");
  table.offer(Ware::upgrade, "habit", true);
  const Seen seen(table, Seat::p1);
  EXPECT_EQ(seen.all("new upgrades: ", {"mud-bath", "habit"}), (Numbers{2, 0}));
  EXPECT_EQ(seen.all("carried over upgrades: ", {"mud-bath", "habit"}), (Numbers{0, 1}));
}

TEST(WildPigsNumbers, WP38_the_thresholds_of_both_bosses_are_shown) {
  Table table;
  const Threshold& first = table.cards().bosses[1].thresholds[0];
  table.s.era = Era::night;
  table.boss();
  table.p(2).paid = 0b010;
  table.s.taken = 0b010;
  const Seen seen(table, Seat::p1);
  const Threshold& by_day = table.cards().bosses[0].thresholds[0];
  EXPECT_EQ(seen.all("day threshold 1: cost ", {"R", "B", "G"}), amounts(by_day.cost));
  EXPECT_EQ(seen.all("night threshold 1: cost ", {"R", "B", "G"}), amounts(first.cost));
  EXPECT_EQ(seen.all("night threshold 1: ", {"gives vp", "heals", "else wounds", "else cubes"}),
            (Numbers{first.reward.vp, first.reward.heal, first.penalty.wounds, first.penalty.cubes}));
  EXPECT_EQ(seen.all("night threshold ", {"1: is taken", "2: is taken"}), (Numbers{0, 1}));
  EXPECT_EQ(seen.all("day threshold ", {"1: is taken", "2: is taken"}), (Numbers{0, 0}));
  EXPECT_EQ(seen.all("", {"own: paid threshold 2", "seat +1: paid threshold 1", "seat +1: paid threshold 2"}),
            (Numbers{0, 0, 1}));
}

// Half in cubes and half in tokens, so that there is something to choose.
TEST(WildPigsNumbers, WP14_a_payment_is_chosen_step_by_step) {
  Table table;
  table.put(1, Row::front, table.cards().threats[0].id(0));
  table.p(1).pool = cubes(20, 20, 20);
  table.tokens(1, 1, 0, 2, 0);
  EXPECT_EQ(actions_of(table, "fight lane 1"), (Names{"fight lane 1 front"}));
  table.play("fight lane 1");
  ASSERT_EQ(table.s.phase, Phase::payment);
  const Seen seen(table, Seat::p1);
  EXPECT_EQ(seen["lane 1 front: is the target"], 1);
  EXPECT_EQ(seen["lane 1 back: is the target"], 0);
  EXPECT_EQ(seen.all("fight: cost ", {"R", "B", "G"}), amounts(table.cards().threats[0][0].cost));
  EXPECT_EQ(actions_of(table, "pay cubes"),
            (Names{"pay: 0 attack", "pay: no discount", "pay: 0 wild R", "pay: 0 wild B", "pay: 0 wild G"}));
  EXPECT_EQ(actions_of(table, "pay 1 attack 1 wild R"),
            (Names{"pay: 1 attack", "pay: no discount", "pay: 1 wild R", "pay: 0 wild B", "pay: 0 wild G"}));
  ActionSet<WildPigs::actions> set;
  EXPECT_FALSE(table.game().single_actions(table.s, Seat::p1, set));
  EXPECT_EQ(set.size(), 0);
}

TEST(WildPigsNumbers, WP10_wild_tokens_are_steps_of_a_purchase) {
  Table table;
  table.s.markets = {};
  table.offer(Ware::upgrade, "mud-bath");
  table.p(1).pool = cubes(20, 20, 20);
  ActionSet<WildPigs::actions> set;
  EXPECT_TRUE(table.game().single_actions(table.s, Seat::p1, set));
  EXPECT_EQ(actions_of(table, "buy mud-bath"), (Names{"buy mud-bath"})) << "no token, one way to pay";
  table.tokens(1, 0, 0, 1, 0);
  set.clear();
  EXPECT_FALSE(table.game().single_actions(table.s, Seat::p1, set));
  EXPECT_EQ(actions_of(table, "buy mud-bath"),
            (Names{"buy mud-bath", "buy: 0 wild R", "buy: 0 wild B", "buy: 0 wild G"}));
  EXPECT_EQ(actions_of(table, "buy mud-bath with 1 wild G"),
            (Names{"buy mud-bath", "buy: 0 wild R", "buy: 0 wild B", "buy: 1 wild G"}));
}

TEST(WildPigsNumbers, WP17_cubes_are_lost_colour_by_colour) {
  Table table;
  table.p(1).pool = cubes(3, 3, 3);
  table.s.phase = Phase::lose_cubes;
  table.s.cubes_owed = 2;
  EXPECT_EQ(actions_of(table, "lose 1R 1G"), (Names{"lose: 1 R", "lose: 0 B", "lose: 1 G"}));
  EXPECT_EQ(Seen(table, Seat::p2)["turn: owes cubes"], 2);
}

TEST(WildPigsNumbers, WP9_a_conversion_is_one_action) {
  Table table;
  table.p(1).pool = cubes(3, 3, 3);
  table.tokens(1, 0, 1, 0, 0);
  for (const char* text :
       {"convert 1 R to B", "convert 3 R to G", "convert 2 G to R", "convert 3 B to G", "convert 1 B to R"})
    EXPECT_EQ(actions_of(table, text), (Names{text}));
}

// Whatever the content: cards beyond its last have a number, too.
TEST(WildPigsNumbers, an_action_means_the_same_in_every_edition) {
  const Table rulebook;
  const Table later(5, {{"edition", 1}});
  for (int i = 0; i < WildPigs::actions; ++i) EXPECT_EQ(rulebook.game().action_name(i), later.game().action_name(i));
}

}  // namespace
}  // namespace sounder::wild_pigs
