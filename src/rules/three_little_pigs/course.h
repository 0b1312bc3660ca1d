// The course of a match: what follows from a move, forced steps included (TP-18). A witness hears of every step that is not a
// move; in play nobody listens, `tell` writes it down.
#pragma once

#include "rules/three_little_pigs/build.h"

namespace sounder::three_little_pigs {

enum class Ending : std::uint8_t { stacks_empty, too_many_turns };

// Hears nothing, and shows what there is to hear.
struct Silence {
  void turned_up(TileKind, bool /*pot*/) {}  // without a chance move, as only one outcome was left
  void turn_begins(Seat) {}
  void must_buy(TileKind, Place) {}
  void nothing_to_buy() {}
  void completed(int /*house*/) {}
  void first_of_one_material(Material) {}
  void sold_out(TileKind) {}
  void wolf_comes() {}
  void nobody_to_blow_on() {}
  void only_target(Seat, int /*house*/) {}
  void blown(Seat, int /*house*/, Material, const House& /*before*/, const House& /*after*/) {}
  void ends(Ending) {}
};

template <class Witness>
class Course {
 public:
  Course(const Options& options, State& s, Witness& witness) : options_(options), s_(s), witness_(witness) {}

  void begin() {
    for (int i = 0; i < TileKind::count; ++i) {
      const Pile& pile = options_.box.piles[static_cast<std::size_t>(i)];
      s_.stacks[static_cast<std::size_t>(i)] = {pile.tiles, pile.pots, Top::none};
    }
    turn_up_from(0);
  }

  void play(Move move) {
    switch (move.kind()) {
      case Move::Kind::top: return top(move.pot());
      case Move::Kind::first: return begin_turn(move.seat());
      case Move::Kind::roll: return roll(move.dice());
      case Move::Kind::reroll:
        s_.rolling = move.rerolled();
        s_.phase = Phase::roll;
        return;
      case Move::Kind::stop: return begin_buying();
      case Move::Kind::buy: return buy(move.tile(), move.place());
      case Move::Kind::done: return end_turn();
      case Move::Kind::blow: return blow_on(move.seat(), move.house());
      case Move::Kind::spin: return blow_away(move.material());
    }
  }

 private:
  // TP-16: setup turns up the tops in the order of the kinds, then draws the first seat.
  void turn_up_from(int first) {
    for (int i = first; i < TileKind::count; ++i)
      if (!turn_up(TileKind::nth(i))) return;
    if (options_.first_seat > 0) return begin_turn(seat_at(options_.first_seat - 1));
    s_.phase = Phase::first;
  }

  // True if the top lies open (or there is none left); else chance is asked for it.
  bool turn_up(TileKind kind) {
    const Stack& stack = s_.stack(kind);
    if (stack.left == 0) return true;
    if (stack.top_is_open_question()) {
      s_.uncovered = static_cast<std::uint8_t>(kind.index());
      s_.phase = Phase::turn_up;
      return false;
    }
    const bool pot = stack.unseen_pots > 0;
    if (kind.part != Part::roof) witness_.turned_up(kind, pot);
    set_top(kind, pot);
    return true;
  }

  void set_top(TileKind kind, bool pot) {
    Stack& stack = s_.stack(kind);
    stack.top = pot ? Top::pot : Top::plain;
    stack.unseen_pots = static_cast<std::uint8_t>(stack.unseen_pots - pot);
  }

  void top(bool pot) {
    const int kind = s_.uncovered;
    set_top(TileKind::nth(kind), pot);
    s_.uncovered = 0;
    if (s_.turns == 0) return turn_up_from(kind + 1);
    go_on_buying();
  }

  void begin_turn(Seat seat) {
    ++s_.turns;
    s_.seat = seat;
    s_.rolling = all_dice;
    s_.phase = Phase::roll;
    witness_.turn_begins(seat);
  }

