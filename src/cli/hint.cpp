// `sounder hint`: what a bot would play in a record's position, and why.
#include "bots/hint.h"
#include "terminal/seating.h"

#include "cli/arguments.h"
#include "cli/command.h"
#include "i18n/messages.h"
#include "rules/json_writer.h"
#include "rules/words.h"
#include "terminal/style.h"

namespace sounder::cli {
namespace {

struct HintArguments {
  std::string file;
  std::string at;
  std::string seat;
  std::string level;
  std::string seed = "1";
  std::string think;
  std::string threads = "1";
  std::string top = "5";
  bool json = false;
  std::string language;
};

// Whose decision it is: the seat named, or the only one there is.
Expected<Seat> decider(const HintArguments& arguments, const AnyGame& game, const AnyState& state) {
  const Turn turn = game.turn(state);
  if (turn.is_over())
    return error(arguments.file + ": the match is over there, expected a position where somebody is to move");
  if (turn.is_chance())
    return error(arguments.file + ": chance is to move there, expected a position where a seat decides");
  if (arguments.seat.empty()) return turn.first;
  SOUNDER_TRY(const auto named, viewer_named(arguments.seat, game));
  if (turn.seats.contains(named.seat())) return named.seat();
  std::vector<std::string> names;
  for (Seat seat : turn.seats) names.push_back(name_of(seat));
  return error("--seat: " + arguments.seat + " is not to move there, expected " + in_words(names, " or "));
}

void print_json(const bots::Hint& hint, Seat seat, const std::string& level) {
  std::string json;
  JsonWriter out(json);
  out.begin_object();
  bots::write(out, hint, seat, level);
  out.end_object();
  std::printf("%s\n", json.c_str());
}

void print(const bots::Hint& hint, const AnyGame& game, Seat seat, const HintArguments& arguments,
           const std::string& level) {
  const i18n::Localizer localizer(arguments.language, game.setup());
  const auto simulations = std::max<std::int64_t>(1, static_cast<std::int64_t>(hint.simulations));
  std::printf(
      "%s\n",
      localizer.say(i18n::messages::as_seen(terminal::label(localizer, game, seat), level, simulations)).c_str());
  int width = 0;
  for (const auto& line : hint.best) width = std::max(width, terminal::columns(line.move));
  for (const auto& line : hint.best) {
    std::printf("  %s", terminal::padded(line.move, width).c_str());
    if (line.percent && !hint.proven) std::printf("  %3d %%", *line.percent);
    if (line.visits > 1)
      std::printf("  %s", localizer.say(i18n::messages::tried(static_cast<std::int64_t>(line.visits))).c_str());
    std::printf("\n");
  }
  if (!hint.why.empty()) std::printf("%s\n", localizer.say(hint.why).c_str());
}

Expected<int> hint(const HintArguments& arguments) {
  SOUNDER_TRY(auto record, read_record(arguments.file));
  const Match& match = record.match;
  const std::size_t moves = match.steps().size();
  const std::size_t at = arguments.at.empty() ? moves : std::stoull(arguments.at);
  if (at > moves)
    return error("--at: " + arguments.at + ", expected 0 to " + std::to_string(moves) + ", the moves of " +
                 arguments.file);
  const AnyState state = match.state_at(at);
  SOUNDER_TRY(const auto seat, decider(arguments, match.game(), state));
  const std::string level =
      arguments.level.empty() ? bots::level_names(match.game().facts().id).back() : arguments.level;
  auto bot = bots::make_bot(level, match.game_ptr());
  if (!bot) return error("--level: " + bot.error().message);
  bots::Budget budget;
  budget.threads = std::stoi(arguments.threads);
  if (!arguments.think.empty()) budget.time = std::chrono::milliseconds(std::stoll(arguments.think));
  const bots::Hint found = bots::hint_for(**bot, match.game(), state, seat, std::stoull(arguments.seed), at, budget,
                                          std::stoull(arguments.top));
  if (arguments.json)
    print_json(found, seat, level);
  else
    print(found, match.game(), seat, arguments, level);
  return 0;
}

}  // namespace

Command add_hint(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("hint", "Show what a bot would play in a position, and why");
  auto arguments = std::make_shared<HintArguments>();
  app->add_option("RECORD", arguments->file, "The record; - for standard input")->required();
  add_number(*app, arguments->at,
             {.name = "--at",
              .about = "Number of moves that are played before",
              .least = 0,
              .most = 1'000'000,
              .standard = "all of the record"})
      ->group(group::position);
  app->add_option("--seat", arguments->seat, "The seat that decides, where several are to move")
      ->type_name("SEAT")
      ->default_str("the first of them")
      ->group(group::position);
  app->add_option("--level", arguments->level, "The bot; `sounder games GAME` lists them")
      ->type_name("LEVEL")
      ->default_str("the strongest level")
      ->group(group::bots);
  add_number(*app, arguments->think,
             {.name = "--think",
              .about = "Time to think, in milliseconds",
              .least = 1,
              .most = 86'400'000,
              .standard = "as the level says",
              .unit = "MS"})
      ->group(group::bots);
  add_number(*app, arguments->threads, {.name = "--threads", .about = "Threads that think", .least = 1, .most = 256})
      ->group(group::bots);
  add_number(*app, arguments->seed,
             {.name = "--seed", .about = "Seed of the bot's thinking", .least = 0, .most = any_seed})
      ->group(group::bots);
  add_number(*app, arguments->top, {.name = "--top", .about = "Number of moves to list", .least = 1, .most = 1024})
      ->group(group::output);
  app->add_flag("--json", arguments->json, "Print one JSON object")->group(group::output);
  add_language(*app, arguments->language);
  app->footer(R"(
The bot knows only what the seat may know. The first line is the move that it
plays most often, or a proven win. The percentage is the share of the victory
that the bot expects; where it draws a secret choice, the probability of the
choice. Lines are sorted by it. A move is left out if the bot examined it less
than a tenth as often as the first, or if it contradicts the first.

Example: sounder hint evening.json --at 20 --level strong)");
  return {app, [arguments] { return hint(*arguments); }};
}

}  // namespace sounder::cli
