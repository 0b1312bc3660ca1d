#include "rules/conformance.h"

#include "rules/three_little_pigs/three_little_pigs.h"

namespace sounder {
namespace {

// A box a designer might try: prices of one, stacks of one to six, every tile or none with a pot, no wolf at all.
constexpr const char* odd_box = R"({
  "game": "three-little-pigs", "kind": "box", "name": "odd",
  "straw": {"price": 1, "points": 0, "doors": {"tiles": 6, "pots": 6}, "windows": {"tiles": 6, "pots": 5}, "roofs": {"tiles": 1}},
  "wood": {"price": 1, "points": 7, "doors": {"tiles": 1, "pots": 1}, "windows": {"tiles": 6, "pots": 0}, "roofs": {"tiles": 6}},
  "brick": {"price": 5, "points": 20, "doors": {"tiles": 6, "pots": 2}, "windows": {"tiles": 2, "pots": 1}, "roofs": {"tiles": 6}},
  "white_die": {"door": 1, "window": 12, "roof": 1},
  "black_die": {"door": 3, "window": 1, "roof": 2, "wolf": 0},
  "spinner": {"straw": 1, "wood": 1, "brick": 12},
  "bonus": {"pot": 20, "house": 0},
  "awards": {"one_material": 0, "most_houses": 20, "tallest_house": 1, "most_pots": 0}
})";

// Every seat count in both variants, the first seat drawn or fixed; then other boxes; any two tiles a turn.
struct PigTrial {
  using Game = ThreeLittlePigs;
  static constexpr int matches = 3;
  static std::vector<Setup> setups() {
    std::vector<Setup> all;
    for (int seats = 2; seats <= 5; ++seats)
      for (int veteran = 0; veteran <= 1; ++veteran)
        all.push_back({"three-little-pigs", seats, {{"veteran", veteran}, {"first_seat", veteran ? seats : 0}}, {}});
    all.push_back({"three-little-pigs", 3, {{"veteran", 1}}, {{"box", {"gale", {}, {}}}}});
    for (int seats : {2, 3}) all.push_back({"three-little-pigs", seats, {{"two_tiles", 1}}, {}});
    for (int seats : {2, 4}) {
      all.push_back({"three-little-pigs", seats, {{"two_tiles", seats / 4}}, {}});
      if (!choose_content(all.back(), *parse_content(odd_box, "odd box")))
        throw std::runtime_error("the odd box is for another game");
    }
    return all;
  }
};
INSTANTIATE_TYPED_TEST_SUITE_P(ThreeLittlePigs, Conformance, PigTrial);

}  // namespace
}  // namespace sounder
