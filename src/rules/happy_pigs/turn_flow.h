// How a match goes on: a move is made, then all that follows without a choice, until somebody has one.
#pragma once

#include "rules/happy_pigs/happy_pigs.h"
#include "rules/happy_pigs/messages.h"

namespace sounder::happy_pigs {

class TurnFlow {
 public:
  // `narration` gets what the rules do beyond the move itself; in play it is null.
  TurnFlow(const HappyPigs& game, State& state, Narration* narration = nullptr)
      : game_(game), s(state), narration_(narration) {}

  void begin();
  void play(const Move&);

 private:
  // turn_flow.cpp: from phase to phase
  void begin_with(Seat first);
  void settle();
  bool asks() const;
  void go_on();
  void tell_last_card(int round);
  void begin_turn(Seat);
  void begin_together();
  void end_turn(Seat);
  void end_phase();
  void reveal();
  void change_season();
  void end_round();

  // actions.cpp: what a move does
  void act(const Move&);
  void feed(const Move&);
  void mate(const Move&);
  void buy(const Move&);
  void sell(Seat, Pig);
  void vaccinate(Seat, Size);
  void mark_fed(Seat, const Herd&);

  // gifts.cpp: what a card gives (HP-16)
  bool gift_is_asked() const;
  void give(Seat);
  void give_litter(Seat, int piglets);
  void give_items(Seat, Item, int count);
  void give_money(Seat, int money);

  // Tiles and money change hands.
  void take(Seat, Pig);
  void return_pigs(Seat, Pig, int count);
  void grow(Farm&, Pig, Size final_size);
  template <class Sentence, class... Given>
  void tell(const Sentence& sentence, const Given&... given) {
    if (narration_) narration_->push_back({sentence(given...)});
  }

  const HappyPigs& game_;
  State& s;
  Narration* narration_;
};

}  // namespace sounder::happy_pigs
