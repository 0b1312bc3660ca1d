// The questions that are answered from a state alone: who is to move, what is drawn, what things cost, who has won.
#include "rules/happy_pigs/happy_pigs.h"

#include "rules/happy_pigs/turn_flow.h"

namespace sounder::happy_pigs {

std::string HappyPigs::refusal(const Options& options) {
  if (options.seats > 2 && options.neutral == 1) return "the neutral tiles are for two seats (HP-17)";
  if (options.first_seat > options.seats)
    return "first_seat is " + name_of(seat_at(options.first_seat - 1)) + ", expected chance or p1 to " +
           name_of(seat_at(options.seats - 1));
  return {};
}

State HappyPigs::start() const {
  State s;
  TurnFlow(*this, s).begin();
  return s;
}

void HappyPigs::play(State& s, Move move) const { TurnFlow(*this, s).play(move); }

Turn HappyPigs::turn(const State& s) const {
  switch (s.phase) {
    case Phase::over: return Turn::over();
    case Phase::first_seat:
    case Phase::draw: return Turn::chance();
    case Phase::choose: return Turn::decide(choosers(s));
    default: return together(s) ? turn_together(s) : Turn::decide(s.acting);
  }
}

PerAction<int> HappyPigs::takers(const State& s) const {
  PerAction<int> takers{};
  for (Seat seat : seats_of(options_.seats)) ++takers[at(s.farm(seat).choice)];
  if (s.neutral != Action::none) ++takers[at(s.neutral)];
  return takers;
}

// HP-7: seats with the same action share its number, dealt one by one from the first player.
PerSeat<std::uint8_t> HappyPigs::shares(const State& s) const {
  const PerAction<int> takers = this->takers(s);
  PerSeat<std::uint8_t> dealt{};
  PerAction<int> dealt_to{};
  Seat seat = s.first;
  do {
    const std::size_t action = at(s.farm(seat).choice);
    const int number = card_of(s, s.round).numbers[action];
    const int place = dealt_to[action]++;
    dealt[seat] = static_cast<std::uint8_t>(number / takers[action] + (place < number % takers[action] ? 1 : 0));
    seat = after(seat);
  } while (seat != s.first);
  return dealt;
}

// HP-17: it is dealt last.
int HappyPigs::neutral_share(const State& s) const {
  return card_of(s, s.round).numbers[at(s.neutral)] / takers(s)[at(s.neutral)];
}

SeatSet HappyPigs::choosers(const State& s) const {
  const bool neutral_waits = with_neutral() && s.neutral == Action::none;
  SeatSet waiting;
  if (secret_choices()) {
    for (Seat seat : seats_of(options_.seats))
      if (s.farm(seat).choice == Action::none) waiting |= seat;
    if (neutral_waits) waiting |= s.neutral_holder;
    return waiting;
  }
  if (neutral_waits) return s.neutral_holder;  // HP-17: laid before the first open choice
  Seat seat = s.first;
  do {
    if (s.farm(seat).choice == Action::none) return seat;
    seat = after(seat);
  } while (seat != s.first);
  return waiting;
}

// HP-17: the holder's own action comes first, but in the open the neutral one is laid before all others.
bool HappyPigs::lays_neutral(const State& s, Seat seat) const {
  if (s.phase != Phase::choose || seat != s.neutral_holder || s.neutral != Action::none) return false;
  return !secret_choices() || s.farm(seat).choice != Action::none;
}

Verb HappyPigs::verb_asked(const State& s, Seat seat) const {
  switch (s.phase) {
    case Phase::choose: return lays_neutral(s, seat) ? Verb::neutral : Verb::choose;
    case Phase::shop: return Verb::buy;
    case Phase::vaccinate: return Verb::vaccinate;
    case Phase::effect: return card_of(s, s.round).effect.kind == Effect::Kind::grow ? Verb::grow : Verb::take;
    default: break;
  }
  constexpr PerAction<Verb> verbs = {Verb::feed, Verb::mate, Verb::buy, Verb::sell};
  return verbs[at(s.farm(seat).choice)];
}

void HappyPigs::events(const State& before, Move move, std::vector<Incident>& out) const {
  if (!is_last_choice(before, move)) return;
  State s = before;
  (move.verb == Verb::neutral ? s.neutral : s.farm(move.seat).choice) = move.action();
  const PerAction<int> takers = this->takers(s);
  for (Seat seat : seats_of(options_.seats)) {
    const auto action = static_cast<int>(s.farm(seat).choice);
    const bool alone = takers[action] == 1;
    if (alone) out.push_back({seat, 0});
    out.push_back({seat, alone ? 1 + action : 5 + action});
  }
}

// What a seat can't know: the others' choices, and the neutral one unless it has laid it, until all are in.
State HappyPigs::imagine(const State& s, Seat seat, Rng& rng) const {
  State other = s;
  if (s.phase != Phase::choose) return other;
  const auto another = [&](Action& action) {
    if (action != Action::none) action = static_cast<Action>(rng.below(4));
  };
  for (Seat rival : seats_of(options_.seats))
    if (secret_choices() && rival != seat) another(other.farm(rival).choice);
  if (s.neutral_holder != seat) another(other.neutral);
  return other;
}

const Card* HappyPigs::card_in_force(const State& s) const {
  const bool lasts = s.phase == Phase::choose || s.phase == Phase::act || s.phase == Phase::effect;
  return lasts ? &card_of(s, s.round) : nullptr;
}

List<std::uint8_t, most_cards> HappyPigs::unseen_cards(const State& s) const {
  List<std::uint8_t, most_cards> unseen;
  const int first_of_season = s.drawn / rounds_a_season * rounds_a_season;
  std::uint32_t seen = 0;
  for (int round = first_of_season; round < s.drawn; ++round) seen |= 1u << s.cards[round];
  for (int place = 0; place < options_.deck.size(season_of(s.drawn)); ++place)
    if (!(seen >> place & 1)) unseen.add(static_cast<std::uint8_t>(place));
  return unseen;
}

void HappyPigs::chances(const State& s, List<Chance<Move>, most_chances>& out) const {
  out.clear();
  if (s.phase == Phase::first_seat) {  // HP-5
    for (Seat seat : seats_of(options_.seats))
      out.add({{Verb::first, Seat::nobody, static_cast<std::uint8_t>(index_of(seat))}, 1});
    return;
  }
  for (std::uint8_t place : unseen_cards(s)) out.add({{Verb::card, Seat::nobody, place}, 1});
}

Move HappyPigs::draw(const State& s, Rng& rng) const {
  if (s.phase == Phase::first_seat) {
    const auto seat = rng.below(static_cast<std::uint32_t>(options_.seats));
    return {Verb::first, Seat::nobody, static_cast<std::uint8_t>(seat)};
  }
  const auto unseen = unseen_cards(s);
  return {Verb::card, Seat::nobody, unseen[rng.below(unseen.size())]};
}

// HP-2, and what the card takes off while the round lasts; nothing costs less than nothing.
int HappyPigs::buying_price(const State& s, Seat seat, Good good) const {
  const int list =
      good == Good::field ? options_.market.field_price(s.farm(seat).fields + 1) : options_.market.prices[at(good)];
  const Card* card = card_in_force(s);
  return card && card->effect.kind == Effect::Kind::cheaper ? std::max(0, list - card->effect.change[at(good)]) : list;
}

int HappyPigs::selling_price(const State& s, Size size) const {
  const int list = options_.market.prices[at(size)];
  const Card* card = card_in_force(s);
  return card && card->effect.kind == Effect::Kind::dearer ? list + card->effect.change[at(size)] : list;
}

bool HappyPigs::has_room(const Farm& farm, Size another) const {
  Heads heads = farm.herd.heads();
  ++heads[at(another)];
  return fits(heads, farm.fields);
}

// HP-14: most money; then money with items and fields at list price; then shared.
Result HappyPigs::result(const State& s) const {
  PerSeat<std::int32_t> with_goods{};
  for (Seat seat : seats_of(options_.seats)) {
    const Farm& farm = s.farm(seat);
    std::int32_t& sum = with_goods[seat];
    sum = farm.money;
    for (Item item : all_items) sum += farm.items[at(item)] * options_.market.prices[at(good_of(item))];
    for (int nth = 2; nth <= farm.fields; ++nth) sum += options_.market.field_price(nth);
  }
  Result result;
  for (Seat seat : seats_of(options_.seats)) {
    const int money = s.farm(seat).money;
    int better = 0;
    for (Seat rival : seats_of(options_.seats)) {
      const int other = s.farm(rival).money;
      better += other > money || (other == money && with_goods[rival] > with_goods[seat]);
    }
    result.scores[seat] = money;
    result.ranks[seat] = static_cast<std::uint8_t>(1 + better);
    if (better == 0) result.winners |= seat;
  }
  return result;
}

}  // namespace sounder::happy_pigs
