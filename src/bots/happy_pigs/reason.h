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

  // What speaks for the best move against the next best; empty if nothing does.
  Message against(const Move& best, const Move& next) const {
    return told_difference(fact_kinds, facts_of(best), facts_of(next), game_.describe(s_, next));
  }

 private:
  // Before the season changes, a pig without a vaccine counts more than what an action brings.
  enum class Fact : std::uint8_t { worth, company, hinders, keeps, grows, at_risk_now, gains, at_risk, room };
  static constexpr int noticed = 3;  // smaller differences in 100 are not told
  static constexpr std::array<FactKind, 9> fact_kinds = {{
      {&told<messages::worth_more>},
      {&told<messages::less_company>, true, noticed},
      {&told<messages::hinders_more>},
      {&told<messages::keeps_dearer>},
      {&told<messages::grows_dearer>},
      {&told<messages::fewer_at_risk>, true},
      {&told<messages::gains_more>},
      {&told<messages::fewer_at_risk>, true},
      {&told<messages::more_room>},
  }};
  using Facts = MoveFacts<fact_kinds.size()>;
  static std::optional<int>& of(Facts& facts, Fact fact) { return facts[static_cast<std::size_t>(fact)]; }

  Facts facts_of(const Move& move) const {
    Facts facts;
    switch (move.verb) {
      case Verb::choose: {
        const Guess guess(game_, habits_, s_, seat_);
        of(facts, Fact::worth) = rounded(expected(guess, move.action()));
        of(facts, Fact::company) = percent(guess.company(seat_, move.action()));
        break;
      }
      case Verb::neutral: {
        const Guess guess(game_, habits_, s_, seat_);
        const Seat other = game_.after(seat_);
        const float loss = guess.gain(other, move.action(), 1) - guess.gain(other, move.action(), 2);
        of(facts, Fact::hinders) = rounded(guess.of(other)[at(move.action())] * std::max(0.0f, loss));
        break;
      }
      default: count_spending(move, facts);
    }
    return facts;
  }

  void count_spending(const Move& move, Facts& facts) const {
    if (s_.phase == Phase::vaccinate) {
      of(facts, Fact::keeps) = move.verb == Verb::vaccinate ? list_price(move.size()) : 0;
      return;
    }
    const bool stops = move.verb == Verb::done;
    if (s_.phase == Phase::effect) {
      const bool grows = move.verb == Verb::grow;
      if (grows || stops) of(facts, Fact::grows) = grows ? gain(move.size(), happy_pigs::grown(move.size())) : 0;
      return;
    }
    const Farm after = stops ? farm_ : farming::after(game_, s_, move);
    if (s_.phase == Phase::act) of(facts, Fact::gains) = gained_by_action(move, after);
    const int at_risk = std::max(0, unvaccinated(after) - after.items[at(Item::vaccine)]);
    if (rounds_of_season() == 0) of(facts, Fact::at_risk_now) = at_risk;
    if (rounds_of_season() == 1) of(facts, Fact::at_risk) = at_risk;
    of(facts, Fact::room) = free_squares(after);
  }

  // In money and pigs at list prices. Items and fields have no such price, and vaccinating is no action.
  std::optional<int> gained_by_action(const Move& move, const Farm& after) const {
    if (move.verb == Verb::done) return game_.options().market.unused_action;
    if (move.verb == Verb::vaccinate || (move.verb == Verb::buy && !is_pig(move.good()))) return std::nullopt;
    const int gained = at_list_prices(after) - at_list_prices(farm_);
    return gained >= 0 ? std::optional(gained) : std::nullopt;
  }

  int at_list_prices(const Farm& farm) const {
    int sum = farm.money;
    for (Size size : all_sizes) sum += farm.herd.count(size) * list_price(size);
    return sum;
  }

  // The value of an action, with the probability that somebody shares it.
  float expected(const Guess& guess, Action action) const {
    const float company = guess.company(seat_, action);
    return (1 - company) * guess.gain(seat_, action, 1) + company * guess.gain(seat_, action, 2);
  }

  static int rounded(float x) { return static_cast<int>(x + 0.5f); }
  static int percent(float x) { return rounded(100 * x); }
  int list_price(Size size) const { return game_.options().market.prices[at(size)]; }
  int gain(Size from, Size to) const { return list_price(to) - list_price(from); }
  int stock(Item item) const { return farm_.items[at(item)]; }
  int rounds_of_season() const { return ahead_of(s_).rounds_of_season; }
  static int unvaccinated(const Farm& farm) {
    int count = 0;
    for (Size size : all_sizes) count += farm.herd.count({size, false});
    return count;
  }
  int unvaccinated() const { return unvaccinated(farm_); }
  // There are fewer vaccines than pigs without one.
  bool at_risk(const Move& move) const { return !move.vaccinated && unvaccinated() > stock(Item::vaccine); }
  int young() const { return farm_.herd.count(Size::piglet) + farm_.herd.count(Size::small); }
  const happy_pigs::Land& land() const { return game_.options().land; }
  int all_squares() const { return land().field_area() * farm_.fields; }
  int free_squares(const Farm& farm) const {
    int free = land().field_area() * farm.fields;
    for (Size size : all_sizes) free -= farm.herd.count(size) * land().pigs[at(size)].area();
    return free;
  }
  int free_squares() const { return free_squares(farm_); }

  Message choosing(Action action) const {
    const Guess guess(game_, habits_, s_, seat_);
    for (Action other : all_actions)
      if (expected(guess, other) > expected(guess, action)) return {};
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
