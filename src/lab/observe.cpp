#include "lab/observe.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "bots/arena.h"
#include "match/chance.h"
#include "rules/hash.h"

namespace sounder::lab {
namespace {

using Shares = std::array<float, max_seats>;

// Whoever has the best chances alone; nobody when they are level.
Seat leader(const Shares& shares, int seats) {
  int best = 0;
  bool alone = true;
  for (int i = 1; i < seats; ++i) {
    if (shares[i] > shares[best]) {
      best = i;
      alone = true;
    } else if (shares[i] == shares[best]) {
      alone = false;
    }
  }
  return alone ? seat_at(best) : Seat::nobody;
}

std::uint64_t part_of(const Result& result, Seat seat) {
  return result.winners.contains(seat) ? whole_win / static_cast<std::uint64_t>(result.winners.size()) : 0;
}

}  // namespace

struct Observer::Glimpse {
  Shares shares;
};

// What each seat was offered and took in one match, by kind.
class Observer::Ledger {
 public:
  explicit Ledger(int seats) : seats_(static_cast<std::size_t>(seats)) {}

  void offer(Seat seat, std::string_view kind, std::uint64_t decision) {
    Entry& entry = at(seat, kind);
    if (entry.offered_last == decision + 1) return;  // several moves of one kind are one offer
    entry.offered_last = decision + 1;
    ++entry.offered;
  }
  void take(Seat seat, std::string_view kind, std::uint64_t number) {
    Entry& entry = at(seat, kind);
    if (entry.taken++ == 0) entry.first = number;
  }
  void close(const Result& result, std::uint64_t moves, Tally& tally) const {
    for (std::size_t s = 0; s < seats_.size(); ++s)
      for (const auto& [kind, entry] : seats_[s]) {
        KindTally& sum = tally.kinds[kind];
        const std::uint64_t won = part_of(result, seat_at(static_cast<int>(s)));
        sum.offered += entry.offered;
        sum.taken += entry.taken;
        ++sum.sides_offered;
        if (entry.taken == 0) {
          sum.wins_refused += won;
          continue;
        }
        ++sum.sides_taken;
        sum.wins_taken += won;
        const auto third = static_cast<std::size_t>(std::min<std::uint64_t>(2, 3 * entry.first / std::max<std::uint64_t>(1, moves)));
        ++sum.when_taken[third];
        sum.when_wins[third] += won;
      }
  }

 private:
  struct Entry {
    std::uint64_t offered = 0;
    std::uint64_t offered_last = 0;
    std::uint64_t taken = 0;
    std::uint64_t first = 0;
  };
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
  };
  Entry& at(Seat seat, std::string_view kind) {
    auto& map = seats_[static_cast<std::size_t>(index_of(seat))];
    if (const auto found = map.find(kind); found != map.end()) return found->second;
    return map.emplace(std::string(kind), Entry{}).first->second;
  }
  std::vector<std::unordered_map<std::string, Entry, Hash, std::equal_to<>>> seats_;
};

Observer::Observer(const Experiment& experiment, std::size_t which)
    : experiment_(experiment), case_(experiment.cases[which]), which_(which) {
  for (const std::string& name : case_.bots) bots_.push_back(bots::make_bot(name, case_.game).value());
}

// A bot that may not make one kind of move takes the best of what is left to it.
AnyMove Observer::choose(Seat seat, const AnyState& state, std::uint64_t seed, std::uint64_t number) {
  const auto place = static_cast<std::size_t>(index_of(seat));
  const AnyGame& game = *case_.game;
  const bots::Advice advice = bots::ask_bot(*bots_[place], game, state, seat, seed, number);
  const std::string& barred = case_.barred.empty() ? std::string() : case_.barred[place];
  const auto allowed = [&](const AnyMove& move) { return game.kind_of(game.text(state, move)) != barred; };
  if (barred.empty() || allowed(advice.move)) return advice.move;
  for (const bots::Considered& one : advice.considered)
    if (allowed(one.move)) return one.move;
  std::vector<AnyMove> rest;
  for (const AnyMove& move : moves_)
    if (allowed(move)) rest.push_back(move);
  if (rest.empty()) return advice.move;  // nothing else is legal
  Rng rng(seed, hash_words(number, 0xba44ed));
  return rest[rng.below(static_cast<std::uint32_t>(rest.size()))];
}

