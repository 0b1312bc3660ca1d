// One match as the lab sees it: who won, how it went, what was offered and taken.
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

// Plays matches of one case, again and again with the same bots. What comes up in every match is counted in places of
// its own and goes into the tally when the block is done: watching must cost little beside playing.
class Observer {
 public:
  Observer(const Experiment& experiment, std::size_t which);
  Observer(const Observer&) = delete;
  Observer& operator=(const Observer&) = delete;

  // Plays these matches, adds them to the tally and a line for each to the lines. How each ended; nothing if `stop`
  // became true meanwhile, which is looked at before every match.
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
  std::vector<AnyMove> moves_;    // of the decision at hand, if they are listed
  std::vector<AnyMove>* listed_;  // these, if somebody needs the list; null if not
  std::vector<BoardMap> maps_;
  // Of the match at hand.
  WinCurve course_;
  std::vector<Seat> listeners_;
  // Of the block at hand; blank again after it.
  Ledger ledger_;
  IncidentCounter incidents_;
  std::vector<MapCount> maps_at_turns_;
  std::vector<MapCount> maps_at_the_end_;
  ValueCounts moves_made_;
  ValueCounts turns_taken_;
  ValueCounts margins_;
  PerSeat<ValueCounts> scores_;
  // Of the decision at hand.
  KindSet offered_;  // empty between them
};

}  // namespace sounder::lab
