#include "match/signature.h"

namespace sounder {

std::vector<std::uint64_t> final_hashes(const AnyGame& game, int matches) {
  std::vector<std::uint64_t> hashes;
  std::vector<AnyMove> moves;
  for (int k = 0; k < matches; ++k) {
    Rng rng(signature_seed, static_cast<std::uint64_t>(k));
    AnyState state = game.start();
    for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state)) {
      if (turn.is_chance()) {
        game.play(state, game.draw(state, rng));
        continue;
      }
      game.moves(state, turn.seats.front(), moves);
      game.play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    hashes.push_back(state.hash());
  }
  return hashes;
}

std::uint64_t signature_of(const AnyGame& game, int matches) {
  std::uint64_t signature = signature_seed;
  for (std::uint64_t hash : final_hashes(game, matches)) signature = hash_words(signature, hash);
  return signature;
}

}  // namespace sounder
