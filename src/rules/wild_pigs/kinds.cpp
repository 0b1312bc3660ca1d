// For statistics: kinds of move (which card, stance or token, not how it is paid for), and incidents.
#include <algorithm>

#include "rules/wild_pigs/wild_pigs.h"

namespace sounder::wild_pigs {
namespace {

// Those that say all by their word come first, then those that name one of a few things, then the cards.
enum Word : int { fight, with, bare, pay, lose, convert, pass, end, wild, words };
constexpr std::array<std::string_view, words> word_names = {"fight",   "with", "bare", "pay", "lose",
                                                            "convert", "pass", "end",  "wild"};
constexpr int first_threshold = words;
constexpr int first_stance = first_threshold + most_thresholds;
constexpr int first_free_stance = first_stance + static_cast<int>(all_stances.size());
constexpr int first_prepare = first_free_stance + static_cast<int>(all_stances.size());
constexpr int first_extend = first_prepare + static_cast<int>(all_tokens.size());
constexpr int first_card = first_extend + static_cast<int>(all_wares.size());

}  // namespace

// Of the cards: upgrades bought, weapons bought, upgrades used.
int WildPigs::kinds() const { return first_card + 2 * options_.cards.upgrades.count + options_.cards.weapons.count; }

int WildPigs::kind(const State&, Move move) const {
  const Cards& cards = options_.cards;
  switch (move.kind) {
    case Move::Kind::with: return move.what == 0 ? bare : with;
    case Move::Kind::pay: return pay;
    case Move::Kind::lose_cubes:
    case Move::Kind::lose_token: return lose;
    case Move::Kind::convert: return convert;
    case Move::Kind::pass: return pass;
    case Move::Kind::end: return end;
    case Move::Kind::wild_cube: return wild;
    case Move::Kind::threshold: return first_threshold + move.what;
    case Move::Kind::stance: return first_stance + move.what;
    case Move::Kind::free_stance: return first_free_stance + move.what;
    case Move::Kind::prepare: return first_prepare + move.what;
    case Move::Kind::extend: return first_extend + move.how;
    case Move::Kind::buy:
      return first_card + (static_cast<Ware>(move.how) == Ware::upgrade ? 0 : cards.upgrades.count) + move.what;
    case Move::Kind::forge:
    case Move::Kind::split: return first_card + cards.upgrades.count + cards.weapons.count + move.what;
    default: return fight;
  }
}

std::string WildPigs::kind_name(int kind) const {
  const Cards& cards = options_.cards;
  if (kind < first_threshold) return std::string(word_names[kind]);
  if (kind < first_stance) return text({}, Move::threshold(kind - first_threshold));
  if (kind < first_free_stance) return text({}, Move::re_stance(static_cast<Stance>(kind - first_stance)));
  if (kind < first_prepare) return text({}, Move::free_stance(static_cast<Stance>(kind - first_free_stance)));
  if (kind < first_extend) return text({}, Move::prepare(static_cast<Token>(kind - first_prepare)));
  if (kind < first_card) return text({}, Move::extend(static_cast<Ware>(kind - first_extend)));
  int card = kind - first_card;
  if (card < cards.upgrades.count) return "buy " + std::string(cards.upgrades.id(card));
  card -= cards.upgrades.count;
  if (card < cards.weapons.count) return "buy " + std::string(cards.weapons.id(card));
  return "use " + std::string(cards.upgrades.id(card - cards.weapons.count));
}

void WildPigs::events(const State& s, Move move, std::vector<Incident>& out) const {
  enum { by_night, with_empty_lanes, day_boss, night_boss };
  if (s.phase != Phase::act) return;
  const bool night = s.era == Era::night;
  if (move.kind == Move::Kind::threshold) out.push_back({s.seat(), night ? night_boss : day_boss});
  if (!night || s.at_boss) return;
  out.push_back({s.seat(), by_night});
  if (std::none_of(s.lanes.begin(), s.lanes.end(), [](const Lane& lane) { return lane.frontmost().has_value(); }))
    out.push_back({s.seat(), with_empty_lanes});
}

}  // namespace sounder::wild_pigs
