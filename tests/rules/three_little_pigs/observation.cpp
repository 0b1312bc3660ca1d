// The Three Little Pigs as an observation: what is particular to it. What holds for every game is in
// observation_check.h.
#include <gtest/gtest.h>

#include <map>

#include "rules/observation_check.h"
#include "rules/three_little_pigs/table.h"

namespace sounder::three_little_pigs {
namespace {

using observation_check::Numbers;
using Named = std::map<std::string, int>;

// What is not 0, by name; only what begins with `about`, without it.
Named seen(const Table& table, Viewer viewer, const std::string& about = "") {
  const Numbers numbers = observation_check::observation_of(table.game, table.s, viewer);
  Named by_name;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] == 0) continue;
    const std::string name = table.game.observation_name(static_cast<int>(i));
    if (name.starts_with(about)) by_name[name.substr(about.size())] = numbers[i];
  }
  return by_name;
}

std::string action_of(const Table& table, const std::string& text) {
  const Path path = table.game.path(table.s, table.game.parse(table.s, table.to_move(), text).move.value());
  EXPECT_EQ(path.size(), 1) << text;
  return table.game.action_name(path[0]);
}

TEST(ThreeLittlePigsNumbers, hold_in_random_matches_with_all_options) {
  for (int seats = 2; seats <= most_seats; ++seats)
    for (const bool veteran : {false, true}) {
      Options options = options_for(seats, veteran);
      options.first_seat = 0;
      check_observation(ThreeLittlePigs(options), 3, 1);
    }
}

// Cheap tiles and many of them: more houses than are seen one by one.
TEST(ThreeLittlePigsNumbers, hold_where_houses_are_many) {
  Options options = options_for(2);
  options.box.price = {1, 1, 1};
  options.box.piles = {{{6, 6}, {6, 0}, {6, 0}, {6, 3}, {6, 3}, {6, 0}, {6, 1}, {6, 5}, {6, 0}}};
  check_observation(ThreeLittlePigs(options), 4, 1);
}

TEST(ThreeLittlePigsNumbers, the_viewers_own_houses_come_first) {
  Table table = Table::after_setup(3);
  table.give(Seat::p2, "straw door pot, wood window, wood window, brick window pot, brick roof");
  table.give(Seat::p2, "wood window pot");
  table.give(Seat::p3, "brick door");
  const Named of_p2 = {{"houses", 2},
                       {"roofed houses", 1},
                       {"points before awards", 2 + 3 + 3 + 4 + 4 + 2 + 1},
                       {"pots under a roof", 2},
                       {"tallest house", 5},
                       {"house 1: straw door", 1},
                       {"house 1: door has a pot", 1},
                       {"house 1: plain wood windows", 2},
                       {"house 1: potted brick windows", 1},
                       {"house 1: brick roof", 1},
                       {"house 2: potted wood windows", 1}};
  const Named of_p3 = {{"houses", 1}, {"house 1: brick door", 1}};
  const Named of_p1 = {{"has the turn", 1}};
  EXPECT_EQ(seen(table, Seat::p2, "own: "), of_p2);
  EXPECT_EQ(seen(table, Seat::p2, "seat +1: "), of_p3);
  EXPECT_EQ(seen(table, Seat::p2, "seat +2: "), of_p1);
  EXPECT_EQ(seen(table, Seat::p3, "seat +2: "), of_p2);
  for (const Viewer viewer : {Viewer(Seat::p1), Viewer::audience()}) {
    EXPECT_EQ(seen(table, viewer, "own: "), of_p1);
    EXPECT_EQ(seen(table, viewer, "seat +1: "), of_p2);
    EXPECT_EQ(seen(table, viewer, "seat +2: "), of_p3);
  }
}

TEST(ThreeLittlePigsNumbers, dice_are_seen_as_they_lie) {
  Table table = Table::after_setup(2);
  EXPECT_EQ(seen(table, Seat::p1, "die "), Named());
  table.play("roll DWRxR");
  const Named all = {{"1: door", 1}, {"2: window", 1}, {"3: roof", 1}, {"4: wolf", 1}, {"5: roof", 1}};
  EXPECT_EQ(seen(table, Seat::p1, "die "), all);
  EXPECT_EQ(seen(table, Seat::p1, "dice that show: "), Named({{"door", 1}, {"window", 1}, {"roof", 2}, {"wolf", 1}}));
  EXPECT_EQ(seen(table, Seat::p1, "phase: "), Named({{"choose dice", 1}}));
  table.play("reroll 1 3");
  const Named kept = {{"2: window", 1}, {"4: wolf", 1}, {"5: roof", 1}};
  EXPECT_EQ(seen(table, Seat::p1, "die "), kept);
  EXPECT_EQ(seen(table, Seat::p1, "dice that show: "), Named({{"window", 1}, {"roof", 1}, {"wolf", 1}}));
  EXPECT_EQ(seen(table, Seat::p1, "rolls made"), Named({{"", 1}}));
}

TEST(ThreeLittlePigsNumbers, symbols_and_stacks_are_seen_while_buying) {
  Table table = Table::after_setup(2);
  table.stack(Material::straw, Part::window) = {4, 1, Top::pot};
  table.roll_and_stop("WWWWW");
  EXPECT_EQ(seen(table, Seat::p2, "to spend: "), Named({{"window", 5}}));
  EXPECT_EQ(seen(table, Seat::p2, "straw windows: "), Named({{"left", 4}, {"unseen pots", 1}, {"top", 2}}));
  table.play("buy straw window on new");
  EXPECT_EQ(seen(table, Seat::p2, "to spend: "), Named({{"window", 3}}));
  EXPECT_EQ(seen(table, Seat::p2, "straw windows: "), Named({{"left", 3}, {"unseen pots", 1}}));
  EXPECT_EQ(seen(table, Seat::p2, "phase: "), Named({{"turn up a top", 1}}));
  table.play("top straw window plain");
  EXPECT_EQ(seen(table, Seat::p2, "straw windows: "), Named({{"left", 3}, {"unseen pots", 1}, {"top", 1}}));
  EXPECT_EQ(seen(table, Seat::p2, "tiles bought"), Named({{"", 1}}));
  EXPECT_EQ(seen(table, Seat::p2, "kind not to be bought again"), Named({{"", 2}}));  // the straw window
}

