// How far a long command has come.
#pragma once

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>

namespace sounder::cli {

// One line on standard error, where that is a terminal, that is written over: how far, how fast, how long still.
class ProgressBar {
 public:
  ProgressBar(std::uint64_t all, std::uint64_t before = 0, std::string what = {})
      : all_(all), before_(before), what_(std::move(what)) {}
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void show(std::uint64_t done) {
    const auto now = Clock::now();
    if (!at_terminal_ || now - shown_ < std::chrono::milliseconds(500)) return;
    shown_ = now;
    drawn_ = true;
    const double seconds = std::chrono::duration<double>(now - begin_).count();
    const double rate = static_cast<double>(done - before_) / seconds;
    constexpr int width = 24;
    const int full = static_cast<int>(width * done / std::max<std::uint64_t>(1, all_));
    std::string bar(static_cast<std::size_t>(full), '#');
    bar.resize(width, '.');
    std::fprintf(stderr, "\r%s[%s] %llu of %llu matches, %.*f/s, %.0f s left   ", what_.c_str(), bar.c_str(),
                 static_cast<unsigned long long>(done), static_cast<unsigned long long>(all_), rate < 10 ? 1 : 0, rate,
                 rate > 0 ? static_cast<double>(all_ - done) / rate : 0);
  }
  ~ProgressBar() {
    if (drawn_) std::fprintf(stderr, "\r%78s\r", "");
  }

 private:
  using Clock = std::chrono::steady_clock;
  std::uint64_t all_;
  std::uint64_t before_;
  std::string what_;  // stands before it
  Clock::time_point begin_ = Clock::now();
  Clock::time_point shown_ = begin_;
  bool at_terminal_ = ::isatty(STDERR_FILENO) != 0;
  bool drawn_ = false;
};

}  // namespace sounder::cli
