// Writes what the fuzzers begin with, for every registered game: whole records, the built-in content, move texts and a
// dictionary of the words they are made of. So a new game is fuzzed well without anybody writing an input for it.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>

#include "match/fair/fair_chance.h"
#include "rules/words.h"
#include "walk.h"

using namespace sounder;
using namespace sounder::fuzz;
namespace fs = std::filesystem;

namespace {

class Corpus {
 public:
  explicit Corpus(fs::path folder) : folder_(std::move(folder)) {}

  void add(const std::string& fuzzer, const std::string& name, std::string_view bytes) const {
    fs::create_directories(folder_ / fuzzer);
    std::ofstream(folder_ / fuzzer / name, std::ios::binary) << bytes;
  }
  void learn(std::string_view text) {
    for (std::string_view word : words_of(text)) words_.insert(std::string(word));
  }
  // What stands between quotation marks, which stay: names of fields and words of a message.
  void learn_json(std::string_view text) {
    for (std::size_t from = text.find('"'); from != text.npos; from = text.find('"', from)) {
      const std::size_t to = text.find('"', from + 1);
      if (to == text.npos) return;
      words_.insert(std::string(text.substr(from, to + 1 - from)));
      from = to + 1;
    }
  }
  void write_dictionary() const {
    std::ofstream out(folder_ / "words.dict");
    for (const std::string& word : words_) {
      out << '"';
      for (char c : word)
        if (c == '"' || c == '\\')
          out << '\\' << c;
        else
          out << c;
      out << "\"\n";
    }
  }

 private:
  fs::path folder_;
  std::set<std::string> words_ = {
      "{", "}", "[", "]", ":", ",", "\"", "null", "true", "false", "-1", "1e999", "18446744073709551615", "\\u0000"};
};

// The bytes that make `choose_game` choose this game with its default options.
std::string choices_for(std::size_t game, int seats) {
  const GameEntry& line = all_games()[game];
  std::string bytes;
  if (all_games().size() > 1) bytes += static_cast<char>(game);
  if (line.facts->max_seats > line.facts->min_seats) bytes += static_cast<char>(seats - line.facts->min_seats);
  for (const OptionSpec& option : line.options)
    if (option.most > option.least) bytes += static_cast<char>(option.default_value - option.least);
  for (const ContentKind& kind : line.content_kinds) {
    const auto files = built_in_content(line.facts->id, kind.id);
    for (std::size_t i = 0; files.size() > 1 && i < files.size(); ++i)
      if (files[i]->name == kind.default_value) bytes += static_cast<char>(i);
  }
  return bytes;
}

void add_match(Corpus& corpus, std::size_t number, int seats) {
  const GameEntry& line = all_games()[number];
  const std::string name = std::string(line.facts->id) + "-" + std::to_string(seats);
  const auto game = make_game({std::string(line.facts->id), seats, {}, {}});
  if (!game) return;
  Match match(*game);
  Rng rng(static_cast<std::uint64_t>(seats));
  play_on(match, rng, static_cast<std::size_t>(line.facts->longest));
  std::vector<Player> players(static_cast<std::size_t>(seats));
  for (std::size_t i = 0; i < match.steps().size(); ++i) corpus.learn(match.text_at(i));
  corpus.add("record", name, to_json({match, players, SeedNote{7}}));
  match.rewind(std::min<std::size_t>(match.steps().size(), 6));
  corpus.add("record", name + "-begun", to_json({match, players, fresh_dice(seats)}));

  // A whole match from bytes: move after move, seldom the same.
  std::string bytes = choices_for(number, seats);
  for (int i = 0; i < 200; ++i) bytes += static_cast<char>(rng.below(256));
  corpus.add("moves", name, bytes);
  // Texts of moves at early states: setup, how far, seed, text.
  for (std::size_t far = 0; far < 8; ++far) {
    Match early(*game);
    Rng other(1);
    play_on(early, other, far);
    const auto steps = steps_now(early);
    if (steps.empty()) break;
    const std::string start = choices_for(number, seats) + static_cast<char>(far) + '\x01';
    for (std::size_t i = 0; i < steps.size(); i += steps.size() / 3 + 1) {
      const std::string text = step_text(**game, early.state(), steps[i]);
      corpus.learn(text);
      corpus.add("move_text", name + "-" + std::to_string(far) + "-" + std::to_string(i), start + text);
    }
  }
}

// What guests say in the conversations of the protocol's page, a line each, as `fuzz_protocol` has it.
void add_conversations(Corpus& corpus) {
  std::ifstream page(SOUNDER_SOURCE "/docs/protocol.md");
  const std::map<std::string, char> letters = {{"Ada", 'A'}, {"Ben", 'B'}, {"Mia", 'C'}};
  std::string said;
  bool inside = false;
  int number = 0;
  for (std::string line; std::getline(page, line);) {
    if (line == "```conversation") said.clear();
    if (line.starts_with("```")) {
      if (inside) corpus.add("protocol", "conversation-" + std::to_string(++number), said);
      inside = line.starts_with("```conversation");
      continue;
    }
    const std::size_t arrow = line.find(" → ");
    if (!inside || arrow == line.npos) continue;
    const std::string json = line.substr(line.find('{'));
    said += letters.at(line.substr(0, arrow)) + json + '\n';
    corpus.learn_json(json);
  }
}

// Evenings of commands that fit, which a fuzzer of bytes does not come upon by itself: a table of every game with all
// its seats taken.
void add_evening(Corpus& corpus, std::size_t number, int seats) {
  const Facts& facts = *all_games()[number].facts;
  constexpr char play = 0, make = 1, join = 2, start = 3, reveal = 4;  // Deed of protocol.cpp
  std::string bytes = {make, 0};
  if (all_games().size() > 1) bytes += static_cast<char>(number);
  if (facts.max_seats > facts.min_seats) bytes += static_cast<char>(seats - facts.min_seats);
  bytes += std::string(4, '\0');  // one's seat, a promise, the clock, undo
  for (char guest = 1; guest < seats; ++guest) bytes += {join, guest};
  bytes += {start, 0};
  for (char guest = 0; guest < seats; ++guest) bytes += {reveal, guest};
  Rng rng(static_cast<std::uint64_t>(seats));
  for (int i = 0; i < 60; ++i)
    bytes += {play, static_cast<char>(rng.below(static_cast<std::uint32_t>(seats))), static_cast<char>(rng.below(256))};
  corpus.add("protocol", std::string(facts.id) + "-" + std::to_string(seats), bytes);
}

}  // namespace

int main(int count, char** words) {
  if (count != 2) {
    std::cerr << "fuzz_seeds: expected the folder to write to\n";
    return 2;
  }
  Corpus corpus(words[1]);
  for (std::size_t number = 0; number < all_games().size(); ++number) {
    const Facts& facts = *all_games()[number].facts;
    for (int seats = facts.min_seats; seats <= facts.max_seats; ++seats) {
      add_match(corpus, number, seats);
      add_evening(corpus, number, seats);
    }
  }
  add_conversations(corpus);
  for (const BuiltInFile& file : built_in_files()) {
    std::string name(file.path);
    std::replace(name.begin(), name.end(), '/', '-');
    corpus.add("content", name, file.text);
  }
  corpus.write_dictionary();
}
