#include "bots/samples.h"

#include <mutex>
#include <thread>

#include "bots/bot_catalog.h"

namespace sounder::bots {
namespace {

constexpr std::uint64_t matches_at_a_time = 16;

template <class T>
void add_all(std::vector<T>& to, const std::vector<T>& from) {
  to.insert(to.end(), from.begin(), from.end());
}

}  // namespace

void Samples::append(const Samples& other) {
  const auto shift = static_cast<std::int64_t>(input.size());
  for (std::size_t i = 1; i < other.begins.size(); ++i) begins.push_back(other.begins[i] + shift);
  add_all(input, other.input);
  add_all(amount, other.amount);
  add_all(shares, other.shares);
  add_all(match, other.match);
  add_all(after, other.after);
  add_all(moves_since_random, other.moves_since_random);
  add_all(proven, other.proven);
}

Expected<Samples> samples(const GamePtr& game, const SelfPlayPlan& plan,
                          const std::function<bool(std::uint64_t)>& progress) {
  const BotCatalog* catalog = catalog_for(game->facts().id);
  if (!catalog || !catalog->sample_writer)
    return error(std::string(game->facts().id) + ": has no net that could learn");
  if (plan.bots.size() != static_cast<std::size_t>(game->seats()))
    return error("found " + std::to_string(plan.bots.size()) + " bots, expected " + std::to_string(game->seats()) +
                 ", one per seat");
  for (const std::string& name : plan.bots) SOUNDER_TRY(make_bot(name, game));
  const std::uint64_t blocks = (plan.matches + matches_at_a_time - 1) / matches_at_a_time;
  std::vector<Samples> parts(blocks);
  std::atomic<std::uint64_t> next = 0;
  std::atomic<bool> stopped = false;
  std::uint64_t done = 0;
  std::mutex reporting;
  const auto work = [&] {
    const std::unique_ptr<SampleWriter> sample_writer = catalog->sample_writer(game, plan);
    std::vector<std::unique_ptr<Bot>> own;
    std::vector<Bot*> bots;
    for (const std::string& name : plan.bots) bots.push_back(own.emplace_back(make_bot(name, game).value()).get());
    for (std::uint64_t block = next++; block < blocks && !stopped; block = next++) {
      parts[block] = sample_writer->none();
      const std::uint64_t end = std::min(plan.matches, (block + 1) * matches_at_a_time);
      for (std::uint64_t k = block * matches_at_a_time; k < end && !stopped; ++k) {
        sample_writer->play(plan.first + k, bots, parts[block]);
        const std::lock_guard lock(reporting);
        if (!progress(++done)) stopped = true;
      }
    }
  };
  std::vector<std::thread> others;
  for (int i = 1; i < plan.threads; ++i) others.emplace_back(work);
  work();
  for (std::thread& other : others) other.join();
  Samples all = catalog->sample_writer(game, plan)->none();
  for (Samples& part : parts) {
    all.append(part);
    part = {};
  }
  return all;
}

}  // namespace sounder::bots
