#include "crowd.h"

#include <cmath>

#include "glimpse.h"
#include "match/fair/fair_chance.h"

namespace sounder::load {

using namespace protocol;

namespace {

constexpr std::size_t most_opening = 200;    // sockets at once
constexpr std::size_t most_beginning = 200;  // tables at once
constexpr double patience_to_come = 300;     // seconds
constexpr double patience_for_the_last = 10;

}  // namespace

// ---- Waiting ----

bool Crowd::run_until(const std::function<bool()>& done, double patience, const char* what, const std::function<std::size_t()>& so_far) {
  const auto began = Clock::now();
  auto told = began;
  while (!done()) {
    context_.restart();
    context_.run_one_for(std::chrono::milliseconds(100));
    const auto now = Clock::now();
    if (now - told > std::chrono::seconds(5)) {
      told = now;
      std::fprintf(stderr, "  %s: %zu\n", what, so_far());
    }
    if (seconds(now - began) > patience || (closed_ > 0 && closed_ == people_.size())) {
      note(std::string(what) + ": not done after " + std::to_string(static_cast<int>(seconds(now - began))) + " s");
      return false;
    }
  }
  return true;
}

void Crowd::note(const std::string& trouble) {
  if (trouble_.empty()) trouble_ = trouble;
}

std::string Crowd::fresh_id() {
  static const std::string ours = fresh_nonce().substr(0, 16);
  return ours + '-' + std::to_string(++commands_);
}

// ---- Sockets ----

bool Crowd::open_sockets(std::size_t more) {
  next_to_open_ = people_.size();
  people_.resize(people_.size() + more);
  for (std::size_t number = next_to_open_; number < people_.size(); ++number) {
    people_[number].line = std::make_shared<Line>(context_, *this, number);
    people_[number].nonce = fresh_nonce();
  }
  for (std::size_t i = 0; i < most_opening; ++i) connect_next();
  const auto all_are_in = [&] { return greeted_ + closed_ >= people_.size(); };
  return run_until(all_are_in, patience_to_come, "sockets", [&] { return greeted_; }) && closed_ == 0;
}

void Crowd::connect_next() {
  if (next_to_open_ < people_.size()) people_[next_to_open_++].line->open(wish_.port);
}

void Crowd::opened(std::size_t number) { say(number, to_server::Hello{version, "bench"}); }

void Crowd::closed(std::size_t number, const std::string& why) {
  ++closed_;
  note("socket " + std::to_string(number) + " was closed: " + why);
  if (!people_[number].greeted) connect_next();
}

void Crowd::on(std::size_t number, const to_app::Welcome&) {
  Person& person = people_[number];
  if (!person.greeted) ++greeted_;
  person.greeted = true;
  connect_next();
  if (coming_back_ && sits(number)) say(number, to_server::Enter{fresh_id(), tables_[table_of(number)].id, person.secret, {}});
}

void Crowd::hang_up() {
  for (Person& person : people_) {
    person.line->hang_up();
    person.greeted = false;
    person.here = false;
  }
  greeted_ = entered_ = closed_ = 0;
  context_.restart();
  context_.poll();
}

bool Crowd::come_back() {
  coming_back_ = true;
  ready_.clear();
  back_ = {};
  came_back_at_ = Clock::now();
  for (std::size_t number = 0; number < people_.size(); ++number) people_[number].line = std::make_shared<Line>(context_, *this, number);
  next_to_open_ = 0;
  for (std::size_t i = 0; i < most_opening; ++i) connect_next();
  const bool all = run_until([&] { return entered_ >= 2 * tables_.size(); }, patience_to_come, "back", [&] { return entered_; });
  coming_back_ = false;
  for (std::size_t table = 0; table < tables_.size(); ++table) {
    tables_[table].under_way = false;
    go_on(table);
  }
  return all;
}

// ---- Tables ----

bool Crowd::sit_down(std::size_t tables) {
  tables_.assign(tables, {});
  ready_.clear();
  playing_ = 0;
  next_to_begin_ = 0;
  for (std::size_t i = 0; i < most_beginning; ++i) begin_next();
  return run_until([&] { return playing_ >= tables_.size(); }, patience_to_come, "tables", [&] { return playing_; });
}

void Crowd::begin_next() {
  if (next_to_begin_ < tables_.size()) begin(next_to_begin_++);
}

void Crowd::begin(std::size_t table) {
  for (const std::size_t number : {2 * table, 2 * table + 1}) {
    Person& person = people_[number];
    person.plays = person.revealed = person.over = false;
    person.question.reset();
    person.secret.clear();
  }
  to_server::Make make;
  make.id = fresh_id();
  make.game = wish_.games[table % wish_.games.size()];
  make.seats = {"me", "open"};
  make.name = "Ada";
  make.commit = promise_of(people_[2 * table].nonce);
  make.clock = wish_.clock;
  say(2 * table, make);
}

void Crowd::on(std::size_t number, const to_app::Seated& seated) {
  Table& table = tables_[table_of(number)];
  people_[number].secret = seated.secret;
  if (number % 2 == 0) {
    table.id = seated.table;
    to_server::Join join;
    join.id = fresh_id();
    join.table = table.id;
    join.name = "Ben";
    join.commit = promise_of(people_[other(number)].nonce);
    say(other(number), join);
  } else {
    say(other(number), to_server::Start{fresh_id()});
  }
}

// ---- Listening ----

void Crowd::heard(std::size_t number, std::string_view text) {
  bytes_ += text.size();
  if (text.starts_with(R"({"is":"beat")")) return;
  const bool is_news = text.starts_with(R"({"is":"news")");
  if (is_news && people_[number].plays) return look(number, text);
  const auto message = read_to_app(text);
  if (!message) return note("unreadable: " + message.error().message);
  std::visit([&](const auto& one) { on(number, one); }, *message);
  if (sits(number) && (is_news || std::holds_alternative<to_app::Entered>(*message))) begin_to_play(number, text);
}

void Crowd::on(std::size_t number, const to_app::Entered&) {
  Person& person = people_[number];
  if (!coming_back_ || person.here) return;
  person.here = true;
  ++entered_;
  back_.add(Clock::now() - came_back_at_);
}

void Crowd::on(std::size_t number, const to_app::News& news) {
  Person& person = people_[number];
  if (!news.state || news.state->stage != Stage::revealing || person.revealed) return;
  person.revealed = true;
  say(number, to_server::Reveal{fresh_id(), person.nonce});
}

void Crowd::begin_to_play(std::size_t number, std::string_view text) {
  Person& person = people_[number];
  if (text.find(R"("situation":{)") == text.npos) return;  // the match has not begun
  const Glimpse seen = glimpse_of(text, rng_.below(1000));
  person.plays = true;
  person.over = seen.over;
  person.question = seen.question;
  person.move = seen.move;
  if (coming_back_ || !people_[other(number)].plays) return;
  const std::size_t table = table_of(number);
  if (playing_ < tables_.size()) {
    ++playing_;
    begin_next();
  }
  tables_[table].under_way = false;
  go_on(table);
}

// ---- Moves ----

void Crowd::go_on(std::size_t table) {
  if (people_[2 * table].over || people_[2 * table + 1].over) {
    ++matches_;
    return begin(table);
  }
  if (people_[2 * table].question || people_[2 * table + 1].question) ready_.push_back(table);
}

void Crowd::move(std::size_t number, Clock::time_point due) {
  Table& table = tables_[number];
  table.by = people_[2 * number].question ? 2 * number : 2 * number + 1;
  table.under_way = true;
  table.due = due;
  table.answered = table.seen[0] = table.seen[1] = false;
  Person& person = people_[table.by];
  say(table.by, to_server::Play{fresh_id(), *person.question, {person.move}});
}

void Crowd::on(std::size_t number, const to_app::Ok&) {
  if (!sits(number)) return;
  Table& table = tables_[table_of(number)];
  if (!table.under_way || table.by != number || table.answered) return;
  table.answered = true;
  if (measured_ && table.due >= measured_from_) measured_->acknowledged.add(Clock::now() - table.due);
  if (table.seen[0] && table.seen[1]) {
    table.under_way = false;
    ++moves_done_;
    go_on(table_of(number));
  }
}

void Crowd::look(std::size_t number, std::string_view news) {
  Person& person = people_[number];
  const Glimpse seen = glimpse_of(news, rng_.below(1000));
  person.question = seen.question;
  person.move = seen.move;
  person.over = person.over || seen.over;
  Table& table = tables_[table_of(number)];
  if (!table.under_way || table.seen[number % 2]) return;
  table.seen[number % 2] = true;
  if (number != table.by && measured_ && table.due >= measured_from_) measured_->seen.add(Clock::now() - table.due);
  if (table.answered && table.seen[0] && table.seen[1]) {
    table.under_way = false;
    ++moves_done_;
    go_on(table_of(number));
  }
}

// Nobody here does what may not be done: it is counted, and the table begins anew.
void Crowd::on(std::size_t number, const to_app::No& no) {
  ++refused_;
  note("refused: " + no.words);
  if (!sits(number) || !people_[number].plays) return;
  Table& table = tables_[table_of(number)];
  if (table.under_way) {
    table.under_way = false;
    begin(table_of(number));
  }
}

// Moves come as people do: independently of each other.
Measured Crowd::play(double moves_a_second, double for_seconds) {
  Measured measured;
  measured_ = &measured;
  const auto began = measured_from_ = Clock::now();
  const auto end = began + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(for_seconds));
  const auto gap = [&] {
    const double drawn = (rng_.below(1u << 30) + 1.0) / (1u << 30);
    return std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(-std::log(drawn) / moves_a_second));
  };
  std::deque<Clock::time_point> late;  // due, and no table was free
  for (auto next = began + gap(); next < end && closed_ == 0;) {
    const auto now = Clock::now();
    for (; next <= now && next < end; next += gap()) {
      ++measured.asked;
      if (ready_.size() <= late.size()) ++measured.waited;
      late.push_back(next);
    }
    while (!late.empty() && !ready_.empty()) {
      const std::size_t table = ready_.front();
      ready_.pop_front();
      move(table, late.front());
      late.pop_front();
    }
    context_.restart();
    context_.run_one_until(std::min(next, end));
    context_.poll();
  }
  measured.lasted = seconds(Clock::now() - began);
  measured.unsent = late.size();
  const std::size_t sent = measured.asked - measured.unsent;
  const auto all_answered = [&] { return measured.seen.count() >= sent && measured.acknowledged.count() >= sent; };
  run_until(all_answered, patience_for_the_last, "answered", [&] { return measured.seen.count(); });
  measured_ = nullptr;
  return measured;
}

bool Crowd::play_moves(std::size_t moves) {
  const std::size_t until = moves_done_ + moves;
  std::size_t sent = moves_done_;
  const auto some = [&] {
    while (sent < until && sent - moves_done_ < most_beginning && !ready_.empty()) {
      const std::size_t table = ready_.front();
      ready_.pop_front();
      move(table, Clock::now());
      ++sent;
    }
    return moves_done_ >= until;
  };
  return run_until(some, patience_to_come, "moves", [&] { return moves_done_; });
}

}  // namespace sounder::load
