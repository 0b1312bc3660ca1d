// One match as the lab measures it: the winners, the course, and the moves offered and taken.
#pragma once

#include "bots/bot.h"
#include "lab/experiment.h"
#include "lab/incidents.h"
#include "lab/kinds.h"
#include "lab/ledger.h"
#include "lab/run.h"
#include "lab/value_counts.h"
#include "lab/win_curve.h"

namespace sounder::lab {

// Plays matches of one case with the same bots. Counts of every match are kept in members of their own and added to the
// tally after each block: measuring must cost little beside playing.
class Observer {
 public:
  Observer(const Experiment& experiment, std::size_t which);
  Observer(const Observer&) = delete;
  Observer& operator=(const Observer&) = delete;

  // Plays these matches, adds them to the tally and a line for each to the lines. Returns their results, or nothing if
  // `stop` became true, which is checked before every match.
  std::optional<std::vector<Result>> watch(const Block& block, Tally& tally, std::string& lines,
                                           const std::atomic<bool>& stop);

 private:
  // What is counted while a match is played.
  struct Notes {
    std::uint32_t moves = 0;
    std::uint32_t turns = 0;
    std::uint32_t decisions = 0;
    std::uint64_t choices = 0;  // moves offered in all of them
    Seat first = Seat::nobody;  // who decided first
    SeatSet forfeited;          // whose bot gave up
    bool with_course = false;
    bool with_luck = false;
    PerSeat<int> openings = {no_kind, no_kind, no_kind,
                             no_kind, no_kind, no_kind};  // the kind of each seat's first move
  };
  struct MapCount {
    std::size_t which;  // of the game's maps
    std::uint64_t moments = 0;
    BitCounts cells = {};
  };
  Result watch(std::uint32_t k, Tally& tally, std::string& lines);
  void begin_match();
  Result play(std::uint64_t seed, Notes& notes);
  void measure_luck(const AnyState& before, const AnyMove& drawn, Rng& rng);
  bots::Advice decide(const AnyState& state, Seat seat, std::uint64_t seed, Notes& notes);
  void look_at_maps(const AnyState& state, std::vector<MapCount>& maps);
  AnyMove choose_otherwise(Seat seat, const AnyState& state, std::uint64_t seed, std::uint64_t number,
                           const bots::Advice& advice);
  void record(const Result& result, const Notes& notes, Tally& tally);
  void record_block(Tally& tally);
  void record_maps(std::vector<MapCount>& counts, Tally& tally);
  void write_line(std::uint32_t k, const Result& result, const Notes& notes, std::string& lines) const;

  const Experiment& experiment_;
  const Case& case_;
  std::size_t which_;
  std::vector<std::unique_ptr<bots::Bot>> bots_;
  Kinds kinds_;
  const bots::Budget budget_ = {};
  std::vector<AnyMove> moves_;       // of the current decision, if they are listed
  std::vector<AnyChance> outcomes_;  // of the current draw
  std::vector<AnyMove>* listed_;     // these, if a caller needs the list; else null
  std::vector<BoardMap> maps_;
  // Of the current match.
  WinCurve course_;
  std::vector<Seat> listeners_;
  // Of the current block; cleared after it.
  Ledger ledger_;
  IncidentCounter incidents_;
  std::vector<MapCount> maps_at_turns_;
  std::vector<MapCount> maps_at_the_end_;
  ValueCounts moves_made_;
  ValueCounts turns_taken_;
  ValueCounts margins_;
  PerSeat<ValueCounts> scores_;
  // Of the current decision.
  KindSet offered_;  // empty between them
};

}  // namespace sounder::lab
