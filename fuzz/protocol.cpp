// Any bytes as an evening at a table: messages as apps send them, and commands that fit the moment, so that an evening
// gets far. What is refused is refused with words; what is not is an event that can be stored, and a table that is
// built again from its rows is the same.
//
// A step is a line "A{...}\n", a message from one of eight guests A to H, or a byte below 'A' that says what is done,
// and by whom and with what the bytes behind it say.
#include <array>
#include <deque>

#include "match/json_text.h"
#include "tables/table.h"
#include "walk.h"

namespace sounder::tables {
namespace {

using namespace fuzz;
namespace to_server = protocol::to_server;

constexpr std::size_t guests = 8;
constexpr int longest_evening = 80;            // steps
constexpr Time beginning = 1'800'000'000'000;  // as the page has it
constexpr std::string_view table_id = "k3m9x2p7q4wd";

enum class Deed : std::uint8_t {
  play,
  make,
  join,
  start,
  reveal,
  place,
  undo,
  propose,
  agree,
  come_back,
  say,
  react,
  rename,
  leave,
  rematch,
  bot,
  wait,
  walk,
  look,
  count
};

const GameCache& games() {
  static const GameCache one;
  return one;
}

FairDice::Secret secret() {
  FairDice::Secret filled;
  filled.fill(3);
  return filled;
}

std::string nonce_of(std::size_t guest) { return std::string(31, 'a') + static_cast<char>('0' + guest); }

// Whatever is written may be read back, and is written the same again.
template <class Command>
void check_reading(const Command& command) {
  const std::string text = protocol::text_of(command);
  const auto back = protocol::read_to_server(text);
  if (!back) broken("what was written is refused: " + back.error().message);
  if (std::visit([](const auto& one) { return protocol::text_of(one); }, *back) != text)
    broken("reads back differently: " + text);
}

void check_refusal(const Refusal& refusal) {
  if (refusal.words.empty()) broken("refused without words");
  if (!parse_json(protocol::text_of(answer_of(refusal, "x")), "answer")) broken("a refusal that can't be sent");
}

// All that these eyes are sent of a table.
std::string all_of(const Table& table, Seat eyes, const Moment& moment) {
  std::string text = protocol::text_of(table.state(moment.here, 1));
  for (const auto& time : table.times(moment)) text += protocol::text_of(time);
  for (const auto& line : table.lines()) text += protocol::text_of(line);
  for (const std::string& frame : table.frames(eyes, 0)) {
    if (!parse_json(frame, "frame")) broken("a frame that can't be read");
    text += frame;
  }
  if (const auto question = table.question_of(eyes); eyes != Seat::nobody && question)
    text += std::to_string(*question);
  return text + table.record().value_or("none");
}

class Evening {
 public:
  // Writing frames for everybody is as slow as all the rest: not every evening is watched.
  Evening(Choices& choices, bool watched) : choices_(choices), eyes_(watched ? SeatSet::everybody() : SeatSet()) {}

  void spend() {
    for (int i = 0; i < longest_evening && !choices_.empty(); ++i) {
      const std::uint32_t first = choices_.byte();
      if (first >= 'A' && first < 'A' + guests)
        hear(first - 'A', line());
      else
        act(static_cast<Deed>(first % static_cast<std::uint32_t>(Deed::count)));
      now_ += 10;
    }
  }

  // Reading a game's content is slow beside a move, so games are kept for the next evening.
  void keep_game() const {
    static std::deque<GamePtr> kept;
    constexpr std::size_t most_kept = 100;
    if (!table_ || !table_->session()) return;
    kept.push_back(table_->session()->match().game_ptr());
    if (kept.size() > most_kept) kept.pop_front();
  }

  // A table that is built again is the same for everybody.
  void check_rebuilt() const {
    if (!table_) return;
    const auto again = Table::rebuild(games(), std::string(table_id), secret(), rows_);
    if (!again) broken("can't be built again: " + again.error().message);
    for (std::size_t i = 0; i < table_->state({}, 0).places.size(); ++i) compare(*again, seat_at(i));
    compare(*again, Seat::nobody);
  }

 private:
  void compare(const Table& again, Seat eyes) const {
    if (all_of(again, eyes, moment()) != all_of(*table_, eyes, moment()))
      broken("built again it is another table for " + name_of(eyes));
  }
  Moment moment() const { return {now_, here_, {}}; }
  std::string_view line() {
    const std::string_view rest = choices_.rest();
    const std::string_view one = rest.substr(0, rest.find('\n'));
    for (std::size_t i = 0; i < one.size() + 1; ++i) choices_.byte();
    return one;
  }
  std::string fresh_id() { return "command-" + std::to_string(++commands_); }
  Seat any_seat() { return seat_at(static_cast<int>(choices_.below(max_seats))); }

