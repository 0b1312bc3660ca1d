#include "lab/folder.h"

#include <fcntl.h>
#include <sys/file.h>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "i18n/english.h"
#include "lab/until.h"
#include "match/file.h"
#include "match/registry.h"
#include "rules/words.h"

namespace sounder::lab {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

constexpr int format = 2;

json::array texts(const std::vector<std::string>& list) { return json::array(list.begin(), list.end()); }
std::vector<std::string> texts_of(const json::value& value) {
  std::vector<std::string> list;
  for (const json::value& one : value.as_array()) list.emplace_back(one.as_string());
  return list;
}

json::array written(const std::vector<BoardMap>& maps) {
  json::array out;
  for (const BoardMap& map : maps)
    out.push_back(json::object{{"name", map.name},
                               {"at_the_end", map.at_the_end},
                               {"columns", texts(map.columns)},
                               {"rows", texts(map.rows)},
                               {"ground", map.ground},
                               {"ground_name", map.ground_name}});
  return out;
}

// Throws as Boost.JSON does if something is missing.
std::vector<BoardMap> maps_of(const json::value& value) {
  std::vector<BoardMap> maps;
  for (const json::value& one : value.as_array()) {
    const json::object& map = one.as_object();
    maps.push_back({std::string(map.at("name").as_string()), map.at("at_the_end").as_bool(),
                    texts_of(map.at("columns")), texts_of(map.at("rows")), map.at("ground").to_number<std::uint64_t>(),
                    std::string(map.at("ground_name").as_string())});
  }
  return maps;
}

// The rule and whether it is met are read again; the rest is for people.
json::object written(const Stopping& stopping) {
  json::array intervals;
  for (const Stopping::OfCase& one : stopping.cases)
    intervals.push_back(json::object{
        {"case", one.which}, {"value", one.interval.value}, {"low", one.interval.low}, {"high", one.interval.high}});
  return {{"rule", stopping.rule},
          {"met", stopping.met},
          {"matches", stopping.matches},
          {"seat", name_of(stopping.seat)},
          {"intervals_at_any_time", std::move(intervals)}};
}

json::object written(const Saved& saved) {
  const RunLine& line = saved.line;
  json::array cases;
  for (const CaseLine& one : line.cases)
    cases.push_back(json::object{{"variant", one.variant},
                                 {"game", one.game},
                                 {"title", one.title},
                                 {"setup", one.setup},
                                 {"roles", texts(one.roles)},
                                 {"bots", texts(one.bots)},
                                 {"barred", texts(one.barred)},
                                 {"maps", written(one.maps)}});
  json::array tallies;
  for (const Tally& tally : saved.found.tallies) tallies.push_back(tally.json());
  json::object out{{"sounder_lab", format},
                   {"title", line.title},
                   {"fingerprint", line.fingerprint},
                   {"matches", line.matches},
                   {"seed", line.seed},
                   {"shard", {line.shard.index + 1, line.shard.of}},
                   {"cases", std::move(cases)},
                   {"done", saved.found.done},
                   {"complete", saved.found.complete},
                   {"bytes", saved.bytes},
                   {"tallies", std::move(tallies)}};
  if (const auto stopping = stopping_of(line, saved.found)) out["until"] = written(*stopping);
  return out;
}

// Throws as Boost.JSON does if something is missing.
Expected<Saved> read(const json::object& file) {
  Saved saved;
  if (file.at("sounder_lab").to_number<int>() != format) return error("was written by another version of the lab");
  saved.line.title = std::string(file.at("title").as_string());
  saved.line.fingerprint = std::string(file.at("fingerprint").as_string());
  saved.line.matches = file.at("matches").to_number<std::uint32_t>();
  saved.line.seed = file.at("seed").to_number<std::uint64_t>();
  saved.line.shard = {file.at("shard").as_array().at(0).to_number<std::size_t>() - 1,
                      file.at("shard").as_array().at(1).to_number<std::size_t>()};
  for (const json::value& value : file.at("cases").as_array()) {
    const json::object& one = value.as_object();
    saved.line.cases.push_back({std::string(one.at("variant").as_string()), std::string(one.at("game").as_string()),
                                std::string(one.at("title").as_string()), texts_of(one.at("roles")),
                                texts_of(one.at("bots")), texts_of(one.at("barred")),
                                std::string(one.at("setup").as_string()), maps_of(one.at("maps"))});
  }
  saved.found.done = file.at("done").to_number<std::size_t>();
  saved.found.complete = file.at("complete").as_bool();
  saved.bytes = file.at("bytes").to_number<std::uint64_t>();
  if (const json::value* until = file.if_contains("until")) {
    saved.line.until = std::string(until->at("rule").as_string());
    saved.found.stopped = until->at("met").as_bool();
  }
  for (const json::value& value : file.at("tallies").as_array()) {
    SOUNDER_TRY(auto tally, Tally::from(value));
    saved.found.tallies.push_back(std::move(tally));
  }
  if (saved.found.tallies.size() != saved.line.cases.size()) return error("has not one tally a case");
  return saved;
}

// Whether results.jsonl begins with the matches that run.json counts, each once and in order.
Expected<void> check_results(const std::string& file, const RunLine& line, const Saved& saved) {
  std::ifstream results(file, std::ios::binary);
  const Blocks blocks(line.matches, line.cases.size());
  std::uint64_t number = 0;
  std::uint64_t bytes = 0;
  std::string text;
  for (std::size_t i = 0; i < saved.found.done; ++i) {
    const Block block = blocks[line.shard.index + i * line.shard.of];
    for (std::size_t one = 0; one < line.cases.size(); ++one)
      for (std::uint32_t match = block.first; match < block.first + block.count; ++match) {
        ++number;
        const std::string begin = "{\"case\":" + std::to_string(one) + ",\"match\":" + std::to_string(match) + ",";
        if (!std::getline(results, text) || results.eof() || !text.starts_with(begin))
          return error(file + ", line " + std::to_string(number) + ": is not match " + std::to_string(match) +
                       " of case " + std::to_string(one) + ", expected the matches that run.json counts, in order");
        bytes += text.size() + 1;
      }
  }
  if (bytes != saved.bytes)
    return error(file + ": the first " + std::to_string(number) + " lines have " + std::to_string(bytes) +
                 " bytes, expected " + std::to_string(saved.bytes) + " as in run.json");
  return {};
}

// "layout hedge, novice_help 2": the differences from the defaults.
std::string unusual_in(const AnyGame& game) {
  std::string words;
  const auto add = [&](const std::string& more) { words += (words.empty() ? "" : ", ") + more; };
  const GameEntry& line = **find_game(game.facts().id);
  for (const OptionSpec& option : line.options) {
    const int value = game.setup().options.at(option.id);
    if (value != option.default_value) add(option.id + " " + option.text_of(value));
  }
  for (const ContentKind& kind : line.content_kinds) {
    const ContentChoice& choice = game.setup().content.at(std::string(kind.id));
    if (choice.name != default_content(kind, game.setup()) || !choice.document.empty())
      add(std::string(kind.id) + " " + choice.name);
  }
  return words;
}

}  // namespace

