// What follows from a move, forced steps included (TP-18). A narration gets every step that is not the move itself; in
// play there is none.
#include "rules/three_little_pigs/build.h"
#include "rules/three_little_pigs/messages.h"
#include "rules/three_little_pigs/score.h"

namespace sounder::three_little_pigs {
namespace {

// Called before the wolf is gone.
[[gnu::cold]] void tell_blown(Narration& narration, const State& s, Material material, const House& before,
                              const House& after) {
  const Seat victim = s.victim;
  const int number = s.victim_house;
  if (before == after) return add(narration, messages::spared, victim, number, material);
  std::vector<Message> lost;
  if (before.has_door() && before.door() == material) lost.push_back(messages::its_door());
  if (before.windows(material) > 0) lost.push_back(messages::its_windows(before.windows(material)));
  const bool roof_of_it = before.roofed() && before.roof() == material;
  if (roof_of_it) lost.push_back(messages::its_roof());
  if (!after.empty()) return add(narration, messages::damaged, victim, number, lost);
  if (before.roofed() && !roof_of_it) return add(narration, messages::roof_falls, victim, number, lost);
  add(narration, messages::blown_down, victim, number, lost);
}

[[gnu::cold]] void tell_end(Narration& narration, const Options& options, const State& s) {
  for (Message& why : why_it_ended(options, s)) narration.push_back({std::move(why)});
}

class TurnFlow {
 public:
  TurnFlow(const Options& options, State& s, Narration* listener) : options_(options), s_(s), listener_(listener) {}

  void begin() {
    for (int i = 0; i < TileKind::count; ++i) {
      const Pile& pile = options_.box.piles[i];
      s_.stacks[i] = {pile.tiles, pile.pots, Top::none};
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
    if (options_.first_seat == 0) {
      s_.phase = Phase::first;
      return;
    }
    begin_turn(seat_at(options_.first_seat - 1));
    tell(messages::turn_begins, s_.seat);
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
    if (kind.part != Part::roof) tell(messages::turned_up, kind.material, kind.part, pot);
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
    s_.symbols = symbols_on(s_.dice);
    go_on_buying();
  }

  void go_on_buying() {
    if (s_.bought == ThreeLittlePigs::most_tiles_bought) return end_turn();
    const Purchases purchases(options_.box, s_);
    if (purchases.count() == 0) {
      if (s_.bought == 0) tell(messages::nothing_to_buy, s_.seat);
      return end_turn();
    }
    if (s_.bought == 0 && purchases.count() == 1) {  // TP-9: the first purchase is compulsory
      const Move only = purchases.nth(0);
      const TileKind kind = only.tile();
      tell(messages::must_buy, s_.seat, kind.material, kind.part, only.place() == TilePlace::fresh,
           s_.number_at(s_.seat, only.place()));
      return buy(kind, only.place());
    }
    s_.phase = Phase::buy;
  }

  void buy(TileKind kind, TilePlace place) {
    Stack& stack = s_.stack(kind);
    const int number = place == TilePlace::fresh ? s_.start_house(s_.seat) : number_of(place);
    House& house = s_.house(s_.seat, number);
    house.add(kind, stack.top == Top::pot);
    --stack.left;
    stack.top = Top::none;
    ++s_.bought;
    if (options_.tiles_differ()) s_.barred = static_cast<std::uint8_t>(kind.index() + 1);  // TP-8
    s_.symbols[at(kind.part)] =
        static_cast<std::uint8_t>(s_.symbols[at(kind.part)] - options_.box.price[at(kind.material)]);
    if (kind.part == Part::roof) complete(house, number);
    if (stack.left == 0) tell(messages::sold_out, kind.material, kind.part);
    if (turn_up(kind)) go_on_buying();
  }

  void complete(const House& house, int number) {
    tell(messages::completed, s_.seat, number);
    if (!options_.is_veteran()) return;
    const Material material = house.roof();
    if (s_.first_of_one_material[at(material)] != Seat::nobody || !house.all_of(material)) return;
    s_.first_of_one_material[at(material)] = s_.seat;  // TP-15, TP-19
    tell(messages::first_of_one_material, s_.seat, material, options_.box.one_material_award);
  }

  void wolf_comes() {
    tell(messages::wolf_comes);
    const int targets = s_.houses_in_all() - s_.house_count(s_.seat);
    if (targets == 0) {
      tell(messages::nobody_to_blow_on);
      return end_turn();
    }
    if (targets > 1) {
      s_.phase = Phase::blow;
      return;
    }
    Seat victim = Seat::p1;
    while (victim == s_.seat || s_.house_count(victim) == 0) victim = seat_at(index_of(victim) + 1);
    tell(messages::only_house, victim, 1);
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
    if (listener_) [[unlikely]]
      tell_blown(*listener_, s_, material, before, house);
    if (house.empty()) s_.remove_house(s_.victim, s_.victim_house);
    s_.victim = Seat::nobody;
    s_.victim_house = 0;
    end_turn();
  }

  void end_turn() {
    s_.dice = Dice();
    s_.rolls = 0;
    s_.bought = 0;
    s_.barred = 0;
    s_.symbols = {};
    if (s_.empty_stacks() >= options_.seats || s_.turns == ThreeLittlePigs::most_turns) return end();  // TP-13, TP-20
    begin_turn(seat_at((index_of(s_.seat) + 1) % options_.seats));
    tell(messages::turn_begins, s_.seat);
  }

  void end() {
    s_.phase = Phase::over;
    if (listener_) [[unlikely]]
      tell_end(*listener_, options_, s_);
  }

  template <class Sentence, class... Given>
  void tell(const Sentence& sentence, Given... given) {
    if (listener_) [[unlikely]]
      add(*listener_, sentence, given...);
  }

  const Options& options_;
  State& s_;
  Narration* listener_;
};

}  // namespace

State ThreeLittlePigs::start() const {
  State s;
  TurnFlow(options_, s, nullptr).begin();
  return s;
}

void ThreeLittlePigs::play(State& s, Move move) const { TurnFlow(options_, s, nullptr).play(move); }

// Plays the move once more, with somebody listening.
void ThreeLittlePigs::tell(const State& before, Move move, Narration& out) const {
  State s = before;
  TurnFlow(options_, s, &out).play(move);
}

}  // namespace sounder::three_little_pigs
