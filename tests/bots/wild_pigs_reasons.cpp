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

// Wounds that the seat suffers if it ends its turn now; none if it may not, or if a boss comes next, who wounds, too.
std::optional<int> wounds_at_the_end(const WildPigs& game, State s, Seat seat) {
  if (s.phase != Phase::act || s.seat() != seat || !may_end(game.options(), s)) return std::nullopt;
  const int before = s.players[seat].wounds;
  const auto was = std::pair(s.era, s.at_boss);
  game.play(s, Move::end());
  if (was != std::pair(s.era, s.at_boss)) return std::nullopt;
  return s.players[seat].wounds - before;
}

// Whether a pig in front steals from the seat in this stance.
bool is_robbed(const WildPigs& game, const State& s, Stance stance) {
  const Options& options = game.options();
  for (int i = 0; i < options.lanes(); ++i) {
    const LanePig& pig = s.lanes[i][Row::front];
    if (!pig.there()) continue;
    const Breed breed = options.cards.threats[at(s.era)][pig.card].breed;
    const int weights = std::min(most_weights, pig.weights + (breed == Breed::massive ? 1 : 0));
    if (attack_by(breed, pig.enraged, weights, stance, options.rules()).steals > 0) return true;
  }
  return false;
}

// The attacks that a stance is said to bring are those that come when the turn ends; thefts are left to the rules'
// tests.
void expect_attacks(const WildPigs& game, const State& s, const State& next, Seat seat, std::int64_t before,
                    std::int64_t attacks, int& counted) {
  if (is_robbed(game, s, s.players[seat].stance) || is_robbed(game, s, next.players[seat].stance)) return;
  State stays = s;
  stays.deeds.main_action = true;  // the turn can end
  const auto as_it_was = wounds_at_the_end(game, stays, seat);
  const auto after = wounds_at_the_end(game, next, seat);
  if (!as_it_was || !after) return;
  EXPECT_EQ(*as_it_was, before);
  EXPECT_EQ(*after, attacks);
  ++counted;
}

// By how much less all weapons reduce what is paid for pigs of this era, summed over the colours.
int reduction(const WildPigs& game, const State& s, Seat seat) {
  const Means means = means_of(game.options(), s, s.players[seat]);
  return means.less[static_cast<std::size_t>(means.weapon_sets() - 1)].total();
}

// The cubes that an upgrade brings from now on: the match is played on, and every income of the seat counted.
int cubes_to_come(const WildPigs& game, State s, Seat seat, const Upgrade& upgrade) {
  Rng rng(1);
  int cubes = 0;
  for (Turn turn = game.turn(s); !turn.is_over(); turn = game.turn(s)) {
    Move move;
    if (turn.is_chance()) {
      move = game.draw(s, rng);
    } else {
      MoveListOf<WildPigs> moves;
      game.moves(s, turn.first, moves);
      move = moves[static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())))];
    }
    const State before = s;
    game.play(s, move);
    Narration story;
    game.tell(before, move, story);
    for (const Told& told : story)
      if (told.message.key() == "told.income" && seat_at(static_cast<int>(number(told.message, "who"))) == seat)
        cubes += upgrade.income[at(s.era)].total() + upgrade.stance_income[at(s.era)] + upgrade.least_income[at(s.era)];
  }
  return cubes;
}

// How many reasons were recounted by playing on.
struct Counted {
  int stances = 0;
  int weapons = 0;
};

void expect_true(const WildPigs& game, const State& s, Seat seat, const Move& move, const Message& why,
                 Counted& counted) {
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
    expect_attacks(game, s, next, seat, number(why, "before"), number(why, "attacks"), counted.stances);
  } else if (key.starts_with("why.upgrade")) {
    EXPECT_EQ(number(why, "vp"), options.cards.upgrades[move.what].vp);
    EXPECT_EQ(next.players[seat].owned[at(Ware::upgrade)], player.owned[at(Ware::upgrade)] + 1);
    if (key == "why.upgrade_income") {
      EXPECT_EQ(number(why, "cubes"), cubes_to_come(game, s, seat, options.cards.upgrades[move.what]));
    }
  } else if (key == "why.extend") {
    EXPECT_EQ(number(why, "slots"), next.players[seat].slots[move.how]);
    EXPECT_EQ(number(why, "taken"), player.slots[move.how]);
  } else if (key == "why.weapon") {
    std::int64_t off = 0;
    for (const MessageArg& colour : arg(why, "off").items) off += colour.items.at(0).number;
    EXPECT_EQ(number(why, "uses"), options.cards.weapons[move.what].uses);
    if (next.era == s.era && next.players[seat].owned[at(Ware::weapon)] == player.owned[at(Ware::weapon)] + 1) {
      EXPECT_EQ(reduction(game, next, seat), reduction(game, s, seat) + off);
      ++counted.weapons;
    }
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
  Counted counted;
  const auto keys =
      each_reason<WildPigs>({2, 4}, full_test() ? 30 : 2,
                            [&counted](const WildPigs& game, const State& s, Seat seat, const Move& move,
                                       const Message& why) { expect_true(game, s, seat, move, why, counted); });
  EXPECT_GE(keys.size(), 10u);
  EXPECT_GE(counted.stances, 5) << "too few to mean something";
  EXPECT_GE(counted.weapons, 5) << "too few to mean something";
}

// ---- differences: each number is counted again, for both moves ----

