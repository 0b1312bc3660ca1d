// What events do to a table. What commands may do is in commands.cpp, what is sent in shown.cpp.
#include "tables/table.h"

#include <algorithm>

#include "match/frame.h"
#include "rules/hash.h"

namespace sounder::tables {

constexpr std::size_t lines_kept = 50;
constexpr std::size_t people_kept = 100;      // who sit, and who have left
constexpr std::size_t shortest_join_id = 16;  // what can be guessed doesn't tell who sat down

// What an event does to the match: whose doing it was.
struct EventEffect {
  AnyState before;
  SeatSet asked_before = {};
  SeatSet acted = {};  // who moved, whose moves were taken back, who has a new player
  SeatSet took_back = {};
  SeatSet banked = {};   // whose time so far was counted: their clock starts again
  bool chance = false;   // something was drawn, or a draw taken back
  bool no_move = false;  // taken back, or participant sat down
};

namespace {

tl::unexpected<Error> impossible(const Event& event, const std::string& why) {
  const std::string kind(std::visit([](const auto& what) { return what.called; }, event.what));
  return error("event " + std::to_string(event.seq) + " (" + kind + "): " + why);
}

std::uint64_t hash_of(std::string_view mark) { return hash_bytes(mark.data(), mark.size()); }

// Null where the number is nobody's.
template <class People>
auto* find_in(People& people, Person person) {
  const auto found = std::ranges::find_if(people, [&](const auto& one) { return one.number == person; });
  return found == people.end() ? nullptr : &*found;
}

// Who acts together with others is still asked the same when another takes something away.
bool same_question(const AnyGame& game, const AnyState& one, const AnyState& two, Seat seat) {
  if (game.turn(one).together && game.turn(two).together) return game.prompt(one, seat) == game.prompt(two, seat);
  std::vector<AnyMove> before;
  std::vector<AnyMove> after;
  game.moves(one, seat, before);
  game.moves(two, seat, after);
  return before == after;
}

}  // namespace

Table::Table(const GameCache& games, std::string id, FairDice::Secret dice)
    : games_(&games), id_(std::move(id)), dice_(dice) {}

Expected<Table> Table::rebuild(const GameCache& games, std::string id, const FairDice::Secret& dice,
                               std::span<const Event> events) {
  Table table(games, std::move(id), dice);
  for (const Event& event : events) SOUNDER_TRY(table.apply(event));
  return table;
}

Expected<FramesByViewer> Table::apply(const Event& event, SeatSet viewers) {
  if (event.seq != seq_ + 1) return impossible(event, "expected event " + std::to_string(seq_ + 1));
  if ((seq_ == 0) != std::holds_alternative<event::Made>(event.what))
    return impossible(event, "a table is made once, first of all");
  Showing showing{viewers, {}, session_ ? session_->seq() : 0};
  SOUNDER_TRY(std::visit([&](const auto& what) { return take(what, event, showing); }, event.what));
  seq_ = event.seq;
  changed_ = event.at;
  remember(event);
  if (session_ && (heads_.empty() || heads_.back().entries != session_->seq()))
    heads_.push_back({seq_, session_->seq()});
  return std::move(showing.frames);
}

// ---- Before the match ----

Expected<void> Table::take(const event::Made& made, const Event& event, Showing&) {
  made_ = made;
  made_with_ = event.command;
  host_ = made.host;
  for (const std::string& as : made.seats) seats_.push_back({.as = as});
  return {};
}

Expected<void> Table::take(const event::Joined& joined, const Event& event, Showing&) {
  if (!has_seat(joined.seat) || joined.person == 0) return impossible(event, "there is no such seat");
  Participant& person = add_participant(joined.person);
  person.seat = joined.seat;
  person.name = event.word;
  person.commit = joined.commit.value_or("");
  person.joined_with = event.command;
  seat_state(joined.seat) = {.as = "", .person = joined.person};
  return {};
}

// Coming and going may not make the table grow: of those without a seat the first to come is forgotten. What he had is
// nobody's then, for no number is given twice.
Table::Participant& Table::add_participant(Person person) {
  if (Participant* known = participant(person)) return *known;
  if (people_.size() >= people_kept) {
    const auto gone = std::ranges::find_if(people_, [](const Participant& one) { return !one.seat; });
    if (gone != people_.end()) {
      forgotten_ = std::max(forgotten_, gone->number);
      people_.erase(gone);
    }
  }
  newest_ = std::max(newest_, person);
  const auto next = std::ranges::upper_bound(people_, person, {}, &Participant::number);
  return *people_.insert(next, Participant{.number = person});
}

void Table::stand_up(Seat seat) {
  if (Participant* person = participant(seat_state(seat).person)) person->seat.reset();
  seat_state(seat) = {};
}

Expected<void> Table::take(const event::Left&, const Event& event, Showing&) {
  const auto seat = seat_of(event.person);
  if (!seat) return impossible(event, "who has no seat can't leave it");
  stand_up(*seat);
  return {};
}

Expected<void> Table::take(const event::Placed& placed, const Event& event, Showing&) {
  if (!has_seat(placed.seat)) return impossible(event, "there is no such seat");
  stand_up(placed.seat);
  seat_state(placed.seat).as = placed.as;
  return {};
}

Expected<void> Table::reseat(const std::vector<Seat>& order, const Event& event) {
  std::vector<SeatState> seats;
  for (const Seat seat : order) {
    if (!has_seat(seat)) return impossible(event, "there is no such seat");
    seats.push_back(seat_state(seat));
  }
  seats_ = std::move(seats);
  for (Participant& person : people_) person.seat.reset();
  for (std::size_t i = 0; i < seats_.size(); ++i)
    if (Participant* person = participant(seats_[i].person)) person->seat = seat_at(i);
  return {};
}

Expected<void> Table::take(const event::Arranged& arranged, const Event& event, Showing&) {
  if (arranged.order.size() != seats_.size()) return impossible(event, "a seat is missing");
  return reseat(arranged.order, event);
}

Expected<void> Table::take(const event::Hosted& hosted, const Event& event, Showing&) {
  if (!seat_of(hosted.host)) return impossible(event, "the host has no seat");
  host_ = hosted.host;
  return {};
}

Expected<void> Table::take(const event::Renamed&, const Event& event, Showing&) {
  talked(event);
  if (Participant* person = participant(event.person)) person->name = event.word;
  return {};
}

Expected<void> Table::take(const event::Committed& committed, const Event& event, Showing&) {
  if (Participant* person = participant(event.person)) person->commit = committed.commit;
  return {};
}

Expected<void> Table::take(const event::Started& started, const Event& event, Showing&) {
  SOUNDER_TRY(reseat(started.order, event));
  stage_ = Stage::revealing;
  started_ = event.at;
  return {};
}

Expected<void> Table::take(const event::Revealed& revealed, const Event& event, Showing&) {
  if (Participant* person = participant(event.person)) person->nonce = revealed.nonce;
  return {};
}

// ---- The match ----

Expected<void> Table::take(const event::DiceReady&, const Event& event, Showing& showing) {
  SOUNDER_TRY(const auto game, game_for(seats_.size()));
  std::vector<Player> players;
  FairDice dice{dice_, {}, made_.commitment};
  for (SeatState& seat_state : seats_) {
    const Participant* person = participant(seat_state.person);
    players.push_back(person ? Player() : Player(seat_state.as));
    dice.nonces.push_back(person ? person->nonce : "");
    seat_state.bank = static_cast<Time>(made_.clock.seconds.value_or(0)) * 1000;
  }
  if (has_dice())
    session_.emplace(Record{Match(game), std::move(players), dice}, std::make_shared<FairChance>(dice));
  else
    session_.emplace(Record{Match(game), std::move(players), {}});
  session_->set_undo_terms({static_cast<UndoTerms::Rule>(made_.undo), {}});
  stage_ = Stage::playing;
  update_questions(event, {.before = session_->match().state()});
  show(showing);
  return {};
}

Expected<void> Table::take(const event::MatchAdvanced& happened, const Event& event, Showing& showing) {
  if (!session_) return impossible(event, "there is no match yet");
  EventEffect effect{.before = session_->match().state(), .asked_before = session_->needs().asked()};
  for (const Bank& bank : happened.banks.value_or(std::vector<Bank>{})) {
    if (!has_seat(bank.seat)) continue;
    seat_state(bank.seat).bank = static_cast<Time>(bank.left);
    effect.banked |= bank.seat;
  }
  bool shown = true;  // all that was applied
  bool was_draw = false;
  const auto apply_one = [&](const Entry& entry) {
    if (!shown && (was_draw || is_draw(entry))) show(showing);
    shown = false;
    was_draw = is_draw(entry);
    if (const auto* step = std::get_if<Step>(&entry)) {
      step->seat == Seat::nobody ? void(effect.chance = true) : void(effect.acted |= step->seat);
    } else if (const auto* back = std::get_if<TakenBack>(&entry)) {
      effect.no_move = true;
      effect.acted |= back->by;
      effect.took_back |= back->by;
      for (std::size_t i = back->to; i < session_->at(); ++i) {
        const Seat mover = session_->match().steps()[i].seat;
        mover == Seat::nobody ? void(effect.chance = true) : void(effect.acted |= mover);
      }
    } else {
      const auto& sat = std::get<SatDown>(entry);
      effect.no_move = true;
      effect.acted |= sat.seat;
      if (sat.player.is_person() && has_seat(sat.seat)) seat_state(sat.seat).why = protocol::StandIn::away;
    }
    session_->apply(entry);
  };
  SOUNDER_TRY(read_entries(session_->record(), happened.entries.text, "event " + std::to_string(event.seq), apply_one));
  session_->set_undo_terms({static_cast<UndoTerms::Rule>(made_.undo), away()});
  if (session_->match().turn().is_over()) stage_ = Stage::over;
  update_questions(event, effect);
  lapse(event, effect);
  show(showing);
  return {};
}

// A seat that is still asked what it was asked goes on thinking about it: others may choose in secret meanwhile.
void Table::update_questions(const Event& event, const EventEffect& effect) {
  const Match& match = session_->match();
  const SeatSet asked = session_->needs().asked();
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const Seat seat = seat_at(i);
    SeatState& seat_state = seats_[i];
    if (!asked.contains(seat)) {
      seat_state.question = 0;
      seat_state.took_back = false;
      seat_state.extra = 0;
      continue;
    }
    const bool acted = effect.acted.contains(seat);
    const bool waited = effect.asked_before.contains(seat) && seat_state.question != 0;
    if (!waited || acted || effect.chance || !same_question(match.game(), effect.before, match.state(), seat))
      seat_state.question = event.seq;
    if (effect.took_back.contains(seat)) seat_state.took_back = true;
    const bool banked =
        made_.clock.kind == protocol::Clock::Kind::match && (effect.no_move || effect.banked.contains(seat));
    if (!waited || banked || (acted && !seat_state.took_back)) {
      seat_state.running_since = event.at;
      seat_state.extra = 0;
    }
  }
}

