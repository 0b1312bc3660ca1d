// Periodic work: beats to sessions, heartbeats in the store, notices, forgetting addresses, removing old tables.
#include <boost/asio/post.hpp>

#include "server/hub.h"

namespace sounder::server {
namespace {

using namespace protocol;

// With 40 ticks per round every session gets a beat every 2 s: few at a time, as moves wait meanwhile. Times are those
// of the default pace.
constexpr std::uint64_t ticks_a_sign = 40;             // every 2 s: store::Store::sign
constexpr std::uint64_t ticks_a_sweep = 1200;          // every minute
constexpr std::uint64_t ticks_a_cleaning = 20 * 3600;  // every hour
constexpr Time to_store_the_rest = 8'000;

}  // namespace

void Hub::tick() {
  auto& sessions = beats_[ticks_ % std::size(beats_)];
  std::erase_if(sessions, [](const std::weak_ptr<Session>& session) { return session.expired(); });
  std::unordered_map<const TableActor*, Frame> made;
  for (const auto& known : sessions) {
    const SessionPtr session = known.lock();
    session->look_after();
    if (!session->greeted || (session->at && !session->at->table)) continue;
    Frame& frame = made[session->at];
    if (!frame) frame = beat_of(session->at);
    session->send(frame);
  }
  if (ticks_ % ticks_a_sign == 0 && !goodbye_said_) give_sign();
  if (ticks_ % ticks_a_sweep == 0) addresses_.forget_idle(clock_.now());
  if (ticks_ % ticks_a_cleaning == 0) clean_up();
  tell_other_servers();
  if (leaving_) finish_draining();
  ++ticks_;
  tick_timer_.expires_at(tick_timer_.expiry() + settings_.pace.tick);
  tick_timer_.async_wait([this](const boost::system::error_code& error) {
    if (!error) tick();
  });
}

Frame Hub::beat_of(const TableActor* actor) const {
  const Time now = clock_.now();
  to_app::Beat beat;
  beat.now = static_cast<std::uint64_t>(now);
  if (actor) {
    beat.seq = actor->head;
    for (const Seat seat : actor->here(now, limits_.short_absence)) beat.here.push_back(seat);
    beat.watching = actor->watching();
    if (auto names = actor->watchers(); !names.empty()) beat.watchers = std::move(names);
  }
  return frame_of(text_of(beat));
}

void Hub::tell_everybody(const Frame& frame) {
  for (const auto& sessions : beats_)
    for (const auto& known : sessions)
      if (const SessionPtr session = known.lock(); session && session->greeted) session->send(frame);
}

// There may be two at once; none is over before both are.
to_app::Trouble::What Hub::trouble_now() const {
  if (draining_) return to_app::Trouble::What::draining;
  return storage_down_ ? to_app::Trouble::What::storage : to_app::Trouble::What::none;
}

void Hub::tell_trouble() { tell_everybody(frame_of(text_of(to_app::Trouble{trouble_now()}))); }

// ---- The store ----

// While drained there are none: nobody can move, so it is time down.
void Hub::give_sign() {
  if (signing_) return;
  signing_ = true;
  readers_.add("sign", [this](const std::atomic<bool>&) {
    auto notices = store_->notices();
    const bool drained = notices && notices->draining;
    if (drained) store_->rest();
    const auto sign = drained ? Expected<void>() : store_->sign(clock_.now());
    auto up = store_->servers_up();
    boost::asio::post(context_, [this, sign, notices = std::move(notices), up = std::move(up)] {
      signing_ = false;
      if (!sign) return storage_failed(sign.error().message);
      if (!notices) return storage_failed(notices.error().message);
      if (!up) return storage_failed(up.error().message);
      take_notices(*notices);
      storage_works();
      take_servers(*up);
      if (leaving_) finish_draining();
    });
  });
}

void Hub::storage_failed(const std::string& reason) {
  if (storage_down_) return;
  storage_down_ = true;
  metrics_.set(Metrics::Level::storage_down, 1);
  log_.error("storage_down").with("reason", reason);
  tell_trouble();
}

// Tables that were dropped are read again; those whose bots or clocks were due meanwhile are asked
// again. Other servers may have taken us for gone.
void Hub::storage_works() {
  if (!storage_down_) return;
  storage_down_ = false;
  metrics_.set(Metrics::Level::storage_down, 0);
  log_.info("storage_works");
  tell_trouble();
  cache_.each([this](TableActor& actor) {
    if (store_->several_servers() && !actor.sessions.empty()) to_tell_.insert(actor.id);
    if (actor.busy != TableActor::Busy::no) return;
    if (actor.table)
      look_ahead(actor);
    else
      load(actor);
  });
  load_next_in_background();
}

void Hub::take_notices(const store::Notices& notices) {
  const store::Notices before = std::exchange(notices_, notices);
  if (notices.announcement != before.announcement)
    for (const auto& sessions : beats_)
      for (const auto& known : sessions)
        if (const SessionPtr session = known.lock(); session && session->greeted) welcome(*session);
  if (notices.draining != before.draining && !leaving_) {
    draining_ = notices.draining;
    metrics_.set(Metrics::Level::draining, draining_);
    log_.info(draining_ ? "draining" : "not_draining");
    tell_trouble();
    if (!draining_) take_up_again();
  }
  if (notices.epoch != before.epoch)  // what they have seen is of another history
    for (const auto& sessions : beats_)
      for (const auto& known : sessions)
        if (const SessionPtr session = known.lock(); session && session->at)
          session->close_after_sending(Closing::restarting, "the tables were set back: come in again");
  if (notices.revision != before.revision || notices.epoch != before.epoch)
    cache_.each([this](TableActor& actor) {
      actor.stale = true;
      go_on(actor);
    });
}

// After a drain: runs what was due for bots and clocks, at tables here and at those that were dropped meanwhile. Other
// servers may have taken us for gone.
void Hub::take_up_again() {
  cache_.each([this](TableActor& actor) {
    if (store_->several_servers() && !actor.sessions.empty()) to_tell_.insert(actor.id);
    if (actor.is_ready()) look_ahead(actor);
  });
  wait_for_deadline();
  load_those_alone();
}

void Hub::clean_up() {
  readers_.add("old", [this](const std::atomic<bool>&) {
    const auto pruned = store_->prune_signs(clock_.now());
    if (pruned && *pruned > 0) log_.info("old_signs_removed").with("signs", *pruned);
    if (!settings_.keep.gathering && !settings_.keep.playing && !settings_.keep.over) return;
    const auto removed = store_->remove_old(settings_.keep, clock_.now());
    if (removed && *removed > 0) log_.info("old_tables_removed").with("tables", *removed);
  });
}

// ---- The end ----

void Hub::drain(std::function<void()> done) {
  leaving_ = true;
  draining_ = true;
  store_by_ = clock_.now() + to_store_the_rest;
  drained_ = std::move(done);
  metrics_.set(Metrics::Level::draining, 1);
  log_.info("stopping").with("storing", storing_now_).with("sockets", sockets_);
  tell_trouble();
  finish_draining();
}

// The last heartbeat says until when clocks have run: without it, seats to move would get back the time since the one
// before.
void Hub::finish_draining() {
  if (!drained_) return;
  if ((storing_now_ > 0 || signing_) && clock_.now() < store_by_) return;
  if (!goodbye_said_) {
    goodbye_said_ = true;
    give_sign();
    leave_by_ = clock_.now() + settings_.pace.goodbye;
    for (const auto& sessions : beats_)
      for (const auto& known : sessions)
        if (const SessionPtr session = known.lock())
          session->close_after_sending(Closing::restarting, "the server stops; come back in a moment");
  }
  // On a busy machine the heartbeat may not have begun when the sockets are cut: it would be forgotten.
  const bool stored = !signing_ || clock_.now() > store_by_;
  if (stored && (sockets_ == 0 || clock_.now() > leave_by_)) std::exchange(drained_, nullptr)();
}

}  // namespace sounder::server
