// Tables in memory: read from the store when somebody wants them, read again when the store knows better.
#include <boost/asio/post.hpp>

#include "server/hub.h"
#include "server/rows.h"

namespace sounder::server {
namespace {

constexpr std::size_t longest_table_id = 40;

bool could_be_an_id(const std::string& table) {
  const auto fits = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  return !table.empty() && table.size() <= longest_table_id && std::all_of(table.begin(), table.end(), fits);
}

// What people wrote, as it is shown.
std::string written_at(const tables::Table& table) {
  std::string all;
  for (const auto& place : table.state({}, 0).places) all += place.name.value_or("") + "\n";
  for (const auto& line : table.lines()) all += line.name + ": " + line.text.value_or("") + "\n";
  return all;
}

}  // namespace

// What a reader brings back. Tables are rebuilt on its thread, too.
struct Hub::Read {
  std::string no_storage = {};  // why not; empty: it could be read
  std::optional<tables::Table> table;
  std::int64_t number = 0;
  Time last = 0;  // event
  std::vector<store::SecretRow> secrets;
  std::vector<store::Present> elsewhere;
  std::string broken;  // rows that make no sense
};

void Hub::with_table(const std::string& table, ThenWith then) {
  if (!could_be_an_id(table)) return then(nullptr, Code::unknown);
  TableActor& actor = cache_.hold(table);
  if (actor.is_ready()) {
    ++actor.pins;
    then(&actor, {});
    --actor.pins;
    return cache_.settle(actor);
  }
  if (!actor.table && storage_down_) {
    cache_.settle(actor);
    return then(nullptr, Code::storage);
  }
  actor.waiting.push_back(std::move(then));
  if (actor.busy == TableActor::Busy::no) load(actor);
}

void Hub::load(TableActor& actor) {
  actor.busy = TableActor::Busy::loading;
  actor.stale = false;
  actor.behind = false;
  readers_.add(actor.id, [this, id = actor.id](const std::atomic<bool>&) {
    Read read;
    auto loaded = store_->load(id);
    if (!loaded) {
      read.no_storage = loaded.error().message;
    } else if (*loaded) {
      auto table = table_from(games_, **loaded);
      if (table)
        read.table.emplace(std::move(*table));
      else
        read.broken = table.error().message;
      read.number = (*loaded)->table.number;
      read.last = (*loaded)->events.back().at;
      read.secrets = std::move((*loaded)->secrets);
      read.elsewhere = store_->present_elsewhere(id).value_or(std::vector<store::Present>{});
    }
    boost::asio::post(context_, [this, id, brought = std::make_shared<Read>(std::move(read))] {
      take_read(id, std::move(*brought));
    });
  });
}

void Hub::take_read(const std::string& table, Read read) {
  TableActor* found = cache_.find(table);
  if (!found || found->busy != TableActor::Busy::loading) return;
  TableActor& actor = *found;
  actor.busy = TableActor::Busy::no;
  metrics_.count_loaded(!read.no_storage.empty() ? "failed" : read.table ? "loaded" : "none");
  if (!read.table) return without_table(actor, read);
  clock_.not_before(read.last);
  actor.table = std::move(read.table);
  actor.head = actor.table->seq();
  actor.number = read.number;
  actor.secrets = std::move(read.secrets);
  actor.forget_secrets();
  ++actor.pins;
  call_back_if_erased(actor);
  catch_up_sessions(actor);
  take_elsewhere(actor, std::move(read.elsewhere));
  look_ahead(actor);
  call_waiting(actor);
  --actor.pins;
  go_on(actor);
}

// There is no such table, or its rows can't be read now. It is dropped first: a waiting command may want to make one of
// that name.
void Hub::without_table(TableActor& actor, const Read& read) {
  if (!read.broken.empty()) log_.error("unreadable_table").with("table", read.number).with("words", read.broken);
  const bool no_storage = !read.no_storage.empty();
  if (no_storage) storage_failed(read.no_storage);
  const Code code = no_storage ? Code::storage : read.broken.empty() ? Code::unknown : Code::other_version;
  const auto queue = std::exchange(actor.queue, {});
  const auto waiting = std::exchange(actor.waiting, {});
  if (!no_storage)
    for (const SessionPtr& session : std::vector(actor.sessions)) {
      stand_up(*session, actor);
      session->close(Closing::going_away, "the table is gone");
    }
  cache_.settle(actor);
  for (const PendingCommand& command : queue)
    if (command.session) say_no_table(command.session, command.kind, command.id, code);
  for (const ThenWith& then : waiting) then(nullptr, code);
}

// Of a table that was made here: logs call it so.
void Hub::learn_number(const std::string& table) {
  readers_.add(table, [this, table](const std::atomic<bool>&) {
    const auto number = store_->number_of(table);
    boost::asio::post(context_, [this, table, number] {
      if (TableActor* actor = cache_.find(table); actor && number) actor->number = *number;
    });
  });
}

// One of them may begin to store something: those after it wait on, nobody is shown what is not stored.
void Hub::call_waiting(TableActor& actor) {
  std::vector<ThenWith> waiting;
  waiting.swap(actor.waiting);
  auto next = waiting.begin();
  while (next != waiting.end() && actor.is_ready()) (*next++)(&actor, {});
  actor.waiting.insert(actor.waiting.begin(), next, waiting.end());
}

void Hub::refuse_all(TableActor& actor, Code code, const std::string& words) {
  std::deque<PendingCommand> queue;
  queue.swap(actor.queue);
  for (const PendingCommand& command : queue)
    if (command.session) say_no(command.session, command.kind, command.id, code, words);
  std::vector<ThenWith> waiting;
  waiting.swap(actor.waiting);
  for (const ThenWith& then : waiting) then(nullptr, code);
}

// After a table was read again: sessions may have seen less than what is there, or what is not there any more.
void Hub::catch_up_sessions(TableActor& actor) {
  tables::EventSeq seen = actor.head;
  for (const SessionPtr& session : std::vector(actor.sessions)) {
    if (session->seen > actor.head) session->close(Closing::restarting, "the table was set back: come in again");
    seen = std::min(seen, session->seen);
  }
  // A session that has everything gets nothing. The others get the same frames, which begin at the oldest event that
  // one of them lacks.
  if (seen < actor.head)
    show(
        actor, [&](Seat viewer) { return actor.table->frames(viewer, seen); }, seen);
}

// Names and chat were erased: apps forget what they show when they enter again.
void Hub::call_back_if_erased(TableActor& actor) {
  const auto before = std::exchange(actor.written, std::nullopt);
  if (!before || *before == written_at(*actor.table)) return;
  for (const SessionPtr& session : std::vector(actor.sessions))
    session->close_after_sending(Closing::restarting, "names and chat have changed: come in again");
}

void Hub::reload(TableActor& actor) {
  if (actor.table) actor.written = written_at(*actor.table);
  actor.table.reset();
  const bool bots_think = !std::exchange(actor.thinking, {}).empty();  // they are asked again: nobody else might look
  if (actor.may_go() && !bots_think) return cache_.drop(actor);        // the next command reads it
  load(actor);
}

// ---- Several servers: others append, too ----

void Hub::read_on(const std::vector<std::string>& tables) {
  for (const std::string& table : tables)
    if (TableActor* actor = cache_.find(table)) {
      actor->behind = true;
      go_on(*actor);
    }
  if (!tables.empty()) return;
  // Wake-ups were missed: any of the tables may have gone on, and friends of those who sit here may have come or gone.
  std::vector<std::string> all;
  cache_.each([&](TableActor& actor) { all.push_back(actor.id); });
  readers_.add("", [this, all](const std::atomic<bool>&) {
    auto heads = store_->heads(all);
    if (!heads) return;
    boost::asio::post(context_, [this, heads = std::move(*heads)] {
      std::vector<std::string> behind;
      for (const store::Head& head : heads)
        if (const TableActor* actor = cache_.find(head.table);
            actor && (actor->head < head.seq || !actor->sessions.empty()))
          behind.push_back(head.table);
      if (!behind.empty()) read_on(behind);
    });
  });
}

void Hub::read_on(TableActor& actor) {
  actor.behind = false;
  actor.busy = TableActor::Busy::loading;
  readers_.add(actor.id, [this, id = actor.id, after = actor.head](const std::atomic<bool>&) {
    auto more = std::make_shared<Expected<std::optional<store::Loaded>>>(store_->load(id, after));
    auto elsewhere = store_->present_elsewhere(id).value_or(std::vector<store::Present>{});
    boost::asio::post(context_, [this, id, more, elsewhere] { take_more(id, std::move(*more), elsewhere); });
  });
}

void Hub::take_more(const std::string& table, Expected<std::optional<store::Loaded>> more,
                    const std::vector<store::Present>& elsewhere) {
  TableActor* actor = cache_.find(table);
  if (!actor || actor->busy != TableActor::Busy::loading || !actor->table) return;
  actor->busy = TableActor::Busy::no;
  tables::FramesByViewer frames;
  const tables::EventSeq before = actor->head;
  const auto events =
      more && *more ? events_of((*more)->events, (*more)->words) : Expected<tables::Events>(error("nothing was read"));
  if (!events || !apply_all(*actor, *events, frames)) return reload(*actor);
  if (!events->empty()) clock_.not_before(events->back().at);
  actor->secrets = std::move((*more)->secrets);
  actor->forget_secrets();
  actor->head = actor->table->seq();
  ++actor->pins;
  if (actor->head > before)
    show(
        *actor, [&](Seat viewer) { return frames[viewer]; }, before);
  take_elsewhere(*actor, elsewhere);
  look_ahead(*actor);
  call_waiting(*actor);
  --actor->pins;
  go_on(*actor);
}

// ---- After a start or a drain: tables with bots or clocks, one after the other ----

void Hub::load_those_alone() {
  readers_.add("", [this](const std::atomic<bool>&) {
    auto alone = store_->live_alone();
    if (!alone) return;
    boost::asio::post(context_, [this, alone = std::move(*alone)]() mutable {
      log_.info("tables_that_go_on").with("tables", alone.size());
      in_background_ = std::move(alone);
      load_next_in_background();
    });
  });
}

void Hub::load_next_in_background() {
  if (in_background_.empty() || background_busy_ || leaving_ || storage_down_) return;
  background_busy_ = true;
  const std::string table = in_background_.back();
  in_background_.pop_back();
  metrics_.set(Metrics::Level::tables_waiting, static_cast<double>(in_background_.size()));
  with_table(table, [this](TableActor*, Code) {
    background_busy_ = false;
    boost::asio::post(context_, [this] { load_next_in_background(); });  // commands of sessions come first
  });
}

}  // namespace sounder::server
