#include "lab/tune.h"

#include <algorithm>
#include <chrono>
#include <set>

#include "lab/run.h"
#include "match/registry.h"
#include "rules/hash.h"

namespace sounder::lab {
namespace {

constexpr std::size_t most_finalists = 5;
constexpr std::uint32_t first_matches = 64;      // of a candidate in the first rung
constexpr std::uint32_t most_matches = 8192;     // in a later one
constexpr std::uint32_t brief_matches = 1000;    // of a finalist after an interruption
constexpr std::uint64_t fewest_to_report = 100;  // matches of a finalist
constexpr std::size_t probes = 12;               // variants that show whether anything moves a measure
constexpr std::uint32_t probe_matches = 32;      // of each

struct Shape {
  std::size_t candidates;
  std::uint32_t matches;
};

// Rungs of equal cost; the matches per candidate double every second rung.
std::vector<Shape> shapes_for(std::uint64_t matches, std::size_t seatings) {
  std::vector<Shape> shapes;
  for (std::size_t rungs = 14; rungs > 0; --rungs) {
    shapes.clear();
    for (std::size_t r = 0; r < rungs; ++r) {
      const std::uint32_t each = std::min(most_matches, first_matches << (r / 2));
      shapes.push_back({static_cast<std::size_t>(matches / rungs / each / seatings), each});
    }
    if (shapes.back().candidates >= 12) break;
  }
  for (Shape& shape : shapes) shape.candidates = std::clamp<std::size_t>(shape.candidates, 4, 4000);
  return shapes;
}

class Search {
 public:
  Search(const TuneTask& task, const TunePlan& plan)
      : task_(task), plan_(plan), changes_(task.tunables, task.symmetry), own_seed_(seed_from(task.original)) {}

  Expected<Tuned> run() {
    SOUNDER_TRY(probe());
    SOUNDER_TRY(set_out());
    for (std::size_t r = 0; !stopped_ && (r < shapes_.size() || in_time_); ++r) {
      const Shape shape = shapes_[std::min(r, shapes_.size() - 1)];
      if (in_time_ && r > 0 && !time_for(shape)) break;
      SOUNDER_TRY(climb(shape, r));
    }
    SOUNDER_TRY(confirm());
    return std::move(tuned_);
  }

 private:
  using Clock = std::chrono::steady_clock;

  double seconds() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }
  std::size_t seatings() const { return task_.original.cases.size(); }
  std::uint64_t seed_of(std::uint64_t what) const { return hash_words(own_seed_, what) >> 1; }

  // Another experiment has other seeds, so a variant is not measured again on matches it was selected by.
  static std::uint64_t seed_from(const Experiment& experiment) {
    const std::string print = experiment.fingerprint();
    return hash_bytes(print.data(), print.size(), hash_words(experiment.seed, 0x7a6e));
  }

  // A measure outside its range that is the same in all variants is not moved by what may be changed: that is said at
  // once. All variants play the same seeds, so a measure that nothing moves is the same to the last digit.
  Expected<void> probe() {
    stage_ = "probing";
    Rng rng(seed_of(0x9c0be), 0x6e);
    const std::vector<Variant> pool = pool_for(probes, rng);
    if (pool.size() < 2) return {};
    SOUNDER_TRY(const auto tallies, measure(pool, probe_matches, seed_of(0x9c0be)));
    if (stopped_) return {};
    const TargetScore first = score_of(task_.target, tallies[0]);
    for (std::size_t i = 0; i < task_.target.size(); ++i) {
      const TargetSpec& spec = task_.target[i];
      const Interval measured = first.answers[i].measured;
      if (measured.value >= spec.low && measured.value <= spec.high) continue;
      const bool moved = std::any_of(tallies.begin() + 1, tallies.end(), [&](const Tally& tally) {
        return score_of(task_.target, tally).answers[i].measured.value != measured.value;
      });
      if (!moved)
        return error("target: nothing in `tune` moves \"" + spec.words + "\": it was " + text_of(spec, measured) +
                     " in all of " + std::to_string(pool.size()) +
                     " variants tried, expected a target or names in `tune` that go together");
    }
    return {};
  }

