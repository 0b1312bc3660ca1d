#include "cli/arguments.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <map>

#include "bots/bot.h"
#include "bots/external/transcript.h"
#include "i18n/localizer.h"
#include "match/file.h"
#include "rules/words.h"
#include "terminal/spelling.h"

namespace sounder::cli {
namespace fs = std::filesystem;
namespace {

// The files that `--content` means: itself, or all *.json of a directory in the order of their names.
Expected<std::vector<std::string>> files_of(const std::string& path) {
  std::error_code code;
  if (!fs::is_directory(path, code)) return std::vector<std::string>{path};
  std::vector<std::string> files;
  for (fs::directory_iterator entry(path, code), end; !code && entry != end; entry.increment(code))
    if (entry->path().extension() == ".json") files.push_back(entry->path().string());
  if (code) return error(path + ": cannot be read (" + code.message() + "), expected a file or a directory");
  if (files.empty()) return error(path + ": holds no .json file, expected content files");
  std::sort(files.begin(), files.end());
  return files;
}

// "wild-pigs-will-attack" for "Wild Pigs Will Attack!".
std::string as_id(std::string_view title) {
  std::string id;
  for (const char c : title) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (letter)
      id += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    else if (!id.empty() && id.back() != '-')
      id += '-';
  }
  while (id.ends_with('-')) id.pop_back();
  return id;
}

// As many words of an id as another text has: "bite-the" of bite-the-pumpkin, as there are in "byte-the".
std::string first_words(const std::string& id, const std::string& like) {
  std::size_t end = id.find('-');
  for (auto more = std::count(like.begin(), like.end(), '-'); more > 0 && end != std::string::npos; --more)
    end = id.find('-', end + 1);
  return id.substr(0, end);
}

// The id of the game that somebody means.
Expected<std::string> game_typed(const std::string& typed) {
  const std::string wanted = as_id(typed);
  std::vector<std::string> ids;
  std::vector<std::string> begun;
  for (const GameEntry& entry : all_games()) {
    const std::string id(entry.facts->id);
    const std::string title = as_id(entry.facts->title);
    if (wanted == id || wanted == title) return id;
    if (!wanted.empty() && (id.starts_with(wanted) || title.starts_with(wanted))) begun.push_back(id);
    ids.push_back(id);
  }
  if (begun.size() == 1) return begun[0];
  const std::string shown = " game \"" + typed.substr(0, 60) + "\"";
  if (begun.size() > 1) return error("ambiguous" + shown + ", expected " + in_words(begun, " or "));
  for (const std::string& id : ids)  // a near miss of a beginning
    if (terminal::edit_distance(wanted, first_words(id, wanted)) <= (wanted.size() < 4 ? 1 : 2))
      return error("unknown" + shown + ", did you mean " + id + "?");
  return error("unknown" + shown + terminal::expectation(wanted, ids));
}

std::vector<std::string> names_of_options(const GameEntry& entry) {
  std::vector<std::string> names;
  for (const OptionSpec& option : entry.options) names.push_back(option.id);
  for (const ContentKind& kind : entry.content_kinds) names.emplace_back(kind.id);
  return names;
}

struct OwnFile {
  std::string path;
  ContentFile content;
};

// Reads and checks the content files one has brought along.
Expected<std::vector<OwnFile>> read_own(const std::vector<std::string>& paths, const GameEntry& line) {
  std::vector<OwnFile> own;
  for (const std::string& path : paths) {
    SOUNDER_TRY(const auto files, files_of(path));
    for (const std::string& file : files) {
      SOUNDER_TRY(const auto text, read_document(file));
      SOUNDER_TRY(auto content, parse_content(text, file));
      if (auto checked = line.check(content); !checked) return error(file + ": " + checked.error().message);
      own.push_back({file, std::move(content)});
    }
  }
  return own;
}

}  // namespace