TEST(ThreeLittlePigsNumbers, awards_won_in_play_are_seen) {
  Table table = Table::after_setup(2, true);
  table.give(Seat::p1, "straw door, straw window pot");
  table.roll_and_stop("RRWDW");
  table.play("buy straw roof on 1");
  const Named own = seen(table, Seat::p1, "own: ");
  EXPECT_EQ(own.at("first straw house"), 1);
  EXPECT_EQ(own.at("points before awards"), 6);
  EXPECT_EQ(seen(table, Seat::p2, "seat +1: "), own);
  EXPECT_EQ(seen(table, Seat::p2, "veteran"), Named({{"", 1}}));
}

TEST(ThreeLittlePigsNumbers, houses_after_the_sixth_are_counted) {
  Table table = Table::after_setup(2);
  for (int i = 0; i < 6; ++i) table.give(Seat::p1, "straw door");
  for (const char* tiles :
       {"wood window", "wood door", "wood window", "wood door, brick roof", "wood door", "wood window"})
    table.give(Seat::p1, tiles);
  const Named own = seen(table, Seat::p2, "seat +1: ");
  EXPECT_EQ(own.at("houses"), 12);
  EXPECT_EQ(own.at("roofed houses"), 1);
  EXPECT_EQ(own.at("points before awards"), 3 + 4 + 1);
  EXPECT_EQ(own.at("further houses without a door"), 3);
  EXPECT_EQ(own.at("further houses with a door"), 2);
  EXPECT_EQ(own.at("further roofed houses"), 1);
  EXPECT_EQ(seen(table, Seat::p2, "own: "), Named());
}

TEST(ThreeLittlePigsNumbers, actions_are_called_as_moves_are_written) {
  Table table = Table::after_setup(2);
  table.give(Seat::p1, "straw door");
  table.play("roll WWWRR");
  for (const char* text : {"stop", "reroll 1 3", "reroll 1 2 3 4 5"}) EXPECT_EQ(action_of(table, text), text);
  table.play("stop");
  for (const char* text : {"buy straw roof on 1", "buy wood window on new"}) EXPECT_EQ(action_of(table, text), text);
  table.play("buy straw roof on 1");
  EXPECT_EQ(action_of(table, "done"), "done");
}

TEST(ThreeLittlePigsNumbers, who_is_blown_on_is_counted_from_the_mover) {
  for (const int first : {1, 2, 3}) {
    Options options = options_for(3);
    options.first_seat = static_cast<std::int8_t>(first);
    Table table = Table::after_setup(options);
    const auto after = [&](int steps) { return seat_at((first - 1 + steps) % 3); };
    table.give(after(1), "straw door");
    table.give(after(2), "wood door");
    table.give(after(2), "brick door");
    table.play("roll DDDxx");
    EXPECT_EQ(action_of(table, "blow " + sounder::name_of(after(1)) + " house 1"), "blow seat +1 house 1");
    const std::string blow = "blow " + sounder::name_of(after(2)) + " house 2";
    EXPECT_EQ(action_of(table, blow), "blow seat +2 house 2");
    table.play(blow);
    EXPECT_EQ(seen(table, after(2), "own: house the wolf blows on"), Named({{"", 2}}));
    EXPECT_EQ(seen(table, after(0), "seat +2: house the wolf blows on"), Named({{"", 2}}));
    EXPECT_EQ(seen(table, after(0), "seat +1: house the wolf blows on"), Named());
  }
}

// Everything that can be told apart is seen apart: what follows each move of a question and each draw, and all that is
// met.
TEST(ThreeLittlePigsNumbers, two_states_look_alike_only_if_they_are) {
  for (const int seats : {2, 4}) {
    const ThreeLittlePigs game(options_for(seats, true));
    std::map<Numbers, State> met;
    const auto meet = [&](State s) {
      const Numbers numbers = observation_check::observation_of(game, s, Seat::p2);
      for (int die = 0; die < dice_count; ++die)
        if (contains(s.rolling, die)) s.dice = s.dice.with(die, Face::door);  // what it showed is forgotten
      EXPECT_EQ(met.emplace(numbers, s).first->second, s) << "in phase " << static_cast<int>(s.phase);
    };
    for (std::uint64_t match = 0; match < 2; ++match) {
      Rng rng(3, match);
      State s = game.start();
      for (Turn turn = game.turn(s); !turn.is_over(); turn = game.turn(s)) {
        MoveListOf<ThreeLittlePigs> moves;
        if (turn.decides()) game.moves(s, turn.first, moves);
        ChanceListOf<ThreeLittlePigs> chances;
        if (turn.is_chance()) game.chances(s, chances);
        const auto follow = [&](Move move) {
          State after = s;
          game.play(after, move);
          meet(after);
        };
        for (const Move& move : moves) follow(move);
        for (const auto& chance : chances) follow(chance.move);
        game.play(s, random_step(game, s, turn, rng));
      }
    }
    EXPECT_GT(met.size(), 1000u);
  }
}

}  // namespace
}  // namespace sounder::three_little_pigs
