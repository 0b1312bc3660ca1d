// One thread of a df-pn search (solver.h): the path in the tree and the steps on it.
#pragma once

#include "bots/bite_the_pumpkin/plain_farmer.h"
#include "bots/bite_the_pumpkin/solver.h"

namespace sounder::bots::pumpkin {

class Proof {
 public:
  Proof(Solver& solver, bool first)
      : solver_(solver), game_(solver.game_), farmer_(game_.options().trees), first_(first) {}
  ~Proof() { count_nodes(); }
  Proof(const Proof&) = delete;
  Proof& operator=(const Proof&) = delete;

  // Bounds, the table and the plain farmer, without search.
  ProofNumbers look_at(const State&);
  // Searches until a side's win is proven or the solver is stopped.
  ProofNumbers search(const State&);

 private:
  struct Child {
    Move move;
    std::uint64_t key;
    ProofNumbers known;
  };
  // The moves from `next` on, which are not expanded yet.
  struct Unlisted {
    MoveListOf<BiteThePumpkin> moves;
    int next = 0;
    bool empty() const { return next == moves.size(); }
  };
  // The child to search next, and the second-best number; or that another move must be expanded first.
  struct Choice {
    std::size_t best = 0;
    ProofNumber second = never;
    bool widen = false;
  };

  ProofNumbers evaluate(const State&) const;
  Cells zone_of_move(const State& before, Move) const;
  void list_moves(const State&, Unlisted&) const;
  void add_child(const State&, Move);
  ProofNumbers update(const State&, std::size_t first, Unlisted&, Choice&) const;
  ProofNumbers search(const State&, const std::array<ProofNumber, 2>& most);
  bool is_stopped();
  void count_nodes();
  std::uint64_t key_of(State) const;

  Solver& solver_;
  const BiteThePumpkin& game_;
  PlainFarmer farmer_;
  bool first_;                   // of the threads; it asks whether to go on
  std::vector<Child> children_;  // of all positions on the path, in one stack
  std::uint64_t nodes_ = 0;      // not yet counted
};

}  // namespace sounder::bots::pumpkin
