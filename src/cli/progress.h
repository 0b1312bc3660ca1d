// How far matches are, on standard error where that is a terminal: a line that comes again every second and is gone at
// the end.
#pragma once

#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstdio>

namespace sounder::cli {

class Progress {
 public:
  explicit Progress(std::uint64_t all) : all_(all) {}
  ~Progress() {
    if (shown_ != begin_) std::fprintf(stderr, "\r%60s\r", "");
  }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void at(std::uint64_t done) {
    const auto now = std::chrono::steady_clock::now();
    if (!isatty(STDERR_FILENO) || now - shown_ <= std::chrono::seconds(1)) return;
    shown_ = now;
    const double seconds = std::chrono::duration<double>(now - begin_).count();
    std::fprintf(stderr, "\r%llu of %llu matches, %.1f a second, %.0f s left   ", static_cast<unsigned long long>(done),
                 static_cast<unsigned long long>(all_), static_cast<double>(done) / seconds,
                 seconds / static_cast<double>(done) * static_cast<double>(all_ - done));
  }

 private:
  std::uint64_t all_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point shown_ = begin_;
};

}  // namespace sounder::cli
