// A ladder: each bot of a list plays the one before it. The upper bot takes every seat in turn, the lower one all other
// seats.
#pragma once

#include "bots/arena.h"
#include "bots/ratings.h"

namespace sounder::bots {

// The result between two neighbours. The first of two numbers is the lower bot's.
struct Rung {
  int lower;
  int upper;
  double matches = 0;
  stats::Interval wins = {};  // of the upper one
  std::vector<std::pair<Seat, stats::Interval>> wins_by_seat =
      {};  // seats that it has played in; self-play has one seating
  stats::Interval rank = {};
  std::array<stats::Interval, 2> score = {};
  std::array<double, 2> seconds = {};  // of thinking
  std::array<double, 2> decisions = {};
};

// Bots that forfeited: how often, and why the first time.
struct Forfeits {
  std::string name;
  int matches = 0;
  Seat seat = Seat::nobody;
  std::string why = {};
};

class Ladder {
 public:
  // Refuses fewer than two bots, unknown ones, programs that can't be started, and a bot listed twice; exactly two
  // equal names are a ladder of self-play.
  static Expected<Ladder> of(GamePtr game, std::vector<std::string> names, std::uint32_t matches);

  const AnyGame& game() const { return *game_; }
  const std::vector<std::string>& names() const { return names_; }
  bool is_self_play() const { return names_.front() == names_.back(); }
  std::uint64_t matches() const;

  // Stops when `progress` returns false; finished matches count.
  void play(std::uint64_t seed, int threads, const std::function<bool(std::uint64_t)>& progress, const Budget& budget);

  std::vector<Rung> rungs() const;
  Ratings ratings() const;
  std::vector<Forfeits> forfeits() const;

 private:
  Ladder(GamePtr game, std::vector<std::string> names, std::uint32_t matches);
  Rung rung(int upper) const;

  GamePtr game_;
  std::vector<std::string> names_;
  std::vector<Pairing> pairings_;  // per rung: as many as there are seats
  std::vector<std::vector<Played>> results_;
};

}  // namespace sounder::bots