  // How the matches are divided: at most half for the final measurement.
  Expected<void> set_out() {
    in_time_ = task_.budget.seconds > 0;
    std::uint64_t all = task_.budget.matches;
    if (in_time_) {
      stage_ = "first look";
      SOUNDER_TRY(measure({original_of(task_.tunables)}, 4 * first_matches, seed_of(0)));
      all = static_cast<std::uint64_t>(task_.budget.seconds * rate());
    }
    const std::uint64_t each = all / 2 / (most_finalists + 1) / seatings();
    confirm_matches_ = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(each, 32, task_.original.matches));
    const std::uint64_t kept = confirm_matches_ * (most_finalists + 1) * seatings();
    shapes_ = shapes_for(all > kept ? all - kept : 0, seatings());
    return {};
  }

  double rate() const { return static_cast<double>(tuned_.matches) / std::max(1e-3, seconds()); }

  bool time_for(const Shape& shape) const {
    const auto still = static_cast<double>(shape.candidates * shape.matches * seatings() +
                                           confirm_matches_ * (most_finalists + 1) * seatings());
    return seconds() + still / rate() < task_.budget.seconds;
  }

  // One rung. An interrupted rung does not count.
  Expected<void> climb(const Shape& shape, std::size_t r) {
    stage_ = "rung " + std::to_string(r + 1) + (in_time_ ? "" : " of " + std::to_string(shapes_.size()));
    TuneRound rung{seed_of(1 + r), shape.matches, {}};
    Rng rng(seed_of(1 + r), 0x6e);
    const std::vector<Variant> pool = pool_for(shape.candidates, rng);
    SOUNDER_TRY(const auto tallies, measure(pool, shape.matches, rung.seed));
    if (stopped_) return {};
    for (std::size_t i = 0; i < pool.size(); ++i) {
      const TargetScore score = score_of(task_.target, tallies[i]);
      rung.candidates.push_back({pool[i], score.distance, score.margin});
    }
    std::stable_sort(rung.candidates.begin(), rung.candidates.end(),
                     [](auto& a, auto& b) { return a.distance < b.distance; });
    tuned_.rungs.push_back(std::move(rung));
    return {};
  }

  // The best of the rung before and their children; in the first rung the original, changes of it and random variants.
  std::vector<Variant> pool_for(std::size_t wanted, Rng& rng) {
    std::vector<Variant> parents;
    if (tuned_.rungs.empty()) {
      parents.push_back(changes_.fitted(original_of(task_.tunables), rng));
    } else {
      for (const Candidate& one : tuned_.rungs.back().candidates)
        if (parents.size() < std::max<std::size_t>(most_finalists, wanted / 3)) parents.push_back(one.variant);
    }
    std::vector<Variant> pool = parents;
    std::set<Variant> known(pool.begin(), pool.end());
    for (std::size_t tries = 0; pool.size() < wanted && tries < 20 * wanted; ++tries) {
      const bool by_chance = tuned_.rungs.empty() && tries % 2 == 0;
      Variant next = by_chance ? changes_.any(rng) : changes_.changed(parents[pick(parents.size(), rng)], rng);
      if (tuned_.rungs.empty() && !by_chance)  // further away at the beginning
        for (std::size_t more = tries % 8; more > 0; --more) next = changes_.changed(next, rng);
      if (!known.insert(next).second || !game_of(next, "candidate")) continue;
      if (pool.size() < wanted) pool.push_back(std::move(next));
    }
    tuned_.variants += pool.size() - (tuned_.rungs.empty() ? 0 : parents.size());
    return pool;
  }

  // The better half of the parents is picked three times in four.
  static std::size_t pick(std::size_t n, Rng& rng) {
    const auto a = rng.below(static_cast<std::uint32_t>(n));
    return std::min(a, rng.below(static_cast<std::uint32_t>(n)));
  }

  // Nothing if the values do not fit together.
  GamePtr game_of(const Variant& variant, const std::string& name) const {
    const auto game = make_game(with(task_.original.cases[0].game->setup(), task_.tunables, variant, name));
    return game ? *game : nullptr;
  }

