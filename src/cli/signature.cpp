// `sounder signature`: tells whether a change altered play, and lists matches for comparing builds.
#include "match/signature.h"

#include <cinttypes>
#include <cstdio>

#include "cli/arguments.h"
#include "cli/command.h"
#include "rl/encoding.h"

namespace sounder::cli {
namespace {

struct SignatureArguments {
  std::string list;
  std::string seats;
  std::string matches = "100";
  bool numbers = false;
};

// All seat counts of a game together.
Expected<std::uint64_t> signature_of(const GameEntry& line, std::uint64_t matches) {
  std::uint64_t all = 0;
  for (int seats = line.facts->min_seats; seats <= line.facts->max_seats; ++seats) {
    SOUNDER_TRY(const auto game, make_game({std::string(line.facts->id), seats, {}, {}}));
    all = hash_words(all, signature(*game, matches));
  }
  return all;
}

Expected<int> list_numbers(const GamePtr& game, std::uint64_t matches) {
  SOUNDER_TRY(const auto encoding, rl::encoding_of(game));
  const auto env = encoding->env();
  for (std::uint64_t number = 0; number < matches; ++number)
    std::printf("%016" PRIx64 "\n", rl::env_hash(*env, number));
  return 0;
}

Expected<int> list(const SignatureArguments& arguments, std::uint64_t matches) {
  const int seats = arguments.seats.empty() ? 0 : std::stoi(arguments.seats);
  SOUNDER_TRY(const auto game, make_game({arguments.list, seats, {}, {}}));
  if (arguments.numbers) return list_numbers(game, matches);
  for (std::uint64_t number = 0; number < matches; ++number) std::printf("%016" PRIx64 "\n", final_hash(*game, number));
  return 0;
}

Expected<int> signature(const SignatureArguments& arguments) {
  const std::uint64_t matches = std::stoull(arguments.matches);
  if (!arguments.list.empty()) return list(arguments, matches);
  if (!arguments.seats.empty() || arguments.numbers)
    return error((arguments.numbers ? "--numbers" : "--seats") + std::string(": goes with --list GAME only"));
  std::uint64_t total = 0;
  for (const GameEntry& line : all_games()) {
    SOUNDER_TRY(const auto one, signature_of(line, matches));
    std::printf("%016" PRIx64 "  %s\n", one, std::string(line.facts->id).c_str());
    total = hash_words(total, one);
  }
  std::printf("%016" PRIx64 "  total\n", total);
  return 0;
}

}  // namespace

Command add_signature(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("signature", "Print numbers that change when a game plays differently");
  auto arguments = std::make_shared<SignatureArguments>();
  add_number(*app, arguments->matches,
             {.name = "--matches", .about = "Matches for every number of seats", .least = 1, .most = 1'000'000})
      ->group(group::matches);
  app->add_option("--list", arguments->list, "Print the hash of the last state of every match of this game instead")
      ->type_name("GAME")
      ->transform(game_name())
      ->group(group::output);
  add_number(*app, arguments->seats,
             {.name = "--seats",
              .about = "With --list: number of seats",
              .least = 1,
              .most = max_seats,
              .standard = "the fewest"})
      ->group(group::output);
  app->add_flag("--numbers", arguments->numbers,
                "With --list: hash all observations and actions of learning agents instead")
      ->group(group::output);
  app->footer(R"(
Match k plays random moves of the move list with Rng(2026, k). The numbers are
the same on every machine and in the browser until the rules change.

Examples:
  sounder signature
  sounder signature --list bite-the-pumpkin --seats 3 --matches 1000)");
  return {app, [arguments] { return signature(*arguments); }};
}

}  // namespace sounder::cli