RunLine line_of(const Experiment& experiment, Shard shard) {
  RunLine line{experiment.title, experiment.fingerprint(), experiment.matches, experiment.seed, {}, shard};
  for (const Case& one : experiment.cases) {
    CaseLine about{one.variant,
                   std::string(one.game->facts().id),
                   std::string(one.game->facts().title),
                   {},
                   one.bots,
                   one.barred,
                   unusual_in(*one.game),
                   one.game->maps()};
    for (int i = 0; i < one.game->seats(); ++i)
      about.roles.emplace_back(i18n::english(*one.game, one.game->role(seat_at(i))));
    line.cases.push_back(std::move(about));
  }
  return line;
}

Expected<Saved> load(const std::string& folder) {
  const std::string file = folder + "/run.json";
  SOUNDER_TRY(const auto text, read_document(file));
  try {
    auto saved = read(json::parse(text).as_object());
    if (!saved) return error(file + ": " + saved.error().message);
    return saved;
  } catch (const std::exception& mishap) {
    return error(file + ": is not a run of the lab (" + mishap.what() + ")");
  }
}

Expected<Folder> Folder::begin(const std::string& path, const RunLine& line, bool resume) {
  if (path.empty()) return error("found an empty folder name, expected the name of a folder");
  Folder folder;
  folder.path_ = path;
  folder.saved_.line = line;
  folder.saved_.found.tallies.resize(line.cases.size());
  std::error_code code;
  fs::create_directories(path, code);
  if (code) return error(path + ": cannot be made (" + code.message() + "), expected a folder");
  const std::string results = folder.path("results.jsonl");
  const bool goes_on = fs::exists(folder.path("run.json"));
  if (goes_on && !resume)
    return error(path + ": holds a run already, expected a new folder, or --resume to go on with it");
  const int file = ::open(results.c_str(), O_RDWR | O_APPEND | O_CLOEXEC | (goes_on ? 0 : O_CREAT | O_EXCL), 0666);
  if (file < 0 && errno == EEXIST) return error(results + ": is there already, expected a new folder");
  if (file < 0) return error(results + ": cannot be written (" + std::generic_category().message(errno) + ")");
  folder.results_.reset(::fdopen(file, "a"));
  // A file system without locks is no reason to refuse.
  if (::flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    return error(path + ": is being written by another run; wait for it or choose another --out");
  if (goes_on) {
    SOUNDER_TRY(auto saved, load(path));
    if (saved.line.fingerprint != line.fingerprint || saved.line.shard.index != line.shard.index ||
        saved.line.shard.of != line.shard.of)
      return error(path + ": holds another run, expected the same experiment, seed and shard as before");
    SOUNDER_TRY(check_results(results, line, saved));
    fs::resize_file(results, saved.bytes, code);
    if (code) return error(results + ": cannot be written (" + code.message() + ")");
    folder.saved_ = std::move(saved);
    if (!line.until.empty()) folder.saved_.line.until = line.until;
  }
  SOUNDER_TRY(folder.save(folder.saved_.found));
  return folder;
}

Expected<void> Folder::add(const std::string& lines) {
  saved_.bytes += lines.size();
  if (std::fwrite(lines.data(), 1, lines.size(), results_.get()) != lines.size())
    return error(path("results.jsonl") + ": cannot be written");
  return {};
}

Expected<void> Folder::save(const Findings& found) {
  if (std::fflush(results_.get()) != 0) return error(path("results.jsonl") + ": cannot be written");
  saved_.found = found;
  return write_document(path("run.json"), json::serialize(written(saved_)) + "\n");
}

Expected<Saved> merge(const std::vector<std::string>& folders, const std::string& into) {
  std::vector<std::pair<std::string, Saved>> parts;
  for (const std::string& folder : folders) {
    SOUNDER_TRY(auto saved, load(folder));
    if (!saved.found.complete)
      return error(folder + ": is not finished, expected a finished shard (--resume continues it)");
    SOUNDER_TRY(check_results(folder + "/results.jsonl", saved.line, saved));
    parts.emplace_back(folder, std::move(saved));
  }
  std::sort(parts.begin(), parts.end(),
            [](const auto& a, const auto& b) { return a.second.line.shard.index < b.second.line.shard.index; });
  RunLine whole = parts[0].second.line;
  whole.shard = {};
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const RunLine& line = parts[i].second.line;
    if (line.fingerprint != whole.fingerprint)
      return error(parts[i].first + ": is of another run than " + parts[0].first);
    if (line.shard.of != parts.size() || line.shard.index != i)
      return error(parts[i].first + ": is shard " + std::to_string(line.shard.index + 1) + " of " +
                   std::to_string(line.shard.of) + ", expected shard " + std::to_string(i + 1) + " of " +
                   std::to_string(parts.size()));
  }
  SOUNDER_TRY(auto folder, Folder::begin(into, whole, false));
  Findings found;
  found.tallies.resize(whole.cases.size());
  std::vector<std::ifstream> files;
  for (const auto& part : parts) {
    files.emplace_back(part.first + "/results.jsonl", std::ios::binary);
    for (std::size_t c = 0; c < whole.cases.size(); ++c) found.tallies[c].add(part.second.found.tallies[c]);
    found.done += part.second.found.done;
  }
  found.complete = true;
  const Blocks blocks(whole.matches, whole.cases.size());
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    std::string lines;
    std::string line;
    for (std::size_t k = 0; k < blocks[i].count * whole.cases.size(); ++k) {
      if (!std::getline(files[i % parts.size()], line))
        return error(parts[i % parts.size()].first + "/results.jsonl: has too few lines");
      lines += line + "\n";
    }
    SOUNDER_TRY(folder.add(lines));
  }
  SOUNDER_TRY(folder.save(found));
  return load(into);
}

}  // namespace sounder::lab
