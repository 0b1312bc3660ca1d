// Cards onto the table: threats into lanes, wares into the markets (WP-3, WP-5, WP-24).
#include "rules/wild_pigs/turn_flow.h"

namespace sounder::wild_pigs {

int first_empty_back(const State& s) {
  int lane = 0;
  while (s.lanes[lane][Row::back].there()) ++lane;
  return lane;
}

int TurnFlow::place_threat(int card) {
  const int lane = first_empty_back(s);
  s.lanes[lane][Row::back].card = static_cast<std::uint8_t>(card);
  --s.deck_left;
  if (o_.rules().mixed_deck) {
    --s.breeds_left[at(cards_.threats[at(s.era)][card].breed)];
  } else {
    --s.unseen[card];
    --s.unseen_total;
  }
  return lane;
}

// WP-5: Carryover is discarded, New Stock becomes Carryover.
void TurnFlow::slide_markets() {
  for (MarketState& market : s.markets) {
    for (std::uint8_t card : market.carryover) {
      ++market.discard[card];
      ++market.discarded;
    }
    market.carryover = market.fresh;
    market.fresh = {};
  }
}

// WP-24: an empty deck takes in its discard. False if there is none either.
bool TurnFlow::deck_ready(Ware ware) {
  MarketState& market = s.market(ware);
  if (market.deck_left > 0) return true;
  if (market.discarded == 0) return false;
  market.deck = market.discard;
  market.deck_left = market.discarded;
  market.discard = {};
  market.discarded = 0;
  return true;
}

void TurnFlow::stock(Ware ware, int card) {
  MarketState& market = s.market(ware);
  --market.deck[card];
  --market.deck_left;
  market.fresh.add(card);
}

// The weapon that a threshold gives (WP-31).
void TurnFlow::take_weapon(int card) {
  MarketState& market = s.market(Ware::weapon);
  --market.deck[card];
  --market.deck_left;
  arm(s.player(), card);
  s.phase = Phase::act;
}

// Weapons are kept by design, and among copies the one with fewer uses first (WP-27).
void TurnFlow::arm(PlayerState& player, int card) {
  const OwnedWeapon weapon = {static_cast<std::uint8_t>(card), cards_.weapons[card].uses};
  std::size_t place = player.owned[at(Ware::weapon)]++;
  const auto after = [&](const OwnedWeapon& other) {
    return other.card > weapon.card || (other.card == weapon.card && other.uses > weapon.uses);
  };
  for (; place > 0 && after(player.weapons[place - 1]); --place) player.weapons[place] = player.weapons[place - 1];
  player.weapons[place] = weapon;
}

}  // namespace sounder::wild_pigs
