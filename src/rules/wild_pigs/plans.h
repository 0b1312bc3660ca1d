// The ways to pay for a fight or a threshold (WP-13, WP-14, WP-28).
//
// A plan says which weapons are played, how many attack and wild tokens, and which colour a Balanced payer's discount
// takes; cubes pay the rest. Only plans that no other plan beats are offered. Whether a plan is beaten is asked without
// listing the others: for every subset of its weapons, every smaller number of attack tokens and every discount there
// is a cheapest answer. Seats that want to win have about 10 plans for a fight, rich ones hundreds:
// docs/performance.md.
#pragma once

#include "rules/wild_pigs/state.h"

namespace sounder::wild_pigs {

struct Options;

// What a player can bring to any fight.
struct Means {
  Cubes pool;
  Cubes steady;  // reductions that are always there: mass tokens, the discount of a stance with a colour
  int attack = 0;
  int wild = 0;
  int open_discount = 0;                      // Balanced: this much off a colour of the payer's choice (WP-27)
  int weapons = 0;                            // how many
  std::array<Cubes, 1 << most_slots> less{};  // by set of weapons played; only [0, 2^weapons) is filled
  std::uint8_t twins = 0;                     // weapons that are copies of the one before them
  std::uint8_t reach = 0;
  std::uint8_t on_kill = 0;

  int weapon_sets() const { return 1 << weapons; }
  // Of two copies the one with fewer uses is played first, so a set with only the other says the same twice.
  bool is_proper(int set) const { return (set & twins & ~(set << 1)) == 0; }
};
Means means_of(const Options&, const State&, const PlayerState&);

// One thing to be paid.
struct Bill {
  Cubes cost;
  bool needs_reach = false;  // a weapon with reach must be among those played (WP-12)
  bool counts_kills = true;  // on-kill effects apply, so weapons with different ones can't be compared (WP-28)
};
Bill bill_of(const Options&, const State&, const Target&);
bool can_pay(const Means&, const Bill&);

struct FightPlan {
  std::uint8_t weapons = 0;
  std::uint8_t attack = 0;
  std::uint8_t discount = Move::no_discount;
  PerColour<std::uint8_t> wild{};
  Cubes paid;  // in cubes

  int wild_total() const { return cubes(wild).total(); }
};
bool is_beaten(const Means&, const Bill&, const FightPlan&);

// What is left to pay in cubes and wild tokens.
inline Cubes rest_of(const Means& means, const Bill& bill, int weapons, int attack, int discount) {
  Cubes rest = bill.cost - means.steady - means.less[weapons];
  rest -= cubes_of(Colour::red, attack_worth * attack);
  if (discount != Move::no_discount) rest -= cubes_of(static_cast<Colour>(discount), means.open_discount);
  for (auto& amount : rest.of) amount = std::max<std::int16_t>(amount, 0);
  return rest;
}

// The colours a discount can take: none, or three when the payer picks.
struct Discounts {
  int begin, end;
};
inline Discounts discounts(const Means& means) {
  return means.open_discount ? Discounts{0, 3} : Discounts{Move::no_discount, Move::no_discount + 1};
}

// Splits wild tokens over the colours of `rest` in every way that the pool can complete: calls `found(wild)` until it
// answers false.
template <class Found>
bool each_wild_split(const Cubes& rest, const Cubes& pool, int tokens, Found&& found) {
  PerColour<int> least;
  PerColour<int> most;
  for (std::size_t c = 0; c < 3; ++c) {
    least[c] = std::max(0, rest.of[c] - pool.of[c]);
    most[c] = std::min<int>(rest.of[c], tokens);
  }
  constexpr auto r = at(Colour::red);
  constexpr auto b = at(Colour::blue);
  constexpr auto g = at(Colour::green);
  for (int red = least[r]; red <= most[r]; ++red)
    for (int blue = least[b]; blue <= most[b] && red + blue <= tokens; ++blue)
      for (int green = least[g]; green <= most[g] && red + blue + green <= tokens; ++green)
        if (!found(PerColour<std::uint8_t>{static_cast<std::uint8_t>(red), static_cast<std::uint8_t>(blue),
                                           static_cast<std::uint8_t>(green)}))
          return false;
  return true;
}

// Every plan with just these weapons that no plan beats: calls `found(plan)` until it answers false.
template <class Found>
bool each_plan(const Means& means, const Bill& bill, int weapons, Found&& found) {
  if (bill.needs_reach && !(weapons & means.reach)) return true;
  const Discounts colours = discounts(means);
  FightPlan plan;
  plan.weapons = static_cast<std::uint8_t>(weapons);
  for (int attack = 0; attack <= means.attack; ++attack) {
    plan.attack = static_cast<std::uint8_t>(attack);
    for (int discount = colours.begin; discount < colours.end; ++discount) {
      plan.discount = static_cast<std::uint8_t>(discount);
      const Cubes rest = rest_of(means, bill, weapons, attack, discount);
      const bool more = each_wild_split(rest, means.pool, means.wild, [&](const PerColour<std::uint8_t>& wild) {
        plan.wild = wild;
        plan.paid = rest - cubes(wild);
        return is_beaten(means, bill, plan) || found(static_cast<const FightPlan&>(plan));
      });
      if (!more) return false;
    }
  }
  return true;
}

// Every set of weapons that some unbeaten plan plays, the bare hands first.
template <class Found>
bool each_weapon_set(const Means& means, const Bill& bill, Found&& found) {
  for (int set = 0; set < means.weapon_sets(); ++set) {
    if (!means.is_proper(set)) continue;
    const bool plays = !each_plan(means, bill, set, [](const FightPlan&) { return false; });
    if (plays && !found(set)) return false;
  }
  return true;
}

}  // namespace sounder::wild_pigs
