#include "rules/conformance.h"

#include "rules/wild_pigs/wild_pigs.h"

namespace sounder {
namespace {

// Every seat count with every variant, and the orders of a race.
struct WildPigsTrial {
  using Game = WildPigs;
  static constexpr int matches = 1;
  static std::vector<Setup> setups() {
    std::vector<Setup> all;
    for (int seats = 2; seats <= 5; ++seats) {
      for (int boss = 0; boss <= 2; ++boss) all.push_back({"wild-pigs", seats, {{"boss", boss}}, {}});
      all.push_back({"wild-pigs", seats, {{"edition", 1}}, {}});
    }
    for (int order = 1; order <= 2; ++order) all.push_back({"wild-pigs", 3, {{"boss", 1}, {"race_order", order}}, {}});
    all.push_back({"wild-pigs", 2, {{"boss", 1}, {"edition", 1}, {"race_order", 2}}, {}});
    all.push_back({"wild-pigs", 2, {{"deck_factor", 8}}, {}});
    return all;
  }
};
INSTANTIATE_TYPED_TEST_SUITE_P(WildPigs, Conformance, WildPigsTrial);

}  // namespace
}  // namespace sounder
