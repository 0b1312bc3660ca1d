#include "server/socket.h"

#include <algorithm>
#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <optional>

#include "server/as_tuple_awaitable.h"
#include "server/upgrade_request.h"

namespace sounder::server {
namespace {

namespace asio = boost::asio;
namespace websocket = boost::beast::websocket;
using boost::system::error_code;

constexpr std::size_t piece_bytes = 512;   // most messages of an app are shorter
constexpr std::size_t pieces_counted = 8;  // that count as one message: 4 KB, or as many small fragments
constexpr Time rest_beyond_limits = 1'000;
constexpr Time longest_rest = 15'000;  // shorter than the silence after which a socket is asked whether it is there
constexpr Time silence_before_asking = 20'000;
constexpr Time longest_write = 30'000;
constexpr Time to_close = 5'000;
constexpr std::chrono::seconds to_shake_hands{10};

// One look after all sockets now and then costs less than a timer for each.
constexpr websocket::stream_base::timeout no_timers{to_shake_hands, std::chrono::steady_clock::duration::max(), false};

}  // namespace

struct Socket::Stream {
  explicit Stream(UpgradeRequest&& upgrade) : line(std::move(upgrade.connection)), asked(std::move(upgrade.request)) {}

  websocket::stream<asio::ip::tcp::socket, false> line;
  std::optional<decltype(UpgradeRequest::request)> asked;  // until it is answered

  asio::awaitable<void> run(std::shared_ptr<Socket> self);
  asio::awaitable<void> rest(std::chrono::steady_clock::time_point until);
};

Socket::Socket(UpgradeRequest&& upgrade, Owner& owner, const TableLimits& limits, const Clock& clock)
    : stream_(std::make_unique<Stream>(std::move(upgrade))),
      owner_(owner),
      limits_(limits),
      clock_(clock),
      heard_at_(clock.now()) {
  auto& line = stream_->line;
  line.set_option(no_timers);
  line.read_message_max(limits_.frame_bytes);
  line.auto_fragment(false);
  line.text(true);
  line.control_callback([this](websocket::frame_type kind, boost::beast::string_view) {
    heard_at_ = clock_.now();
    if (kind != websocket::frame_type::close && !is_closing() && !owner_.count(*this)) owner_.pinged_too_often(*this);
  });
}

Socket::~Socket() = default;

void Socket::start() { asio::co_spawn(stream_->line.get_executor(), stream_->run(shared_from_this()), asio::detached); }

asio::awaitable<void> Socket::Stream::run(std::shared_ptr<Socket> self) {
  const auto [refused] = co_await line.async_accept(*asked, as_tuple_awaitable);
  asked.reset();
  if (refused) co_return;
  self->owner_.on_open(*self);
  std::array<char, piece_bytes> piece;
  std::string message;
  std::size_t pieces = 0;  // of this message
  bool within_limits = true;
  for (;;) {
    const auto [error, read] = co_await line.async_read_some(asio::buffer(piece), as_tuple_awaitable);
    if (error) break;  // a message that was too long has been answered with a closing of its own
    self->heard_at_ = self->clock_.now();
    if (pieces++ % pieces_counted == 0 && !self->owner_.count(*self)) {
      within_limits = false;
      self->rest_longer(rest_beyond_limits);
    }
    message.append(piece.data(), read);
    if (line.is_message_done()) {
      if (!self->is_closing()) self->owner_.on_message(*self, std::move(message), within_limits);
      message = std::string();  // nothing is held between messages
      pieces = 0;
      within_limits = true;
    }
    if (self->rest_until_ > self->clock_.now()) co_await rest(self->clock_.steady(self->rest_until_));
  }
  self->owner_.on_close(*self);
  self->hang_up();
}

asio::awaitable<void> Socket::Stream::rest(std::chrono::steady_clock::time_point until) {
  asio::steady_timer timer(line.get_executor(), until);
  co_await timer.async_wait(as_tuple_awaitable);
}

void Socket::rest_longer(Time more) {
  const Time now = clock_.now();
  rest_until_ = std::min(std::max(rest_until_, now) + more, now + longest_rest);
}

void Socket::send(Frame frame) {
  if (is_closing()) return;
  unsent_ += frame->size();
  if (unsent_ > limits_.unsent_bytes) {
    owner_.too_slow(*this);
    return close(Closing::come_back_later, "too slow: come back and catch up");
  }
  waiting_.push_back(std::move(frame));
  if (!writing_) write_next();
}

void Socket::write_next() {
  if (waiting_.empty()) {
    waiting_.shrink_to_fit();
    if (is_closing()) say_goodbye(last_code_, last_words_);
    return;
  }
  writing_ = true;
  stuck_since_ = clock_.now();
  const Frame frame = waiting_.front();
  stream_->line.async_write(asio::buffer(*frame),
                            [self = shared_from_this(), frame](const error_code& error, std::size_t) {
                              self->writing_ = false;
                              self->stuck_since_ = 0;
                              if (error || self->waiting_.empty()) return;  // or closed without waiting for the rest
                              self->unsent_ -= frame->size();
                              self->waiting_.erase(self->waiting_.begin());
                              self->write_next();
                            });
}

void Socket::close(Closing code, std::string_view why) {
  if (is_closing()) return;
  close_by_ = clock_.now() + to_close;
  waiting_.clear();  // the one under way keeps its bytes itself
  say_goodbye(code, why);
}

void Socket::close_after_sending(Closing code, std::string_view why) {
  if (is_closing()) return;
  close_by_ = clock_.now() + to_close;
  last_code_ = code;
  last_words_ = why;
  if (!writing_) write_next();
}

void Socket::say_goodbye(Closing code, std::string_view why) {
  const websocket::close_reason reason(static_cast<websocket::close_code>(code),
                                       boost::beast::string_view(why.data(), why.size()));
  stream_->line.async_close(reason, [self = shared_from_this()](const error_code&) { self->hang_up(); });
}

void Socket::look_after() {
  const Time now = clock_.now();
  if (is_closing()) {
    if (now > close_by_) hang_up();
    return;
  }
  if (now - heard_at_ > limits_.silence || (stuck_since_ != 0 && now - stuck_since_ > longest_write)) return hang_up();
  if (now - heard_at_ < silence_before_asking || asked_) return;
  asked_ = true;
  stream_->line.async_ping({}, [self = shared_from_this()](const error_code&) { self->asked_ = false; });
}

void Socket::hang_up() {
  error_code ignored;
  auto& connection = stream_->line.next_layer();
  connection.shutdown(asio::ip::tcp::socket::shutdown_both, ignored);
  connection.close(ignored);
}

}  // namespace sounder::server
