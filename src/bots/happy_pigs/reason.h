// The reason for a move in Happy Pigs, from what the seat may know.
#pragma once

#include "bots/happy_pigs/guessing.h"
#include "bots/happy_pigs/messages.h"

namespace sounder::bots::farming {

// What speaks for a move; empty if nothing does.
class FarmReason {
 public:
  FarmReason(const HappyPigs& game, const Habits* habits, const State& s, Seat seat)
      : game_(game), habits_(habits), s_(s), seat_(seat), farm_(s.farm(seat)) {}

  Message of(const Move& move) const {
    switch (move.verb) {
      case Verb::choose: return choosing(move.action());
      case Verb::neutral: return hindering(move.action());
      case Verb::feed: return feeding(move);
      case Verb::mate:
        return messages::mate(move.with_item, newborn(move), list_price(newborn(move)),
                              game_.parents_of(s_, seat_) - 1);
      case Verb::buy: return buying(move.good());
      case Verb::sell: return selling(move);
      case Verb::vaccinate:
        return s_.phase == Phase::vaccinate ? messages::vaccinate(move.size(), list_price(move.size())) : Message{};
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
  const happy_pigs::Land& land() const { return game_.options().land; }
  int all_squares() const { return land().field_area() * farm_.fields; }
  int free_squares() const {
    int free = all_squares();
    for (Size size : all_sizes) free -= farm_.herd.count(size) * land().pigs[at(size)].area();
    return free;
  }

  Message choosing(Action action) const {
    const Guess guess(game_, habits_, s_, seat_);
    const auto expected = [&](Action one) {
      const float company = guess.company(seat_, one);
      return (1 - company) * guess.gain(seat_, one, 1) + company * guess.gain(seat_, one, 2);
    };
    for (Action other : all_actions)
      if (expected(other) > expected(action)) return {};
    return messages::choose(game_.card_of(s_, s_.round).numbers[at(action)], rounded(guess.gain(seat_, action, 1)),
                            rounded(guess.gain(seat_, action, 2)), percent(guess.company(seat_, action)));
  }

  Message hindering(Action action) const {
    const Guess guess(game_, habits_, s_, seat_);
    const Seat other = game_.after(seat_);
    const int loss = rounded(guess.gain(other, action, 1) - guess.gain(other, action, 2));
    const int chance = percent(guess.of(other)[at(action)]);
    if (loss <= 0 || chance == 0) return {};
    return (farm_.choice == action ? messages::hinder_both : messages::hinder)(other, action, chance, loss);
  }

  Message feeding(const Move& move) const {
    const Size becomes = fed_size(move);
    const int more = gain(move.size(), becomes);
    if (at_risk(move) && rounds_of_season() == 0) return {};
    if (at_risk(move)) return messages::feed_at_risk(move.size(), move.with_item, becomes, more, rounds_of_season());
    return (move.vaccinated ? messages::feed_safe : messages::feed_covered)(move.size(), move.with_item, becomes, more);
  }

  Message buying(Good good) const {
    const int price = game_.buying_price(s_, seat_, good);
    const int rounds = ahead_of(s_).rounds_of_year;
    switch (good) {
      case Good::vaccine:
        if (unvaccinated() <= stock(Item::vaccine)) return {};
        return messages::buy_vaccine(price, unvaccinated(), stock(Item::vaccine), rounds_of_season());
      case Good::supplement: return young() > 0 ? messages::buy_supplement(price, young()) : Message{};
      case Good::amulet:
        return farm_.herd.parents() > 0 ? messages::buy_amulet(price, farm_.herd.parents()) : Message{};
      case Good::field:
        if (2 * free_squares() > all_squares()) return {};
        return messages::buy_field(price, land().field_area(), free_squares(), all_squares());
      case Good::big: return rounds > 0 ? messages::buy_parent(price) : Message{};
      default: {
        const int more = gain(size_of(good), Size::big);
        return more > 0 && rounds > 0 ? messages::buy_pig(price, more, rounds) : Message{};
      }
    }
  }

  Message taking(Item item) const {
    switch (item) {
      case Item::vaccine:
        if (unvaccinated() <= stock(item)) return {};
        return messages::take_vaccine(unvaccinated(), stock(item), rounds_of_season());
      case Item::supplement: return young() > 0 ? messages::take_supplement(young()) : Message{};
      default: return farm_.herd.parents() > 0 ? messages::take_amulet(farm_.herd.parents()) : Message{};
    }
  }

  Message selling(const Move& move) const {
    const int price = game_.selling_price(s_, move.size());
    const int extra = price - list_price(move.size());
    if (extra < 0) return {};
    return at_risk(move) ? messages::sell_at_risk(price, extra, rounds_of_season())
                         : messages::sell(price, extra, land().pigs[at(move.size())].area());
  }

  Message stopping() const {
    const int pay = game_.options().market.unused_action;
    switch (s_.phase) {
      case Phase::shop: return farm_.money > 0 ? messages::end_shopping(farm_.money) : Message{};
      case Phase::vaccinate:          // pigs leave
      case Phase::effect: return {};  // no pig grows
      default: break;
    }
    if (farm_.actions == 0 || pay <= 0) return {};
    const bool best = best_spending(game_, Worth(game_, *habits_, ahead_of(s_)), s_, seat_).move.verb == Verb::done;
    return (best ? messages::stop_is_best : messages::stop)(farm_.actions, pay);
  }

  const HappyPigs& game_;
  const Habits* habits_;
  const State& s_;
  Seat seat_;
  const Farm& farm_;
};

}  // namespace sounder::bots::farming
