// A move as a path of one or more actions: the legal actions of a seat, and when they complete a move. Forced steps of
// a path are taken without asking, so the current player always has at least two actions.
#pragma once

#include <optional>

#include "rules/game.h"
#include "rules/observation.h"

namespace sounder::rl {

template <class G>
struct Question {
  ActionSet<G::actions> legal;
  Path chosen;          // of the unfinished move, forced actions included
  bool single = false;  // every move is one action, and the game has a fast mapping of actions to moves
};

template <Game G>
requires HasObservation<G>
class Steps {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  // The first actions of the current player.
  static void ask(const G& game, const State& state, Seat seat, Question<G>& question) {
    question.legal.clear();
    question.chosen.clear();
    question.single = false;
    if constexpr (HasFastActions<G>) question.single = game.single_actions(state, seat, question.legal);
    if (!question.single) narrow(game, state, seat, question);
  }

  // Takes a legal action. Returns the move if the path is complete.
  static std::optional<Move> take(const G& game, const State& state, Seat seat, Question<G>& question, int action) {
    if constexpr (HasFastActions<G>)
      if (question.single) return game.move_of(state, seat, action);
    question.chosen.add(action);
    return narrow(game, state, seat, question);
  }

 private:
  // The moves whose paths begin with the chosen actions: one move, or the actions that continue the path.
  [[gnu::noinline]] static std::optional<Move> narrow(const G& game, const State& state, Seat seat,
                                                      Question<G>& question) {
    MoveListOf<G> moves;
    game.moves(state, seat, moves);
    List<Path, G::most_moves> paths;
    const Move* last = nullptr;
    for (const Move& move : moves) {
      const Path path = game.path(state, move);
      if (question.chosen.size() > 0 && !path.begins_with(question.chosen)) continue;
      paths.add(path);
      last = &move;
    }
    assert(last);
    if (paths.size() == 1) return *last;
    while (all_go_on_alike(paths, question.chosen.size())) question.chosen.add(paths[0][question.chosen.size()]);
    question.legal.clear();
    for (const Path& path : paths)
      if (path.size() > question.chosen.size())
        question.legal.add(path[question.chosen.size()]);  // an action set of a conforming game has room for them
    return std::nullopt;
  }

  static bool all_go_on_alike(const List<Path, G::most_moves>& paths, int depth) {
    return std::all_of(paths.begin(), paths.end(),
                       [&](const Path& path) { return path.size() > depth && path[depth] == paths[0][depth]; });
  }
};

}  // namespace sounder::rl
