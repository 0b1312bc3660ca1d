// A WebSocket of one session. Most sockets are idle most of the time, so an idle one holds almost nothing: no
// compression, a small piece to read into, and what waits to be sent, which is bounded: a client that reads too
// slowly is closed with a reason, and catches up after it has connected again.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/clock.h"
#include "server/limits.h"

namespace sounder::server {

struct UpgradeRequest;  // server/upgrade_request.h

// What is sent; several sessions may be sent the same bytes.
using Frame = std::shared_ptr<const std::string>;
inline Frame frame_of(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

// Why a socket is closed, as WebSockets number it.
enum class Closing : std::uint16_t {
  going_away = 1001,
  against_the_rules = 1008,
  restarting = 1012,
  come_back_later = 1013
};

class Socket : public std::enable_shared_from_this<Socket> {
 public:
  // The owner of the sockets. All calls come on the thread of the sockets.
  class Owner {
   public:
    virtual ~Owner() = default;
    virtual void on_open(Socket&) = 0;
    // Counts a message, another 4 KB of one, a ping or a pong. False: it is more than the limits allow.
    virtual bool count(Socket&) = 0;
    virtual void on_message(Socket&, std::string text, bool within_limits) = 0;
    virtual void pinged_too_often(Socket&) = 0;
    virtual void too_slow(Socket&) = 0;  // and is being let go
    virtual void on_close(Socket&) = 0;  // once, for each that came
  };

  Socket(UpgradeRequest&& upgrade, Owner& owner, const TableLimits& limits, const Clock& clock);
  virtual ~Socket();

  // Answers the request and reads until the end.
  void start();
  void send(Frame frame);
  // Says why, and lets go: at once, or when what was sent before is out.
  void close(Closing code, std::string_view why);
  void close_after_sending(Closing code, std::string_view why);
  // Reads nothing for so much longer, 15 s at most: who sends too much waits.
  void rest_longer(Time more);
  // Now and then: asks those who are silent whether they are there, leaves those who don't answer or don't take what
  // they are sent.
  void look_after();

  bool is_closing() const { return close_by_ != 0; }
  std::size_t unsent() const { return unsent_; }

 private:
  struct Stream;

  void write_next();
  void say_goodbye(Closing code, std::string_view why);
  void hang_up();

  std::unique_ptr<Stream> stream_;
  Owner& owner_;
  const TableLimits& limits_;
  const Clock& clock_;
  std::vector<Frame> waiting_;  // the first is under way while `writing_`
  std::size_t unsent_ = 0;      // bytes
  Time heard_at_;               // anything at all, an answer to a ping included
  Time stuck_since_ = 0;        // when the write under way began
  Time close_by_ = 0;           // 0: not closing
  Time rest_until_ = 0;
  std::string last_words_;  // to be closed with when everything is sent
  Closing last_code_ = Closing::going_away;
  bool writing_ = false;
  bool asked_ = false;  // a ping is under way
};

}  // namespace sounder::server
