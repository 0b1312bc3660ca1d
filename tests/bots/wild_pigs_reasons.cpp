// What bots say about moves of Wild Pigs Will Attack! is true: each fact is counted again by playing.
#include "bots/wild_pigs/search_traits.h"
#include "match/adapter.h"
#include "positions.h"
#include "rules/wild_pigs/turn_flow.h"
#include "tier.h"

namespace sounder::bots {
namespace {

using namespace wild_pigs;
using Kind = Move::Kind;

// The ids of the pigs that the seat can fight now.
std::multiset<std::string> in_reach(const WildPigs& game, const State& s, Seat seat) {
  std::multiset<std::string> found;
  if (s.phase != Phase::act || s.seat() != seat) return found;
  MoveListOf<WildPigs> moves;
  game.moves(s, seat, moves);
  for (const Move& move : moves)
    if (move.kind == Kind::fight)
      found.insert(
          std::string(game.options().cards.threats[at(s.era)].card(s.lanes[move.what].rows[move.how].card).id));
  return found;
}

// Wounds that the seat suffers if it ends its turn now; none if it may not.
std::optional<int> wounds_at_the_end(const WildPigs& game, State s, Seat seat) {
  if (s.phase != Phase::act || s.seat() != seat || !may_end(game.options(), s)) return std::nullopt;
  const int before = s.players[seat].wounds;
  game.play(s, Move::end());
  return s.players[seat].wounds - before;
}

void expect_true(const WildPigs& game, const State& s, Seat seat, const Move& move, const Message& why) {
  const Options& options = game.options();
  const PlayerState& player = s.players[seat];
  State next = s;
  game.play(next, move);
  const std::string_view key = why.key();
  if (key == "why.fight") {
    const LanePig& pig = s.lanes[move.what].rows[move.how];
    EXPECT_EQ(number(why, "vp"), options.cards.threats[at(s.era)][pig.card].vp + (pig.enraged ? 1 : 0));
    if (number(why, "calms")) {
      EXPECT_EQ(static_cast<Row>(move.how), Row::front);
    }
  } else if (key == "why.in_reach") {
    const std::string& pig = arg(why, "pig").id;
    State richer = s;  // what is prepared pays for a later fight
    if (move.kind == Kind::prepare) ++richer.players[seat].tokens[move.what];
    if (move.kind != Kind::prepare) richer = next;
    EXPECT_GT(in_reach(game, richer, seat).count(pig), in_reach(game, s, seat).count(pig));
  } else if (key == "why.for_later") {
    EXPECT_TRUE(move.kind == Kind::prepare || move.kind == Kind::split);
  } else if (key == "why.keeps_calm") {
    EXPECT_EQ(next.players[seat].wounds, player.wounds);
  } else if (key == "why.stance_calm") {
    const bool same_turn = next.round == s.round && next.at_boss == s.at_boss;
    EXPECT_EQ(same_turn ? wounds_at_the_end(game, next, seat).value_or(0) : 0, 0);
  } else if (key == "why.stance_fewer") {
    EXPECT_LT(number(why, "attacks"), number(why, "before"));
  } else if (key.starts_with("why.upgrade")) {
    EXPECT_EQ(number(why, "vp"), options.cards.upgrades[move.what].vp);
    EXPECT_EQ(next.players[seat].owned[at(Ware::upgrade)], player.owned[at(Ware::upgrade)] + 1);
  } else if (key == "why.extend") {
    EXPECT_EQ(number(why, "slots"), next.players[seat].slots[move.how]);
    EXPECT_EQ(number(why, "taken"), player.slots[move.how]);
  } else if (key == "why.weapon") {
    EXPECT_FALSE(arg(why, "off").items.empty());
  } else if (key == "why.threshold") {
    EXPECT_EQ(number(why, "threshold"), move.what + 1);
  } else if (key == "why.weapons_save") {
    EXPECT_GT(number(why, "cubes"), 0);
  } else if (key == "why.leaves" || key == "why.keeps") {
    EXPECT_FALSE(arg(why, "held").items.empty());
  } else {
    EXPECT_TRUE(key == "why.stance" || key == "why.stance_as_many" || key == "why.spares_weapons") << key;
  }
}

TEST(WildPigsReasons, are_true_in_matches_of_bots) {
  std::set<std::string_view> keys;
  for (int seats : {2, 4}) {
    const GamePtr any = game_of({"wild-pigs", seats, {}, {}});
    const WildPigs& game = static_cast<const Adapter<WildPigs>&>(*any).game;
    each_move(any, full_test() ? 30 : 2, 6, [&](const AnyState& state, Seat seat, const AnyMove& move) {
      const State& s = state.as<State>();
      const Message why = SearchTraits<WildPigs>::reason(game, s, seat, move.as<Move>());
      if (why.empty()) return;
      SCOPED_TRACE(game.text(s, move.as<Move>()) + " " + std::string(why.key()));
      keys.insert(why.key());
      expect_true(game, s, seat, move.as<Move>(), why);
    });
  }
  EXPECT_GE(keys.size(), 10u);
}

}  // namespace
}  // namespace sounder::bots
