// What must hold for every game, for My Game with each of the setups below.
#include "rules/conformance.h"

#include "rules/my_game/my_game.h"

namespace sounder {
namespace {

struct MyGameTrial {
  using Game = MyGame;
  static constexpr int matches = 20;
  static std::vector<Setup> setups() {
    return {{"my-game", 2, {}, {}}, {"my-game", 3, {{"stones", 10}}, {}}, {"my-game", 4, {{"stones", 30}}, {}}};
  }
};
INSTANTIATE_TYPED_TEST_SUITE_P(MyGame, Conformance, MyGameTrial);

}  // namespace
}  // namespace sounder
