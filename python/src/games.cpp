// The games, and new matches of them.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <map>
#include <tuple>

#include "bots/bot.h"
#include "errors.h"
#include "i18n/localizer.h"
#include "match/registry.h"
#include "parts.h"
#include "played_match.h"
#include "setup.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace sounder::python {

namespace {

GamePtr make_chosen(const GameChoice& choice) {
  const GameEntry* line = must(find_game(choice.game));
  Setup setup;
  setup.game = choice.game;
  setup.seats = choice.seats;
  for (const auto& [name, value] : choice.options) must(choose(setup, name, value));
  for (const auto& [text, where] : choice.content) {
    const ContentFile file = must(parse_content(text, where));
    if (const auto checked = line->check(file); !checked) refuse(where + ": " + checked.error().message);
    must(choose_content(setup, file));
  }
  return must(make_game(setup));
}

}  // namespace

// Making a game reads its content, which may take longer than a match. Games without content of the caller's own are
// cached: there are few.
GamePtr game_of(const GameChoice& choice) {
  constexpr std::size_t most_kept = 256;
  if (!choice.content.empty()) return make_chosen(choice);
  static std::map<std::tuple<std::string, int, Pairs>, GamePtr> kept;  // Python's lock guards it
  const auto key = std::tuple(choice.game, choice.seats, choice.options);
  if (const auto found = kept.find(key); found != kept.end()) return found->second;
  GamePtr game = make_chosen(choice);
  if (kept.size() == most_kept) kept.clear();
  return kept[key] = game;
}

namespace {

nb::dict option_facts(const OptionSpec& option) {
  nb::dict facts;
  nb::list values;
  for (int value = option.least; value <= option.most; ++value) values.append(option.text_of(value));
  facts["id"] = option.id;
  facts["values"] = values;
  facts["default"] = option.text_of(option.default_value);
  return facts;
}

nb::dict content_facts(std::string_view game, const GameEntry& line, const ContentKind& kind) {
  nb::dict facts;
  nb::list names;
  for (const ContentFile* file : built_in_content(game, kind.id)) names.append(file->name);
  facts["kind"] = std::string(kind.id);
  facts["names"] = names;
  facts["default"] = std::string(kind.default_value);
  if (!kind.where.option.empty()) {
    nb::dict where;
    where["option"] = std::string(kind.where.option);
    for (const OptionSpec& option : line.options)
      if (option.id == kind.where.option) where["value"] = option.text_of(kind.where.value);
    where["default"] = std::string(kind.where.default_value);
    facts["where"] = where;
  }
  return facts;
}

nb::dict facts_of(const std::string& id, const std::string& language) {
  const GameEntry* line = must(find_game(id));
  const i18n::Localizer localizer(must(i18n::language_named(language)), Setup{id, 0, {}, {}});
  nb::dict facts;
  facts["id"] = id;
  facts["title"] = std::string(line->facts->title);
  facts["designer"] = std::string(line->facts->designer);
  facts["about"] = localizer.text("about");
  facts["min_seats"] = line->facts->min_seats;
  facts["max_seats"] = line->facts->max_seats;
  facts["max_moves"] = line->facts->longest;
  nb::list options;
  for (const OptionSpec& option : line->options) options.append(option_facts(option));
  facts["options"] = options;
  nb::list content;
  for (const ContentKind& kind : line->content_kinds) content.append(content_facts(id, *line, kind));
  facts["content"] = content;
  facts["levels"] = nb::cast(bots::level_names(id));
  facts["bots"] = nb::cast(bots::bot_names(id));
  return facts;
}

std::vector<std::string> game_ids() {
  std::vector<std::string> ids;
  for (const GameEntry& line : all_games()) ids.emplace_back(line.facts->id);
  return ids;
}

std::vector<std::string> language_ids() {
  std::vector<std::string> ids;
  for (const i18n::Language& one : i18n::languages()) ids.emplace_back(one.id);
  return ids;
}

PlayedMatch new_match(const GameChoice& choice, std::optional<std::uint64_t> seed) {
  GamePtr game = game_of(choice);
  if (!seed) return {std::move(game), std::monostate{}, nullptr};
  return {std::move(game), SeedNote{*seed}, std::make_shared<SeededChance>(*seed)};
}

}  // namespace

void add_games(nb::module_& m) {
  nb::class_<GameChoice>(m, "GameChoice", "A game with the seats, options and content that the caller chose.")
      .def(nb::init<std::string, int, Pairs, Pairs>(), "game"_a, "seats"_a, "options"_a, "content"_a);
  m.def("games", game_ids);
  m.def("languages", language_ids);
  m.def("game_facts", facts_of, "game"_a, "language"_a,
        nb::sig("def game_facts(game: str, language: str) -> dict[str, typing.Any]"));
  m.def("new_match", new_match, "choice"_a, "seed"_a.none());
}

}  // namespace sounder::python