// Proposals that what happened has overtaken.
void Table::lapse(const Event& event, const EventEffect& effect) {
  if (!proposal_) return;
  using Kind = protocol::Proposal::Kind;
  const bool overtaken =
      !is_live() || proposal_->kind == Kind::undo ||
      (proposal_->kind == Kind::bot && effect.acted.contains(proposal_->seat.value_or(Seat::nobody)));
  using Came = protocol::Decided::Came;
  if (overtaken)
    decide(event, proposal_->waits.empty() ? Came::agreed : Came::lapsed, seat_of(event.person));
  else
    std::erase_if(proposal_->waits, [&](Seat seat) { return !plays_itself(seat); });
}

void Table::decide(const Event& event, protocol::Decided::Came came, std::optional<Seat> who) {
  using Kind = protocol::Decided::Kind;
  decided_ = {event.seq, static_cast<Kind>(proposal_->kind), proposal_->draw, proposal_->by, proposal_->seat, came,
              who};
  proposal_.reset();
}

Expected<void> Table::take(const event::TimedOut& out, const Event& event, Showing&) {
  if (!has_seat(out.seat)) return impossible(event, "there is no such seat");
  seat_state(out.seat).why = protocol::StandIn::time;
  Participant* person = participant(seat_state(out.seat).person);
  if (person && made_.clock.kind == protocol::Clock::Kind::match) person->out_of_time = true;
  return {};
}

