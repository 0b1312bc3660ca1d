#include "cli/arguments.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <map>

#include "bots/bot.h"
#include "i18n/localizer.h"
#include "match/file.h"
#include "rules/words.h"

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

CLI::Validator folder_name() {
  return CLI::Validator(
      [](std::string& text) -> std::string {
        return text.empty() ? "found \"\", expected the name of a folder" : std::string();
      },
      "");
}

void add_think(CLI::App& command, std::string& think) {
  command.add_option("--think", think, "Time for a bot's move; programs have 2000")
      ->type_name("MS")
      ->check(whole_number(1, 3'600'000));
}

std::chrono::milliseconds milliseconds_of(const std::string& think) {
  return std::chrono::milliseconds(think.empty() ? 0 : std::stoi(think));
}

void SetupArguments::add_to(CLI::App& command, bool game_required) {
  auto* name = command.add_option("GAME", game, "Which game; `sounder games` lists them");
  if (game_required) name->required();
  command.add_option("-o,--option", options, "An option, or built-in content by name")
      ->type_name("NAME=VALUE")
      ->allow_extra_args(false);
  command.add_option("--content", content, "Content of your own; of a directory all *.json")
      ->type_name("FILE|DIR")
      ->allow_extra_args(false);
}

Expected<Setup> SetupArguments::setup() const {
  Setup setup;
  setup.game = game;
  SOUNDER_TRY(const auto line, find_game(game));
  SOUNDER_TRY(const auto own, read_own(content, *line));
  std::map<std::string, std::vector<const OwnFile*>> by_kind;
  for (const OwnFile& file : own) by_kind[file.content.kind].push_back(&file);
  for (const std::string& option : options) {
    const std::size_t sign = option.find('=');
    if (sign == std::string::npos || sign == 0)
      return error("--option: found \"" + option.substr(0, 60) + "\", expected NAME=VALUE");
    const std::string name = option.substr(0, sign);
    const std::string value = option.substr(sign + 1);
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
  command.add_option("--net", net, "Ask these nets, not the built-in ones; or none")->type_name("FILE|none");
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

void add_language(CLI::App& command, std::string& language) {
  language = i18n::usual_language();
  std::vector<std::string> known;
  for (const i18n::Language& one : i18n::languages()) known.emplace_back(one.id);
  command.add_option("--language", language, in_words(known, " or ") + "; else as the environment says")
      ->type_name("LANGUAGE")
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