  // ---- A message, as a server takes it ----

  void hear(std::size_t guest, std::string_view json) {
    const auto message = protocol::read_to_server(json);
    if (!message) {
      if (message.error().message.empty()) broken("unreadable without a reason");
      return;
    }
    std::visit([](const auto& one) { check_reading(one); }, *message);
    std::visit([&](const auto& one) { on(guest, one); }, *message);
  }

  void on(std::size_t guest, const to_server::Make& make) {
    if (table_) return;
    const auto events = Table::make(games(), make, {std::string(table_id), secret(), now_});
    if (!events) return check_refusal(events.error());
    table_.emplace(games(), std::string(table_id), secret());
    take(*events);
    people_[guest] = 1;
  }
  void on(std::size_t guest, const to_server::Join& join) {
    if (!table_ || people_[guest] != 0) return;
    if (do_it(join, 0)) people_[guest] = table_->people().back();
  }
  void on(std::size_t guest, const to_server::Rematch& rematch) {
    if (!table_) return;
    const auto both = table_->check_rematch(rematch, people_[guest], {"next", secret(), now_});
    if (!both) return check_refusal(both.error());
    if (const auto there = Table::rebuild(games(), "next", secret(), both->there); !there)
      broken("no rematch: " + there.error().message);
    take(both->here);
  }
  template <class Command>
  void on(std::size_t guest, const Command& command) {
    if (table_) do_it(command, people_[guest]);
  }

  template <class Command>
  bool do_it(const Command& command, Person person) {
    if constexpr (requires { command.id; })
      if (person != 0 && table_->done(person, command.id)) return false;  // answered from its row
    const auto events = table_->check(protocol::ToServer(command), person, moment());
    if (!events) {
      check_refusal(events.error());
      return false;
    }
    take(*events);
    if constexpr (requires { command.id; })
      if (person != 0 && table_->done(person, command.id) != events->front().seq)
        broken("a command that was carried out is not known again");
    return true;
  }

  // What the store would refuse, and what a reader of rows could not follow, must not come out of a table.
  void take(const Events& events) {
    for (const Event& event : events) {
      if (event.seq != table_->seq() + 1) broken("an event with another number");
      if (event.command.find('\0') != std::string::npos || event.word.find('\0') != std::string::npos)
        broken("an event that can't be stored");
      Event row = event;
      const auto what = read_body(body_of(event));
      if (!what) broken("a row that can't be read: " + what.error().message);
      row.what = *what;
      const auto frames = table_->apply(row, eyes_);
      if (!frames) broken("an event that can't have happened: " + frames.error().message);
      rows_.push_back(std::move(row));
    }
  }

  // ---- What fits the moment ----

  void act(Deed deed) {
    const std::size_t guest = choices_.below(guests);
    if (deed == Deed::make) return on(guest, any_table());
    if (!table_) return;
    switch (deed) {
      case Deed::play: return play(guest);
      case Deed::join:
        return on(guest, to_server::Join{fresh_id(),
                                         std::string(table_id),
                                         "Guest " + std::string(1, static_cast<char>('A' + guest)),
                                         {},
                                         promise_of(nonce_of(guest))});
      case Deed::start: return on(guest, to_server::Start{fresh_id()});
      case Deed::reveal: return on(guest, to_server::Reveal{fresh_id(), nonce_of(guest)});
      case Deed::place:
        return on(guest, to_server::Place{fresh_id(), any_seat(), choices_.below(2) == 0 ? "closed" : "bot:novice"});
      case Deed::undo: return undo(guest);
      case Deed::propose:
        return on(guest,
                  to_server::Propose{fresh_id(), static_cast<to_server::Propose::Kind>(choices_.below(2)), any_seat()});
      case Deed::agree: return agree(guest);
      case Deed::come_back: return on(guest, to_server::Return{fresh_id()});
      case Deed::say: return on(guest, to_server::Say{fresh_id(), "Oink"});
      case Deed::react: return on(guest, to_server::React{fresh_id(), protocol::Reaction::oink});
      case Deed::rename: return on(guest, to_server::Rename{fresh_id(), "Friend " + std::to_string(choices_.byte())});
      case Deed::leave: return on(guest, to_server::Leave{fresh_id()});
      case Deed::rematch: return on(guest, to_server::Rematch{fresh_id(), promise_of(nonce_of(guest))});
      case Deed::bot: return let_a_bot_play();
      case Deed::wait: return wait();
      case Deed::walk: here_ = seats_of(static_cast<int>(choices_.below(max_seats + 1))); return;
      case Deed::look: return look(guest);
      case Deed::make:
      case Deed::count: return;
    }
  }

