// A policy for running a farm in Happy Pigs: the expected value of the farm through the year, and how to spend the
// actions of a round.
#pragma once

#include <optional>

#include "rules/happy_pigs/happy_pigs.h"

namespace sounder::bots::farming {

using happy_pigs::Action;
using happy_pigs::all_actions;
using happy_pigs::all_sizes;
using happy_pigs::at;
using happy_pigs::Farm;
using happy_pigs::Good;
using happy_pigs::Item;
using happy_pigs::Move;
using happy_pigs::PerAction;
using happy_pigs::PerGood;
using happy_pigs::PerItem;
using happy_pigs::PerSize;
using happy_pigs::Phase;
using happy_pigs::Size;
using happy_pigs::State;
using happy_pigs::Verb;

// The weights of the value, in money. They were tuned by matches between farmers with slightly different weights.
struct Habits {
  // The value of growth and piglets for a pig, and how much of it a round with enough room can harvest at most.
  PerSize<float> growth = {8.0f, 5.1f, 8.9f, 4.0f};
  float harvest = 4.6f;
  float harvest_when_full = 0.2f;  // the part of it without any room
  float room_for_half = 24.3f;     // with this many free squares, half of it more
  std::array<float, 5> saved = {0.0f, 0.48f, 0.96f, 0.95f,
                                0.9f};              // unvaccinated pigs, by the rounds left in the season
  float covered = 0.99f;                            // likewise with an own vaccine in stock
  PerItem<float> item = {1.5f, 3.0f, 2.0f};         // the first spare one
  PerItem<float> next_item = {0.81f, 0.77f, 0.8f};  // each one more, of the one before
  float field = 5.0f;                               // the second one, when the year begins
  float next_field = 0.7f;
  float cash = 0.28f;  // the worth of the first money beyond its amount when the year begins
  float enough_cash = 21.5f;
  float sway = 0.7f;  // an action that brings this much less is still chosen now and then
  float neutral_sway = 1.0f;
};

// Openings that a farmer draws from, so that it does not always open alike: piglets, small, average and big pigs,
// vaccines, supplements, amulets, fields besides the first. For `casual` no loss was measured. For `strong` the second
// one seems weaker: it won 46.2 % (41.9-50.6) of 500 matches against the first, and a draw of both 47.6 % (42.8-52.5)
// of 400 (docs/log/bots.md).
inline constexpr std::array<PerGood<std::uint8_t>, 2> openings = {{
    {0, 4, 0, 0, 0, 0, 0, 1},
    {0, 3, 1, 0, 0, 0, 0, 1},
}};

struct Ahead {
  int rounds_of_year;    // still to be played after this one
  int rounds_of_season;  // likewise
};
inline Ahead ahead_of(const State& s) {
  const int begun = s.is_before_round_one() || s.phase == Phase::draw ? 0 : 1;
  return {happy_pigs::rounds - s.round - begun,
          happy_pigs::rounds_a_season - s.round % happy_pigs::rounds_a_season - begun};
}

// The value of a farm at a moment of the year: its money, its pigs as far as they will stay, their growth as far as
// there is time and room, and the use of items and fields.
class Worth {
 public:
  Worth(const HappyPigs& game, const Habits& habits, Ahead ahead)
      : habits_(habits), prices_(game.options().market.prices), land_(game.options().land) {
    const float year = static_cast<float>(ahead.rounds_of_year) / happy_pigs::rounds;
    saved_ = habits.saved[ahead.rounds_of_season];
    harvest_ = habits.harvest * static_cast<float>(ahead.rounds_of_year) + 0.001f;
    cash_ = habits.cash * year;
    const float soon = std::min(1.0f, static_cast<float>(ahead.rounds_of_year) / happy_pigs::rounds_a_season);
    for (std::size_t i = 0; i < items_.size(); ++i) pile_up(items_[i], habits.item[i] * soon, habits.next_item[i]);
    pile_up(fields_, habits.field * year, habits.next_field);
  }

