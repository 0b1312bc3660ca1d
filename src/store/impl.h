// What a Store is made of.
#pragma once

#include <unistd.h>

#include <atomic>
#include <memory>
#include <string>

#include "store/listener.h"
#include "store/random_name.h"
#include "store/readers.h"
#include "store/store.h"
#include "store/up_time.h"
#include "store/writer.h"

namespace sounder::store {

// Closes what it holds.
struct OpenFile {
  OpenFile() = default;
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile() {
    if (number >= 0) ::close(number);
  }
  int number = -1;
};

struct Store::Impl {
  explicit Impl(Where place) : where(std::move(place)), writer(where), readers(where) {}

  // Asks for a value with a job on the writer's thread, in a transaction.
  template <class Answer>
  Expected<Answer> write(const std::function<Answer(Connection&)>& job) {
    std::optional<Answer> answer;
    SOUNDER_TRY(writer.run([&](Connection& connection) { answer = job(connection); }));
    return std::move(*answer);
  }

  Where where;
  OpenFile serving;  // locked while we serve, on SQLite: first, so that it is let go of last
  Writer writer;
  ReadPool readers;
  UpTime up_time{silence};
  std::mutex signing;
  std::string server = random_name();  // in the signs
  Time up_since = 0;
  std::atomic<Time> last_sign = 0;
  std::unique_ptr<Listener> listener;  // last: it asks the writer
};

// Something has changed that servers may remember otherwise.
void count_revision(Connection& connection);

// What the database knows of when servers were up.
void learn_signs(Connection& connection, UpTime& up_time);

// How many rows a statement has changed.
long long changed(soci::statement& statement);

}  // namespace sounder::store
