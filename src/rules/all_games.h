// The list of games: one line a game. Everything else goes through it.
#pragma once

#include <tuple>

#include "rules/bite_the_pumpkin/bite_the_pumpkin.h"
#include "rules/happy_pigs/happy_pigs.h"
#include "rules/three_little_pigs/three_little_pigs.h"
#include "rules/wild_pigs/wild_pigs.h"

namespace sounder {

// The browser's engines have one game each (cmake/wasm.cmake).
#ifdef SOUNDER_ONLY_GAME
using AllGames = std::tuple<SOUNDER_ONLY_GAME>;
#else
using AllGames = std::tuple<BiteThePumpkin, ThreeLittlePigs, HappyPigs, WildPigs>;
#endif

// Calls `what.template operator()<Game>()` for every game.
template <class What>
void for_each_game(What&& what) {
  [&]<class... Games>(std::tuple<Games...>*) { (what.template operator()<Games>(), ...); }(static_cast<AllGames*>(nullptr));
}

}  // namespace sounder
