#include "server/server.h"

#include <algorithm>
#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_static_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/serializer.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <csignal>
#include <ctime>

#include "server/answer.h"
#include "server/as_tuple_awaitable.h"
#include "server/connection_limiter.h"
#include "server/hub.h"
#include "server/link_page.h"
#include "server/upgrade_request.h"

namespace sounder::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::size_t buffer_bytes = 16 * 1024;
constexpr int switching_protocols = 101;
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

std::string_view path_of(std::string_view target) { return target.substr(0, target.find('?')); }

std::string peer_of(const beast::tcp_stream& stream) {
  error_code ignored;
  return stream.socket().remote_endpoint(ignored).address().to_string();
}

// All lines of it are one list: what a proxy adds comes last, be it in a line of its own.
std::string forwarded_for(const http::request<http::empty_body>& message) {
  std::string all;
  const auto [first, last] = message.equal_range("X-Forwarded-For");
  for (auto line = first; line != last; ++line) all.append(all.empty() ? "" : ", ").append(view_of(line->value()));
  return all;
}

bool is_asked_here(const std::string& peer, const http::request<http::empty_body>& message) {
  std::vector<std::string> names;
  for (const auto& field : message) names.emplace_back(view_of(field.name_string()));
  return asks_itself(peer, view_of(message[http::field::host]), names);
}

// A request that can't be read gets one word in answer, if it gets any.
int status_for(const error_code& error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow) return 431;
  return error == http::error::end_of_stream ||
                 error.category() != http::make_error_code(http::error::bad_target).category()
             ? 0
             : 400;
}

}  // namespace

struct Server::Impl {
  Impl(Files served, Limits asked) : files(served), limits(asked), connections(asked.connections_an_address) {}

  using Message = http::request<http::empty_body>;

  Files files;
  Limits limits;
  asio::io_context context{1};
  tcp::acceptor acceptor{context};
  asio::steady_timer slot_free{context};  // told when a connection is over
  ConnectionLimiter connections;
  bool stopping = false;
  std::unique_ptr<Hub> hub;  // none without tables

  asio::awaitable<void> accept_all();
  asio::awaitable<void> serve(beast::tcp_stream stream);
  asio::awaitable<std::optional<Message>> converse(beast::tcp_stream& stream, ConnectionLimiter::Handle caller);
  asio::awaitable<bool> send(beast::tcp_stream& stream, const Answer& answer, unsigned version, bool keep_alive);
  Answer answer_to(const Request& request, const Message& message, const std::string& peer);
  asio::awaitable<void> stop_when_told(asio::signal_set& signals);
  std::string counted_as(const beast::tcp_stream& stream) const;
  void stop();
};

asio::awaitable<void> Server::Impl::accept_all() {
  for (;;) {
    while (connections.size() >= limits.connections) {
      slot_free.expires_at(asio::steady_timer::time_point::max());
      co_await slot_free.async_wait(as_tuple_awaitable);
    }
    auto [error, socket] = co_await acceptor.async_accept(as_tuple_awaitable);
    if (error == asio::error::operation_aborted || !acceptor.is_open()) co_return;
    if (error) {  // the system has no more sockets to give, for now
      slot_free.expires_after(pause_after_failure);
      co_await slot_free.async_wait(as_tuple_awaitable);
      continue;
    }
    asio::co_spawn(context, serve(beast::tcp_stream(std::move(socket))), asio::detached);
  }
}

// The address by which connections are counted. Everybody comes through a proxy, which keeps its own order.
std::string Server::Impl::counted_as(const beast::tcp_stream& stream) const {
  const std::string peer = peer_of(stream);
  const OriginPolicy nobody;
  const OriginPolicy& origins = hub ? hub->origins() : nobody;
  return is_trusted(origins, peer) ? std::string() : address_of(origins, peer, {});
}

