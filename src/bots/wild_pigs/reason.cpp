// The reason for a move: its gains and the losses it prevents, counted in the position.
#include "bots/wild_pigs/messages.h"
#include "bots/wild_pigs/search_traits.h"
#include "rules/wild_pigs/turn_flow.h"

namespace sounder::bots {
namespace {

using namespace wild_pigs;
using Kind = Move::Kind;

Amounts held(const PlayerState& player) { return amounts_of(Gains{player.tokens, player.pool, 0, {}}); }

// The attack of a pig at the front on a seat in this stance, at the end of the turn.
Attack attack_of(const Options& options, const State& s, const LanePig& pig, Stance stance) {
  const Breed breed = options.cards.threats[at(s.era)][pig.card].breed;
  const int weights = std::min(most_weights, pig.weights + (breed == Breed::massive ? 1 : 0));
  return attack_by(breed, pig.enraged, weights, stance, options.rules());
}

// The expected attacks on the seat at the end of its turn: wounds, with each theft counted as one.
int harms(const Options& options, const State& s, Stance stance) {
  int sum = 0;
  for (int i = 0; i < options.lanes(); ++i) {
    const LanePig& pig = s.lanes[i][Row::front];
    if (!pig.there()) continue;
    const Attack attack = attack_of(options, s, pig, stance);
    sum += attack.wounds + (attack.steals > 0);
  }
  return sum;
}

// The frontmost pig with the best gain that `after` can pay for and `before` can't.
LanePig new_prey(const Options& options, const State& s, const PlayerState& before, const PlayerState& after) {
  const Means means = means_of(options, s, after);
  const Means means_before = means_of(options, s, before);
  double best = -1e9;
  LanePig prey;
  for (int i = 0; i < options.lanes() && !s.at_boss; ++i) {
    const Lane& lane = s.lanes[i];
    const auto row = lane.frontmost();
    if (!row) continue;
    const Target target = Target::pig(i, *row);
    const Threat& threat = options.cards.threats[at(s.era)][lane[*row].card];
    const Bill bill = bill_of(options, s, target);
    const double gain = prospect(means, bill.cost, threat.vp).gain;
    if (!can_pay(means, bill) || can_pay(means_before, bill) || gain <= best) continue;
    best = gain;
    prey = lane[*row];
  }
  return prey;
}

// The possessions of a seat right after the move, before consequences.
PlayerState hand_after(const Options& options, const State& s, PlayerState player, Move move) {
  const Cubes named = cubes(move.cubes);
  switch (move.kind) {
    case Kind::prepare: ++player.tokens[move.what]; break;
    case Kind::convert:
      --player.tokens[at(Token::conversion)];
      player.pool +=
          cubes_of(static_cast<Colour>(move.how), move.count) - cubes_of(static_cast<Colour>(move.what), move.count);
      break;
    case Kind::forge:
      --player.tokens[move.how];
      ++player.tokens[at(Token::mass)];
      player.pool -= options.cards.upgrades[move.what].forge_cost;
      break;
    case Kind::split:
      for (Colour c : all_colours) player.pool += cubes_of(c, c == static_cast<Colour>(move.how) ? -1 : 1);
      break;
    case Kind::wild_cube:
      --player.tokens[at(Token::wild)];
      player.pool += cubes_of(static_cast<Colour>(move.what), 1);
      break;
    case Kind::pay:
      player.pool -=
          rest_of(means_of(options, s, player), bill_of(options, s, s.target), s.chosen, move.count, move.how) - named;
      player.tokens[at(Token::attack)] = static_cast<std::uint8_t>(player.count(Token::attack) - move.count);
      player.tokens[at(Token::wild)] = static_cast<std::uint8_t>(player.count(Token::wild) - named.total());
      break;
    case Kind::lose_cubes: player.pool -= named; break;
    case Kind::lose_token: --player.tokens[move.what]; break;
    default: break;
  }
  return player;
}

Message fight_reason(const Options& options, const State& s, Move move) {
  const LanePig& pig = s.lanes[move.what].rows[move.how];
  const Threat& threat = options.cards.threats[at(s.era)][pig.card];
  State without = s;
  without.lanes[move.what].rows[move.how] = {};
  const Stance stance = s.player().stance;
  const bool calms = harms(options, without, stance) < harms(options, s, stance);
  return why::fight(card_of(options.cards, s.era, pig), threat.vp + (pig.enraged ? 1 : 0), amounts_of(threat.spoils),
                    calms);
}

Message threshold_reason(const Options& options, const State& s, Move move) {
  const Threshold& threshold = options.cards.bosses[at(s.era)].thresholds[move.what];
  const Threshold::Reward& reward = threshold.reward;
  Amounts brings;
  if (reward.vp) brings.push_back(messages::amount_vp(reward.vp));
  if (reward.heal && s.player().wounds)
    brings.push_back(messages::amount_healed(std::min(reward.heal, s.player().wounds)));
  for (Message& gain : amounts_of(reward.gains)) brings.push_back(std::move(gain));
  Amounts spares;
  if (options.penalties() && threshold.penalty.wounds) spares.push_back(why::n_wounds(threshold.penalty.wounds));
  if (options.penalties() && threshold.penalty.cubes) spares.push_back(why::n_cubes(threshold.penalty.cubes));
  if (options.penalties() && threshold.penalty.tokens) spares.push_back(why::n_tokens(threshold.penalty.tokens));
  return why::threshold(move.what + 1, threshold_of(options.cards, s.era, move.what), brings, spares);
}

Message stance_reason(const Options& options, const State& s, Move move) {
  const auto stance = static_cast<Stance>(move.what);
  const Amounts income = amounts_of(options.rules().cubes_per_turn[at(stance)]);
  if (income.empty()) return {};
  if (s.at_boss) return why::stance(income);
  const int now = harms(options, s, s.player().stance);
  const int then = harms(options, s, stance);
  if (then < now) return why::stance_fewer(income, then, now);
  if (then > now) return {};
  return now ? why::stance_as_many(income) : why::stance_calm(income);
}

// The cubes that an upgrade bought in the turn of its owner brings until the end of the match: income has come for this
// turn, and comes at a boss only with an option.
int cubes_to_come(const Options& options, const State& s, const Upgrade& upgrade) {
  const int at_boss = options.income_at_boss() ? 1 : 0;
  const int in_this_era = s.at_boss ? 0 : rounds_per_era - s.round + at_boss;
  const auto a_turn = [&](Era era) {
    return upgrade.income[at(era)].total() + upgrade.stance_income[at(era)] + upgrade.least_income[at(era)];
  };
  const int by_night = s.era == Era::day ? (rounds_per_era + at_boss) * a_turn(Era::night) : 0;
  return in_this_era * a_turn(s.era) + by_night;
}

// The main effect of a card.
Message upgrade_reason(const Options& options, const State& s, int number) {
  const Upgrade& upgrade = options.cards.upgrades[number];
  const CardName card = options.cards.upgrades.card(number);
  if (const int cubes = cubes_to_come(options, s, upgrade)) return why::upgrade_income(card, upgrade.vp, cubes);
  if (upgrade.discount) return why::upgrade_discount(card, upgrade.vp, upgrade.discount);
  if (upgrade.mass_worth) return why::upgrade_mass(card, upgrade.vp, upgrade.mass_worth);
  if (upgrade.forges_mass) return why::upgrade_forge(card, upgrade.vp);
  if (upgrade.splits_cubes) return why::upgrade_split(card, upgrade.vp);
  if (upgrade.on_kill.any()) return why::upgrade_on_kill(card, upgrade.vp, amounts_of(upgrade.on_kill));
  return why::upgrade(card, upgrade.vp);
}

Message weapon_reason(const Options& options, const State& s, int card) {
  const Weapon& weapon = options.cards.weapons[card];
  Amounts off = amounts_of(weapon.less[at(s.era)]);
  if (off.empty()) return {};
  return why::weapon(options.cards.weapons.card(card), std::move(off), weapon.uses, weapon.reach);
}

// Fights that become affordable. Cubes of another colour are no gain of their own.
Message hand_reason(const Options& options, const State& s, const PlayerState& before, const PlayerState& after,
                    bool gains) {
  const LanePig prey = new_prey(options, s, before, after);
  if (prey.there() && may_act(options, s)) return why::in_reach(card_of(options.cards, s.era, prey), held(after));
  return gains ? why::for_later(held(after)) : Message{};
}

// Held cubes and tokens speak for the end of the turn, unless attacks or penalties follow.
Message rest_reason(const Options& options, const State& s, const PlayerState& player) {
  int unpaid = 0;
  for (int i = 0; s.at_boss && options.penalties() && i < options.cards.bosses[at(s.era)].count; ++i)
    unpaid += !(player.paid >> i & 1);
  if (unpaid > 0 || (!s.at_boss && harms(options, s, player.stance) > 0)) return {};
  return why::keeps_calm(held(player));
}

// ---- differences ----

enum class Fact : std::uint8_t { vp, spares, wounds, attacks, in_reach, cubes, off, saves, leaves };
constexpr std::array<FactKind, 9> fact_kinds = {{
    {&told<why::more_vp>},
    {&told<why::spares_more>},
    {&told<why::fewer_wounds>, true},
    {&told<why::fewer_attacks>, true},
    {&told<why::more_in_reach>},
    {&told<why::more_cubes>},
    {&told<why::takes_more_off>},
    {&told<why::saves_more>},
    {&told<why::leaves_more>},
}};

class FactCounter {
 public:
  FactCounter(const Options& options, const State& s, Seat seat, const Move& move)
      : options_(options), s_(s), player_(s.players[seat]) {
    if (s.phase == Phase::act) count_deed(move);
    if (move.kind == Kind::with) of(Fact::saves) = means_of(options_, s_, player_).less[move.what].total();
    if (move.kind == Kind::pay || move.kind == Kind::lose_cubes || move.kind == Kind::lose_token)
      of(Fact::leaves) = held_in_all(hand_after(options_, s_, player_, move));
  }

