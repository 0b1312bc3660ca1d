#include "server/server.h"

#include <algorithm>
#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_static_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <csignal>
#include <ctime>

#include "server/answer.h"

namespace sounder::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

constexpr auto quietly = asio::as_tuple(asio::use_awaitable);  // errors are values

constexpr std::size_t buffer_bytes = 16 * 1024;
constexpr std::chrono::milliseconds pause_after_failure{100};

using Response = http::response<http::span_body<const char>>;

std::string http_date() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::array<char, 40> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts)};
}

std::string_view view_of(beast::string_view text) { return {text.data(), text.size()}; }

Response response_of(const Answer& answer, unsigned version, bool keep_alive) {
  Response response(static_cast<http::status>(answer.status), version);
  for (const auto& [name, value] : answer.headers) response.set(beast::string_view(name.data(), name.size()), value);
  response.set(http::field::date, http_date());
  response.keep_alive(keep_alive);
  response.body() = {answer.body.data(), answer.body.size()};
  if (answer.status != 304) response.content_length(answer.body.size());
  return response;
}

// A request that can't be read gets one word in answer, if it gets any.
int status_for(const error_code& error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow) return 431;
  return error == http::error::end_of_stream || error.category() != http::make_error_code(http::error::bad_target).category() ? 0 : 400;
}

}  // namespace

struct Server::Works {
  Works(Files served, Limits asked) : files(served), limits(asked) {}

  Files files;
  Limits limits;
  asio::io_context context{1};
  tcp::acceptor acceptor{context};
  asio::steady_timer room{context};  // told when a connection is over
  std::size_t open = 0;

  asio::awaitable<void> accept_all();
  asio::awaitable<void> serve(beast::tcp_stream stream);
  asio::awaitable<void> converse(beast::tcp_stream& stream);
  asio::awaitable<bool> send(beast::tcp_stream& stream, const Answer& answer, unsigned version, bool keep_alive);
};

asio::awaitable<void> Server::Works::accept_all() {
  for (;;) {
    while (open >= limits.connections) {
      room.expires_at(asio::steady_timer::time_point::max());
      co_await room.async_wait(quietly);
    }
    auto [error, socket] = co_await acceptor.async_accept(quietly);
    if (error == asio::error::operation_aborted) co_return;
    if (error) {  // the system has no more sockets to give, for now
      room.expires_after(pause_after_failure);
      co_await room.async_wait(quietly);
      continue;
    }
    ++open;
    asio::co_spawn(context, serve(beast::tcp_stream(std::move(socket))), asio::detached);
  }
}

asio::awaitable<void> Server::Works::serve(beast::tcp_stream stream) {
  co_await converse(stream);
  error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
  stream.close();
  --open;
  room.cancel();
}

asio::awaitable<void> Server::Works::converse(beast::tcp_stream& stream) {
  error_code ignored;
  stream.socket().set_option(tcp::no_delay(true), ignored);
  beast::flat_static_buffer<buffer_bytes> buffer;
  for (bool more = true; more;) {
    http::request_parser<http::empty_body> parser;
    parser.header_limit(limits.header_bytes);
    stream.expires_after(limits.to_ask);
    const auto [error, read] = co_await http::async_read_header(stream, buffer, parser, quietly);
    static_cast<void>(read);
    if (error) {
      const int status = status_for(error);
      if (status == 0) co_return;
      Answer refusal;
      refusal.status = status;
      refusal.headers.emplace_back("Content-Type", "text/plain; charset=utf-8");
      refusal.body = status == 431 ? "The headers are too long.\n" : "This is no request.\n";
      co_await send(stream, refusal, 11, false);
      co_return;
    }
    const auto& message = parser.get();
    const Request request{view_of(message.method_string()), view_of(message.target()), view_of(message[http::field::accept_encoding]),
                          view_of(message[http::field::if_none_match])};
    const bool has_body = message.chunked() || message.has_content_length();  // nothing here reads one
    more = message.keep_alive() && (!has_body || message[http::field::content_length] == "0");
    more = co_await send(stream, answer(files, request), message.version(), more) && more;
  }
}

asio::awaitable<bool> Server::Works::send(beast::tcp_stream& stream, const Answer& answer, unsigned version, bool keep_alive) {
  Response response = response_of(answer, version, keep_alive);
  http::response_serializer<http::span_body<const char>> serializer(response);
  stream.expires_after(limits.to_listen);
  if (answer.send_body) {
    const auto [error, sent] = co_await http::async_write(stream, serializer, quietly);
    static_cast<void>(sent);
    co_return !error;
  }
  const auto [error, sent] = co_await http::async_write_header(stream, serializer, quietly);
  static_cast<void>(sent);
  co_return !error;
}

Server::Server(std::unique_ptr<Works> works) : works_(std::move(works)) {}
Server::Server(Server&&) noexcept = default;
Server::~Server() = default;

Expected<Server> Server::listen(const std::string& address, std::uint16_t port, Files files, Limits limits) {
  error_code error;
  const auto host = asio::ip::make_address(address, error);
  if (error) return trouble("--address: found \"" + address.substr(0, 60) + "\", expected a number such as 127.0.0.1, 0.0.0.0 or ::1");
  auto works = std::make_unique<Works>(files, limits);
  tcp::acceptor& acceptor = works->acceptor;
  const tcp::endpoint where(host, port);
  const std::string place = (host.is_v6() ? "[" + address + "]" : address) + ":" + std::to_string(port);
  acceptor.open(where.protocol(), error);
  if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error) acceptor.bind(where, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  if (error == asio::error::address_in_use)
    return trouble(place + " is taken by another program; choose another port, as in --port " +
                   std::to_string(port < 65'535 ? port + 1 : 8080));
  if (error == asio::error::access_denied) return trouble(place + " may not be used by you; choose a port from 1024 on, as in --port 8080");
  if (error) return trouble(place + ": " + error.message());
  return Server(std::move(works));
}

std::uint16_t Server::port() const {
  error_code ignored;
  return works_->acceptor.local_endpoint(ignored).port();
}

std::string Server::address() const {
  error_code ignored;
  const auto host = works_->acceptor.local_endpoint(ignored).address();
  const std::string name = host.is_unspecified() ? "localhost" : host.is_v6() ? "[" + host.to_string() + "]" : host.to_string();
  return "http://" + name + ":" + std::to_string(port()) + "/";
}

void Server::run(bool until_interrupted) {
  asio::signal_set signals(works_->context);
  if (until_interrupted) {
    signals.add(SIGINT);
    signals.add(SIGTERM);
    signals.async_wait([this](const error_code& error, int) {
      if (!error) stop();
    });
  }
  asio::co_spawn(works_->context, works_->accept_all(), asio::detached);
  works_->context.run();
}

void Server::stop() { works_->context.stop(); }

}  // namespace sounder::server
