// Reading tune files.
#include <charconv>
#include <cmath>

#include "lab/reader.h"
#include "lab/tune.h"
#include "rules/words.h"

namespace sounder::lab {
namespace {

constexpr std::uint32_t default_matches = 10'000;  // of a finalist

std::string plain(double number) {
  char text[32];
  const auto end = std::to_chars(text, text + sizeof text, number).ptr;
  return {text, end};
}

// A range as text: [20, 30] is "20 to 30".
std::optional<std::string> spec_text(const toml::node& node) {
  if (const auto text = node.value_exact<std::string>()) return text;
  const toml::array* list = node.as_array();
  if (!list || list->size() != 2) return std::nullopt;
  const auto low = (*list)[0].value<double>();
  const auto high = (*list)[1].value<double>();
  if (!low || !high) return std::nullopt;
  return plain(*low) + " to " + plain(*high);
}

Expected<Target> target_of(const toml::table& file, int seats) {
  const toml::table* specs = file["target"].as_table();
  if (!specs || specs->empty())
    return error("target is wrong or missing, expected a table [target] such as shares = \"within 2 %\"");
  Target target;
  for (const auto& [key, node] : *specs) {
    const std::string name(key.str());
    const std::string where = "target, line " + std::to_string(node.source().begin.line) + ": ";
    const auto text = spec_text(node);
    if (!text) return error(where + name + " is wrong, expected a text or two numbers, as in [20, 30]");
    const auto specs_here = specs_of(name, *text, seats);
    if (!specs_here) return error(where + specs_here.error().message);
    target.insert(target.end(), specs_here->begin(), specs_here->end());
  }
  return target;
}

Expected<Symmetry> symmetry_of(const toml::table& file) {
  if (!file.contains("symmetry")) return Symmetry::none;
  const auto name = file["symmetry"].value<std::string>().value_or("");
  if (name == "none") return Symmetry::none;
  if (name == "half-turn") return Symmetry::half_turn;
  if (name == "mirror") return Symmetry::mirror;
  return error("symmetry is \"" + name.substr(0, 60) + "\", expected none, half-turn or mirror");
}

Expected<std::vector<Tunable>> tunables_in(const toml::table& file, const Setup& setup) {
  const auto all = tunables_of(setup);
  if (!all) return all;
  const auto patterns = file.contains("tune") ? texts_in(file["tune"]) : std::vector<std::string>{"*"};
  if (!patterns || patterns->empty()) return error("tune is wrong, expected a list of names, * for anything");
  auto chosen = named(*all, *patterns);
  if (chosen && chosen->empty())
    return error("tune: the game has nothing to tune, expected options or content with tunables");
  return chosen;
}

Expected<void> read_rest(const toml::table& file, Experiment& experiment, TuneTask& task) {
  if (file.contains("variant")) return error("variant is there, expected one game only: tuning finds the variants");
  const AnyGame& game = *experiment.cases[0].game;
  SOUNDER_TRY(auto tunables, tunables_in(file, game.setup()));
  SOUNDER_TRY(auto target, target_of(file, game.seats()));
  SOUNDER_TRY(const auto symmetry, symmetry_of(file));
  if (file.contains("budget")) {
    const auto number = file["budget"].value_exact<std::int64_t>();
    const auto budget = budget_of(number ? std::to_string(*number) : file["budget"].value<std::string>().value_or(""));
    if (!budget) return error("budget: " + budget.error().message);
    task.budget = *budget;
  }
  if (!file.contains("matches")) experiment.matches = default_matches;
  task.tunables = std::move(tunables);
  task.target = std::move(target);
  task.symmetry = symmetry;
  return {};
}

}  // namespace

Expected<TuneBudget> budget_of(const std::string& text) {
  const Words words = words_of(text);
  double amount = 0;
  bool right = words.size() == 1 || words.size() == 2;
  if (right) {
    const auto [end, error] = std::from_chars(words[0].data(), words[0].data() + words[0].size(), amount);
    right = error == std::errc{} && end == words[0].data() + words[0].size() && std::isfinite(amount) && amount > 0;
  }
  const std::string_view unit = words.size() == 2 ? words[1] : "matches";
  if (right && unit == "matches" && amount >= 1000 && amount <= 1e12 && amount == std::floor(amount))
    return TuneBudget{static_cast<std::uint64_t>(amount), 0};
  const double seconds = unit == "s" ? amount : unit == "min" ? 60 * amount : unit == "h" ? 3600 * amount : 0;
  if (right && seconds >= 1 && seconds <= 1e7) return TuneBudget{0, seconds};
  return error("found \"" + text.substr(0, 40) + "\", expected a time such as \"10 min\", or 1000 matches or more");
}

Expected<TuneTask> read_tune(const std::string& path) {
  TuneTask task;
  SOUNDER_TRY(auto experiment,
              read_experiment(path, {"tune", "target", "symmetry", "budget"},
                              [&](const toml::table& file, Experiment& read) { return read_rest(file, read, task); }));
  task.original = std::move(experiment);
  task.original.luck_matches = 0;
  if (!asks_who_is_ahead(task.target)) task.original.judgements = 1;
  return task;
}

}  // namespace sounder::lab
