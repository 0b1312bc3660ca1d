// A table among friends, as a value: who sits where, whose time runs, what was agreed, where the match stands, and what
// each viewer is sent. It knows no socket, no database, no thread and no clock: time comes as an argument.
//
// Everything that happens is an event (tables/event.h). The server asks `check` what a command would do, stores the
// events, applies them, and sends each viewer what `apply` wrote for it. A table follows from its events alone:
//
//   auto events = table.check(command, person, moment);   // or a refusal, to be sent as `no`
//   store(events);                                       // all or none
//   for (const Event& event : *events) frames = table.apply(event, viewers);
//
// Secrets: what is written for a viewer is built from what it may know. Two tables that differ only in what the viewer
// can't know write the same bytes for it (tests/tables/leaks.cpp).
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <span>

#include "match/fair/fair_chance.h"
#include "match/match_session.h"
#include "tables/event.h"
#include "tables/game_cache.h"

namespace sounder::tables {

using Code = protocol::to_app::No::Code;
using protocol::Stage;
using protocol::ToServer;

// A refusal: a code for programs, words for logs, and the engine's message where the rules refuse.
struct Refusal {
  Code code = Code::refused;
  std::string words = {};
  Message because = {};
};
template <class T>
using Checked = tl::expected<T, Refusal>;
protocol::to_app::No answer_of(const Refusal& refusal, std::optional<std::string> command);

// How much of the time between two moments there was a server. Without one: all of it.
using UpTime = std::function<Time(Time from, Time to)>;

// When a command was received, and what only the server knows.
struct Moment {
  Time now = 0;
  SeatSet here = {};  // whose people are connected, or were a moment ago
  UpTime up_time = {};
  std::string_view epoch = {};  // the name of this history: numbers that were quoted of another one mean nothing
  std::function<Time(Seat)> away_for = {};  // of somebody who is not here; without one: for a long time
};

// What a table is born with beside what was asked for.
struct Birth {
  std::string id;
  FairDice::Secret dice;
  Time now = 0;
};

// Before a bot may take the seat of somebody who is away: at least, at most, and if nothing else was said.
constexpr std::uint64_t least_grace = 60;  // seconds
constexpr std::uint64_t most_grace = 24 * 60 * 60;
constexpr std::uint64_t usual_grace = 120;

// A person's chat lines, reactions and new names: one a second, ten at once.
constexpr Time talk_interval = 1000;
constexpr Time talk_at_once = 10 * talk_interval;
// Events of a table from which on only the match goes on: talk, names, seats and taking back are refused from the first
// number on, proposals from the second. Moves never are, and without taking back a match has an end.
constexpr EventSeq most_with_talk = 10'000;
constexpr EventSeq most_with_proposals = 12'000;

using Frames = std::vector<std::string>;  // JSON, to be shown one after the other; see match/frame.h
template <class T>
using PerViewer = PerSeat<T, 8>;  // Seat::nobody are those who watch
using FramesByViewer = PerViewer<Frames>;

class Table {
 public:
  Table(const GameCache& games, std::string id, FairDice::Secret dice);
  static Expected<Table> rebuild(const GameCache& games, std::string id, const FairDice::Secret& dice,
                                 std::span<const Event> events);

  // ---- Commands: what they would do, or why not ----

  // The events of a new table; the host is person 1.
  static Checked<Events> make(const GameCache& games, const protocol::to_server::Make& command, const Birth& birth);
  // join (person 0), commit, place, arrange, host, rename, start, reveal, play, undo, propose, agree, resign, add_time,
  // return, say, react, leave.
  // The server answers the others.
  Checked<Events> check(const ToServer& command, Person person, const Moment& moment) const;
  // The events of a new table with everybody one seat on, and the event at this one. The first to ask is the
  // host.
  struct Rematch {
    Events there;
    Events here;
  };
  Checked<Rematch> check_rematch(const protocol::to_server::Rematch& command, Person person, const Birth& birth) const;
  // A bot's move: `question` is what it was asked.
  Checked<Events> check_bot(Seat seat, EventSeq question, const std::vector<std::string>& texts,
                            const Moment& moment) const;
  // The host of the server ends the match (`sounder admin`).
  Checked<Events> check_end(const Moment& moment) const;
  // What clocks and timeouts cause now: time that is out, nonces that are no longer waited for, the seat of one of two
  // people who is back. May be empty.
  Events due(const Moment& moment) const;
  // When to ask `due` again, if the server stays up; none: something else has to happen first.
  std::optional<Time> next_due(const Moment& moment) const;

