// What several commands take: a game with its options and content, numbers, seats, records.
#pragma once

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "match/record.h"
#include "match/registry.h"

namespace sounder::cli {

// A whole number in a range; says what was found and what was expected.
CLI::Validator whole_number(std::uint64_t least, std::uint64_t most);
// A number from 0 to 1.
CLI::Validator fraction();
// One of these words.
CLI::Validator one_of(std::vector<std::string> words);
// The name of a folder: not nothing.
CLI::Validator folder_name();
// A game by its id, by its title or by a beginning of either; makes it the id.
CLI::Validator game_name();
constexpr std::uint64_t any_seed = UINT64_MAX;

// The titles under which help lists options that several commands have.
namespace group {
constexpr const char* setup = "Game";
constexpr const char* bots = "Bots";
constexpr const char* matches = "Matches";
constexpr const char* position = "Position";
constexpr const char* output = "Output";
}  // namespace group

// An option whose value is a whole number.
struct NumberOption {
  const char* name;
  const char* about;
  std::uint64_t least;
  std::uint64_t most;
  const char* standard = "";  // what help says is the default; the value that `to` has where this is empty
  const char* unit = "N";
};
CLI::Option* add_number(CLI::App& command, std::string& to, const NumberOption& option);

// `--seats N`, `--seed N` and `--threads N`, in the groups where people look for them.
void add_seats(CLI::App& command, std::string& seats);
void add_seed(CLI::App& command, std::string& seed);
void add_threads(CLI::App& command, std::string& threads);

// `--think MS`: how long a bot may think about a move; empty if not given.
void add_think(CLI::App& command, std::string& think);
std::chrono::milliseconds milliseconds_of(const std::string& think);

// GAME, `--option NAME=VALUE` and `--content FILE|DIR`.
struct SetupArguments {
  std::string game;
  std::vector<std::string> options;
  std::vector<std::string> content;

  void add_to(CLI::App& command, bool game_required);
  bool any_choice() const { return !options.empty() || !content.empty(); }
  // The setup they describe; seats are left open.
  Expected<Setup> setup() const;
};

// `--net FILE`: evaluated with these nets, or with none.
void add_net(CLI::App& command, std::string& net);
void add_transcript(CLI::App& command, std::string& file);
// `programs`: whether programs play at all.
Expected<void> use_transcript(const std::string& file, bool programs);

Expected<void> use_net(const std::string& net, std::string_view game);

// `--language it`; else what the environment asks for.
void add_language(CLI::App& command, std::string& language);

// The record in a file, or on standard input for "-".
Expected<Record> read_record(const std::string& file);
Expected<RecordSoFar> read_record_so_far(const std::string& file);  // where a later move may be illegal

// The seat that `--seat` names; the audience where it is empty.
Expected<Viewer> viewer_named(const std::string& seat, const AnyGame& game);

}  // namespace sounder::cli
