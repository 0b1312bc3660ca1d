#include "server/client.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <sstream>

namespace sounder::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using boost::system::error_code;

}  // namespace

struct Client::Impl {
  asio::io_context context{1};
  websocket::stream<asio::ip::tcp::socket, false> stream{context};
  beast::flat_buffer buffer;
  bool open = false;
  bool reading = false;
  bool read = false;
  int status = 0;
  std::string served_by;

  void begin_reading() {
    if (reading || !open) return;
    reading = true;
    read = false;
    stream.async_read(buffer, [this](const error_code& error, std::size_t) {
      reading = false;
      read = !error;
      if (error) open = false;
    });
  }
};

Client::Client(std::uint16_t port, const Headers& headers) : impl_(std::make_unique<Impl>()) {
  auto& stream = impl_->stream;
  error_code error;
  if (!headers.from.empty()) {
    stream.next_layer().open(asio::ip::tcp::v4(), error);
    stream.next_layer().bind({asio::ip::make_address(headers.from), 0}, error);
  }
  stream.next_layer().connect({asio::ip::make_address("127.0.0.1"), port}, error);
  if (error) return;
  stream.next_layer().set_option(asio::ip::tcp::no_delay(true), error);
  stream.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
    if (!headers.origin.empty()) request.set(beast::http::field::origin, headers.origin);
    std::istringstream lines(headers.forwarded_for);
    for (std::string line; std::getline(lines, line);) request.insert("X-Forwarded-For", line);
  }));
  websocket::response_type response;
  bool answered = false;
  stream.async_handshake(response, headers.host, "/play", [&](const error_code& refused) {
    error = refused;
    answered = true;
  });
  impl_->context.run_for(std::chrono::seconds(120));
  impl_->open = answered && !error;
  impl_->served_by = std::string(response["X-Server"]);
  if (!impl_->open) impl_->status = static_cast<int>(response.result_int());
}

Client::~Client() = default;

bool Client::is_open() const { return impl_->open; }
int Client::refused_with() const { return impl_->status; }

// Those that did not answer stand before the one that did.
std::string Client::served_by() const { return impl_->served_by.substr(impl_->served_by.rfind(' ') + 1); }

bool Client::send_text(const std::string& text) {
  if (!impl_->open) return false;
  error_code error;
  impl_->stream.write(asio::buffer(text), error);
  return !error;
}

bool Client::ping() {
  if (!impl_->open) return false;
  error_code error;
  impl_->stream.ping({}, error);
  return !error;
}

bool Client::pong() {
  if (!impl_->open) return false;
  error_code error;
  impl_->stream.pong({}, error);
  return !error;
}

std::optional<std::string> Client::receive(std::chrono::milliseconds patience) {
  impl_->begin_reading();
  const auto until = std::chrono::steady_clock::now() + patience;
  while (impl_->reading) {
    impl_->context.restart();
    if (impl_->context.run_one_until(until) == 0)
      return std::nullopt;  // a read that is under way goes on at the next call
  }
  if (!impl_->read) return std::nullopt;
  impl_->read = false;
  std::string text = beast::buffers_to_string(impl_->buffer.data());
  impl_->buffer.consume(impl_->buffer.size());
  return text;
}

int Client::close_code() const { return impl_->stream.reason().code; }
std::string Client::close_reason() const {
  return {impl_->stream.reason().reason.data(), impl_->stream.reason().reason.size()};
}

void Client::hang_up() {
  error_code ignored;
  impl_->stream.next_layer().close(ignored);
  impl_->open = false;
}

}  // namespace sounder::server
