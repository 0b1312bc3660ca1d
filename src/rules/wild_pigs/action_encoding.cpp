// The moves of Wild Pigs as actions (rules/observation.h). One action each:
//
//   fight            lane and row                 end, pass
//   threshold        which                        lose a token     which
//   with             the set of weapons           convert          colours and count
//   stance, free     which                        buy              card, if no wild token can go with it
//   prepare          token                        use              upgrade, and the token or colour given up
//   extend           ware
//
// In steps, as they have many forms:
//
//   pay              attack tokens; the discount's colour; wild tokens as red, as blue, as green
//   buy              card; wild tokens as red, as blue, as green
//   lose cubes       red; blue; green
#include "rules/wild_pigs/turn_flow.h"

namespace sounder::wild_pigs {
namespace {

using Kind = Move::Kind;

constexpr int colours = 3;
constexpr int amounts = most_tokens + 1;  // of tokens in a step, or of cubes lost
constexpr int rows = 3;
constexpr int forms_of_use = 3;  // a token that is not mass, or a colour

// Where the actions of a kind begin.
enum First : int {
  fights = 0,
  thresholds = fights + most_lanes * rows,
  weapon_sets = thresholds + most_thresholds,
  stances = weapon_sets + (1 << most_slots),
  free_stances = stances + 4,
  preparations = free_stances + 4,
  lost_tokens = preparations + 4,
  extensions = lost_tokens + 4,
  passing = extensions + 2,
  ending,
  conversions,
  purchases = conversions + colours * (colours - 1) * converted_cubes,
  forgings = purchases + 2 * most_wares,
  splittings = forgings + most_wares * forms_of_use,
  // Steps of a longer move.
  paid_attack = splittings + most_wares * forms_of_use,
  paid_discount = paid_attack + amounts,
  paid_wild = paid_discount + Move::no_discount + 1,
  bought_wild = paid_wild + colours * amounts,
  lost_cubes = bought_wild + colours * amounts,
  all = lost_cubes + colours * amounts,
};
static_assert(all == WildPigs::actions);
static_assert(all_stances.size() == 4 && all_tokens.size() == 4 && all_wares.size() == 2 &&
              at(Token::mass) == forms_of_use);

// The other two colours are 0 and 1.
constexpr int conversion(const Move& move) {
  const int to = move.how - (move.how > move.what ? 1 : 0);
  return conversions + (move.what * (colours - 1) + to) * converted_cubes + move.count - 1;
}
constexpr Move conversion(int number) {
  const int from = number / converted_cubes / (colours - 1);
  const int other = number / converted_cubes % (colours - 1);
  return Move::convert(1 + number % converted_cubes, static_cast<Colour>(from),
                       static_cast<Colour>(other + (other >= from ? 1 : 0)));
}

// A move that is one action, or the first of them.
int first_action(const Move& move) {
  switch (move.kind) {
    case Kind::fight: return fights + move.what * rows + move.how;
    case Kind::threshold: return thresholds + move.what;
    case Kind::with: return weapon_sets + move.what;
    case Kind::stance: return stances + move.what;
    case Kind::free_stance: return free_stances + move.what;
    case Kind::prepare: return preparations + move.what;
    case Kind::lose_token: return lost_tokens + move.what;
    case Kind::extend: return extensions + move.how;
    case Kind::pass: return passing;
    case Kind::convert: return conversion(move);
    case Kind::buy: return purchases + move.how * most_wares + move.what;
    case Kind::forge: return forgings + move.what * forms_of_use + move.how;
    case Kind::split: return splittings + move.what * forms_of_use + move.how;
    case Kind::pay: return paid_attack + move.count;
    case Kind::lose_cubes: return lost_cubes + move.cubes[0];
    default: return ending;
  }
}

// And back, for those that are one action.
Move single(int action) {
  if (action >= splittings)
    return Move::split((action - splittings) / forms_of_use, static_cast<Colour>((action - splittings) % forms_of_use));
  if (action >= forgings)
    return Move::forge((action - forgings) / forms_of_use, static_cast<Token>((action - forgings) % forms_of_use));
  if (action >= purchases)
    return Move::buy(static_cast<Ware>((action - purchases) / most_wares), (action - purchases) % most_wares, {});
  if (action >= conversions) return conversion(action - conversions);
  if (action == ending) return Move::end();
  if (action == passing) return Move::pass();
  if (action >= extensions) return Move::extend(static_cast<Ware>(action - extensions));
  if (action >= lost_tokens) return Move::lose(static_cast<Token>(action - lost_tokens));
  if (action >= preparations) return Move::prepare(static_cast<Token>(action - preparations));
  if (action >= free_stances) return Move::free_stance(static_cast<Stance>(action - free_stances));
  if (action >= stances) return Move::re_stance(static_cast<Stance>(action - stances));
  if (action >= weapon_sets) return Move::with(action - weapon_sets);
  if (action >= thresholds) return Move::threshold(action - thresholds);
  return Move::fight(action / rows, static_cast<Row>(action % rows));
}

// Whether wild tokens may go with what this seat buys; else there is one way to buy a card.
bool buys_with_wild(const Options& options, const State& s) {
  return options.rules().wild_buys && s.player().count(Token::wild) > 0;
}

bool can_buy_from(const Shelf& shelf, const Cards& cards, Ware ware, const PlayerState& player) {
  return std::any_of(shelf.begin(), shelf.end(), [&](int card) {
    const Cubes& cost = cards.cost(ware, card);
    int missing = 0;
    for (std::size_t c = 0; c < colours; ++c) missing += std::max(0, cost.of[c] - player.pool.of[c]);
    return missing <= player.count(Token::wild);
  });
}

bool can_buy(const Options& options, const State& s) {
  const PlayerState& player = s.player();
  return !s.deeds.bought && std::any_of(all_wares.begin(), all_wares.end(), [&](Ware ware) {
    const MarketState& market = s.market(ware);
    return player.has_room(ware) && (can_buy_from(market.fresh, options.cards, ware, player) ||
                                     can_buy_from(market.carryover, options.cards, ware, player));
  });
}

// "2 wild R": a step of a longer move, for one colour after the other.
std::string amount_name(std::string_view what, int number, std::string_view unit) {
  return std::string(what) + ": " + std::to_string(number % amounts) + " " + std::string(unit) +
         std::string(colour_names[number / amounts]);
}

std::string step_name(int action) {
  if (action >= lost_cubes) return amount_name("lose", action - lost_cubes, "");
  if (action >= bought_wild) return amount_name("buy", action - bought_wild, "wild ");
  if (action >= paid_wild) return amount_name("pay", action - paid_wild, "wild ");
  if (action == paid_discount + Move::no_discount) return "pay: no discount";
  if (action >= paid_discount) return "pay: discount " + std::string(colour_names[action - paid_discount]);
  return "pay: " + std::to_string(action - paid_attack) + " attack";
}

std::string set_name(int set) {
  if (set == 0) return "bare";
  std::string text;
  for (int i = 0; i < most_slots; ++i)
    if (set >> i & 1) text += (text.empty() ? "with weapon " : ", ") + std::to_string(i + 1);
  return text;
}

}  // namespace

Path WildPigs::path(const State& s, Move move) const {
  Path path;
  const auto add = [&](int action) { path.add(static_cast<std::uint16_t>(action)); };
  const auto add_amounts = [&](int first) {
    for (int c = 0; c < colours; ++c) add(first + c * amounts + move.cubes[c]);
  };
  if (move.kind == Kind::lose_cubes) {
    add_amounts(lost_cubes);
    return path;
  }
  add(first_action(move));
  if (move.kind == Kind::pay) {
    add(paid_discount + move.how);
    add_amounts(paid_wild);
  }
  if (move.kind == Kind::buy && buys_with_wild(options_, s)) add_amounts(bought_wild);
  return path;
}

std::string WildPigs::action_name(int action) const {
  if (action >= paid_attack) return step_name(action);
  const Move move = single(action);
  const auto row = static_cast<std::size_t>(move.how);
  const bool card_is_there = move.kind == Kind::buy ? move.what < options_.cards.wares(static_cast<Ware>(move.how))
                                                    : move.what < options_.cards.upgrades.count;
  switch (move.kind) {
    case Kind::fight: return "fight lane " + std::to_string(move.what + 1) + " " + std::string(row_names[row]);
    case Kind::with: return set_name(move.what);
    case Kind::buy:
      if (card_is_there) break;
      return "buy " + std::string(ware_names[row]) + " " + std::to_string(move.what + 1);
    case Kind::forge:
      if (card_is_there) break;
      return "use upgrade " + std::to_string(move.what + 1) + " " + std::string(token_names[row]);
    case Kind::split:
      if (card_is_there) break;
      return "use upgrade " + std::to_string(move.what + 1) + " " + std::string(colour_names[row]);
    default: break;
  }
  return text({}, move);
}

bool WildPigs::single_actions(const State& s, Seat seat, ActionSet<actions>& set) const {
  if (s.phase == Phase::payment || s.phase == Phase::lose_cubes) return false;
  if (s.phase == Phase::act && buys_with_wild(options_, s) && can_buy(options_, s)) return false;
  List<Move, most_moves> list;
  moves(s, seat, list);
  for (const Move& move : list) set.add(first_action(move));
  return true;
}

Move WildPigs::move_of(const State&, Seat, int action) const { return single(action); }

}  // namespace sounder::wild_pigs
