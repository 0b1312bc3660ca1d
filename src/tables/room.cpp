// What events do to a room. What commands may do is in commands.cpp, what is sent in shown.cpp.
#include "tables/room.h"

#include <algorithm>

#include "match/frame.h"
#include "rules/hash.h"

namespace sounder::tables {

constexpr std::size_t lines_kept = 50;
constexpr std::size_t people_kept = 100;      // who sit, and who have left
constexpr std::size_t shortest_join_id = 16;  // what can be guessed doesn't tell who sat down

// What an event does to the match: whose doing it was.
struct Course {
  AnyState before;
  SeatSet asked_before = {};
  SeatSet acted = {};  // who moved, whose moves were taken back, who has a new player
  SeatSet took_back = {};
  SeatSet banked = {};   // whose time so far was counted: their clock begins anew
  bool chance = false;   // something was drawn, or a draw taken back
  bool no_move = false;  // taken back, or somebody sat down
};

namespace {

tl::unexpected<Trouble> impossible(const Event& event, const std::string& why) {
  const std::string kind(std::visit([](const auto& what) { return what.called; }, event.what));
  return trouble("event " + std::to_string(event.seq) + " (" + kind + "): " + why);
}

std::uint64_t hash_of(std::string_view mark) { return hash_bytes(mark.data(), mark.size()); }

// Null where the number is nobody's.
template <class People>
auto* find_in(People& people, Person person) {
  const auto found = std::ranges::find_if(people, [&](const auto& one) { return one.number == person; });
  return found == people.end() ? nullptr : &*found;
}

bool same_moves(const AnyGame& game, const AnyState& one, const AnyState& two, Seat seat) {
  std::vector<AnyMove> before;
  std::vector<AnyMove> after;
  game.moves(one, seat, before);
  game.moves(two, seat, after);
  return before == after;
}

}  // namespace

Room::Room(const House& house, std::string id, FairDice::Secret dice)
    : house_(&house), id_(std::move(id)), dice_(dice) {}

Expected<Room> Room::rebuild(const House& house, std::string id, const FairDice::Secret& dice,
                             std::span<const Event> events) {
  Room room(house, std::move(id), dice);
  for (const Event& event : events) SOUNDER_TRY(room.apply(event));
  return room;
}

Expected<FramesByEyes> Room::apply(const Event& event, SeatSet eyes) {
  if (event.seq != seq_ + 1) return impossible(event, "expected event " + std::to_string(seq_ + 1));
  if ((seq_ == 0) != std::holds_alternative<happening::Made>(event.what))
    return impossible(event, "a table is made once, first of all");
  Showing showing{eyes, {}, table_ ? table_->seq() : 0};
  SOUNDER_TRY(std::visit([&](const auto& what) { return take(what, event, showing); }, event.what));
  seq_ = event.seq;
  changed_ = event.at;
  remember(event);
  if (table_ && (heads_.empty() || heads_.back().entries != table_->seq())) heads_.push_back({seq_, table_->seq()});
  return std::move(showing.frames);
}

// ---- Before the match ----

Expected<void> Room::take(const happening::Made& made, const Event& event, Showing&) {
  made_ = made;
  made_with_ = event.command;
  host_ = made.host;
  for (const std::string& as : made.seats) chairs_.push_back({.as = as});
  return {};
}

Expected<void> Room::take(const happening::Joined& joined, const Event& event, Showing&) {
  if (!has_seat(joined.seat) || joined.person == 0) return impossible(event, "there is no such seat");
  Somebody& person = meet(joined.person);
  person.seat = joined.seat;
  person.name = event.word;
  person.commit = joined.commit.value_or("");
  person.joined_with = event.command;
  chair(joined.seat) = {.as = "", .person = joined.person};
  return {};
}

// Coming and going may not make the room grow: of those without a seat the first to come is forgotten. What he had is
// nobody's then, for no number is given twice.
Room::Somebody& Room::meet(Person person) {
  if (Somebody* known = somebody(person)) return *known;
  if (people_.size() >= people_kept) {
    const auto gone = std::ranges::find_if(people_, [](const Somebody& one) { return !one.seat; });
    if (gone != people_.end()) {
      forgotten_ = std::max(forgotten_, gone->number);
      people_.erase(gone);
    }
  }
  newest_ = std::max(newest_, person);
  const auto next = std::ranges::upper_bound(people_, person, {}, &Somebody::number);
  return *people_.insert(next, Somebody{.number = person});
}

void Room::stand_up(Seat seat) {
  if (Somebody* person = somebody(chair(seat).person)) person->seat.reset();
  chair(seat) = {};
}

Expected<void> Room::take(const happening::Left&, const Event& event, Showing&) {
  const auto seat = seat_of(event.person);
  if (!seat) return impossible(event, "who has no seat can't leave it");
  stand_up(*seat);
  return {};
}

Expected<void> Room::take(const happening::Placed& placed, const Event& event, Showing&) {
  if (!has_seat(placed.seat)) return impossible(event, "there is no such seat");
  stand_up(placed.seat);
  chair(placed.seat).as = placed.as;
  return {};
}

Expected<void> Room::take(const happening::Renamed&, const Event& event, Showing&) {
  talked(event);
  if (Somebody* person = somebody(event.person)) person->name = event.word;
  return {};
}

Expected<void> Room::take(const happening::Committed& committed, const Event& event, Showing&) {
  if (Somebody* person = somebody(event.person)) person->commit = committed.commit;
  return {};
}

Expected<void> Room::take(const happening::Started& started, const Event& event, Showing&) {
  std::vector<Chair> order;
  for (const Seat seat : started.order) {
    if (!has_seat(seat)) return impossible(event, "there is no such seat");
    order.push_back(chair(seat));
  }
  chairs_ = std::move(order);
  for (Somebody& person : people_) person.seat.reset();
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (Somebody* person = somebody(chairs_[i].person)) person->seat = seat_at(i);
  stage_ = Stage::revealing;
  started_ = event.at;
  return {};
}

Expected<void> Room::take(const happening::Revealed& revealed, const Event& event, Showing&) {
  if (Somebody* person = somebody(event.person)) person->nonce = revealed.nonce;
  return {};
}

// ---- The match ----

Expected<void> Room::take(const happening::DiceReady&, const Event& event, Showing& showing) {
  SOUNDER_TRY(const auto game, game_for(chairs_.size()));
  std::vector<Player> players;
  FairDice dice{dice_, {}, made_.commitment};
  for (Chair& chair : chairs_) {
    const Somebody* person = somebody(chair.person);
    players.push_back(person ? Player() : Player(chair.as));
    dice.nonces.push_back(person ? person->nonce : "");
    chair.bank = static_cast<Time>(made_.clock.seconds.value_or(0)) * 1000;
  }
  if (has_dice())
    table_.emplace(Record{Match(game), std::move(players), dice}, std::make_shared<FairChance>(dice));
  else
    table_.emplace(Record{Match(game), std::move(players), {}});
  table_->set_undo_terms({static_cast<UndoTerms::Rule>(made_.undo), {}});
  stage_ = Stage::playing;
  ask_anew(event, {.before = table_->match().state()});
  show(showing);
  return {};
}

Expected<void> Room::take(const happening::Happened& happened, const Event& event, Showing& showing) {
  if (!table_) return impossible(event, "there is no match yet");
  Course course{.before = table_->match().state(), .asked_before = table_->match().turn().seats};
  for (const Bank& bank : happened.banks.value_or(std::vector<Bank>{})) {
    if (!has_seat(bank.seat)) continue;
    chair(bank.seat).bank = static_cast<Time>(bank.left);
    course.banked |= bank.seat;
  }
  bool shown = true;  // all that was applied
  bool was_draw = false;
  const auto apply_one = [&](const Entry& entry) {
    if (!shown && (was_draw || is_draw(entry))) show(showing);
    shown = false;
    was_draw = is_draw(entry);
    if (const auto* step = std::get_if<Step>(&entry)) {
      step->seat == Seat::nobody ? void(course.chance = true) : void(course.acted |= step->seat);
    } else if (const auto* back = std::get_if<TakenBack>(&entry)) {
      course.no_move = true;
      course.acted |= back->by;
      course.took_back |= back->by;
      for (std::size_t i = back->to; i < table_->at(); ++i) {
        const Seat mover = table_->match().steps()[i].seat;
        mover == Seat::nobody ? void(course.chance = true) : void(course.acted |= mover);
      }
    } else {
      course.no_move = true;
      course.acted |= std::get<SatDown>(entry).seat;
    }
    table_->apply(entry);
  };
  SOUNDER_TRY(read_entries(table_->record(), happened.entries.text, "event " + std::to_string(event.seq), apply_one));
  table_->set_undo_terms({static_cast<UndoTerms::Rule>(made_.undo), away()});
  if (table_->match().turn().is_over()) stage_ = Stage::over;
  ask_anew(event, course);
  lapse(course);
  show(showing);
  return {};
}

// A seat that is still asked what it was asked goes on thinking about it: others may choose in secret meanwhile.
void Room::ask_anew(const Event& event, const Course& course) {
  const Match& match = table_->match();
  const SeatSet asked = match.turn().seats;
  for (std::size_t i = 0; i < chairs_.size(); ++i) {
    const Seat seat = seat_at(i);
    Chair& chair = chairs_[i];
    if (!asked.contains(seat)) {
      chair.question = 0;
      chair.took_back = false;
      continue;
    }
    const bool acted = course.acted.contains(seat);
    const bool waited = course.asked_before.contains(seat) && chair.question != 0;
    if (!waited || acted || course.chance || !same_moves(match.game(), course.before, match.state(), seat))
      chair.question = event.seq;
    if (course.took_back.contains(seat)) chair.took_back = true;
    const bool banked =
        made_.clock.kind == protocol::Clock::Kind::match && (course.no_move || course.banked.contains(seat));
    if (!waited || banked || (acted && !chair.took_back)) chair.running_since = event.at;
  }
}

// Proposals that what happened has overtaken.
void Room::lapse(const Course& course) {
  if (!proposal_) return;
  using Kind = protocol::Proposal::Kind;
  const bool overtaken =
      !is_live() || proposal_->kind == Kind::undo ||
      (proposal_->kind == Kind::bot && course.acted.contains(proposal_->seat.value_or(Seat::nobody)));
  if (overtaken)
    proposal_.reset();
  else
    std::erase_if(proposal_->waits, [&](Seat seat) { return !plays_itself(seat); });
}

Expected<void> Room::take(const happening::TimedOut& out, const Event& event, Showing&) {
  if (!has_seat(out.seat)) return impossible(event, "there is no such seat");
  Somebody* person = somebody(chair(out.seat).person);
  if (person && made_.clock.kind == protocol::Clock::Kind::match) person->out_of_time = true;
  return {};
}

Expected<void> Room::take(const happening::Ended&, const Event&, Showing& showing) {
  stage_ = Stage::ended;
  proposal_.reset();
  for (Chair& chair : chairs_) chair.question = 0;
  if (table_) show(showing);
  return {};
}

// ---- Agreements, talk ----

Expected<void> Room::take(const happening::Proposed& proposed, const Event& event, Showing&) {
  using Kind = protocol::Proposal::Kind;
  proposal_ = {event.seq, static_cast<Kind>(proposed.kind), proposed.by, proposed.seat, proposed.to, proposed.waits};
  return {};
}

Expected<void> Room::take(const happening::Answered& answered, const Event& event, Showing&) {
  const auto seat = seat_of(event.person);
  if (!proposal_ || !seat) return impossible(event, "there is nothing to answer");
  if (answered.agrees)
    std::erase(proposal_->waits, *seat);
  else
    proposal_.reset();
  return {};
}

Expected<void> Room::take(const happening::Withdrawn&, const Event&, Showing&) {
  proposal_.reset();
  return {};
}

// A bucket as the time at which it is full again.
void Room::talked(const Event& event) {
  if (Somebody* person = somebody(event.person))
    person->talked_until = std::max(person->talked_until, event.at) + talk_interval;
}

void Room::hear(Said said) {
  said_.push_back(std::move(said));
  if (said_.size() > lines_kept) said_.erase(said_.begin());
}

Expected<void> Room::take(const happening::Said&, const Event& event, Showing&) {
  talked(event);
  hear({event.seq, event.at, event.person, event.word, {}});
  return {};
}

Expected<void> Room::take(const happening::Reacted& reacted, const Event& event, Showing&) {
  talked(event);
  hear({event.seq, event.at, event.person, {}, reacted.reaction});
  return {};
}

Expected<void> Room::take(const happening::Rematch& rematch, const Event&, Showing&) {
  next_ = rematch.table;
  return {};
}

// ---- Commands that were carried out ----

void Room::remember(const Event& event) {
  Somebody* person = somebody(event.person);
  if (!person || event.command.empty()) return;
  person->done.push_back({hash_of(event.command), event.seq});
}

std::optional<Number> Room::done(Person person, std::string_view command) const {
  const Somebody* known = somebody(person);
  if (!known || command.empty()) return std::nullopt;
  const std::uint64_t wanted = hash_of(mark_of(command));
  for (const Done& done : known->done)
    if (done.command == wanted) return done.seq;
  return std::nullopt;
}

std::optional<Person> Room::joined_by(std::string_view command, const std::optional<std::string>& commit) const {
  if (command.size() < shortest_join_id) return std::nullopt;
  const std::string mark = mark_of(command);
  for (const Somebody& person : people_)
    if (person.joined_with == mark && person.commit == commit.value_or("")) return person.number;
  return std::nullopt;
}

// ---- Who ----

const Room::Somebody* Room::somebody(Person person) const { return find_in(people_, person); }
Room::Somebody* Room::somebody(Person person) { return find_in(people_, person); }

std::optional<Seat> Room::seat_of(Person person) const {
  const Somebody* known = somebody(person);
  return known ? known->seat : std::nullopt;
}

std::vector<Person> Room::people() const {
  std::vector<Person> all;
  for (const Chair& chair : chairs_)
    if (chair.person != 0) all.push_back(chair.person);
  return all;
}

Expected<GamePtr> Room::game_for(std::size_t seats) const {
  return house_->game(
      {made_.game, static_cast<int>(made_.rules), static_cast<int>(seats), made_.options.text, made_.content.text});
}

SeatSet Room::persons() const {
  SeatSet seats;
  for (std::size_t i = 0; i < chairs_.size(); ++i)
    if (chairs_[i].person != 0) seats |= seat_at(i);
  return seats;
}

SeatSet Room::away() const {
  SeatSet seats;
  for (const Seat seat : persons())
    if (!plays_itself(seat)) seats |= seat;
  return seats;
}

bool Room::plays_itself(Seat seat) const {
  return has_seat(seat) && chair(seat).person != 0 && (!table_ || table_->people().contains(seat));
}

std::size_t Room::bytes() const {
  const auto held = [](const auto& list) { return list.capacity() * sizeof(list[0]); };
  std::size_t bytes = sizeof *this + made_.options.text.capacity() + made_.content.text.capacity();
  bytes += held(chairs_) + held(people_) + held(heads_) + held(said_);
  for (const Somebody& person : people_) bytes += held(person.done) + person.name.capacity();
  for (const Said& said : said_) bytes += said.text.capacity();
  if (table_) bytes += held(table_->match().steps()) + held(table_->record().log);
  return bytes;
}

bool Room::acts_alone() const {
  if (stage_ == Stage::revealing) return true;
  if (stage_ != Stage::playing) return false;
  return !table_->needs().thinking.empty() || has_clock();
}

// ---- Questions ----

std::optional<Number> Room::question_of(Seat seat) const {
  if (stage_ != Stage::playing || !has_seat(seat) || chair(seat).question == 0) return std::nullopt;
  return chair(seat).question;
}

std::vector<Room::Asked> Room::bots_asked() const {
  std::vector<Asked> asked;
  if (stage_ != Stage::playing) return asked;
  for (const Seat seat : table_->needs().thinking)
    asked.push_back({seat, std::string(table_->players()[index_of(seat)].bot_name()), chair(seat).question});
  return asked;
}

SeatSet Room::asked_of(Seat eyes) const {
  return stage_ == Stage::playing && table_->needs().people.contains(eyes) ? SeatSet(eyes) : SeatSet();
}

Seq Room::entries_at(Number event) const {
  const auto after = std::upper_bound(heads_.begin(), heads_.end(), event,
                                      [](Number seen, const Head& head) { return seen < head.event; });
  return after == heads_.begin() ? 0 : std::prev(after)->entries;
}

}  // namespace sounder::tables
