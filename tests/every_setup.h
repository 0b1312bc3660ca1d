// Every way to set up a game, for tests that know no game: all seat counts, option values and built-in content.
#pragma once

#include <memory>
#include <set>
#include <stdexcept>
#include <vector>

#include "match/adapter.h"
#include "match/registry.h"
#include "rules/rng.h"

namespace sounder {

// "3 seats, novice_help=0 layout=hedge": how a setup is named when something is wrong with it.
inline std::string describe(const Setup& setup) {
  std::string text = setup.game + ", " + std::to_string(setup.seats) + " seats";
  for (const auto& [id, value] : setup.options) text += ", " + id + "=" + std::to_string(value);
  for (const auto& [kind, choice] : setup.content) text += ", " + kind + "=" + choice.name;
  return text;
}

inline int seat_counts(const GameEntry& line) { return line.facts->max_seats - line.facts->min_seats + 1; }

// The values of an option worth trying: all of a few, else the ends and the default.
inline std::vector<int> values_to_try(const OptionSpec& option) {
  std::vector<int> values;
  if (option.most - option.least < 4)
    for (int value = option.least; value <= option.most; ++value) values.push_back(value);
  else
    values = {option.least, option.default_value, option.most};
  return values;
}

// Setups that the game accepts, at most `most`: the default one for every number of seats first, then any others.
// Where there are too many they are drawn by a fixed seed, so that every value of every option comes up.
inline std::vector<Setup> every_setup(const GameEntry& line, std::size_t most = 300) {
  std::vector<Setup> accepted;
  std::set<std::string> seen;
  const auto add = [&](const Setup& setup) {
    if (seen.insert(describe(setup)).second && make_game(setup)) accepted.push_back(setup);
  };
  for (int seats = line.facts->min_seats; seats <= line.facts->max_seats; ++seats)
    add({std::string(line.facts->id), seats, {}, {}});
  Rng rng(1);
  const auto any_of = [&](std::size_t n) { return rng.below(static_cast<std::uint32_t>(n)); };
  for (std::size_t tries = 0; tries < 20 * most && accepted.size() < most; ++tries) {
    Setup setup = {
        std::string(line.facts->id), line.facts->min_seats + static_cast<int>(tries) % seat_counts(line), {}, {}};
    for (const OptionSpec& option : line.options) {
      const std::vector<int> values = values_to_try(option);
      setup.options[option.id] = values[any_of(values.size())];
    }
    for (const ContentKind& kind : line.content_kinds) {
      const auto files = built_in_content(line.facts->id, kind.id);
      setup.content[std::string(kind.id)] = {files[any_of(files.size())]->name, {}, {}};
    }
    add(setup);
  }
  return accepted;
}

// The same, as typed games.
template <Game G>
std::vector<std::shared_ptr<const Adapter<G>>> every_game(std::size_t most = 300) {
  const auto line = find_game(G::facts.id);
  if (!line) throw std::runtime_error(line.error().message);
  std::vector<std::shared_ptr<const Adapter<G>>> games;
  for (const Setup& setup : every_setup(**line, most)) {
    auto game = make_game(setup);
    if (!game) throw std::runtime_error(game.error().message);
    games.push_back(std::dynamic_pointer_cast<const Adapter<G>>(*game));
  }
  return games;
}

}  // namespace sounder
