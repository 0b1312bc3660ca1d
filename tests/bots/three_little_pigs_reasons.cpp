// What bots say about moves of The Three Little Pigs is true: each fact is counted again by playing.
#include "bots/three_little_pigs/search_traits.h"
#include "match/adapter.h"
#include "positions.h"
#include "tier.h"

namespace sounder::bots {
namespace {

using namespace sounder::three_little_pigs;

// How often in 100 the wolf comes if these dice are rolled now.
double wolf_in_100(const ThreeLittlePigs& game, State s, DiceSet again) {
  game.play(s, Move::reroll(again));
  ChanceListOf<ThreeLittlePigs> rolls;
  game.chances(s, rolls);
  double comes = 0;
  for (const auto& roll : rolls)
    if (roll.move.dice().wolves() >= ThreeLittlePigs::wolves_that_come) comes += roll.weight;
  return 100 * comes / static_cast<double>(total_weight(rolls));
}

DiceSet unlocked(const State& s) {
  DiceSet all = 0;
  for (int die = 0; die < dice_count; ++die)
    if (!s.dice.locked(die)) all = static_cast<DiceSet>(all | 1 << die);
  return all;
}

// Whether a tile can be bought now, or was bought since `before`, as a purchase without a choice is made at once.
bool can_buy(const ThreeLittlePigs& game, const State& before, const State& s, const Message& tile) {
  const auto is_it = [&](TileKind kind) {
    return bots::three_little_pigs::messages::a_tile(kind.material, kind.part) == tile;
  };
  for (int i = 0; i < TileKind::count; ++i)
    if (is_it(TileKind::nth(i)) && s.stack(TileKind::nth(i)).left < before.stack(TileKind::nth(i)).left) return true;
  if (s.phase != Phase::buy) return false;
  MoveListOf<ThreeLittlePigs> moves;
  game.moves(s, s.seat, moves);
  return std::any_of(moves.begin(), moves.end(),
                     [&](const Move& move) { return move.kind() == Move::Kind::buy && is_it(move.tile()); });
}
Message first_of(const MessageArg& list) { return {list.items.at(0).def, list.items.at(0).items}; }

int score(const ThreeLittlePigs& game, const State& s, Seat seat) { return score_of(game.options(), s, seat).total(); }
int best_other(const ThreeLittlePigs& game, const State& s, Seat seat) {
  int best = 0;
  for (Seat other : seats_of(game.options().seats))
    if (other != seat) best = std::max(best, score(game, s, other));
  return best;
}

void expect_true(const ThreeLittlePigs& game, const State& s, Seat seat, Move move, const Message& why) {
  State next = s;
  game.play(next, move);
  const std::string_view key = why.key();
  if (key == "why.keeps" || key == "why.rolls_all") {
    EXPECT_EQ(number(why, "rolled"), std::popcount(move.rerolled()));
    EXPECT_NEAR(static_cast<double>(number(why, "wolf")), wolf_in_100(game, s, move.rerolled()), 0.51);
    bool may_come = false;  // a roll that pays for what is hoped for
    ChanceListOf<ThreeLittlePigs> rolls;
    game.chances(next, rolls);
    for (const auto& roll : rolls) {
      State rolled = next;
      game.play(rolled, roll.move);
      if (rolled.phase == Phase::choose_dice) game.play(rolled, Move::stop());
      may_come |= can_buy(game, s, rolled, first_of(arg(why, "hope")));
    }
    EXPECT_TRUE(may_come);
  } else if (key == "why.enough") {
    EXPECT_NEAR(static_cast<double>(number(why, "wolf")), wolf_in_100(game, s, unlocked(s)), 0.51);
    EXPECT_TRUE(can_buy(game, s, next, first_of(arg(why, "tiles"))));
  } else if (key == "why.too_risky") {
    EXPECT_NEAR(static_cast<double>(number(why, "wolf")), wolf_in_100(game, s, unlocked(s)), 0.51);
    EXPECT_GT(number(why, "wolf"), 0);
    MoveListOf<ThreeLittlePigs> moves;
    if (next.phase == Phase::buy) game.moves(next, seat, moves);
    for (const Move& one : moves) EXPECT_NE(one.kind(), Move::Kind::buy);
  } else if (key == "why.and_last") {
    EXPECT_EQ(next.stack(move.tile()).left, 0);
  } else if (key == "why.and_end" || key == "why.ends") {
    Rng rng(1);
    while (next.phase != Phase::over && next.turns == s.turns)  // without a second tile
      game.play(next, next.phase == Phase::buy ? Move::done() : game.draw(next, rng));
    EXPECT_EQ(next.phase, Phase::over);
    EXPECT_EQ(number(why, "own"), score(game, next, seat));
    EXPECT_EQ(number(why, "other"), best_other(game, next, seat));
    EXPECT_GE(number(why, "own"), number(why, "other"));
  } else if (key == "why.waits") {
    EXPECT_EQ(number(why, "own"), score(game, next, seat));
    EXPECT_EQ(number(why, "other"), best_other(game, next, seat));
    EXPECT_LT(number(why, "own"), number(why, "other"));
  } else if (key == "why.completes") {
    EXPECT_TRUE(next.house(seat, static_cast<int>(number(why, "house"))).roofed());
  } else if (key == "why.starts") {
    EXPECT_EQ(next.house_count(seat), s.house_count(seat) + 1);
    EXPECT_EQ(number(why, "points"),
              bots::three_little_pigs::points_of_tiles(game.options(), next.house(seat, next.house_count(seat))));
  } else if (key == "why.grows") {
    EXPECT_EQ(number(why, "points"), bots::three_little_pigs::points_of_tiles(
                                         game.options(), next.house(seat, static_cast<int>(number(why, "house")))));
  } else if (key == "why.roofed_target" || key == "why.open_target") {
    EXPECT_NE(move.seat(), seat);
    const House& house = s.house(move.seat(), move.house());
    EXPECT_EQ(house.roofed(), key == "why.roofed_target");
    EXPECT_EQ(number(why, "points"), bots::three_little_pigs::points_of_tiles(game.options(), house));
    EXPECT_GT(number(why, "whole") + number(why, "tenths"), 0);
  } else {
    ADD_FAILURE() << "nothing is known of " << key;
  }
}

TEST(ThreeLittlePigsReasons, are_true_in_matches_of_bots) {
  const auto keys =
      each_reason<ThreeLittlePigs>({2, 4}, full_test() ? 60 : 4,
                                   [](const ThreeLittlePigs& game, const State& s, Seat seat, const Move& move,
                                      const Message& why) { expect_true(game, s, seat, move, why); });
  EXPECT_GE(keys.size(), 8u);
}

}  // namespace
}  // namespace sounder::bots
