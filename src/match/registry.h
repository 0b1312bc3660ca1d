// The registered games, described for front ends that know no game, and made from a Setup.
#pragma once

#include <string_view>
#include <vector>

#include "match/any_game.h"
#include "match/content.h"
#include "match/error.h"

namespace sounder {

struct OptionSpec {
  enum class Kind { number, flag, name };
  std::string id;
  Kind kind;
  int least, most, default_value;
  int absent;  // the value in a record that does not name the option
  std::vector<std::string> names;
  int proposed_from = 0;  // seats; see src/rules/options.h

  std::string text_of(int value) const;                 // "1", "on", "tribute"
  Expected<int> value_of(std::string_view text) const;  // the inverse, or an error with the expected values
  std::string expected() const;                         // "0, 1 or 2"
};

struct GameEntry {
  const Facts* facts;
  std::vector<OptionSpec> options;
  std::vector<ContentKind> content_kinds;
  Expected<GamePtr> (*make)(const GameEntry&, Setup);
  Expected<std::string> (*check)(const ContentFile&);  // reads a content file; returns its errors
};

// The built-in content of this kind in a new match with these options.
std::string_view default_content(const ContentKind&, const Setup&);

// By the type of the game: match/game_entry.h implements it, and each game of the program is compiled in a file of its
// own.
template <class G>
GameEntry entry_for();

const std::vector<GameEntry>& all_games();
void add_game(GameEntry line);  // for tests with games of their own: add_game(entry_for<Toy>())
Expected<const GameEntry*> find_game(std::string_view id);

// Completes the setup with defaults, refuses combinations that don't fit, and makes the game.
Expected<GamePtr> make_game(Setup setup);

// Adds `NAME=VALUE` to a setup: an option, or the name of a built-in content file.
Expected<void> choose(Setup& setup, std::string_view name, std::string_view value);

// Adds a custom content file to a setup, under its kind.
Expected<void> choose_content(Setup& setup, const ContentFile& file);

}  // namespace sounder