  to_server::Make any_table() {
    const GameEntry& line = all_games()[choices_.below(all_games().size())];
    const int more = line.facts->max_seats - line.facts->min_seats + 1;
    to_server::Make make;
    make.id = fresh_id();
    make.game = line.facts->id;
    make.seats.assign(static_cast<std::size_t>(line.facts->min_seats) + choices_.below(static_cast<std::size_t>(more)),
                      "open");
    make.seats[choices_.below(make.seats.size())] = "me";
    make.name = "Ada";
    if (choices_.below(2) == 0) make.commit = promise_of(nonce_of(0));
    constexpr protocol::Clock clocks[] = {{},
                                          {.kind = protocol::Clock::Kind::move, .seconds = 60},
                                          {.kind = protocol::Clock::Kind::match, .seconds = 600, .more = 3},
                                          {.kind = protocol::Clock::Kind::days, .days = 1}};
    make.clock = clocks[choices_.below(std::size(clocks))];
    make.undo = static_cast<protocol::UndoRule>(choices_.below(3));
    return make;
  }

  // Any legal move of a seat, if it is asked.
  std::optional<std::string> any_move(Seat seat) {
    const MatchSession* session = table_->session();
    if (!session || !table_->question_of(seat)) return std::nullopt;
    std::vector<AnyMove> moves;
    session->game().moves(session->match().state(), seat, moves);
    return session->game().text(session->match().state(), moves[choices_.below(moves.size())]);
  }
  void play(std::size_t guest) {
    const auto seat = table_->seat_of(people_[guest]);
    if (!seat) return;
    if (const auto text = any_move(*seat)) on(guest, to_server::Play{fresh_id(), *table_->question_of(*seat), {*text}});
  }
  void let_a_bot_play() {
    const auto asked = table_->bots_asked(moment().here);
    if (asked.empty()) return;
    const auto& one = asked[choices_.below(asked.size())];
    const auto text = any_move(one.seat);
    if (!text) broken("a bot that is asked nothing");
    const auto events = table_->check_bot(one.seat, one.question, {*text}, moment());
    if (events) return take(*events);
    check_refusal(events.error());
  }
  void undo(std::size_t guest) {
    const std::size_t to = choices_.below(64);
    on(guest, to_server::Undo{fresh_id(), table_->seq(), to < 32 ? std::optional<std::uint64_t>(to) : std::nullopt});
  }
  void agree(std::size_t guest) {
    if (const auto proposal = table_->state({}, 0).proposal)
      on(guest, to_server::Agree{fresh_id(), proposal->number, choices_.below(4) > 0});
  }
  void wait() {
    now_ += static_cast<Time>(choices_.byte()) * 1000;
    // One call settles an agreed proposal, the next one the clocks that have run out meanwhile; then nothing is due.
    take(table_->due(moment()));
    take(table_->due(moment()));
    const auto next = table_->next_due(moment());
    if (next && *next <= now_ && !table_->due(moment()).empty()) broken("what was due is due again");
  }
  void look(std::size_t guest) {
    static_cast<void>(protocol::text_of(table_->summary(people_[guest])));
    const Seat eyes = table_->seat_of(people_[guest]).value_or(Seat::nobody);
    static_cast<void>(table_->frames(eyes, choices_.below(table_->seq() + 1)));
  }

  Choices& choices_;
  SeatSet eyes_;
  std::optional<Table> table_;
  Events rows_;
  Time now_ = beginning;
  SeatSet here_ = seats_of(max_seats);
  std::array<Person, guests> people_ = {};
  int commands_ = 0;
};

}  // namespace
}  // namespace sounder::tables

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const bool watched = sounder::hash_bytes(bytes, size) % 4 == 0;
  sounder::fuzz::Choices choices(bytes, size);
  sounder::tables::Evening evening(choices, watched);
  evening.spend();
  evening.keep_game();
  if (watched) evening.check_rebuilt();
  return 0;
}
