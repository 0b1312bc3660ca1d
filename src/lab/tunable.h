// What tuning may change: the game's options, and the numbers and cells of its content that content/tunable/ lists with
// their allowed values. This module knows no game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/error.h"
#include "match/setup.h"

namespace sounder::lab {

// A number has one entry; a list of cells has one per cell, ascending.
using Value = std::vector<int>;
// One value per tunable.
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
  std::string kind;                // the content it belongs to; empty: an option of the game
  std::vector<std::string> at;     // JSON pointers: all these places have the same value
  std::vector<int> values;         // allowed numbers, ascending; none for cells
  std::vector<std::string> words;  // names of an option's values, if it has names
  Board board;                     // of cells
  int least = 0;                   // the number of cells
  int most = 0;
  Value original;

  bool is_cells() const { return board.size() > 0; }
  std::string text_of(const Value& value) const;
};

// All tunables of a game with this setup; the setup of a made game is complete.
Expected<std::vector<Tunable>> tunables_of(const Setup& setup);

// The tunables that match a name or a pattern with *; an error names a pattern without a match.
Expected<std::vector<Tunable>> named(const std::vector<Tunable>& all, const std::vector<std::string>& patterns);

Variant original_of(const std::vector<Tunable>& tunables);

// The setup with these values. Changed content is called `name`. `make_game` decides whether the game accepts it.
Setup with(const Setup& setup, const std::vector<Tunable>& tunables, const Variant& variant, const std::string& name);

// "trees a6 b2; novice_help 1": the differences from the original; of many, the first and the number of the others.
std::string changes_of(const std::vector<Tunable>& tunables, const Variant& variant, std::size_t most = 8);

// For tests with games of their own: the text of a file as in content/tunable/.
void add_tunable_file(std::string text);

}  // namespace sounder::lab
