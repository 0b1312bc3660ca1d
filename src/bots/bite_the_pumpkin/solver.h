// Bite the Pumpkin for two seats, solved: which side wins a position, whatever the other does.
//
// A proof-number search (df-pn). Every position has two numbers: about how many more positions must be settled before
// the herd's win is proven, and how many before the farmer's is. The search always goes where the fewest are missing.
// Five things keep it small:
// - Bounds settle a position early: five pigs bite at most five times a turn and only what they reach, and the farmer
// has won with
//   the last pumpkin planted.
// - Most positions near the end that the farmer wins he wins by planting out of the pigs' way (plain_farmer.h): that is
// tried first.
// - Of the cells to plant on the least exposed is looked at first, and the next one only when that has become
// difficult: where the
//   farmer wins, it nearly always does.
// - A proof that the herd wins comes with its zone: the cells it depends on, those the pigs cross and those beside
// which they bite.
//   A pumpkin planted outside of the zone of a proof that did not need to eat it changes nothing, so that the proof
//   against one such pumpkin holds against all.
// - A table remembers the numbers of the positions met (proof_table.h), so that other orders of moves find them.
// Several threads search
//   one position with one table; each avoids what another is at.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "bots/bite_the_pumpkin/proof_table.h"
#include "rules/bite_the_pumpkin/bite_the_pumpkin.h"

namespace sounder::bots::pumpkin {

using sounder::bite_the_pumpkin::Move;
using sounder::bite_the_pumpkin::State;

enum class Verdict : std::uint8_t { herd_wins, farmer_wins, unknown };

class Solver {
 public:
  // The table takes 32 bytes times two to the `table_bits`. One thread gives the same answer with the same positions
  // every time.
  explicit Solver(const BiteThePumpkin& game, int table_bits = 20, int threads = 1)
      : game_(game), table_(table_bits), threads_(threads) {}

  // Looks at no more than about `nodes` positions. `go_on`, asked now and then with the positions looked at so far,
  // ends it earlier.
  using GoOn = std::function<bool(std::uint64_t nodes)>;
  Verdict solve(const State&, std::uint64_t nodes, const GoOn& go_on = {});

  // A move that keeps the win of the side to move, proven within so many positions; none if there is none or it is not
  // found.
  std::optional<Move> winning_move(const State&, std::uint64_t nodes, const GoOn& go_on = {});

  // The winner's moves with the loser's best-looking answers, to the end or as far as the positions allow.
  std::vector<Move> line(State, Verdict winner, std::uint64_t nodes, const GoOn& go_on = {});

  // Positions looked at since the solver was made.
  std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }

  // What was found out, to go on with another time; false for bytes that are not of a solver of this game.
  std::string found_out() const { return table_.bytes(game_id()); }
  bool go_on_with(std::string_view found_out) { return table_.take(found_out, game_id()); }

 private:
  friend class Proof;

  std::uint64_t game_id() const;

  const BiteThePumpkin& game_;
  ProofTable table_;
  int threads_;
  std::atomic<std::uint64_t> nodes_ = 0;
  // Of the question in hand.
  std::uint64_t most_nodes_ = 0;
  const GoOn* go_on_ = nullptr;
  std::atomic<bool> stopped_ = false;
};

}  // namespace sounder::bots::pumpkin
