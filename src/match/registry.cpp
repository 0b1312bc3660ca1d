#include "match/registry.h"

#include <charconv>

#include "rules/all_games.h"
#include "rules/words.h"

namespace sounder {
std::string OptionLine::text_of(int value) const {
  if (kind == Kind::number) return std::to_string(value);
  if (kind == Kind::flag) return value ? "on" : "off";
  return names[value];
}

std::string OptionLine::expected() const {
  if (kind == Kind::number && most - least > 9) return joined({std::to_string(least), " to ", std::to_string(most)});
  std::vector<std::string> values;
  for (int value = least; value <= most; ++value) values.push_back(text_of(value));
  return in_words(values, " or ");
}

Expected<int> OptionLine::value_of(std::string_view text) const {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool whole = kind == Kind::number && error == std::errc{} && end == text.data() + text.size();
  if (whole && value >= least && value <= most) return value;
  for (value = least; kind != Kind::number && value <= most; ++value)
    if (text == text_of(value) || (kind == Kind::flag && text == (value ? "true" : "false"))) return value;
  return trouble(joined({"option ", id, " is \"", text, "\", expected ", expected()}));
}

namespace {

std::vector<GameLine>& lines() {
  static std::vector<GameLine> all = [] {
    std::vector<GameLine> built_in;
    for_each_game([&]<class G>() { built_in.push_back(line_for<G>()); });
    return built_in;
  }();
  return all;
}

}  // namespace

const std::vector<GameLine>& all_games() { return lines(); }

void add_game(GameLine line) { lines().push_back(std::move(line)); }

Expected<const GameLine*> find_game(std::string_view id) {
  std::vector<std::string> ids;
  for (const GameLine& line : all_games()) {
    if (line.facts->id == id) return &line;
    ids.emplace_back(line.facts->id);
  }
  return trouble(joined({"unknown game \"", id.substr(0, 60), "\", expected ", in_words(ids, " or ")}));
}

Expected<GamePtr> make_game(Setup setup) {
  SOUNDER_TRY(auto line, find_game(setup.game));
  return line->make(*line, std::move(setup));
}

Expected<void> choose(Setup& setup, std::string_view name, std::string_view value) {
  SOUNDER_TRY(auto line, find_game(setup.game));
  std::vector<std::string> known;
  for (const OptionLine& option : line->options) {
    known.push_back(option.id);
    if (option.id != name) continue;
    auto number = option.value_of(value);
    if (!number) return trouble(joined({setup.game, ": ", number.error().message}));
    setup.options[option.id] = *number;
    return {};
  }
  for (const ContentKind& kind : line->content_kinds) {
    known.emplace_back(kind.id);
    if (kind.id != name) continue;
    setup.content[std::string(kind.id)] = {std::string(value), {}, {}};
    return {};
  }
  return trouble(joined(
      {setup.game, ": unknown option \"", name, "\", expected ", known.empty() ? "none" : in_words(known, " or ")}));
}

Expected<void> choose_content(Setup& setup, const ContentFile& file) {
  if (file.game != setup.game)
    return trouble(joined({file.kind, " ", file.name, " is for ", file.game, ", expected one for ", setup.game}));
  setup.content[file.kind] = {file.name, json::serialize(file.document), {}};
  return {};
}

}  // namespace sounder
