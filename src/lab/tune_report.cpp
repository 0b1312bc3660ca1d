#include "lab/tune_report.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>
#include <cstdio>

#include "bots/bot.h"
#include "lab/judge.h"
#include "match/registry.h"
#include "rules/hash.h"
#include "rules/words.h"

namespace sounder::lab {
namespace {

namespace json = boost::json;

// JSON for people: an array or object that fits on a line has one line.
void write(const json::value& value, std::size_t indent, std::string& out) {
  const auto spaced = [](const json::value& v, const auto& self) -> std::string {
    std::string text;
    if (const auto* object = v.if_object()) {
      for (const auto& [key, item] : *object)
        text += (text.empty() ? "" : ", ") + json::serialize(json::value(key)) + ": " + self(item, self);
      return "{" + text + "}";
    }
    const auto* list = v.if_array();
    if (!list) return json::serialize(v);
    for (const json::value& item : *list) text += (text.empty() ? "" : ", ") + self(item, self);
    return "[" + text + "]";
  };
  const std::string line = spaced(value, spaced);
  const bool breaks = (value.is_object() || value.is_array()) && (indent == 0 || line.size() + indent > 130);
  if (!breaks) {
    out += line;
    return;
  }
  const std::string margin(indent + 2, ' ');
  const auto* object = value.if_object();
  out += object ? "{" : "[";
  bool first = true;
  const auto begin = [&] {
    out += (first ? "\n" : ",\n") + margin;
    first = false;
  };
  if (object)
    for (const auto& [key, item] : *object) {
      begin();
      out += json::serialize(json::value(key)) + ": ";
      write(item, indent + 2, out);
    }
  else
    for (const json::value& item : value.get_array()) {
      begin();
      write(item, indent + 2, out);
    }
  out += "\n" + std::string(indent, ' ') + (object ? "}" : "]");
}

std::string pretty(const json::value& value) {
  std::string out;
  write(value, 0, out);
  return out + "\n";
}

std::string file_of(const MeasuredVariant& one, const std::string& kind) { return one.name + "." + kind + ".json"; }

// Kinds of content that no built-in file has.
std::vector<std::string> own_kinds(const MeasuredVariant& one) {
  std::vector<std::string> kinds;
  for (const auto& [kind, choice] : one.game->setup().content)
    if (!choice.document.empty()) kinds.push_back(kind);
  return kinds;
}

// ---- Words ----

std::string words_about(const TuneTask& task, const MeasuredVariant& one) {
  std::string text;
  const auto judge = judge_of(one.tally);
  const bool wrong = judge && judge->wrong;
  for (std::size_t i = 0; i < task.target.size(); ++i) {
    const TargetResult& answer = one.score.answers[i];
    text += "  " + task.target[i].words + ": " + std::string(name_of(answer.verdict)) + ", " +
            text_of(task.target[i], answer.measured) +
            (asks_who_is_ahead({task.target[i]}) && wrong ? " (the estimate of who is ahead is wrong here)" : "") +
            "\n";
  }
  char distance[64];
  std::snprintf(distance, sizeof distance, "  distance %.2f, give or take %.2f\n", one.score.distance,
                one.score.margin);
  return text + distance;
}

// The line-up of bots, if all seatings have the same.
std::optional<std::vector<std::string>> only_line_up(const TuneTask& task) {
  const auto sorted = [](std::vector<std::string> bots) {
    std::sort(bots.begin(), bots.end());
    return bots;
  };
  const auto first = sorted(task.original.cases[0].bots);
  for (const Case& one : task.original.cases)
    if (sorted(one.bots) != first) return {};
  return first;
}

// The levels that did not play while it was tuned.
std::vector<std::string> other_levels(const TuneTask& task) {
  std::vector<std::string> levels = bots::level_names(task.original.cases[0].game->facts().id);
  for (const Case& one : task.original.cases)
    std::erase_if(levels, [&](const std::string& level) {
      return std::count(one.bots.begin(), one.bots.end(), level) == static_cast<std::ptrdiff_t>(one.bots.size());
    });
  return levels;
}

std::string warning_of_one_line_up(const TuneTask& task) {
  const auto line_up = only_line_up(task);
  if (!line_up) return {};
  const bool alike = line_up->front() == line_up->back();
  const auto levels = other_levels(task);
  std::string words =
      "All this was measured with " +
      (alike ? "`" + line_up->front() + "` in every seat" : "one line-up of bots (" + in_words(*line_up, ", ") + ")") +
      " and holds for these bots only: with others the same variant can be far from the target.";
  if (!levels.empty()) words += " With --out, confirm.toml measures it with " + in_words(levels) + ", too.";
  return words + "\n";
}

std::string conclusion(const Tuned& tuned) {
  std::size_t met = 0;
  std::size_t better = 0;
  const TargetScore& before = tuned.original.score;
  for (const MeasuredVariant& one : tuned.finalists) {
    met += one.score.verdict == TargetVerdict::met;
    better += before.distance - one.score.distance > std::hypot(before.margin, one.score.margin);
  }
  const std::string of = " of " + std::to_string(tuned.finalists.size()) + " ";
  return std::to_string(met) + of + "meet every wish; " + std::to_string(better) + of +
         "are nearer to the target than the original beyond error.\n";
}

// ---- tune.json ----

json::object evidence(const TuneTask& task, const MeasuredVariant& one) {
  json::array changes;
  for (std::size_t i = 0; i < task.tunables.size(); ++i) {
    const Tunable& tunable = task.tunables[i];
    if (one.variant[i] == tunable.original) continue;
    changes.push_back(json::object{
        {"name", tunable.name}, {"from", tunable.text_of(tunable.original)}, {"to", tunable.text_of(one.variant[i])}});
  }
  json::array specs;
  for (std::size_t i = 0; i < task.target.size(); ++i) {
    const TargetResult& answer = one.score.answers[i];
    specs.push_back(json::object{{"wish", task.target[i].words},
                                 {"verdict", name_of(answer.verdict)},
                                 {"value", answer.measured.value},
                                 {"low", answer.measured.low},
                                 {"high", answer.measured.high}});
  }
  json::array files;
  for (const std::string& kind : own_kinds(one)) files.emplace_back(file_of(one, kind));
  return {{"name", one.name},
          {"matches", one.tally.matches},
          {"distance", one.score.distance},
          {"margin", one.score.margin},
          {"verdict", name_of(one.score.verdict)},
          {"wishes", std::move(specs)},
          {"changes", std::move(changes)},
          {"files", std::move(files)}};
}

json::array history(const TuneTask& task, const Tuned& tuned) {
  json::array rungs;
  for (const TuneRound& rung : tuned.rungs) {
    json::array best;
    for (std::size_t i = 0; i < std::min<std::size_t>(10, rung.candidates.size()); ++i)
      best.push_back(json::object{{"changes", changes_of(task.tunables, rung.candidates[i].variant)},
                                  {"distance", rung.candidates[i].distance},
                                  {"margin", rung.candidates[i].margin}});
    rungs.push_back(json::object{{"seed", rung.seed},
                                 {"matches", rung.matches},
                                 {"candidates", rung.candidates.size()},
                                 {"best", std::move(best)}});
  }
  return rungs;
}

std::string tune_json(const TuneTask& task, const Tuned& tuned) {
  json::array finalists;
  for (const MeasuredVariant& one : tuned.finalists) finalists.push_back(evidence(task, one));
  return pretty(json::object{{"sounder_tune", 1},
                             {"title", task.original.title},
                             {"game", task.original.cases[0].game->facts().id},
                             {"seed", task.original.seed},
                             {"played", tuned.matches},
                             {"variants", tuned.variants},
                             {"interrupted", tuned.interrupted},
                             {"fresh_seed", tuned.fresh_seed},
                             {"original", evidence(task, tuned.original)},
                             {"finalists", std::move(finalists)},
                             {"search", history(task, tuned)}});
}

// ---- confirm.toml ----

constexpr std::uint32_t most_matches_with_others = 1000;

std::string list_of(const std::vector<std::string>& texts) {
  std::string out;
  for (const std::string& text : texts) out += (out.empty() ? "" : ", ") + json::serialize(json::value(text));
  return "[" + out + "]";
}

std::string variant_table(const MeasuredVariant& one) {
  std::string out = "\n[[variant]]\nname = \"" + one.name + "\"\n";
  std::vector<std::string> files;
  for (const std::string& kind : own_kinds(one)) files.push_back(file_of(one, kind));
  if (!files.empty()) out += "content = " + list_of(files) + "\n";
  const Setup& setup = one.game->setup();
  std::string options;
  for (const OptionSpec& option : (*find_game(setup.game))->options)
    if (const int value = setup.options.at(option.id); value != option.default_value)
      options += option.id + " = \"" + option.text_of(value) + "\"\n";
  for (const auto& [kind, choice] : setup.content)
    if (choice.document.empty()) options += kind + " = \"" + choice.name + "\"\n";
  return out + (options.empty() ? "" : "[variant.options]\n" + options);
}

std::string confirm_toml(const TuneTask& task, const Tuned& tuned) {
  const Experiment& original = task.original;
  const Case& first = original.cases[0];
  std::string seatings;
  for (const Case& one : original.cases) seatings += (seatings.empty() ? "" : ", ") + list_of(one.bots);
  std::uint32_t matches = original.matches;
  const bool other_bots = only_line_up(task) && !other_levels(task).empty();
  if (other_bots) {
    matches = std::min(matches, most_matches_with_others);
    for (const std::string& level : other_levels(task))
      seatings += ", " + list_of(std::vector<std::string>(first.bots.size(), level));
  }
  std::string out =
      "# Measures the finalists and the original once more, on seeds that tuning has not seen: sounder lab run "
      "confirm.toml\n";
  if (other_bots)
    out += "# The other levels play it, too. Strong ones take long: delete those that you can't wait for.\n";
  out += "title = " + json::serialize(json::value(original.title + ", confirmed")) + "\n";
  out +=
      "game = \"" + std::string(first.game->facts().id) + "\"\nseats = " + std::to_string(first.game->seats()) + "\n";
  out += "matches = " + std::to_string(matches) +
         "\nseed = " + std::to_string(hash_words(tuned.fresh_seed, 0xc0f1) >> 1) + "\n";
  out += "judgements = " + std::to_string(original.judgements) + "\nluck_matches = 0\nseatings = [" + seatings + "]\n";
  if (!first.barred.empty()) out += "barred = " + list_of(first.barred) + "\n";
  out += variant_table(tuned.original);
  for (const MeasuredVariant& one : tuned.finalists) out += variant_table(one);
  return out;
}

}  // namespace

std::string tune_words(const TuneTask& task, const Tuned& tuned) {
  std::string out = task.original.title + ": " + std::to_string(tuned.matches) + " matches, " +
                    std::to_string(tuned.variants) + " variants in " + std::to_string(tuned.rungs.size()) +
                    " rungs, seed " + std::to_string(task.original.seed) + "\n";
  if (!tuned.confirmed()) return out + "Nothing was confirmed: no variant was measured again on fresh seeds.\n";
  out += "Measured again on fresh seeds, " + std::to_string(tuned.original.tally.matches) +
         " matches each, 95 % intervals.\n";
  out +=
      "The order is that of these very numbers, so the first looks a little better than it is; with --out, "
      "confirm.toml measures all once "
      "more.\n";
  out += "\noriginal\n" + words_about(task, tuned.original);
  for (const MeasuredVariant& one : tuned.finalists)
    out += "\n" + one.name + ": " + changes_of(task.tunables, one.variant) + "\n" + words_about(task, one);
  return out + "\n" + conclusion(tuned) + warning_of_one_line_up(task);
}

std::vector<TextFile> files_of(const TuneTask& task, const Tuned& tuned) {
  std::vector<TextFile> files;
  std::vector<const MeasuredVariant*> all = {&tuned.original};
  for (const MeasuredVariant& one : tuned.finalists) all.push_back(&one);
  for (const MeasuredVariant* one : all)
    for (const std::string& kind : own_kinds(*one))
      files.push_back({file_of(*one, kind), pretty(json::parse(one->game->setup().content.at(kind).document))});
  files.push_back({"confirm.toml", confirm_toml(task, tuned)});
  files.push_back({"tune.json", tune_json(task, tuned)});
  return files;
}

}  // namespace sounder::lab
