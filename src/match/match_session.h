// A match that is being played: what has happened, in order, and what may happen next. It knows no clock, no bot, no
// socket and no device. A door asks `check` what a wish would do, stores the events, applies them, and shows every pair
// of eyes what `since` gives them. The browser's engine, the terminal and the server are such doors.
#pragma once

#include <memory>
#include <optional>

#include "match/chance.h"
#include "match/record.h"
#include "match/state_history.h"
#include "match/telling.h"

namespace sounder {

// ---- What one may want ----

// A move by its text, or the moves of a plan, one after the other.
struct Play {
  Seat seat;
  std::vector<std::string> texts;
};
// Chance, until somebody is asked.
struct Draw {};
// Back before the last own move, or to where `to` moves are on the board; see `Undo` for what that takes.
struct TakeBack {
  Seat seat;
  std::optional<std::size_t> to = {};
  SeatSet agreed = {};
  bool practice = false;
};
// Somebody else takes a seat.
struct Sit {
  Seat seat;
  Player player;
};

// What taking back takes. Within one's own turn and up to where something became known one is free; when the turn is
// over or others have moved since, the other people must agree; alone among bots one may go back anywhere, but then the
// match is practice.
struct Undo {
  enum class How { no, freely, when_agreed, as_practice };
  How how = How::no;
  std::size_t to = 0;    // so many moves would stay
  SeatSet ask = {};      // who must agree
  Message why_not = {};  // where it can't be
};

// What the people at a table have agreed on beforehand.
struct UndoTerms {
  enum class Rule {
    free,    // as `Undo` says
    agreed,  // within one's own turn, too, the others must agree
    never
  };
  Rule rule = Rule::free;
  SeatSet away = {};  // whose seats bots play meanwhile: nothing is taken back behind their backs
};

// How far one may go back at a price: to the earliest decision that it buys.
struct Reach {
  Undo::How how;
  std::size_t to;
  SeatSet ask;
};

// Whom the match waits for; nobody when it is over.
struct Needs {
  bool draw = false;
  SeatSet thinking = {};  // bots
  SeatSet people = {};
};

// One move as some eyes may know it.
struct Story {
  std::size_t number;  // from 1
  Step step;
  Telling telling;
};

// What is new to some eyes since they last looked: of the moves they know the first `kept` stay, then come `stories`.
struct Delta {
  Seq seq = 0;
  std::size_t kept = 0;
  std::vector<Story> stories;
};

class MatchSession {
 public:
  // Without dice somebody else draws: what was drawn comes as events.
  explicit MatchSession(Record record, std::shared_ptr<const ChanceSource> dice = nullptr);

  const Record& record() const { return record_; }
  const Match& match() const { return record_.match; }
  const AnyGame& game() const { return match().game(); }
  const std::vector<Player>& players() const { return record_.players; }
  Seq seq() const { return record_.seq(); }
  std::size_t at() const { return match().steps().size(); }
  // The state after the first `count` moves.
  AnyState state_at(std::size_t count) const;

  // What would happen: moves with the draws that follow, moves taken back, a new player; or why not.
  Expected<Entries> check(const Play&) const;
  Expected<Entries> check(const Draw&) const;
  Expected<Entries> check(const TakeBack&) const;
  Expected<Entries> check(const Sit&) const;
  void apply(const Entry& event);
  // Events as records have them, a JSON list: those of another table with the same match. Stops at the first that can't
  // be.
  Expected<void> follow(std::string_view entries);

  Needs needs() const;
  SeatSet people() const;
  void set_undo_terms(const UndoTerms& terms) { terms_ = terms; }
  // What it takes to go back before the seat's last move, or to where `to` moves are on the board.
  Undo undo_of(Seat seat, std::optional<std::size_t> to = {}) const;
  // What it takes to go back before any of its decisions: one of each price, the cheapest first. Further back is never
  // cheaper.
  std::vector<Reach> reaches_of(Seat seat) const;

  Delta since(SeatSet eyes, Seq from) const;
  // What happened beside moves since then: that something was taken back, that a seat has a new player.
  std::vector<Message> said(Seq from) const;
  // The moves from number `from` on, counted from 0.
  std::vector<Story> stories(SeatSet eyes, std::size_t from) const;

 private:
  std::optional<std::size_t> last_own_move(Seat seat) const;
  std::size_t whole_move(std::size_t count) const;
  void look_back(Seat seat, std::size_t i, Since& then) const;
  Undo priced(Seat seat, std::size_t to, Since then) const;

  Record record_;
  std::shared_ptr<const ChanceSource> dice_;
  UndoTerms terms_;
  StateHistory past_;
};

}  // namespace sounder
