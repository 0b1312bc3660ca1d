// What a seat is asked, what a move is, what a card does and what happened.
#include "rules/happy_pigs/story.h"

#include "rules/happy_pigs/turn_flow.h"

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
    if (!goods.empty()) all.push_back(every_pig ? messages::pigs_cheaper(change) : messages::cheaper(goods, change));
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
      all.push_back(pigs.size() == all_sizes.size() ? messages::pigs_dearer(change) : messages::dearer(pigs, change));
  }
  return all;
}

Message gift_of(const Effect& effect) {
  using Kind = Effect::Kind;
  switch (effect.kind) {
    case Kind::litter: return messages::litters(effect.number);
    case Kind::grow: return messages::growth(effect.size());
    case Kind::items: return messages::items_for_all(effect.item(), effect.number);
    case Kind::item_of_choice: return messages::item_of_choice();
    case Kind::money_per_pig: return messages::money_per_pig(effect.money, effect.size(), effect.number);
    case Kind::money_for_herd: return messages::money_for_herd(effect.money, effect.number);
    case Kind::most_pigs:
      return effect.what == Effect::any_size ? messages::biggest_herd(effect.money)
                                             : messages::most_pigs(effect.money, effect.size());
    case Kind::no_room: return messages::money_for_no_room(effect.money, effect.size());
    default: return messages::prices_stay();
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

Message HappyPigs::role(const Options&, Seat) { return messages::farmer(); }
std::span<const MessageDef* const> HappyPigs::vocabulary() { return messages::vocabulary; }

Message HappyPigs::prompt(const State& s, Seat seat) const {
  if (!turn(s).decides()) return {};
  const Farm& farm = s.farm(seat);
  const int pay = options_.market.unused_action;
  switch (verb_asked(s, seat)) {
    case Verb::choose:
      return with_numbers(secret_choices() ? messages::ask_secret_choice : messages::ask_choice, card_of(s, s.round));
    case Verb::neutral: return with_numbers(messages::ask_neutral, card_of(s, s.round));
    case Verb::feed: return messages::ask_feed(farm.actions, pay);
    case Verb::mate: return messages::ask_mate(farm.actions, pay);
    case Verb::buy:
      return s.phase == Phase::shop ? messages::ask_shop(farm.actions) : messages::ask_buy(farm.actions, pay);
    case Verb::sell: return messages::ask_sell(farm.actions, pay);
    case Verb::grow: return messages::ask_grow(name_of(card_of(s, s.round)), card_of(s, s.round).effect.size());
    case Verb::take: return messages::ask_take(name_of(card_of(s, s.round)));
    case Verb::vaccinate: return messages::ask_vaccinate(season_of(s.round), farm.items[at(Item::vaccine)]);
    default: return {};
  }
}

Message HappyPigs::describe(const State& s, Move move) const {
  switch (move.verb) {
    case Verb::card: {
      const Season season = season_of(s.drawn);
      const Card& card = options_.deck.card(season, move.what);
      const auto& [feed, mate, buy, sell] = card.numbers;
      return messages::drawn(season, name_of(card), feed, mate, buy, sell);
    }
    case Verb::first: return messages::first(seat_at(move.what));
    case Verb::choose: return messages::choose(move.action());
    case Verb::neutral: return messages::lay_neutral(move.action());
    case Verb::feed: return messages::feed(move.size(), move.vaccinated, move.with_item, fed_size(move));
    case Verb::mate: return messages::mate(move.with_item, newborn(move));
    case Verb::buy: return messages::buy(move.good(), buying_price(s, move.seat, move.good()));
    case Verb::sell: return messages::sell(move.size(), move.vaccinated, selling_price(s, move.size()));
    case Verb::vaccinate: return messages::vaccinate(move.size());
    case Verb::grow: return messages::grow(move.size(), move.vaccinated, grown(move.size()));
    case Verb::take: return messages::take(move.item());
    case Verb::done: return describe_end(s, move.seat);
  }
  return {};
}

Message HappyPigs::describe_end(const State& s, Seat seat) const {
  const Farm& farm = s.farm(seat);
  switch (s.phase) {
    case Phase::shop: return messages::end_shopping(farm.actions);
    case Phase::effect: return messages::decline(card_of(s, s.round).effect.size());
    case Phase::vaccinate: return messages::end_vaccinating(farm.items[at(Item::vaccine)]);
    default: return messages::stop(farm.actions, farm.actions * options_.market.unused_action);
  }
}

// Nothing of it is a secret: choices are told when all are in.
void HappyPigs::tell(const State& before, Move move, Narration& out) const {
  State after = before;
  TurnFlow(*this, after, &out).play(move);
}

}  // namespace sounder::happy_pigs
