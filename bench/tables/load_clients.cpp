#include "load_clients.h"

#include <cmath>

namespace sounder::load {
namespace {

constexpr std::size_t most_opening = 200;  // sockets at once
constexpr double patience_to_come = 300;   // seconds
constexpr double patience_for_the_last = 10;

}  // namespace

// ---- Waiting ----

bool LoadClients::run_until(const std::function<bool()>& done, double patience, const char* what,
                            const std::function<std::size_t()>& so_far) {
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
    if (seconds(now - began) > patience || (closed_ > 0 && closed_ == lines_.size())) {
      note(std::string(what) + ": not done after " + std::to_string(static_cast<int>(seconds(now - began))) + " s");
      return false;
    }
  }
  return true;
}

void LoadClients::note(const std::string& trouble) {
  if (trouble_.empty()) trouble_ = trouble;
}

// ---- Sockets ----

bool LoadClients::open_sockets(std::size_t more) {
  const std::size_t from = lines_.size();
  lines_.resize(from + more);
  is_greeted_.resize(from + more);
  open_lines(from);
  const auto all_are_in = [&] { return greeted_ + closed_ >= lines_.size(); };
  return run_until(all_are_in, patience_to_come, "sockets", [&] { return greeted_; }) && closed_ == 0;
}

void LoadClients::open_lines(std::size_t from) {
  for (std::size_t number = from; number < lines_.size(); ++number)
    lines_[number] = std::make_shared<Line>(context_, *this, number);
  next_to_open_ = from;
  for (std::size_t i = 0; i < most_opening; ++i) connect_next();
}

void LoadClients::connect_next() {
  if (next_to_open_ < lines_.size()) lines_[next_to_open_++]->open(port_, path_);
}

void LoadClients::greeted(std::size_t number) {
  if (!is_greeted_[number]) ++greeted_;
  is_greeted_[number] = true;
  connect_next();
}

void LoadClients::closed(std::size_t number, const std::string& why) {
  ++closed_;
  note("socket " + std::to_string(number) + " was closed: " + why);
  if (!is_greeted_[number]) connect_next();
}

void LoadClients::hang_up() {
  for (const auto& line : lines_) line->hang_up();
  is_greeted_.assign(lines_.size(), false);
  greeted_ = closed_ = 0;
  context_.restart();
  context_.poll();
}

// ---- Tables ----

void LoadClients::clear_tables(std::size_t tables) {
  moves_.assign(tables, {});
  ready_.clear();
  playing_ = 0;
  next_to_begin_ = 0;
}

bool LoadClients::all_begin() {
  for (std::size_t i = 0; i < most_beginning; ++i) begin_next();
  return run_until([&] { return all_play(); }, patience_to_come, "tables", [&] { return playing_; });
}

void LoadClients::begin_next() {
  if (next_to_begin_ < moves_.size()) begin(next_to_begin_++);
}

void LoadClients::began_to_play() {
  if (all_play()) return;  // a rematch
  ++playing_;
  begin_next();
}

// ---- Moves ----

void LoadClients::move(std::size_t table, Clock::time_point due) {
  moves_[table] = {.under_way = true, .due = due};
  moves_[table].by = make_move(table);
}

void LoadClients::answered(std::size_t number) {
  Move& move = moves_[table_of(number)];
  if (!move.under_way || move.by != number || move.answered) return;
  move.answered = true;
  if (measured_ && move.due >= measured_from_) measured_->acknowledged.add(Clock::now() - move.due);
  look_whether_done(table_of(number));
}

void LoadClients::saw(std::size_t number) {
  Move& move = moves_[table_of(number)];
  if (!move.under_way || move.seen[number % 2]) return;
  move.seen[number % 2] = true;
  if (number != move.by && measured_ && move.due >= measured_from_) measured_->seen.add(Clock::now() - move.due);
  look_whether_done(table_of(number));
}

void LoadClients::look_whether_done(std::size_t table) {
  Move& move = moves_[table];
  if (!move.answered || !move.seen[0] || !move.seen[1]) return;
  move.under_way = false;
  ++moves_done_;
  go_on(table);
}

// Moves come as people do: independently of each other.
Measured LoadClients::play(double moves_a_second, double for_seconds) {
  Measured measured;
  measured_ = &measured;
  const auto began = measured_from_ = Clock::now();
  const auto end = began + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(for_seconds));
  const auto gap = [&] {
    const double drawn = (rng_.below(1u << 30) + 1.0) / (1u << 30);
    return std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double>(-std::log(drawn) / moves_a_second));
  };
  std::deque<Clock::time_point> late;  // due, and no table was free
  auto told = began;
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
    if (now - told < std::chrono::seconds(5)) continue;
    told = now;
    std::fprintf(stderr, "  %2.0f s: %zu moves; the slowest of the last 5 s took %.1f ms\n", seconds(now - began),
                 measured.acknowledged.count(), measured.acknowledged.slowest_of_late());
  }
  measured.lasted = seconds(Clock::now() - began);
  measured.unsent = late.size();
  const std::size_t sent = measured.asked - measured.unsent;
  const auto all_answered = [&] { return measured.seen.count() >= sent && measured.acknowledged.count() >= sent; };
  run_until(all_answered, patience_for_the_last, "answered", [&] { return measured.seen.count(); });
  measured_ = nullptr;
  return measured;
}

bool LoadClients::play_moves(std::size_t moves) {
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