asio::awaitable<void> Server::Impl::serve(beast::tcp_stream stream) {
  const std::string from = counted_as(stream);
  if (!from.empty() && !connections.make_space(from)) co_return;
  const auto caller = connections.add({from, [&stream] { stream.close(); }});
  auto upgrade = co_await converse(stream, caller);
  connections.remove(caller);
  slot_free.cancel();
  if (upgrade) {  // from here on it is a session's socket, and nothing is left of what HTTP needs
    const std::string address = address_of(hub->origins(), peer_of(stream), forwarded_for(*upgrade));
    const bool from_here = is_asked_here(peer_of(stream), *upgrade);
    hub->receive({stream.release_socket(), std::move(*upgrade)}, address, from_here);
  } else {
    error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
    stream.close();
  }
}

// Requests and answers until one of both has enough, or until a request for a socket at /play, which is handed back.
asio::awaitable<std::optional<Server::Impl::Message>> Server::Impl::converse(beast::tcp_stream& stream,
                                                                             ConnectionLimiter::Handle caller) {
  error_code ignored;
  stream.socket().set_option(tcp::no_delay(true), ignored);
  beast::flat_static_buffer<buffer_bytes> buffer;
  std::chrono::milliseconds patience = limits.to_begin;
  for (bool more = true; more; patience = limits.to_ask) {
    http::request_parser<http::empty_body> parser;
    parser.header_limit(limits.header_bytes);
    stream.expires_after(patience);
    connections.is_silent(caller);
    const auto [error, read] = co_await http::async_read_header(stream, buffer, parser, as_tuple_awaitable);
    connections.is_served(caller);
    static_cast<void>(read);
    if (error) {
      const int status = status_for(error);
      if (status == 0) co_return std::nullopt;
      Answer refusal;
      refusal.status = status;
      refusal.headers.emplace_back("Content-Type", "text/plain; charset=utf-8");
      refusal.body = status == 431 ? "The headers are too long.\n" : "This is no request.\n";
      co_await send(stream, refusal, 11, false);
      co_return std::nullopt;
    }
    const Message& message = parser.get();
    const Request request{view_of(message.method_string()), view_of(message.target()),
                          view_of(message[http::field::accept_encoding]), view_of(message[http::field::if_none_match])};
    const Answer made = answer_to(request, message, peer_of(stream));
    if (made.status == switching_protocols) {
      stream.expires_never();
      co_return parser.release();
    }
    const bool has_body = message.chunked() || message.has_content_length();  // nothing here reads one
    more = message.keep_alive() && (!has_body || message[http::field::content_length] == "0");
    more = co_await send(stream, made, message.version(), more) && more;
  }
  co_return std::nullopt;
}

// Status 101 for a socket that may be.
Answer Server::Impl::answer_to(const Request& request, const Message& message, const std::string& peer) {
  const std::string_view path = path_of(request.target);
  if (path == "/healthz") return plain_answer(200, "ok\n", request);
  if (path == "/") {
    const std::string origin =
        requested_origin(hub ? hub->origins() : OriginPolicy{}, view_of(message[http::field::host]),
                         view_of(message["X-Forwarded-Proto"]));
    if (auto page = link_page(files, request, origin)) return *page;
  }
  if (!hub) return path == "/readyz" ? plain_answer(200, "ok\n", request) : answer(files, request);
  if (path == "/readyz") return plain_answer(hub->ready() ? 200 : 503, hub->ready() ? "ok\n" : "not now\n", request);
  if (path == "/metrics" && (hub->has_open_metrics() || is_asked_here(peer, message)))
    return plain_answer(200, hub->metrics_text(), request);
  if (path != "/play") return answer(files, request);
  if (!beast::websocket::is_upgrade(message)) return plain_answer(426, "Here are WebSockets only.\n", request);
  if (!may_open(hub->origins(), view_of(message[http::field::origin]), view_of(message[http::field::host])))
    return plain_answer(403, "This page is of another host.\n", request);
  if (!hub->has_capacity()) return plain_answer(503, "There is no room for more now.\n", request);
  Answer yes;
  yes.status = switching_protocols;
  return yes;
}

