// The games there are, described for doors that know none of them, and made from a Setup.
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
  int absent;  // what a record means that does not name the option
  std::vector<std::string> names;

  std::string text_of(int value) const;                 // "1", "on", "tribute"
  Expected<int> value_of(std::string_view text) const;  // the other way round, or what was expected
  std::string expected() const;                         // "0, 1 or 2"
};

struct GameEntry {
  const Facts* facts;
  std::vector<OptionSpec> options;
  std::vector<ContentKind> content_kinds;
  Expected<GamePtr> (*make)(const GameEntry&, Setup);
  Expected<std::string> (*check)(const ContentFile&);  // reads a content file; says what is wrong with it
};

// Of a game by its type: match/game_line.h has it, and each game of the program is compiled in a file of its own.
template <class G>
GameEntry entry_for();

const std::vector<GameEntry>& all_games();
void add_game(GameEntry line);  // for tests with games of their own: add_game(entry_for<Toy>())
Expected<const GameEntry*> find_game(std::string_view id);

// Fills in what the setup leaves out, refuses what does not go together, and gives the game.
Expected<GamePtr> make_game(Setup setup);

// Puts `NAME=VALUE` into a setup: an option, or the name of a built-in content file.
Expected<void> choose(Setup& setup, std::string_view name, std::string_view value);

// Puts a content file of one's own into a setup, under its kind.
Expected<void> choose_content(Setup& setup, const ContentFile& file);

}  // namespace sounder