  const MoveFacts<fact_kinds.size()>& facts() const { return facts_; }

 private:
  std::optional<int>& of(Fact fact) { return facts_[static_cast<std::size_t>(fact)]; }

  static int held_in_all(const PlayerState& player) {
    int sum = player.pool.total();
    for (Token token : all_tokens) sum += player.count(token);
    return sum;
  }

  void count_deed(const Move& move) {
    of(Fact::vp) = vp_of(move);
    if (s_.at_boss && options_.penalties()) of(Fact::spares) = spared_by(move);
    if (!s_.at_boss) count_attacks(move);
    if (!s_.at_boss && may_act(options_, s_) && move.kind != Kind::fight && !buys(move))
      of(Fact::in_reach) = in_reach(hand_after(options_, s_, player_, move), stance_after(move));
    if (move.kind != Kind::buy) return;
    if (static_cast<Ware>(move.how) == Ware::upgrade)
      of(Fact::cubes) = cubes_to_come(options_, s_, options_.cards.upgrades[move.what]);
    else
      of(Fact::off) =
          options_.cards.weapons[move.what].less[at(s_.era)].total() * options_.cards.weapons[move.what].uses;
  }

  static bool stands(const Move& move) { return move.kind == Kind::stance || move.kind == Kind::free_stance; }
  Stance stance_after(const Move& move) const { return stands(move) ? static_cast<Stance>(move.what) : player_.stance; }
  static bool buys(const Move& move) { return move.kind == Kind::buy || move.kind == Kind::extend; }

