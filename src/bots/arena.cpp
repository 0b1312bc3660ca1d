#include "bots/arena.h"

#include <ctime>
#include <map>
#include <mutex>
#include <thread>

#include "match/chance.h"
#include "match/playout.h"

namespace sounder::bots {
namespace {

// The bots of one thread. A name has one bot for each seat that has the name, since a bot remembers its thinking.
class Stable {
 public:
  explicit Stable(GamePtr game) : game_(std::move(game)) {}

  std::vector<Bot*> seat(const std::vector<std::string>& names) {
    std::vector<Bot*> bots;
    for (std::size_t i = 0; i < names.size(); ++i) {
      auto& bot = bots_[{names[i], i}];
      if (!bot) bot = make_bot(names[i], game_).value();
      bots.push_back(bot.get());
    }
    return bots;
  }

 private:
  GamePtr game_;
  std::map<std::pair<std::string, std::size_t>, std::unique_ptr<Bot>> bots_;
};

// The evaluation of the chosen move; null if the bot weighed nothing or had no choice.
const Considered* chosen_of(const Advice& advice) {
  for (const Considered& one : advice.considered)
    if (one.move == advice.move && one.visits > 0) return &one;
  return nullptr;
}

}  // namespace

double thread_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

Played play_match(const GamePtr& game, const std::vector<Bot*>& bots, std::uint64_t seed, const Budget& budget,
                  Timing timing) {
  Played played;
  const SeededChance dice(seed);
  for (std::size_t i = 0; i < bots.size(); ++i) bots[i]->begin_match(seat_at(i));
  Playout match(*game);
  const auto report = [&](const Step& step) {
    for (std::size_t i = 0; i < bots.size(); ++i) tell(*bots[i], *game, seat_at(i), match.state, step, match.moves + 1);
    return step.move;
  };
  const auto draw = [&] { return report({Seat::nobody, dice.draw(*game, match.state, match.draws)}); };
  const auto decide = [&](Seat seat) {
    Bot& bot = *bots[index_of(seat)];
    const double begin = timing == Timing::on ? thread_seconds() : 0;
    const Advice advice = ask_bot(bot, *game, match.state, seat, seed, match.moves, budget);
    if (timing == Timing::on) played.seconds[seat] += thread_seconds() - begin;
    ++played.decisions[seat];
    if (std::string why = bot.forfeit(); !why.empty()) played.forfeits[seat] = std::move(why);
    if (budget.explain)
      if (const Considered* chosen = chosen_of(advice))
        played.promises.push_back({seat, chosen->share, chosen->found.value_or(chosen->share)});
    return report({seat, advice.move});
  };
  if (!match.play_out(draw, decide, budget.stopped)) return played;
  played.result = game->result(match.state);
  for (Bot* bot : bots) bot->end_match(played.result);
  return played;
}

std::vector<std::vector<Played>> play_all(const GamePtr& game, const std::vector<Pairing>& pairings, std::uint64_t seed,
                                          int threads, const std::function<bool(std::uint64_t)>& progress,
                                          const Budget& budget) {
  std::vector<std::vector<Played>> results;
  struct Task {
    std::size_t pairing;
    std::uint32_t match;
  };
  std::vector<Task> tasks;
  for (std::size_t p = 0; p < pairings.size(); ++p) {
    results.emplace_back(pairings[p].matches);
    for (std::uint32_t k = 0; k < pairings[p].matches; ++k) tasks.push_back({p, k});
  }
  std::atomic<std::size_t> next = 0;
  std::atomic<bool> stopped = false;
  std::uint64_t done = 0;
  std::mutex reporting;
  const auto work = [&] {
    Stable stable(game);
    for (std::size_t i = next++; i < tasks.size() && !stopped; i = next++) {
      const auto [pairing, match] = tasks[i];
      results[pairing][match] = play_match(game, stable.seat(pairings[pairing].seats), match_seed(seed, match), budget);
      const std::lock_guard lock(reporting);
      if (!progress(++done)) stopped = true;
    }
  };
  std::vector<std::thread> others;
  for (int i = 1; i < threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
  return results;
}

}  // namespace sounder::bots
