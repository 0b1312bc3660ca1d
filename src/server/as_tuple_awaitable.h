#pragma once
// How the server's coroutines wait: an error is a value that they look at, not an exception.
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace sounder::server {

inline constexpr auto as_tuple_awaitable = boost::asio::as_tuple(boost::asio::use_awaitable);

}  // namespace sounder::server
