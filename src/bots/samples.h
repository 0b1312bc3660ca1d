// Self-play samples for training a net: positions of matches between bots as inputs of the net, and their results.
// train/ uses them.
#pragma once

#include <functional>

#include "bots/bot.h"

namespace sounder::bots {

// Which matches are played, and which of their positions are taken.
struct SelfPlayPlan {
  std::vector<std::string> bots;  // one per seat
  std::uint64_t seed = 1;         // match k is the same on any machine
  std::uint64_t first = 0;        // number of the first match
  std::uint64_t matches = 1000;
  double random_rate = 0;          // probability of a random move, so that more kinds of positions occur
  double opening_random_rate = 0;  // the same for the first decisions; their number is drawn up to `opening`
  int opening = 0;
  double share = 0.25;  // of positions that are taken
  std::uint32_t proof =
      0;  // positions that a solver may visit to find the value of a position; 0: the value is the result
  int threads = 1;
};

// A row is a list of inputs with their amounts; a position has one row, or one per seat.
struct Samples {
  int seats = 0;
  int rows_a_position = 0;
  int inputs = 0;
  std::vector<std::int64_t> begins;  // where each row begins in the next two arrays, and where the last one ends
  std::vector<std::int16_t> input;
  std::vector<std::int16_t> amount;
  std::vector<float> shares;                     // of the victory, one number per seat of a position
  std::vector<std::int32_t> match;               // of each position
  std::vector<std::int32_t> after;               // decisions of the match before the position
  std::vector<std::int32_t> moves_since_random;  // decisions since the last random one
  std::vector<std::uint8_t> proven;              // the shares come from a proof

  std::size_t positions() const { return match.size(); }
  void append(const Samples& other);
};

// Plays matches of one game. Not thread-safe.
class SampleWriter {
 public:
  virtual ~SampleWriter() = default;
  virtual Samples none() const = 0;
  // Adds positions of match `number` between these bots.
  virtual void play(std::uint64_t number, const std::vector<Bot*>& bots, Samples& to) const = 0;
};

// For a game without a net: an error that says so. Stops when `progress` returns false.
Expected<Samples> samples(const GamePtr& game, const SelfPlayPlan& plan,
                          const std::function<bool(std::uint64_t done)>& progress);

}  // namespace sounder::bots
