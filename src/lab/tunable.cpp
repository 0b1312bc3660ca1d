#include "lab/tunable.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cstdlib>

#include "i18n/localizer.h"
#include "match/json_text.h"
#include "match/registry.h"
#include "rules/words.h"

namespace sounder::lab {
namespace {

namespace json = boost::json;

// A place in a document that a pointer with * matches, and the name of the entry that * matched last.
struct Place {
  std::string pointer;
  std::string name;
};

std::string name_in(const json::value& entry) {
  const json::object* object = entry.if_object();
  const json::value* name = object ? object->if_contains("name") : nullptr;
  return name && name->is_string() ? std::string(name->get_string()) : std::string();
}

void find_places(const json::value& value, std::string_view rest, const Place& so_far, std::vector<Place>& found) {
  if (rest.empty()) return found.push_back(so_far);
  const std::size_t end = std::min(rest.find('/', 1), rest.size());
  const std::string_view step = rest.substr(1, end - 1);
  const json::array* list = value.if_array();
  const json::object* object = value.if_object();
  if (list) {
    for (std::size_t i = 0; i < list->size(); ++i) {
      if (step != "*" && step != std::to_string(i)) continue;
      const std::string name = step == "*" ? name_in((*list)[i]) : std::string();
      const Place next{so_far.pointer + "/" + std::to_string(i), name.empty() ? so_far.name : name};
      find_places((*list)[i], rest.substr(end), next, found);
    }
  } else if (const json::value* field = object ? object->if_contains(step) : nullptr) {
    find_places(*field, rest.substr(end), {so_far.pointer + "/" + std::string(step), so_far.name}, found);
  }
}

std::vector<Place> places(const json::value& document, std::string_view pointer) {
  std::vector<Place> found;
  find_places(document, pointer, {}, found);
  return found;
}

const json::value* look(const json::value& document, const std::string& pointer) {
  boost::system::error_code missing;
  return document.find_pointer(pointer, missing);
}

std::string text_at(const json::object& entry, const char* key) { return std::string(entry.at(key).as_string()); }
int number_at(const json::object& entry, const char* key) { return entry.at(key).to_number<int>(); }

std::vector<int> values_of(const json::object& entry, int original) {
  std::vector<int> values;
  if (const json::value* listed = entry.if_contains("values")) {
    for (const json::value& one : listed->as_array()) values.push_back(one.to_number<int>());
    std::sort(values.begin(), values.end());
    return values;
  }
  const int step = entry.contains("step") ? number_at(entry, "step") : 1;
  for (int value = number_at(entry, "from"); value <= number_at(entry, "to"); value += step)
    if (!entry.contains("near") || std::abs(value - original) <= number_at(entry, "near")) values.push_back(value);
  return values;
}

Board board_of(const json::array& corners) {
  const std::string from(corners.at(0).as_string());
  const std::string to(corners.at(1).as_string());
  const int rank = std::atoi(from.c_str() + 1);
  return {from[0], rank, to[0] - from[0] + 1, std::atoi(to.c_str() + 1) - rank + 1};
}

void add_cells(const json::object& entry, const json::value& document, Tunable tunable, std::vector<Tunable>& all) {
  tunable.at = {text_at(entry, "at")};
  tunable.board = board_of(entry.at("cells").as_array());
  tunable.least = number_at(entry, "least");
  tunable.most = number_at(entry, "most");
  const json::value* list = look(document, tunable.at[0]);
  if (!list || !list->is_array()) return;
  for (const json::value& one : list->get_array()) {
    const auto cell = one.is_string() ? tunable.board.cell_named(one.get_string()) : std::nullopt;
    if (!cell) return;
    tunable.original.push_back(*cell);
  }
  std::sort(tunable.original.begin(), tunable.original.end());
  all.push_back(std::move(tunable));
}

// One tunable for several places, or one for each match of *. Places without a number are skipped.
void add_numbers(const json::object& entry, const json::value& document, const Tunable& about,
                 std::vector<Tunable>& all) {
  const json::value& at = entry.at("at");
  std::vector<Tunable> found;
  if (at.is_array()) {
    found.push_back(about);
    for (const json::value& pointer : at.get_array()) found[0].at.emplace_back(pointer.as_string());
  } else {
    for (const Place& place : places(document, at.as_string())) {
      Tunable one = about;
      one.at = {place.pointer};
      if (const std::size_t gap = one.name.find("{name}"); gap != std::string::npos)
        one.name.replace(gap, 6, place.name);
      found.push_back(std::move(one));
    }
  }
  for (Tunable& one : found) {
    const auto number = [&](const std::string& pointer) {
      return look(document, pointer) && look(document, pointer)->is_int64();
    };
    if (!std::all_of(one.at.begin(), one.at.end(), number)) continue;
    one.original = {look(document, one.at[0])->to_number<int>()};
    one.values = values_of(entry, one.original[0]);
    all.push_back(std::move(one));
  }
}

std::vector<std::string>& more_files() {
  static std::vector<std::string> files;
  return files;
}

// The documents of content/tunable/ for a kind of content.
std::vector<json::object> files_for(const std::string& game, std::string_view kind) {
  std::vector<json::object> found;
  const auto add = [&](std::string_view text) {
    json::object file = json::parse(text).as_object();
    if (text_at(file, "game") == game && text_at(file, "kind") == kind) found.push_back(std::move(file));
  };
  for (const BuiltInFile& file : tunable_files()) add(file.text);
  for (const std::string& text : more_files()) add(text);
  return found;
}

json::value document_of(const Setup& setup, const std::string& kind) {
  const ContentChoice& choice = setup.content.at(kind);
  if (!choice.document.empty()) return json::parse(choice.document);
  const ContentFile* file = find_built_in(setup.game, kind, choice.name);
  return file ? json::parse(sounder::json::serialize(file->document)) : json::value(json::object());
}

Tunable option_as_tunable(const i18n::Localizer& localizer, const OptionSpec& option, int original) {
  Tunable tunable;
  tunable.name = option.id;
  tunable.about = localizer.text("option." + option.id + ".about");
  for (int value = option.least; value <= option.most; ++value) {
    tunable.values.push_back(value);
    tunable.words.push_back(option.text_of(value));
  }
  tunable.original = {original};
  return tunable;
}

// Whether a text matches a pattern in which * stands for any text.
bool fits(std::string_view text, std::string_view pattern) {
  if (pattern.empty()) return text.empty();
  if (pattern[0] != '*') return !text.empty() && text[0] == pattern[0] && fits(text.substr(1), pattern.substr(1));
  for (std::size_t skip = 0; skip <= text.size(); ++skip)
    if (fits(text.substr(skip), pattern.substr(1))) return true;
  return false;
}

}  // namespace

std::string Board::name_of(int cell) const {
  return std::string(1, static_cast<char>(file + cell % files)) + std::to_string(rank + cell / files);
}

std::optional<int> Board::cell_named(std::string_view name) const {
  for (int cell = 0; cell < size(); ++cell)
    if (name_of(cell) == name) return cell;
  return std::nullopt;
}

std::string Tunable::text_of(const Value& value) const {
  if (is_cells()) {
    std::string text;
    for (int cell : value) text += (text.empty() ? "" : " ") + board.name_of(cell);
    return text.empty() ? "none" : text;
  }
  return words.empty() ? std::to_string(value[0]) : words[value[0] - values[0]];
}

Expected<std::vector<Tunable>> tunables_of(const Setup& setup) {
  SOUNDER_TRY(const auto line, find_game(setup.game));
  std::vector<Tunable> all;
  const i18n::Localizer localizer("en", setup);
  for (const OptionSpec& option : line->options)
    all.push_back(option_as_tunable(localizer, option, setup.options.at(option.id)));
  for (const ContentKind& kind : line->content_kinds) {
    const json::value document = document_of(setup, std::string(kind.id));
    for (const json::object& file : files_for(setup.game, kind.id))
      for (const json::value& value : file.at("tunables").as_array()) {
        const json::object& entry = value.as_object();
        Tunable about;
        about.name = text_at(entry, "name");
        about.about = text_at(entry, "about");
        about.kind = kind.id;
        if (entry.contains("cells"))
          add_cells(entry, document, std::move(about), all);
        else
          add_numbers(entry, document, about, all);
      }
  }
  return all;
}

Expected<std::vector<Tunable>> named(const std::vector<Tunable>& all, const std::vector<std::string>& patterns) {
  std::vector<bool> wanted(all.size(), false);
  for (const std::string& pattern : patterns) {
    bool met = false;
    for (std::size_t i = 0; i < all.size(); ++i)
      if (fits(all[i].name, pattern)) met = wanted[i] = true;
    if (met) continue;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min<std::size_t>(all.size(), 8); ++i) names.push_back("\"" + all[i].name + "\"");
    if (all.size() > names.size()) names.push_back(std::to_string(all.size() - names.size()) + " more");
    return error("nothing to tune is called \"" + pattern + "\", expected " +
                 (names.empty() ? "none" : in_words(names, " or ")));
  }
  std::vector<Tunable> chosen;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (wanted[i]) chosen.push_back(all[i]);
  return chosen;
}

