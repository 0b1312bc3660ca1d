#include "terminal/autosave.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

#include "match/fair/fair_chance.h"
#include "match/file.h"

namespace sounder::terminal {
namespace fs = std::filesystem;
namespace {

constexpr std::string_view ending_of_matches = ".json";
constexpr std::string_view ending_of_fit = ".fit.json";
constexpr std::size_t most_matches = 50;  // the oldest are removed when a new match begins

std::string lock_beside(const std::string& file) { return file + ".lock"; }

// "happy-pigs.1f2e3d4c.json", "happy-pigs.1f2e3d4c.fit.json"
bool is_of(const fs::path& file, std::string_view game) {
  const std::string name = file.filename().string();
  return name.ends_with(ending_of_matches) && (game.empty() || name.starts_with(std::string(game) + "."));
}

std::vector<fs::path> newest_first(const fs::path& folder, std::string_view game) {
  std::vector<std::pair<fs::file_time_type, fs::path>> found;
  std::error_code error;
  for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
    std::error_code gone;
    const auto time = fs::last_write_time(at->path(), gone);
    if (!gone && is_of(at->path(), game)) found.emplace_back(time, at->path());
  }
  std::sort(found.rbegin(), found.rend());
  std::vector<fs::path> files;
  for (auto& [time, file] : found) files.push_back(std::move(file));
  return files;
}

std::string folder_from(const char* variable, const char* below) {
  const char* value = std::getenv(variable);
  return value && *value == '/' ? std::string(value) + below : std::string();
}

}  // namespace

fs::path autosave_folder() {
  const std::string state = folder_from("XDG_STATE_HOME", "/sounder");
  return state.empty() ? folder_from("HOME", "/.local/state/sounder") : state;
}

std::optional<Autosave> Autosave::locked(const fs::path& file, bool written) {
  const int lock = ::open(lock_beside(file.string()).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (lock < 0) return std::nullopt;
  if (::flock(lock, LOCK_EX | LOCK_NB) != 0) {
    ::close(lock);
    return std::nullopt;
  }
  std::error_code gone;
  Autosave found(file.string(), lock, written && fs::exists(file, gone));
  if (found.written_ != written) return std::nullopt;  // over since it was listed
  return found;
}

Expected<Autosave> Autosave::of_new_match(const fs::path& folder, std::string_view game, bool fits) {
  std::error_code failed;
  fs::create_directories(folder, failed);
  if (failed) return error(folder.string() + ": cannot be made (" + failed.message() + ")");
  const std::vector<fs::path> kept = newest_first(folder, {});
  for (std::size_t i = most_matches - 1; i < kept.size(); ++i)
    if (auto old = locked(kept[i], true)) old->remove();
  const fs::path file = folder / (std::string(game) + "." + fresh_nonce().substr(0, 8) +
                                  std::string(fits ? ending_of_fit : ending_of_matches));
  if (auto made = locked(file, false)) return std::move(*made);
  return error(file.string() + ": cannot be written");
}

Expected<Autosave> Autosave::newest(const fs::path& folder, std::string_view game) {
  for (const fs::path& file : newest_first(folder, game))
    if (auto found = locked(file, true)) return std::move(*found);
  return error("--continue: found no match " + (game.empty() ? "" : "of " + std::string(game) + " ") + "to continue" +
               (folder.empty() ? "" : " in " + folder.string()) + ", expected one that was left before its end");
}

Autosave::Autosave(Autosave&& other) noexcept
    : file_(std::move(other.file_)), lock_(std::exchange(other.lock_, -1)), written_(other.written_) {}

Autosave& Autosave::operator=(Autosave&& other) noexcept {
  release();
  file_ = std::move(other.file_);
  lock_ = std::exchange(other.lock_, -1);
  written_ = other.written_;
  return *this;
}

Autosave::~Autosave() { release(); }

// The lock's file goes with the match. Removed while it is locked, so that nobody else has it.
void Autosave::release() {
  if (lock_ < 0) return;
  if (!written_) ::unlink(lock_beside(file_).c_str());
  ::close(std::exchange(lock_, -1));
}

bool Autosave::fits() const { return file_.ends_with(ending_of_fit); }

Expected<void> Autosave::keep(const Record& record) {
  SOUNDER_TRY(write_document(file_, to_json(record.without_secrets())));
  written_ = true;
  return {};
}

void Autosave::remove() {
  ::unlink(file_.c_str());
  written_ = false;
}

}  // namespace sounder::terminal
