// A vectorized environment: many matches, each waiting for the action of one seat. Observations, action masks and
// rewards of all matches are contiguous in memory, so a learner reads and answers thousands at once.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "rl/crew.h"
#include "rl/env.h"

namespace sounder::rl {

class Batch {
 public:
  Batch(int size, int seats, int actions, int observation_size, int threads);
  virtual ~Batch() = default;
  Batch(const Batch&) = delete;
  Batch& operator=(const Batch&) = delete;

  // Row i is match i.
  std::span<std::int16_t> observations() {
    return observations_;
  }                                                   // size x observation_size: the observation of the current player
  std::span<std::uint8_t> masks() { return masks_; }  // size x actions: 1 where the action is legal
  std::span<std::int8_t> current_player() { return asked_; }  // size: the current player, from 0
  std::span<float> rewards() { return rewards_; }             // size x seats: rewards of the last action
  std::span<std::uint8_t> finished() {
    return finished_;
  }  // size: 1 if the action ended the match; the row then shows a new match
  std::span<std::int32_t> scores() { return scores_; }  // size x seats: returns of the last finished match
  int size() const { return size_; }
  int seats() const { return seats_; }
  int actions() const { return actions_; }
  int observation_size() const { return observation_size_; }
  int threads() const { return crew_.threads(); }
  std::uint64_t moves() const { return moves_; }      // made since the start; a move may take several actions
  std::uint64_t matches() const { return matches_; }  // finished since the start

  // Resets every match. Match i of the batch, and the k-th after it, are the same for the same seed on any number of
  // threads.
  virtual void reset(std::uint64_t seed) = 0;
  // The first row whose action is not legal, or -1.
  virtual int first_illegal(std::span<const std::int64_t> actions) const = 0;
  // One legal action in every match. A finished match is reset.
  virtual void play(std::span<const std::int64_t> actions) = 0;
  // A uniformly random legal action for every match. It comes from the seed; drawing it changes nothing else.
  virtual void choose(std::span<std::int64_t> actions) = 0;

 protected:
  Crew crew_;
  std::vector<std::int16_t> observations_;
  std::vector<std::uint8_t> masks_;
  std::vector<std::int8_t> asked_;
  std::vector<float> rewards_;
  std::vector<std::uint8_t> finished_;
  std::vector<std::int32_t> scores_;
  std::uint64_t moves_ = 0;
  std::uint64_t matches_ = 0;

 private:
  int size_, seats_, actions_, observation_size_;
};

}  // namespace sounder::rl
