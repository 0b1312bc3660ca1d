// The results of a run as one value: numbers with intervals, comparisons, and which of them are statistically
// significant. It is computed once; JSON for the report (summary_json.h), the table for the terminal, CSV (tables.h)
// and sentences (words.h) are written from it.
#pragma once

#include <optional>

#include "lab/fairness.h"
#include "lab/folder.h"
#include "lab/judge.h"
#include "lab/luck.h"

namespace sounder::lab {

// The values of a measure, with their mean.
struct Distribution {
  Interval mean;
  double deviation = 0;
  std::int64_t least = 0;
  std::int64_t most = 0;
  Histogram histogram;
};

struct SeatSummary {
  Seat seat;
  std::string role;
  std::string bot;
  Interval win;
  std::uint64_t forfeits = 0;
  double fair = 0;      // the even share
  bool uneven = false;  // this seat's wins differ from it, corrected for all seats
  Distribution score;
  std::array<std::array<double, 5>, time_steps + 1>
      course{};  // the winning chance over time, at the parts of `course_parts`
  std::optional<LuckSummary> luck;
};
constexpr std::array<double, 5> course_parts = {0.1, 0.25, 0.5, 0.75, 0.9};

// Shares have no value if there were no trials.
struct KindSummary {
  struct When {
    std::uint64_t taken = 0;
    std::optional<Interval> win;
  };
  std::string kind;
  std::uint64_t offered = 0;  // decisions
  std::uint64_t taken = 0;
  double rate = 0;
  std::uint64_t sides_offered = 0;
  std::uint64_t sides_taken = 0;
  std::optional<Interval> win_taken;
  std::optional<Interval> win_refused;
  std::optional<Interval> effect;
  double chance = 1;  // p-value of such an effect if there is none
  bool stands = false;
  bool few = false;
  std::array<When, 3> when;  // the third of the match in which it was first taken
};

// A seat's first move, compared with the seat's other matches.
struct OpeningSummary {
  Seat seat;
  std::string role;
  std::string kind;
  std::uint64_t opened = 0;
  std::optional<Interval> win;
  std::optional<Interval> win_others;
  std::optional<Interval> effect;
  double chance = 1;
  bool stands = false;
  bool few = false;
};

struct MapSummary {
  BoardMap map;
  MapTally counts;
};

// An incident: how often a seat had it in a match, how much more often the winner had it, and the shares of seats by
// how often they had it.
struct EventSummary {
  struct Times {
    std::int64_t times;
    std::uint64_t sides;
    Interval win;
    bool few;
  };
  std::string event;
  double mean = 0;
  Interval ahead;
  std::vector<Times> by_times;
};

struct CaseSummary {
  CaseLine line;
  std::uint64_t matches = 0;
  std::vector<SeatSummary> seats;
  Fairness fairness;
  Distribution moves;
  Distribution turns;
  Distribution margins;
  Distribution lead_changes;
  Histogram ahead_from;
  double branching = 0;               // moves per decision
  std::optional<JudgeSummary> judge;  // of who is ahead
  std::uint64_t course_matches = 0;   // 0 if the judge is wrong: nothing of the course is shown
  Interval comebacks;
  Interval late;
  Interval shared;
  Interval first;                  // the share of matches won by the seat that decides first
  std::uint64_t luck_matches = 0;  // 0 if luck is not shown
  Interval luckier_won;
  std::uint64_t forfeits = 0;
  bool restricted = false;  // only compared with the first case; left out of the list of cases, since there may be many
  std::vector<KindSummary> kinds;
  std::vector<OpeningSummary> openings;
  std::vector<MapSummary> maps;
  std::vector<EventSummary> events;
  std::vector<std::string> words;
};

// A case compared with an earlier one: the wins of every seat, and all else that is measured.
struct Comparison {
  struct OfSeat {
    Seat seat;
    Interval difference;
    double chance;
    bool stands;
  };
  struct OfMeasure {
    std::string measure;  // "score of p1", "turns"
    bool percent;
    Interval before;
    Interval after;
    Interval difference;
    double chance;
    bool stands;
  };
  std::size_t base;
  std::size_t which;
  bool paired;
  std::vector<OfSeat> seats;
  std::vector<OfMeasure> measures;
  std::string words;
};

// One bot among others in every seat: how much more a better bot wins, compared with the effect of luck.
struct SkillSummary {
  std::string variant;
  std::string stronger;
  std::string weaker;
  std::size_t seats;
  std::uint64_t matches;
  Interval win;
  double even;
  bool luck_left_out;                   // luck was measured and can't be believed
  bool luckless;                        // luck was measured, and draws changed no winning chance
  std::optional<Interval> luckier_won;  // if they did
  std::optional<double> luck_deviation;
  std::string words;
};

// The loss of seats whose bots may not make one kind of move, the largest first.
struct NeededSummary {
  struct Row {
    Seat seat;
    std::string role;
    std::string kind;
    std::uint64_t taken;  // taken by that side in the first case
    std::uint64_t matches;
    Interval loss;
    double chance;
    bool stands;
    std::string verdict;
  };
  std::vector<Row> rows;
  std::vector<std::string> words;
};

struct Summary {
  std::string title;
  std::string stopping;  // the stopping rule and its intervals in words, if there is one
  std::uint64_t seed = 0;
  std::uint32_t planned = 0;
  bool complete = false;
  std::vector<CaseSummary> cases;
  std::vector<Comparison> comparisons;
  std::vector<SkillSummary> skill;
  std::optional<NeededSummary> needed;
};
Summary summary(const RunLine& line, const Findings& found);

}  // namespace sounder::lab
