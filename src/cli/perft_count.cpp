#include "cli/perft_count.h"

#include <chrono>

#include "match/adapter.h"
#include "rules/all_games.h"
#include "rules/perft.h"

namespace sounder::cli {
namespace {

// Calls `what(game, state)` with the match's own types.
template <class What>
void with_types(const Match& match, What&& what) {
  for_each_game([&]<class G>() {
    if (const auto game = typed<G>(match.game_ptr())) what(game->game, match.state().as<typename G::State>());
  });
}

}  // namespace

void count(const Match& match, int depth, const std::function<void(const Depth&)>& counted) {
  with_types(match, [&](const auto& game, const auto& start) {
    for (int d = 1; d <= depth; ++d) {
      const auto begin = std::chrono::steady_clock::now();
      const std::uint64_t leaves = perft(game, start, d);
      counted(Depth{d, leaves, std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count()});
    }
  });
}

void count_under_each_move(const Match& match, int depth, const std::function<void(const Branch&)>& counted) {
  with_types(match, [&](const auto& game, const auto& start) {
    for_each_branch(game, start, [&](const auto& move) {
      auto next = start;
      game.play(next, move);
      counted(Branch{game.text(start, move), perft(game, next, depth - 1)});
    });
  });
}

}  // namespace sounder::cli
