// Somebody who plays at a table through a socket as the app would: notes what is shown, answers what is asked with
// any legal move, sends again what was not answered, comes back when the line breaks. What was acknowledged is kept, to
// be checked against the store.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/fair/fair_chance.h"
#include "rules/rng.h"
#include "server/client.h"

namespace sounder::server {

class Player {
 public:
  Player(std::string name, std::uint64_t seed) : name_(std::move(name)), rng_(seed) {}

  // ---- The line ----
  // Connects, greets, and where there is a seat already sits down again and sends what was not answered.
  bool connect(std::uint16_t port);
  bool is_connected() const { return client_ && client_->is_open(); }
  void disconnect() { client_.reset(); }
  Client& client() { return *client_; }
  std::string served_by() const { return client_ ? client_->served_by() : ""; }

  // Nobody waits as long on a machine that has something else to do.
  static constexpr std::chrono::seconds far_too_long{120};

  // ---- A table ----
  bool make(protocol::to_server::Make command);  // waits for the seat
  bool join(const std::string& table);
  bool command(protocol::ToServer command);  // with a fresh id; false when another waits for its answer

  bool has_seat() const { return !secret_.empty(); }
  bool is_seated() const { return entered_ && is_connected(); }
  bool wait_for_seat();  // false when it was refused, or the line broke

  // Takes what has come, at least one message if one comes in time; false when the line broke.
  bool listen(std::chrono::milliseconds patience);
  // Until that is so; false when nothing comes of it. The line may break meanwhile.
  template <class Done>
  bool listen_until(Done done) {
    const auto end = std::chrono::steady_clock::now() + far_too_long;
    while (!done() && is_connected() && std::chrono::steady_clock::now() < end) listen(std::chrono::milliseconds(20));
    return done();
  }
  // Reveals, or plays any legal move, if that is asked and nothing waits.
  void act();

  const std::string& name() const { return name_; }
  const std::string& table() const { return table_; }
  const std::string& secret() const { return secret_; }
  std::optional<Seat> seat() const { return seat_; }
  protocol::Stage stage() const { return stage_; }
  bool is_over() const { return stage_ == protocol::Stage::over || stage_ == protocol::Stage::ended; }
  std::uint64_t seq() const { return seq_; }
  const std::string& epoch() const { return epoch_; }
  std::optional<std::uint64_t> question() const { return question_; }
  bool is_troubled() const { return troubled_; }  // the server says that it can't store
  bool waits() const { return !waiting_.empty(); }
  const std::string& situation() const { return situation_; }  // as it was shown last
  const std::vector<std::string>& moves() const { return moves_; }
  const std::optional<protocol::to_app::No>& refusal() const { return refusal_; }  // the last

  // Command id -> the seq that came with `ok`.
  const std::map<std::string, std::uint64_t>& acknowledged() const { return acknowledged_; }
  const std::vector<std::string>& refused() const {
    return refused_;
  }                                                      // ids of commands that were answered with a lasting no
  std::uint64_t newest_seen() const { return newest_; }  // the largest seq that was ever shown or acknowledged
  int resent() const { return resent_; }

  // One's own clock as it was told, when by the server's time: before a line broke, and when one was back.
  struct ClockSeen {
    std::uint64_t now = 0, left = 0;
    std::uint64_t runs_for = 0;  // the question; 0: it stands
  };
  struct ClockGap {
    ClockSeen before, after;
  };
  const std::vector<ClockGap>& clock_gaps() const { return clock_gaps_; }
  std::optional<ClockSeen> clock() const { return clock_; }
  const std::vector<Seat>& here() const { return here_; }  // as the last beat has it

 private:
  void take(const std::string& text);
  void on(const protocol::to_app::Seated& seated);
  void on(const protocol::to_app::Entered& entered);
  void on(const protocol::to_app::News& news);
  void on(const protocol::to_app::Ok& ok);
  void on(const protocol::to_app::No& no);
  void on(const protocol::to_app::Trouble& trouble);
  void on(const protocol::to_app::Beat& beat);
  template <class Other>
  void on(const Other&) {}
  void see(const protocol::State& state);
  void see(const std::vector<protocol::Json>& frames);
  std::optional<ClockSeen> own_clock(const std::vector<protocol::SeatTime>& times, std::uint64_t now) const;
  void send_waiting();
  std::string fresh_id();

  std::string name_;
  Rng rng_;
  std::unique_ptr<Client> client_;
  std::string table_, secret_;
  std::string epoch_;  // the history that all numbers are of
  std::optional<Seat> seat_;
  protocol::Stage stage_ = protocol::Stage::gathering;
  std::uint64_t seq_ = 0;
  std::optional<std::uint64_t> question_;
  std::string situation_;
  std::vector<std::string> moves_;
  std::string nonce_ = fresh_nonce();
  bool revealed_ = false;
  bool entered_ = false;
  bool try_again_ = false;
  bool troubled_ = false;
  std::string waiting_, waiting_id_;  // the command that was not answered yet
  std::optional<protocol::to_app::No> refusal_;
  std::map<std::string, std::uint64_t> acknowledged_;
  std::vector<std::string> refused_;
  std::uint64_t newest_ = 0;
  int resent_ = 0;
  std::optional<ClockSeen> clock_;
  std::vector<ClockGap> clock_gaps_;
  std::vector<Seat> here_;
};

// SHA-256 of a nonce, as the table is told before it starts.
std::string commit_of(const std::string& nonce);

}  // namespace sounder::server
