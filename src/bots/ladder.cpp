#include "bots/ladder.h"

#include <algorithm>

namespace sounder::bots {
namespace {

bool is_finished(const Played& played) { return !played.result.winners.empty(); }

// Seats of equal rank share the places they take.
double mean_rank(const Result& result, Seat seat) {
  int better = 0;
  int equal = 0;
  for (int rank : result.ranks) {
    if (rank == 0) continue;
    better += rank < result.ranks[seat];
    equal += rank == result.ranks[seat];
  }
  return better + (equal + 1) / 2.0;
}

}  // namespace

Expected<Ladder> Ladder::of(GamePtr game, std::vector<std::string> names, std::uint32_t matches) {
  if (names.size() < 2) return error("one bot, expected at least two");
  const bool against_itself = names.size() == 2 && names[0] == names[1];
  for (std::size_t i = 0; i < names.size(); ++i) {
    SOUNDER_TRY(const auto bot, make_bot(names[i], game));
    SOUNDER_TRY(bot->ready());
    const auto before = names.begin() + static_cast<std::ptrdiff_t>(i);
    if (!against_itself && std::find(names.begin(), before, names[i]) != before)
      return error("\"" + names[i] + "\" is named twice, expected every bot once");
  }
  return Ladder(std::move(game), std::move(names), matches);
}

Ladder::Ladder(GamePtr game, std::vector<std::string> names, std::uint32_t matches)
    : game_(std::move(game)), names_(std::move(names)) {
  const int seats = game_->seats();
  const std::uint32_t a_seat = (matches + static_cast<std::uint32_t>(seats) - 1) / static_cast<std::uint32_t>(seats);
  for (std::size_t upper = 1; upper < names_.size(); ++upper)
    for (int hero = 0; hero < seats; ++hero) {
      // Against itself a bot has only one seating.
      const std::uint32_t count = !is_self_play() ? a_seat : hero == 0 ? matches : 0;
      Pairing pairing{std::vector<std::string>(static_cast<std::size_t>(seats), names_[upper - 1]), count};
      pairing.seats[hero] = names_[upper];
      pairings_.push_back(std::move(pairing));
    }
  results_.resize(pairings_.size());
}

std::uint64_t Ladder::matches() const {
  std::uint64_t all = 0;
  for (const Pairing& pairing : pairings_) all += pairing.matches;
  return all;
}

void Ladder::play(std::uint64_t seed, int threads, const std::function<bool(std::uint64_t)>& progress,
                  const Budget& budget) {
  results_ = play_all(game_, pairings_, seed, threads, progress, budget);
}

std::vector<Rung> Ladder::rungs() const {
  std::vector<Rung> rungs;
  for (int upper = 1; upper < static_cast<int>(names_.size()); ++upper) rungs.push_back(rung(upper));
  return rungs;
}

Rung Ladder::rung(int upper) const {
  Rung rung{upper - 1, upper};
  const int seats = game_->seats();
  const auto first = static_cast<std::size_t>((upper - 1) * seats);
  double won = 0;
  std::vector<double> ranks;
  std::array<std::vector<double>, 2> scores;
  for (int hero = 0; hero < seats; ++hero) {
    double won_here = 0;
    double count_here = 0;
    for (const Played& played : results_[first + hero]) {
      if (!is_finished(played)) continue;
      const SeatSet winners = played.result.winners;
      if (winners.contains(seat_at(hero))) won_here += 1.0 / winners.size();
      ++count_here;
      ranks.push_back(mean_rank(played.result, seat_at(hero)));
      for (int i = 0; i < seats; ++i) {
        const std::size_t side = i == hero;
        rung.seconds[side] += played.seconds[i];
        rung.decisions[side] += played.decisions[i];
        scores[side].push_back(played.result.scores[i]);
      }
    }
    if (count_here == 0) continue;
    rung.wins_by_seat.emplace_back(seat_at(hero), stats::share(won_here, count_here));
    won += won_here;
    rung.matches += count_here;
  }
  rung.wins = stats::share(won, rung.matches);
  rung.rank = stats::mean_of(ranks);
  for (std::size_t side = 0; side < 2; ++side) rung.score[side] = stats::mean_of(scores[side]);
  return rung;
}

Ratings Ladder::ratings() const {
  std::vector<MatchRanks> standings;
  for (std::size_t p = 0; p < pairings_.size(); ++p)
    for (const Played& played : results_[p]) {
      if (!is_finished(played)) continue;
      MatchRanks standing{{}, played.result.ranks};
      for (const std::string& name : pairings_[p].seats)
        standing.players.push_back(static_cast<int>(std::find(names_.begin(), names_.end(), name) - names_.begin()));
      standings.push_back(std::move(standing));
    }
  return rate(standings, static_cast<int>(names_.size()), game_->seats());
}

std::vector<Forfeits> Ladder::forfeits() const {
  std::vector<Forfeits> all;
  for (const std::string& name : names_) {
    Forfeits given{name};
    for (std::size_t p = 0; p < pairings_.size(); ++p)
      for (const Played& played : results_[p])
        for (std::size_t i = 0; i < pairings_[p].seats.size(); ++i) {
          if (pairings_[p].seats[i] != name || played.forfeits[i].empty()) continue;
          if (++given.matches > 1) continue;
          given.seat = seat_at(i);
          given.why = played.forfeits[i];
        }
    if (given.matches > 0) all.push_back(std::move(given));
  }
  return all;
}

}  // namespace sounder::bots
