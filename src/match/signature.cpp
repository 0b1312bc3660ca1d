#include "match/signature.h"

namespace sounder {

std::uint64_t final_hash(const AnyGame& game, std::uint64_t number) {
  Rng rng(signature_seed, number);
  AnyState state = game.start();
  std::vector<AnyMove> moves;
  for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
    if (turn.is_chance()) {
      game.play(state, game.draw(state, rng));
      continue;
    }
    game.moves(state, turn.seats.front(), moves);
    game.play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  return state.hash();
}

std::uint64_t signature(const AnyGame& game, std::uint64_t matches) {
  std::uint64_t all = hash_words(signature_seed, matches);
  for (std::uint64_t number = 0; number < matches; ++number) all = hash_words(all, final_hash(game, number));
  return all;
}

}  // namespace sounder
