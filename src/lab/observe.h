// One match as the lab sees it: who won, how it went, what was offered and taken.
#pragma once

#include "bots/bot.h"
#include "lab/course.h"
#include "lab/events.h"
#include "lab/experiment.h"
#include "lab/kinds.h"
#include "lab/ledger.h"
#include "lab/run.h"

namespace sounder::lab {

// Plays matches of one case, again and again with the same bots.
class Observer {
 public:
  Observer(const Experiment& experiment, std::size_t which);

  // Plays these matches, adds them to the tally and a line for each to the lines. How each ended; nothing if `stop` became true
  // meanwhile, which is looked at before every match.
  std::optional<std::vector<Result>> watch(const Block& block, Tally& tally, std::string& lines, const std::atomic<bool>& stop);

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
    std::array<int, max_seats> openings = {no_kind, no_kind, no_kind, no_kind, no_kind, no_kind};  // the kind of each seat's first move
    std::vector<MapTally*> maps = {};                                                              // in the tally
  };
  struct MapCount {
    std::uint64_t moments = 0;
    BitCounts cells = {};
  };
  Result watch(std::uint32_t k, Tally& tally, std::string& lines);
  Result play(std::uint64_t seed, Notes& notes);
  AnyMove decide(const AnyState& state, Seat seat, std::uint64_t seed, Notes& notes);
  void look_at_maps(const AnyState& state, bool at_the_end);
  AnyMove choose(Seat seat, const AnyState& state, std::uint64_t seed, std::uint64_t number, bool listed);
  void book(const Result& result, const Notes& notes, Tally& tally);
  void write_line(std::uint32_t k, const Result& result, const Notes& notes, std::string& lines) const;

  const Experiment& experiment_;
  const Case& case_;
  std::size_t which_;
  std::vector<std::unique_ptr<bots::Bot>> bots_;
  Kinds kinds_;
  std::vector<BoardMap> maps_;
  Course course_;  // of the match at hand
  // Of the block at hand; blank again after it.
  Ledger ledger_;
  Events events_;
  std::vector<MapCount> map_counts_;
  // Of the decision at hand.
  KindSet offered_;
  std::vector<AnyMove> moves_;  // if they are listed
};

}  // namespace sounder::lab