std::string Observer::watch(std::uint32_t k, Tally& tally) {
  const AnyGame& game = *case_.game;
  const int seats = game.seats();
  const std::uint64_t seed = bots::match_seed(experiment_.seed, k);
  const SeededChance dice(seed);
  const bool with_luck = k < experiment_.luck_matches;
  Rng opinion(seed, 0x0b5e44e4);
  const auto judged = [&](const AnyState& state) { return bots::judge(game, state, opinion, static_cast<int>(experiment_.judgements)); };

  for (auto& bot : bots_) bot->begin_match();
  Ledger ledger(seats);
  std::vector<Glimpse> course;
  std::array<double, max_seats> luck{};
  AnyState state = game.start();
  std::uint64_t draws = 0;
  std::uint64_t number = 0;
  std::uint64_t turns = 0;
  std::uint64_t decisions = 0;
  std::uint64_t choices = 0;
  Seat first = Seat::nobody;
  Seat last = Seat::nobody;
  std::optional<Shares> before;  // how things stood before the chance moves that come now
  for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state), ++number) {
    if (turn.is_chance()) {
      if (with_luck && !before) before = judged(state);
      game.play(state, dice.draw(game, state, draws++));
      if (with_luck) {
        const Shares after = judged(state);
        for (int i = 0; i < seats; ++i) luck[i] += static_cast<double>(after[i]) - static_cast<double>((*before)[i]);
        before = after;
      }
      continue;
    }
    before.reset();
    const Seat seat = turn.seats.front();
    if (first == Seat::nobody) first = seat;
    if (seat != last) {
      ++turns;
      course.push_back({judged(state)});
      last = seat;
    }
    game.moves(state, seat, moves_);
    for (const AnyMove& move : moves_) ledger.offer(seat, game.kind_of(game.text(state, move)), number);
    ++decisions;
    choices += moves_.size();
    const AnyMove move = choose(seat, state, seed, number);
    ledger.take(seat, game.kind_of(game.text(state, move)), number);
    game.play(state, move);
  }

  const Result result = game.result(state);
  ledger.close(result, number, tally);
  ++tally.matches;
  tally.seats.resize(static_cast<std::size_t>(seats));
  tally.decisions += decisions;
  tally.choices += choices;
  ++tally.moves[static_cast<std::int64_t>(number)];
  ++tally.turns[static_cast<std::int64_t>(turns)];
  std::int64_t best_other = INT64_MIN;
  const Seat winner = result.winners.front();
  for (int i = 0; i < seats; ++i) {
    SeatTally& sum = tally.seats[static_cast<std::size_t>(i)];
    sum.wins += part_of(result, seat_at(i));
    sum.alone += result.winners == SeatSet(seat_at(i));
    ++sum.scores[result.scores[static_cast<std::size_t>(i)]];
    if (seat_at(i) != winner) best_other = std::max<std::int64_t>(best_other, result.scores[static_cast<std::size_t>(i)]);
  }
  ++tally.margins[result.scores[static_cast<std::size_t>(index_of(winner))] - best_other];
  tally.shared += result.winners.size() > 1;
  tally.first_wins += first == Seat::nobody ? 0 : part_of(result, first);

  // How the match went: who was ahead when, seen from the end.
  std::uint64_t changes = 0;
  Seat ahead = Seat::nobody;
  std::size_t settled = 0;  // the glimpse from which the winner stayed ahead
  bool comeback = false;
  for (std::size_t i = 0; i < course.size(); ++i) {
    const Seat now = leader(course[i].shares, seats);
    if (now != Seat::nobody && ahead != Seat::nobody && now != ahead) ++changes;
    if (now != Seat::nobody) ahead = now;
    if (now == Seat::nobody || !result.winners.contains(now)) settled = i + 1;
    if (2 * i >= course.size() && course[i].shares[static_cast<std::size_t>(index_of(winner))] < 0.5f / static_cast<float>(seats))
      comeback = true;
  }
  const std::size_t glimpses = std::max<std::size_t>(1, course.size());
  const auto ahead_from = static_cast<std::int64_t>((settled * time_steps + glimpses - 1) / glimpses);
  ++tally.lead_changes[static_cast<std::int64_t>(changes)];
  ++tally.ahead_from[ahead_from];
  tally.comebacks += comeback;
  tally.late += 10 * settled >= 9 * glimpses;
  for (int t = 0; t <= time_steps && !course.empty(); ++t) {
    const Shares& shares = course[(course.size() - 1) * static_cast<std::size_t>(t) / time_steps].shares;
    for (int i = 0; i < seats; ++i) {
      const auto step = static_cast<std::size_t>(std::lround(std::clamp(shares[i], 0.0f, 1.0f) * chance_steps));
      ++tally.seats[static_cast<std::size_t>(i)].course[static_cast<std::size_t>(t)][step];
    }
  }

  std::array<std::int64_t, max_seats> thousandths{};
  if (with_luck) {
    ++tally.luck_matches;
    int luckiest = 0;
    for (int i = 0; i < seats; ++i) {
      thousandths[i] = std::lround(1000 * luck[i]);
      if (luck[i] > luck[luckiest]) luckiest = i;
      SeatTally& sum = tally.seats[static_cast<std::size_t>(i)];
      sum.luck += thousandths[i];
      sum.luck_squares += static_cast<std::uint64_t>(thousandths[i] * thousandths[i]);
    }
    tally.luckier_won += result.winners.contains(seat_at(luckiest));
  }
  bool forfeited = false;
  for (auto& bot : bots_) forfeited |= !bot->forfeit().empty();
  tally.forfeits += forfeited;

  std::string line;
  JsonWriter json(line);
  json.begin_object().field("case", which_).field("match", k).key("winners").begin_array();
  for (Seat seat : result.winners) json.value(name_of(seat));
  json.end_array().key("scores").begin_array();
  for (int i = 0; i < seats; ++i) json.value(result.scores[static_cast<std::size_t>(i)]);
  json.end_array().field("moves", number).field("turns", turns).field("decisions", decisions).field("lead_changes", changes);
  json.field("ahead_from", ahead_from * 100 / time_steps);
  if (with_luck) {
    json.key("luck").begin_array();
    for (int i = 0; i < seats; ++i) json.value(thousandths[i]);
    json.end_array();
  }
  if (forfeited) json.field("forfeited", true);
  json.end_object();
  return line;
}

}  // namespace sounder::lab
