// Thousands of people at tables, two at each, on one thread. They take what they are asked from what they are sent and never run a rule.
//
// Moves are sent when they are due, whether or not those before them were answered, and times count from when a move was due: a server
// that is late is seen to be late.
#pragma once

#include <boost/asio/io_context.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "figures.h"
#include "line.h"
#include "protocol/messages.h"
#include "rules/rng.h"

namespace sounder::load {

struct Measured {
  Times acknowledged;      // from when a move was due until its `ok` was there
  Times seen;              // until the other one at the table had the news
  double lasted = 0;       // seconds
  std::size_t asked = 0;   // moves that were due
  std::size_t waited = 0;  // of those, at first found no table at which somebody was asked and nothing was under way
  std::size_t unsent = 0;  // and still had not when the time was over
};

class Crowd final : public Line::Listener {
 public:
  struct Wish {
    std::uint16_t port = 0;
    std::vector<std::string> games;  // in rotation
    protocol::Clock clock = {};
  };

  Crowd(boost::asio::io_context& context, Wish wish) : context_(context), wish_(std::move(wish)) {}

  // ---- Coming; each is over when all are done, or false after so long a time ----
  bool open_sockets(std::size_t more);
  bool sit_down(std::size_t tables);  // at fresh tables, sockets 2n and 2n+1 at table n, until everybody plays
  bool come_back();                   // on fresh sockets to the seats they had; `back` has how long each took
  void hang_up();

  // ---- Playing ----
  Measured play(double moves_a_second, double for_seconds);
  bool play_moves(std::size_t moves);  // so many in all, as fast as they are answered

  std::size_t sockets() const { return people_.size(); }
  std::size_t closed() const { return closed_; }
  std::size_t refused() const { return refused_; }
  std::size_t matches() const { return matches_; }  // played to the end
  std::size_t bytes_heard() const { return bytes_; }
  const std::string& trouble() const { return trouble_; }  // the first that was met
  Times& back() { return back_; }

  void opened(std::size_t number) override;
  void heard(std::size_t number, std::string_view text) override;
  void closed(std::size_t number, const std::string& why) override;

 private:
  struct Person {
    std::shared_ptr<Line> line;
    std::string secret, nonce;
    std::optional<std::uint64_t> question;
    std::string move;
    bool greeted = false;
    bool plays = false;  // has seen the match begin
    bool revealed = false;
    bool over = false;
    bool here = false;  // has entered (again)
  };
  struct Table {
    std::string id;
    bool under_way = false;  // a move
    std::size_t by = 0;      // whose
    Clock::time_point due;
    bool answered = false;
    bool seen[2] = {false, false};
  };

  static std::size_t table_of(std::size_t number) { return number / 2; }
  static std::size_t other(std::size_t number) { return number ^ 1; }
  bool sits(std::size_t number) const { return table_of(number) < tables_.size(); }

  template <class Message>
  void say(std::size_t number, const Message& message) {
    people_[number].line->send(protocol::text_of(message));
  }
  std::string fresh_id();
  void connect_next();
  void begin(std::size_t table);
  void begin_next();
  void move(std::size_t table, Clock::time_point due);
  void look(std::size_t number, std::string_view news);
  void begin_to_play(std::size_t number, std::string_view text);
  void go_on(std::size_t table);
  void on(std::size_t number, const protocol::to_app::Welcome&);
  void on(std::size_t number, const protocol::to_app::Seated&);
  void on(std::size_t number, const protocol::to_app::Entered&);
  void on(std::size_t number, const protocol::to_app::News&);
  void on(std::size_t number, const protocol::to_app::Ok&);
  void on(std::size_t number, const protocol::to_app::No&);
  template <class Other>
  void on(std::size_t, const Other&) {}
  void note(const std::string& trouble);
  bool run_until(const std::function<bool()>& done, double patience, const char* what, const std::function<std::size_t()>& so_far);

  boost::asio::io_context& context_;
  Wish wish_;
  Rng rng_{2026};
  std::vector<Person> people_;
  std::vector<Table> tables_;
  std::deque<std::size_t> ready_;  // tables at which somebody is asked and nothing is under way
  std::size_t next_to_open_ = 0, next_to_begin_ = 0;
  std::size_t greeted_ = 0, playing_ = 0, entered_ = 0;
  std::uint64_t commands_ = 0;
  std::size_t closed_ = 0, refused_ = 0, matches_ = 0, bytes_ = 0, moves_done_ = 0;
  std::string trouble_;
  bool coming_back_ = false;
  Clock::time_point came_back_at_;
  Times back_;
  Measured* measured_ = nullptr;
  Clock::time_point measured_from_;
};

}  // namespace sounder::load
