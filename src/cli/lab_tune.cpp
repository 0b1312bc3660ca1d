// `sounder lab tune`: the search for a fairer variant. It is in src/lab/tune.h.
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <thread>

#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/progress_bar.h"
#include "lab/run.h"
#include "lab/tune_report.h"
#include "match/file.h"

namespace sounder::cli {
namespace {

struct TuneArguments {
  std::string file;
  std::string threads;
  std::string budget;
  std::string out;
  std::string seed;
};

volatile std::sig_atomic_t tune_interruptions = 0;

Expected<lab::TuneTask> task_from(const TuneArguments& arguments) {
  auto task = lab::read_tune(arguments.file);
  if (!task) return task;
  if (!arguments.seed.empty()) task->original.seed = std::stoull(arguments.seed);
  if (!arguments.budget.empty()) {
    const auto budget = lab::budget_of(arguments.budget);
    if (!budget) return error("--budget: " + budget.error().message);
    task->budget = *budget;
  }
  if (!arguments.out.empty() && std::filesystem::exists(arguments.out))
    return error(arguments.out + ": is there already, expected a new folder");
  return task;
}

// A bar for each stage, and whether to go on: every Ctrl-C ends one thing, first the search, then the second
// measurement.
class TuneProgress {
 public:
  bool show(const std::string& stage, std::uint64_t done, std::uint64_t all) {
    if (stage != stage_) {
      bar_.reset();
      bar_.emplace(all, 0, stage + " ");
      stage_ = stage;
    }
    bar_->show(done);
    if (tune_interruptions == heeded_) return true;
    heeded_ = tune_interruptions;
    return false;
  }

 private:
  std::string stage_;
  std::optional<ProgressBar> bar_;
  std::sig_atomic_t heeded_ = 0;
};

// All files are written into a folder beside, which then takes its name: nobody meets half of it.
Expected<void> write_all(const std::string& folder, const std::vector<lab::TextFile>& files) {
  namespace fs = std::filesystem;
  std::string path = folder;
  while (path.size() > 1 && path.back() == '/') path.pop_back();
  const std::string beside = path + ".part";
  std::error_code code;
  fs::remove_all(beside, code);
  fs::create_directories(beside, code);
  if (code) return error(folder + ": cannot be made (" + code.message() + ")");
  for (const lab::TextFile& file : files) SOUNDER_TRY(write_document(beside + "/" + file.name, file.text));
  fs::rename(beside, path, code);
  if (code) return error(folder + ": cannot be written (" + code.message() + ")");
  return {};
}

Expected<int> lab_tune(const TuneArguments& arguments) {
  SOUNDER_TRY(const auto task, task_from(arguments));
  SOUNDER_TRY(lab::start_programs(task.original));
  Expected<lab::Tuned> tuned = lab::Tuned{};
  {
    std::signal(SIGINT, [](int) { tune_interruptions = tune_interruptions + 1; });
    TuneProgress progress;
    lab::TunePlan plan;
    plan.threads = arguments.threads.empty() ? static_cast<int>(std::max(1u, std::thread::hardware_concurrency()))
                                             : std::stoi(arguments.threads);
    plan.progress = [&](const std::string& stage, std::uint64_t done, std::uint64_t all) {
      return progress.show(stage, done, all);
    };
    tuned = lab::tune(task, plan);
  }
  if (!tuned) return tl::make_unexpected(tuned.error());
  std::printf("%s", lab::tune_words(task, *tuned).c_str());
  if (tuned->interrupted)
    std::printf("Interrupted: the search ended early%s.\n",
                tuned->confirmed() ? ", its best were measured briefly" : "");
  if (arguments.out.empty() || !tuned->confirmed()) return 0;
  SOUNDER_TRY(write_all(arguments.out, lab::files_of(task, *tuned)));
  std::printf("\nIn %s: tune.json, the content files, and confirm.toml for `sounder lab run`\n", arguments.out.c_str());
  return 0;
}

}  // namespace

Command add_lab_tune(CLI::App& lab) {
  auto* app = lab.add_subcommand("tune", "Search for a variant that meets a target");
  auto arguments = std::make_shared<TuneArguments>();
  app->add_option("FILE", arguments->file, "Experiment file (.toml) with what to tune and the target")->required();
  app->add_option("--budget", arguments->budget, "How long to search: a time (\"5 min\") or a number of matches")
      ->type_name("B")
      ->default_str("as in FILE")
      ->group(group::matches);
  add_number(*app, arguments->seed,
             {.name = "--seed",
              .about = "Seed of chance; the same seed and a budget in matches give the same result",
              .least = 0,
              .most = INT64_MAX,
              .standard = "as in FILE"})
      ->group(group::matches);
  add_threads(*app, arguments->threads);
  app->add_option("--out", arguments->out, "New folder for the evidence and the content files")
      ->type_name("DIR")
      ->default_str("no files")
      ->check(folder_name())
      ->group(group::output);
  app->footer(R"(
FILE is an experiment file for one game with `tune` (names of numbers, options
and layouts; * stands for any text) and a table [target], such as
  shares = "within 2 %"    turns = [20, 30]    lead_changes = ">= 2"
The variants found are measured on fresh seeds after the search, beside the
original, and listed best first. The first looks a little better than it is,
because it was chosen for its measurement; confirm.toml in the folder of --out
measures all of them once more. Ctrl-C ends the search and measures the best
variants briefly; a second Ctrl-C ends that too.

Example: sounder lab tune docs/studies/fair-pumpkin.toml --budget "5 min")");
  return {app, [arguments] { return lab_tune(*arguments); }};
}

}  // namespace sounder::cli