CLI::Validator whole_number(std::uint64_t least, std::uint64_t most) {
  return CLI::Validator(
      [least, most](std::string& text) -> std::string {
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error == std::errc{} && end == text.data() + text.size() && number >= least && number <= most) return {};
        return "found \"" + text.substr(0, 60) + "\", expected a whole number from " + std::to_string(least) + " to " +
               std::to_string(most);
      },
      "");
}

CLI::Validator fraction() {
  return CLI::Validator(
      [](std::string& text) -> std::string {
        double number = -1;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error == std::errc{} && end == text.data() + text.size() && number >= 0 && number <= 1) return {};
        return "found \"" + text.substr(0, 60) + "\", expected a number from 0 to 1";
      },
      "");
}

CLI::Validator one_of(std::vector<std::string> words) {
  return CLI::Validator(
      [words = std::move(words)](std::string& text) -> std::string {
        if (std::find(words.begin(), words.end(), text) != words.end()) return {};
        return "found \"" + text.substr(0, 60) + "\"" + terminal::expectation(text, words);
      },
      "");
}

CLI::Validator folder_name() {
  return CLI::Validator(
      [](std::string& text) -> std::string {
        return text.empty() ? "found \"\", expected the name of a folder" : std::string();
      },
      "");
}

CLI::Validator game_name() {
  return CLI::Validator(
      [](std::string& text) -> std::string {
        if (text.ends_with(".toml")) return {};  // an experiment of the lab
        const auto id = game_typed(text);
        if (!id) return id.error().message;
        text = *id;
        return {};
      },
      "");
}

CLI::Option* add_number(CLI::App& command, std::string& to, const NumberOption& option) {
  auto* added = command.add_option(option.name, to, option.about)
                    ->type_name(option.unit)
                    ->check(whole_number(option.least, option.most));
  return *option.standard != '\0' ? added->default_str(option.standard) : added->capture_default_str();
}

void add_seats(CLI::App& command, std::string& seats) {
  add_number(command, seats,
             {.name = "--seats", .about = "Number of seats", .least = 1, .most = max_seats, .standard = "the fewest"})
      ->group(group::setup);
}

void add_seed(CLI::App& command, std::string& seed) {
  add_number(
      command, seed,
      {.name = "--seed", .about = "Seed of chance; the same seed gives the same matches", .least = 0, .most = any_seed})
      ->group(group::matches);
}

void add_threads(CLI::App& command, std::string& threads) {
  add_number(command, threads,
             {.name = "--threads",
              .about = "Matches played at the same time",
              .least = 1,
              .most = 1024,
              .standard = "one per core"})
      ->group(group::matches);
}

void add_think(CLI::App& command, std::string& think) {
  add_number(command, think,
             {.name = "--think",
              .about = "Time a bot has for a move, in milliseconds",
              .least = 1,
              .most = 3'600'000,
              .standard = "as its level says; 2000 for programs",
              .unit = "MS"})
      ->group(group::bots);
}

std::chrono::milliseconds milliseconds_of(const std::string& think) {
  return std::chrono::milliseconds(think.empty() ? 0 : std::stoi(think));
}

void SetupArguments::add_to(CLI::App& command, bool game_required) {
  auto* name = command.add_option("GAME", game, "The game, or a beginning of its name; `sounder games` lists them");
  name->transform(game_name());
  if (game_required) name->required();
  command
      .add_option(
          "-o,--option", options,
          "An option of the game, or built-in content by name; `sounder games GAME` lists them. May be repeated")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false)
      ->group(group::setup);
  command.add_option("--content", content, "Content file of your own; of a folder all *.json. May be repeated")
      ->type_name("FILE|DIR")
      ->allow_extra_args(false)
      ->group(group::setup);
}

