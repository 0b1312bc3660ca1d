// One match as the lab sees it: who won, how it went, what was offered and taken.
#pragma once

#include "bots/bot.h"
#include "lab/course.h"
#include "lab/events.h"
#include "lab/experiment.h"
#include "lab/ledger.h"

namespace sounder::lab {

struct Watched {
  std::string line;  // for the results
  Result result;
};

// Plays matches of one case, again and again with the same bots.
class Observer {
 public:
  Observer(const Experiment& experiment, std::size_t which);

  // Plays match number k and adds it to the tally.
  Watched watch(std::uint32_t k, Tally& tally);

 private:
  // What is counted while a match is played.
  struct Notes {
    explicit Notes(const AnyGame& game) : ledger(game.seats()), course(game.seats()), events(game) { openings.fill(no_kind); }
    Ledger ledger;
    Course course;
    Events events;
    std::uint64_t moves = 0;
    std::uint64_t turns = 0;
    std::uint64_t decisions = 0;
    std::uint64_t choices = 0;  // moves offered in all of them
    Seat first = Seat::nobody;  // who decided first
    SeatSet forfeited;          // whose bot gave up
    bool with_course = false;
    bool with_luck = false;
    std::array<int, max_seats> openings;  // the kind of each seat's first move
    std::vector<MapTally> maps;
  };
  Result play(std::uint64_t seed, Notes& notes);
  void look_at_maps(const AnyState& state, bool at_the_end, Notes& notes) const;
  AnyMove choose(Seat seat, const AnyState& state, std::uint64_t seed, std::uint64_t number);
  void book(const Result& result, const Notes& notes, Tally& tally) const;
  std::string line(std::uint32_t k, const Result& result, const Notes& notes) const;

  const Experiment& experiment_;
  const Case& case_;
  std::size_t which_;
  std::vector<std::unique_ptr<bots::Bot>> bots_;
  Kinds kinds_;
  std::vector<BoardMap> maps_;
  std::vector<AnyMove> moves_;  // legal ones, of the decision at hand
};

}  // namespace sounder::lab
