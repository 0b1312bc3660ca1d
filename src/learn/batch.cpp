#include "learn/batch.h"

namespace sounder::learn {

Batch::Batch(int size, int seats, int actions, int observed, int threads)
    : crew_(std::min(threads, size)), size_(size), seats_(seats), actions_(actions), observed_(observed) {
  const auto rows = static_cast<std::size_t>(size);
  observations_.resize(rows * static_cast<std::size_t>(observed));
  masks_.resize(rows * static_cast<std::size_t>(actions));
  asked_.resize(rows);
  rewards_.resize(rows * static_cast<std::size_t>(seats));
  finished_.resize(rows);
  scores_.resize(rows * static_cast<std::size_t>(seats));
}

}  // namespace sounder::learn
