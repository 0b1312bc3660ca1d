// Runs work on several threads. A browser's engine has one thread.
#pragma once

#include <cstddef>
#ifndef __EMSCRIPTEN__
#include <thread>
#include <vector>
#endif

namespace sounder::bots {

// Calls work(0) on this thread and work(1) to work(count - 1) on others, and returns when all are done.
template <class Work>
void in_parallel(std::size_t count, const Work& work) {
#ifdef __EMSCRIPTEN__
  for (std::size_t i = 0; i < count; ++i) work(i);
#else
  std::vector<std::thread> others;
  for (std::size_t i = 1; i < count; ++i) others.emplace_back(work, i);
  work(0);
  for (std::thread& other : others) other.join();
#endif
}

}  // namespace sounder::bots
