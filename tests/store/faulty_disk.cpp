#include "store/faulty_disk.h"

#include <sqlite3.h>

#include <algorithm>
#include <atomic>
#include <deque>
#include <mutex>
#include <string_view>

namespace sounder::store {
namespace {

std::atomic<FaultyDisk::Fault> fault = FaultyDisk::Fault::none;
sqlite3_vfs* real = nullptr;

// SQLite has several kinds of files, each with its methods.
struct Methods {
  sqlite3_io_methods ours;  // first, so that a file's pointer to it is one to all of it
  const sqlite3_io_methods* real;
};
std::mutex mutex;
std::deque<Methods> kinds;

const sqlite3_io_methods& real_methods(sqlite3_file* file) {
  return *reinterpret_cast<const Methods*>(file->pMethods)->real;
}

int write(sqlite3_file* file, const void* bytes, int count, sqlite3_int64 at) {
  switch (fault) {
    case FaultyDisk::Fault::full: return SQLITE_FULL;
    case FaultyDisk::Fault::read_only: return SQLITE_READONLY;
    case FaultyDisk::Fault::write_error: return SQLITE_IOERR_WRITE;
    default: return real_methods(file).xWrite(file, bytes, count, at);
  }
}

int flush(sqlite3_file* file, int flags) {
  return fault == FaultyDisk::Fault::flush_error ? SQLITE_IOERR_FSYNC : real_methods(file).xSync(file, flags);
}

// The file stays SQLite's own; only two of its methods are ours.
int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* file, int flags, int* out) {
  const int result = real->xOpen(vfs, name, file, flags, out);
  if (result != SQLITE_OK || file->pMethods == nullptr) return result;
  const std::scoped_lock lock(mutex);
  auto kind = std::ranges::find(kinds, file->pMethods, &Methods::real);
  if (kind == kinds.end()) {
    kind = kinds.insert(kinds.end(), {*file->pMethods, file->pMethods});
    kind->ours.xWrite = write;
    kind->ours.xSync = flush;
  }
  file->pMethods = &kind->ours;
  return result;
}

}  // namespace

FaultyDisk::FaultyDisk() {
  static sqlite3_vfs vfs;
  if (real != nullptr) return;
  sqlite3_initialize();
  real = sqlite3_vfs_find(nullptr);
  vfs = *real;
  vfs.zName = "faulty";
  vfs.xOpen = open;
  sqlite3_vfs_register(&vfs, 1);
}

void FaultyDisk::now(Fault next) { fault = next; }

}  // namespace sounder::store
