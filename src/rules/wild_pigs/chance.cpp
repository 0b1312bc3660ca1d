// What chance can bring, one card at a time, weighted by the copies that are left (WP-2, WP-24); and the lists of
// decisions.
#include <bit>
#include <numeric>

#include "rules/wild_pigs/turn_flow.h"

namespace sounder::wild_pigs {
namespace {

// A mixed deck (later edition): a breed by the cards it has left, then a card of it by copies, with replacement.
// `share` makes the weights whole: the least common multiple of the breeds' copies.
struct Mixture {
  PerBreed<std::uint32_t> copies{};
  std::uint32_t share = 1;

  Mixture(const Designs<Threat, most_threats>& deck) {
    for (int card = 0; card < deck.count; ++card) copies[at(deck[card].breed)] += deck[card].copies;
    for (std::uint32_t sum : copies) share = std::lcm(share, std::max(1u, sum));
  }
};

template <class Found>
void each_mixed(const Options& options, const State& s, Found&& found) {
  const auto& deck = options.cards.threats[at(s.era)];
  const Mixture mixture(deck);
  for (int card = 0; card < deck.count; ++card) {
    const auto breed = at(deck[card].breed);
    if (s.breeds_left[breed])
      found(card, s.breeds_left[breed] * deck[card].copies * (mixture.share / mixture.copies[breed]));
  }
}

// The ticket's card among counted copies.
template <std::size_t n>
int card_at(const std::array<std::uint8_t, n>& counts, std::uint32_t ticket) {
  std::size_t card = 0;
  for (; ticket >= counts[card]; ++card) ticket -= counts[card];
  return static_cast<int>(card);
}

int mixed_card(const Designs<Threat, most_threats>& deck, const State& s, Rng& rng) {
  const auto breed = static_cast<Breed>(card_at(s.breeds_left, rng.below(s.deck_left)));
  std::uint32_t copies = 0;
  for (int card = 0; card < deck.count; ++card) copies += deck[card].breed == breed ? deck[card].copies : 0u;
  std::uint32_t ticket = rng.below(copies);
  int card = 0;
  for (;; ++card) {
    if (deck[card].breed != breed) continue;
    if (ticket < deck[card].copies) return card;
    ticket -= deck[card].copies;
  }
}

const MarketState& dealt(const State& s) {
  return s.market(s.phase == Phase::stock_upgrades ? Ware::upgrade : Ware::weapon);
}

}  // namespace

std::optional<int> only_threat(const Options& options, const State& s) {
  if (!options.rules().mixed_deck) {
    const int first = card_at(s.unseen, 0);
    return s.unseen[first] == s.unseen_total ? std::optional(first) : std::nullopt;
  }
  const auto& deck = options.cards.threats[at(s.era)];
  std::optional<int> only;
  for (int card = 0; card < deck.count; ++card) {
    if (s.breeds_left[at(deck[card].breed)] == 0) continue;
    if (only) return std::nullopt;
    only = card;
  }
  return only;
}

std::optional<int> only_ware(const MarketState& market) {
  const int first = card_at(market.deck, 0);
  return market.deck[first] == market.deck_left ? std::optional(first) : std::nullopt;
}

void WildPigs::chances(const State& s, List<Chance<Move>, most_chances>& out) const {
  out.clear();
  switch (s.phase) {
    case Phase::extra_breeds:
      for (unsigned set = 1; set < 16; ++set)
        if (std::popcount(set) == s.deck_left % 4) out.add({Move::breeds(set), 1});
      break;
    case Phase::spawn:
      if (options_.rules().mixed_deck)
        each_mixed(options_, s, [&](int card, std::uint32_t weight) { out.add({Move::threat(card), weight}); });
      else
        for (std::size_t card = 0; card < most_threats; ++card)
          if (s.unseen[card]) out.add({Move::threat(card), s.unseen[card]});
      break;
    case Phase::stock_upgrades:
    case Phase::stock_weapons:
    case Phase::free_weapon:
      for (std::size_t card = 0; card < most_wares; ++card)
        if (const auto copies = dealt(s).deck[card]) out.add({Move::stock(card), copies});
      break;
    case Phase::first_seat:
      for (Seat seat : seats_of(options_.seats)) out.add({Move::first(seat), 1});
      break;
    default: break;
  }
}

Move WildPigs::draw(const State& s, Rng& rng) const {
  switch (s.phase) {
    case Phase::spawn:
      if (!options_.rules().mixed_deck) return Move::threat(card_at(s.unseen, rng.below(s.unseen_total)));
      return Move::threat(mixed_card(options_.cards.threats[at(s.era)], s, rng));
    case Phase::stock_upgrades:
    case Phase::stock_weapons:
    case Phase::free_weapon: return Move::stock(card_at(dealt(s).deck, rng.below(dealt(s).deck_left)));
    case Phase::first_seat:
      return Move::first(static_cast<Seat>(rng.below(static_cast<std::uint32_t>(options_.seats))));
    default: break;
  }
  List<Chance<Move>, most_chances> all;
  chances(s, all);
  return pick_weighted(all, rng.below(total_weight(all)));
}

void WildPigs::moves(const State& s, Seat, List<Move, most_moves>& out) const {
  out.clear();
  switch (s.phase) {
    case Phase::act: list_actions(options_, s, out); break;
    case Phase::weapons:
      each_weapon_set(means_of(options_, s, s.player()), bill_of(options_, s, s.target), [&](int set) {
        out.add(Move::with(set));
        return true;
      });
      break;
    case Phase::payment:
      each_plan(means_of(options_, s, s.player()), bill_of(options_, s, s.target), s.chosen,
                [&](const FightPlan& plan) {
                  out.add(Move::pay(plan.attack, plan.wild, plan.discount));
                  return true;
                });
      break;
    case Phase::lose_cubes: {
      const Cubes& pool = s.player().pool;
      for (int red = 0; red <= std::min<int>(pool[Colour::red], s.cubes_owed); ++red)
        for (int blue = 0; blue <= std::min<int>(pool[Colour::blue], s.cubes_owed - red); ++blue) {
          const int green = s.cubes_owed - red - blue;
          if (green <= pool[Colour::green])
            out.add(Move::lose(
                {static_cast<std::uint8_t>(red), static_cast<std::uint8_t>(blue), static_cast<std::uint8_t>(green)}));
        }
      break;
    }
    case Phase::lose_token:
      for (Token token : all_tokens)
        if (s.player().count(token) > 0) out.add(Move::lose(token));
      break;
    default: break;
  }
}

}  // namespace sounder::wild_pigs
