// One match as the lab sees it: who won, how it went, what was offered and taken.
#pragma once

#include "bots/bot.h"
#include "lab/experiment.h"
#include "lab/tally.h"

namespace sounder::lab {

// Plays matches of one case, again and again with the same bots.
class Observer {
 public:
  Observer(const Experiment& experiment, std::size_t which);

  // Plays match number k, adds it to the tally and gives its line for the results.
  std::string watch(std::uint32_t k, Tally& tally);

 private:
  struct Glimpse;  // how things stood when a turn began
  class Ledger;    // what each seat was offered and took

  AnyMove choose(Seat seat, const AnyState& state, std::uint64_t seed, std::uint64_t number);

  const Experiment& experiment_;
  const Case& case_;
  std::size_t which_;
  std::vector<std::unique_ptr<bots::Bot>> bots_;
  std::vector<AnyMove> moves_;
};

}  // namespace sounder::lab
