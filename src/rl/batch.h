// Many matches at a time, each at the question of one seat: what it observes, what is legal and what came of the last
// action lie side by side in memory, so that a learner reads and answers thousands at once.
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
  }  // size x observation_size: what the seat that is current_player may know
  std::span<std::uint8_t> masks() { return masks_; }          // size x actions: 1 where the action is legal
  std::span<std::int8_t> current_player() { return asked_; }  // size: the seat that is current_player, from 0
  std::span<float> rewards() { return rewards_; }             // size x seats: what came of the last action
  std::span<std::uint8_t> finished() {
    return finished_;
  }  // size: 1 where it ended the match; the row shows a new one already
  std::span<std::int32_t> scores() { return scores_; }  // size x seats: of the last match that was finished
  int size() const { return size_; }
  int seats() const { return seats_; }
  int actions() const { return actions_; }
  int observation_size() const { return observation_size_; }
  int threads() const { return crew_.threads(); }
  std::uint64_t moves() const { return moves_; }      // made since the start: several actions may be one
  std::uint64_t matches() const { return matches_; }  // ended since the start

  // Every match from its start. Match i of the batch, and the k-th after it, are the same for the same seed on any
  // number of threads.
  virtual void reset(std::uint64_t seed) = 0;
  // The first row whose action is not legal, or -1.
  virtual int first_illegal(std::span<const std::int64_t> actions) const = 0;
  // One action in every match, all of them legal; what is finished begins anew.
  virtual void play(std::span<const std::int64_t> actions) = 0;
  // For every match one of its legal actions, each equally likely. From the seed, and nothing that is drawn depends on
  // it.
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
