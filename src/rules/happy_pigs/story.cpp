// What a seat is asked, what a move is, what a card does and what happened.
#include "rules/happy_pigs/story.h"

#include "rules/happy_pigs/course.h"

namespace sounder::happy_pigs {
namespace {

Message with_numbers(const auto& sentence, const Card& card) {
  const auto& [feed, mate, buy, sell] = card.numbers;
  return sentence(feed, mate, buy, sell);
}

// HP-16: one message for all that gets cheaper by the same amount.
std::vector<Message> cheaper(const Effect& effect) {
  std::vector<Message> all;
  for (int change = most_change; change > 0; --change) {
    std::vector<Good> goods;
    for (Good good : all_goods)
      if (effect.change[at(good)] == change) goods.push_back(good);
    const bool every_pig = goods.size() == all_sizes.size() && goods.back() == Good::big;
    if (!goods.empty()) all.push_back(every_pig ? says::pigs_cheaper(change) : says::cheaper(goods, change));
  }
  return all;
}

std::vector<Message> dearer(const Effect& effect) {
  std::vector<Message> all;
  for (int change = most_change; change > 0; --change) {
    std::vector<Size> pigs;
    for (Size size : all_sizes)
      if (effect.change[at(size)] == change) pigs.push_back(size);
    if (!pigs.empty())
      all.push_back(pigs.size() == all_sizes.size() ? says::pigs_dearer(change) : says::dearer(pigs, change));
  }
  return all;
}

Message gift_of(const Effect& effect) {
  using Kind = Effect::Kind;
  switch (effect.kind) {
    case Kind::litter: return says::litters(effect.number);
    case Kind::grow: return says::growth(effect.size());
    case Kind::items: return says::items_for_all(effect.item(), effect.number);
    case Kind::item_of_choice: return says::item_of_choice();
    case Kind::money_per_pig: return says::money_per_pig(effect.money, effect.size(), effect.number);
    case Kind::money_for_herd: return says::money_for_herd(effect.money, effect.number);
    case Kind::most_pigs:
      return effect.what == Effect::any_size ? says::biggest_herd(effect.money)
                                             : says::most_pigs(effect.money, effect.size());
    case Kind::no_room: return says::money_for_no_room(effect.money, effect.size());
    default: return says::prices_stay();
  }
}

}  // namespace

std::vector<Message> effects_of(const Card& card) {
  std::vector<Message> all;
  if (card.effect.kind == Effect::Kind::cheaper) all = cheaper(card.effect);
  if (card.effect.kind == Effect::Kind::dearer) all = dearer(card.effect);
  if (all.empty()) all.push_back(gift_of(card.effect));
  return all;
}

Message HappyPigs::role(const Options&, Seat) { return says::farmer(); }
std::span<const Says* const> HappyPigs::vocabulary() { return says::vocabulary; }

Message HappyPigs::prompt(const State& s, Seat seat) const {
  if (!turn(s).decides()) return {};
  const Farm& farm = s.farm(seat);
  const int pay = options_.market.unused_action;
  switch (verb_asked(s, seat)) {
    case Verb::choose:
      return with_numbers(secret_choices() ? says::ask_secret_choice : says::ask_choice, card_of(s, s.round));
    case Verb::neutral: return with_numbers(says::ask_neutral, card_of(s, s.round));
    case Verb::feed: return says::ask_feed(farm.actions, pay);
    case Verb::mate: return says::ask_mate(farm.actions, pay);
    case Verb::buy: return s.phase == Phase::shop ? says::ask_shop(farm.actions) : says::ask_buy(farm.actions, pay);
    case Verb::sell: return says::ask_sell(farm.actions, pay);
    case Verb::grow: return says::ask_grow(name_of(card_of(s, s.round)), card_of(s, s.round).effect.size());
    case Verb::take: return says::ask_take(name_of(card_of(s, s.round)));
    case Verb::vaccinate: return says::ask_vaccinate(season_of(s.round), farm.items[at(Item::vaccine)]);
    default: return {};
  }
}

Message HappyPigs::describe(const State& s, Move move) const {
  switch (move.verb) {
    case Verb::card: {
      const Season season = season_of(s.drawn);
      const Card& card = options_.deck.card(season, move.what);
      const auto& [feed, mate, buy, sell] = card.numbers;
      return says::drawn(season, name_of(card), feed, mate, buy, sell);
    }
    case Verb::choose: return says::choose(move.action());
    case Verb::neutral: return says::lay_neutral(move.action());
    case Verb::feed: return says::feed(move.size(), move.vaccinated, move.with_item, fed_size(move));
    case Verb::mate: return says::mate(move.with_item, newborn(move));
    case Verb::buy: return says::buy(move.good(), buying_price(s, move.seat, move.good()));
    case Verb::sell: return says::sell(move.size(), move.vaccinated, selling_price(s, move.size()));
    case Verb::vaccinate: return says::vaccinate(move.size());
    case Verb::grow: return says::grow(move.size(), move.vaccinated, grown(move.size()));
    case Verb::take: return says::take(move.item());
    case Verb::done: return describe_end(s, move.seat);
  }
  return {};
}

Message HappyPigs::describe_end(const State& s, Seat seat) const {
  const Farm& farm = s.farm(seat);
  switch (s.phase) {
    case Phase::shop: return says::end_shopping(farm.actions);
    case Phase::effect: return says::decline(card_of(s, s.round).effect.size());
    case Phase::vaccinate: return says::end_vaccinating(farm.items[at(Item::vaccine)]);
    default: return says::stop(farm.actions, farm.actions * options_.market.unused_action);
  }
}

// Nothing of it is a secret: choices are told when all are in.
void HappyPigs::tell(const State& before, Move move, Tale& out) const {
  State after = before;
  Course(*this, after, &out).play(move);
}

}  // namespace sounder::happy_pigs
