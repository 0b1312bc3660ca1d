// The sums over many matches of one case. Only sums of whole numbers, so any order and any split give the same result.
#pragma once

#include <array>
#include <boost/json.hpp>
#include <map>
#include <string>
#include <vector>

#include "lab/by_kind.h"
#include "lab/statistics.h"
#include "match/error.h"
#include "rules/seat.h"

namespace sounder::lab {

constexpr std::uint64_t whole_win = 60;  // a victory; n winners get a part each, which is whole for 1 to 6
constexpr int time_steps = 20;           // of a match, for the course of the winning chances
constexpr int chance_steps = 20;         // of a winning chance
constexpr int judge_whole = 6000;        // certainty of the judge: whole for every part of a victory

// A kind of move, over seats and matches: how often it was offered and taken, and the victories.
struct KindTally {
  std::uint64_t offered = 0;  // decisions
  std::uint64_t taken = 0;
  PerSeat<std::uint64_t> taken_by{};          // of these, by seat
  std::uint64_t sides_offered = 0;            // seats of matches that were offered it at least once
  std::uint64_t sides_taken = 0;              // and took it at least once
  std::uint64_t wins_taken = 0;               // in parts of a victory
  std::uint64_t wins_refused = 0;             // of those that were offered it and never took it
  std::array<std::uint64_t, 3> when_taken{};  // the third of the match in which it was first taken
  std::array<std::uint64_t, 3> when_wins{};

  bool met() const { return offered > 0; }
  void add(const KindTally& other);
};

// A seat's first decision.
struct OpeningTally {
  std::uint64_t opened = 0;
  std::uint64_t wins = 0;  // in parts of a victory

  bool met() const { return opened > 0; }
  void add(const OpeningTally& other);
};

// A map of the board: the number of moments counted, and in how many of them each cell was taken.
struct MapTally {
  std::uint64_t moments = 0;
  std::vector<std::uint64_t> cells;
};

// An incident: how often in a match, and the victories.
struct EventTally {
  Histogram sides;  // seats of matches, by how often it befell them
  Histogram wins;   // of these, in parts of a victory
  std::int64_t ahead =
      0;  // how much more often the winner had it than the mean seat, in parts: `whole_win` x seats make one
  std::uint64_t ahead_squares = 0;
};

// The course of the winning chance: matches by time step and chance step. Empty until a match is evaluated: most are
// not.
class Standings {
 public:
  using Row = std::array<std::uint64_t, chance_steps + 1>;

  Row& operator[](std::size_t time) {
    rows_.resize(time_steps + 1);
    return rows_[time];
  }
  const Row& operator[](std::size_t time) const {
    static constexpr Row none{};
    return rows_.empty() ? none : rows_[time];
  }
  bool empty() const { return rows_.empty(); }

 private:
  std::vector<Row> rows_;  // all time steps, or none
};

// What the judge, the estimate of who is ahead, promised a seat at one moment of the match.
struct JudgeTally {
  std::uint64_t promised = 0;  // of `judge_whole`
  std::uint64_t error_squares = 0;
};

// All estimates from 10 i to 10 (i + 1) percent, and what came of them. Those of one match depend on one another, so
// squares and products are summed over matches.
struct TenthTally {
  std::uint64_t matches = 0;
  std::uint64_t cases = 0;
  std::uint64_t promised = 0;  // of `judge_whole`
  std::uint64_t won = 0;       // in parts of a victory
  std::uint64_t cases_squares = 0;
  std::uint64_t won_squares = 0;
  std::uint64_t products = 0;
};

struct SeatTally {
  std::uint64_t wins = 0;  // in parts of a victory
  std::uint64_t alone = 0;
  std::uint64_t decided_first = 0;
  std::uint64_t forfeits = 0;  // matches in which its bot forfeited
  // Compared with the first case in the match of the same number: how much more of the victory, and its square.
  std::int64_t gain = 0;
  std::uint64_t gain_squares = 0;
  ByKind<OpeningTally> openings;
  Histogram scores;
  // Luck: outcomes of draws less what was to be expected, in thousandths. The product of two estimates that have only
  // the true luck in common, is free of the noise of both.
  std::int64_t luck = 0;
  std::uint64_t luck_squares = 0;
  std::int64_t luck_products = 0;
  Standings course;
  // Of the matches with a course: at the first, the middle and the last turn.
  std::array<JudgeTally, 3> judged{};
  std::uint64_t judged_wins = 0;  // in parts of a victory
};

struct Tally {
  std::uint64_t matches = 0;
  std::vector<SeatTally> seats;
  Histogram moves;
  Histogram turns;
  Histogram margins;
  Histogram lead_changes;
  Histogram ahead_from;  // the time step from which the winner stayed ahead
  std::uint64_t decisions = 0;
  std::uint64_t choices = 0;    // moves offered in all decisions together
  std::uint64_t comebacks = 0;  // the winner had less than half its share of the chances after half time
  std::uint64_t late = 0;       // the winner was not ahead at nine tenths of the match
  std::uint64_t shared = 0;
  std::uint64_t first_wins = 0;      // of the seat that decided first
  std::uint64_t course_matches = 0;  // of those, matches with lead changes, comebacks and so on
  std::uint64_t judged_matches = 0;  // of these, matches in which the judge is compared with the result
  std::array<TenthTally, 10> reliability{};
  std::uint64_t luck_matches = 0;
  std::uint64_t luckier_won = 0;  // of those, matches won by the seat with the most luck
  std::uint64_t forfeits = 0;
  std::uint64_t pairs = 0;  // matches compared with the first case's
  // Of the first case of a rotation (pairs.h): the victories of its one bot in all seats, by number of match.
  std::uint64_t rounds = 0;
  std::uint64_t round_wins = 0;
  std::uint64_t round_squares = 0;
  ByKind<KindTally> kinds;
  std::map<std::string, MapTally> maps;
  std::map<std::string, EventTally> events;

  void add(const Tally& other);
  boost::json::object json() const;
  static Expected<Tally> from(const boost::json::value& json);
};

}  // namespace sounder::lab
