#include "terminal/fit_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>

#include "bots/bot.h"
#include "match/file.h"
#include "match/json_text.h"

namespace sounder::terminal {
namespace fs = std::filesystem;
namespace {

fs::path file_of(const fs::path& folder, std::string_view game) {
  return folder / "fit" / (std::string(game) + ".json");
}

std::optional<bots::Fit> fit_from(const json::Value& value, std::string_view game) {
  const json::Object* found = value.if_object();
  const json::Value* level = found ? found->if_contains("level") : nullptr;
  const json::Value* streak = found ? found->if_contains("streak") : nullptr;
  if (!level || !streak || found->size() != 2 || !level->if_string() || !streak->if_int64()) return std::nullopt;
  const auto levels = bots::level_names(game);
  if (std::find(levels.begin(), levels.end(), *level->if_string()) == levels.end()) return std::nullopt;
  if (*streak->if_int64() < -2 || *streak->if_int64() > 2) return std::nullopt;
  return bots::Fit{*level->if_string(), static_cast<int>(*streak->if_int64())};
}

std::string text_of(const bots::Fit& fit) {
  return "{\"level\":\"" + fit.level + "\",\"streak\":" + std::to_string(fit.streak) + "}\n";
}

// Two matches that end at the same time count one after the other.
class Lock {
 public:
  explicit Lock(const fs::path& file) : lock_(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
    if (lock_ >= 0) ::flock(lock_, LOCK_EX);
  }
  ~Lock() {
    if (lock_ >= 0) ::close(lock_);
  }
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;

 private:
  int lock_;
};

}  // namespace

Expected<bots::Fit> read_fit(const fs::path& folder, std::string_view game) {
  const std::string file = file_of(folder, game).string();
  std::error_code none;
  if (folder.empty() || !fs::exists(file, none)) return bots::Fit{bots::level_names(game).front()};
  SOUNDER_TRY(const auto text, read_document(file));
  SOUNDER_TRY(const auto value, parse_json(text, file));
  if (const auto fit = fit_from(value, game)) return *fit;
  return error(file +
               ": expected a level and a streak from -2 to 2, as in {\"level\":\"novice\",\"streak\":1}; "
               "without the file the level is the weakest again");
}

Expected<FitMove> count_for_fit(const fs::path& folder, std::string_view game, int seats, bool won) {
  const fs::path file = file_of(folder, game);
  std::error_code failed;
  if (!folder.empty()) fs::create_directories(file.parent_path(), failed);
  if (failed) return error(file.parent_path().string() + ": cannot be made (" + failed.message() + ")");
  std::optional<Lock> lock;
  if (!folder.empty()) lock.emplace(file.parent_path() / ".lock");
  SOUNDER_TRY(const auto before, read_fit(folder, game));
  const auto offered = bots::offered_levels(game, seats);
  const bots::Fit after = bots::after_match(before, won, offered);
  if (!folder.empty()) SOUNDER_TRY(write_document(file.string(), text_of(after)));
  return FitMove{after, after.level != before.level};
}

}  // namespace sounder::terminal
