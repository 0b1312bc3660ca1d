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
std::string written_at(const tables::Room& room) {
  std::string all;
  for (const auto& place : room.state({}, 0).places) all += place.name.value_or("") + "\n";
  for (const auto& line : room.lines()) all += line.name + ": " + line.text.value_or("") + "\n";
  return all;
}

}  // namespace

// What a reader brings back. Rooms are rebuilt on its thread, too.
struct Hub::Read {
  std::string no_storage = {};  // why not; empty: it could be read
  std::optional<tables::Room> room;
  std::int64_t number = 0;
  Time last = 0;  // event
  std::vector<store::SecretRow> secrets;
  std::vector<store::Present> elsewhere;
  std::string broken;  // rows that make no sense
};

void Hub::with_room(const std::string& table, ThenWith then) {
  if (!could_be_an_id(table)) return then(nullptr, Code::unknown);
  HeldRoom& held = hall_.hold(table);
  if (held.is_ready()) {
    ++held.pins;
    then(&held, {});
    --held.pins;
    return hall_.settle(held);
  }
  if (!held.room && storage_down_) {
    hall_.settle(held);
    return then(nullptr, Code::storage);
  }
  held.waiting.push_back(std::move(then));
  if (held.busy == HeldRoom::Busy::no) load(held);
}

void Hub::load(HeldRoom& held) {
  held.busy = HeldRoom::Busy::loading;
  held.stale = false;
  held.behind = false;
  readers_.add(held.id, [this, table = held.id](const std::atomic<bool>&) {
    Read read;
    auto loaded = store_->load(table);
    if (!loaded) {
      read.no_storage = loaded.error().message;
    } else if (*loaded) {
      auto room = room_of(house_, **loaded);
      if (room)
        read.room.emplace(std::move(*room));
      else
        read.broken = room.error().message;
      read.number = (*loaded)->table.number;
      read.last = (*loaded)->events.back().at;
      read.secrets = std::move((*loaded)->secrets);
      read.elsewhere = store_->present_elsewhere(table).value_or(std::vector<store::Present>{});
    }
    boost::asio::post(context_, [this, table, brought = std::make_shared<Read>(std::move(read))] {
      take_read(table, std::move(*brought));
    });
  });
}

void Hub::take_read(const std::string& table, Read read) {
  HeldRoom* found = hall_.find(table);
  if (!found || found->busy != HeldRoom::Busy::loading) return;
  HeldRoom& held = *found;
  held.busy = HeldRoom::Busy::no;
  metrics_.count_loaded(!read.no_storage.empty() ? "failed" : read.room ? "loaded" : "none");
  if (!read.room) return without_room(held, read);
  clock_.not_before(read.last);
  held.room = std::move(read.room);
  held.head = held.room->seq();
  held.number = read.number;
  held.secrets = std::move(read.secrets);
  held.forget_secrets();
  ++held.pins;
  call_back_if_erased(held);
  catch_up_guests(held);
  take_elsewhere(held, std::move(read.elsewhere));
  look_ahead(held);
  call_waiting(held);
  --held.pins;
  go_on(held);
}

// There is no such table, or its rows can't be read now. It is let go first: whoever waits may want to make one of that
// name.
void Hub::without_room(HeldRoom& held, const Read& read) {
  if (!read.broken.empty()) log_.error("unreadable_table").with("table", read.number).with("words", read.broken);
  const bool no_storage = !read.no_storage.empty();
  if (no_storage) storage_failed(read.no_storage);
  const Code code = no_storage ? Code::storage : read.broken.empty() ? Code::unknown : Code::other_version;
  const auto line = std::exchange(held.line, {});
  const auto waiting = std::exchange(held.waiting, {});
  if (!no_storage)
    for (const GuestPtr& guest : std::vector(held.guests)) {
      stand_up(*guest, held);
      guest->close(Closing::going_away, "the table is gone");
    }
  hall_.settle(held);
  for (const Wish& wish : line)
    if (wish.guest) say_no_table(wish.guest, wish.kind, wish.id, code);
  for (const ThenWith& then : waiting) then(nullptr, code);
}

// Of a table that was made here: logs call it so.
void Hub::learn_number(const std::string& table) {
  readers_.add(table, [this, table](const std::atomic<bool>&) {
    const auto number = store_->number_of(table);
    boost::asio::post(context_, [this, table, number] {
      if (HeldRoom* held = hall_.find(table); held && number) held->number = *number;
    });
  });
}

// One of them may begin to store something: those after it wait on, nobody is shown what is not stored.
void Hub::call_waiting(HeldRoom& held) {
  std::vector<ThenWith> waiting;
  waiting.swap(held.waiting);
  auto next = waiting.begin();
  while (next != waiting.end() && held.is_ready()) (*next++)(&held, {});
  held.waiting.insert(held.waiting.begin(), next, waiting.end());
}