asio::awaitable<bool> Server::Impl::send(beast::tcp_stream& stream, const Answer& answer, unsigned version,
                                         bool keep_alive) {
  Response response = response_of(answer, version, keep_alive);
  http::response_serializer<http::span_body<const char>> serializer(response);
  stream.expires_after(limits.to_listen);
  if (answer.send_body) {
    const auto [error, sent] = co_await http::async_write(stream, serializer, as_tuple_awaitable);
    static_cast<void>(sent);
    co_return !error;
  }
  const auto [error, sent] = co_await http::async_write_header(stream, serializer, as_tuple_awaitable);
  static_cast<void>(sent);
  co_return !error;
}

Server::Server(std::unique_ptr<Impl> works) : impl_(std::move(works)) {}
Server::Server(Server&&) noexcept = default;
Server::~Server() = default;

Expected<Server> Server::listen(const std::string& address, std::uint16_t port, Files files, Limits limits,
                                std::optional<TableSettings> tables) {
  error_code code;
  const auto host = asio::ip::make_address(address, code);
  if (code)
    return error("--address: found \"" + address.substr(0, 60) +
                 "\", expected a number such as 127.0.0.1, 0.0.0.0 or ::1");
  auto works = std::make_unique<Impl>(files, limits);
  tcp::acceptor& acceptor = works->acceptor;
  const tcp::endpoint where(host, port);
  const std::string place = (host.is_v6() ? "[" + address + "]" : address) + ":" + std::to_string(port);
  acceptor.open(where.protocol(), code);
  if (!code) acceptor.set_option(tcp::acceptor::reuse_address(true), code);
  if (!code) acceptor.bind(where, code);
  if (!code) acceptor.listen(asio::socket_base::max_listen_connections, code);
  if (code == asio::error::address_in_use)
    return error(place + " is taken by another program; choose another port, as in --port " +
                 std::to_string(port < 65'535 ? port + 1 : 8080));
  if (code == asio::error::access_denied)
    return error(place + " may not be used by you; choose a port from 1024 on, as in --port 8080");
  if (code) return error(place + ": " + code.message());
  if (tables) {
    tables->reach = [address, port = acceptor.local_endpoint(code).port()] {
      return reach_of(address, port, own_addresses());
    };
    SOUNDER_TRY(auto hub, Hub::open(works->context, std::move(*tables)));
    works->hub = std::move(hub);
  }
  return Server(std::move(works));
}

std::uint16_t Server::port() const {
  error_code ignored;
  return impl_->acceptor.local_endpoint(ignored).port();
}

std::string Server::address() const {
  error_code ignored;
  const auto host = impl_->acceptor.local_endpoint(ignored).address();
  const std::string name = host.is_unspecified() ? "localhost"
                           : host.is_v6()        ? "[" + host.to_string() + "]"
                                                 : host.to_string();
  return "http://" + name + ":" + std::to_string(port()) + "/";
}

void Server::run(bool until_interrupted) {
  asio::signal_set signals(impl_->context);
  if (until_interrupted) {
    signals.add(SIGINT);
    signals.add(SIGTERM);
    asio::co_spawn(impl_->context, impl_->stop_when_told(signals), asio::detached);
  }
  asio::co_spawn(impl_->context, impl_->accept_all(), asio::detached);
  if (impl_->hub) impl_->hub->start();
  impl_->context.run();
}

asio::awaitable<void> Server::Impl::stop_when_told(asio::signal_set& signals) {
  for (;;) {
    const auto [error, signal] = co_await signals.async_wait(as_tuple_awaitable);
    static_cast<void>(signal);
    if (error) co_return;
    stop();
  }
}

void Server::Impl::stop() {
  if (!hub || stopping) return context.stop();  // asked twice: at once
  stopping = true;
  error_code ignored;
  acceptor.close(ignored);
  hub->drain([this] { context.stop(); });
}

void Server::stop() {
  asio::post(impl_->context, [this] { impl_->stop(); });
}

}  // namespace sounder::server
