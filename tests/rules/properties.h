// What must hold for every game, as questions about one random match. Each answers with the first violation in words,
// or with nothing; so that the tests of games expect nothing, and the tests of the tests expect something.
//
// They are asked of the game without its type, so that they are compiled once and not for every game and every toy.
#pragma once

#include <string>

#include "match/any_game.h"

namespace sounder::properties {

// What only the game's type can tell.
struct Typed {
  bool has_secrets;                              // else it says nothing of secrets and must have none
  std::string (*flaw_of_copy)(const AnyState&);  // what is wrong with a copy of a state, if anything
};

template <class State>
std::string flaw_of_copy(const AnyState& any) {
  const State& state = any.as<State>();
  const State copy = state;
  if (!(copy == state) || hash_of(copy) != hash_of(state)) return "a copy differs";
  if (!(AnyState::of(copy) == any) || any.hash() != hash_of(state)) return "AnyState hashes otherwise";
  return {};
}

template <Game G>
constexpr Typed typed_of() {
  return {HasSecrets<G>, &flaw_of_copy<typename G::State>};
}

// Plays one random match and asks every question at every state; those about a step when the state after it has been
// found sound.
std::string whole_match(const AnyGame&, const Typed&, std::uint64_t seed, int draws = 200);

// A match played from texts is the match played from moves; its record reads back to the same and says the same.
std::string text_play_equals_move_play(const GamePtr&, std::uint64_t seed);

// Whether anything is drawn in one random match.
bool asks_chance(const AnyGame&, std::uint64_t seed);

}  // namespace sounder::properties
