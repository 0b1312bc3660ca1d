#include "rl/crew.h"

#include <unistd.h>

#include <memory>
#include <system_error>

namespace sounder::rl {

Crew::Crew(int threads) : threads_(threads) { start(); }

Crew::~Crew() { end(); }

void Crew::start() {
  process_ = ::getpid();
  over_ = false;
  try {
    for (int part = 1; part < threads_; ++part)
      helpers_.emplace_back([this, part, seen = call_.load()] { help(part, seen); });
  } catch (const std::system_error&) {
    end();
    process_ = 0;  // the next call tries again
    throw;
  }
}

bool Crew::was_forked() const { return process_ != ::getpid(); }

void Crew::end() {
  if (was_forked()) {
    // After a fork the threads do not exist in this process, and their handles may belong to other threads. So they are
    // replaced without being destroyed or joined.
    for (std::thread& helper : helpers_) std::construct_at(&helper);
  } else {
    over_ = true;
    ++call_;
    call_.notify_all();
    for (std::thread& helper : helpers_) helper.join();
  }
  helpers_.clear();
}

void Crew::run(const std::function<void(int)>& work) {
  if (threads_ > 1 && was_forked()) {
    end();
    start();
  }
  work_ = &work;
  working_ = static_cast<std::uint32_t>(helpers_.size());
  ++call_;
  call_.notify_all();
  work(0);
  for (auto left = working_.load(); left != 0; left = working_.load()) working_.wait(left);
}

void Crew::help(int part, std::uint32_t seen) {
  for (;;) {
    call_.wait(seen);
    seen = call_;
    if (over_) return;
    (*work_)(part);
    if (--working_ == 0) working_.notify_one();
  }
}

}  // namespace sounder::rl
