// A few connections that only read, each for one question at a time.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "match/error.h"
#include "store/connection.h"
#include "store/table_reader.h"

namespace sounder::store {

struct ReadConnection {
  explicit ReadConnection(const Where& where) : connection(where, Connection::Use::read), tables(connection.sql()) {}
  soci::session& sql() { return connection.sql(); }

  Connection connection;
  TableReader tables;
};

class ReadPool {
 public:
  explicit ReadPool(Where where) : where_(std::move(where)) {}

  // Asks on a connection that is free, and once more on a new one if that one has died.
  template <class Answer>
  Expected<Answer> ask(const std::function<Answer(ReadConnection&)>& question) {
    std::optional<Answer> answer;
    SOUNDER_TRY(borrow([&](ReadConnection& reader) { answer = question(reader); }));
    return std::move(*answer);
  }

 private:
  static constexpr std::size_t most = 4;

  Expected<void> borrow(const std::function<void(ReadConnection&)>& question);
  std::unique_ptr<ReadConnection> take();  // one that was used before, or none: then there is room to make one
  void give_back(std::unique_ptr<ReadConnection> reader);

  Where where_;
  std::mutex mutex_;
  std::condition_variable free_;
  std::vector<std::unique_ptr<ReadConnection>> resting_;
  std::size_t lent_ = 0;
};

}  // namespace sounder::store