  int vp_of(const Move& move) const {
    if (move.kind == Kind::fight) {
      const LanePig& pig = s_.lanes[move.what].rows[move.how];
      return options_.cards.threats[at(s_.era)][pig.card].vp + (pig.enraged ? 1 : 0);
    }
    if (move.kind == Kind::threshold) return options_.cards.bosses[at(s_.era)].thresholds[move.what].reward.vp;
    if (move.kind != Kind::buy) return 0;
    return static_cast<Ware>(move.how) == Ware::upgrade ? options_.cards.upgrades[move.what].vp
                                                        : options_.cards.weapons[move.what].vp;
  }

  int spared_by(const Move& move) const {
    if (move.kind != Kind::threshold) return 0;
    return options_.cards.bosses[at(s_.era)].thresholds[move.what].penalty.wounds;
  }

  // At the end of this turn. Wounds are counted only if nobody steals: a theft wounds who holds too little.
  void count_attacks(const Move& move) {
    const Stance stance = stance_after(move);
    int wounds = 0;
    int attacks = 0;
    bool robbed = false;
    for (int i = 0; i < options_.lanes(); ++i) {
      const LanePig& pig = s_.lanes[i][Row::front];
      const bool fought = move.kind == Kind::fight && move.what == i && static_cast<Row>(move.how) == Row::front;
      if (!pig.there() || fought) continue;
      const Attack attack = attack_of(options_, s_, pig, stance);
      wounds += attack.wounds;
      attacks += attack.wounds > 0 || attack.steals > 0;
      robbed |= attack.steals > 0;
    }
    if (!robbed) of(Fact::wounds) = wounds;
    of(Fact::attacks) = attacks;
  }

