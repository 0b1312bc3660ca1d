#include "learn/learn.h"

#include "rules/all_games.h"

namespace sounder::learn {

template <class G>
std::unique_ptr<Numbers> numbers_for(const GamePtr& game);  // numbers_of_game.cpp.in

Expected<std::unique_ptr<Numbers>> numbers_of(GamePtr game) {
  std::unique_ptr<Numbers> numbers;
  for_each_game([&]<class G>() {
    if (G::facts.id == game->facts().id) numbers = numbers_for<G>(game);
  });
  if (!numbers)
    return trouble(std::string(game->facts().id) + ": has no numbers to learn from, expected a game with them");
  return numbers;
}

}  // namespace sounder::learn
