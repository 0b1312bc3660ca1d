#include "server/pool.h"

namespace sounder::server {

Pool::Pool(unsigned threads) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

void Pool::add(const std::string& table, Work work) {
  {
    const std::lock_guard lock(mutex_);
    if (stopped_) return;
    auto& works = impl_[table];
    if (works.empty()) turns_.push_back(table);
    works.push_back(std::move(work));
    ++waiting_;
  }
  more_.notify_one();
}

std::size_t Pool::waiting() const {
  const std::lock_guard lock(mutex_);
  return waiting_;
}

Pool::Work Pool::take() {
  std::unique_lock lock(mutex_);
  more_.wait(lock, [this] { return stopped_ || !turns_.empty(); });
  if (stopped_) return {};
  const std::string table = std::move(turns_.front());
  turns_.pop_front();
  const auto works = impl_.find(table);
  Work work = std::move(works->second.front());
  works->second.pop_front();
  --waiting_;
  if (works->second.empty())
    impl_.erase(works);
  else
    turns_.push_back(table);  // behind all others
  return work;
}

void Pool::run() {
  while (const Work work = take()) work(stopped_);
}

void Pool::stop() {
  {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
    turns_.clear();
    impl_.clear();
    waiting_ = 0;
  }
  more_.notify_all();
  for (std::thread& thread : threads_)
    if (thread.joinable()) thread.join();
}

}  // namespace sounder::server
