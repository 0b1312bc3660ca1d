// What a seat is asked, what a card does and what happened, in words.
#include "rules/happy_pigs/story.h"

#include "rules/words.h"

namespace sounder::happy_pigs {
namespace {

std::string amount(int number, std::string_view one, std::string_view many) {
  return std::to_string(number) + " " + std::string(number == 1 ? one : many);
}
std::string times(int number) { return number == 1 ? "once" : number == 2 ? "twice" : std::to_string(number) + " times"; }
std::string money(int number) { return std::to_string(number) + " money"; }

constexpr std::array<std::string_view, 5> herd_names = {"piglets", "small pigs", "average pigs", "big pigs", "pigs"};
constexpr std::array<std::string_view, 4> pig_names = {"piglet", "small pig", "average pig", "big pig"};
constexpr std::array<std::string_view, 3> items_names = {"vaccines", "supplements", "amulets"};
constexpr std::array<std::string_view, 4> doing_names = {"feeds", "mates", "buys", "sells"};

// "Piglets and small pigs sell for 2 more, average pigs and big pigs for 1 more.": goods with the same change are named together.
std::string changes(const Effect& effect, std::string_view verb, std::string_view preposition, std::string_view direction) {
  std::vector<std::string> parts;
  for (int change = most_change; change > 0; --change) {
    std::vector<std::string> goods;
    for (Good good : all_goods)
      if (effect.change[at(good)] == change) goods.emplace_back(good == Good::field ? "fields" : herd_names[at(good)]);
    if (goods.size() == 4 && effect.change[at(Good::field)] == 0) goods = {"all pigs"};
    if (goods.empty()) continue;
    const std::string does = parts.empty() ? " " + std::string(verb) : "";
    parts.push_back(sounder::in_words(goods) + does + std::string(preposition) + " " + std::to_string(change) + " " +
                    std::string(direction));
  }
  std::string text = parts.empty() ? "prices stay as they are" : sounder::in_words(parts, ", ");
  text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text + ".";
}

std::string numbers_of(const Card& card) {
  std::vector<std::string> parts;
  for (Action action : all_actions) parts.push_back(std::string(name_of(action)) + " " + std::to_string(card.numbers[at(action)]));
  return sounder::in_words(parts);
}

std::string in_words(const HappyPigs& game, const State& s, const Happening& what) {
  using Kind = Happening::Kind;
  const std::string seat = name_of(what.seat);
  const std::string short_of = what.number < what.wanted ? " of " + std::to_string(what.wanted) : "";
  switch (what.kind) {
    case Kind::card: {
      const Card& card = game.card_of(s, what.number);
      return "the last card of " + std::string(name_of(season_of(what.number))) + " is " + std::string(card.name()) + ": " +
             numbers_of(card);
    }
    case Kind::share: return seat + " " + std::string(doing_names[what.what]) + " " + times(what.number);
    case Kind::neutral_share: return "the neutral " + std::string(doing_names[what.what]) + " " + times(what.number);
    case Kind::unused: return seat + " gets " + money(what.number) + " for unused actions";
    case Kind::prize: return seat + " gets " + money(what.number);
    case Kind::litter:
      return seat + " gets " + std::to_string(what.number) + short_of + " " +
             (std::max(what.number, what.wanted) == 1 ? "piglet" : "piglets");
    case Kind::items:
      return seat + " gets " + std::to_string(what.number) + short_of + " " +
             std::string(std::max(what.number, what.wanted) == 1 ? item_names[what.what] : items_names[what.what]);
    case Kind::neutral_passes: return "the neutral tiles go to " + seat;
    case Kind::change: return std::string(name_of(season_of(what.number))) + " ends";
    case Kind::leave: return seat + " loses " + amount(what.number, "pig", "pigs");
    case Kind::last_sale: return seat + " sells the last pigs for " + money(what.number);
  }
  return {};
}

}  // namespace

std::string in_words(const Effect& effect) {
  using Kind = Effect::Kind;
  switch (effect.kind) {
    case Kind::cheaper: return changes(effect, "cost", "", "less");
    case Kind::dearer: return changes(effect, "sell", " for", "more");
    case Kind::litter: return amount(effect.number, "piglet", "piglets") + " to every seat for each pair of average or big pigs.";
    case Kind::grow: return "Every seat may grow one " + std::string(pig_names[effect.what]) + ".";
    case Kind::items: return amount(effect.number, item_names[effect.what], items_names[effect.what]) + " to every seat.";
    case Kind::item_of_choice: return "Every seat takes one item of its choice.";
    case Kind::money_per_pig:
      return money(effect.money) + " for each " + std::string(pig_names[effect.what]) + ", at most " + std::to_string(effect.number) + ".";
    case Kind::money_for_herd: return money(effect.money) + " to every seat with " + std::to_string(effect.number) + " pigs or more.";
    case Kind::most_pigs: return money(effect.money) + " to whoever has the most " + std::string(herd_names[effect.what]) + ".";
    case Kind::no_room: return money(effect.money) + " to every seat with no room for another " + std::string(pig_names[effect.what]) + ".";
  }
  return {};
}

std::string HappyPigs::prompt(const State& s, Seat seat) const {
  const Farm& farm = s.farm(seat);
  const std::string actions =
      amount(farm.actions, "action", "actions") + " left, " + money(options_.market.unused_action) + " for each unused one.";
  switch (s.phase) {
    case Phase::shop: return "Before the first round: buy up to " + amount(farm.actions, "thing", "things") + ", or done.";
    case Phase::choose: {
      const std::string what = lays_neutral(s, seat) ? "Lay the neutral action in secret"
                               : secret_choices()    ? "Choose an action in secret"
                                                     : "Choose an action";
      return what + ": " + numbers_of(card_of(s, s.round)) + ".";
    }
    case Phase::act: {
      constexpr PerAction<std::string_view> asked = {"Feed a pig", "Mate: a piglet is born", "Buy a pig, an item or a field", "Sell a pig"};
      return std::string(asked[at(farm.choice)]) + ", or done; " + actions;
    }
    case Phase::effect:
      if (card_of(s, s.round).effect.kind == Effect::Kind::grow)
        return std::string(card_of(s, s.round).name()) + ": you may grow one " + std::string(pig_names[card_of(s, s.round).effect.what]) +
               ", or done.";
      return std::string(card_of(s, s.round).name()) + ": take one item.";
    case Phase::vaccinate:
      return "The " + std::string(name_of(season_of(s.round))) + " ends and unvaccinated pigs leave: vaccinate with your " +
             amount(farm.items[at(Item::vaccine)], "vaccine", "vaccines") + ", or done.";
    default: return {};
  }
}

// The move (of a secret choice only that it was made), and what the rules did after it. The door says whose move it was.
std::string HappyPigs::tell(const State& before, Move move, const State& after) const {
  std::string story = text(before, move);
  if (move.verb == Verb::card) story += ": " + numbers_of(options_.deck.card(season_of(before.drawn), move.what));
  if (move.verb == Verb::choose && secret_choices()) story = "chooses in secret";
  if (move.verb == Verb::neutral) story = "lays the neutral action in secret";
  State again = before;
  Story happenings;
  Course(*this, again, &happenings).play(move);
  const Happening* last = nullptr;
  for (const Happening& what : happenings) {
    story += (last && last->kind == what.kind ? ", " : "; ") + in_words(*this, after, what);
    last = &what;
  }
  return story;
}

}  // namespace sounder::happy_pigs
