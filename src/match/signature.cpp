#include "match/signature.h"

#include "match/playout.h"

namespace sounder {

std::uint64_t final_hash(const AnyGame& game, std::uint64_t number) {
  Rng rng(signature_seed, number);
  Playout match(game);
  std::vector<AnyMove> moves;
  match.play_out([&] { return game.draw(match.state, rng); },
                 [&](Seat seat) {
                   game.moves(match.state, seat, moves);
                   return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
                 });
  return match.state.hash();
}

std::uint64_t signature(const AnyGame& game, std::uint64_t matches) {
  std::uint64_t all = hash_words(signature_seed, matches);
  for (std::uint64_t number = 0; number < matches; ++number) all = hash_words(all, final_hash(game, number));
  return all;
}

}  // namespace sounder
