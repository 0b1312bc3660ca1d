// Bite the Pumpkin for two seats, solved: which side wins a position, whatever the other does.
//
// A proof-number search (df-pn). Every position has two numbers: about how many more positions must be settled before the herd's
// win is proven, and how many before the farmer's is. The search always goes where the fewest are missing. Three things keep it
// small:
// - Bounds settle a position early: five pigs bite at most five times a turn and only what they reach, and the farmer has won with
//   the last pumpkin planted.
// - A proof that the herd wins comes with its zone: the cells it depends on, those the pigs cross and those beside which they bite.
//   A pumpkin planted outside of the zone of a proof that did not need to eat it changes nothing, so that the proof against one
//   such pumpkin holds against all.
// - A table remembers the numbers of the positions met, so that other orders of moves find them.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "rules/bite_the_pumpkin/bite_the_pumpkin.h"

namespace sounder::bots::pumpkin {

using sounder::bite_the_pumpkin::Cells;
using sounder::bite_the_pumpkin::Move;
using sounder::bite_the_pumpkin::State;

enum class Verdict : std::uint8_t { herd_wins, farmer_wins, unknown };

class Solver {
 public:
  // The table takes 32 bytes times two to the `table_bits`.
  explicit Solver(const BiteThePumpkin& game, int table_bits = 20);

  // Looks at no more than about `nodes` positions. `go_on`, asked now and then with the positions looked at so far, ends it earlier.
  using GoOn = std::function<bool(std::uint64_t nodes)>;
  Verdict solve(const State&, std::uint64_t nodes, const GoOn& go_on = {});

  // A move that keeps the win of the side to move, proven within so many positions; none if there is none or it is not found.
  std::optional<Move> winning_move(const State&, std::uint64_t nodes, const GoOn& go_on = {});

  // The winner's moves with the loser's best-looking answers, to the end or as far as the positions allow.
  std::vector<Move> line(State, Verdict winner, std::uint64_t nodes, const GoOn& go_on = {});

  // Positions looked at since the solver was made.
  std::uint64_t nodes() const { return nodes_; }

 private:
  using Number = std::uint32_t;

  // What is known of a position: what is missing to prove the herd's win and the farmer's, and the zone of a proof for the herd.
  struct Known {
    Number missing[2];
    Cells zone;
  };
  struct Entry {
    std::uint64_t key = 0;
    Known known{};
    std::uint64_t work = 0;  // positions looked at for it
  };
  struct Child {
    Move move;
    Known known;
  };
  // Where the search goes on, and the number of the next best.
  struct Choice {
    std::size_t best;
    Number second;
  };

  bool is_settled(const Known&) const;
  Known judge(const State&) const;
  Known look_at(const State&);
  Cells zone_of_move(const State& before, Move) const;
  void list_children(const State&);
  Known sum_up(const State&, std::size_t first, Choice&) const;
  Known search(const State&, const std::array<Number, 2>& most);
  bool is_stopped();

  std::uint64_t key_of(State) const;
  const Entry* find(std::uint64_t key) const;
  void keep(std::uint64_t key, const Known&, std::uint64_t work);

  const BiteThePumpkin& game_;
  std::vector<Entry> table_;
  std::vector<Child> children_;  // of all positions on the path, one after the other
  std::uint64_t nodes_ = 0;
  std::uint64_t most_nodes_ = 0;
  std::uint64_t ask_at_ = 0;
  const GoOn* go_on_ = nullptr;
  bool stopped_ = false;
};

}  // namespace sounder::bots::pumpkin
