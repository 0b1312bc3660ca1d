// The value that bots go by.
#include "bots/bot.h"

#include "bots/three_little_pigs/value.h"
#include "match/registry.h"
#include "rules/three_little_pigs/table.h"

namespace sounder::three_little_pigs {
namespace {

double value(const Table& table, Seat seat) {
  return bots::GreedyValue<ThreeLittlePigs>::of(table.game, table.s, seat);
}

TEST(ThreeLittlePigsValue, roofed_houses_are_worth_more_than_open_ones) {
  Table open = Table::after_setup(2);
  open.give(Seat::p1, "brick door,wood window,wood window");
  Table roofed = Table::after_setup(2);
  roofed.give(Seat::p1, "brick door,wood window,wood roof");
  EXPECT_GT(value(roofed, Seat::p1), value(open, Seat::p1));
  EXPECT_LT(value(roofed, Seat::p2), value(open, Seat::p2));
}

TEST(ThreeLittlePigsValue, dice_are_worth_what_they_buy) {
  const auto after = [](const std::string& dice) {
    Table table = Table::after_setup(2);
    table.give(Seat::p1, "wood window,wood window");
    table.play("roll " + dice);
    return value(table, Seat::p1);
  };
  EXPECT_GT(after("DDDDx"), after("DDDWx"));  // brick before wood
  EXPECT_GT(after("RRDWx"), after("DDRWx"));  // a roof before a door
  EXPECT_GT(after("DDRRW"), after("RRDWx"));  // two tiles before one
}

TEST(ThreeLittlePigsValue, TP8_two_equal_tiles_are_worth_something_where_they_can_be_bought) {
  const auto after_four_doors = [](std::int8_t two_tiles) {
    Options options = options_for(2);
    options.two_tiles = two_tiles;
    for (Material m : {Material::wood, Material::brick}) options.box.price[at(m)] = 5;
    Table table = Table::after_setup(options);
    table.play("roll DDDDW");
    return value(table, Seat::p1);
  };
  EXPECT_GT(after_four_doors(1), after_four_doors(0));
}

TEST(ThreeLittlePigsValue, greedy_beats_random) {
  const GamePtr game = *make_game({"three-little-pigs", 2, {}, {}});
  const auto greedy = *bots::make_bot("greedy", game);
  const auto random = *bots::make_bot("random", game);
  int won = 0;
  constexpr int matches = 60;
  for (std::uint64_t k = 0; k < matches; ++k) {
    const Seat mine = seat_at(static_cast<int>(k % 2));
    Rng rng(4, k);
    AnyState state = game->start();
    std::uint64_t number = 0;
    for (Turn turn = game->turn(state); !turn.is_over(); turn = game->turn(state), ++number) {
      if (turn.is_chance()) {
        game->play(state, game->draw(state, rng));
        continue;
      }
      bots::Bot& bot = turn.first == mine ? *greedy : *random;
      game->play(state, bots::ask_bot(bot, *game, state, turn.first, k, number).move);
    }
    won += game->result(state).winners.contains(mine);
  }
  EXPECT_GT(won, matches * 4 / 5);
}

}  // namespace
}  // namespace sounder::three_little_pigs
