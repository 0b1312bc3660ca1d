// What may be changed when a game is tuned: its options, and the numbers and cells of its content that content/tunable/
// names with their allowed values. Nothing here knows a game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/error.h"
#include "match/setup.h"

namespace sounder::lab {

// A number has one entry; a list of cells has one a cell, ascending.
using Value = std::vector<int>;
// One value a tunable.
using Variant = std::vector<Value>;

// The cells between two corners, named like a chessboard's and counted rank by rank.
struct Board {
  char file = 'a';
  int rank = 1;
  int files = 0;
  int ranks = 0;

  int size() const { return files * ranks; }
  std::string name_of(int cell) const;
  std::optional<int> cell_named(std::string_view name) const;
  int turned(int cell) const { return size() - 1 - cell; }                                  // by half a turn
  int mirrored(int cell) const { return cell / files * files + files - 1 - cell % files; }  // west to east
};

struct Tunable {
  std::string name;
  std::string about;
  std::string kind;                // of the content it stands in; empty: an option of the game
  std::vector<std::string> at;     // JSON pointers: all these places hold the same
  std::vector<int> values;         // allowed numbers, ascending; none for cells
  std::vector<std::string> words;  // what the values of an option are called, if it has names
  Board board;                     // of cells
  int least = 0;                   // so many of them
  int most = 0;
  Value original;

  bool is_cells() const { return board.size() > 0; }
  std::string text_of(const Value& value) const;
};

// All there is to tune in a game set up like this; the setup of a made game, so nothing is left out in it.
Expected<std::vector<Tunable>> tunables_of(const Setup& setup);

// Those that a name or a pattern with * names; says which pattern names none.
Expected<std::vector<Tunable>> named(const std::vector<Tunable>& all, const std::vector<std::string>& patterns);

Variant original_of(const std::vector<Tunable>& tunables);

// The setup with these values. Content that changes is called `name`. Whether the game takes it is for `make_game` to
// say.
Setup with(const Setup& setup, const std::vector<Tunable>& tunables, const Variant& variant, const std::string& name);

// "trees a6 b2; novice_help 1": what differs from the original; of many changes the first ones and how many more.
std::string changes_of(const std::vector<Tunable>& tunables, const Variant& variant, std::size_t most = 8);

// For tests with games of their own: the text of a file as in content/tunable/.
void add_tunable_file(std::string text);

}  // namespace sounder::lab
