// `sounder play`: puts a match together and hands it to the terminal.
#include "terminal/play.h"

#include <algorithm>
#include <filesystem>

#include "cli/arguments.h"
#include "cli/command.h"
#include "match/fair/fair_chance.h"
#include "terminal/seating.h"

namespace sounder::cli {
namespace {

struct PlayArguments {
  SetupArguments setup;
  std::string seats;
  std::string seed;
  std::string record;
  std::string from;
  std::string transcript;
  bool resume = false;
  bool no_autosave = false;
  std::string think;
  std::string language;
};

std::uint64_t fresh_seed() { return std::stoull(fresh_nonce().substr(0, 16), nullptr, 16); }

// `--seed` fixes everything; without it the dice are fair ones, to which every person adds a nonce.
DiceNote dice_for(const PlayArguments& arguments, const AnyGame& game, const terminal::Players& players) {
  if (!arguments.seed.empty()) return SeedNote{std::stoull(arguments.seed)};
  if (!game.facts().chance) return {};
  FairDice dice = fresh_dice(game.seats());
  for (std::size_t i = 0; i < players.size(); ++i)
    if (players[i].is_person()) dice.nonces[i] = fresh_nonce();
  return dice;
}

struct Begun {
  Record record;
  bool fits = false;  // the bots match the person, and the result counts
};

Expected<Begun> new_match(const PlayArguments& arguments) {
  SOUNDER_TRY(auto setup, arguments.setup.setup());
  const Facts& facts = *(*find_game(setup.game))->facts;
  SOUNDER_TRY(auto players, arguments.seats.empty() ? terminal::default_players(facts.min_seats)
                                                    : terminal::players_from(arguments.seats, facts));
  SOUNDER_TRY(const bool fits, terminal::meet_fit(players, facts.id, terminal::autosave_folder()));
  setup.seats = static_cast<int>(players.size());
  SOUNDER_TRY(const auto game, make_game(setup));
  DiceNote dice = dice_for(arguments, *game, players);
  return Begun{Record{Match(game), std::move(players), std::move(dice)}, fits};
}

// In a match that has begun, a new player takes the seat over.
void take_seats(Record& record, const terminal::Players& players) {
  for (Seat seat : seats_of(record.match.game().seats())) {
    const int at = index_of(seat);
    if (record.seq() == 0)
      record.players[at] = players[at];
    else if (record.players[at].is != players[at].is)
      record.apply(SatDown{seat, players[at], record.players[at]});
  }
}

// A saved match brings its game, its options and its dice along; only who sits where may change.
Expected<Begun> saved_match(const PlayArguments& arguments) {
  if (arguments.setup.any_choice())
    return error(std::string(arguments.resume ? "--continue" : "--from") +
                 ": the record says which options and content are played, expected none beside it");
  SOUNDER_TRY(Record record, read_record(arguments.from));
  const AnyGame& game = record.match.game();
  bool fits = false;
  const std::string& wanted = arguments.setup.game;
  if (!wanted.empty() && wanted != game.facts().id)
    return error(arguments.from + ": is a record of " + std::string(game.facts().id) + ", expected " +
                 wanted.substr(0, 60));
  if (!arguments.seats.empty()) {
    SOUNDER_TRY(auto players, terminal::players_from(arguments.seats, game.facts()));
    if (static_cast<int>(players.size()) != game.seats())
      return error("--seats: " + std::to_string(players.size()) + " seats, expected " + std::to_string(game.seats()) +
                   " as in " + arguments.from);
    SOUNDER_TRY(fits, terminal::meet_fit(players, game.facts().id, terminal::autosave_folder()));
    take_seats(record, players);
  } else if (std::any_of(record.players.begin(), record.players.end(), terminal::is_program)) {
    return error(arguments.from + ": a program sat in one of the seats, expected --seats to say who sits where now");
  }
  if (const auto* fair = std::get_if<FairDice>(&record.dice); fair && !fair->secret && !record.match.turn().is_over())
    return error(
        arguments.from +
        ".dice: the secret is kept elsewhere, expected a record that has it: only then the match can go on here");
  const bool has_dice = record.dice.index() != 0;
  if (!arguments.seed.empty() && (has_dice || record.match.draws() > 0))
    return error("--seed: the dice of " + arguments.from + " are fixed already, expected no seed");
  if (!has_dice && record.match.draws() == 0) record.dice = dice_for(arguments, game, record.players);
  return Begun{std::move(record), fits};
}

// Where the match is kept until it is over. Only people at a terminal may want to resume one.
Expected<std::optional<terminal::Autosave>> autosave_for(const terminal::Console& console, const Begun& begun) {
  const Record& record = begun.record;
  const bool people = std::any_of(record.players.begin(), record.players.end(),
                                  [](const Player& player) { return player.is_person(); });
  const std::filesystem::path folder = terminal::autosave_folder();
  if (!people || !console.asks() || folder.empty() || record.match.turn().is_over()) return std::nullopt;
  return terminal::Autosave::of_new_match(folder, record.match.game().facts().id, begun.fits);
}

Expected<int> play_match(PlayArguments arguments) {
  if (arguments.resume && !arguments.from.empty())
    return error("--continue: found --from beside it, expected one of them");
  std::optional<terminal::Autosave> autosave;
  if (arguments.resume) {
    SOUNDER_TRY(autosave, terminal::Autosave::newest(terminal::autosave_folder(), arguments.setup.game));
    arguments.from = autosave->file();
  }
  if (arguments.setup.game.empty() && arguments.from.empty())
    return error("sounder play: no game named, expected GAME, --continue or --from FILE (see sounder play --help)");
  if (arguments.from == "-") return error("--from: moves are read from standard input, expected a file");
  SOUNDER_TRY(auto begun, arguments.from.empty() ? new_match(arguments) : saved_match(arguments));
  if (autosave && arguments.seats.empty()) begun.fits = autosave->fits();
  const Record& record = begun.record;
  terminal::RecordFile file;
  if (!arguments.record.empty()) {
    SOUNDER_TRY(auto named, terminal::RecordFile::named(arguments.record, arguments.from));
    file = std::move(named);
  }
  const auto* seed = std::get_if<SeedNote>(&record.dice);
  const std::uint64_t thinking = seed ? seed->seed : fresh_seed();
  SOUNDER_TRY(use_transcript(arguments.transcript,
                             std::any_of(record.players.begin(), record.players.end(), terminal::is_program)));
  terminal::StandardConsole console;
  if (arguments.no_autosave) {
    autosave.reset();
  } else if (!autosave) {
    auto made = autosave_for(console, begun);
    if (made)
      autosave = std::move(*made);
    else
      complain("autosave: " + made.error().message);
  }
  return terminal::play(console, {std::move(begun.record), std::move(file), thinking, milliseconds_of(arguments.think),
                                  arguments.language, std::move(autosave), begun.fits, terminal::autosave_folder()});
}

constexpr const char* more = R"(
--seats has one entry per seat, `human` or `bot:NAME` (`sounder games` lists the
bots), or a number of seats. By default you sit in p1 and bot:casual in every
other seat. `bot:fit` matches you: its level goes up after three wins in a row
and down after three losses in a row, for each game apart. `cmd:PROGRAM
ARGUMENTS` seats a program of your own, which speaks the protocol of
docs/bots.md. If it fails, a random bot takes over its seat.

While playing: a move as text or as number, `?` for the legal moves, `hint`,
`undo`, `board`, `rules [WORD]`, `legend`, `card NAME`, `save [FILE]`, `quit`,
`help`. Moves can be piped in, one per line; lines that start with # are
skipped. An illegal move then ends the program with exit status 2; the end of
input leaves the match.

At a terminal a match with people is kept after each move of theirs, in
$XDG_STATE_HOME/sounder or ~/.local/state/sounder, until it is over. --continue
resumes the newest one (with GAME: of that game) after Ctrl-C, `quit` or a
closed window. The newest 50 are kept.

The record is complete after every move. --from changes the record it reads only
if --record names the same file. Without --seed the dice are fair: a secret is
fixed before the match, its SHA-256 is printed, and `sounder verify` checks it.

Examples:
  sounder play bite-the-pumpkin
  sounder play bite-the-pumpkin --seats bot:strong,human -o layout=hedge
  sounder play bite-the-pumpkin --seats 3 --record evening.json
  sounder play bite-the-pumpkin --seats "human,cmd:python3 examples/bot.py"
  sounder play --from evening.json --record evening.json
  sounder play --continue)";

}  // namespace

