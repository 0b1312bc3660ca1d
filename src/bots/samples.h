// Samples for a net: positions of matches between bots as the net is told of them, and what came of them. train/ learns
// from these.
#pragma once

#include <functional>

#include "bots/bot.h"

namespace sounder::bots {

// Which matches, and what of them.
struct SelfPlayPlan {
  std::vector<std::string> bots;  // one a seat
  std::uint64_t seed = 1;         // match k is the same whoever plays it
  std::uint64_t first = 0;        // number of the first match
  std::uint64_t matches = 1000;
  double random_rate = 0;          // how often a move is made at random instead, so that all kinds of positions are met
  double opening_random_rate = 0;  // the same in the first decisions, as many as a number drawn up to `opening`
  int opening = 0;
  double share = 0.25;  // of the positions that are taken
  std::uint32_t proof =
      0;  // positions that a solver may look at to say what a position is worth; 0: only what came of it counts
  int threads = 1;
};

// A row is a list of inputs with their amounts; a position has one, or one a seat.
struct Samples {
  int seats = 0;
  int rows_a_position = 0;
  int inputs = 0;
  std::vector<std::int64_t> begins;  // where each row begins in the next two, and where the last one ends
  std::vector<std::int16_t> input;
  std::vector<std::int16_t> amount;
  std::vector<float> shares;                     // of the victory, a number for each seat of a position
  std::vector<std::int32_t> match;               // of each position
  std::vector<std::int32_t> after;               // so many decisions of the match
  std::vector<std::int32_t> moves_since_random;  // so many since the last that was made at random
  std::vector<std::uint8_t> proven;              // the shares are a proof's

  std::size_t positions() const { return match.size(); }
  void append(const Samples& other);
};

// Plays matches of one game; not for several threads at once.
class SampleWriter {
 public:
  virtual ~SampleWriter() = default;
  virtual Samples none() const = 0;
  // Adds positions of match `number`, between these bots.
  virtual void play(std::uint64_t number, const std::vector<Bot*>& bots, Samples& to) const = 0;
};

// For a game without a net: why not. Answers false to `progress` stop it.
Expected<Samples> samples(const GamePtr& game, const SelfPlayPlan& plan,
                          const std::function<bool(std::uint64_t done)>& progress);

}  // namespace sounder::bots
