// What follows what. A TurnFlow plays one move on a state and then everything that needs no asking, up to the next
// decision of a seat, the next outcome of chance, or the end. A narration gets what it does on the way.
#pragma once

#include "rules/wild_pigs/amounts.h"
#include "rules/wild_pigs/plans.h"
#include "rules/wild_pigs/wild_pigs.h"

namespace sounder::wild_pigs {

class TurnFlow {
 public:
  TurnFlow(const Options& options, State& state, Narration* narration = nullptr)
      : o_(options), cards_(options.cards), s(state), narration_(narration) {}

  void begin();
  void play(Move move);

 private:
  // turn_flow.cpp: eras, rounds, turns
  void go_on();
  bool step();  // one thing that needs no asking; false if somebody has to be asked
  void begin_era(Era era);
  void finish_spawn();
  void begin_first_turn();
  void begin_turn();
  void income();
  void end_turn();
  void next_seat();
  void finish_round();
  void rotate();
  void set_order(Seat first);

  // market.cpp
  int place_threat(int card);  // answers with the lane
  void slide_markets();
  bool deck_ready(Ware ware);
  void stock(Ware ware, int card);
  void take_weapon(int card);
  void arm(PlayerState& player, int card);

  // actions.cpp: what a seat does in its turn
  void act(Move move);
  void buy(Move move);
  void convert(Move move);
  void use(Move move);
  void change_stance(Stance stance);

  // fight.cpp
  void begin_fight(Target target);
  void choose_payment();
  void finish_fight(const FightPlan& plan);
  void win(const LanePig& pig, int weapons);
  void gain(PlayerState& player, const Gains& gains);
  void spend_weapons(PlayerState& player, int weapons);

  // harm.cpp: attacks, penalties, losses
  void grow();
  bool attacks();
  bool penalties();
  bool settle_losses();
  void lose(Cubes lost);
  void lose(Token token);
  void wound(PlayerState& player, int wounds);

  // boss.cpp
  void begin_boss();
  void reward(int threshold);
  void finish_boss();

  // Narrates the message that `make()` returns, if there is a narration. Not inlined: search plays without one.
  template <class MakeMessage>
  void tell(const MakeMessage& make) {
    if (narration_) add(make);
  }
  template <class MakeMessage>
  [[gnu::cold, gnu::noinline]] void add(const MakeMessage& make) {
    narration_->push_back({make()});
  }

  const Options& o_;
  const Cards& cards_;
  State& s;
  Narration* narration_;
};

// actions.cpp: everything the seat in turn may do, in a stable order; whether it is more than to end the turn.
void list_actions(const Options&, const State&, List<Move, WildPigs::most_moves>&);
bool has_choice(const Options&, const State&);
bool may_save_a_wound(const Options&, const State&);
bool may_act(const Options&, const State&);  // a main action is still open
bool may_end(const Options&, const State&);
bool may_prepare(const Options&, const PlayerState&, Token);

// market.cpp: the lane that the next threat comes into; there is one.
int first_empty_back(const State&);

// boss.cpp
bool may_pay(const Options&, const State&, const PlayerState&, int threshold);
bool all_taken(const Options&, const State&);

// chance.cpp: the only outcome there is, or nothing when there are several.
std::optional<int> only_threat(const Options&, const State&);
std::optional<int> only_ware(const MarketState&);

// reasons.cpp: why a move that can be read is not legal.
Message why_not(const Options&, const State&, Move);

}  // namespace sounder::wild_pigs