Expected<Setup> SetupArguments::setup() const {
  Setup setup;
  setup.game = game;
  SOUNDER_TRY(const auto line, find_game(game));
  const std::vector<std::string> known = names_of_options(*line);
  SOUNDER_TRY(const auto own, read_own(content, *line));
  std::map<std::string, std::vector<const OwnFile*>> by_kind;
  for (const OwnFile& file : own) by_kind[file.content.kind].push_back(&file);
  for (const std::string& option : options) {
    const std::size_t sign = option.find('=');
    if (sign == std::string::npos || sign == 0)
      return error("--option: found \"" + option.substr(0, 60) + "\", expected NAME=VALUE");
    const std::string name = option.substr(0, sign);
    const std::string value = option.substr(sign + 1);
    if (std::find(known.begin(), known.end(), name) == known.end())
      return error("--option: " + game + ": unknown option \"" + name.substr(0, 60) + "\"" +
                   terminal::expectation(name, known));
    // A name chooses among the files brought along first, then among the built-in ones.
    if (const auto kind = by_kind.find(name); kind != by_kind.end()) {
      const auto file =
          std::find_if(kind->second.begin(), kind->second.end(), [&](auto* one) { return one->content.name == value; });
      if (file != kind->second.end())
        kind->second = {*file};
      else
        by_kind.erase(kind);
    }
    SOUNDER_TRY(choose(setup, name, value));
  }
  for (const auto& [kind, files] : by_kind) {
    std::vector<std::string> names;
    for (const OwnFile* file : files) names.push_back(file->content.name);
    if (files.size() > 1)
      return error(joined({"--content: ", std::to_string(files.size()), " files are a ", kind,
                           ", expected one of them chosen with -o ", kind, "=", in_words(names, " or ")}));
    SOUNDER_TRY(choose_content(setup, files[0]->content));
  }
  return setup;
}

void add_net(CLI::App& command, std::string& net) {
  command.add_option("--net", net, "Nets with which bots evaluate positions; `none` for bots without a net")
      ->type_name("FILE|none")
      ->default_str("those in the program")
      ->group(group::bots);
}

Expected<void> use_net(const std::string& net, std::string_view game) {
  if (net.empty()) return {};
  if (net == "none") return bots::give_nets(game, {});
  SOUNDER_TRY(const auto bytes, read_document(net));
  if (bytes.empty()) return error(name_of_path(net) + ": is empty, expected the nets of a game");
  if (const auto given = bots::give_nets(game, bytes); !given)
    return error(name_of_path(net) + ": " + given.error().message);
  return {};
}

void add_transcript(CLI::App& command, std::string& file) {
  command.add_option("--transcript", file, "File for the conversation with programs that play (cmd:), line by line")
      ->type_name("FILE")
      ->default_str("none")
      ->group(group::bots);
}

Expected<void> use_transcript(const std::string& file, bool programs) {
  if (file.empty()) return {};
  if (!programs) return error("--transcript: no program plays, expected cmd:PROGRAM in a seat");
  const auto begun = bots::write_transcript(file);
  return begun ? begun : error("--transcript: " + begun.error().message);
}

void add_language(CLI::App& command, std::string& language) {
  language = i18n::default_language();
  std::string known;
  for (const i18n::Language& one : i18n::languages()) known += (known.empty() ? "" : "|") + std::string(one.id);
  command.add_option("--language", language, "Language of sentences and names")
      ->type_name(known)
      ->default_str("from LC_ALL, LC_MESSAGES or LANG")
      ->check([](const std::string& id) {
        const auto named = i18n::language_named(id);
        return named ? std::string() : named.error().message;
      });
}

Expected<Record> read_record(const std::string& file) {
  SOUNDER_TRY(const auto text, read_document(file));
  return parse_record(text, name_of_path(file));
}

Expected<RecordSoFar> read_record_so_far(const std::string& file) {
  SOUNDER_TRY(const auto text, read_document(file));
  return parse_record_so_far(text, name_of_path(file));
}

Expected<Viewer> viewer_named(const std::string& seat, const AnyGame& game) {
  if (seat.empty()) return Viewer::audience();
  if (const auto named = seat_named(seat, game.seats())) return Viewer(*named);
  return error("--seat: found \"" + seat.substr(0, 60) + "\", expected p1 to p" + std::to_string(game.seats()));
}

}  // namespace sounder::cli
