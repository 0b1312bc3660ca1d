// A connection that asks to become a WebSocket. Only those two files that know Beast's sockets include this.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/message.hpp>

namespace sounder::server {

struct UpgradeRequest {
  boost::asio::ip::tcp::socket connection;
  boost::beast::http::request<boost::beast::http::empty_body> request;
};

}  // namespace sounder::server
