// What can be chosen before a match: options (a number from a small range, a switch, one of several names) and content
// (a layout, a deck: a file of `content/<game>/`). A game lists both as data, so every front end offers them without
// knowing the game.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace sounder {

// One option of a game whose choices are kept in `Options`. The chosen value is an int in [least, most];
// a switch has 0 and 1; a choice of names has an index into `names`.
template <class Options>
struct Option {
  enum class Kind : std::uint8_t { number, flag, name };

  std::string_view id;
  Kind kind;
  std::int8_t Options::*field;
  int least;
  int most;
  int default_value;
  int absent;  // what a record means that does not name the option, because it was written before there was one
  std::span<const std::string_view> names = {};
  int proposed_from = 0;  // seats from which on a table of people is proposed a switch that is off by default; 0: never

  static constexpr Option number(std::string_view id, std::int8_t Options::*field, int least, int most,
                                 int default_value) {
    return {id, Kind::number, field, least, most, default_value, default_value};
  }
  static constexpr Option flag(std::string_view id, std::int8_t Options::*field, bool default_value) {
    return {id, Kind::flag, field, 0, 1, default_value ? 1 : 0, default_value ? 1 : 0};
  }
  static constexpr Option name(std::string_view id, std::int8_t Options::*field,
                               std::span<const std::string_view> names, int default_value) {
    return {id, Kind::name, field, 0, static_cast<int>(names.size()) - 1, default_value, default_value, names};
  }

  // Of an option that came later: how was played before there was one.
  constexpr Option with_absent(int value) const {
    Option option = *this;
    option.absent = value;
    return option;
  }
  constexpr Option with_proposal(int seats) const {
    Option option = *this;
    option.proposed_from = seats;
    return option;
  }
};

// A kind of content file the game reads, and the built-in one it plays with unless told otherwise.
struct ContentKind {
  std::string_view id;                      // "layout": the file's "kind", and the option that names it
  std::string_view default_value;           // "classic"
  std::string_view absent = default_value;  // what a record means that does not name it
  // Another default for new matches where an option has this value.
  struct Where {
    std::string_view option;
    int value;
    std::string_view default_value;
  };
  Where where = {};
};

}  // namespace sounder