  // The frontmost boars that these possessions pay for.
  int in_reach(PlayerState player, Stance stance) const {
    player.stance = stance;
    const Means means = means_of(options_, s_, player);
    int count = 0;
    for (int i = 0; i < options_.lanes(); ++i)
      if (const auto row = s_.lanes[i].frontmost())
        count += can_pay(means, bill_of(options_, s_, Target::pig(i, *row)));
    return count;
  }

  const Options& options_;
  const State& s_;
  const PlayerState& player_;
  MoveFacts<fact_kinds.size()> facts_;
};

}  // namespace

Message SearchTraits<WildPigs>::difference(const WildPigs& game, const State& s, Seat seat, const Move& best,
                                           const Move& next) {
  const auto facts_of = [&](const Move& move) { return FactCounter(game.options(), s, seat, move).facts(); };
  return told_difference(fact_kinds, facts_of(best), facts_of(next), game.describe(s, next));
}

std::span<const MessageDef* const> SearchTraits<WildPigs>::vocabulary() { return why::vocabulary; }

Message SearchTraits<WildPigs>::reason(const WildPigs& game, const State& s, Seat seat, const Move& move) {
  const Options& options = game.options();
  const PlayerState& player = s.players[seat];
  switch (move.kind) {
    case Kind::fight: return fight_reason(options, s, move);
    case Kind::threshold: return threshold_reason(options, s, move);
    case Kind::stance:
    case Kind::free_stance: return stance_reason(options, s, move);
    case Kind::buy:
      return static_cast<Ware>(move.how) == Ware::weapon ? weapon_reason(options, s, move.what)
                                                         : upgrade_reason(options, s, move.what);
    case Kind::extend:
      if (player.owned[move.how] < player.slots[move.how]) return {};  // there is a free slot already
      return why::extend(static_cast<Ware>(move.how), player.slots[move.how] + 1, player.owned[move.how]);
    case Kind::prepare:
    case Kind::convert:
    case Kind::forge:
    case Kind::split:
    case Kind::wild_cube:
      return hand_reason(options, s, player, hand_after(options, s, player, move),
                         move.kind == Kind::prepare || move.kind == Kind::split);
    case Kind::with: {
      if (!move.what) return why::spares_weapons();
      const int saved = means_of(options, s, player).less[move.what].total();
      return saved > 0 ? why::weapons_save(saved) : Message{};
    }
    case Kind::pay: {
      const Amounts left = held(hand_after(options, s, player, move));
      return left.empty() ? Message{} : why::leaves(left);
    }
    case Kind::lose_cubes:
    case Kind::lose_token: {
      const Amounts left = held(hand_after(options, s, player, move));
      return left.empty() ? Message{} : why::keeps(left);
    }
    case Kind::end: return rest_reason(options, s, player);
    default: return {};
  }
}

}  // namespace sounder::bots
