// Eras, rounds and turns (WP-1 to WP-8, WP-11, WP-22, WP-24, WP-30).
#include "rules/wild_pigs/turn_flow.h"

namespace sounder::wild_pigs {

std::string WildPigs::refusal(const Options& options) {
  const Options defaults;
  if (!options.race() && options.race_order != defaults.race_order) return "race_order is for boss=race (WP-20)";
  if (options.rules().mixed_deck && options.deck_factor != defaults.deck_factor)
    return "deck_factor is for edition=rulebook, the later edition has 6 threats a lane (WP-2)";
  return {};
}

State WildPigs::start() const {
  State s;
  TurnFlow(options_, s).begin();
  return s;
}

Turn WildPigs::turn(const State& s) const {
  if (s.phase <= Phase::free_weapon) return Turn::chance();
  if (s.phase == Phase::over) return Turn::over();
  return Turn::decide(s.seat());
}

void WildPigs::play(State& s, Move move) const { TurnFlow(options_, s).play(move); }

void TurnFlow::begin() {
  for (Ware ware : all_wares) {
    MarketState& market = s.market(ware);
    for (int card = 0; card < cards_.wares(ware); ++card) {
      market.deck[card] = static_cast<std::uint8_t>(cards_.copies(ware, card));
      market.deck_left = static_cast<std::uint8_t>(market.deck_left + cards_.copies(ware, card));
    }
  }
  begin_era(Era::day);
  go_on();
}

// WP-2, WP-33: how many threats come, and from which cards.
void TurnFlow::begin_era(Era era) {
  s.era = era;
  s.round = 1;
  s.at_boss = false;
  s.unseen = {};
  s.unseen_total = 0;
  s.lanes = {};
  const auto& deck = cards_.threats[at(era)];
  if (o_.rules().mixed_deck) {
    s.deck_left = static_cast<std::uint8_t>(later_deck_factor * o_.lanes());
    s.breeds_left.fill(static_cast<std::uint8_t>(s.deck_left / 4));
    s.phase = s.deck_left % 4 ? Phase::extra_breeds : Phase::spawn;
    return;
  }
  for (int card = 0; card < deck.count; ++card) {
    s.unseen[card] = deck[card].copies;
    s.unseen_total = static_cast<std::uint16_t>(s.unseen_total + deck[card].copies);
  }
  s.deck_left = static_cast<std::uint8_t>(std::min<int>(o_.deck_factor * o_.seats, s.unseen_total));
  s.phase = Phase::spawn;
}

void TurnFlow::play(Move move) {
  switch (move.kind) {
    case Move::Kind::breeds:
      for (Breed breed : all_breeds)
        s.breeds_left[at(breed)] = static_cast<std::uint8_t>(s.breeds_left[at(breed)] + (move.what >> at(breed) & 1));
      s.phase = Phase::spawn;
      break;
    case Move::Kind::threat: place_threat(move.what); break;
    case Move::Kind::stock:
      if (s.phase == Phase::free_weapon)
        take_weapon(move.what);
      else
        stock(s.phase == Phase::stock_upgrades ? Ware::upgrade : Ware::weapon, move.what);
      break;
    case Move::Kind::first:
      set_order(static_cast<Seat>(move.what));
      begin_first_turn();
      break;
    default: act(move);
  }
  go_on();
}

void TurnFlow::go_on() {
  while (step()) {
  }
}

bool TurnFlow::step() {
  switch (s.phase) {
    case Phase::spawn: {
      const bool wanted = std::any_of(s.lanes.begin(), s.lanes.begin() + o_.lanes(),
                                      [](const Lane& lane) { return !lane[Row::back].there(); });
      if (!wanted || s.deck_left == 0) {
        finish_spawn();
        return true;
      }
      const auto only = only_threat(o_, s);
      if (!only) return false;
      const int lane = place_threat(*only);
      tell([&] { return messages::told_threat(cards_.threats[at(s.era)].card(*only), lane + 1); });
      return true;
    }
    case Phase::stock_upgrades:
    case Phase::stock_weapons: {
      const Ware ware = s.phase == Phase::stock_upgrades ? Ware::upgrade : Ware::weapon;
      if (s.market(ware).fresh.count == o_.stock() || !deck_ready(ware)) {
        if (ware == Ware::upgrade)
          s.phase = Phase::stock_weapons;
        else if (s.first == Seat::nobody)
          s.phase = Phase::first_seat;
        else
          begin_first_turn();
        return true;
      }
      const auto only = only_ware(s.market(ware));
      if (!only) return false;
      stock(ware, *only);
      tell([&] { return messages::told_stock(ware_of(cards_, ware, *only)); });
      return true;
    }
    case Phase::free_weapon: {
      if (!deck_ready(Ware::weapon)) {
        s.phase = Phase::act;
        return true;
      }
      const auto only = only_ware(s.market(Ware::weapon));
      if (!only) return false;
      take_weapon(*only);
      tell([&] { return messages::told_weapon(s.seat(), cards_.weapons.card(*only)); });
      return true;
    }
    case Phase::act:
      if (has_choice(o_, s)) return false;
      end_turn();
      return true;
    case Phase::attacks: return attacks();
    case Phase::penalties: return penalties();
    default: return false;
  }
}

void TurnFlow::finish_spawn() {
  if (s.first != Seat::nobody) slide_markets();  // WP-5: every round but the very first
  s.phase = Phase::stock_upgrades;
}

void TurnFlow::set_order(Seat first) {
  s.first = first;
  for (int i = 0; i < o_.seats; ++i) s.order[i] = seat_at((index_of(first) + i) % o_.seats);
}

void TurnFlow::begin_first_turn() {
  s.place = 0;
  tell([&] { return messages::told_round(s.era, s.round, s.seat()); });
  begin_turn();
}

void TurnFlow::begin_turn() {
  s.deeds = {};
  s.phase = Phase::act;
  if (!s.at_boss || o_.income_at_boss()) income();
}

// WP-7, WP-25.
void TurnFlow::income() {
  PlayerState& player = s.player();
  const Cubes before = player.pool;
  player.pool += o_.rules().cubes_per_turn[at(player.stance)];
  int least = 0;
  for (int i = 0; i < player.owned[at(Ware::upgrade)]; ++i) {
    const Upgrade& upgrade = cards_.upgrades[player.upgrades[i]];
    player.pool += upgrade.income[at(s.era)];
    player.pool += cubes_of(income_colour(player.stance), upgrade.stance_income[at(s.era)]);
    least += upgrade.least_income[at(s.era)];
  }
  for (; least > 0; --least) {  // a tie goes to blue, then to red
    Colour colour = Colour::blue;
    for (Colour other : {Colour::red, Colour::green})
      if (player.pool[other] < static_cast<const Cubes&>(player.pool)[colour]) colour = other;
    ++player.pool[colour];
  }
  tell([&] { return messages::told_income(s.seat(), amounts_of(player.pool - before)); });
}

// WP-11, WP-31.
void TurnFlow::end_turn() {
  PlayerState& player = s.player();
  if (player.count(Token::wild) < o_.rules().most_tokens) {
    ++player.tokens[at(Token::wild)];
    tell([&] { return messages::told_wild_token(s.seat()); });
  }
  s.cursor = 0;
  if (s.at_boss) {
    s.phase = Phase::penalties;
    return;
  }
  grow();
  s.phase = Phase::attacks;
}

void TurnFlow::next_seat() {
  if (s.at_boss && o_.race() && all_taken(o_, s)) return finish_boss();  // WP-31
  if (++s.place < o_.seats) return begin_turn();
  s.place = 0;
  if (s.at_boss) return finish_boss();
  finish_round();
}

// WP-6. After round 6 only the order matters: the boss comes.
void TurnFlow::finish_round() {
  if (s.round == rounds_per_era) {
    rotate();
    return begin_boss();
  }
  for (int i = 0; i < o_.lanes(); ++i) {
    Lane& lane = s.lanes[i];
    if (LanePig& front = lane[Row::front]; front.there() && !front.enraged) {
      front.enraged = true;
      tell([&] { return messages::told_enraged(card_of(cards_, s.era, front), i + 1); });
    }
    for (Row row : {Row::front, Row::mid}) {
      LanePig& behind = lane.rows[at(row) - 1];
      if (lane[row].there() || !behind.there()) continue;
      lane[row] = behind;
      behind = {};
    }
  }
  ++s.round;
  rotate();
  s.phase = Phase::spawn;
}

// The seat that played last plays first next.
void TurnFlow::rotate() { set_order(seat_at((index_of(s.first) + o_.seats - 1) % o_.seats)); }

}  // namespace sounder::wild_pigs
