// The lab, for Python: results are in the files of a run's folder.
#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "errors.h"
#include "interrupt.h"
#include "lab/folder.h"
#include "lab/report.h"
#include "lab/run.h"
#include "lab/summary_json.h"
#include "lab/tables.h"
#include "lab/until.h"
#include "match/file.h"
#include "parts.h"
#include "python_bot.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace sounder::python {
namespace {

// Whether the run is complete, the table as text, and all numbers as JSON.
using Written = std::tuple<bool, std::string, std::string>;

// Writes the folder's reports, as `sounder lab run` does.
Written write_reports(const std::string& folder, const lab::RunLine& line, const lab::Findings& found) {
  const lab::Summary summary = lab::summary(line, found);
  const boost::json::object numbers = lab::json_of(summary);
  must(write_document(folder + "/summary.csv", lab::csv_of(summary)));
  must(write_document(folder + "/report.html", lab::report_of(numbers)));
  return {found.complete, lab::table_of(summary), boost::json::serialize(numbers)};
}

struct Run {
  std::string toml;
  std::string where;  // name of the experiment; its content files are beside it
  std::string out;
  bool resume;
  int threads;
  std::size_t shard;
  std::size_t shards;
  std::string until;
};

lab::Findings play(const lab::Experiment& experiment, const Run& run, lab::Folder& folder, Progress& bar,
                   const PythonBots& own, const std::atomic<bool>& stopped) {
  const Failure& failure = own.failure();
  lab::RunPlan plan;
  plan.threads = run.threads;
  plan.shard = {run.shard, run.shards};
  if (!run.until.empty()) {
    if (run.shards > 1) refuse("until: can't be used with shards, expected one of the two");
    const lab::Until rule = must(lab::until(run.until, experiment.cases[0].game->seats()));
    plan.enough = [rule](const lab::Findings& found) { return rule.met(found); };
  }
  plan.progress = [&](const lab::Findings&, std::uint64_t done) { return !stopped && bar.tell(done, own); };
  auto saved = std::chrono::steady_clock::now();
  plan.keep = [&](const lab::BlockResult& block, const lab::Findings& so_far) -> Expected<void> {
    if (failure.has()) return {};
    SOUNDER_TRY(folder.add(block.lines));
    const auto now = std::chrono::steady_clock::now();
    if (now - saved < std::chrono::seconds(2)) return {};
    saved = now;
    return folder.save(so_far);
  };
  lab::Findings found = must(lab::run(experiment, plan, folder.found()));
  if (!failure.has()) must(folder.save(found));
  return found;
}

Written run_lab(const std::string& toml, const std::string& where, const std::string& out, bool resume, int threads,
                std::size_t shard, std::size_t shards, const std::string& until, const PythonBots::Named& own,
                nb::object progress) {
  if (shards < 1 || shards > 100'000 || shard >= shards)
    refuse("shard " + std::to_string(shard) + " of " + std::to_string(shards) + ", expected one of 1 to 100000");
  if (threads < 1 || threads > 1024) refuse("threads is " + std::to_string(threads) + ", expected 1 to 1024");
  const Run run{toml, where, out, resume, threads, shard, shards, until};
  const PythonBots registered(own);
  lab::Experiment experiment = must(lab::parse_experiment(toml, where));
  lab::RunLine line = lab::line_of(experiment, {shard, shards});
  line.until = until;
  for (lab::Case& one : experiment.cases) registered.name_exactly(one.bots);  // the files keep the author's names
  must(lab::start_programs(experiment));
  lab::Folder folder = must(lab::Folder::begin(out, line, resume));
  Progress bar(std::move(progress), static_cast<std::uint64_t>(experiment.matches) * experiment.cases.size() / shards);
  const lab::Findings found = without_lock(
      [&](const std::atomic<bool>& stopped) { return play(experiment, run, folder, bar, registered, stopped); },
      [&] { registered.callbacks().cancel(); });
  registered.failure().rethrow();
  return write_reports(out, folder.line(), found);
}

Written merge_runs(const std::vector<std::string>& folders, const std::string& out) {
  if (folders.empty()) refuse("no folders, expected those of all shards of a run");
  const lab::Saved whole = must(lab::merge(folders, out));
  return write_reports(out, whole.line, whole.found);
}

// Loads a finished run.
Written load_run(const std::string& folder) {
  const lab::Saved saved = must(lab::load(folder));
  const lab::Summary summary = lab::summary(saved.line, saved.found);
  return {saved.found.complete, lab::table_of(summary), boost::json::serialize(lab::json_of(summary))};
}

}  // namespace

void add_lab(nb::module_& m) {
  m.def("run_lab", run_lab, "toml"_a, "where"_a, "out"_a, "resume"_a, "threads"_a, "shard"_a, "shards"_a, "until"_a,
        "own"_a, "progress"_a.none(),
        nb::sig("def run_lab(toml: str, where: str, out: str, resume: bool, threads: int, shard: int, shards: int, "
                "until: str, own: "
                "collections.abc.Sequence[tuple[str, collections.abc.Callable[[Match], Move | str]]], progress: "
                "collections.abc.Callable[[int, int], object] | None) -> tuple[bool, str, str]"));
  m.def("merge_runs", merge_runs, "folders"_a, "out"_a);
  m.def("load_run", load_run, "folder"_a);
}

}  // namespace sounder::python
