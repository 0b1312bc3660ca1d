// `sounder perft`: counts the ways to play n moves.
#include <cinttypes>
#include <cstdio>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/perft_count.h"

namespace sounder::cli {
namespace {

struct PerftArguments {
  SetupArguments setup;
  std::string seats;
  std::string from;
  std::string depth;
  bool divide = false;
  bool json = false;
};

void print_for_people(const Match& match, int depth, bool divide) {
  count(match, depth, [](const Depth& counted) {
    const double speed = static_cast<double>(counted.leaves) / std::max(counted.seconds, 1e-9);
    std::printf("depth %d: %" PRIu64 " leaves, %.3f s, %.0f nodes/s\n", counted.depth, counted.leaves, counted.seconds,
                speed);
    std::fflush(stdout);
  });
  if (!divide) return;
  count_under_each_move(match, depth, [](const Branch& branch) {
    std::printf("  %s: %" PRIu64 "\n", branch.move.c_str(), branch.leaves);
  });
}

// {"game", "seats", "at", "depths": [{"depth", "leaves", "microseconds"}], "divide": [{"move", "leaves"}]}
void print_json(const Match& match, int depth, bool divide) {
  std::string text;
  JsonWriter json(text);
  json.begin_object()
      .field("game", match.game().facts().id)
      .field("seats", match.game().seats())
      .field("at", match.steps().size());
  json.key("depths").begin_array();
  count(match, depth, [&](const Depth& counted) {
    json.begin_object().field("depth", counted.depth).field("leaves", counted.leaves);
    json.field("microseconds", static_cast<std::uint64_t>(counted.seconds * 1e6)).end_object();
  });
  json.end_array();
  if (divide) {
    json.key("divide").begin_array();
    count_under_each_move(match, depth, [&](const Branch& branch) {
      json.begin_object().field("move", branch.move).field("leaves", branch.leaves).end_object();
    });
    json.end_array();
  }
  json.end_object();
  std::printf("%s\n", text.c_str());
}

Expected<Match> match_to_count(const PerftArguments& arguments) {
  if (!arguments.from.empty()) {
    if (arguments.setup.any_choice() || !arguments.seats.empty())
      return error("--from: the record says which options, content and seats are played, expected none beside it");
    SOUNDER_TRY(auto record, read_record(arguments.from));
    const std::string_view game = record.match.game().facts().id;
    if (!arguments.setup.game.empty() && arguments.setup.game != game)
      return error(arguments.from + ": is a record of " + std::string(game) + ", expected " +
                   arguments.setup.game.substr(0, 60));
    return record.match;
  }
  if (arguments.setup.game.empty())
    return error("sounder perft: no game named, expected GAME or --from FILE (see sounder perft --help)");
  SOUNDER_TRY(auto setup, arguments.setup.setup());
  if (!arguments.seats.empty()) setup.seats = std::stoi(arguments.seats);
  SOUNDER_TRY(const auto game, make_game(setup));
  return Match(game);
}

Expected<int> perft(const PerftArguments& arguments) {
  SOUNDER_TRY(const auto match, match_to_count(arguments));
  const int depth = std::stoi(arguments.depth);
  if (arguments.json)
    print_json(match, depth, arguments.divide);
  else
    print_for_people(match, depth, arguments.divide);
  return 0;
}

}  // namespace

Command add_perft(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("perft", "Count the ways to play n moves");
  auto arguments = std::make_shared<PerftArguments>();
  arguments->setup.add_to(*app, false);
  add_seats(*app, arguments->seats);
  app->add_option("--from", arguments->from, "Count from the end of this record")
      ->type_name("FILE")
      ->default_str("the start of a match")
      ->group(group::position);
  add_number(*app, arguments->depth, {.name = "--depth", .about = "Number of moves", .least = 1, .most = 60})
      ->required()
      ->group(group::position);
  app->add_flag("--divide", arguments->divide, "Also print the count under each first move")->group(group::output);
  app->add_flag("--json", arguments->json, "Print one JSON object")->group(group::output);
  app->footer(R"(
Outcomes of chance count as moves. Where several seats are to move, the first of
them moves. A match that ends earlier counts at no later depth. The JSON has
game, seats, at (moves of the record), depths ({depth, leaves, microseconds})
and, with --divide, divide ({move, leaves}).

Example: sounder perft bite-the-pumpkin --seats 3 --depth 4 --divide)");
  return {app, [arguments] { return perft(*arguments); }};
}

}  // namespace sounder::cli