  const Habits& habits() const { return habits_; }

  float of(const Farm& farm) const {
    const auto money = static_cast<float>(farm.money);
    float sum = money + cash_ * std::min(money, habits_.enough_cash);
    float growing = 0;
    int vaccines = farm.items[at(Item::vaccine)];
    int free = land_.field_area() * farm.fields;
    for (std::size_t size = all_sizes.size(); size-- > 0;) {  // own vaccines go to the biggest pigs
      const int safe = farm.herd.by_vaccination[1][size];
      const int open = farm.herd.by_vaccination[0][size];
      const int covered = std::min(open, vaccines);
      vaccines -= covered;
      free -= (safe + open) * land_.pigs[size].area();
      const float staying = static_cast<float>(safe) + habits_.covered * static_cast<float>(covered) +
                            saved_ * static_cast<float>(open - covered);
      sum += static_cast<float>(prices_[size]) * staying;
      growing += habits_.growth[size] * staying;
    }
    const auto room = static_cast<float>(free);
    const float harvest = harvest_ * (habits_.harvest_when_full + room / (room + habits_.room_for_half));
    sum += growing * harvest / (growing + harvest);
    sum += of_pile(items_[at(Item::vaccine)], vaccines);
    for (Item item : {Item::supplement, Item::amulet}) sum += of_pile(items_[at(item)], farm.items[at(item)]);
    return sum + of_pile(fields_, farm.fields - 1);
  }

 private:
  using Pile = std::array<float, 10>;  // the value of this many together

  static void pile_up(Pile& pile, float one, float next) {
    pile[0] = 0;
    for (std::size_t n = 1; n < pile.size(); ++n, one *= next) pile[n] = pile[n - 1] + one;
  }
  static float of_pile(const Pile& pile, int n) { return pile[std::min<std::size_t>(n, pile.size() - 1)]; }

