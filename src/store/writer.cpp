#include "store/writer.h"

#include <future>
#include <string_view>
#include <unordered_set>

#include "store/crash_point.h"

namespace sounder::store {

Writer::Writer(Where where) : where_(std::move(where)), thread_([this] { work(); }) {}

Writer::~Writer() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void Writer::append(Append append, Done done) {
  {
    const std::scoped_lock lock(mutex_);
    queue_.push_back({std::move(append), std::move(done)});
  }
  wake_.notify_one();
}

Expected<void> Writer::run(Job job) {
  std::promise<Expected<void>> promise;
  {
    const std::scoped_lock lock(mutex_);
    jobs_.push_back({std::move(job), [&](Expected<void> result) { promise.set_value(std::move(result)); }});
  }
  wake_.notify_one();
  return promise.get_future().get();
}

std::size_t Writer::waiting() const {
  const std::scoped_lock lock(mutex_);
  return queue_.size() + in_hand_;
}

std::string Writer::last_failure() const {
  const std::scoped_lock lock(mutex_);
  return last_failure_;
}

void Writer::work() {
  for (;;) {
    std::deque<WaitingJob> jobs;
    std::vector<Waiting> batch;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !queue_.empty() || !jobs_.empty(); });
      if (queue_.empty() && jobs_.empty()) return;
      jobs.swap(jobs_);
      batch = take_batch();
      in_hand_ = batch.size();
    }
    for (WaitingJob& job : jobs) run_job(job);
    if (!batch.empty()) store_batch(std::move(batch));
    const std::scoped_lock lock(mutex_);
    in_hand_ = 0;
  }
}

// The first of each table; a second one has to see what the first one did.
std::vector<Writer::Waiting> Writer::take_batch() {
  constexpr std::size_t largest_batch = 1000;  // so that nobody waits long for a commit
  std::vector<Waiting> batch;
  std::deque<Waiting> later;
  std::unordered_set<std::string_view> tables;
  batch.reserve(std::min(queue_.size(), largest_batch));  // the names in `tables` must stay where they are
  while (!queue_.empty() && batch.size() < largest_batch) {
    Waiting next = std::move(queue_.front());
    queue_.pop_front();
    if (!well_formed(next.append)) {
      batch.push_back(std::move(next));
    } else if (tables.contains(next.append.events.front().table)) {
      later.push_back(std::move(next));
    } else {
      batch.push_back(std::move(next));
      tables.insert(batch.back().append.events.front().table);
    }
  }
  while (!later.empty()) {
    queue_.push_front(std::move(later.back()));
    later.pop_back();
  }
  return batch;
}

void Writer::store_batch(std::vector<Waiting> batch) {
  std::vector<const Append*> appends;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (!well_formed(batch[i].append)) continue;
    appends.push_back(&batch[i].append);
    places.push_back(i);
  }
  std::vector<Outcome> outcomes(batch.size(), Outcome::failed);
  if (!appends.empty()) {
    const std::vector<Outcome> stored = store(appends);
    for (std::size_t i = 0; i < places.size(); ++i) outcomes[places[i]] = stored[i];
  }
  for (std::size_t i = 0; i < batch.size(); ++i)
    if (batch[i].done) batch[i].done(outcomes[i]);
}

std::vector<Outcome> Writer::store(std::span<const Append* const> batch) {
  std::vector<Outcome> outcomes;
  const std::exception_ptr thrown = in_transaction([&](Session& session) {
    crash_point("before_insert");
    outcomes = session.appends.insert(batch);
    crash_point("before_commit");
  });
  if (!thrown) {
    crash_point("after_commit");
    return outcomes;
  }
  try {
    std::rethrow_exception(thrown);
  } catch (const std::exception& mishap) {
    if (mishap_of(mishap) == Mishap::of_the_rows && batch.size() > 1) return store_each_alone(batch);
    return std::vector<Outcome>(batch.size(), table_is_gone(mishap) ? Outcome::lost_race : Outcome::failed);
  }
}

// One of them can't be stored: the others do not suffer for it.
std::vector<Outcome> Writer::store_each_alone(std::span<const Append* const> batch) {
  std::vector<Outcome> outcomes;
  for (const Append* const& append : batch) outcomes.push_back(store({&append, 1}).front());
  return outcomes;
}

void Writer::run_job(WaitingJob& waiting) {
  const std::exception_ptr thrown = in_transaction([&](Session& session) { waiting.job(session.connection); });
  if (!thrown) return waiting.done({});
  try {
    std::rethrow_exception(thrown);
  } catch (const std::exception& mishap) {
    waiting.done(error(message_of(mishap)));
  }
}

// What failed before the commit was asked for is not stored, and may be tried again. After that nobody knows, so nobody
// tries.
std::exception_ptr Writer::in_transaction(const std::function<void(Session&)>& what) {
  constexpr int tries = 3;
  for (int attempt = 1;; ++attempt) {
    bool connected = session_ != nullptr;
    bool committing = false;
    try {
      Session& here = session();
      connected = connected && attempt == 1;  // a connection from before may have died long ago
      here.connection.begin();
      what(here);
      committing = true;
      here.connection.commit();
      working_ = true;
      return nullptr;
    } catch (const std::exception& mishap) {
      const Mishap kind = mishap_of(mishap);
      if (session_) {
        session_->connection.rollback();
        session_->appends.rolled_back();
      }
      if (kind == Mishap::gone) close();
      if (kind == Mishap::contention && attempt < tries) continue;
      if (kind == Mishap::gone && connected && !committing) continue;
      working_ = kind == Mishap::of_the_rows;
      const std::scoped_lock lock(mutex_);
      last_failure_ = message_of(mishap);
      return std::current_exception();
    }
  }
}

Writer::Session& Writer::session() {
  if (!session_) {
    session_ = std::make_unique<Session>(where_);
    server_process_ = session_->connection.server_process();
  }
  return *session_;
}

void Writer::close() { session_.reset(); }

}  // namespace sounder::store
