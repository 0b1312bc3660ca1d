// Why a move is good, in a sentence: what it wins, keeps, brings or prevents, counted in the position.
#include "bots/wild_pigs/sense.h"
#include "rules/wild_pigs/course.h"
#include "rules/words.h"

namespace sounder::bots {
namespace {

using namespace wild_pigs;
using Kind = Move::Kind;

std::string counted(int n, std::string_view what) {
  return std::to_string(n) + " " + std::string(what) + (n == 1 || what == "VP" ? "" : "s");
}

std::string held(const Player& player) {
  Gains all = {player.tokens, player.pool, 0};
  return sounder::wild_pigs::in_words(all);
}

// Attacks that the seat has to expect at the end of its turn: wounds, and thefts counted as one harm each.
int harms(const Options& options, const State& s, Stance stance) {
  int sum = 0;
  for (int i = 0; i < options.lanes(); ++i) {
    const Pig& pig = s.lanes[static_cast<std::size_t>(i)][Row::front];
    if (!pig.there()) continue;
    const Breed breed = options.cards.threats[at(s.era)][pig.card].breed;
    const int weights = std::min(most_weights, pig.weights + (breed == Breed::massive ? 1 : 0));
    const Attack attack = attack_by(breed, pig.enraged, weights, stance, options.rules());
    sum += attack.wounds + (attack.steals > 0);
  }
  return sum;
}

// The frontmost pig with the best gain that these means can pay; its name, or nothing.
std::string best_prey(const Options& options, const State& s, const Player& player) {
  const Means means = means_of(options, s, player);
  double best = -1e9;
  std::string name;
  for (int i = 0; i < options.lanes() && !s.at_boss; ++i) {
    const Lane& lane = s.lanes[static_cast<std::size_t>(i)];
    const auto row = lane.frontmost();
    if (!row) continue;
    const Target target = Target::pig(i, *row);
    const Threat& threat = options.cards.threats[at(s.era)][lane[*row].card];
    const Bill bill = bill_of(options, s, target);
    const double gain = prospect(means, bill.cost, threat.vp).gain;
    if (!can_pay(means, bill) || gain <= best) continue;
    best = gain;
    name = options.cards.threats[at(s.era)].name(lane[*row].card);
  }
  return name;
}

// What a seat holds right after the move, before anything that follows it.
Player hand_after(const Options& options, const State& s, Player player, Move move) {
  const Cubes named = cubes(move.cubes);
  switch (move.kind) {
    case Kind::prepare: ++player.tokens[move.what]; break;
    case Kind::convert:
      --player.tokens[at(Token::conversion)];
      player.pool += cubes_of(static_cast<Colour>(move.how), move.count) - cubes_of(static_cast<Colour>(move.what), move.count);
      break;
    case Kind::forge:
      --player.tokens[move.how];
      ++player.tokens[at(Token::mass)];
      player.pool -= options.cards.upgrades[move.what].forge_cost;
      break;
    case Kind::split:
      for (Colour c : all_colours) player.pool += cubes_of(c, c == static_cast<Colour>(move.how) ? -1 : 1);
      break;
    case Kind::pay:
      player.pool -= rest_of(means_of(options, s, player), bill_of(options, s, s.target), s.chosen, move.count, move.how) - named;
      player.tokens[at(Token::attack)] = static_cast<std::uint8_t>(player.count(Token::attack) - move.count);
      player.tokens[at(Token::wild)] = static_cast<std::uint8_t>(player.count(Token::wild) - named.total());
      break;
    case Kind::lose_cubes: player.pool -= named; break;
    case Kind::lose_token: --player.tokens[move.what]; break;
    default: break;
  }
  return player;
}

std::string fight_reason(const Options& options, const State& s, Move move) {
  const Pig& pig = s.lanes[move.what].rows[move.how];
  const auto& deck = options.cards.threats[at(s.era)];
  const Threat& threat = deck[pig.card];
  std::string words = std::string(deck.name(pig.card)) + " is worth " + counted(threat.vp + (pig.enraged ? 1 : 0), "VP");
  if (threat.spoils.any()) words += " and " + sounder::wild_pigs::in_words(threat.spoils);
  State without = s;
  without.lanes[move.what].rows[move.how] = {};
  const Stance stance = s.player().stance;
  const int spared = harms(options, s, stance) - harms(options, without, stance);
  if (spared > 0) words += ", and it can't attack at the end of this turn";
  return words + ".";
}

std::string threshold_reason(const Options& options, const State& s, Move move) {
  const Threshold& threshold = options.cards.bosses[at(s.era)].thresholds[move.what];
  std::vector<std::string> parts;
  if (threshold.reward.vp) parts.push_back("brings " + counted(threshold.reward.vp, "VP"));
  if (threshold.reward.heal && s.player().wounds)
    parts.push_back("heals " + counted(std::min(threshold.reward.heal, s.player().wounds), "wound"));
  if (threshold.reward.weapon_slots) parts.push_back("adds " + counted(threshold.reward.weapon_slots, "weapon slot"));
  if (threshold.reward.gains.any()) parts.push_back("gives " + sounder::wild_pigs::in_words(threshold.reward.gains));
  if (options.penalties() && threshold.penalty.wounds) parts.push_back("spares " + counted(threshold.penalty.wounds, "wound"));
  if (options.penalties() && threshold.penalty.cubes) parts.push_back("saves " + counted(threshold.penalty.cubes, "cube"));
  if (options.penalties() && threshold.penalty.tokens) parts.push_back("saves " + counted(threshold.penalty.tokens, "token"));
  if (parts.empty()) parts.push_back("counts as a defeated threat");
  return "Threshold " + std::to_string(move.what + 1) + " " + sounder::in_words(parts) + ".";
}

std::string stance_reason(const Options& options, const State& s, Move move) {
  const auto stance = static_cast<Stance>(move.what);
  std::string words = "It brings " + sounder::wild_pigs::in_words(options.rules().cubes_per_turn[at(stance)]) + " a turn";
  if (s.at_boss) return words + ".";
  const int now = harms(options, s, s.player().stance);
  const int then = harms(options, s, stance);
  if (then < now) return words + " and leaves " + counted(then, "attack") + " to suffer instead of " + std::to_string(now) + ".";
  if (then > now) return words + ", worth " + counted(then - now, "more attack") + " at the end of this turn.";
  return words + (now ? " at no more risk." : " and nothing at the front attacks it.");
}

std::string upgrade_reason(const Options& options, const State& s, Seat seat, int card) {
  const Upgrade& upgrade = options.cards.upgrades[card];
  const Hour hour = hour_of(s, seat);
  const int by_day = hour.era == Era::day ? rounds_per_era - hour.done : 0;
  const int by_night = hour.era == Era::day ? hours_per_era : rounds_per_era - hour.done;
  const auto a_turn = [&](std::size_t era) { return upgrade.income[era].total() + upgrade.stance_income[era] + upgrade.least_income[era]; };
  const int more = by_day * a_turn(0) + by_night * a_turn(1);
  std::string words = std::string(options.cards.upgrades.name(card)) + " is worth " + counted(upgrade.vp, "VP");
  if (more) words += " and brings " + counted(more, "cube") + " until the end";
  if (upgrade.discount) words += " and makes every fight and threshold " + std::to_string(upgrade.discount) + " cheaper";
  if (upgrade.mass_worth) words += " and lets a mass token count " + std::to_string(upgrade.mass_worth) + "G";
  if (upgrade.forges_mass) words += " and forges mass tokens";
  if (upgrade.splits_cubes) words += " and makes two cubes out of one each turn";
  if (upgrade.on_kill.any()) words += " and gives " + sounder::wild_pigs::in_words(upgrade.on_kill) + " for every pig";
  return words + ".";
}

std::string weapon_reason(const Options& options, const State& s, int card) {
  const Weapon& weapon = options.cards.weapons[card];
  std::string words = std::string(options.cards.weapons.name(card)) + " takes " + sounder::wild_pigs::in_words(weapon.less[at(s.era)]) +
                      " off " + (weapon.uses == 1 ? "one fight" : std::to_string(weapon.uses) + " fights");
  if (weapon.reach) words += " and reaches past the front";
  return words + ".";
}

}  // namespace

std::string Sense<WildPigs>::reason(const WildPigs& game, const State& s, Seat seat, const Move& move) {
  const Options& options = game.options();
  const Player& player = s.players[at(seat)];
  switch (move.kind) {
    case Kind::fight: return fight_reason(options, s, move);
    case Kind::threshold: return threshold_reason(options, s, move);
    case Kind::stance:
    case Kind::free_stance: return stance_reason(options, s, move);
    case Kind::buy:
      return static_cast<Ware>(move.how) == Ware::weapon ? weapon_reason(options, s, move.what)
                                                         : upgrade_reason(options, s, seat, move.what);
    case Kind::extend:
      return "It makes " + counted(player.slots[move.how] + 1, std::string(ware_names[move.how]) + " slot") + ", " +
             std::to_string(player.owned[move.how]) + " of them taken.";
    default: break;
  }
  const Player after = hand_after(options, s, player, move);
  switch (move.kind) {
    case Kind::prepare:
    case Kind::convert:
    case Kind::forge:
    case Kind::split: {
      const std::string prey = best_prey(options, s, after);
      if (prey.empty() || prey == best_prey(options, s, player)) return "You then hold " + held(after) + " for later.";
      return "It puts " + prey + " within reach, with " + held(after) + " in hand.";
    }
    case Kind::with:
      if (move.what == 0) return "It saves the weapons for another fight.";
      return "The weapons save " + counted(means_of(options, s, player).less[move.what].total(), "cube") + " here at the most.";
    case Kind::pay: return "It leaves " + held(after) + ".";
    case Kind::lose_cubes:
    case Kind::lose_token: return "It keeps " + held(after) + ".";
    default: break;
  }
  int unpaid = 0;
  for (int i = 0; s.at_boss && options.penalties() && i < options.cards.bosses[at(s.era)].count; ++i) unpaid += !(player.paid >> i & 1);
  if (unpaid) return "It keeps " + held(player) + ", though " + counted(unpaid, "threshold") + " will cost for being left unpaid.";
  const int expected = s.at_boss ? 0 : harms(options, s, player.stance);
  return "It keeps " + held(player) + (expected ? ", though " + counted(expected, "attack") + " will come." : " and nothing attacks.");
}

}  // namespace sounder::bots
