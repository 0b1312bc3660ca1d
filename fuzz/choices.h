// The fuzzer's bytes as a string of choices: which game, which options, which move. When they run out every choice is
// the first.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/registry.h"

namespace sounder::fuzz {

// Ends the fuzzer's run with words; the input that led here is kept by libFuzzer.
[[noreturn]] inline void broken(const std::string& what) {
  std::fprintf(stderr, "broken: %s\n", what.c_str());
  std::abort();
}

class Choices {
 public:
  Choices(const std::uint8_t* bytes, std::size_t size) : rest_(reinterpret_cast<const char*>(bytes), size) {}

  bool empty() const { return rest_.empty(); }
  std::string_view rest() const { return rest_; }
  std::uint32_t byte() {
    if (rest_.empty()) return 0;
    const auto first = static_cast<std::uint8_t>(rest_.front());
    rest_.remove_prefix(1);
    return first;
  }
  // A number from 0 to count-1; two bytes where one is too few.
  std::size_t below(std::size_t count) {
    if (count <= 1) return 0;
    return (count <= 256 ? byte() : byte() << 8 | byte()) % count;
  }

 private:
  std::string_view rest_;
};

// Any registered game, with any number of seats, any options and any built-in content.
inline Setup choose_setup(Choices& choices) {
  const GameEntry& line = all_games()[choices.below(all_games().size())];
  Setup setup;
  setup.game = line.facts->id;
  setup.seats =
      line.facts->min_seats +
      static_cast<int>(choices.below(static_cast<std::size_t>(line.facts->max_seats - line.facts->min_seats + 1)));
  for (const OptionSpec& option : line.options)
    setup.options[option.id] =
        option.least + static_cast<int>(choices.below(static_cast<std::size_t>(option.most - option.least + 1)));
  for (const ContentKind& kind : line.content_kinds) {
    const auto files = built_in_content(line.facts->id, kind.id);
    if (!files.empty()) setup.content[std::string(kind.id)].name = files[choices.below(files.size())]->name;
  }
  return setup;
}

// A game of the chosen setup, or nothing if its options don't go together. Reading content is slow beside a move, so
// games are kept for the next input.
inline GamePtr choose_game(Choices& choices) {
  static std::vector<std::pair<Setup, GamePtr>> kept;
  constexpr std::size_t most_kept = 200;
  Setup setup = choose_setup(choices);
  for (const auto& [known, game] : kept)
    if (known == setup) return game;
  if (kept.size() == most_kept) kept.clear();
  auto game = make_game(setup);
  kept.emplace_back(std::move(setup), game ? *game : nullptr);
  return kept.back().second;
}

}  // namespace sounder::fuzz
