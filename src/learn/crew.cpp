#include "learn/crew.h"

#include <system_error>

namespace sounder::learn {

Crew::Crew(int threads) {
  try {
    for (int part = 1; part < threads; ++part) helpers_.emplace_back([this, part] { help(part); });
  } catch (const std::system_error&) {
    end();
    throw;
  }
}

Crew::~Crew() { end(); }

void Crew::end() {
  over_ = true;
  ++call_;
  call_.notify_all();
  for (std::thread& helper : helpers_) helper.join();
}

void Crew::run(const std::function<void(int)>& work) {
  work_ = &work;
  working_ = static_cast<std::uint32_t>(helpers_.size());
  ++call_;
  call_.notify_all();
  work(0);
  for (auto left = working_.load(); left != 0; left = working_.load()) working_.wait(left);
}

void Crew::help(int part) {
  for (std::uint32_t seen = 0;;) {
    call_.wait(seen);
    seen = call_;
    if (over_) return;
    (*work_)(part);
    if (--working_ == 0) working_.notify_one();
  }
}

}  // namespace sounder::learn
