// A table's queue: one command at a time is checked, stored, answered and told to everybody.
#include "server/hub.h"
#include "server/pending_commit.h"
#include "server/rows.h"
#include "server/secrets.h"
#include "store/crash_point.h"

#include <boost/asio/post.hpp>

namespace sounder::server {
namespace {

constexpr int most_tries = 5;
constexpr std::size_t around_frames = 1024;  // bytes of a `news` beside its frames, more than most

tables::Refusal no_storage() { return {tables::Code::storage, "nothing can be stored now; ask again when it can", {}}; }

// Adds what one event shows to what those before it did.
void add_frames(tables::FramesByViewer& to, tables::FramesByViewer more) {
  for (std::size_t viewer = 0; viewer < to.size(); ++viewer)
    for (std::string& frame : more[viewer]) to[viewer].push_back(std::move(frame));
}

// Games without chance keep no promises.
std::optional<tables::Person> joined_before(const tables::Table& table, const PendingCommand& command) {
  const auto person = table.joined_by(command.id, command.commit);
  return person ? person : table.joined_by(command.id, std::nullopt);
}

}  // namespace

void Hub::add(TableActor& actor, PendingCommand command) {
  if (draining_ || storage_down_) {  // bots and clocks are asked again when that is over
    const tables::Refusal why =
        draining_ ? tables::Refusal{Code::draining, "the server takes no moves now", {}} : no_storage();
    if (command.session) say_no(command.session, command.kind, command.id, why);
    return cache_.settle(actor);
  }
  if (command.session && actor.queue.size() >= limits_.waiting_commands)
    return say_no(command.session, command.kind, command.id, Code::limit, "too many commands wait at this table");
  actor.queue.push_back(std::move(command));
  go_on(actor);
}

// The last thing that is done with a table: it may be dropped here.
void Hub::go_on(TableActor& actor) {
  while (actor.is_ready() && !actor.stale && !actor.behind && !actor.queue.empty()) {
    PendingCommand command = std::move(actor.queue.front());
    actor.queue.pop_front();
    store_command(actor, std::move(command));
  }
  if (actor.busy == TableActor::Busy::no && actor.stale) return reload(actor);
  if (actor.is_ready() && actor.behind) return read_on(actor);
  cache_.settle(actor);
}

tables::Moment Hub::moment_at(const TableActor& actor, Time now) const {
  return {now, actor.here(now, limits_.short_absence), [this](Time from, Time to) { return store_->up_time(from, to); },
          notices_.epoch, [&actor, now](Seat seat) { return actor.away_for(seat, now); }};
}

void Hub::store_command(TableActor& actor, PendingCommand command) {
  tables::Table& table = *actor.table;
  if (command.session && command.person != 0)
    if (const auto seq = table.done(command.person, command.id))
      return say_ok(command.session, command.kind, command.id, *seq);
  if (command.session && command.person == 0)
    if (const auto person = joined_before(table, command))
      return seat_again(command.session, actor, *person, command.id, Enters::yes);
  auto events = command.check(table, moment_at(actor, command.received));
  if (!events) {
    if (command.session) say_no(command.session, command.kind, command.id, events.error());
    return;
  }
  if (events->empty()) return;
  const auto joins = who_joined(*events);
  if (joins && command.session && !actor.may_sit_down(command.session->address, limits_, clock_.now()))
    return say_no(command.session, command.kind, command.id, Code::limit,
                  "too many have come and gone here; wait a minute");
  store::crash_point("after_check");

  auto commit = std::make_shared<PendingCommit>();
  commit->table = actor.id;
  commit->before = table.seq();
  const store::Stage stage = stage_of(table);
  const bool alone = table.acts_alone();
  store::Append append = append_of(actor.id, *events);
  if (joins) {
    commit->joined = *joins;
    commit->secret = fresh_secret();
    append.secrets.push_back({static_cast<int>(*joins), hash_of(commit->secret)});
  }
  commit->command = std::move(command);
  if (!apply_all(actor, *events, commit->frames)) {
    if (commit->command.session)
      say_no(commit->command.session, commit->command.kind, commit->command.id, Code::refused,
             "that can't be done here");
    return;
  }
  if (stage_of(table) != stage) append.stage = stage_of(table);
  if (table.acts_alone() != alone) append.alone = table.acts_alone();
  begin_storing(actor, std::move(append), std::move(commit));
}

// The table goes ahead of the store, unseen. Events it can't follow are not stored.
bool Hub::apply_all(TableActor& actor, const tables::Events& events, tables::FramesByViewer& frames) {
  SeatSet viewers;
  for (const SessionPtr& session : actor.sessions) viewers |= actor.viewer_of(*session);
  for (const tables::Event& event : events) {
    auto shown = actor.table->apply(event, viewers);
    if (!shown) {
      log_.error("impossible_event").with("table", actor.number).with("words", shown.error().message);
      actor.stale = true;
      return false;
    }
    add_frames(frames, std::move(*shown));
  }
  return true;
}

void Hub::begin_storing(TableActor& actor, store::Append append, std::shared_ptr<PendingCommit> commit) {
  actor.busy = TableActor::Busy::commit;
  ++storing_now_;
  commit->secrets = append.secrets;
  commit->began = std::chrono::steady_clock::now();
  store_->append(std::move(append), [this, commit = std::move(commit)](store::Outcome outcome) {
    const std::lock_guard lock(done_mutex_);
    done_.push_back({commit, outcome});
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
  for (const Done& one : done) after_storing(one.commit, one.outcome);
  if (leaving_) finish_draining();
}

void Hub::after_storing(const std::shared_ptr<PendingCommit>& commit, store::Outcome outcome) {
  --storing_now_;
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - commit->began;
  metrics_.append_took(took.count(), name_of(outcome));
  TableActor& actor = cache_.hold(commit->table);
  actor.busy = TableActor::Busy::no;
  if (outcome == store::Outcome::stored) return stored(actor, *commit);
  if (outcome == store::Outcome::lost_race) return lost(actor, *commit);
  not_stored(actor, *commit);
}

void Hub::stored(TableActor& actor, PendingCommit& commit) {
  storage_works();
  actor.head = actor.table->seq();
  if (commit.before == 0) learn_number(actor.id);
  for (const store::SecretRow& row : commit.secrets) actor.secrets.push_back(row);
  if (commit.joined != 0) actor.forget_secrets();
  ++actor.pins;
  answer(actor, commit);
  store::crash_point("before_publish");
  show(
      actor, [&](Seat viewer) { return std::move(commit.frames[viewer]); }, commit.before);
  look_ahead(actor);
  call_waiting(actor);
  --actor.pins;
  go_on(actor);
}

// Whether it was stored is not known: the rows will tell when they can be read again.
void Hub::not_stored(TableActor& actor, const PendingCommit& commit) {
  const std::string reason = store_->last_failure();
  log_.error("not_stored").with("table", actor.number).with("reason", reason);
  actor.table.reset();
  ++actor.pins;
  storage_failed(reason);
  if (commit.command.session) say_no(commit.command.session, commit.command.kind, commit.command.id, no_storage());
  refuse_all(actor, Code::storage, no_storage().words);
  if (commit.then) commit.then(store::Outcome::failed);
  --actor.pins;
  go_on(actor);
}

// Somebody else was faster. What they did is read, and the command gets another chance.
void Hub::lost(TableActor& actor, PendingCommit& commit) {
  actor.table.reset();
  if (commit.then) {
    ++actor.pins;
    commit.then(store::Outcome::lost_race);
    --actor.pins;
    return load(actor);
  }
  if (!commit.command.check) {  // a table of that name was made by the same command, elsewhere
    say_no(commit.command.session, commit.command.kind, commit.command.id, Code::not_now, "ask again");
    return load(actor);
  }
  if (++commit.command.tries < most_tries)
    actor.queue.push_front(std::move(commit.command));
  else if (commit.command.session)
    say_no(commit.command.session, commit.command.kind, commit.command.id, Code::not_now,
           "others were faster; ask again");
  load(actor);
}

void Hub::answer(TableActor& actor, const PendingCommit& commit) {
  const PendingCommand& command = commit.command;
  if (commit.then) return commit.then(store::Outcome::stored);
  if (!command.session) return metrics_.count_command(command.kind, "ok");
  if (commit.joined == 0)
    return say_ok(command.session, command.kind, command.id, commit.before + 1);  // as a resend will be told
  metrics_.count_command(command.kind, "ok");
  seat(command.session, actor, commit.joined, commit.secret, command.id);
  enter_as(command.session, actor, commit.joined, command.id, 0);
}

void Hub::show(TableActor& actor, const std::function<tables::Frames(Seat)>& frames_for, tables::EventSeq before) {
  const tables::Table& table = *actor.table;
  const tables::Moment moment = moment_at(actor, clock_.now());
  protocol::to_app::News news;
  news.seq = actor.head;
  news.now = static_cast<std::uint64_t>(moment.now);
  news.times = table.times(moment);
  news.lines = table.lines(before);
  news.state = changed_state(actor, moment.here);
  tables::PerViewer<Frame> made;
  for (const SessionPtr& session : actor.sessions) {
    if (session->seen >= actor.head) continue;  // has just come in
    const Seat viewer = actor.viewer_of(*session);
    Frame& frame = made[viewer];
    if (!frame) {
      news.seat = viewer == Seat::nobody ? std::nullopt : std::optional(viewer);
      news.question = news.seat ? table.question_of(viewer) : std::nullopt;
      news.frames.clear();
      std::size_t about = around_frames;
      for (std::string& shown : frames_for(viewer)) {
        about += shown.size();
        news.frames.push_back({std::move(shown)});
      }
      frame = frame_of(protocol::text_of(news, about));
    }
    session->seen = actor.head;
    session->send(frame);
  }
}

std::optional<protocol::State> Hub::changed_state(TableActor& actor, SeatSet here) {
  protocol::State state = actor.table->state(here, actor.watching());
  const std::uint64_t now_shown = std::hash<std::string>{}(protocol::text_of(state));
  if (now_shown == actor.state_shown) return std::nullopt;
  actor.state_shown = now_shown;
  return state;
}

void Hub::look_ahead(TableActor& actor) {
  if (leaving_) return;
  ask_bots(actor);
  set_deadline(actor);
}

// A table that was not there before: `commit` has who asked for it, or what is to be done when it is there.
void Hub::store_table(const tables::Events& events, const FairDice::Secret& dice,
                      std::shared_ptr<PendingCommit> commit) {
  TableActor& actor = cache_.hold(commit->table);
  actor.table.emplace(games_, commit->table, dice);
  actor.busy = TableActor::Busy::commit;
  if (!apply_all(actor, events, commit->frames)) {
    if (commit->command.session)
      say_no(commit->command.session, commit->command.kind, commit->command.id, Code::refused, "such a table can't be");
    cache_.drop(actor);
    return;
  }
  store::Append append = append_of(actor.id, events);
  append.make = row_of(*actor.table, events, dice);
  append.secrets = commit->secrets;
  begin_storing(actor, std::move(append), std::move(commit));
}

}  // namespace sounder::server