Expected<void> Table::take(const event::Resigned&, const Event& event, Showing&) {
  const auto seat = seat_of(event.person);
  if (!seat) return impossible(event, "who has no seat can't resign");
  seat_state(*seat).why = protocol::StandIn::resigned;
  return {};
}

Expected<void> Table::take(const event::TimeAdded& added, const Event& event, Showing&) {
  if (!has_seat(added.seat)) return impossible(event, "there is no such seat");
  SeatState& seat = seat_state(added.seat);
  (made_.clock.kind == protocol::Clock::Kind::match ? seat.bank : seat.extra) += static_cast<Time>(added.more);
  return {};
}

Expected<void> Table::take(const event::Ended& ended, const Event& event, Showing& showing) {
  using Why = event::Ended::Why;
  using protocol::Outcome;
  stage_ = Stage::ended;
  ended_ = ended.why == Why::agreed     ? Outcome::agreed
           : ended.why == Why::draw     ? Outcome::draw
           : ended.why == Why::resigned ? Outcome::resigned
           : ended.why == Why::host     ? Outcome::host
                                        : Outcome::server;
  ended_by_ = ended.by;
  using Came = protocol::Decided::Came;
  if (proposal_) decide(event, proposal_->waits.empty() ? Came::agreed : Came::lapsed);
  for (SeatState& seat_state : seats_) seat_state.question = 0;
  if (session_) show(showing);
  return {};
}