  Experiment experiment_of(const std::vector<GamePtr>& games, std::uint32_t matches, std::uint64_t seed) const {
    Experiment experiment = task_.original;
    experiment.cases.clear();
    experiment.matches = matches;
    experiment.seed = seed;
    for (const GamePtr& game : games)
      for (Case one : task_.original.cases) {
        one.game = game;
        experiment.cases.push_back(std::move(one));
      }
    return experiment;
  }

  // All with the same seeds, a few at a time to limit the number of bots. Seatings of a candidate are added up.
  Expected<std::vector<Tally>> measure(const std::vector<Variant>& variants, std::uint32_t matches,
                                       std::uint64_t seed) {
    constexpr std::size_t at_a_time = 32;
    std::vector<Tally> tallies;
    const std::uint64_t before = tuned_.matches;
    const std::uint64_t all = static_cast<std::uint64_t>(matches) * variants.size() * seatings();
    for (std::size_t first = 0; first < variants.size() && !stopped_; first += at_a_time) {
      std::vector<GamePtr> games;
      for (std::size_t i = first; i < std::min(variants.size(), first + at_a_time); ++i)
        games.push_back(game_of(variants[i], "candidate"));
      const Experiment experiment = experiment_of(games, matches, seed);
      RunPlan plan;
      plan.threads = plan_.threads;
      plan.keep = [](const BlockResult&, const Findings&) -> Expected<void> { return {}; };
      plan.progress = [&](const Findings&, std::uint64_t done) {
        if (!plan_.progress(stage_, tuned_.matches - before + done, all)) stopped_ = true;
        return !stopped_;
      };
      SOUNDER_TRY(const auto found, sounder::lab::run(experiment, plan, {}));
      for (std::size_t i = 0; i < games.size(); ++i) {
        Tally sum;
        for (std::size_t s = 0; s < seatings(); ++s) sum.add(found.tallies[i * seatings() + s]);
        tuned_.matches += sum.matches;
        sum.kinds.clear();
        tallies.push_back(std::move(sum));
      }
    }
    return tallies;
  }

  // The original and the finalists on fresh seeds.
  Expected<void> confirm() {
    tuned_.interrupted = stopped_;
    if (tuned_.rungs.empty()) return {};
    std::vector<Variant> variants = {original_of(task_.tunables)};
    for (const Candidate& one : tuned_.rungs.back().candidates)
      if (variants.size() <= most_finalists && one.variant != variants[0]) variants.push_back(one.variant);
    tuned_.fresh_seed = seed_of(0xf4e54);
    if (stopped_) confirm_matches_ = std::min(confirm_matches_, brief_matches);
    stopped_ = false;
    stage_ = "measuring again";
    SOUNDER_TRY(const auto tallies, measure(variants, confirm_matches_, tuned_.fresh_seed));
    tuned_.interrupted |= stopped_;
    for (const Tally& tally : tallies)
      if (tally.matches < std::min<std::uint64_t>(fewest_to_report, confirm_matches_)) return {};
    for (std::size_t i = 0; i < tallies.size(); ++i) {
      const Tally& tally = tallies[i];
      MeasuredVariant one{"original", variants[i], {}, tally, score_of(task_.target, tally)};
      (i == 0 ? tuned_.original : tuned_.finalists.emplace_back()) = std::move(one);
    }
    auto& best = tuned_.finalists;
    std::stable_sort(best.begin(), best.end(), [](auto& a, auto& b) { return a.score.distance < b.score.distance; });
    tuned_.original.game = task_.original.cases[0].game;
    for (std::size_t i = 0; i < best.size(); ++i) {
      best[i].name = "tuned-" + std::to_string(i + 1);
      best[i].game = game_of(best[i].variant, best[i].name);
    }
    return {};
  }

  const TuneTask& task_;
  const TunePlan& plan_;
  const Changes changes_;
  const std::uint64_t own_seed_;
  const Clock::time_point begin_ = Clock::now();
  bool in_time_ = false;
  bool stopped_ = false;
  std::string stage_;
  std::uint32_t confirm_matches_ = 0;
  std::vector<Shape> shapes_;
  Tuned tuned_;
};

}  // namespace

Expected<Tuned> tune(const TuneTask& task, const TunePlan& plan) { return Search(task, plan).run(); }

}  // namespace sounder::lab
