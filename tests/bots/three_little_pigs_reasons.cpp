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

// ---- differences: each number is counted again, for both moves ----

// Calls seen(dice, chance) for every result of rolling these dice, face by face.
template <class Seen>
void each_roll(const ThreeLittlePigs& game, const State& s, DiceSet again, int die, std::array<int, 4> faces,
               double chance, Seen&& seen) {
  if (die == dice_count) return seen(faces, chance);
  const auto with = [&](Face face, double share) {
    std::array<int, 4> more = faces;
    ++more[at(face)];
    each_roll(game, s, again, die + 1, more, chance * share, seen);
  };
  if (!contains(again, die)) return with(s.dice.face(die), 1);
  int sides = 0;
  for (Face face : all_faces) sides += game.weight_of(die, face);
  for (Face face : all_faces)
    if (game.weight_of(die, face) > 0) with(face, static_cast<double>(game.weight_of(die, face)) / sides);
}

// How often in 100 the wolf comes with the move, or how often the dice pay for the tiles.
double in_100(const ThreeLittlePigs& game, const State& s, Move move, const MessageArg* tiles) {
  std::array<int, 3> cost{};
  for (int i = 0; tiles && i < TileKind::count; ++i)
    for (const MessageArg& tile : tiles->items)
      if (bots::three_little_pigs::messages::a_tile(TileKind::nth(i).material, TileKind::nth(i).part) ==
          Message{tile.def, tile.items})
        cost[at(TileKind::nth(i).part)] += game.box().price[at(TileKind::nth(i).material)];
  double sum = 0;
  each_roll(game, s, move.kind() == Move::Kind::reroll ? move.rerolled() : DiceSet{0}, 0, {}, 1,
            [&](const std::array<int, 4>& faces, double chance) {
              const bool wolf = faces[3] >= ThreeLittlePigs::wolves_that_come;
              const bool pays = faces[0] >= cost[0] && faces[1] >= cost[1] && faces[2] >= cost[2];
              if (tiles ? !wolf && pays : wolf) sum += chance;
            });
  if (sum < 1e-9 || sum > 1 - 1e-9) return sum < 0.5 ? 0 : 100;
  return std::clamp(100 * sum, 1.0, 99.0);  // 0 and 100 are said only of what never or always happens
}

int worth_under_roofs(const ThreeLittlePigs& game, const State& s, Seat seat) {
  int points = 0;
  for (const House& house : s.houses_of(seat)) {
    for (Material m : all_materials) points += house.tiles(m) * game.box().points[at(m)];
    points += game.options().is_veteran() ? 0 : house.pots() * game.box().pot_bonus;
  }
  return points;
}

// The most that `counts` finds at the end of the turn after the move; new tops are plain.
template <class Counts>
int most_of_turn(const ThreeLittlePigs& game, State s, Seat seat, Move move, Counts&& counts) {
  const auto turn = s.turns;
  game.play(s, move);
  while (s.phase == Phase::turn_up) game.play(s, Move::top(false));
  if (s.turns != turn || s.phase != Phase::buy) return counts(s);
  int most = -1000;
  MoveListOf<ThreeLittlePigs> moves;
  game.moves(s, seat, moves);
  for (const Move& one : moves) most = std::max(most, most_of_turn(game, s, seat, one, counts));
  return most;
}

// What `counts` finds less after the wolf has visited the house, on average over the spinner.
template <class Counts>
double blown(const ThreeLittlePigs& game, State s, Seat victim, int house, Counts&& counts) {
  s.seat = victim == Seat::p1 ? Seat::p2 : Seat::p1;
  s.phase = Phase::blow;
  game.play(s, Move::blow(victim, house));
  ChanceListOf<ThreeLittlePigs> sectors;
  game.chances(s, sectors);
  double lost = 0;
  for (const auto& sector : sectors) {
    State after = s;
    game.play(after, sector.move);
    lost += sector.weight * (counts(s) - counts(after));
  }
  return lost / static_cast<double>(total_weight(sectors));
}

// The number that a difference tells of a move.
double told_of(const ThreeLittlePigs& game, const State& s, Seat seat, Move move, const Message& why) {
  const std::string_view key = why.key();
  const auto points_of = [&](Seat owner) { return [&game, owner](const State& at) { return score(game, at, owner); }; };
  const auto tiles_of = [&](Seat owner) {
    return [&game, owner](const State& at) { return worth_under_roofs(game, at, owner); };
  };
  if (key == "why.rather_pays") return in_100(game, s, move, &arg(why, "goal"));
  if (key == "why.rather_wolf") return in_100(game, s, move, nullptr);
  if (key == "why.rather_scores") return most_of_turn(game, s, seat, move, points_of(seat)) - score(game, s, seat);
  if (key == "why.rather_builds")
    return most_of_turn(game, s, seat, move, tiles_of(seat)) - worth_under_roofs(game, s, seat);
  if (key == "why.rather_safer") {
    State after = s;
    game.play(after, move);
    double most = 0;
    for (int house = 1; house <= after.house_count(seat); ++house)
      most = std::max(most, blown(game, after, seat, house, points_of(seat)));
    return most;
  }
  if (key == "why.rather_costs") return blown(game, s, move.seat(), move.house(), points_of(move.seat()));
  if (key == "why.rather_takes") return blown(game, s, move.seat(), move.house(), tiles_of(move.seat()));
  if (key == "why.rather_leader") return score(game, s, move.seat());
  ADD_FAILURE() << "nothing is known of " << key;
  return -1;
}

TEST(ThreeLittlePigsReasons, differences_are_true_of_both_moves) {
  const auto said = [](const Message& why, const std::string& which) {
    const auto whole = static_cast<double>(number(why, which));
    const bool in_tenths = why.given.size() == 5;
    return in_tenths ? whole + static_cast<double>(number(why, which + "_tenths")) / 10 : whole;
  };
  const auto keys = each_difference<ThreeLittlePigs>(
      {2, 4}, full_test() ? 60 : 4,
      [&](const ThreeLittlePigs& game, const State& s, Seat seat, Move best, Move next, const Message& why) {
        const double rounding = why.given.size() == 5 ? 0.051 : 0.501;
        const double here = said(why, "here");
        const double there = said(why, "there");
        EXPECT_NEAR(here, told_of(game, s, seat, best, why), rounding);
        EXPECT_NEAR(there, told_of(game, s, seat, next, why), rounding);
        EXPECT_EQ(here < there, why.key() == "why.rather_wolf" || why.key() == "why.rather_safer");
      });
  EXPECT_EQ(keys.size(), 8u);
  for (const auto& [key, times] : keys) std::printf("%-24s %5d\n", std::string(key).c_str(), times);
}

}  // namespace
}  // namespace sounder::bots
