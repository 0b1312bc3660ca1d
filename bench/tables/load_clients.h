// Thousands of people at tables, two at each, on one thread: their sockets, and the pace at which they move. What they
// say is in crowd.h.
//
// Moves are sent when they are due, whether or not those before them were answered, and times count from when a move
// was due: a server that is late is seen to be late.
#pragma once

#include <boost/asio/io_context.hpp>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "figures.h"
#include "line.h"
#include "rules/rng.h"

namespace sounder::load {

struct Measured {
  Times acknowledged;      // from when a move was due until whoever made it had the answer
  Times seen;              // until the other one at the table had the news
  double lasted = 0;       // seconds
  std::size_t asked = 0;   // moves that were due
  std::size_t waited = 0;  // of those, at first found no table at which somebody was asked and nothing was under way
  std::size_t unsent = 0;  // and still had not when the time was over
};

class LoadClients : public Line::Listener {
 public:
  LoadClients(boost::asio::io_context& context, std::uint16_t port, std::string path)
      : context_(context), port_(port), path_(std::move(path)) {}

  // ---- Coming; each is over when all are done, or false after so long a time ----
  bool open_sockets(std::size_t more);
  virtual bool sit_down(
      std::size_t tables) = 0;  // at fresh tables, sockets 2n and 2n+1 at table n, until everybody plays
  void hang_up();

  // ---- Playing ----
  Measured play(double moves_a_second, double for_seconds);
  bool play_moves(std::size_t moves);  // so many in all, as fast as they are answered

  std::size_t sockets() const { return lines_.size(); }
  std::size_t closed() const { return closed_; }
  std::size_t refused() const { return refused_; }
  std::size_t matches() const { return matches_; }       // played to the end
  const std::string& error() const { return trouble_; }  // the first that was met

  void closed(std::size_t number, const std::string& why) override;

 protected:
  static constexpr std::size_t most_beginning = 200;  // tables, or moves that nobody waits for, at once

  static std::size_t table_of(std::size_t number) { return number / 2; }
  static std::size_t other(std::size_t number) { return number ^ 1; }
  bool sits(std::size_t number) const { return table_of(number) < moves_.size(); }

  void say(std::size_t number, std::string text) { lines_[number]->send(std::move(text)); }
  void greeted(std::size_t number);  // the server has let this one in
  void open_lines(std::size_t from);
  void clear_tables(std::size_t tables);
  virtual void begin(std::size_t table) = 0;
  void begin_next();
  bool all_begin();
  void began_to_play();  // one more table
  bool all_play() const { return playing_ >= moves_.size(); }

  // Somebody makes a move that was due then; who does, and the other one, say when they have the answer and the
  // news.
  void move(std::size_t table, Clock::time_point due);
  virtual std::size_t make_move(std::size_t table) = 0;  // by whom
  virtual void go_on(std::size_t table) = 0;  // after a move: a match that is over begins anew, else it is ready
  void ready(std::size_t table) { ready_.push_back(table); }
  void answered(std::size_t number);
  void saw(std::size_t number);
  bool is_under_way(std::size_t table) const { return moves_[table].under_way; }
  void forget_move(std::size_t table) { moves_[table].under_way = false; }
  void match_is_over() { ++matches_; }
  void was_refused() { ++refused_; }

  void note(const std::string& trouble);
  bool run_until(const std::function<bool()>& done, double patience, const char* what,
                 const std::function<std::size_t()>& so_far);

  Rng rng_{2026};

 private:
  struct Move {
    bool under_way = false;
    std::size_t by = 0;
    Clock::time_point due;
    bool answered = false;
    bool seen[2] = {false, false};
  };

  void connect_next();
  void look_whether_done(std::size_t table);

  boost::asio::io_context& context_;
  std::uint16_t port_;
  std::string path_;
  std::vector<std::shared_ptr<Line>> lines_;
  std::vector<bool> is_greeted_;
  std::vector<Move> moves_;        // the last of each table
  std::deque<std::size_t> ready_;  // tables at which somebody is asked and nothing is under way
  std::size_t next_to_open_ = 0, next_to_begin_ = 0, greeted_ = 0, playing_ = 0;
  std::size_t closed_ = 0, refused_ = 0, matches_ = 0, moves_done_ = 0;
  std::string trouble_;
  Measured* measured_ = nullptr;
  Clock::time_point measured_from_;
};

}  // namespace sounder::load
