// Rolling (TP-6, TP-7, TP-17).
#include "rules/three_little_pigs/table.h"

namespace sounder::three_little_pigs {
namespace {

using Weights = std::map<std::string, std::uint32_t>;

std::uint64_t sum_of(const Weights& weights) {
  std::uint64_t sum = 0;
  for (const auto& [text, weight] : weights) sum += weight;
  return sum;
}

TEST(ThreeLittlePigs, TP6_up_to_three_rolls_then_buying) {
  Table table = Table::after_setup(2);
  table.play({"roll DDDWR", "reroll 4", "roll DDDWR", "reroll 4"});
  table.play("roll DDDDR");
  EXPECT_EQ(table.s.phase, Phase::buy);
  EXPECT_EQ(table.moves(), (Texts{"buy straw door on new", "buy wood door on new", "buy brick door on new"}));
}

TEST(ThreeLittlePigs, TP6_a_player_may_stop_after_the_first_or_the_second_roll) {
  Table first = Table::after_setup(2);
  first.play({"roll DDDWR", "stop"});
  EXPECT_EQ(first.s.phase, Phase::buy);
  Table second = Table::after_setup(2);
  second.play({"roll DDDWR", "reroll 5", "roll DDDWR", "stop"});
  EXPECT_EQ(second.s.phase, Phase::buy);
}

TEST(ThreeLittlePigs, TP6_dice_kept_earlier_may_be_rolled_later) {
  Table table = Table::after_setup(2);
  table.play({"roll DWDWR", "reroll 2", "roll DRDWR", "reroll 1 3 4 5"});
  EXPECT_EQ(table.refusal("roll RRRRR"), "legal");
}

TEST(ThreeLittlePigs, TP6_wolves_are_locked_for_the_turn) {
  Table table = Table::after_setup(2);
  table.play("roll DWxWR");
  EXPECT_EQ(table.refusal("reroll 3"), "Die 3 shows a wolf and is locked for the turn.");
  for (const std::string& move : table.moves()) EXPECT_EQ(move.find('3'), std::string::npos) << move;
  table.play({"reroll 1", "roll RWxWR"});
  EXPECT_EQ(table.refusal("reroll 3 4"), "Die 3 shows a wolf and is locked for the turn.");
}

TEST(ThreeLittlePigs, TP6_kept_dice_do_not_change) {
  Table table = Table::after_setup(2);
  table.play({"roll DWDWR", "reroll 1 5"});
  EXPECT_EQ(table.refusal("roll DRDWR"), "Die 2 is kept and still shows a window.");
  EXPECT_EQ(table.chances().size(), 3u * 4u);
}

TEST(ThreeLittlePigs, TP7_two_wolves_end_the_rolling_and_nothing_is_bought) {
  Table table = Table::after_setup(2);
  EXPECT_EQ(table.play("roll DDxxD"), "The wolf comes. No opponent has a house. p2’s turn.");
  EXPECT_EQ(table.s.seat, Seat::p2);
  EXPECT_TRUE(table.houses(Seat::p1).empty());
}

TEST(ThreeLittlePigs, TP7_wolves_of_several_rolls_add_up) {
  Table table = Table::after_setup(2);
  table.give(Seat::p2, "straw door");
  table.play({"roll DDxDD", "reroll 4"});
  EXPECT_EQ(table.s.phase, Phase::roll);
  table.play("roll DDxxD");
  EXPECT_EQ(table.s.phase, Phase::spin);
}

TEST(ThreeLittlePigs, TP7_one_wolf_is_no_visit) {
  Table table = Table::after_setup(2);
  table.give(Seat::p2, "straw door");
  table.play({"roll DDxDD", "stop"});
  EXPECT_EQ(table.s.phase, Phase::buy);
}

TEST(ThreeLittlePigs, TP17_the_first_roll_has_576_outcomes_of_weight_7776) {
  const Table table = Table::after_setup(2);
  const Weights weights = table.chances();
  EXPECT_EQ(weights.size(), 576u);
  EXPECT_EQ(sum_of(weights), 7776u);
  EXPECT_EQ(weights.at("roll DDDDD"), 2u * 2 * 2 * 2 * 2);
  EXPECT_EQ(weights.at("roll RRRRR"), 2u * 2 * 1 * 1 * 1);
  EXPECT_EQ(weights.at("roll DWRxD"), 2u * 2 * 1 * 1 * 2);
}

TEST(ThreeLittlePigs, TP17_with_dice_of_one_colour_merged_there_are_120_outcomes) {
  Weights merged;
  for (const auto& [text, weight] : Table::after_setup(2).chances()) {
    std::string sorted = text.substr(std::string("roll ").size());
    std::sort(sorted.begin(), sorted.begin() + 2);
    std::sort(sorted.begin() + 2, sorted.end());
    merged[sorted] += weight;
  }
  EXPECT_EQ(merged.size(), 120u);
}

TEST(ThreeLittlePigs, TP17_a_second_roll_weighs_only_the_dice_rolled) {
  Table table = Table::after_setup(2);
  table.play({"roll DWxRD", "reroll 2 4"});
  Weights expected;
  for (const auto& [white, ways_white] : Weights{{"D", 2}, {"W", 2}, {"R", 2}})
    for (const auto& [black, ways_black] : Weights{{"D", 2}, {"W", 2}, {"R", 1}, {"x", 1}})
      expected["roll D" + white + "x" + black + "D"] = ways_white * ways_black;
  EXPECT_EQ(table.chances(), expected);
}

TEST(ThreeLittlePigs, TP17_every_set_of_dice_has_the_weights_of_its_dice) {
  for (DiceSet set = 1; set <= all_dice; ++set) {
    Table table = Table::after_setup(2);
    table.play("roll DDDDD");
    table.s.rolling = set;
    table.s.phase = Phase::roll;
    std::size_t outcomes = 1;
    std::uint64_t sum = 1;
    for (int die = 0; die < dice_count; ++die)
      if (contains(set, die)) {
        outcomes *= die < 2 ? 3 : 4;
        sum *= 6;
      }
    const Weights weights = table.chances();
    EXPECT_EQ(weights.size(), outcomes);
    EXPECT_EQ(sum_of(weights), sum);
  }
}

// Drawn rolls are as frequent as their weights: chi squared over all 576 outcomes (expected 575, deviation 34).
TEST(ThreeLittlePigs, TP17_drawn_rolls_follow_the_weights) {
  const Table table = Table::after_setup(2);
  const Weights weights = table.chances();
  std::map<std::string, int> seen;
  Rng rng(17);
  constexpr int draws = 400'000;
  for (int i = 0; i < draws; ++i) ++seen[table.game.text(table.s, table.game.draw(table.s, rng))];
  double chi_squared = 0;
  for (const auto& [text, weight] : weights) {
    const double expected = draws * weight / 7776.0;
    chi_squared += (seen[text] - expected) * (seen[text] - expected) / expected;
  }
  EXPECT_EQ(seen.size(), weights.size());
  EXPECT_GT(chi_squared, 575 - 5 * 34);
  EXPECT_LT(chi_squared, 575 + 5 * 34);
}

TEST(ThreeLittlePigs, TP17_of_equal_dice_only_the_lowest_are_offered) {
  Table table = Table::after_setup(2);
  table.play("roll DDRRx");
  EXPECT_EQ(table.moves(), (Texts{"stop", "reroll 1", "reroll 1 2", "reroll 3", "reroll 1 3", "reroll 1 2 3",
                                  "reroll 3 4", "reroll 1 3 4", "reroll 1 2 3 4"}));
  table = Table::after_setup(2);
  table.play("roll DWDWR");  // all different within a colour, though white and black show the same
  EXPECT_EQ(table.moves().size(), 32u);
  table = Table::after_setup(2);
  table.play("roll DDDDD");
  EXPECT_EQ(table.moves().size(), 3u * 4u);
}

TEST(ThreeLittlePigs, TP17_other_sets_of_equal_dice_are_read_as_the_lowest) {
  Table table = Table::after_setup(2);
  table.play("roll DDWDW");
  const auto read = [&](const std::string& text) {
    return table.game.text(table.s, *table.game.parse(table.s, Seat::p1, text).move);
  };
  EXPECT_EQ(read("reroll 2"), "reroll 1");
  EXPECT_EQ(read("reroll 5"), "reroll 3");
  EXPECT_EQ(read("reroll 2 4 5"), "reroll 1 3 4");
  EXPECT_EQ(read("reroll 1 2 3 5"), "reroll 1 2 3 5");
}

TEST(ThreeLittlePigs, TP17_sets_are_not_empty_and_ascend) {
  Table table = Table::after_setup(2);
  table.play("roll DDWDW");
  EXPECT_EQ(table.refusal("reroll"), "Name the dice to roll again, as in `reroll 1 3 5`, or `stop`.");
  EXPECT_EQ(table.refusal("reroll 3 1"), "Name every die once, in ascending order.");
  EXPECT_EQ(table.refusal("reroll 1 1"), "Name every die once, in ascending order.");
  EXPECT_EQ(table.refusal("reroll 6"), "\"6\" is no die: they are numbered 1 to 5.");
  EXPECT_EQ(table.refusal("reroll 0"), "\"0\" is no die: they are numbered 1 to 5.");
}

// For every roll: each set of unlocked dice is read as exactly one offered set, with as many dice of each colour and
// face.
TEST(ThreeLittlePigs, TP17_offered_sets_stand_for_all_sets) {
  for (std::uint16_t code = 0; code < 1024; ++code) {
    const Dice dice(code);
    std::map<std::array<int, 8>, DiceSet> offered;
    const auto kinds_of = [&](DiceSet set) {
      std::array<int, 8> kinds{};
      for (int die = 0; die < dice_count; ++die)
        if (contains(set, die)) ++kinds[4 * static_cast<std::size_t>(colour_of(die)) + at(dice.face(die))];
      return kinds;
    };
    for (DiceSet set = 0; set <= all_dice; ++set)
      if ((offered_sets(dice) >> set) & 1) {
        EXPECT_TRUE(offered.emplace(kinds_of(set), set).second) << "two sets mean the same";
      }
    for (DiceSet set = 0; set <= all_dice; ++set) {
      bool locked = false;
      for (int die = 0; die < dice_count; ++die) locked = locked || (contains(set, die) && dice.locked(die));
      if (locked) {
        EXPECT_FALSE((offered_sets(dice) >> set) & 1);
      } else {
        ASSERT_TRUE(offered.contains(kinds_of(set)));
        EXPECT_EQ(lowest_alike(dice, set), offered.at(kinds_of(set)));
      }
    }
  }
}

}  // namespace
}  // namespace sounder::three_little_pigs
