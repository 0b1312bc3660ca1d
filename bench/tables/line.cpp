#include "line.h"

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>

namespace sounder::load {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::size_t sockets_an_address = 2'000;

tcp::endpoint address_for(std::size_t number) {
  const auto last = static_cast<asio::ip::address_v4::uint_type>(number / sockets_an_address);
  return {asio::ip::address_v4(asio::ip::address_v4::loopback().to_uint() + last), 0};
}

}  // namespace

struct Line::Impl {
  explicit Impl(asio::io_context& context) : stream(context) {}

  websocket::stream<tcp::socket, false> stream;
  beast::flat_buffer buffer;
  std::deque<std::string> unsent;
  bool hung_up = false;
};

Line::Line(asio::io_context& context, Listener& listener, std::size_t number)
    : impl_(std::make_unique<Impl>(context)), listener_(listener), number_(number) {}

Line::~Line() = default;

void Line::open(std::uint16_t port, const std::string& path) {
  auto& connection = impl_->stream.next_layer();
  error_code error;
  connection.open(tcp::v4(), error);
  if (!error) connection.bind(address_for(number_), error);
  if (error) return fail(error.message());
  connection.async_connect({asio::ip::address_v4::loopback(), port},
                           [self = shared_from_this(), path](const error_code& refused) {
                             if (refused) return self->fail(refused.message());
                             auto& stream = self->impl_->stream;
                             error_code ignored;
                             stream.next_layer().set_option(tcp::no_delay(true), ignored);
                             stream.secure_prng(false);  // nobody stands between us and the server
                             stream.auto_fragment(false);
                             stream.async_handshake("localhost", path, [self](const error_code& unwelcome) {
                               if (unwelcome) return self->fail(unwelcome.message());
                               self->read_next();
                               self->listener_.opened(self->number_);
                             });
                           });
}

void Line::read_next() {
  impl_->stream.async_read(impl_->buffer, [self = shared_from_this()](const error_code& error, std::size_t) {
    Impl& impl = *self->impl_;
    if (impl.hung_up) return;
    if (error) return self->fail(error.message());
    const auto bytes = impl.buffer.cdata();
    self->listener_.heard(self->number_, {static_cast<const char*>(bytes.data()), bytes.size()});
    impl.buffer.consume(impl.buffer.size());
    if (!impl.hung_up) self->read_next();
  });
}

void Line::send(std::string text) {
  impl_->unsent.push_back(std::move(text));
  if (impl_->unsent.size() == 1) write_next();
}

void Line::write_next() {
  impl_->stream.async_write(asio::buffer(impl_->unsent.front()),
                            [self = shared_from_this()](const error_code& error, std::size_t) {
                              if (error) return;  // whoever reads is told
                              self->impl_->unsent.pop_front();
                              if (!self->impl_->unsent.empty()) self->write_next();
                            });
}

void Line::hang_up() {
  impl_->hung_up = true;
  error_code ignored;
  impl_->stream.next_layer().close(ignored);
}

void Line::fail(const std::string& why) {
  if (impl_->hung_up) return;
  hang_up();
  listener_.closed(number_, why);
}

}  // namespace sounder::load
