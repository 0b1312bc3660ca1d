// A table's line: one wish at a time is checked, stored, answered and told to everybody.
#include "server/hub.h"
#include "server/rows.h"
#include "server/secrets.h"
#include "server/storing.h"
#include "store/crash_point.h"

#include <boost/asio/post.hpp>

namespace sounder::server {
namespace {

constexpr int most_tries = 5;
constexpr std::size_t around_frames = 1024;  // bytes of a `news` beside its frames, more than most

tables::Refusal no_storage() { return {tables::Code::storage, "nothing can be stored now; ask again when it can", {}}; }

// Adds what one event shows to what those before it did.
void add_frames(tables::FramesByEyes& to, tables::FramesByEyes more) {
  for (std::size_t eyes = 0; eyes < to.size(); ++eyes)
    for (std::string& frame : more[eyes]) to[eyes].push_back(std::move(frame));
}

// Games without chance keep no promises.
std::optional<tables::Person> joined_before(const tables::Room& room, const Wish& wish) {
  const auto person = room.joined_by(wish.id, wish.commit);
  return person ? person : room.joined_by(wish.id, std::nullopt);
}

}  // namespace

void Hub::add(HeldRoom& held, Wish wish) {
  if (draining_ || storage_down_) {  // what happens by itself is asked for again when that is over
    const tables::Refusal why =
        draining_ ? tables::Refusal{Code::draining, "the server takes no moves now", {}} : no_storage();
    if (wish.guest) say_no(wish.guest, wish.kind, wish.id, why);
    return hall_.settle(held);
  }
  if (wish.guest && held.line.size() >= limits_.waiting_commands)
    return say_no(wish.guest, wish.kind, wish.id, Code::limit, "too many commands wait at this table");
  held.line.push_back(std::move(wish));
  go_on(held);
}

// The last thing that is done with a table: it may be dropped here.
void Hub::go_on(HeldRoom& held) {
  while (held.is_ready() && !held.stale && !held.behind && !held.line.empty()) {
    Wish wish = std::move(held.line.front());
    held.line.pop_front();
    store_wish(held, std::move(wish));
  }
  if (held.busy == HeldRoom::Busy::no && held.stale) return reload(held);
  if (held.is_ready() && held.behind) return read_on(held);
  hall_.settle(held);
}

tables::Moment Hub::moment_at(const HeldRoom& held, Time now) const {
  return {now, held.here(now, limits_.short_absence), [this](Time from, Time to) { return store_->up_time(from, to); },
          notices_.epoch};
}

void Hub::store_wish(HeldRoom& held, Wish wish) {
  tables::Room& room = *held.room;
  if (wish.guest && wish.person != 0)
    if (const auto seq = room.done(wish.person, wish.id)) return say_ok(wish.guest, wish.kind, wish.id, *seq);
  if (wish.guest && wish.person == 0)
    if (const auto person = joined_before(room, wish))
      return seat_again(wish.guest, held, *person, wish.id, Enters::yes);
  auto events = wish.check(room, moment_at(held, wish.received));
  if (!events) {
    if (wish.guest) say_no(wish.guest, wish.kind, wish.id, events.error());
    return;
  }
  if (events->empty()) return;
  const auto joins = who_joined(*events);
  if (joins && wish.guest && !held.may_sit_down(wish.guest->address, limits_, clock_.now()))
    return say_no(wish.guest, wish.kind, wish.id, Code::limit, "too many have come and gone here; wait a minute");
  store::crash_point("after_check");

  auto storing = std::make_shared<Storing>();
  storing->table = held.id;
  storing->before = room.seq();
  const store::Stage stage = stage_of(room);
  const bool alone = room.acts_alone();
  store::Append append = append_of(held.id, *events);
  if (joins) {
    storing->joined = *joins;
    storing->secret = fresh_secret();
    append.secrets.push_back({static_cast<int>(*joins), hash_of(storing->secret)});
  }
  storing->wish = std::move(wish);
  if (!apply_all(held, *events, storing->frames)) {
    if (storing->wish.guest)
      say_no(storing->wish.guest, storing->wish.kind, storing->wish.id, Code::refused, "that can't be done here");
    return;
  }
  if (stage_of(room) != stage) append.stage = stage_of(room);
  if (room.acts_alone() != alone) append.alone = room.acts_alone();
  begin_storing(held, std::move(append), std::move(storing));
}

// The room goes ahead of the store, unseen. Events it can't follow are not stored.
bool Hub::apply_all(HeldRoom& held, const tables::Events& events, tables::FramesByEyes& frames) {
  SeatSet eyes;
  for (const GuestPtr& guest : held.guests) eyes |= held.eyes_of(*guest);
  for (const tables::Event& event : events) {
    auto shown = held.room->apply(event, eyes);
    if (!shown) {
      log_.error("impossible_event").with("table", held.number).with("words", shown.error().message);
      held.stale = true;
      return false;
    }
    add_frames(frames, std::move(*shown));
  }
  return true;
}

void Hub::begin_storing(HeldRoom& held, store::Append append, std::shared_ptr<Storing> storing) {
  held.busy = HeldRoom::Busy::storing;
  ++storing_now_;
  storing->secrets = append.secrets;
  storing->began = std::chrono::steady_clock::now();
  store_->append(std::move(append), [this, storing = std::move(storing)](store::Outcome outcome) {
    const std::lock_guard lock(done_mutex_);
    done_.push_back({storing, outcome});
    if (done_.size() == 1) boost::asio::post(context_, [this] { take_stored(); });
  });
}

void Hub::take_stored() {
  std::vector<Done> done;
  {
    const std::lock_guard lock(done_mutex_);
    done.swap(done_);
  }
  metrics_.batch_of(done.size());
  for (const Done& one : done) after_storing(one.storing, one.outcome);
  if (leaving_) finish_draining();
}

void Hub::after_storing(const std::shared_ptr<Storing>& storing, store::Outcome outcome) {
  --storing_now_;
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - storing->began;
  metrics_.append_took(took.count(), name_of(outcome));
  HeldRoom& held = hall_.hold(storing->table);
  held.busy = HeldRoom::Busy::no;
  if (outcome == store::Outcome::stored) return stored(held, *storing);
  if (outcome == store::Outcome::lost_race) return lost(held, *storing);
  not_stored(held, *storing);
}

void Hub::stored(HeldRoom& held, Storing& storing) {
  storage_works();
  held.head = held.room->seq();
  if (storing.before == 0) learn_number(held.id);
  for (const store::SecretRow& row : storing.secrets) held.secrets.push_back(row);
  if (storing.joined != 0) held.forget_secrets();
  ++held.pins;
  answer(held, storing);
  store::crash_point("before_publish");
  show(
      held, [&](Seat eyes) { return std::move(storing.frames[eyes]); }, storing.before);
  look_ahead(held);
  call_waiting(held);
  --held.pins;
  go_on(held);
}

// Whether it was stored is not known: the rows will tell when they can be read again.
void Hub::not_stored(HeldRoom& held, const Storing& storing) {
  const std::string reason = store_->last_failure();
  log_.error("not_stored").with("table", held.number).with("reason", reason);
  held.room.reset();
  ++held.pins;
  storage_failed(reason);
  if (storing.wish.guest) say_no(storing.wish.guest, storing.wish.kind, storing.wish.id, no_storage());
  refuse_all(held, Code::storage, no_storage().words);
  if (storing.then) storing.then(store::Outcome::failed);
  --held.pins;
  go_on(held);
}

// Somebody else was faster. What they did is read, and the wish gets another chance.
void Hub::lost(HeldRoom& held, Storing& storing) {
  held.room.reset();
  if (storing.then) {
    ++held.pins;
    storing.then(store::Outcome::lost_race);
    --held.pins;
    return load(held);
  }
  if (!storing.wish.check) {  // a table of that name was made by the same command, elsewhere
    say_no(storing.wish.guest, storing.wish.kind, storing.wish.id, Code::not_now, "ask again");
    return load(held);
  }
  if (++storing.wish.tries < most_tries)
    held.line.push_front(std::move(storing.wish));
  else if (storing.wish.guest)
    say_no(storing.wish.guest, storing.wish.kind, storing.wish.id, Code::not_now, "others were faster; ask again");
  load(held);
}

void Hub::answer(HeldRoom& held, const Storing& storing) {
  const Wish& wish = storing.wish;
  if (storing.then) return storing.then(store::Outcome::stored);
  if (!wish.guest) return metrics_.count_command(wish.kind, "ok");
  if (storing.joined == 0)
    return say_ok(wish.guest, wish.kind, wish.id, storing.before + 1);  // as a resend will be told
  metrics_.count_command(wish.kind, "ok");
  seat(wish.guest, held, storing.joined, storing.secret, wish.id);
  enter_as(wish.guest, held, storing.joined, wish.id, 0);
}

void Hub::show(HeldRoom& held, const std::function<tables::Frames(Seat)>& frames_for, tables::Number before) {
  const tables::Room& room = *held.room;
  const tables::Moment moment = moment_at(held, clock_.now());
  protocol::to_app::News news;
  news.seq = held.head;
  news.now = static_cast<std::uint64_t>(moment.now);
  news.times = room.times(moment);
  news.lines = room.lines(before);
  news.state = changed_state(held, moment.here);
  tables::PerEyes<Frame> made;
  for (const GuestPtr& guest : held.guests) {
    if (guest->seen >= held.head) continue;  // has just come in
    const Seat eyes = held.eyes_of(*guest);
    Frame& frame = made[eyes];
    if (!frame) {
      news.seat = eyes == Seat::nobody ? std::nullopt : std::optional(eyes);
      news.question = news.seat ? room.question_of(eyes) : std::nullopt;
      news.frames.clear();
      std::size_t about = around_frames;
      for (std::string& shown : frames_for(eyes)) {
        about += shown.size();
        news.frames.push_back({std::move(shown)});
      }
      frame = frame_of(protocol::text_of(news, about));
    }
    guest->seen = held.head;
    guest->send(frame);
  }
}

std::optional<protocol::State> Hub::changed_state(HeldRoom& held, SeatSet here) {
  protocol::State state = held.room->state(here, held.watching());
  const std::uint64_t now_shown = std::hash<std::string>{}(protocol::text_of(state));
  if (now_shown == held.state_shown) return std::nullopt;
  held.state_shown = now_shown;
  return state;
}

void Hub::look_ahead(HeldRoom& held) {
  if (leaving_) return;
  ask_bots(held);
  set_deadline(held);
}

// A table that was not there before: `storing` has who asked for it, or what is to be done when it is there.
void Hub::store_table(const tables::Events& events, const FairDice::Secret& dice, std::shared_ptr<Storing> storing) {
  HeldRoom& held = hall_.hold(storing->table);
  held.room.emplace(house_, storing->table, dice);
  held.busy = HeldRoom::Busy::storing;
  if (!apply_all(held, events, storing->frames)) {
    if (storing->wish.guest)
      say_no(storing->wish.guest, storing->wish.kind, storing->wish.id, Code::refused, "such a table can't be");
    hall_.drop(held);
    return;
  }
  store::Append append = append_of(held.id, events);
  append.make = row_of(*held.room, events, dice);
  append.secrets = storing->secrets;
  begin_storing(held, std::move(append), std::move(storing));
}

}  // namespace sounder::server
