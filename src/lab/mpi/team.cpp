#include "lab/mpi/team.h"

#define OMPI_SKIP_MPICXX 1
#include <mpi.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <deque>

#include "lab/run_coordinator.h"

namespace sounder::lab {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;

// Messages between rank 0 and another rank, in this order.
enum Tag : int {
  hello = 1,  // to rank 0: the task and the number of threads, or why the rank can't play
  block,      // to another: the number of a block
  result,     // to rank 0: its result
  stop,       // to another: the run is over
  bye,        // to rank 0: the last message
};

// Open MPI waits for a message by busy polling. We poll less often, as the cores have better uses: one interval while
// there is work, a longer one when only the end can come.
constexpr auto short_while = 200us;
constexpr auto long_while = 10ms;
// The longest time between two calls of `go_on`.
constexpr auto tick = 50ms;

void send(int to, Tag tag, const std::string& text) {
  MPI_Send(text.data(), static_cast<int>(text.size()), MPI_BYTE, to, tag, MPI_COMM_WORLD);
}

struct Message {
  int from;
  int tag;
  std::string text;
};

// The next message of that kind if there is one.
std::optional<Message> receive(int tag = MPI_ANY_TAG) {
  int there = 0;
  MPI_Status status;
  MPI_Iprobe(MPI_ANY_SOURCE, tag, MPI_COMM_WORLD, &there, &status);
  if (!there) return {};
  int size = 0;
  MPI_Get_count(&status, MPI_BYTE, &size);
  Message message{status.MPI_SOURCE, status.MPI_TAG, std::string(static_cast<std::size_t>(size), '\0')};
  MPI_Recv(message.text.data(), size, MPI_BYTE, message.from, message.tag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  return message;
}

Message wait_for(int tag = MPI_ANY_TAG) {
  for (;;) {
    if (auto message = receive(tag)) return std::move(*message);
    std::this_thread::sleep_for(short_while);
  }
}

std::string machine() {
  char name[MPI_MAX_PROCESSOR_NAME];
  int length = 0;
  MPI_Get_processor_name(name, &length);
  return {name, static_cast<std::size_t>(length)};
}

std::string result_text(std::size_t number, const BlockResult& played) {
  json::array tallies;
  for (const Tally& tally : played.tallies) tallies.push_back(tally.json());
  return json::serialize(json::object{{"block", number}, {"lines", played.lines}, {"tallies", std::move(tallies)}});
}

Expected<void> record_result(const std::string& text, RunCoordinator& coordinator) {
  try {
    const json::value value = json::parse(text);
    BlockResult played{std::string(value.at("lines").as_string()), {}};
    for (const json::value& one : value.at("tallies").as_array()) {
      SOUNDER_TRY(auto tally, Tally::from(one));
      played.tallies.push_back(std::move(tally));
    }
    coordinator.take(value.at("block").to_number<std::size_t>(), std::move(played));
    return {};
  } catch (const std::exception& failure) {
    return error(std::string("not a result: ") + failure.what());
  }
}

// The threads of a rank other than 0, with the blocks to play and their results. Only one of them talks to rank 0.
class Crew {
 public:
  Crew(const Experiment& experiment, int threads) : experiment_(experiment) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
  }
  ~Crew() {
    {
      const std::lock_guard lock(mutex_);
      stop_ = true;
    }
    more_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  void give(std::size_t number) {
    {
      const std::lock_guard lock(mutex_);
      to_play_.push_back(number);
      ++in_hand_;
    }
    more_.notify_one();
  }
  // A result to send, if there is one before long.
  std::optional<std::string> take() {
    std::unique_lock lock(mutex_);
    const auto patience = in_hand_ < threads_.size() ? std::chrono::microseconds(short_while) : long_while;
    if (!played_now_.wait_for(lock, patience, [&] { return !played_.empty(); })) return {};
    --in_hand_;
    std::string text = std::move(played_.front());
    played_.pop_front();
    return text;
  }

 private:
  void work() {
    const Blocks blocks(experiment_);
    BlockRunner runner(experiment_);
    for (;;) {
      std::size_t number;
      {
        std::unique_lock lock(mutex_);
        more_.wait(lock, [&] { return stop_ || !to_play_.empty(); });
        if (stop_) return;
        number = to_play_.front();
        to_play_.pop_front();
      }
      const auto played = runner.play(blocks[number], stop_);
      if (!played) return;
      std::string text = result_text(number, *played);
      {
        const std::lock_guard lock(mutex_);
        played_.push_back(std::move(text));
      }
      played_now_.notify_one();
    }
  }

  const Experiment& experiment_;
  std::mutex mutex_;
  std::condition_variable more_;
  std::condition_variable played_now_;
  std::size_t in_hand_ = 0;  // blocks given out and not yet returned
  std::deque<std::size_t> to_play_;
  std::deque<std::string> played_;
  std::atomic<bool> stop_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace

Team::Team(bool wanted) {
  if (!wanted || !std::getenv("PMIX_RANK")) return;  // the second: not started by mpirun
  int level = 0;
  MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &level);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
  MPI_Comm_size(MPI_COMM_WORLD, &size_);
  threads_.resize(static_cast<std::size_t>(size_));
  // mpirun asks all ranks to end when it is interrupted or one rank dies. The others leave the end to rank 0, which
  // saves the finished blocks and tells them; a rank that takes too long is killed.
  if (rank_ != 0)
    for (const int signal : {SIGINT, SIGTERM}) std::signal(signal, SIG_IGN);
}

Team::~Team() {
  if (threads_.empty()) return;
  if (leads()) {
    if (!greeted_) (void)gather("");
    for (int i = 1; i < size_; ++i)
      if (threads_[i] > 0) send(i, stop, "");
    for (int left = size_ - 1; left > 0;) left -= wait_for().tag == bye;
  } else {
    if (!greeted_) excuse("has nothing to do here");
    send(0, bye, "");
  }
  MPI_Finalize();
}

Expected<void> Team::gather(const std::string& task) {
  Expected<void> all;
  for (int left = size_ - 1; left > 0; --left) {
    const Message message = wait_for(hello);
    const json::value greeting = json::parse(message.text);
    const std::string who =
        "rank " + std::to_string(message.from) + " on " + std::string(greeting.at("machine").as_string());
    if (const auto* excuse = greeting.as_object().if_contains("excuse")) {
      if (all) all = error(who + ": " + std::string(excuse->as_string()));
      continue;
    }
    threads_[message.from] = greeting.at("threads").to_number<int>();
    const auto theirs = greeting.at("task").as_string();
    if (theirs != task && all)
      all = error(who + ": is about to do " + std::string(theirs) + ", expected " + task +
                  " as on rank 0 (is all the same there?)");
  }
  greeted_ = true;
  return all;
}

Expected<Findings> Team::run(const Experiment& experiment, const RunPlan& plan, Findings so_far) {
  if (size_ == 1) return lab::run(experiment, plan, std::move(so_far));
  std::size_t players = static_cast<std::size_t>(plan.threads);
  for (const int threads : threads_) players += static_cast<std::size_t>(threads);
  RunCoordinator coordinator(experiment, plan, std::move(so_far), players);
  {
    const Players here(coordinator, experiment, plan.threads);
    std::vector<int> free = threads_;
    auto looked_up = std::chrono::steady_clock::now();
    while (!coordinator.over()) {
      for (int i = 1; i < size_; ++i)
        for (; free[i] > 0; --free[i]) {
          const auto number = coordinator.deal_at_once();
          if (!number) break;
          send(i, block, std::to_string(*number));
        }
      if (const auto message = receive(result)) {
        ++free[message->from];
        if (auto recorded = record_result(message->text, coordinator); !recorded)
          coordinator.fail({"rank " + std::to_string(message->from) + ": " + recorded.error().message});
      } else {
        std::this_thread::sleep_for(short_while);
      }
      if (const auto now = std::chrono::steady_clock::now(); now - looked_up > tick) {
        looked_up = now;
        coordinator.look_up();
      }
    }
    for (int i = 1; i < size_; ++i) send(i, stop, ""), threads_[i] = 0;
  }
  return coordinator.close();
}

void Team::play(const Experiment& experiment, const std::string& task, int threads) {
  send(0, hello, json::serialize(json::object{{"machine", machine()}, {"task", task}, {"threads", threads}}));
  greeted_ = true;
  Crew crew(experiment, threads);
  for (;;) {
    if (const auto message = receive()) {
      if (message->tag == stop) return;
      crew.give(std::stoull(message->text));
    }
    if (const auto played = crew.take()) send(0, result, *played);
  }
}

void Team::excuse(const std::string& message) {
  if (size_ == 1 || greeted_) return;
  send(0, hello, json::serialize(json::object{{"machine", machine()}, {"excuse", message}}));
  greeted_ = true;
}

void Team::break_off() {
  if (size_ > 1) MPI_Abort(MPI_COMM_WORLD, 2);
}

}  // namespace sounder::lab