Variant original_of(const std::vector<Tunable>& tunables) {
  Variant variant;
  for (const Tunable& tunable : tunables) variant.push_back(tunable.original);
  return variant;
}

Setup with(const Setup& setup, const std::vector<Tunable>& tunables, const Variant& variant, const std::string& name) {
  Setup tuned = setup;
  std::map<std::string, json::value> documents;
  for (std::size_t i = 0; i < tunables.size(); ++i) {
    const Tunable& tunable = tunables[i];
    if (variant[i] == tunable.original) continue;
    if (tunable.kind.empty()) {
      tuned.options[tunable.name] = variant[i][0];
      continue;
    }
    json::value& document = documents.try_emplace(tunable.kind, document_of(setup, tunable.kind)).first->second;
    json::value now;
    if (tunable.is_cells()) {
      for (json::array& cells = now.emplace_array(); int cell : variant[i])
        cells.emplace_back(tunable.board.name_of(cell));
    } else {
      now = variant[i][0];
    }
    for (const std::string& pointer : tunable.at) document.at_pointer(pointer) = now;
  }
  for (auto& [kind, document] : documents) {
    document.as_object()["name"] = name;
    document.as_object()["title"] = name;
    document.as_object()["about"] = "Tuned from " + setup.content.at(kind).name + ".";
    tuned.content[kind] = {name, json::serialize(document), {}};
  }
  return tuned;
}

std::string changes_of(const std::vector<Tunable>& tunables, const Variant& variant, std::size_t most) {
  std::string text;
  std::size_t changes = 0;
  for (std::size_t i = 0; i < tunables.size(); ++i) {
    if (variant[i] == tunables[i].original || ++changes > most) continue;
    text += (text.empty() ? "" : "; ") + tunables[i].name + " " + tunables[i].text_of(variant[i]);
  }
  if (changes > most) text += "; and " + std::to_string(changes - most) + " more";
  return text.empty() ? "as the original" : text;
}

void add_tunable_file(std::string text) { more_files().push_back(std::move(text)); }

}  // namespace sounder::lab