// ---- Agreements, talk ----

Expected<void> Table::take(const event::Proposed& proposed, const Event& event, Showing&) {
  using Kind = protocol::Proposal::Kind;
  proposal_ = {event.seq,    static_cast<Kind>(proposed.kind),
               proposed.by,  proposed.seat,
               proposed.to,  proposed.waits,
               std::nullopt, proposed.draw};
  decided_.reset();
  return {};
}

Expected<void> Table::take(const event::Answered& answered, const Event& event, Showing&) {
  const auto seat = seat_of(event.person);
  if (!proposal_ || !seat) return impossible(event, "there is nothing to answer");
  if (!answered.agrees) {
    decide(event, protocol::Decided::Came::refused, seat);
  } else if (std::erase(proposal_->waits, *seat) > 0) {
    if (!proposal_->agreed) proposal_->agreed.emplace();
    proposal_->agreed->push_back(*seat);
  }
  return {};
}

Expected<void> Table::take(const event::Withdrawn&, const Event& event, Showing&) {
  using Came = protocol::Decided::Came;
  if (!proposal_) return {};
  const bool by_author = seat_of(event.person) == proposal_->by;
  decide(event, by_author ? Came::withdrawn : Came::lapsed, by_author ? proposal_->by : proposal_->seat);
  return {};
}

// A bucket as the time at which it is full again.
void Table::talked(const Event& event) {
  if (Participant* person = participant(event.person))
    person->talked_until = std::max(person->talked_until, event.at) + talk_interval;
}

void Table::append_chat(Said said) {
  said_.push_back(std::move(said));
  if (said_.size() > lines_kept) said_.erase(said_.begin());
}

Expected<void> Table::take(const event::Said&, const Event& event, Showing&) {
  talked(event);
  append_chat({event.seq, event.at, event.person, event.word, {}});
  return {};
}

Expected<void> Table::take(const event::Reacted& reacted, const Event& event, Showing&) {
  talked(event);
  append_chat({event.seq, event.at, event.person, {}, reacted.reaction, reacted.sign});
  return {};
}

Expected<void> Table::take(const event::Rematch& rematch, const Event& event, Showing&) {
  next_ = rematch.table;
  next_by_ = seat_of(event.person);
  return {};
}

// ---- Commands that were carried out ----

void Table::remember(const Event& event) {
  Participant* person = participant(event.person);
  if (!person || event.command.empty()) return;
  person->done.push_back({hash_of(event.command), event.seq});
}

std::optional<EventSeq> Table::done(Person person, std::string_view command) const {
  const Participant* known = participant(person);
  if (!known || command.empty()) return std::nullopt;
  const std::uint64_t wanted = hash_of(mark_of(command));
  for (const Done& done : known->done)
    if (done.command == wanted) return done.seq;
  return std::nullopt;
}

std::optional<Person> Table::joined_by(std::string_view command, const std::optional<std::string>& commit) const {
  if (command.size() < shortest_join_id) return std::nullopt;
  const std::string mark = mark_of(command);
  for (const Participant& person : people_)
    if (person.joined_with == mark && person.commit == commit.value_or("")) return person.number;
  return std::nullopt;
}