  void roll(Dice dice) {
    s_.dice = dice;
    s_.rolling = 0;
    ++s_.rolls;
    if (dice.wolves() >= ThreeLittlePigs::wolves_that_come) return wolf_comes();  // TP-7
    if (s_.rolls == ThreeLittlePigs::most_rolls) return begin_buying();
    s_.phase = Phase::choose_dice;
  }

  void begin_buying() {
    for (Part part : all_parts) s_.symbols[at(part)] = static_cast<std::uint8_t>(s_.dice.count(static_cast<Face>(part)));
    go_on_buying();
  }

  void go_on_buying() {
    if (s_.bought == ThreeLittlePigs::most_tiles_bought) return end_turn();
    const Purchases purchases(options_.box, s_);
    if (purchases.count() == 0) {
      if (s_.bought == 0) witness_.nothing_to_buy();
      return end_turn();
    }
    if (s_.bought == 0 && purchases.count() == 1) {  // TP-9: the first purchase is compulsory
      const Move only = purchases.nth(0);
      witness_.must_buy(only.tile(), only.place());
      return buy(only.tile(), only.place());
    }
    s_.phase = Phase::buy;
  }

  void buy(TileKind kind, Place place) {
    Stack& stack = s_.stack(kind);
    const int number = place == Place::fresh ? s_.start_house(s_.seat) : number_of(place);
    House& house = s_.house(s_.seat, number);
    house.add(kind, stack.top == Top::pot);
    --stack.left;
    stack.top = Top::none;
    ++s_.bought;
    s_.symbols[at(kind.part)] = static_cast<std::uint8_t>(s_.symbols[at(kind.part)] - options_.box.price[at(kind.material)]);
    if (kind.part == Part::roof) complete(house, number);
    if (stack.left == 0) witness_.sold_out(kind);
    if (turn_up(kind)) go_on_buying();
  }

  void complete(const House& house, int number) {
    witness_.completed(number);
    if (!options_.is_veteran()) return;
    const Material material = house.roof();
    if (s_.first_of_one_material[at(material)] != Seat::nobody || !house.all_of(material)) return;
    s_.first_of_one_material[at(material)] = s_.seat;  // TP-15, TP-19
    witness_.first_of_one_material(material);
  }

  void wolf_comes() {
    witness_.wolf_comes();
    const int targets = s_.houses_in_all() - s_.house_count(s_.seat);
    if (targets == 0) {
      witness_.nobody_to_blow_on();
      return end_turn();
    }
    if (targets > 1) {
      s_.phase = Phase::blow;
      return;
    }
    Seat victim = Seat::p1;
    while (victim == s_.seat || s_.house_count(victim) == 0) victim = seat_at(index_of(victim) + 1);
    witness_.only_target(victim, 1);
    blow_on(victim, 1);
  }

  void blow_on(Seat victim, int house) {
    s_.victim = victim;
    s_.victim_house = static_cast<std::uint8_t>(house);
    s_.phase = Phase::spin;
  }

  void blow_away(Material material) {
    House& house = s_.house(s_.victim, s_.victim_house);
    const House before = house;
    house.blow_away(material);
    witness_.blown(s_.victim, s_.victim_house, material, before, house);
    if (house.empty()) s_.remove_house(s_.victim, s_.victim_house);
    s_.victim = Seat::nobody;
    s_.victim_house = 0;
    end_turn();
  }

  void end_turn() {
    s_.dice = Dice();
    s_.rolls = 0;
    s_.bought = 0;
    s_.symbols = {};
    if (s_.empty_stacks() >= options_.seats) return end(Ending::stacks_empty);        // TP-13
    if (s_.turns == ThreeLittlePigs::most_turns) return end(Ending::too_many_turns);  // TP-20
    begin_turn(seat_at((index_of(s_.seat) + 1) % options_.seats));
  }

  void end(Ending ending) {
    s_.phase = Phase::over;
    witness_.ends(ending);
  }

  const Options& options_;
  State& s_;
  Witness& witness_;
};

}  // namespace sounder::three_little_pigs
