// Friends at a table, for tests: commands go through check, rows and apply, as a server has them.
#pragma once

#include <gtest/gtest.h>

#include "match/fair/fair_chance.h"
#include "tables/table.h"

namespace sounder::tables {

namespace to_server = protocol::to_server;
using protocol::Clock;
using protocol::UndoRule;

inline const GameCache& games() {
  static const GameCache one;
  return one;
}

inline FairDice::Secret secret_of(std::uint8_t filler) {
  FairDice::Secret secret;
  secret.fill(filler);
  return secret;
}

// Every person has one; the promise is made of it.
inline std::string nonce_of(Person person) { return std::string(31, 'a') + std::to_string(person % 10); }

inline to_server::Make wish(std::string game, std::vector<std::string> seats) {
  return {.id = "make",
          .game = std::move(game),
          .seats = std::move(seats),
          .name = "Ada",
          .commit = promise_of(nonce_of(1))};
}

inline std::string refusal(const Checked<Events>& events) {
  return events ? "done" : std::string(protocol::word_of(events.error().code)) + ": " + events.error().words;
}

class Evening {
 public:
  explicit Evening(const to_server::Make& make, Time began = 1'000'000) : table(games(), "table", dice), now(began) {
    take(Table::make(games(), make, {"table", dice, now}));
  }
  Evening(const Evening& other) = default;

  FairDice::Secret dice = secret_of(7);
  Table table;
  Time now;
  SeatSet here = seats_of(max_seats);
  UpTime up_time = {};
  std::function<Time(Seat)> away_for = {};
  Events rows;
  SeatSet eyes = {};          // who is shown
  FramesByViewer shown = {};  // all that was

  Moment moment() const { return {now, here, up_time, {}, away_for}; }

  // Stores and applies.
  void take(const Checked<Events>& events) {
    ASSERT_TRUE(events) << refusal(events);
    for (const Event& event : *events) {
      Event row = event;
      const auto body = read_body(body_of(event));
      ASSERT_TRUE(body) << body.error().message;
      row.what = *body;
      rows.push_back(row);
      const auto frames = table.apply(row, eyes);
      ASSERT_TRUE(frames) << frames.error().message;
      for (std::size_t i = 0; i < shown.size(); ++i)
        shown[i].insert(shown[i].end(), (*frames)[i].begin(), (*frames)[i].end());
    }
  }

  template <class Command>
  Checked<Events> check(Command command, Person person) {
    if (command.id.empty()) command.id = "c" + std::to_string(++commands_);
    return table.check(ToServer(std::move(command)), person, moment());
  }
  // "done", or the refusal.
  template <class Command>
  std::string send(const Command& command, Person person) {
    const auto events = check(command, person);
    if (events) take(events);
    return refusal(events);
  }
  void let_time_pass(Time milliseconds) {
    now += milliseconds;
    take(table.due(moment()));
  }

  Person join(const std::string& name, std::optional<Seat> seat = {}) {
    const Person person = people_ + 1;
    const auto done = send(
        to_server::Join{.id = {}, .table = "table", .name = name, .seat = seat, .commit = promise_of(nonce_of(person))},
        0);
    EXPECT_EQ(done, "done");
    return people_ = person;
  }
  void start() {
    EXPECT_EQ(send(to_server::Start{}, 1), "done");
    for (const Person person : table.people())
      if (table.stage() == Stage::revealing) {
        EXPECT_EQ(send(to_server::Reveal{.id = {}, .nonce = nonce_of(person)}, person), "done");
      }
  }
  std::string play(Person person, std::vector<std::string> texts) {
    const auto seat = table.seat_of(person);
    const EventSeq question = seat ? table.question_of(*seat).value_or(0) : 0;
    return send(to_server::Play{.id = {}, .question = question, .texts = std::move(texts)}, person);
  }
  std::string undo(Person person, std::optional<std::uint64_t> to = {}) {
    return send(to_server::Undo{.id = {}, .seq = table.seq(), .to = to}, person);
  }
  // Any legal move for whoever is asked first.
  void play_any(Rng& rng) {
    const MatchSession& session = *table.session();
    const SeatSet asked = session.needs().asked();
    std::vector<Seat> seats;
    for (const Seat seat : asked) seats.push_back(seat);
    const Seat seat = seats[rng.below(static_cast<std::uint32_t>(seats.size()))];
    const AnyMove move = session.game().any_move(session.match().state(), seat, rng);
    const std::string text = session.game().text(session.match().state(), move);
    const EventSeq question = table.question_of(seat).value();
    if (session.needs().people.contains(seat)) {
      EXPECT_EQ(play(person_at(seat), {text}), "done");
    } else {
      take(table.check_bot(seat, question, {text}, moment()));
    }
  }
  void play_to_the_end(Rng& rng) {
    while (table.stage() == Stage::playing) play_any(rng);
  }
  Person person_at(Seat seat) const {
    for (const Person person : table.people())
      if (table.seat_of(person) == seat) return person;
    return 0;
  }

  Table rebuilt() const {
    auto again = Table::rebuild(games(), "table", dice, rows);
    EXPECT_TRUE(again) << again.error().message;
    return *again;
  }

 private:
  int commands_ = 0;
  Person people_ = 1;
};

// Two people, and what they have chosen; the match has begun.
inline Evening two_at(to_server::Make make) {
  Evening evening(make);
  evening.join("Ben");
  evening.start();
  return evening;
}
inline Evening pumpkins(UndoRule undo = UndoRule::free, Clock clock = {}) {
  auto make = wish("bite-the-pumpkin", {"me", "open"});
  make.undo = undo;
  make.clock = clock;
  return two_at(make);
}

// All that these eyes are sent of the table now.
inline std::string all_of(const Table& table, Seat eyes, const Moment& moment) {
  std::string text = protocol::text_of(table.state(moment.here, 3));
  for (const auto& time : table.times(moment)) text += protocol::text_of(time);
  for (const auto& line : table.lines()) text += protocol::text_of(line);
  for (const EventSeq since : {EventSeq{0}, table.seq() / 2, table.seq()})
    for (const std::string& frame : table.frames(eyes, since)) text += frame;
  if (const auto question = table.question_of(eyes); eyes != Seat::nobody && question)
    text += " question " + std::to_string(*question);
  return text + table.record().value_or("no record");
}

}  // namespace sounder::tables
