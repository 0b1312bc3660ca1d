#include "match/registry.h"

#include <charconv>

#include "rules/all_games.h"
#include "rules/words.h"

namespace sounder {
std::string OptionSpec::text_of(int value) const {
  if (kind == Kind::number) return std::to_string(value);
  if (kind == Kind::flag) return value ? "on" : "off";
  return names[value];
}

std::string OptionSpec::expected() const {
  if (kind == Kind::number && most - least > 9) return joined({std::to_string(least), " to ", std::to_string(most)});
  std::vector<std::string> values;
  for (int value = least; value <= most; ++value) values.push_back(text_of(value));
  return in_words(values, " or ");
}

Expected<int> OptionSpec::value_of(std::string_view text) const {
  int value = 0;
  const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = kind == Kind::number && code == std::errc{} && end == text.data() + text.size();
  if (whole && value >= least && value <= most) return value;
  for (value = least; kind != Kind::number && value <= most; ++value)
    if (text == text_of(value) || (kind == Kind::flag && text == (value ? "true" : "false"))) return value;
  return error(joined({"option ", id, " is \"", text, "\", expected ", expected()}));
}

namespace {

std::vector<GameEntry>& lines() {
  static std::vector<GameEntry> all = [] {
    std::vector<GameEntry> built_in;
    for_each_game([&]<class G>() { built_in.push_back(entry_for<G>()); });
    return built_in;
  }();
  return all;
}

}  // namespace

const std::vector<GameEntry>& all_games() { return lines(); }

void add_game(GameEntry line) { lines().push_back(std::move(line)); }

Expected<const GameEntry*> find_game(std::string_view id) {
  std::vector<std::string> ids;
  for (const GameEntry& line : all_games()) {
    if (line.facts->id == id) return &line;
    ids.emplace_back(line.facts->id);
  }
  return error(joined({"unknown game \"", id.substr(0, 60), "\", expected ", in_words(ids, " or ")}));
}

std::string_view default_content(const ContentKind& kind, const Setup& setup) {
  const auto chosen = setup.options.find(std::string(kind.where.option));
  const bool elsewhere = chosen != setup.options.end() && chosen->second == kind.where.value;
  return elsewhere ? kind.where.default_value : kind.default_value;
}

Expected<GamePtr> make_game(Setup setup) {
  SOUNDER_TRY(auto line, find_game(setup.game));
  return line->make(*line, std::move(setup));
}

Expected<void> choose(Setup& setup, std::string_view name, std::string_view value) {
  SOUNDER_TRY(auto line, find_game(setup.game));
  std::vector<std::string> known;
  for (const OptionSpec& option : line->options) {
    known.push_back(option.id);
    if (option.id != name) continue;
    auto number = option.value_of(value);
    if (!number) return error(joined({setup.game, ": ", number.error().message}));
    setup.options[option.id] = *number;
    return {};
  }
  for (const ContentKind& kind : line->content_kinds) {
    known.emplace_back(kind.id);
    if (kind.id != name) continue;
    setup.content[std::string(kind.id)] = {std::string(value), {}, {}};
    return {};
  }
  return error(joined(
      {setup.game, ": unknown option \"", name, "\", expected ", known.empty() ? "none" : in_words(known, " or ")}));
}

Expected<void> choose_content(Setup& setup, const ContentFile& file) {
  if (file.game != setup.game)
    return error(joined({file.kind, " ", file.name, " is for ", file.game, ", expected one for ", setup.game}));
  setup.content[file.kind] = {file.name, json::serialize(file.document), {}};
  return {};
}

}  // namespace sounder