  // ---- What happened ----

  // Fails only for events that can't have happened here; then the table must be thrown away.
  Expected<FramesByViewer> apply(const Event& event, SeatSet viewers = {});
  EventSeq seq() const { return seq_; }
  // The first event that a command of this person brought about: a resend is answered from it.
  std::optional<EventSeq> done(Person person, std::string_view command) const;
  // Whether it was this command that made the table.
  bool made_by(std::string_view command) const { return !command.empty() && made_with_ == mark_of(command); }
  // Who sat down with this command and promise: a resend gets another secret of the same person. Ids that could be
  // guessed don't count.
  std::optional<Person> joined_by(std::string_view command, const std::optional<std::string>& commit) const;

  // ---- Who ----

  const std::string& id() const { return id_; }
  Stage stage() const { return stage_; }
  bool is_live() const { return stage_ != Stage::over && stage_ != Stage::ended; }
  // Bots are asked, clocks run, or dice are waited for: it goes on without anybody's command.
  bool acts_alone() const;
  // Bots play for everybody, so nothing goes on: until somebody takes a seat back, or, where nobody may any more (their
  // time for the match is out), while somebody is `here` to see it.
  bool is_deserted(SeatSet here) const;
  // Seats may change when the match starts.
  std::optional<Seat> seat_of(Person person) const;
  bool is_host(Person person) const { return person != 0 && person == host_; }
  std::vector<Person> people() const;  // who have a seat
  // Came and went before a hundred others did: as if never here.
  bool has_forgotten(Person person) const { return person <= forgotten_ && !participant(person); }

  // ---- The match; null before the dice are ready ----

  const MatchSession* session() const { return session_ ? &*session_ : nullptr; }
  // What a seat, a person's or a bot's, is asked: the event that brought the question. Others' secret choices don't
  // change it.
  std::optional<EventSeq> question_of(Seat seat) const;
  struct Asked {
    Seat seat;
    std::string bot;  // its level, as bots::make_bot knows it
    EventSeq question;
  };
  std::vector<Asked> bots_asked(SeatSet here) const;

  // ---- What is sent ----

  protocol::State state(SeatSet here, std::uint64_t watching) const;
  std::vector<protocol::SeatTime> times(const Moment& moment) const;
  std::vector<protocol::Line> lines(EventSeq after = 0) const;  // those that are newer, of the last few
  // What is to be shown to a viewer that has seen the table up to event `since`: one frame, or none before the match.
  Frames frames(Seat viewer, EventSeq since) const;
  protocol::Summary summary(Person person) const;
  // About how much memory it takes, the game aside, which tables share.
  std::size_t bytes() const;
  // As everybody may have it: while the match goes on without what is still a secret; then whole, with the secret of
  // the dice.
  std::optional<std::string> record() const;

 private:
  friend class Commands;  // commands.cpp

  // A seat of the table.
  struct SeatState {
    std::string as = "open";  // open, closed, a bot; nothing where a person sits
    Person person = 0;
    EventSeq question = 0;                            // 0: it is asked nothing
    Time running_since = 0;                           // its clock, while it is asked
    Time bank = 0;                                    // what it had left for the match when its clock was last stopped
    Time extra = 0;                                   // given by others, for this decision
    bool took_back = false;                           // in this turn: playing on gives it no new time
    protocol::StandIn why = protocol::StandIn::away;  // if a bot plays there for a person, or will
  };
  // A command that was carried out, by a hash of its id: who makes two that hash alike harms only themselves.
  struct Done {
    std::uint64_t command = 0;
    EventSeq seq = 0;
  };
  struct Participant {
    Person number = 0;
    std::optional<Seat> seat = {};
    std::string name = {};
    std::string commit = {};
    std::string nonce = {};
    std::string joined_with = {};  // the command's mark
    bool out_of_time = false;      // for good: the match's time is up
    Time talked_until = 0;         // when the bucket of talk is full again
    std::vector<Done> done = {};
  };
  struct Said {
    EventSeq seq;
    Time at;
    Person person;
    std::string text;
    std::optional<protocol::Reaction> reaction;
    std::optional<protocol::Sign> sign = {};
  };
  // How many entries of the match there were with an event.
  struct Head {
    EventSeq event;
    Seq entries;
  };
  // Who is shown what while an event is applied.
  struct Showing {
    SeatSet viewers;
    FramesByViewer frames = {};
    Seq seen = 0;
  };

