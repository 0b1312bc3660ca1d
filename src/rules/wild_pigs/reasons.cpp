// Why a move that can be read can't be played, in words for a person.
#include "rules/wild_pigs/course.h"

namespace sounder::wild_pigs {
namespace {

using Kind = Move::Kind;

// What is missing even with every weapon and token.
std::string shortage(const Options& options, const State& s, const Target& target) {
  const Means means = means_of(options, s, s.player());
  const Bill bill = bill_of(options, s, target);
  if (bill.needs_reach && !means.reach) return "only a weapon with reach gets past the front pig (WP-12)";
  const Cubes rest = rest_of(means, bill, means.weapon_sets() - 1, means.attack, discounts(means).begin);
  Cubes missing;
  for (Colour c : all_colours) missing[c] = static_cast<std::int16_t>(std::max(0, rest[c] - means.pool[c]));
  return "it costs " + in_words(bill.cost) + "; even with every weapon and token you lack " + in_words(missing) + ", and have " +
         std::to_string(means.wild) + " wild for it";
}

std::string whats_asked(const State& s) {
  switch (s.phase) {
    case Phase::weapons: return "the fight is on: choose weapons, `with ...` or `bare`";
    case Phase::payment: return "the fight is on: choose the payment, `pay ...`";
    case Phase::lose_cubes: return "choose " + std::to_string(s.cubes_owed) + " cubes to lose, as in `lose 1R 1B`";
    case Phase::lose_token: return "choose a token to lose, as in `lose 1 attack`";
    case Phase::act: return "no fight is on, and nothing is to be lost";
    default: return "chance is to move";
  }
}

std::string why_not_buy(const Options& options, const State& s, Move move) {
  const Player& player = s.player();
  const Ware ware = static_cast<Ware>(move.how);
  const Market& market = s.market(ware);
  const std::string id(options.cards.id(ware, move.what));
  if (s.deeds.bought) return "you have bought a card this turn (WP-9)";
  if (!market.carryover.holds(move.what) && !market.fresh.holds(move.what)) return id + " is not for sale now";
  if (!player.has_room(ware)) return "you have no free " + std::string(ware_names[at(ware)]) + " slot";
  const int wild = cubes(move.cubes).total();
  if (wild > 0 && !options.rules().wild_buys) return "wild tokens pay in fights only (WP-10)";
  if (wild > player.count(Token::wild)) return "you have " + std::to_string(player.count(Token::wild)) + " wild tokens";
  return id + " costs " + in_words(options.cards.cost(ware, move.what)) + ", you have " + in_words(player.pool) +
         " (wild tokens pay one cube each)";
}

}  // namespace

// Why a well-formed move is not among the legal ones.
std::string why_not(const Options& options, const State& s, Move move) {
  const Player& player = s.player();
  const bool asked_in_turn =
      move.kind != Kind::with && move.kind != Kind::pay && move.kind != Kind::lose_cubes && move.kind != Kind::lose_token;
  if (asked_in_turn != (s.phase == Phase::act) || move.kind < Kind::fight) return whats_asked(s);
  const bool is_main = move.kind == Kind::fight || move.kind == Kind::stance || move.kind == Kind::prepare || move.kind == Kind::pass;
  if (is_main && s.at_boss && (!options.rules().boss_main || move.kind == Kind::fight || move.kind == Kind::pass))
    return "in a boss turn there is no such action (WP-31)";
  if (is_main && !may_act(options, s)) return "you have taken your main action this turn (WP-8)";
  switch (move.kind) {
    case Kind::fight:
      if (!s.lanes[move.what].rows[move.how].there()) return "there is nothing in that row";
      return shortage(options, s, move.target());
    case Kind::threshold:
      if (!s.at_boss) return "the boss is not here yet";
      if (!may_pay(options, s, player, move.what))
        return "threshold " + std::to_string(move.what + 1) + " is not open to you any more (WP-20)";
      return shortage(options, s, move.target());
    case Kind::with: return s.phase == Phase::weapons ? "with those weapons no plan is left that no other beats (WP-28)" : whats_asked(s);
    case Kind::pay: return s.phase == Phase::payment ? "that does not pay for it, or another way spends less (WP-28)" : whats_asked(s);
    case Kind::stance: return "that is your stance already";
    case Kind::free_stance: return player.free_stances ? "that is your stance already" : "you have no free re-stance";
    case Kind::prepare:
      if (static_cast<Token>(move.what) == Token::mass && player.count(Token::mass) < options.rules().most_tokens)
        return "no upgrade of yours unlocks mass tokens";
      return "you have " + std::to_string(options.rules().most_tokens) + " of these already";
    case Kind::pass: return "you may not pass while you can prepare (WP-26)";
    case Kind::buy: return why_not_buy(options, s, move);
    case Kind::extend:
      if (s.deeds.extended) return "you have extended this turn (WP-9)";
      return player.count(Token::wild) ? "you have all slots of that kind" : "it takes a wild token";
    case Kind::convert:
      if (player.count(Token::conversion) == 0) return "you have no conversion token";
      return "a conversion turns 1 to 3 cubes that you have into another colour (WP-9)";
    case Kind::forge:
    case Kind::split: return "you can't use that now: each copy works once a turn, and needs what it takes (WP-29)";
    case Kind::lose_cubes: return s.phase == Phase::lose_cubes ? whats_asked(s) + ", out of " + in_words(player.pool) : whats_asked(s);
    case Kind::lose_token: return s.phase == Phase::lose_token ? "you have no such token" : whats_asked(s);
    default: return "the main action comes first: fight, re-stance or prepare (WP-26)";
  }
}

}  // namespace sounder::wild_pigs
