// Any moves in any order: bytes choose the game, its setup and every step; when they run out the match is played to its
// end.
#include "walk.h"

using namespace sounder;
using namespace sounder::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  Choices choices(bytes, size);
  const GamePtr game = choose_game(choices);
  if (!game) return -1;
  Rng rng(hash_bytes(bytes, size));
  Match match(game);
  while (!choices.empty()) {
    const auto steps = steps_now(match);
    if (steps.empty()) break;
    const Step& step = steps[choices.below(steps.size())];
    check_text(match, step);
    take(match, step);
  }
  play_on(match, rng, static_cast<std::size_t>(game->facts().longest) + 1);
  check_end(match);
  if (rng.below(8) == 0) check_record(match);  // as slow as all the rest
  return 0;
}
