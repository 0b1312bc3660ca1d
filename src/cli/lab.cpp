// `sounder lab`: run, compare, merge. The experiments are in src/lab/.
#include <csignal>
#include <cstdio>
#include <thread>
#include <utility>

#include "bots/bot.h"
#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/progress_bar.h"
#include "lab/designs.h"
#include "lab/report.h"
#include "lab/summary_json.h"
#include "lab/tables.h"
#include "lab/until.h"
#include "match/file.h"

namespace sounder {

extern const char* const version;  // from git, cmake/version.cmake

namespace cli {
namespace {

struct LabArguments {
  SetupArguments setup;
  std::string experiment;  // a TOML file in place of a game
  std::string seats;
  std::string games = "1000";
  std::vector<std::string> bots;
  bool all_seatings = false;
  bool skill = false;
  std::vector<std::string> without;
  bool each_without = false;
  std::string seed = "1";
  std::string threads;
  std::string out;
  std::string shard;
  std::string until;
  std::string luck;
  bool resume = false;
};

volatile std::sig_atomic_t interrupted_lab = 0;

lab::Experiment empty_experiment(const LabArguments& arguments, const AnyGame& game) {
  lab::Experiment experiment;
  experiment.title = std::string(game.facts().title);
  experiment.matches = static_cast<std::uint32_t>(std::stoul(arguments.games));
  experiment.seed = std::stoull(arguments.seed);
  if (!arguments.luck.empty()) experiment.luck_matches = static_cast<std::uint32_t>(std::stoul(arguments.luck));
  return experiment;
}

// Each level against the next weaker one; --bots names others, from weak to strong.
Expected<lab::Experiment> skill_experiment(const LabArguments& arguments, const GamePtr& game) {
  if (arguments.all_seatings || !arguments.without.empty() || arguments.each_without)
    return error("--skill: can't be used with --all-seatings, --without or --each-without, expected one of them");
  const auto levels = arguments.bots.empty() ? bots::level_names(game->facts().id) : arguments.bots;
  if (levels.size() < 2) return error("--bots: one bot, expected two or more from weak to strong beside --skill");
  for (const std::string& bot : levels)
    if (const auto made = bots::make_bot(bot, game); !made) return error("--bots: " + made.error().message);
  lab::Experiment experiment = empty_experiment(arguments, *game);
  experiment.title += ", skill and luck";
  experiment.cases = lab::skill_cases(game, levels);
  return experiment;
}

Expected<lab::Experiment> experiment_from(const LabArguments& arguments) {
  SOUNDER_TRY(auto setup, arguments.setup.setup());
  if (!arguments.seats.empty())
    setup.seats = std::stoi(arguments.seats);
  else if (arguments.bots.size() > 1 && !arguments.skill)
    setup.seats = static_cast<int>(arguments.bots.size());
  SOUNDER_TRY(const auto game, make_game(setup));
  if (arguments.skill) return skill_experiment(arguments, game);
  std::vector<std::string> bots = arguments.bots.empty() ? std::vector<std::string>{"casual"} : arguments.bots;
  if (bots.size() == 1) bots.resize(static_cast<std::size_t>(game->seats()), bots[0]);
  if (static_cast<int>(bots.size()) != game->seats())
    return error("--bots: " + std::to_string(bots.size()) + " bots, expected one for each of " +
                 std::to_string(game->seats()) + " seats, or one for all");
  for (const std::string& bot : bots)
    if (const auto made = bots::make_bot(bot, game); !made) return error("--bots: " + made.error().message);
  lab::Experiment experiment = empty_experiment(arguments, *game);
  const auto seatings = arguments.all_seatings ? lab::all_seatings(bots) : std::vector<std::vector<std::string>>{bots};
  for (const auto& seating : seatings)
    experiment.cases.push_back({std::string(game->facts().title), game, seating, {}});
  if (arguments.without.empty() && !arguments.each_without) return experiment;
  if (seatings.size() > 1)
    return error("--all-seatings: can't be used with --without or --each-without, expected one of them");
  auto cases = lab::restricted_cases(experiment, arguments.without);
  if (!cases) return error("--without: " + cases.error().message);
  experiment.title += arguments.without.empty() ? ", without each kind of move" : ", without some kinds of move";
  experiment.cases = std::move(*cases);
  return experiment;
}

Expected<lab::Shard> shard_of(const std::string& text) {
  if (text.empty()) return lab::Shard{};
  unsigned index = 0;
  unsigned of = 0;
  char rest = 0;
  if (std::sscanf(text.c_str(), "%u/%u%c", &index, &of, &rest) != 2 || index < 1 || index > of || of > 100'000)
    return error("--shard: found \"" + text.substr(0, 40) + "\", expected I/N, as in 2/8");
  return lab::Shard{index - 1, of};
}

Expected<void> write_reports(const std::string& folder, const lab::Summary& summary) {
  SOUNDER_TRY(write_document(folder + "/summary.csv", lab::csv_of(summary)));
  return write_document(folder + "/report.html", lab::report_of(lab::json_of(summary)));
}

Expected<int> finish(const lab::RunLine& line, const lab::Findings& found, const std::string& out) {
  const lab::Summary summary = lab::summary(line, found);
  std::printf("%s, seed %llu\n%s", line.title.c_str(), static_cast<unsigned long long>(line.seed),
              lab::table_of(summary).c_str());
  if (out.empty()) return 0;
  SOUNDER_TRY(write_reports(out, summary));
  std::printf("\nIn %s: report.html, summary.csv, results.jsonl\n", out.c_str());
  return 0;
}

// One per core; where mpirun has started one process per core, one each.
int threads_of(const LabArguments& arguments, const lab::Team& team) {
  if (!arguments.threads.empty()) return std::stoi(arguments.threads);
  return team.size() > 1 ? 1 : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

// What a process is about to do, so that ranks can tell whether they are about to do the same.
std::string task_of(const lab::RunLine& line) {
  return "experiment " + line.fingerprint + ", shard " + std::to_string(line.shard.index + 1) + "/" +
         std::to_string(line.shard.of) + ", sounder " + version;
}

Expected<int> run_experiment(const lab::Experiment& experiment, const LabArguments& arguments, lab::Team& team) {
  SOUNDER_TRY(const auto shard, shard_of(arguments.shard));
  if (arguments.out.empty() && (arguments.resume || !arguments.shard.empty()))
    return error("--out: missing, expected a folder beside --resume or --shard");
  lab::RunLine line = lab::line_of(experiment, shard);
  line.until = arguments.until;
  lab::RunPlan plan;
  plan.threads = threads_of(arguments, team);
  plan.shard = shard;
  if (!arguments.until.empty()) {
    if (shard.of > 1) return error("--until: can't be used with --shard, expected one of the two");
    SOUNDER_TRY(const auto rule, lab::until(arguments.until, experiment.cases[0].game->seats()));
    plan.enough = [rule](const lab::Findings& found) { return rule.met(found); };
  }
  if (auto started = lab::start_programs(experiment); !started) return tl::make_unexpected(started.error());
  const std::string task = task_of(line);
  if (!team.leads()) {
    team.play(experiment, task, plan.threads);
    return 0;
  }
  if (shard.of == 1 || team.size() > 1)  // else each may have its own
    SOUNDER_TRY(team.gather(task));
  std::optional<lab::Folder> folder;
  lab::Findings before;
  if (!arguments.out.empty()) {
    SOUNDER_TRY(auto begun, lab::Folder::begin(arguments.out, line, arguments.resume));
    folder = std::move(begun);
    before = folder->found();
  }
  std::uint64_t done_before = 0;
  for (const lab::Tally& tally : before.tallies) done_before += tally.matches;
  const std::uint64_t all = static_cast<std::uint64_t>(experiment.matches) * experiment.cases.size() / shard.of;
  auto saved = std::chrono::steady_clock::now();
  for (const int signal : {SIGINT, SIGTERM})  // the second is how mpirun passes on a Ctrl-C
    if (signal == SIGINT || team.size() > 1)
      std::signal(signal, [](int number) {
        interrupted_lab = 1;
        if (number == SIGINT) std::signal(SIGINT, SIG_DFL);  // the second ends the program at once
      });
  Expected<lab::Findings> found = before;
  {
    ProgressBar bar(all, done_before);
    plan.progress = [&](const lab::Findings&, std::uint64_t done) {
      bar.show(done);
      return interrupted_lab == 0;
    };
    plan.keep = [&](const lab::BlockResult& block, const lab::Findings& so_far) -> Expected<void> {
      if (!folder) return {};
      SOUNDER_TRY(folder->add(block.lines));
      const auto now = std::chrono::steady_clock::now();
      if (now - saved < std::chrono::seconds(2)) return {};
      saved = now;
      return folder->save(so_far);
    };
    found = team.run(experiment, plan, std::move(before));
  }
  if (!found) return tl::make_unexpected(found.error());
  if (folder) SOUNDER_TRY(folder->save(*found));
  auto status = finish(folder ? folder->line() : line, *found, arguments.out);
  if (status && !found->complete)
    std::printf("Interrupted: what was finished is counted%s.\n",
                arguments.out.empty() ? "" : " and kept; --resume goes on");
  return status;
}

Expected<int> lab_run(const LabArguments& arguments, lab::Team& team) {
  if (arguments.setup.game.ends_with(".toml")) {
    if (arguments.skill || arguments.each_without || !arguments.without.empty())
      return error(
          "--skill, --without, --each-without: are for a game, expected `seatings` or `barred` in the experiment file");
    SOUNDER_TRY(const auto experiment, lab::read_experiment(arguments.setup.game));
    return run_experiment(experiment, arguments, team);
  }
  SOUNDER_TRY(const auto experiment, experiment_from(arguments));
  return run_experiment(experiment, arguments, team);
}

void add_run_options(CLI::App& app, LabArguments& arguments) {
  add_threads(app, arguments.threads);
  app.add_option("--until", arguments.until,
                 "Stop when this is known, as in \"win-rate of p1 within 2 %\" or \"difference of p1 decided\"; "
                 "docs/lab.md has all rules")
      ->type_name("RULE")
      ->default_str("play all matches")
      ->group(group::matches);
  app.add_option("--shard", arguments.shard, "Play only part I of N; `sounder lab merge` puts the parts together")
      ->type_name("I/N")
      ->default_str("1/1")
      ->group(group::matches);
  app.add_option("--out", arguments.out, "New folder for results and report")
      ->type_name("DIR")
      ->default_str("no files")
      ->check(folder_name())
      ->group(group::output);
  app.add_flag("--resume", arguments.resume, "Continue the interrupted run in the folder of --out")
      ->group(group::output);
}

Command add_lab_run(CLI::App& lab, lab::Team& team) {
  auto* app = lab.add_subcommand("run", "Play many matches between bots and measure them");
  auto arguments = std::make_shared<LabArguments>();
  arguments->setup.add_to(*app, true);
  app->get_option("GAME")->description("The game, or an experiment file (.toml)")->type_name("GAME|FILE");
  add_seats(*app, arguments->seats);
  app->add_option("--bots", arguments->bots, "One bot per seat, or one for all seats")
      ->type_name("A,B,...")
      ->default_str("casual")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->group(group::bots);
  app->add_flag("--all-seatings", arguments->all_seatings, "Play every order of the bots over the seats")
      ->group(group::bots);
  app->add_flag("--skill", arguments->skill,
                "Let each level play the next weaker one: what better play wins, beside luck")
      ->group("Comparisons");
  app->add_option("--without", arguments->without,
                  "Also play with one side barred from moves of each of these kinds: what a kind of move is worth")
      ->type_name("KIND,...")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->group("Comparisons");
  app->add_flag("--each-without", arguments->each_without, "The same for each of the 30 most common kinds of move")
      ->group("Comparisons");
  add_number(*app, arguments->games,
             {.name = "--games", .about = "Number of matches", .least = 1, .most = 1'000'000'000})
      ->group(group::matches);
  add_seed(*app, arguments->seed);
  add_number(*app, arguments->luck,
             {.name = "--luck",
              .about = "Number of matches in which luck is measured, move by move; slow",
              .least = 0,
              .most = 1'000'000'000,
              .standard = "200"})
      ->group(group::matches);
  add_run_options(*app, *arguments);
  app->footer(R"(
Prints a table with 95 % confidence intervals. With --out the folder has
report.html (pictures), summary.csv and results.jsonl (one line per match).
Ctrl-C keeps the matches that are finished. An experiment file holds the same
choices for several variants (docs/lab.md); then --games, --bots and the other
choices of matches are made in the file.

Examples:
  sounder lab run bite-the-pumpkin --games 10000 --bots greedy --out first
  sounder lab run happy-pigs --bots greedy --until "win-rate of p1 within 2 %"
  sounder lab run three-little-pigs --skill --games 400
  sounder lab run happy-pigs --bots greedy --each-without --out needed
  sounder lab run docs/studies/season-deck.toml --out study)");
  return {app,
          [arguments, app, &team]() -> Expected<int> {
            if (arguments->setup.game.ends_with(".toml"))
              for (const char* name :
                   {"--games", "--bots", "--all-seatings", "--seats", "--seed", "--luck", "--option", "--content"})
                if (app->count(name) > 0)
                  return error(std::string(name) + ": is for a game, expected it in the experiment file");
            return lab_run(*arguments, team);
          },
          true};
}

Expected<void> same_game(const std::string& side, std::string_view game, std::string_view first) {
  if (game == first) return {};
  return error(side + ": is about " + std::string(game) + ", expected " + std::string(first) +
               " as before it: different games can't be compared");
}

// Finished runs side by side, or experiment files played with the same seeds.
Expected<int> lab_compare(const std::vector<std::string>& sides, const LabArguments& arguments, lab::Team& team) {
  const auto is_file = [](const std::string& side) { return side.ends_with(".toml"); };
  if (std::any_of(sides.begin(), sides.end(), is_file)) {
    lab::Experiment both;
    for (const std::string& side : sides) {
      if (!is_file(side))
        return error(side +
                     ": is not an experiment file (.toml), expected files only or folders of finished runs only");
      SOUNDER_TRY(auto one, lab::read_experiment(side));
      const auto& first = (both.cases.empty() ? one : both).cases[0];
      for (const lab::Case& each : one.cases)
        SOUNDER_TRY(same_game(side, each.game->facts().title, first.game->facts().title));
      if (both.cases.empty()) {
        both = std::move(one);
        continue;
      }
      both.title += " and " + one.title;
      both.matches = std::max(both.matches, one.matches);
      both.cases.insert(both.cases.end(), one.cases.begin(), one.cases.end());
    }
    return run_experiment(both, arguments, team);
  }
  if (!arguments.until.empty() || arguments.resume || !arguments.shard.empty())
    return error("--until, --resume, --shard: are for experiment files, expected none of them with finished runs");
  if (!team.leads()) return 0;
  lab::RunLine line;
  lab::Findings found;
  found.complete = true;
  for (const std::string& side : sides) {
    SOUNDER_TRY(auto saved, lab::load(side));
    auto cases = std::exchange(saved.line.cases, {});
    if (line.cases.empty()) line = saved.line;
    line.until.clear();
    for (lab::CaseLine& one : cases) {
      if (!line.cases.empty()) SOUNDER_TRY(same_game(side, one.title, line.cases[0].title));
      one.variant = cases.size() == 1 ? side : side + ": " + one.variant;
      line.cases.push_back(std::move(one));
    }
    for (lab::Tally& tally : saved.found.tallies) {
      if (side != sides.front()) tally.pairs = 0;  // its pairs are with the first case of its own run
      found.tallies.push_back(std::move(tally));
    }
  }
  line.title = "Comparison";
  if (!arguments.out.empty()) {
    SOUNDER_TRY(auto folder, lab::Folder::begin(arguments.out, line, false));
    SOUNDER_TRY(folder.save(found));
  }
  return finish(line, found, arguments.out);
}

Command add_lab_compare(CLI::App& lab, lab::Team& team) {
  auto* app = lab.add_subcommand("compare", "Compare variants of a game, or finished runs");
  auto arguments = std::make_shared<LabArguments>();
  auto sides = std::make_shared<std::vector<std::string>>();
  app->add_option("RUN", *sides, "Experiment files (.toml), or folders of finished runs")
      ->required()
      ->expected(1, 1000);
  add_run_options(*app, *arguments);
  app->footer(R"(
Compares every variant with the first one, seat by seat: the difference with
its interval, and whether it is statistically significant. One experiment file
with several variants is enough.

Examples:
  sounder lab compare season-deck.toml --until "difference of p1 decided"
  sounder lab compare yesterday today)");
  return {app, [arguments, sides, &team] { return lab_compare(*sides, *arguments, team); }, true};
}

Command add_lab_merge(CLI::App& lab) {
  struct Merge {
    std::vector<std::string> folders;
    std::string out;
  };
  auto* app = lab.add_subcommand("merge", "Put the parts of a run together");
  auto arguments = std::make_shared<Merge>();
  app->add_option("DIR", arguments->folders, "Folders of all parts, in any order")->required();
  app->add_option("--out", arguments->out, "New folder for the whole run")
      ->type_name("DIR")
      ->required()
      ->check(folder_name())
      ->group(group::output);
  app->footer(R"(
The result is byte for byte what an unsplit run writes.

Example:
  sounder lab run happy-pigs --bots greedy --shard 1/2 --out part1
  sounder lab run happy-pigs --bots greedy --shard 2/2 --out part2
  sounder lab merge part1 part2 --out whole)");
  return {app, [arguments]() -> Expected<int> {
            SOUNDER_TRY(const auto whole, lab::merge(arguments->folders, arguments->out));
            return finish(whole.line, whole.found, arguments->out);
          }};
}

}  // namespace

std::vector<Command> add_lab(CLI::App& sounder, lab::Team& team) {
  auto* lab = sounder.add_subcommand("lab", "Measure how fair games are and what decides them");
  lab->footer("\nExample: sounder lab run bite-the-pumpkin --games 1000 --bots greedy --out one");
  return {add_lab_run(*lab, team), add_lab_compare(*lab, team), add_lab_merge(*lab), add_lab_tune(*lab)};
}

}  // namespace cli
}  // namespace sounder