  const Habits& habits_;
  const PerGood<std::uint8_t>& prices_;
  happy_pigs::Land land_;
  float saved_;
  float harvest_;
  float cash_;
  PerItem<Pile> items_;
  Pile fields_;
};

// The farm after a move that spends an action, a vaccine or a gift.
inline Farm after(const HappyPigs& game, const State& s, const Move& move) {
  Farm farm = s.farm(move.seat);
  const auto grow = [&](int steps) {
    farm.herd.remove(move.pig());
    farm.herd.add({happy_pigs::grown(move.size(), steps), move.vaccinated});
  };
  const auto pay = [&](int money) { farm.money = static_cast<std::int16_t>(farm.money - money); };
  switch (move.verb) {
    case Verb::feed:
      grow(move.with_item ? 2 : 1);
      if (move.with_item) --farm.items[at(Item::supplement)];
      break;
    case Verb::mate:
      farm.herd.add({move.with_item ? Size::small : Size::piglet, false});
      if (move.with_item) --farm.items[at(Item::amulet)];
      break;
    case Verb::buy:
      pay(game.buying_price(s, move.seat, move.good()));
      if (is_pig(move.good()))
        farm.herd.add({size_of(move.good()), false});
      else if (is_item(move.good()))
        ++farm.items[at(item_of(move.good()))];
      else
        ++farm.fields;
      break;
    case Verb::sell:
      pay(-game.selling_price(s, move.size()));
      farm.herd.remove(move.pig());
      break;
    case Verb::vaccinate:
      farm.herd.remove({move.size(), false});
      farm.herd.add({move.size(), true});
      --farm.items[at(Item::vaccine)];
      break;
    case Verb::grow: grow(1); break;
    case Verb::take: ++farm.items[at(move.item())]; break;
    default: break;
  }
  return farm;
}

inline int held_of(const Farm& farm, Good good) {
  if (is_pig(good)) return farm.herd.count(size_of(good));
  return is_item(good) ? farm.items[at(item_of(good))] : farm.fields - 1;
}

// The last good of the list that is wanted and still missing, else `done`, which is the last of the moves.
inline Move purchase_for(const PerGood<std::uint8_t>& wanted, const Farm& farm, const MoveListOf<HappyPigs>& moves) {
  for (int i = moves.size() - 2; i >= 0; --i)
    if (held_of(farm, moves[i].good()) < wanted[at(moves[i].good())]) return moves[i];
  return moves[moves.size() - 1];
}

// Whether the farm is the beginning of this opening, bought in the order of `purchase_for`.
inline bool begins(const PerGood<std::uint8_t>& opening, const Farm& farm) {
  bool all_of_it = true;
  for (std::size_t good = opening.size(); good-- > 0;) {
    const int held = held_of(farm, static_cast<Good>(good));
    if (held > (all_of_it ? opening[good] : 0)) return false;
    all_of_it = all_of_it && held == opening[good];
  }
  return true;
}

// A purchase before round one: towards one of the openings that the farm is the beginning of, each equally likely; none
// if it is no beginning of any.
inline std::optional<Move> drawn_purchase(const HappyPigs& game, const State& s, Seat seat, Rng& rng) {
  const PerGood<std::uint8_t>* drawn = nullptr;
  std::uint32_t ways = 0;
  for (const auto& opening : openings)
    if (begins(opening, s.farm(seat)) && rng.below(++ways) == 0) drawn = &opening;
  if (!drawn) return std::nullopt;
  MoveListOf<HappyPigs> moves;
  game.answers(s, seat, moves);
  return purchase_for(*drawn, s.farm(seat), moves);
}

// HP-12: the last vaccines are used early only to buy another one, since a used one goes back to the reserve.
inline bool may_vaccinate_to_buy(const HappyPigs& game, const State& s, Seat seat) {
  return s.reserve[at(Good::vaccine)] == 0 && game.may_vaccinate_now(s) && game.verb_asked(s, seat) == Verb::buy &&
         s.farm(seat).items[at(Item::vaccine)] > 0 && s.farm(seat).actions > 0 &&
         s.farm(seat).money >= game.buying_price(s, seat, Good::vaccine);
}

// The biggest unvaccinated pig gets the vaccine; none if all pigs are vaccinated.
inline std::optional<Move> biggest_to_vaccinate(const State& s, Seat seat) {
  for (std::size_t size = all_sizes.size(); size-- > 0;)
    if (s.farm(seat).herd.by_vaccination[0][size] > 0)
      return Move{Verb::vaccinate, seat, static_cast<std::uint8_t>(size)};
  return std::nullopt;
}

// The move with the best farm after it, and how much better than now. An action not taken is worth its payment.
struct Spending {
  Move move;
  float gain;
};
inline Spending best_spending(const HappyPigs& game, const Worth& worth, const State& s, Seat seat) {
  MoveListOf<HappyPigs> moves;
  game.answers(s, seat, moves);
  if (s.phase == Phase::shop) return {purchase_for(openings[0], s.farm(seat), moves), 0};
  const float now = worth.of(s.farm(seat));
  const float unused = s.phase == Phase::act ? game.options().market.unused_action : 0.0f;
  Spending best{moves[0], -1e9f};
  for (const Move& move : moves) {
    const float gain = move.verb == Verb::done ? unused : worth.of(after(game, s, move)) - now;
    if (gain > best.gain) best = {move, gain};
  }
  if (may_vaccinate_to_buy(game, s, seat))
    if (const auto move = biggest_to_vaccinate(s, seat)) {
      Farm farm = after(game, s, *move);
      ++farm.items[at(Item::vaccine)];
      farm.money = static_cast<std::int16_t>(farm.money - game.buying_price(s, seat, Good::vaccine));
      const float gain = worth.of(farm) - now;
      if (gain > best.gain) best = {*move, gain};
    }
  return best;
}

}  // namespace sounder::bots::farming
