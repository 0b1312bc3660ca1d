// What is in the box, and the setup (TP-1 to TP-5, TP-16).
#include "rules/three_little_pigs/table.h"

namespace sounder::three_little_pigs {
namespace {

TEST(ThreeLittlePigs, TP1_nine_stacks_of_four_tiles) {
  const Table table(options_for(2));
  for (const Stack& stack : table.s.stacks) EXPECT_EQ(stack.left, 4);
}

TEST(ThreeLittlePigs, TP1_two_symbols_buy_straw_three_wood_four_brick) {
  Table two = Table::after_setup(2);
  two.give(Seat::p1, "straw window");
  two.roll_and_stop("WWDxR");
  EXPECT_EQ(two.moves(), (Texts{"buy straw window on new", "buy straw window on 1"}));
  Table three = Table::after_setup(2);
  three.roll_and_stop("WWWxR");
  EXPECT_EQ(three.moves(), (Texts{"buy straw window on new", "buy wood window on new"}));
  Table four = Table::after_setup(2);
  four.roll_and_stop("WWWWR");
  EXPECT_EQ(four.moves(), (Texts{"buy straw window on new", "buy wood window on new", "buy brick window on new"}));
}

TEST(ThreeLittlePigs, TP1_tiles_are_worth_what_they_cost) {
  const Options options = options_for(2);
  for (Material m : all_materials) {
    Table table(options);
    table.give(Seat::p1, std::string(name_of(m)) + " door," + std::string(name_of(m)) + " roof");
    EXPECT_EQ(score_of(options, table.s, Seat::p1).tiles, 2 * options.box.price[at(m)]);
  }
  EXPECT_EQ(options.box.price, (PerMaterial<std::uint8_t>{2, 3, 4}));
}

// How often a die shows a face, out of all 7776 ways the first roll can fall.
std::uint32_t ways(const Table& table, int die, char face) {
  std::uint32_t sum = 0;
  for (const auto& [text, weight] : table.chances())
    if (text[std::string("roll ").size() + static_cast<std::size_t>(die)] == face) sum += weight;
  return sum;
}

TEST(ThreeLittlePigs, TP2_two_white_dice_without_a_wolf_and_three_black_ones_with_one) {
  const Table table = Table::after_setup(2);
  for (int die : {0, 1}) {
    EXPECT_EQ(ways(table, die, 'D'), 7776u * 2 / 6);
    EXPECT_EQ(ways(table, die, 'W'), 7776u * 2 / 6);
    EXPECT_EQ(ways(table, die, 'R'), 7776u * 2 / 6);
    EXPECT_EQ(ways(table, die, 'x'), 0u);
  }
  for (int die : {2, 3, 4}) {
    EXPECT_EQ(ways(table, die, 'D'), 7776u * 2 / 6);
    EXPECT_EQ(ways(table, die, 'W'), 7776u * 2 / 6);
    EXPECT_EQ(ways(table, die, 'R'), 7776u * 1 / 6);
    EXPECT_EQ(ways(table, die, 'x'), 7776u * 1 / 6);
  }
}

TEST(ThreeLittlePigs, TP3_the_spinner_shows_straw_three_times_wood_twice_brick_once) {
  Table table = Table::after_setup(2);
  table.give(Seat::p2, "straw door");
  table.play("roll DDxxR");
  EXPECT_EQ(table.chances(),
            (std::map<std::string, std::uint32_t>{{"spin straw", 3}, {"spin wood", 2}, {"spin brick", 1}}));
}

TEST(ThreeLittlePigs, TP4_one_of_four_doors_and_two_of_four_windows_carry_a_pot_and_no_roof) {
  const Table table(options_for(2));
  int pots = 0;
  for (int i = 0; i < TileKind::count; ++i) {
    const Pile& pile = table.game.box().piles[static_cast<std::size_t>(i)];
    const Part part = TileKind::nth(i).part;
    EXPECT_EQ(pile.pots, part == Part::door ? 1 : part == Part::window ? 2 : 0);
    pots += pile.pots;
  }
  EXPECT_EQ(pots, 9);
}

TEST(ThreeLittlePigs, TP4_the_top_tile_that_lies_open_is_the_one_that_is_bought) {
  Table table(options_for(2));
  table.play({"top straw door pot", "top straw window plain", "top wood door plain", "top wood window pot",
              "top brick door plain", "top brick window plain"});
  table.play("roll DDWWR");
  table.play({"stop", "buy straw door on new"});
  table.play("buy straw window on new");
  EXPECT_EQ(table.houses(Seat::p1), (Texts{"straw door pot", "straw window"}));
}

TEST(ThreeLittlePigs, TP5_the_first_seat_is_drawn_every_seat_alike) {
  for (int seats = 2; seats <= 5; ++seats) {
    Options options = options_for(seats);
    options.first_seat = 0;
    Table table = Table::after_setup(options);
    std::map<std::string, std::uint32_t> alike;
    for (int i = 1; i <= seats; ++i) alike["first p" + std::to_string(i)] = 1;
    EXPECT_EQ(table.chances(), alike);
    table.play("first p2");
    EXPECT_EQ(table.s.seat, Seat::p2);
  }
}

TEST(ThreeLittlePigs, TP5_a_fixed_first_seat_begins_without_a_draw) {
  for (int first = 1; first <= 3; ++first) {
    Options options = options_for(3);
    options.first_seat = static_cast<std::int8_t>(first);
    const Table table = Table::after_setup(options);
    EXPECT_EQ(table.s.phase, Phase::roll);
    EXPECT_EQ(table.s.seat, seat_at(first - 1));
  }
}

TEST(ThreeLittlePigs, TP5_play_goes_clockwise) {
  Options options = options_for(3);
  options.first_seat = 2;
  Table table = Table::after_setup(options);
  for (Seat seat : {Seat::p2, Seat::p3, Seat::p1, Seat::p2}) {
    EXPECT_EQ(table.s.seat, seat);
    table.idle_turn();
  }
}

TEST(ThreeLittlePigs, TP16_setup_turns_up_doors_and_windows_by_material_then_draws_the_first_seat) {
  Options options = options_for(2);
  options.first_seat = 0;
  Table table(options);
  Texts asked;
  while (table.s.phase == Phase::turn_up) {
    asked.push_back(table.chances().begin()->first);
    table.play(asked.back());
  }
  EXPECT_EQ(asked, (Texts{"top straw door plain", "top straw window plain", "top wood door plain",
                          "top wood window plain", "top brick door plain", "top brick window plain"}));
  EXPECT_EQ(table.s.phase, Phase::first);
  for (const Stack& stack : table.s.stacks) EXPECT_EQ(stack.top, Top::plain);  // roofs too, though nobody was asked
}

TEST(ThreeLittlePigs, TP16_a_top_is_as_likely_as_such_tiles_lie_face_down) {
  using Weights = std::map<std::string, std::uint32_t>;
  Table table(options_for(2));
  EXPECT_EQ(table.chances(), (Weights{{"top straw door pot", 1}, {"top straw door plain", 3}}));
  table.play("top straw door plain");
  EXPECT_EQ(table.chances(), (Weights{{"top straw window pot", 2}, {"top straw window plain", 2}}));
  table.play({"top straw window pot", "top wood door plain", "top wood window plain", "top brick door plain",
              "top brick window plain"});
  // Three straw doors lie face down, one of them with the pot; three straw windows, one with a pot.
  table.roll_and_stop("DDWWR");
  table.play("buy straw door on new");
  EXPECT_EQ(table.chances(), (Weights{{"top straw door pot", 1}, {"top straw door plain", 2}}));
  table.play({"top straw door plain", "buy straw window on 1"});
  EXPECT_EQ(table.chances(), (Weights{{"top straw window pot", 1}, {"top straw window plain", 2}}));
}

TEST(ThreeLittlePigs, TP16_where_one_outcome_is_left_nothing_is_drawn) {
  Table seen = Table::after_setup(2);
  seen.stack(Material::straw, Part::door) = {3, 0, Top::pot};  // its only pot lies on top
  EXPECT_EQ(seen.play("roll DDWRx"), "");
  EXPECT_EQ(seen.play("stop"),
            "Only one purchase is possible: p1 buys a straw door and starts house 1. The next straw door is plain. "
            "p2’s turn.");
  EXPECT_EQ(seen.stack(Material::straw, Part::door), (Stack{2, 0, Top::plain}));

  Table last = Table::after_setup(2);
  last.stack(Material::straw, Part::door) = {2, 1, Top::plain};  // below it only the one with the pot
  last.roll_and_stop("DDWRx");
  EXPECT_EQ(last.stack(Material::straw, Part::door), (Stack{1, 0, Top::pot}));
  EXPECT_EQ(last.s.seat, Seat::p2);

  Table roof = Table::after_setup(2);
  roof.give(Seat::p1, "straw door");
  roof.roll_and_stop("RRWDx");
  EXPECT_EQ(roof.stack(Material::straw, Part::roof), (Stack{3, 0, Top::plain}));
  EXPECT_EQ(roof.s.seat, Seat::p2);
}

TEST(ThreeLittlePigs, TP16_the_new_top_comes_before_the_second_purchase) {
  Table table = Table::after_setup(2);
  table.roll_and_stop("WWWWW");
  table.play("buy straw window on new");
  EXPECT_EQ(table.s.phase, Phase::turn_up);
  table.play({"top straw window pot", "buy wood window on 1"});
  EXPECT_EQ(table.houses(Seat::p1), Texts{"straw window, wood window"});
}

TEST(ThreeLittlePigs, TP16_a_new_top_is_turned_up_on_the_last_turn_too) {
  Table table = Table::after_setup(2);
  table.sell_out(Material::brick, Part::roof);
  table.sell_out(Material::wood, Part::roof);
  table.roll_and_stop("DDWRx");
  EXPECT_EQ(table.s.phase, Phase::turn_up);
  table.play("top straw door plain");
  EXPECT_EQ(table.s.phase, Phase::over);
}

}  // namespace
}  // namespace sounder::three_little_pigs