// ---- Who ----

const Table::Participant* Table::participant(Person person) const { return find_in(people_, person); }
Table::Participant* Table::participant(Person person) { return find_in(people_, person); }

std::optional<Seat> Table::seat_of(Person person) const {
  const Participant* known = participant(person);
  return known ? known->seat : std::nullopt;
}

std::vector<Person> Table::people() const {
  std::vector<Person> all;
  for (const SeatState& seat_state : seats_)
    if (seat_state.person != 0) all.push_back(seat_state.person);
  return all;
}

Expected<GamePtr> Table::game_for(std::size_t seats) const {
  return games_->game(
      {made_.game, static_cast<int>(made_.rules), static_cast<int>(seats), made_.options.text, made_.content.text});
}

SeatSet Table::persons() const {
  SeatSet seats;
  for (std::size_t i = 0; i < seats_.size(); ++i)
    if (seats_[i].person != 0) seats |= seat_at(i);
  return seats;
}

SeatSet Table::away() const {
  SeatSet seats;
  for (const Seat seat : persons())
    if (!plays_itself(seat)) seats |= seat;
  return seats;
}

bool Table::plays_itself(Seat seat) const {
  return has_seat(seat) && seat_state(seat).person != 0 && (!session_ || session_->people().contains(seat));
}

bool Table::is_long_gone(Seat seat, const Moment& moment) const {
  if (moment.here.contains(seat)) return false;
  return !moment.away_for || moment.away_for(seat) >= static_cast<Time>(made_.grace.value_or(least_grace)) * 1000;
}

// Where more than two play, who is back takes the seat back when they like.
std::optional<Seat> Table::handed_back(const Moment& moment) const {
  if (stage_ != Stage::playing || persons().size() != 2) return std::nullopt;
  for (const Seat seat : away())
    if (moment.here.contains(seat) && seat_state(seat).why == protocol::StandIn::away) return seat;
  return std::nullopt;
}

std::size_t Table::bytes() const {
  const auto held = [](const auto& list) { return list.capacity() * sizeof(list[0]); };
  std::size_t bytes = sizeof *this + made_.options.text.capacity() + made_.content.text.capacity();
  bytes += held(seats_) + held(people_) + held(heads_) + held(said_);
  for (const Participant& person : people_) bytes += held(person.done) + person.name.capacity();
  for (const Said& said : said_) bytes += said.text.capacity();
  if (session_) bytes += held(session_->match().steps()) + held(session_->record().log);
  return bytes;
}

bool Table::acts_alone() const {
  if (stage_ == Stage::revealing) return true;
  if (stage_ != Stage::playing) return false;
  if (session_->people().empty()) return false;  // who comes back wakes it
  return !session_->needs().thinking.empty() || has_clock();
}

bool Table::is_deserted(SeatSet here) const {
  if (stage_ != Stage::playing || !session_->people().empty()) return false;
  if (!here.meets(persons())) return true;
  return std::ranges::any_of(people_, [&](const Participant& person) {
    return person.seat && !person.out_of_time && seat_state(*person.seat).why != protocol::StandIn::resigned;
  });
}

// ---- Questions ----

std::optional<EventSeq> Table::question_of(Seat seat) const {
  if (stage_ != Stage::playing || !has_seat(seat) || seat_state(seat).question == 0) return std::nullopt;
  return seat_state(seat).question;
}

std::vector<Table::Asked> Table::bots_asked(SeatSet here) const {
  std::vector<Asked> asked;
  if (stage_ != Stage::playing || is_deserted(here)) return asked;
  for (const Seat seat : session_->needs().thinking)
    asked.push_back({seat, std::string(session_->players()[index_of(seat)].bot_name()), seat_state(seat).question});
  return asked;
}

SeatSet Table::asked_of(Seat viewer) const {
  return stage_ == Stage::playing && session_->needs().people.contains(viewer) ? SeatSet(viewer) : SeatSet();
}

Seq Table::entries_at(EventSeq event) const {
  const auto after = std::upper_bound(heads_.begin(), heads_.end(), event,
                                      [](EventSeq seen, const Head& head) { return seen < head.event; });
  return after == heads_.begin() ? 0 : std::prev(after)->entries;
}

}  // namespace sounder::tables
