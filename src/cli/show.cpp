// `sounder show`: one position of a record, for people or as JSON for programs; or all of them, for programs.
#include <cstdio>
#include <optional>

#include "cli/arguments.h"
#include "cli/command.h"
#include "i18n/messages.h"
#include "match/file.h"
#include "match/hex.h"
#include "terminal/choices.h"
#include "terminal/scene.h"
#include "terminal/seating.h"

namespace sounder::cli {
namespace {

struct ShowArguments {
  std::string file;
  std::string at;
  std::string seat;
  bool json = false;
  bool all = false;
  std::string language;
};

// A position of a match and who looks at it.
struct Position {
  const AnyGame& game;
  AnyState state;
  Viewer viewer;
  std::size_t at;
  std::size_t of;

  Turn turn() const { return game.turn(state); }
  // The hash covers secrets: trying all possible secrets would reveal the true one. So no seat gets it.
  std::optional<std::string> hash() const {
    return viewer.is_audience() ? std::optional(hex_of(state.hash())) : std::nullopt;
  }
  // The seats whose moves are shown: those to move, or of them only the viewer's.
  SeatSet movers() const {
    if (viewer.is_audience()) return turn().seats;
    return turn().seats.contains(viewer.seat()) ? SeatSet(viewer.seat()) : SeatSet();
  }
};

constexpr std::array<std::string_view, 3> turn_names = {"decide", "chance", "over"};

void write_moves(JsonWriter& json, const Position& position, Seat seat) {
  std::vector<AnyMove> moves;
  position.game.moves(position.state, seat, moves);
  json.begin_array();
  for (const AnyMove& move : moves) json.value(position.game.text(position.state, move));
  json.end_array();
}

void write_all_moves(JsonWriter& json, const Position& position) {
  const SeatSet movers = position.movers();
  json.key("moves");
  if (movers.empty()) {
    json.begin_array().end_array();
  } else if (movers.size() == 1) {
    write_moves(json, position, movers.front());
  } else {
    json.begin_object();
    for (Seat seat : movers) {
      json.key(name_of(seat));
      write_moves(json, position, seat);
    }
    json.end_object();
  }
}

void write_chances(JsonWriter& json, const Position& position) {
  json.key("chances").begin_array();
  if (position.turn().is_chance()) {
    std::vector<AnyChance> chances;
    position.game.chances(position.state, chances);
    for (const AnyChance& chance : chances)
      json.begin_object()
          .field("move", position.game.text(position.state, chance.move))
          .field("weight", chance.weight)
          .end_object();
  }
  json.end_array();
}

std::string in_json(const Position& position) {
  std::string text;
  JsonWriter json(text);
  const Turn turn = position.turn();
  json.begin_object().field("game", position.game.facts().id).field("at", position.at).field("of", position.of);
  json.field("turn", turn_names[static_cast<std::size_t>(turn.kind)]).key("seats").begin_array();
  for (Seat seat : turn.seats) json.value(name_of(seat));
  json.end_array();
  write_all_moves(json, position);
  write_chances(json, position);
  json.key("view");
  position.game.view(position.state, position.viewer, json);
  if (const auto hash = position.hash()) json.field("hash", *hash);
  json.key("result");
  if (turn.is_over())
    write_result(json, position.game, position.game.result(position.state));
  else
    json.null();
  json.end_object();
  return text + "\n";
}

std::string in_words_for_people(const Position& position, const std::string& language) {
  const terminal::Canvas canvas = terminal::standard_output();
  const AnyGame& game = position.game;
  const i18n::Localizer localizer(language, game.setup());
  const Turn turn = position.turn();
  const auto number = [](auto some) { return static_cast<std::int64_t>(some); };
  std::string text = terminal::title(localizer, game, canvas.style,
                                     localizer.say(i18n::messages::after_of(number(position.at), number(position.of))));
  text += terminal::picture(localizer, game, position.state, position.viewer, canvas);
  if (turn.is_over()) text += terminal::ending(localizer, game, position.state, canvas.style);
  if (turn.is_chance()) {
    text += localizer.say(i18n::messages::chance_to_move()) + "\n";
    std::vector<AnyChance> chances;
    game.chances(position.state, chances);
    for (const AnyChance& chance : chances)
      text += "  " + game.text(position.state, chance.move) + "  " +
              localizer.say(i18n::messages::weight(number(chance.weight))) + "\n";
  }
  if (turn.decides()) {
    std::vector<std::string> movers;
    for (Seat seat : turn.seats) movers.push_back(terminal::label(localizer, game, seat));
    text += localizer.say(i18n::messages::to_move({movers.begin(), movers.end()})) + "\n";
    for (Seat seat : position.movers()) {
      const terminal::Choices choices(localizer, game, position.state, seat);
      text += terminal::label(localizer, game, seat) + ": " + localizer.say(game.prompt(position.state, seat)) + " " +
              localizer.say(i18n::messages::has_moves(number(choices.size()))) + "\n";
      text += choices.list(canvas.style, canvas.width);
    }
  }
  if (const auto hash = position.hash()) text += localizer.say(i18n::messages::state_hash(*hash)) + "\n";
  return text;
}

// Every position that the moves lead to, a line each; what can't be played is said after them.
Expected<int> show_all(const RecordSoFar& read, Viewer viewer) {
  const Match& match = read.record.match;
  Position position{match.game(), match.game().start(), viewer, 0, read.moves_written};
  std::fputs(in_json(position).c_str(), stdout);
  for (const Step& step : match.steps()) {
    match.game().play(position.state, step.move);
    ++position.at;
    std::fputs(in_json(position).c_str(), stdout);
  }
  if (!read.wrong.message.empty()) return tl::make_unexpected(read.wrong);
  return 0;
}

Expected<int> show(const ShowArguments& arguments) {
  if (arguments.all && !arguments.at.empty()) return error("--all: shows every position, expected no --at beside it");
  SOUNDER_TRY(const auto read, read_record_so_far(arguments.file));
  const Match& match = read.record.match;
  SOUNDER_TRY(const auto viewer, viewer_named(arguments.seat, match.game()));
  if (arguments.all) return show_all(read, viewer);
  const std::size_t of = read.moves_written;
  const std::size_t at = arguments.at.empty() ? of : std::stoull(arguments.at);
  if (at > of)
    return error("--at: found " + arguments.at + ", expected 0 to " + std::to_string(of) + ", the moves of " +
                 name_of_path(arguments.file));
  const bool asks_for_wrong = arguments.at.empty() || at > match.steps().size();
  if (asks_for_wrong && !read.wrong.message.empty()) return tl::make_unexpected(read.wrong);
  const Position position{match.game(), match.state_at(at), viewer, at, of};
  std::fputs((arguments.json ? in_json(position) : in_words_for_people(position, arguments.language)).c_str(), stdout);
  return 0;
}

}  // namespace

Command add_show(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("show", "Show positions of a record: view, moves, hash");
  auto arguments = std::make_shared<ShowArguments>();
  app->add_option("FILE", arguments->file, "The record; - for standard input")->required();
  add_number(*app, arguments->at,
             {.name = "--at",
              .about = "Number of moves that are played before",
              .least = 0,
              .most = 999'999,
              .standard = "all of the record"})
      ->group(group::position);
  app->add_option("--seat", arguments->seat, "Show what this seat may know, and only its moves")
      ->type_name("SEAT")
      ->default_str("what the audience may know, and all moves")
      ->group(group::position);
  app->add_flag("--all", arguments->all, "Print every position, one JSON object per line")->group(group::output);
  app->add_flag("--json", arguments->json, "Print one JSON object")->group(group::output);
  add_language(*app, arguments->language);
  app->footer(R"(
The JSON has game, at, of, turn (decide, chance, over), seats (those to move),
moves (a list; where several seats are to move an object of lists), chances
({move, weight} on a chance turn), view, hash (of the whole state, and so not
with --seat), result (null before the end). A position can be shown even if a
later move of the record is illegal; --all prints those before it and then
says what is wrong.

Examples:
  sounder show evening.json --at 12 --seat p1 --json
  sounder show evening.json --all)");
  return {app, [arguments] { return show(*arguments); }};
}

}  // namespace sounder::cli
