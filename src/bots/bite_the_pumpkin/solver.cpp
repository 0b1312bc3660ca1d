#include "bots/bite_the_pumpkin/solver.h"

#include "bots/bite_the_pumpkin/proof.h"
#include "bots/bite_the_pumpkin/value.h"
#include "bots/in_parallel.h"

namespace sounder::bots::pumpkin {
namespace {

using bite_the_pumpkin::Phase;

bool herd_moves(const State& s) { return s.phase != Phase::plant; }

Verdict verdict_of(const ProofNumbers& known) {
  if (known.number[ProofNumbers::herd] == 0) return Verdict::herd_wins;
  return known.number[ProofNumbers::farmer] == 0 ? Verdict::farmer_wins : Verdict::unknown;
}

}  // namespace

Verdict Solver::solve(const State& s, std::uint64_t nodes, const GoOn& go_on) {
  most_nodes_ = this->nodes() + nodes;
  go_on_ = &go_on;
  stopped_ = false;
  ProofNumbers found = Proof(*this, false).look_at(s);
  if (found.settled()) return verdict_of(found);
  // The first thread that has a proof stops the others.
  in_parallel(static_cast<std::size_t>(threads_), [&](std::size_t i) {
    const ProofNumbers known = Proof(*this, i == 0).search(s);
    stopped_ = true;
    if (i == 0) found = known;
  });
  if (!found.settled() && threads_ > 1) found = Proof(*this, false).look_at(s);
  return verdict_of(found);
}

std::optional<Move> Solver::winning_move(const State& s, std::uint64_t nodes, const GoOn& go_on) {
  if (s.phase == Phase::over) return std::nullopt;
  const Verdict own = herd_moves(s) ? Verdict::herd_wins : Verdict::farmer_wins;
  const std::uint64_t end = this->nodes() + nodes;
  if (solve(s, nodes, go_on) != own) return std::nullopt;
  MoveListOf<BiteThePumpkin> moves;
  game_.moves(s, Seat::p1, moves);
  // Moves that the table has proven come first, then those that must be proven again.
  for (const bool known_only : {true, false})
    for (const Move& move : moves) {
      State next = s;
      game_.play(next, move);
      if (known_only ? verdict_of(Proof(*this, false).look_at(next)) == own
                     : solve(next, end > this->nodes() ? end - this->nodes() : 0, go_on) == own)
        return move;
    }
  return std::nullopt;
}

std::vector<Move> Solver::line(State s, Verdict winner, std::uint64_t nodes, const GoOn& go_on) {
  std::vector<Move> line;
  const std::uint64_t end = this->nodes() + nodes;
  while (s.phase != Phase::over) {
    const std::uint64_t left = end > this->nodes() ? end - this->nodes() : 0;
    Move chosen;
    if (herd_moves(s) == (winner == Verdict::herd_wins)) {
      const auto winning = winning_move(s, left, go_on);
      if (!winning) return line;
      chosen = *winning;
    } else {
      MoveListOf<BiteThePumpkin> moves;
      const Seat seat = game_.turn(s).first;
      game_.moves(s, seat, moves);
      double best = -1e9;
      for (const Move& move : moves) {
        State next = s;
        game_.play(next, move);
        if (const double worth = GreedyValue<BiteThePumpkin>::of(game_, next, seat); worth > best) {
          best = worth;
          chosen = move;
        }
      }
    }
    game_.play(s, chosen);
    line.push_back(chosen);
  }
  return line;
}

// The rules that a proof depends on.
std::uint64_t Solver::game_id() const {
  std::uint64_t id = hash_words(game_.options().trees, static_cast<std::uint64_t>(game_.options().novice_help));
  id = hash_words(id, static_cast<std::uint64_t>(game_.options().auto_bite));
  return hash_words(id, static_cast<std::uint64_t>(BiteThePumpkin::facts.rules_version));
}

}  // namespace sounder::bots::pumpkin
