// The bots of a game, for code that knows the game by name only.
#pragma once

#include "bots/samples.h"

namespace sounder::bots {

// What a game registers; the names are in the order of `bot_names`.
struct BotCatalog {
  std::vector<std::string> levels;
  std::vector<std::string> baselines;
  PerSeat<float> (*evaluate)(const AnyGame& game, const AnyState& state, Rng& rng, int times);
  std::unique_ptr<Bot> (*make)(std::string_view name, const GamePtr& game);  // null for a name it does not know
  std::span<const MessageDef* const> reasons = {};                           // all reasons of its bots
  Expected<void> (*give_nets)(std::string_view bytes) = nullptr;             // null if it has no nets
  bool (*nets_at_hand)() = nullptr;                                          // likewise
  std::vector<int> most_seats = {};                                          // of each level: where it is offered
  std::vector<std::string> ask_nets = {};                                    // levels that use a net
  std::unique_ptr<SampleWriter> (*sample_writer)(const GamePtr& game,
                                                 const SelfPlayPlan& plan) = nullptr;  // of its nets, if it has any
};

// By the game's id; null for a game that has none, such as those of tests.
const BotCatalog* catalog_for(std::string_view id);

template <class G>
const BotCatalog& catalog_of();

}  // namespace sounder::bots
