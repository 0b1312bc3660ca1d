// How a match goes on: a move is made, then all that follows without a choice, until somebody has one.
#pragma once

#include <vector>

#include "rules/happy_pigs/happy_pigs.h"

namespace sounder::happy_pigs {

// Something the rules did beyond the move itself, for `tell`.
struct Happening {
  enum class Kind : std::uint8_t {
    card,            // the only card left of its season was turned over: `number` is its round
    share,           // a seat's action `what` was revealed, and dealt `number` times
    neutral_share,   // likewise for the neutral action; `seat` holds the tiles
    unused,          // `number` money for actions not taken
    prize,           // `number` money by the card's effect
    litter,          // `number` piglets by the card's effect, of `wanted`
    items,           // `number` items `what` by the card's effect, of `wanted`
    neutral_passes,  // the neutral tiles go to `seat`
    change,          // a season ends
    leave,           // `number` unvaccinated pigs left
    last_sale,       // `number` money for the pigs that were left at the end
  };
  Kind kind;
  Seat seat = Seat::nobody;
  int number = 0;
  int wanted = 0;
  std::uint8_t what = 0;
};
using Story = std::vector<Happening>;

class Course {
 public:
  // The story is for `tell`; play needs none.
  Course(const HappyPigs& game, State& state, Story* story = nullptr) : game_(game), s(state), story_(story) {}

  void begin();
  void play(const Move&);

 private:
  // course.cpp: from phase to phase
  void settle();
  bool asks() const;
  void go_on();
  void begin_turn(Seat);
  void end_turn();
  void reveal();
  void change_season();
  void end_round();

  // actions.cpp: what a move does
  void act(const Move&);
  void feed(const Move&);
  void mate(const Move&);
  void buy(const Move&);
  void sell(Pig);

  // gifts.cpp: what a card gives (HP-16)
  bool gift_is_asked() const;
  void give(Seat);
  void give_litter(Seat, int piglets);
  void give_items(Seat, Item, int count);
  void give_money(Seat, int money);

  // Tiles and money change hands.
  Farm& farm() { return s.farm(s.acting); }
  void take(Seat, Pig);
  void return_pigs(Seat, Pig, int count);
  void grow(Farm&, Pig, int steps);
  void note(const Happening& happening) {
    if (story_) story_->push_back(happening);
  }

  const HappyPigs& game_;
  State& s;
  Story* story_;
};

}  // namespace sounder::happy_pigs
