// What bots a game has, for whoever knows it only by name.
#pragma once

#include "bots/lessons.h"

namespace sounder::bots {

// What a game offers; the names are in the order of `bot_names`.
struct Offer {
  std::vector<std::string> levels;
  std::vector<std::string> yardsticks;
  PerSeat<float> (*judge)(const AnyGame& game, const AnyState& state, Rng& rng, int times);
  std::unique_ptr<Bot> (*make)(std::string_view name, const GamePtr& game);  // null for a name it does not know
  std::span<const Says* const> reasons = {};                                 // all that its bots can say
  Expected<void> (*give_nets)(std::string_view bytes) = nullptr;             // if it has some
  bool (*nets_at_hand)() = nullptr;                                          // likewise
  std::vector<std::string> ask_nets = {};                                    // levels that do
  std::unique_ptr<Teacher> (*teacher)(const GamePtr& game,
                                      const LessonPlan& plan) = nullptr;  // of its net, if it has one
};

// By the game's id; null for a game that has none, as the tests' own.
const Offer* offer_for(std::string_view id);

template <class G>
const Offer& offer_of();

}  // namespace sounder::bots
