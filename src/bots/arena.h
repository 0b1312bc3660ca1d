// Matches between bots, on several threads. Match k of a pairing is the same on any number of threads.
#pragma once

#include <functional>

#include "bots/bot.h"

namespace sounder::bots {

// The share of the victory that a seat's bot expected after its move.
struct Promise {
  Seat seat;
  double share;
  double found = share;  // before calibration
};

struct Played {
  Result result;
  PerSeat<double> seconds{};  // of thinking, if there was a clock
  PerSeat<std::uint32_t> decisions{};
  PerSeat<std::string> forfeits{};     // why the bot gave up its seat to a random bot (Bot::forfeit)
  std::vector<Promise> promises = {};  // of decisions in which moves were weighed, if the budget asks for explanations
};

// Processor time of this thread. It does not depend on the load of the machine.
double thread_seconds();

// Reading the clock twice per decision takes longer than some bots think.
enum class Timing : bool { off, on };

// Plays one match to its end, or until the budget is stopped: then it has no winners. `bots` has one entry per seat.
// All chance comes from the seed.
Played play_match(const GamePtr& game, const std::vector<Bot*>& bots, std::uint64_t seed, const Budget& budget = {},
                  Timing timing = Timing::on);

// The seed of match k of an experiment. Experiments with different seeds share no match.
constexpr std::uint64_t match_seed(std::uint64_t seed, std::uint64_t k) {
  return hash_words(hash_words(0x50d4e4, seed), k);
}

// Which bot sits in which seat, and how many matches are played.
struct Pairing {
  std::vector<std::string> seats;  // names for make_bot
  std::uint32_t matches;
};

// Plays all matches of all pairings: `results[pairing][match]`. Matches with the same number have the same seed in
// every pairing. `progress` is called now and then with the number of finished matches. If it returns false, the rest
// is not played and has no winners.
std::vector<std::vector<Played>> play_all(const GamePtr& game, const std::vector<Pairing>& pairings, std::uint64_t seed,
                                          int threads, const std::function<bool(std::uint64_t)>& progress,
                                          const Budget& budget = {});

}  // namespace sounder::bots
