// A match that is being played: what has happened, in order, and what may happen next. It knows no clock, no bot, no
// socket and no device. A front end asks `check` what a command would do, stores the entries, applies them, and shows
// each viewer the result of `since`. The browser's engine, the terminal and the server are such front ends.
#pragma once

#include <memory>
#include <optional>

#include "match/chance.h"
#include "match/record.h"
#include "match/state_history.h"
#include "match/telling.h"

namespace sounder {

// ---- Commands ----

// A move by its notation, or the moves of a plan in order.
struct Play {
  Seat seat;
  std::vector<std::string> texts;
};
// Draws until a seat is asked.
struct Draw {};
// Takes moves back: before the last own move, or until `to` moves remain; see `Undo` for the conditions.
struct TakeBack {
  Seat seat;
  std::optional<std::size_t> to = {};
  SeatSet agreed = {};
  bool practice = false;
};
// The seat gets another player.
struct Sit {
  Seat seat;
  Player player;
};

// The conditions for taking back. Within one's own turn, up to the last reveal, it is free; where seats act together
// also after it, as long as nobody else has moved. After the turn, or after moves of others, the other people must
// agree. Someone alone among bots may go back anywhere, but then the match is practice.
struct Undo {
  enum class How { no, freely, when_agreed, as_practice };
  How how = How::no;
  std::size_t to = 0;    // this many moves would remain
  SeatSet ask = {};      // people who must agree
  Message why_not = {};  // if it is impossible
};

// The house rules that the people at a table have agreed on.
struct UndoTerms {
  enum class Rule {
    free,    // the conditions of `Undo`
    agreed,  // within one's own turn, too, the others must agree
    never
  };
  Rule rule = Rule::free;
  SeatSet away = {};  // seats that bots play for absent people: nothing is taken back in their absence
};

// How far one may go back under a condition: to the earliest decision that it allows.
struct Reach {
  Undo::How how;
  std::size_t to;
  SeatSet ask;
};

// The players that the match waits for; nobody when it is over. Where seats act together bots act when the people have
// finished, one after the other.
struct Needs {
  bool draw = false;
  SeatSet thinking = {};  // bots
  SeatSet people = {};

  SeatSet asked() const {
    SeatSet all = thinking;
    return all |= people;
  }
};

// One move as a viewer may know it.
struct Story {
  std::size_t number;  // from 1
  Step step;
  Telling telling;
};

// What is new to a viewer: of the moves it knows the first `kept` remain, then `stories` follow.
struct Delta {
  Seq seq = 0;
  std::size_t kept = 0;
  std::vector<Story> stories;
};

class MatchSession {
 public:
  // Without dice somebody else draws: draws are added as entries.
  explicit MatchSession(Record record, std::shared_ptr<const ChanceSource> dice = nullptr);

  const Record& record() const { return record_; }
  const Match& match() const { return record_.match; }
  const AnyGame& game() const { return match().game(); }
  const std::vector<Player>& players() const { return record_.players; }
  Seq seq() const { return record_.seq(); }
  std::size_t at() const { return match().steps().size(); }
  // The state after the first `count` moves.
  AnyState state_at(std::size_t count) const;

  // The entries of a command: moves with the draws that follow, moves taken back, or a new player; or the reason why
  // not.
  Expected<Entries> check(const Play&) const;
  Expected<Entries> check(const Draw&) const;
  Expected<Entries> check(const TakeBack&) const;
  Expected<Entries> check(const Sit&) const;
  void apply(const Entry& event);
  // Entries in the form of records, a JSON list, from another table with the same match. Stops at the first that is not
  // legal.
  Expected<void> follow(std::string_view entries);

  Needs needs() const;
  SeatSet people() const;
  void set_undo_terms(const UndoTerms& terms) { terms_ = terms; }
  // The conditions for going back before the seat's last move, or until `to` moves remain.
  Undo undo_of(Seat seat, std::optional<std::size_t> to = {}) const;
  // The conditions for going back before any of the seat's decisions: one per condition, the mildest first. Going back
  // further is never easier.
  std::vector<Reach> reaches_of(Seat seat) const;

  Delta since(SeatSet viewers, Seq from) const;
  // Events beside moves since then: moves taken back, a new player.
  std::vector<Message> said(Seq from) const;
  // The moves from number `from` on, counted from 0.
  std::vector<Story> stories(SeatSet viewers, std::size_t from) const;

 private:
  std::optional<std::size_t> last_own_move(Seat seat) const;
  std::size_t whole_move(std::size_t count) const;
  bool turn_is_over(Seat seat) const;
  void look_back(Seat seat, std::size_t i, Since& then) const;
  Undo priced(Seat seat, std::size_t to, Since then) const;

  Record record_;
  std::shared_ptr<const ChanceSource> dice_;
  UndoTerms terms_;
  StateHistory past_;
};

}  // namespace sounder
