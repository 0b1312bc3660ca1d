#include "store/readers.h"

namespace sounder::store {

Expected<void> Readers::borrow(const std::function<void(Reader&)>& question) {
  std::unique_ptr<Reader> reader = take();
  for (bool again = reader != nullptr;; again = false) {
    try {
      if (!reader) reader = std::make_unique<Reader>(where_);
      question(*reader);
      give_back(std::move(reader));
      return {};
    } catch (const std::exception& error) {
      reader.reset();  // whatever it was in the middle of
      if (again) continue;
      give_back(nullptr);
      return trouble(message_of(error));
    }
  }
}

std::unique_ptr<Reader> Readers::take() {
  std::unique_lock lock(mutex_);
  free_.wait(lock, [this] { return lent_ < most; });
  ++lent_;
  if (resting_.empty()) return nullptr;
  std::unique_ptr<Reader> reader = std::move(resting_.back());
  resting_.pop_back();
  return reader;
}

void Readers::give_back(std::unique_ptr<Reader> reader) {
  {
    const std::scoped_lock lock(mutex_);
    --lent_;
    if (reader) resting_.push_back(std::move(reader));
  }
  free_.notify_one();
}

}  // namespace sounder::store
