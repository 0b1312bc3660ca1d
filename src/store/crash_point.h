// Where a program may be made to die, for the crash harness: SOUNDER_CRASH_AT=before_commit:17 kills it, as `kill -9`
// would, when it passes the point before_commit for the 17th time (without a number: the first). Otherwise a point
// costs a look at a null pointer.
//
// The points, in the order in which a command passes them:
//   after_check    the table has said yes, nothing is stored (server)
//   before_insert  the writer has taken a batch
//   before_commit  the batch is in the transaction
//   after_commit   it is on the disk, nobody knows yet
//   before_publish the caller is told, the others are not (server)
#pragma once

#include <atomic>
#include <csignal>
#include <cstdlib>
#include <string>
#include <string_view>

namespace sounder::store {

class CrashAt {
 public:
  // What the environment says, read once.
  static CrashAt* wanted() {
    static CrashAt* const crash = from_environment();
    return crash;
  }

  void pass(std::string_view point) {
    if (point == point_ && left_.fetch_sub(1) == 1) std::raise(SIGKILL);
  }

 private:
  CrashAt(std::string point, int passes) : point_(std::move(point)), left_(passes) {}

  static CrashAt* from_environment() {
    const char* text = std::getenv("SOUNDER_CRASH_AT");
    if (text == nullptr || *text == '\0') return nullptr;
    const std::string setting = text;
    const std::size_t colon = setting.find(':');
    const int passes = colon == std::string::npos ? 1 : std::atoi(setting.c_str() + colon + 1);
    return new CrashAt(setting.substr(0, colon), passes);  // for as long as the program lives
  }

  std::string point_;
  std::atomic<int> left_;
};

inline void crash_point(std::string_view point) {
  if (CrashAt* crash = CrashAt::wanted()) crash->pass(point);
}

}  // namespace sounder::store
