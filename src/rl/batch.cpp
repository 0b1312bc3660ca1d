#include "rl/batch.h"

namespace sounder::rl {

Batch::Batch(int size, int seats, int actions, int observation_size, int threads)
    : crew_(std::min(threads, size)),
      size_(size),
      seats_(seats),
      actions_(actions),
      observation_size_(observation_size) {
  const auto rows = static_cast<std::size_t>(size);
  observations_.resize(rows * static_cast<std::size_t>(observation_size));
  masks_.resize(rows * static_cast<std::size_t>(actions));
  asked_.resize(rows);
  rewards_.resize(rows * static_cast<std::size_t>(seats));
  finished_.resize(rows);
  scores_.resize(rows * static_cast<std::size_t>(seats));
}

}  // namespace sounder::rl