  // table.cpp
  Expected<void> take(const event::Made& made, const Event& event, Showing&);
  Expected<void> take(const event::Joined& joined, const Event& event, Showing&);
  Expected<void> take(const event::Left&, const Event& event, Showing&);
  Expected<void> take(const event::Placed& placed, const Event& event, Showing&);
  Expected<void> take(const event::Arranged& arranged, const Event& event, Showing&);
  Expected<void> take(const event::Hosted& hosted, const Event& event, Showing&);
  Expected<void> take(const event::Renamed&, const Event& event, Showing&);
  Expected<void> take(const event::Committed& committed, const Event& event, Showing&);
  Expected<void> take(const event::Started& started, const Event& event, Showing&);
  Expected<void> take(const event::Revealed& revealed, const Event& event, Showing&);
  Expected<void> take(const event::DiceReady&, const Event& event, Showing& showing);
  Expected<void> take(const event::MatchAdvanced& happened, const Event& event, Showing& showing);
  Expected<void> take(const event::Proposed& proposed, const Event& event, Showing&);
  Expected<void> take(const event::Answered& answered, const Event& event, Showing&);
  Expected<void> take(const event::Withdrawn&, const Event& event, Showing&);
  Expected<void> take(const event::TimedOut& out, const Event& event, Showing&);
  Expected<void> take(const event::Resigned&, const Event& event, Showing&);
  Expected<void> take(const event::TimeAdded& added, const Event& event, Showing&);
  Expected<void> take(const event::Said&, const Event& event, Showing&);
  Expected<void> take(const event::Reacted& reacted, const Event& event, Showing&);
  Expected<void> take(const event::Ended& ended, const Event& event, Showing& showing);
  Expected<void> take(const event::Rematch& rematch, const Event& event, Showing&);
  Participant& add_participant(Person person);
  void stand_up(Seat seat);
  Expected<void> reseat(const std::vector<Seat>& order, const Event& event);
  void remember(const Event& event);
  void append_chat(Said said);
  void talked(const Event& event);
  void update_questions(const Event& event, const struct EventEffect& effect);
  void lapse(const Event& event, const struct EventEffect& effect);
  void decide(const Event& event, protocol::Decided::Came came, std::optional<Seat> who = {});
  void show(Showing& showing) const;

  SeatState& seat_state(Seat seat) { return seats_[index_of(seat)]; }
  const SeatState& seat_state(Seat seat) const { return seats_[index_of(seat)]; }
  bool has_seat(Seat seat) const { return index_of(seat) < std::ssize(seats_); }
  const Participant* participant(Person person) const;
  Participant* participant(Person person);
  Expected<GamePtr> game_for(std::size_t seats) const;
  SeatSet persons() const;               // the seats that people own
  SeatSet away() const;                  // of those the ones that bots play
  bool plays_itself(Seat seat) const;    // a person's seat without a bot in it
  SeatSet asked_of(Seat viewer) const;   // their own question, if they are asked one
  Seq entries_at(EventSeq event) const;  // of the match
  bool is_long_gone(Seat seat, const Moment& moment) const;
  std::optional<Seat> handed_back(const Moment& moment) const;
  std::optional<protocol::Series> series() const;
  std::vector<Won> won_with(SeatSet winners) const;
  bool has_dice() const { return !made_.commitment.empty(); }

  // clocks.cpp
  bool has_clock() const { return made_.clock.kind != protocol::Clock::Kind::none; }
  bool clock_runs(Seat seat) const;
  Time left_of(Seat seat, const Moment& moment) const;  // may be less than nothing

  const GameCache* games_;
  std::string id_;
  FairDice::Secret dice_;
  event::Made made_;
  std::string made_with_;  // the command's mark
  Stage stage_ = Stage::gathering;
  EventSeq seq_ = 0;
  Time changed_ = 0;
  Person host_ = 0;
  std::vector<SeatState> seats_;
  std::vector<Participant> people_;  // by number
  Person newest_ = 0;                // the largest number that anybody ever had: none is given twice
  Person forgotten_ = 0;             // the largest of those who are forgotten
  Time started_ = 0;
  std::optional<MatchSession> session_;
  std::vector<Head> heads_;
  std::optional<protocol::Proposal> proposal_;
  std::optional<protocol::Decided> decided_;
  std::optional<protocol::Outcome> ended_;
  std::optional<Seat> ended_by_;
  std::vector<Said> said_;
  std::string next_;             // the table of the rematch
  std::optional<Seat> next_by_;  // who asked for it
};

}  // namespace sounder::tables
