// What speaks for a move in Happy Pigs, in one sentence, from what the seat may know.
#pragma once

#include <string>

#include "bots/happy_pigs/guessing.h"

namespace sounder::bots::farming {

class Reason {
 public:
  Reason(const HappyPigs& game, const Habits* habits, const State& s, Seat seat)
      : game_(game), habits_(habits), s_(s), seat_(seat), farm_(s.farm(seat)) {}

  std::string of(const Move& move) const {
    switch (move.verb) {
      case Verb::choose: return choosing(move.action());
      case Verb::neutral: return hindering(move.action());
      case Verb::feed: return feeding(move);
      case Verb::mate: return mating(move);
      case Verb::buy: return buying(move.good());
      case Verb::sell: return selling(move);
      case Verb::vaccinate:
        return "The " + pig(move.size()) + ", worth " + money(list_price(move.size())) + ", stays; without a vaccine it would leave now.";
      case Verb::grow:
        return "The " + pig(move.size()) + " grows to " + name(happy_pigs::grown(move.size())) + " for nothing, " +
               money(list_price(happy_pigs::grown(move.size())) - list_price(move.size())) + " more.";
      case Verb::take: return "It is a gift; " + use_of(move.item());
      default: return stopping();
    }
  }

 private:
  static std::string name(Size size) { return std::string(happy_pigs::name_of(size)); }
  static std::string pig(Size size) { return size == Size::piglet ? name(size) : name(size) + " pig"; }
  static std::string number(int n) { return std::to_string(n); }
  static std::string money(int n) { return number(n) + " money"; }
  static std::string times(int n, const std::string& word) { return number(n) + " " + word + (n == 1 ? "" : "s"); }
  static int rounded(float x) { return static_cast<int>(x + 0.5f); }
  int list_price(Size size) const { return game_.options().market.prices[at(size)]; }
  int unvaccinated() const {
    int count = 0;
    for (Size size : all_sizes) count += farm_.herd.count({size, false});
    return count;
  }
  int free_squares() const {
    int free = happy_pigs::field_area * farm_.fields;
    for (Size size : all_sizes) free -= farm_.herd.count(size) * happy_pigs::area(size);
    return free;
  }
  std::string season_end() const {
    const int rounds = ahead_of(s_).rounds_of_season;
    return rounds == 0 ? "when this round ends" : "in " + times(rounds, "more round");
  }

  std::string choosing(Action action) const {
    const Guess guess(game_, habits_, s_, seat_);
    const int all = game_.card_of(s_, s_.round).numbers[at(action)];
    return times(all, "action") + " alone, worth about " + money(rounded(guess.gain(seat_, action, 1))) + ", or about " +
           number(rounded(guess.gain(seat_, action, 2))) + " shared with one other; the chance that somebody shares it is near " +
           number(rounded(100 * guess.company(seat_, action))) + " %.";
  }

  std::string hindering(Action action) const {
    const Guess guess(game_, habits_, s_, seat_);
    const Seat other = game_.after(seat_);
    const float loss = guess.gain(other, action, 1) - guess.gain(other, action, 2);
    std::string text = sounder::name_of(other) + " takes " + std::string(happy_pigs::name_of(action)) + " with a chance near " +
                       number(rounded(100 * guess.of(other)[at(action)])) + " % and would lose about " + money(rounded(loss));
    return text + (farm_.choice == action ? ", though it hinders you too." : ".");
  }

  std::string feeding(const Move& move) const {
    const Size final_size = happy_pigs::grown(move.size(), move.with_item ? 2 : 1);
    std::string text = std::string(move.with_item ? "With the supplement the " : "The ") + pig(move.size()) + " grows to " +
                       name(final_size) + ": " + money(list_price(final_size) - list_price(move.size())) + " more for one action";
    if (!move.vaccinated && unvaccinated() > farm_.items[at(Item::vaccine)])
      return text + ", but it needs a vaccine or a buyer before the season changes " + season_end() + ".";
    return text + (move.vaccinated ? ", and it is safe." : ", and there is a vaccine for it.");
  }

  std::string mating(const Move& move) const {
    const Size newborn = move.with_item ? Size::small : Size::piglet;
    return std::string(move.with_item ? "The amulet makes the newborn a small pig" : "A piglet") + " worth " + money(list_price(newborn)) +
           " for one action; " + times(s_.parents - 1, "parent") + " can still follow.";
  }

  std::string buying(Good good) const {
    const std::string price = money(game_.buying_price(s_, seat_, good));
    if (is_item(good)) return "It costs " + price + "; " + use_of(item_of(good));
    if (good == Good::field)
      return "It costs " + price + " and gives " + number(happy_pigs::field_area) + " squares for pigs to come; " + number(free_squares()) +
             " of your " + number(happy_pigs::field_area * farm_.fields) + " are free now.";
    const Size size = size_of(good);
    if (size == Size::big) return "It costs " + price + " and can have a piglet every time you mate.";
    return "It costs " + price + " and can still grow by " + money(list_price(Size::big) - list_price(size)) + " in the " +
           times(ahead_of(s_).rounds_of_year, "round") + " to come.";
  }

  std::string use_of(Item item) const {
    switch (item) {
      case Item::vaccine:
        return times(unvaccinated(), "pig") + " without a vaccine and " + number(farm_.items[at(item)]) +
               " in stock, and the season changes " + season_end() + ".";
      case Item::supplement:
        return "a supplement lets one of your " + number(farm_.herd.count(Size::piglet) + farm_.herd.count(Size::small)) +
               " piglets and small pigs grow twice at once.";
      default: return "an amulet makes a newborn of your " + times(farm_.herd.parents(), "parent") + " a small pig at once.";
    }
  }

  std::string selling(const Move& move) const {
    const int price = game_.selling_price(s_, move.size());
    std::string text = "It brings " + money(price);
    if (price > list_price(move.size())) text += ", " + number(price - list_price(move.size())) + " more than usual";
    if (!move.vaccinated && unvaccinated() > farm_.items[at(Item::vaccine)])
      return text + ", and without a vaccine the pig would be lost " + season_end() + ".";
    return text + " and frees " + times(happy_pigs::area(move.size()), "square") + " for others to grow.";
  }

  std::string stopping() const {
    const std::string vaccines = times(farm_.items[at(Item::vaccine)], "vaccine");
    switch (s_.phase) {
      case Phase::shop: return "It keeps " + money(farm_.money) + " for the rounds to come.";
      case Phase::vaccinate: return vaccines + " for later instead of " + times(unvaccinated(), "pig") + " that would leave now.";
      case Phase::effect: return "No pig grows, and " + times(free_squares(), "square") + " stay free.";
      default: break;
    }
    const bool best = best_spending(game_, Worth(game_, *habits_, ahead_of(s_)), s_, seat_).move.verb == Verb::done;
    return times(farm_.actions, "action") + " left, and each pays " + money(game_.options().market.unused_action) +
           (best ? ", more than anything it could do now." : " when not taken.");
  }

  const HappyPigs& game_;
  const Habits* habits_;
  const State& s_;
  Seat seat_;
  const Farm& farm_;
};

}  // namespace sounder::bots::farming
