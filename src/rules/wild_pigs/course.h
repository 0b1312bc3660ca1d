// What follows what. A Course plays one move on a state and then everything that needs no asking, up to the next decision of a
// seat, the next outcome of chance, or the end. It can tell what it does on the way.
#pragma once

#include <string>
#include <vector>

#include "rules/wild_pigs/plans.h"
#include "rules/wild_pigs/wild_pigs.h"

namespace sounder::wild_pigs {

// What happened beyond the move itself, in sentences without full stops.
using Story = std::vector<std::string>;

class Course {
 public:
  Course(const Options& options, State& state, Story* story = nullptr) : o_(options), cards_(options.cards), s(state), story_(story) {}

  void begin();
  void play(Move move);

 private:
  // course.cpp: eras, rounds, turns
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
  void place_threat(int card);
  void slide_markets();
  bool deck_ready(Ware ware);
  void stock(Ware ware, int card);
  void take_weapon(int card);
  void arm(Player& player, int card);

  // actions.cpp: what a seat does in its turn
  void act(Move move);
  void buy(Move move);
  void convert(Move move);
  void use(Move move);
  void change_stance(Stance stance);

  // fight.cpp
  void begin_fight(Target target);
  void choose_payment();
  void finish_fight(const Plan& plan);
  void win(const Pig& pig, int weapons);
  void gain(Player& player, const Gains& gains);
  void spend_weapons(Player& player, int weapons);

  // harm.cpp: attacks, penalties, losses
  void grow();
  bool attacks();
  bool penalties();
  bool settle_losses();
  void lose(Cubes lost);
  void lose(Token token);
  void wound(Player& player, int wounds);

  // boss.cpp
  void begin_boss();
  void reward(int threshold);
  void finish_boss();

  // Tells what `words()` gives, if anybody listens.
  template <class Words>
  void tell(Words&& words) {
    if (story_) story_->push_back(words());
  }

  const Options& o_;
  const Cards& cards_;
  State& s;
  Story* story_;
};

// actions.cpp: everything the seat in turn may do, in a stable order; whether it is more than to end the turn.
void list_actions(const Options&, const State&, List<Move, WildPigs::most_moves>&);
bool has_choice(const Options&, const State&);
bool may_act(const Options&, const State&);  // a main action is still open
bool may_end(const Options&, const State&);
bool may_prepare(const Options&, const Player&, Token);

// boss.cpp
bool may_pay(const Options&, const State&, const Player&, int threshold);
bool all_taken(const Options&, const State&);

// chance.cpp: the only outcome there is, or nothing when there are several.
std::optional<int> only_threat(const Options&, const State&);
std::optional<int> only_ware(const Market&);

// reasons.cpp: why a move that can be read is not legal.
std::string why_not(const Options&, const State&, Move);

// notation.cpp: amounts in words: "2R 1G", "nothing"; "1 attack token and 1R".
std::string in_words(const Cubes& amounts);
std::string in_words(const Gains& gains);
Gains difference(const Player& before, const Player& after);  // what a player has more of

}  // namespace sounder::wild_pigs
