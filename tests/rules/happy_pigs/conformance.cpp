#include "rules/conformance.h"

#include "rules/happy_pigs/happy_pigs.h"

namespace sounder {
namespace {

// Every seat count with every combination of variants.
struct HappyPigsTrial {
  using Game = HappyPigs;
  static constexpr int matches = 1;  // of each of 48 setups
  static std::vector<Setup> setups() {
    std::vector<Setup> all;
    for (int seats = 2; seats <= 6; ++seats)
      for (int forecast = 0; forecast <= 1; ++forecast)
        for (int open = 0; open <= 1; ++open)
          for (int neutral = 0; neutral <= 2; ++neutral) {
            if (neutral == 1 && seats > 2) continue;
            const std::map<std::string, int> options = {{"forecast", forecast},
                                                        {"open_actions", open},
                                                        {"neutral", neutral},
                                                        {"first_seat", forecast + open},
                                                        {"vaccinate_any_time", 1 - open}};
            all.push_back({"happy-pigs", seats, options, {}});
            if (neutral > 0) continue;
            all.push_back(all.back());
            all.back().options["together"] = 1;
          }
    return all;
  }
};
INSTANTIATE_TYPED_TEST_SUITE_P(HappyPigs, Conformance, HappyPigsTrial);

}  // namespace
}  // namespace sounder
