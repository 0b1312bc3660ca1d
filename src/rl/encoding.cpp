#include "rl/encoding.h"

#include "rules/all_games.h"

namespace sounder::rl {

template <class G>
std::unique_ptr<Encoding> encoding_for(const GamePtr& game);  // encoding_of_game.cpp.in

Expected<std::unique_ptr<Encoding>> encoding_of(GamePtr game) {
  std::unique_ptr<Encoding> numbers;
  for_each_game([&]<class G>() {
    if (G::facts.id == game->facts().id) numbers = encoding_for<G>(game);
  });
  if (!numbers)
    return error(std::string(game->facts().id) + ": has no numbers to learn from, expected a game with them");
  return numbers;
}

}  // namespace sounder::rl
