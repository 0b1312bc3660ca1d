// The one thread that writes. It takes what is waiting, stores it in one transaction, and then tells the callers.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

#include "match/error.h"
#include "store/appends.h"
#include "store/connection.h"
#include "store/rows.h"

namespace sounder::store {

class Writer {
 public:
  using Done = std::function<void(Outcome)>;
  using Job = std::function<void(Connection&)>;

  explicit Writer(Where where);
  ~Writer();  // stores what is waiting

  void append(Append append, Done done);
  Expected<void> run(Job job);  // a transaction of its own between the batches; waits for it

  std::size_t waiting() const;
  bool working() const { return working_; }
  std::string last_failure() const;                       // what the database said
  int server_process() const { return server_process_; }  // PostgreSQL's, of the writer's connection

 private:
  struct Waiting {
    Append append;
    Done done;
  };
  struct WaitingJob {
    Job job;
    std::function<void(Expected<void>)> done;
  };
  struct Session {
    explicit Session(const Where& where) : connection(where, Connection::Use::write), appends(connection) {}
    Connection connection;
    Appends appends;
  };

  void work();
  std::vector<Waiting> take_batch();
  void store_batch(std::vector<Waiting> batch);
  std::vector<Outcome> store(std::span<const Append* const> batch);
  std::vector<Outcome> store_each_alone(std::span<const Append* const> batch);
  void run_job(WaitingJob& waiting);
  // Runs it inside a transaction; again if that may help. The error, if it was in vain.
  std::exception_ptr in_transaction(const std::function<void(Session&)>& what);
  Session& session();
  void close();

  Where where_;
  std::unique_ptr<Session> session_;
  std::atomic<bool> working_{true};
  std::atomic<int> server_process_{0};

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Waiting> queue_;
  std::deque<WaitingJob> jobs_;
  std::size_t in_hand_ = 0;
  std::string last_failure_;
  bool stopping_ = false;
  std::thread thread_;  // last: it uses the others
};

}  // namespace sounder::store
