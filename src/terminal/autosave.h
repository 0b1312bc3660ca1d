// Matches that are kept without being asked for: a file per match in the user's state folder (XDG_STATE_HOME, else
// ~/.local/state/sounder), until the match is over. `sounder play --continue` resumes the newest.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "match/record.h"

namespace sounder::terminal {

// The folder of kept matches; empty where the environment names neither XDG_STATE_HOME nor HOME.
std::filesystem::path autosave_folder();

class Autosave {
 public:
  // A new match; nothing is written before `keep`. `fits`: its bots match the person (bots/fit.h), which its record
  // does not say.
  static Expected<Autosave> of_new_match(const std::filesystem::path& folder, std::string_view game, bool fits = false);
  // The newest match of a game, or of any game where none is named, that no other program is playing.
  static Expected<Autosave> newest(const std::filesystem::path& folder, std::string_view game);

  Autosave(Autosave&& other) noexcept;
  Autosave& operator=(Autosave&& other) noexcept;
  ~Autosave();

  const std::string& file() const { return file_; }
  bool holds_match() const { return written_; }
  bool fits() const;

  // Writes the record, without choices that are still secret.
  Expected<void> keep(const Record& record);
  // The match is over.
  void remove();

 private:
  Autosave(std::string file, int lock, bool written) : file_(std::move(file)), lock_(lock), written_(written) {}
  static std::optional<Autosave> locked(const std::filesystem::path& file, bool written);
  void release();

  std::string file_;
  int lock_;      // a file beside the match, locked while somebody plays it; -1 after a move
  bool written_;  // the file holds the match
};

}  // namespace sounder::terminal
