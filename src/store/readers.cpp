#include "store/readers.h"

namespace sounder::store {

Expected<void> ReadPool::borrow(const std::function<void(ReadConnection&)>& question) {
  std::unique_ptr<ReadConnection> reader = take();
  for (bool again = reader != nullptr;; again = false) {
    try {
      if (!reader) reader = std::make_unique<ReadConnection>(where_);
      question(*reader);
      give_back(std::move(reader));
      return {};
    } catch (const std::exception& mishap) {
      reader.reset();  // whatever it was in the middle of
      if (again) continue;
      give_back(nullptr);
      return error(message_of(mishap));
    }
  }
}

std::unique_ptr<ReadConnection> ReadPool::take() {
  std::unique_lock lock(mutex_);
  free_.wait(lock, [this] { return lent_ < most; });
  ++lent_;
  if (resting_.empty()) return nullptr;
  std::unique_ptr<ReadConnection> reader = std::move(resting_.back());
  resting_.pop_back();
  return reader;
}

void ReadPool::give_back(std::unique_ptr<ReadConnection> reader) {
  {
    const std::scoped_lock lock(mutex_);
    --lent_;
    if (reader) resting_.push_back(std::move(reader));
  }
  free_.notify_one();
}

}  // namespace sounder::store
