// What a seat may do in its turn (WP-8 to WP-10, WP-12, WP-25, WP-26, WP-29, WP-32), and what that does.
#include "rules/wild_pigs/attacks.h"
#include "rules/wild_pigs/turn_flow.h"

namespace sounder::wild_pigs {

using Kind = Move::Kind;

bool may_act(const Options& options, const State& s) {
  return !s.deeds.main_action && (!s.at_boss || options.rules().boss_main);
}

bool may_end(const Options& options, const State& s) {
  return s.at_boss || s.deeds.main_action || options.rules().main_optional;
}

bool may_prepare(const Options& options, const PlayerState& player, Token token) {
  if (player.count(token) >= options.rules().most_tokens) return false;
  if (token != Token::mass) return true;
  if (!options.rules().prepare_mass) return false;
  return std::any_of(player.upgrades.begin(), player.upgrades.begin() + player.owned[at(Ware::upgrade)],
                     [&](int card) { return options.cards.upgrades[card].unlocks_mass; });
}

namespace {

// WP-29: a token that is not mass, the cubes, and room for one more mass token.
bool may_forge(const Options& options, const PlayerState& player, const Upgrade& upgrade, Token given) {
  if (!upgrade.forges_mass || given == Token::mass) return false;
  if (player.count(given) == 0 || player.count(Token::mass) >= options.rules().most_tokens) return false;
  return std::all_of(all_colours.begin(), all_colours.end(),
                     [&](Colour c) { return player.pool[c] >= upgrade.forge_cost[c]; });
}

template <class Found>
bool each_fight(const Options& options, const State& s, Found&& found) {
  const Means means = means_of(options, s, s.player());
  const bool reaches = means.reach != 0;
  for (int i = 0; i < options.lanes(); ++i) {
    const auto front = s.lanes[i].frontmost();
    if (!front) continue;
    for (Row row : {Row::front, Row::mid, Row::back}) {
      if (row > *front) continue;
      if (row != *front && !reaches) break;  // WP-12
      const Target target = Target::pig(i, row);
      if (!s.pig(target).there()) continue;
      if (can_pay(means, bill_of(options, s, target)) && !found(Move::fight(i, row))) return false;
    }
  }
  return true;
}

template <class Found>
bool each_threshold(const Options& options, const State& s, Found&& found) {
  const Means means = means_of(options, s, s.player());
  for (int i = 0; i < options.cards.bosses[at(s.era)].count; ++i) {
    if (!may_pay(options, s, s.player(), i)) continue;
    if (can_pay(means, bill_of(options, s, Target::threshold(i))) && !found(Move::threshold(i))) return false;
  }
  return true;
}

// WP-8, WP-26: `pass` exists exactly where nothing can be prepared.
template <class Found>
bool each_main_action(const Options& options, const State& s, Found&& found) {
  const PlayerState& player = s.player();
  if (!s.at_boss && !each_fight(options, s, found)) return false;
  for (Stance stance : all_stances)
    if (stance != player.stance && !found(Move::re_stance(stance))) return false;
  bool prepares = false;
  for (Token token : all_tokens) {
    if (!may_prepare(options, player, token)) continue;
    prepares = true;
    if (!found(Move::prepare(token))) return false;
  }
  return prepares || may_end(options, s) || found(Move::pass());
}

// WP-9, WP-10: a card of either row, once, whatever the row; wild tokens may pay in every way (none beats another).
template <class Found>
bool each_purchase(const Options& options, const State& s, Found&& found) {
  const PlayerState& player = s.player();
  const int wild = options.rules().wild_buys ? player.count(Token::wild) : 0;
  for (Ware ware : all_wares) {
    if (!player.has_room(ware)) continue;
    const MarketState& market = s.market(ware);
    int carried = 0;
    int fresh = 0;
    while (carried < market.carryover.count || fresh < market.fresh.count) {
      const int one = carried < market.carryover.count ? market.carryover.cards[carried] : no_card;
      const int other = fresh < market.fresh.count ? market.fresh.cards[fresh] : no_card;
      const int card = std::min(one, other);
      while (carried < market.carryover.count && market.carryover.cards[carried] == card) ++carried;
      while (fresh < market.fresh.count && market.fresh.cards[fresh] == card) ++fresh;
      const bool more =
          each_wild_split(options.cards.cost(ware, card), player.pool, wild,
                          [&](const PerColour<std::uint8_t>& paid) { return found(Move::buy(ware, card, paid)); });
      if (!more) return false;
    }
  }
  return true;
}

template <class Found>
bool each_extension(const Options& options, const State& s, Found&& found) {
  const PlayerState& player = s.player();
  if (s.deeds.extended || player.count(Token::wild) == 0) return true;
  for (Ware ware : all_wares)
    if (player.slots[at(ware)] < options.rules().most_slots && !found(Move::extend(ware))) return false;
  return true;
}

template <class Found>
bool each_conversion(const State& s, Found&& found) {
  const PlayerState& player = s.player();
  if (player.count(Token::conversion) == 0) return true;
  for (Colour from : all_colours)
    for (Colour to : all_colours)
      for (int count = 1; from != to && count <= std::min(converted_cubes, player.pool[from]); ++count)
        if (!found(Move::convert(count, from, to))) return false;
  return true;
}

// WP-10: a wild token becomes a cube of any colour.
template <class Found>
bool each_wild_cube(const Options& options, const State& s, Found&& found) {
  if (!options.wild_becomes_cube() || s.player().count(Token::wild) == 0) return true;
  return std::all_of(all_colours.begin(), all_colours.end(), [&](Colour c) { return found(Move::wild_cube(c)); });
}

// Each copy of an active upgrade works once a turn (WP-9, WP-29).
template <class Found>
bool each_use(const Options& options, const State& s, Found&& found) {
  const PlayerState& player = s.player();
  for (int place = 0; place < player.owned[at(Ware::upgrade)]; ++place) {
    const int card = player.upgrades[place];
    const Upgrade& upgrade = options.cards.upgrades[card];
    if (!upgrade.has_use() || (s.deeds.used >> place & 1)) continue;
    bool again = false;  // an earlier copy that can still be used says the same
    for (int earlier = 0; earlier < place; ++earlier)
      again |= player.upgrades[earlier] == card && !(s.deeds.used >> earlier & 1);
    if (again) continue;
    for (Token token : all_tokens)
      if (may_forge(options, player, upgrade, token) && !found(Move::forge(card, token))) return false;
    for (Colour colour : all_colours)
      if (upgrade.splits_cubes && player.pool[colour] > 0 && !found(Move::split(card, colour))) return false;
  }
  return true;
}

template <class Found>
bool each_free_action(const Options& options, const State& s, Found&& found) {
  if (!each_conversion(s, found) || !each_use(options, s, found) || !each_extension(options, s, found)) return false;
  if (s.player().free_stances > 0)
    for (Stance stance : all_stances)
      if (stance != s.player().stance && !found(Move::free_stance(stance))) return false;
  return s.deeds.bought || each_purchase(options, s, found);
}

}  // namespace

void list_actions(const Options& options, const State& s, List<Move, WildPigs::most_moves>& out) {
  const auto add = [&](const Move& move) {
    out.add(move);
    return true;
  };
  if (s.at_boss) each_threshold(options, s, add);
  if (may_act(options, s)) each_main_action(options, s, add);
  each_free_action(options, s, add);
  each_wild_cube(options, s, add);
  if (may_end(options, s)) add(Move::end());
}

// WP-10: a cube made of a wild token may save a wound where the seat has fewer than two cubes for each threat that
// would steal at the end of this turn.
bool may_save_a_wound(const Options& options, const State& s) {
  const PlayerState& player = s.player();
  if (s.at_boss || !options.wild_becomes_cube() || player.count(Token::wild) == 0) return false;
  int stolen = 0;
  for (int i = 0; i < options.lanes(); ++i) {
    const LanePig& pig = s.lanes[i][Row::front];
    if (!pig.there()) continue;
    const Breed breed = options.cards.threats[at(s.era)][pig.card].breed;
    stolen += attack_by(breed, pig.enraged, pig.weights, player.stance, options.rules()).steals;
  }
  return player.pool.total() < stolen;
}

// More than just ending the turn. Where the main action is open there are always stances to take.
bool has_choice(const Options& options, const State& s) {
  if (may_act(options, s) || may_save_a_wound(options, s)) return true;
  const auto stop = [](const Move&) { return false; };
  return !each_free_action(options, s, stop) || (s.at_boss && !each_threshold(options, s, stop));
}

void TurnFlow::act(Move move) {
  PlayerState& player = s.player();
  switch (move.kind) {
    case Kind::fight:
    case Kind::threshold: begin_fight(move.target()); break;
    case Kind::with:
      s.chosen = move.what;
      choose_payment();
      break;
    case Kind::pay: {
      FightPlan plan = {
          .weapons = s.chosen, .attack = move.count, .discount = move.how, .wild = move.cubes, .paid = {}};
      plan.paid = rest_of(means_of(o_, s, player), bill_of(o_, s, s.target), plan.weapons, plan.attack, plan.discount) -
                  cubes(plan.wild);
      finish_fight(plan);
      break;
    }
    case Kind::stance:
      s.deeds.main_action = true;
      change_stance(static_cast<Stance>(move.what));
      break;
    case Kind::free_stance:
      --player.free_stances;
      change_stance(static_cast<Stance>(move.what));
      break;
    case Kind::prepare:
      s.deeds.main_action = true;
      ++player.tokens[move.what];
      break;
    case Kind::pass: s.deeds.main_action = true; break;
    case Kind::buy: buy(move); break;
    case Kind::extend:
      s.deeds.extended = true;
      --player.tokens[at(Token::wild)];
      ++player.slots[move.how];
      break;
    case Kind::convert: convert(move); break;
    case Kind::forge:
    case Kind::split: use(move); break;
    case Kind::lose_cubes:
      s.phase = s.at_boss ? Phase::penalties : Phase::attacks;
      player.pool -= cubes(move.cubes);
      s.cubes_owed = 0;
      break;
    case Kind::lose_token:
      s.phase = s.at_boss ? Phase::penalties : Phase::attacks;
      --player.tokens[move.what];
      --s.tokens_owed;
      break;
    case Kind::end: end_turn(); break;
    case Kind::wild_cube:
      --player.tokens[at(Token::wild)];
      player.pool += cubes_of(static_cast<Colour>(move.what), 1);
      break;
    default: break;
  }
}

void TurnFlow::change_stance(Stance stance) { s.player().stance = stance; }

void TurnFlow::buy(Move move) {
  PlayerState& player = s.player();
  const Ware ware = static_cast<Ware>(move.how);
  MarketState& market = s.market(ware);
  const Cubes wild = cubes(move.cubes);
  player.pool -= cards_.cost(ware, move.what) - wild;
  player.tokens[at(Token::wild)] = static_cast<std::uint8_t>(player.tokens[at(Token::wild)] - wild.total());
  s.deeds.bought = true;
  Shelf& shelf = market.carryover.holds(move.what) ? market.carryover : market.fresh;  // WP-24
  shelf.take(move.what);
  if (ware == Ware::weapon)
    arm(player, move.what);
  else
    player.upgrades[player.owned[at(ware)]++] = move.what;
}

void TurnFlow::convert(Move move) {
  PlayerState& player = s.player();
  --player.tokens[at(Token::conversion)];
  player.pool -= cubes_of(static_cast<Colour>(move.what), move.count);
  player.pool += cubes_of(static_cast<Colour>(move.how), move.count);
}

void TurnFlow::use(Move move) {
  PlayerState& player = s.player();
  int place = 0;
  while (player.upgrades[place] != move.what || (s.deeds.used >> place & 1)) ++place;
  s.deeds.used |= static_cast<std::uint8_t>(1 << place);
  if (move.kind == Kind::forge) {
    --player.tokens[move.how];
    ++player.tokens[at(Token::mass)];
    player.pool -= cards_.upgrades[move.what].forge_cost;
  } else {
    for (Colour c : all_colours) player.pool += cubes_of(c, c == static_cast<Colour>(move.how) ? -1 : 1);
  }
}

}  // namespace sounder::wild_pigs
