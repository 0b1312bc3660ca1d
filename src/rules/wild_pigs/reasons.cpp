// Why a move that can be read can't be played.
#include "rules/wild_pigs/turn_flow.h"

namespace sounder::wild_pigs {
namespace {

using Kind = Move::Kind;

// What is missing even with every weapon and token.
Message shortage(const Options& options, const State& s, const Target& target) {
  const Means means = means_of(options, s, s.player());
  const Bill bill = bill_of(options, s, target);
  if (bill.needs_reach && !means.reach) return messages::needs_reach();  // WP-12
  const Cubes rest = rest_of(means, bill, means.weapon_sets() - 1, means.attack, discounts(means).begin);
  Cubes missing;
  for (Colour c : all_colours) missing[c] = static_cast<std::int16_t>(std::max(0, rest[c] - means.pool[c]));
  return messages::too_dear(amounts_of(bill.cost), amounts_of(missing), means.wild);
}

Message what_is_asked(const State& s) {
  switch (s.phase) {
    case Phase::weapons: return messages::weapons_first();
    case Phase::payment: return messages::payment_first();
    case Phase::lose_cubes: return messages::lose_cubes_first(s.cubes_owed, amounts_of(s.player().pool));
    case Phase::lose_token: return messages::lose_token_first();
    case Phase::act: return messages::no_fight();
    default: return messages::is_chance();
  }
}

Message why_not_buy(const Options& options, const State& s, Move move) {
  const PlayerState& player = s.player();
  const Ware ware = static_cast<Ware>(move.how);
  const MarketState& market = s.market(ware);
  if (s.deeds.bought) return messages::bought();  // WP-9
  if (!market.carryover.holds(move.what) && !market.fresh.holds(move.what))
    return messages::not_for_sale(ware_of(options.cards, ware, move.what));
  if (!player.has_room(ware)) return messages::no_slot(ware);
  const int wild = cubes(move.cubes).total();
  if (wild > 0 && !options.rules().wild_buys) return messages::wild_fights_only();  // WP-10
  if (wild > player.count(Token::wild)) return messages::few_wild(player.count(Token::wild));
  return messages::ware_too_dear(ware_of(options.cards, ware, move.what),
                                 amounts_of(options.cards.cost(ware, move.what)), amounts_of(player.pool));
}

Message why_not_prepare(const Options& options, const PlayerState& player, Token token) {
  const int most = options.rules().most_tokens;
  if (token == Token::mass && player.count(Token::mass) < most) return messages::mass_locked();
  return messages::token_cap(token, most);
}

Message why_not_threshold(const Options& options, const State& s, Move move) {
  if (!s.at_boss) return messages::no_boss();
  if (!may_pay(options, s, s.player(), move.what)) return messages::threshold_closed(move.what + 1);  // WP-20
  return shortage(options, s, move.target());
}

bool is_main(Kind kind) {
  return kind == Kind::fight || kind == Kind::stance || kind == Kind::prepare || kind == Kind::pass;
}

// Asked inside of a fight or where something is lost, not in a turn.
bool answers_a_question(Kind kind) {
  return kind == Kind::with || kind == Kind::pay || kind == Kind::lose_cubes || kind == Kind::lose_token;
}

}  // namespace

Message why_not(const Options& options, const State& s, Move move) {
  const PlayerState& player = s.player();
  const Kind kind = move.kind;
  if (answers_a_question(kind) == (s.phase == Phase::act) || kind < Kind::fight) return what_is_asked(s);
  const bool no_such_main = !options.rules().boss_main || kind == Kind::fight || kind == Kind::pass;
  if (is_main(kind) && s.at_boss && no_such_main) return messages::boss_turn();  // WP-31
  if (is_main(kind) && !may_act(options, s)) return messages::main_done();       // WP-8
  switch (kind) {
    case Kind::fight:
      return s.lanes[move.what].rows[move.how].there() ? shortage(options, s, move.target()) : messages::row_empty();
    case Kind::threshold: return why_not_threshold(options, s, move);
    case Kind::with: return s.phase == Phase::weapons ? messages::weapons_beaten() : what_is_asked(s);  // WP-28
    case Kind::pay: return s.phase == Phase::payment ? messages::payment_beaten() : what_is_asked(s);   // WP-28
    case Kind::free_stance:
      if (player.free_stances == 0) return messages::no_free_stance();
      [[fallthrough]];
    case Kind::stance: return messages::same_stance(player.stance);
    case Kind::prepare: return why_not_prepare(options, player, static_cast<Token>(move.what));
    case Kind::pass: return messages::may_prepare();  // WP-26
    case Kind::buy: return why_not_buy(options, s, move);
    case Kind::extend:
      if (s.deeds.extended) return messages::extended();  // WP-9
      return player.count(Token::wild) ? messages::all_slots(static_cast<Ware>(move.how)) : messages::needs_wild();
    case Kind::convert:
      return player.count(Token::conversion) ? messages::bad_conversion(converted_cubes)
                                             : messages::no_conversion();  // WP-9
    case Kind::wild_cube:
      return options.wild_becomes_cube() ? messages::needs_wild() : messages::no_wild_cubes();  // WP-10
    case Kind::forge:
    case Kind::split: return messages::no_use();  // WP-29
    case Kind::lose_token:
      return s.phase == Phase::lose_token ? messages::no_such_token(static_cast<Token>(move.what)) : what_is_asked(s);
    case Kind::lose_cubes: return what_is_asked(s);
    default: return messages::main_first();  // WP-26
  }
}

}  // namespace sounder::wild_pigs
