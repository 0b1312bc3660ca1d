#include "rules/conformance.h"

#include "rules/bite_the_pumpkin/bite_the_pumpkin.h"

namespace sounder {
namespace {

// Both seat counts, every layout, every option.
struct BiteTrial {
  using Game = BiteThePumpkin;
  static constexpr int matches = 8;
  static std::vector<Setup> setups() {
    std::vector<Setup> all;
    for (const auto* layout : built_in_content("bite-the-pumpkin", "layout")) {
      const std::map<std::string, ContentChoice> content = {{"layout", {layout->name, {}, {}}}};
      for (int auto_bite = 0; auto_bite <= 1; ++auto_bite) {
        for (int help = 0; help <= 2; ++help) {
          all.push_back({"bite-the-pumpkin", 2, {{"auto_bite", auto_bite}, {"novice_help", help}}, content});
          all.push_back({"bite-the-pumpkin",
                         3,
                         {{"auto_bite", auto_bite}, {"novice_help", help}, {"broccoli_help", (help + 1) % 3}},
                         content});
        }
      }
    }
    return all;
  }
};
INSTANTIATE_TYPED_TEST_SUITE_P(BiteThePumpkin, Conformance, BiteTrial);

}  // namespace
}  // namespace sounder