// The state once a fight that the move begins is paid for, in the first way there is.
State paid_for(const WildPigs& game, State s, Seat seat, const Move& move) {
  game.play(s, move);
  while (s.phase == Phase::weapons || s.phase == Phase::payment) {
    MoveListOf<WildPigs> ways;
    game.moves(s, seat, ways);
    game.play(s, ways[0]);
  }
  return s;
}

// Points without what wounds cost.
int vp_of(const WildPigs& game, const State& s, Seat seat) {
  PlayerState healthy = s.players[seat];
  healthy.wounds = 0;
  return score_of(game.options(), healthy);
}

// Boars at the front that attack who ends the turn now with an effect, if no boss comes.
int attackers(const WildPigs& game, const State& s, Seat seat) {
  const Options& options = game.options();
  int count = 0;
  for (int i = 0; i < options.lanes(); ++i) {
    const LanePig& pig = s.lanes[i].rows[2];
    if (!pig.there()) continue;
    const Breed breed = options.cards.threats[at(s.era)][pig.card].breed;
    const int weights = std::min(most_weights, pig.weights + (breed == Breed::massive));
    const Attack attack = attack_by(breed, pig.enraged, weights, s.players[seat].stance, options.rules());
    count += attack.wounds + attack.steals > 0;
  }
  return count;
}

// The number that a difference tells of a move; nothing where it cannot be played out.
std::optional<int> told_of(const WildPigs& game, const State& s, Seat seat, const Move& move, std::string_view key) {
  const Options& options = game.options();
  const State next = paid_for(game, s, seat, move);
  const bool same_turn = next.phase == Phase::act && next.seat() == seat && next.round == s.round &&
                         next.at_boss == s.at_boss && next.era == s.era;
  const PlayerState& after = next.players[seat];
  const bool keeps_weapons = after.owned[at(Ware::weapon)] >= s.players[seat].owned[at(Ware::weapon)];
  if (key == "why.rather_vp") {
    if (!keeps_weapons || next.phase == Phase::free_weapon || !same_turn) return std::nullopt;
    return vp_of(game, next, seat) - vp_of(game, s, seat);
  }
  if (key == "why.rather_spares") {  // what ending the boss turn costs more without the threshold
    if (move.kind != Kind::threshold) return 0;
    return options.cards.bosses[at(s.era)].thresholds[move.what].penalty.wounds;
  }
  if (!same_turn) return std::nullopt;
  if (key == "why.rather_wounds") {
    State ends = next;
    ends.deeds.main_action = true;
    return wounds_at_the_end(game, ends, seat);
  }
  if (key == "why.rather_attacks") return attackers(game, next, seat);
  if (key == "why.rather_in_reach") {
    State fights = next;
    fights.deeds.main_action = false;
    std::set<int> lanes;
    MoveListOf<WildPigs> moves;
    game.moves(fights, seat, moves);
    for (const Move& one : moves)
      if (one.kind == Kind::fight && s.lanes[one.what].frontmost() == static_cast<Row>(one.how)) lanes.insert(one.what);
    return static_cast<int>(lanes.size());
  }
  if (key == "why.rather_cubes") return cubes_to_come(game, s, seat, options.cards.upgrades[move.what]);
  if (key == "why.rather_saves") {
    State with = s;
    with.chosen = move.what;
    return means_of(options, s, s.players[seat]).less[with.chosen].total();
  }
  if (key == "why.rather_off") {
    const int uses = options.cards.weapons[move.what].uses;
    return uses * (reduction(game, next, seat) - reduction(game, s, seat));
  }
  if (key == "why.rather_leaves") {  // without what the fight brings
    Options bare = options;
    for (auto& deck : bare.cards.threats)
      for (Threat& threat : deck.cards) threat.spoils = {};
    for (Upgrade& upgrade : bare.cards.upgrades.cards) upgrade.on_kill = {};
    for (Weapon& weapon : bare.cards.weapons.cards) weapon.on_kill = {};
    for (Boss& boss : bare.cards.bosses)
      for (Threshold& threshold : boss.thresholds) threshold.reward.gains = {};
    State paid = s;
    WildPigs(bare).play(paid, move);
    if (paid.phase != s.phase && (paid.phase != Phase::act || paid.seat() != seat || paid.at_boss != s.at_boss))
      return std::nullopt;  // the turn is over, and a wild token came
    int held = paid.players[seat].pool.total();
    for (Token token : all_tokens) held += paid.players[seat].count(token);
    return held;
  }
  return std::nullopt;
}

TEST(WildPigsReasons, differences_are_true_of_both_moves) {
  std::map<std::string, int> recounted;
  const auto keys = each_difference<WildPigs>(
      {2, 4}, full_test() ? 30 : 4,
      [&](const WildPigs& game, const State& s, Seat seat, const Move& best, const Move& next, const Message& why) {
        const auto here = number(why, "here");
        const auto there = number(why, "there");
        EXPECT_EQ(here < there, why.key() == "why.rather_wounds" || why.key() == "why.rather_attacks");
        for (const auto& [move, said] : {std::pair(best, here), std::pair(next, there)}) {
          const auto counted = told_of(game, s, seat, move, why.key());
          if (!counted) continue;
          EXPECT_EQ(said, *counted) << game.text(s, move);
          ++recounted[std::string(why.key())];
        }
      });
  for (const auto& [key, times] : keys)
    std::printf("%-24s %5d, recounted %5d\n", std::string(key).c_str(), times, recounted[std::string(key)]);
  EXPECT_GE(keys.size(), 8u);
}

}  // namespace
}  // namespace sounder::bots
