// What a seat can do when it acts, what stands in its way (HP-4, HP-9 to HP-12), and what it does.
#include "rules/happy_pigs/fed_marks.h"
#include "rules/happy_pigs/turn_flow.h"

namespace sounder::happy_pigs {
namespace {

// HP-3, HP-9, HP-16: only the grown tile must be there, only the grown herd must pack.
Obstacle growing(const HappyPigs& game, const State& s, const Farm& farm, Pig pig, Size final_size) {
  if (s.reserve[at(final_size)] == 0) return Obstacle::not_in_reserve;
  Heads heads = farm.herd.heads();
  --heads[at(pig.size)];
  ++heads[at(final_size)];
  return game.fits(heads, farm.fields) ? Obstacle::none : Obstacle::no_room;
}

Obstacle feeding(const HappyPigs& game, const State& s, const Farm& farm, const Move& move) {
  const Pig pig = move.pig();
  if (farm.herd.count(pig) == 0) return Obstacle::no_such_pig;
  if (pig.size == Size::big) return Obstacle::fully_grown;
  if (farm.herd.count(pig) == game.fed_of(s, move.seat).count(pig)) return Obstacle::all_fed;
  if (move.with_item && pig.size > Size::small) return Obstacle::item_does_not_help;
  if (move.with_item && farm.items[at(Item::supplement)] == 0) return Obstacle::no_item;
  return growing(game, s, farm, pig, fed_size(move));
}

Obstacle mating(const HappyPigs& game, const State& s, const Farm& farm, const Move& move) {
  if (farm.herd.parents() == 0) return Obstacle::no_parent;
  if (game.parents_of(s, move.seat) == 0) return Obstacle::all_mated;
  if (move.with_item && farm.items[at(Item::amulet)] == 0) return Obstacle::no_item;
  if (s.reserve[at(newborn(move))] == 0) return Obstacle::not_in_reserve;
  return game.has_room(farm, newborn(move)) ? Obstacle::none : Obstacle::no_room;
}

Obstacle buying(const HappyPigs& game, const State& s, const Farm& farm, const Move& move) {
  if (s.reserve[at(move.good())] == 0) return Obstacle::not_in_reserve;
  if (farm.money < game.buying_price(s, move.seat, move.good())) return Obstacle::no_money;
  if (is_pig(move.good()) && !game.has_room(farm, size_of(move.good()))) return Obstacle::no_room;
  return Obstacle::none;
}

}  // namespace

Obstacle HappyPigs::obstacle(const State& s, const Move& move) const {
  const Farm& farm = s.farm(move.seat);
  switch (move.verb) {
    case Verb::feed: return feeding(*this, s, farm, move);
    case Verb::mate: return mating(*this, s, farm, move);
    case Verb::buy: return buying(*this, s, farm, move);
    case Verb::sell: return farm.herd.count(move.pig()) > 0 ? Obstacle::none : Obstacle::no_such_pig;
    case Verb::vaccinate:
      if (farm.items[at(Item::vaccine)] == 0) return Obstacle::no_item;
      return farm.herd.count({move.size(), false}) > 0 ? Obstacle::none : Obstacle::no_such_pig;
    case Verb::grow:
      if (move.what != card_of(s, s.round).effect.what) return Obstacle::not_on_card;
      if (farm.herd.count(move.pig()) == 0) return Obstacle::no_such_pig;
      return growing(*this, s, farm, move.pig(), grown(move.size()));
    case Verb::take: return s.reserve[at(good_of(move.item()))] > 0 ? Obstacle::none : Obstacle::not_in_reserve;
    default: return Obstacle::none;
  }
}

void HappyPigs::moves(const State& s, Seat seat, List<Move, most_moves>& out) const {
  list_moves(s, seat, may_vaccinate_now(s), out);
}

void HappyPigs::answers(const State& s, Seat seat, List<Move, most_moves>& out) const {
  list_moves(s, seat, false, out);
}

// All that could answer what the seat is asked, as far as nothing stands in the way. HP-12: vaccinating on the side is
// no answer, it does not keep a turn open.
void HappyPigs::list_moves(const State& s, Seat seat, bool on_the_side, List<Move, most_moves>& out) const {
  out.clear();
  const bool spends = s.phase == Phase::shop || s.phase == Phase::act || together(s);
  if (spends && s.farm(seat).actions == 0)
    return out.add({Verb::done, seat});  // a card or a market may leave a seat none
  const Verb verb = verb_asked(s, seat);
  const auto offer = [&](auto what, bool vaccinated = false, bool with_item = false) {
    const Move move{verb, seat, static_cast<std::uint8_t>(what), vaccinated, with_item};
    if (obstacle(s, move) == Obstacle::none) out.add(move);
  };
  switch (verb) {
    case Verb::choose:
    case Verb::neutral:
      for (Action action : all_actions) offer(action);
      return;
    case Verb::feed:
      for (Pig pig : all_pigs) {
        offer(pig.size, pig.vaccinated);
        offer(pig.size, pig.vaccinated, true);
      }
      break;
    case Verb::mate:
      offer(0);
      offer(0, false, true);
      break;
    case Verb::buy:
      for (Good good : all_goods) offer(good);
      break;
    case Verb::vaccinate:
      for (Size size : all_sizes) offer(size);
      break;
    case Verb::take:
      for (Item item : all_items) offer(item);
      return;  // HP-16: it must be taken
    default:
      for (Pig pig : all_pigs) offer(pig.size, pig.vaccinated);
      break;
  }
  if (on_the_side && !out.empty() && s.farm(seat).items[at(Item::vaccine)] > 0)
    for (Size size : all_sizes)
      if (s.farm(seat).herd.count({size, false}) > 0) out.add({Verb::vaccinate, seat, static_cast<std::uint8_t>(size)});
  out.add({Verb::done, seat});
}

void TurnFlow::act(const Move& move) {
  Farm& farm = s.farm(move.seat);
  switch (move.verb) {
    case Verb::feed: feed(move); break;
    case Verb::mate: mate(move); break;
    case Verb::buy: buy(move); break;
    case Verb::sell: sell(move.seat, move.pig()); break;
    case Verb::vaccinate: return vaccinate(move.seat, move.size());
    case Verb::grow: grow(farm, move.pig(), grown(move.size())); return end_turn(move.seat);
    case Verb::take:
      ++farm.items[at(move.item())];
      --s.reserve[at(good_of(move.item()))];
      return end_turn(move.seat);
    default: break;
  }
  if (--farm.actions == 0) end_turn(move.seat);
}

// HP-9: the mark goes along with the pig.
void TurnFlow::feed(const Move& move) {
  Farm& farm = s.farm(move.seat);
  if (move.with_item) {
    --farm.items[at(Item::supplement)];
    ++s.reserve[at(Good::supplement)];
  }
  grow(farm, move.pig(), fed_size(move));
  Herd fed = game_.fed_of(s, move.seat);
  fed.add({fed_size(move), move.vaccinated});
  mark_fed(move.seat, fed);
}

void TurnFlow::mark_fed(Seat seat, const Herd& fed) {
  if (!game_.together(s)) {
    s.fed = fed;
    return;
  }
  PerSeat<Herd> all = unpacked(s.fed);
  all[seat] = fed;
  s.fed = packed(all);
}

void TurnFlow::mate(const Move& move) {
  if (!game_.together(s)) --s.parents;
  if (move.with_item) {
    --s.farm(move.seat).items[at(Item::amulet)];
    ++s.reserve[at(Good::amulet)];
  }
  take(move.seat, {newborn(move), false});
}

void TurnFlow::buy(const Move& move) {
  const Good good = move.good();
  Farm& farm = s.farm(move.seat);
  farm.money = static_cast<std::int16_t>(farm.money - game_.buying_price(s, move.seat, good));
  if (is_pig(good)) return take(move.seat, {size_of(good), false});
  --s.reserve[at(good)];
  if (is_item(good))
    ++farm.items[at(item_of(good))];
  else
    ++farm.fields;
}

void TurnFlow::sell(Seat seat, Pig pig) {
  Farm& farm = s.farm(seat);
  farm.money = static_cast<std::int16_t>(farm.money + game_.selling_price(s, pig.size));
  return_pigs(seat, pig, 1);
}

// HP-12: no action is spent. An unfed pig first; when all of the kind are fed, the mark goes along.
void TurnFlow::vaccinate(Seat seat, Size size) {
  const Pig before{size, false};
  const Pig after{size, true};
  Farm& farm = s.farm(seat);
  if (Herd fed = game_.fed_of(s, seat); fed.count(before) == farm.herd.count(before)) {
    fed.remove(before);
    fed.add(after);
    mark_fed(seat, fed);
  }
  farm.herd.remove(before);
  farm.herd.add(after);
  --farm.items[at(Item::vaccine)];
  ++s.reserve[at(Good::vaccine)];
}

void TurnFlow::take(Seat seat, Pig pig) {
  s.farm(seat).herd.add(pig);
  --s.reserve[at(pig.size)];
}

void TurnFlow::return_pigs(Seat seat, Pig pig, int count) {
  std::uint8_t& pigs = s.farm(seat).herd.by_vaccination[pig.vaccinated][at(pig.size)];
  pigs = static_cast<std::uint8_t>(pigs - count);
  s.reserve[at(pig.size)] = static_cast<std::uint8_t>(s.reserve[at(pig.size)] + count);
}

void TurnFlow::grow(Farm& farm, Pig pig, Size final_size) {
  farm.herd.remove(pig);
  farm.herd.add({final_size, pig.vaccinated});
  ++s.reserve[at(pig.size)];
  --s.reserve[at(final_size)];
}

}  // namespace sounder::happy_pigs
