// Bots against bots: whole matches, many at a time. Match k of a pairing is the same on any number of threads.
#pragma once

#include <functional>

#include "bots/bot.h"

namespace sounder::bots {

// What a seat was told to expect of the move that its bot made.
struct Promise {
  Seat seat;
  double share;
};

struct Played {
  Result result;
  PerSeat<double> seconds{};  // of thinking, if there was a clock
  PerSeat<std::uint32_t> decisions{};
  PerSeat<std::string> forfeits{};     // why the seat was given up to a random bot (Bot::forfeit)
  std::vector<Promise> promises = {};  // where the budget asks for explanations; of decisions that were weighed
};

// Processor time of this thread: what something costs, whatever else the machine does.
double thread_seconds();

// Reading the clock twice a decision takes longer than some bots think.
enum class Timing : bool { off, on };

// One match to its end, or to where the budget is stopped: then it has no winners. `bots` has one entry a seat. All
// chance comes from the seed.
Played play_match(const GamePtr& game, const std::vector<Bot*>& bots, std::uint64_t seed, const Budget& budget = {},
                  Timing timing = Timing::on);

// The seed of match k of an experiment. Experiments with different seeds share no match.
constexpr std::uint64_t match_seed(std::uint64_t seed, std::uint64_t k) {
  return hash_words(hash_words(0x50d4e4, seed), k);
}

// Who sits where, and how often that is played.
struct Pairing {
  std::vector<std::string> seats;  // names for make_bot
  std::uint32_t matches;
};

// Plays all matches of all pairings, `results[pairing][match]`. Matches with the same number have the same seed in
// every pairing. `progress` is called now and then with how many are done; it answers false to stop, and what is
// missing has no winners.
std::vector<std::vector<Played>> play_all(const GamePtr& game, const std::vector<Pairing>& pairings, std::uint64_t seed,
                                          int threads, const std::function<bool(std::uint64_t)>& progress,
                                          const Budget& budget = {});

}  // namespace sounder::bots