void Hub::refuse_all(HeldRoom& held, Code code, const std::string& words) {
  std::deque<Wish> line;
  line.swap(held.line);
  for (const Wish& wish : line)
    if (wish.guest) say_no(wish.guest, wish.kind, wish.id, code, words);
  std::vector<ThenWith> waiting;
  waiting.swap(held.waiting);
  for (const ThenWith& then : waiting) then(nullptr, code);
}

// After a room was read anew: what guests have seen may be less than what is there, or not there any more.
void Hub::catch_up_guests(HeldRoom& held) {
  tables::Number seen = held.head;
  for (const GuestPtr& guest : std::vector(held.guests)) {
    if (guest->seen > held.head) guest->close(Closing::restarting, "the table was set back: come in again");
    seen = std::min(seen, guest->seen);
  }
  // Nobody is sent what he has; who has seen more than another gets a frame that begins where the other's does, which
  // is whole, too.
  if (seen < held.head)
    show(
        held, [&](Seat eyes) { return held.room->frames(eyes, seen); }, seen);
}

// Names and chat were erased: apps forget what they show when they enter anew.
void Hub::call_back_if_erased(HeldRoom& held) {
  const auto before = std::exchange(held.written, std::nullopt);
  if (!before || *before == written_at(*held.room)) return;
  for (const GuestPtr& guest : std::vector(held.guests))
    guest->close_after_sending(Closing::restarting, "names and chat have changed: come in again");
}

void Hub::reload(HeldRoom& held) {
  if (held.room) held.written = written_at(*held.room);
  held.room.reset();
  const bool bots_think = !std::exchange(held.thinking, {}).empty();  // they are asked again: nobody else might look
  if (held.may_go() && !bots_think) return hall_.drop(held);          // whoever wants it next reads it
  load(held);
}

// ---- Several servers: others append, too ----

void Hub::read_on(const std::vector<std::string>& tables) {
  for (const std::string& table : tables)
    if (HeldRoom* held = hall_.find(table)) {
      held->behind = true;
      go_on(*held);
    }
  if (!tables.empty()) return;
  // Wake-ups were missed: any of the tables may have gone on, and friends of those who sit here may have come or gone.
  std::vector<std::string> all;
  hall_.each([&](HeldRoom& held) { all.push_back(held.id); });
  readers_.add("", [this, all](const std::atomic<bool>&) {
    auto heads = store_->heads(all);
    if (!heads) return;
    boost::asio::post(context_, [this, heads = std::move(*heads)] {
      std::vector<std::string> behind;
      for (const store::Head& head : heads)
        if (const HeldRoom* held = hall_.find(head.table); held && (held->head < head.seq || !held->guests.empty()))
          behind.push_back(head.table);
      if (!behind.empty()) read_on(behind);
    });
  });
}

void Hub::read_on(HeldRoom& held) {
  held.behind = false;
  held.busy = HeldRoom::Busy::loading;
  readers_.add(held.id, [this, table = held.id, after = held.head](const std::atomic<bool>&) {
    auto more = std::make_shared<Expected<std::optional<store::Loaded>>>(store_->load(table, after));
    auto elsewhere = store_->present_elsewhere(table).value_or(std::vector<store::Present>{});
    boost::asio::post(context_, [this, table, more, elsewhere] { take_more(table, std::move(*more), elsewhere); });
  });
}

void Hub::take_more(const std::string& table, Expected<std::optional<store::Loaded>> more,
                    const std::vector<store::Present>& elsewhere) {
  HeldRoom* held = hall_.find(table);
  if (!held || held->busy != HeldRoom::Busy::loading || !held->room) return;
  held->busy = HeldRoom::Busy::no;
  tables::FramesByEyes frames;
  const tables::Number before = held->head;
  const auto events = more && *more ? events_of((*more)->events, (*more)->words)
                                    : Expected<tables::Events>(trouble("nothing was read"));
  if (!events || !apply_all(*held, *events, frames)) return reload(*held);
  if (!events->empty()) clock_.not_before(events->back().at);
  held->secrets = std::move((*more)->secrets);
  held->forget_secrets();
  held->head = held->room->seq();
  ++held->pins;
  if (held->head > before)
    show(
        *held, [&](Seat eyes) { return frames[eyes]; }, before);
  take_elsewhere(*held, elsewhere);
  look_ahead(*held);
  call_waiting(*held);
  --held->pins;
  go_on(*held);
}

// ---- After a start or a drain: tables that go on by themselves, one after the other ----

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
  with_room(table, [this](HeldRoom*, Code) {
    background_busy_ = false;
    boost::asio::post(context_, [this] { load_next_in_background(); });  // whoever sits at a socket comes first
  });
}

}  // namespace sounder::server
