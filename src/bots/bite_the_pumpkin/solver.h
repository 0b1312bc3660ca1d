// A solver of Bite the Pumpkin for two seats: which side wins a position with best play.
//
// Algorithm: depth-first proof-number search (df-pn, Nagai 2002) with a transposition table. A position is an OR node
// for the side to move and an AND node for the other side. It has two proof numbers, one for a win of the herd and one
// for a win of the farmer: a lower bound on the work that is missing, 0 when the win is proven. The search follows the
// move with the least proof number of the mover, until a number of the position reaches the threshold that its parent
// has set. Differences from plain df-pn:
// - At an AND node the maximum of the moves' numbers counts, not the sum, much as in weak proof-number search (Ueda et
//   al. 2008): moves that fail for the same reason would be counted many times.
// - Thresholds leave room beyond the second-best move (the 1 + epsilon method, Pawlewicz and Lew 2007), here a quarter.
// - Several threads search one position with one table. A thread adds the number of other threads in a position to its
//   proof number (virtual proof numbers), so that threads spread over the tree.
// - Bounds settle a position early: five pigs bite at most five times a turn and only what they reach; the farmer has
//   won with the last pumpkin planted.
// - A depth-first search over a few plantings out of the pigs' reach runs first (plain_farmer.h). It proves most
//   positions near the end that the farmer wins.
// - Plantings are expanded one by one, the least exposed cell first, and another only when the best so far has become
//   difficult. Where the farmer wins, one of the first nearly always wins.
// - A proof for the herd has a relevance zone: the cells it depends on, which are those that pigs cross and those
//   beside which they bite. A pumpkin planted outside the zone of a proof that did not need to eat it changes nothing,
//   so one such proof refutes all plantings outside its zone.
// The table keeps proof numbers and zones, not moves (proof_table.h).
//
// References: Allis, van der Meulen and van den Herik, "Proof-Number Search" (1994). Nagai, "Df-pn Algorithm for
// Searching AND/OR Trees and Its Applications" (2002).
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

  // A move that keeps the win of the side to move, proven within `nodes` positions; none if there is none or it is not
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
