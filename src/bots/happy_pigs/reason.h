// The reason for a move in Happy Pigs, from what the seat may know.
#pragma once

#include "bots/happy_pigs/guessing.h"
#include "bots/happy_pigs/messages.h"

namespace sounder::bots::farming {

class FarmReason {
 public:
  FarmReason(const HappyPigs& game, const Habits* habits, const State& s, Seat seat)
      : game_(game), habits_(habits), s_(s), seat_(seat), farm_(s.farm(seat)) {}

  Message of(const Move& move) const {
    switch (move.verb) {
      case Verb::choose: return choosing(move.action());
      case Verb::neutral: return hindering(move.action());
      case Verb::feed: return feeding(move);
      case Verb::mate: return messages::mate(move.with_item, newborn(move), list_price(newborn(move)), s_.parents - 1);
      case Verb::buy: return buying(move.good());
      case Verb::sell: return selling(move);
      case Verb::vaccinate: return messages::vaccinate(move.size(), list_price(move.size()));
      case Verb::grow:
        return messages::grow(move.size(), happy_pigs::grown(move.size()),
                              gain(move.size(), happy_pigs::grown(move.size())));
      case Verb::take: return taking(move.item());
      default: return stopping();
    }
  }

 private:
  static int rounded(float x) { return static_cast<int>(x + 0.5f); }
  static int percent(float x) { return rounded(100 * x); }
  int list_price(Size size) const { return game_.options().market.prices[at(size)]; }
  int gain(Size from, Size to) const { return list_price(to) - list_price(from); }
  int stock(Item item) const { return farm_.items[at(item)]; }
  int rounds_of_season() const { return ahead_of(s_).rounds_of_season; }
  int unvaccinated() const {
    int count = 0;
    for (Size size : all_sizes) count += farm_.herd.count({size, false});
    return count;
  }
  // There are fewer vaccines than pigs without one.
  bool at_risk(const Move& move) const { return !move.vaccinated && unvaccinated() > stock(Item::vaccine); }
  int young() const { return farm_.herd.count(Size::piglet) + farm_.herd.count(Size::small); }
  int all_squares() const { return happy_pigs::field_area * farm_.fields; }
  int free_squares() const {
    int free = all_squares();
    for (Size size : all_sizes) free -= farm_.herd.count(size) * happy_pigs::area(size);
    return free;
  }

  Message choosing(Action action) const {
    const Guess guess(game_, habits_, s_, seat_);
    return messages::choose(game_.card_of(s_, s_.round).numbers[at(action)], rounded(guess.gain(seat_, action, 1)),
                            rounded(guess.gain(seat_, action, 2)), percent(guess.company(seat_, action)));
  }

  Message hindering(Action action) const {
    const Guess guess(game_, habits_, s_, seat_);
    const Seat other = game_.after(seat_);
    const int loss = rounded(guess.gain(other, action, 1) - guess.gain(other, action, 2));
    return (farm_.choice == action ? messages::hinder_both : messages::hinder)(
        other, action, percent(guess.of(other)[at(action)]), loss);
  }

  Message feeding(const Move& move) const {
    const Size becomes = fed_size(move);
    const int more = gain(move.size(), becomes);
    if (at_risk(move)) return messages::feed_at_risk(move.size(), move.with_item, becomes, more, rounds_of_season());
    return (move.vaccinated ? messages::feed_safe : messages::feed_covered)(move.size(), move.with_item, becomes, more);
  }

  Message buying(Good good) const {
    const int price = game_.buying_price(s_, seat_, good);
    switch (good) {
      case Good::vaccine: return messages::buy_vaccine(price, unvaccinated(), stock(Item::vaccine), rounds_of_season());
      case Good::supplement: return messages::buy_supplement(price, young());
      case Good::amulet: return messages::buy_amulet(price, farm_.herd.parents());
      case Good::field: return messages::buy_field(price, happy_pigs::field_area, free_squares(), all_squares());
      case Good::big: return messages::buy_parent(price);
      default: return messages::buy_pig(price, gain(size_of(good), Size::big), ahead_of(s_).rounds_of_year);
    }
  }

  Message taking(Item item) const {
    switch (item) {
      case Item::vaccine: return messages::take_vaccine(unvaccinated(), stock(item), rounds_of_season());
      case Item::supplement: return messages::take_supplement(young());
      default: return messages::take_amulet(farm_.herd.parents());
    }
  }

  Message selling(const Move& move) const {
    const int price = game_.selling_price(s_, move.size());
    const int extra = price - list_price(move.size());
    return at_risk(move) ? messages::sell_at_risk(price, extra, rounds_of_season())
                         : messages::sell(price, extra, happy_pigs::area(move.size()));
  }

  Message stopping() const {
    switch (s_.phase) {
      case Phase::shop: return messages::end_shopping(farm_.money);
      case Phase::vaccinate: return messages::keep_vaccines(stock(Item::vaccine), unvaccinated());
      case Phase::effect: return messages::decline(free_squares());
      default: break;
    }
    const bool best = best_spending(game_, Worth(game_, *habits_, ahead_of(s_)), s_, seat_).move.verb == Verb::done;
    return (best ? messages::stop_is_best : messages::stop)(farm_.actions, game_.options().market.unused_action);
  }

  const HappyPigs& game_;
  const Habits* habits_;
  const State& s_;
  Seat seat_;
  const Farm& farm_;
};

}  // namespace sounder::bots::farming
