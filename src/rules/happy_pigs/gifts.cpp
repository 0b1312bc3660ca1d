// What a season card gives at the end of its round (HP-16).
#include "rules/happy_pigs/turn_flow.h"

namespace sounder::happy_pigs {
namespace {

int pigs_that_count(const Farm& farm, const Effect& effect) {
  return effect.what == Effect::any_size ? farm.herd.count() : farm.herd.count(effect.size());
}

// Every tied seat has the most; a seat with none has nothing.
bool has_the_most(const State& s, Seat seat, const Effect& effect) {
  const int own = pigs_that_count(s.farm(seat), effect);
  return own > 0 && std::all_of(s.farms.begin(), s.farms.end(),
                                [&](const Farm& other) { return pigs_that_count(other, effect) <= own; });
}

}  // namespace

// Whether the acting seat has a choice about its gift.
bool TurnFlow::gift_is_asked() const {
  const Effect::Kind kind = game_.card_of(s, s.round).effect.kind;
  if (kind != Effect::Kind::grow && kind != Effect::Kind::item_of_choice) return false;
  List<Move, HappyPigs::most_moves> answers;
  game_.answers(s, s.acting, answers);
  return answers.size() > 1;
}

// One seat's gift, as far as there is nothing to choose about it.
void TurnFlow::give(Seat seat) {
  using Kind = Effect::Kind;
  const Effect& effect = game_.card_of(s, s.round).effect;
  const Farm& farm = s.farm(seat);
  switch (effect.kind) {
    case Kind::cheaper:
    case Kind::dearer:
    case Kind::grow: break;
    case Kind::litter: give_litter(seat, farm.herd.parents() / 2 * effect.number); break;
    case Kind::items: give_items(seat, effect.item(), effect.number); break;
    case Kind::item_of_choice:
      for (Item item : all_items)
        give_items(seat, item, std::min<int>(1, s.reserve[at(good_of(item))]));  // only one kind is left
      break;
    case Kind::money_per_pig:
      give_money(seat, std::min<int>(effect.number, effect.money * farm.herd.count(effect.size())));
      break;
    case Kind::money_for_herd: give_money(seat, farm.herd.count() >= effect.number ? effect.money : 0); break;
    case Kind::most_pigs: give_money(seat, has_the_most(s, seat, effect) ? effect.money : 0); break;
    case Kind::no_room: give_money(seat, game_.has_room(farm, effect.size()) ? 0 : effect.money); break;
  }
}

// The pairs were counted before; piglets come one by one as long as there are tiles and room.
void TurnFlow::give_litter(Seat seat, int piglets) {
  int given = 0;
  for (; given < piglets && s.reserve[at(Good::piglet)] > 0 && game_.has_room(s.farm(seat), Size::piglet); ++given)
    take(seat, {Size::piglet, false});
  if (given < piglets)
    tell(messages::short_litter, seat, given, piglets);
  else if (given > 0)
    tell(messages::litter, seat, given);
}

void TurnFlow::give_items(Seat seat, Item item, int count) {
  std::uint8_t& left = s.reserve[at(good_of(item))];
  const int given = std::min<int>(count, left);
  left = static_cast<std::uint8_t>(left - given);
  s.farm(seat).items[at(item)] = static_cast<std::uint8_t>(s.farm(seat).items[at(item)] + given);
  if (given < count)
    tell(messages::short_gift, seat, item, given, count);
  else if (given > 0)
    tell(messages::gift, seat, item, given);
}

void TurnFlow::give_money(Seat seat, int money) {
  s.farm(seat).money = static_cast<std::int16_t>(s.farm(seat).money + money);
  if (money > 0) tell(messages::prize, seat, money);
}

}  // namespace sounder::happy_pigs
