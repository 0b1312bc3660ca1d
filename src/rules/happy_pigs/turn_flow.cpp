// The course of a match (HP-5 to HP-8, HP-13, HP-14, HP-17).
#include "rules/happy_pigs/turn_flow.h"

namespace sounder::happy_pigs {

void TurnFlow::begin() {
  const Options& options = game_.options();
  s = {};
  s.reserve = options.market.reserve;
  for (int i = 0; i < options.seats; ++i) {
    s.farms[i].money = options.market.money;
    s.farms[i].fields = 1;
    s.farms[i].actions = options.market.purchases;
    --s.reserve[at(Good::field)];
  }
  if (options.first_seat > 0) return begin_with(seat_at(options.first_seat - 1));
  s.first = Seat::nobody;
  s.phase = Phase::first_seat;
}

// HP-5: who has the first-player token begins to shop.
void TurnFlow::begin_with(Seat first) {
  s.first = first;
  s.phase = Phase::shop;
  if (game_.with_neutral()) s.neutral_holder = game_.after(first);  // HP-17: the second player
  s.acting = first;
  settle();
}

void TurnFlow::play(const Move& move) {
  switch (move.verb) {
    case Verb::first: return begin_with(seat_at(move.what));
    case Verb::card: s.cards[s.drawn++] = move.what; break;
    case Verb::choose: s.farm(move.seat).choice = move.action(); break;
    case Verb::neutral: s.neutral = move.action(); break;
    case Verb::done: end_turn(move.seat); break;
    default: act(move); break;
  }
  settle();
}

// A step with one legal move is no decision.
void TurnFlow::settle() {
  while (!asks()) go_on();
}

bool TurnFlow::asks() const {
  switch (s.phase) {
    case Phase::draw: return s.drawn < game_.cards_known(s.round) && game_.unseen_cards(s).size() > 1;
    case Phase::choose: return !game_.choosers(s).empty();
    case Phase::effect: return gift_is_asked();
    case Phase::first_seat:
    case Phase::over: return true;
    default: {
      const Seat seat = game_.acting(s);
      if (seat == Seat::nobody) return false;
      List<Move, HappyPigs::most_moves> answers;
      game_.answers(s, seat, answers);
      return answers.size() > 1;
    }
  }
}

// The step that needs nobody.
void TurnFlow::go_on() {
  switch (s.phase) {
    case Phase::draw:
      if (s.drawn == game_.cards_known(s.round)) {
        s.phase = Phase::choose;
        break;
      }
      s.cards[s.drawn] = game_.unseen_cards(s)[0];
      tell_last_card(s.drawn++);
      break;
    case Phase::choose: reveal(); break;
    case Phase::effect:
      give(s.acting);
      end_turn(s.acting);
      break;
    default: {
      const Seat seat = game_.acting(s);
      seat == Seat::nobody ? end_phase() : end_turn(seat);
    }
  }
}

void TurnFlow::tell_last_card(int round) {
  const Card& card = game_.card_of(s, round);
  const auto& [feed, mate, buy, sell] = card.numbers;
  tell(messages::last_card, season_of(round), name_of(card), feed, mate, buy, sell);
}

void TurnFlow::begin_turn(Seat seat) {
  s.acting = seat;
  s.fed = {};
  s.parents = s.phase == Phase::act && s.farm(seat).choice == Action::mate
                  ? static_cast<std::uint8_t>(s.farm(seat).herd.parents())
                  : 0;
}

// HP-19: everybody has a turn at the same time.
void TurnFlow::begin_together() {
  s.acting = Seat::nobody;
  s.fed = {};
  s.parents = 0;
  if (s.phase == Phase::vaccinate)
    for (Seat seat : seats_of(game_.options().seats)) s.farm(seat).actions = 1;
}

// The seat has finished its part of the phase; after the last seat the next phase begins with the first player.
void TurnFlow::end_turn(Seat seat) {
  Farm& farm = s.farm(seat);
  if (s.phase == Phase::act && farm.actions > 0) {  // HP-7: each action not taken pays
    const int pay = farm.actions * game_.options().market.unused_action;
    farm.money = static_cast<std::int16_t>(farm.money + pay);
    tell(messages::unused, seat, pay);
  }
  farm.actions = 0;
  if (game_.together(s)) return mark_fed(seat, {});
  const Seat next = game_.after(seat);
  next == s.first ? end_phase() : begin_turn(next);
}

void TurnFlow::end_phase() {
  if (game_.together(s)) s.acting = s.first;
  switch (s.phase) {
    case Phase::shop: s.phase = Phase::draw; break;
    case Phase::act: s.phase = Phase::effect; break;
    case Phase::effect:
      if ((s.round + 1) % rounds_a_season != 0) return end_round();
      s.phase = Phase::vaccinate;
      if (game_.options().together) return begin_together();
      break;
    default: return change_season();
  }
  begin_turn(s.first);
}

void TurnFlow::reveal() {
  const PerSeat<std::uint8_t> shares = game_.shares(s);
  Seat seat = s.first;
  do {
    Farm& farm = s.farm(seat);
    farm.actions = shares[seat];
    tell(messages::share, seat, farm.choice, farm.actions);
    seat = game_.after(seat);
  } while (seat != s.first);
  if (s.neutral != Action::none) tell(messages::neutral_share, s.neutral, game_.neutral_share(s));
  s.phase = Phase::act;
  game_.options().together ? begin_together() : begin_turn(s.first);
}

// HP-13: all unvaccinated pigs go back. HP-14: after the last change the others are sold at list price.
void TurnFlow::change_season() {
  tell(messages::season_ends, season_of(s.round));
  const bool last = s.round + 1 == rounds;
  for (Seat seat : seats_of(game_.options().seats)) {
    Farm& farm = s.farm(seat);
    int left = 0;
    int sale = 0;
    for (Size size : all_sizes) {
      left += farm.herd.count({size, false});
      return_pigs(seat, {size, false}, farm.herd.count({size, false}));
      if (!last) continue;
      sale += farm.herd.count({size, true}) * game_.options().market.prices[at(size)];
      return_pigs(seat, {size, true}, farm.herd.count({size, true}));
    }
    farm.money = static_cast<std::int16_t>(farm.money + sale);
    if (left > 0) tell(messages::leave, seat, left);
    if (sale > 0) tell(messages::last_sale, seat, sale);
  }
  end_round();
}

// The token moves on; the neutral tiles go to the opponent they have hindered (HP-17).
void TurnFlow::end_round() {
  if (s.neutral != Action::none) {
    const Seat opponent = game_.after(s.neutral_holder);
    if (s.farm(opponent).choice == s.neutral) {
      s.neutral_holder = opponent;
      tell(messages::neutral_passes, opponent);
    }
  }
  s.neutral = Action::none;
  for (Farm& farm : s.farms) farm.choice = Action::none;
  if (s.round + 1 == rounds) {
    s.phase = Phase::over;
    return;
  }
  ++s.round;
  s.first = game_.after(s.first);
  s.phase = Phase::draw;
  begin_turn(s.first);
}

}  // namespace sounder::happy_pigs