Command add_play(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("play", "Play in the terminal, with people and bots in any seats");
  auto arguments = std::make_shared<PlayArguments>();
  arguments->setup.add_to(*app, false);
  app->add_option("--seats", arguments->seats, "Who sits where, with commas; or the number of seats")
      ->type_name("LIST|N")
      ->default_str("you against bot:casual, the fewest seats")
      ->group(group::setup);
  add_number(*app, arguments->seed,
             {.name = "--seed",
              .about = "Seed of chance and of the bots' thinking",
              .least = 0,
              .most = any_seed,
              .standard = "fair dice"})
      ->group(group::setup);
  add_think(*app, arguments->think);
  app->add_option("--record", arguments->record, "New file for the record")->type_name("FILE")->group("Records");
  app->add_option("--from", arguments->from, "Continue the match of a saved record")
      ->type_name("FILE")
      ->group("Records");
  app->add_flag("--continue", arguments->resume, "Resume the newest match that was left before its end")
      ->group("Records");
  app->add_flag("--no-autosave", arguments->no_autosave, "Do not keep the match for --continue")->group("Records");
  add_transcript(*app, arguments->transcript);
  add_language(*app, arguments->language);
  app->footer(more);
  return {app, [arguments] { return play_match(*arguments); }};
}

}  // namespace sounder::cli
