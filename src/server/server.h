// Serves files over HTTP/1.1, and tables over WebSockets at /play, until it is told to stop: one thread, a coroutine a
// connection.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "match/error.h"
#include "server/file.h"
#include "server/settings.h"

namespace sounder::server {

struct Limits {
  std::chrono::milliseconds to_begin{5'000};    // from the connection to the end of the first request's headers
  std::chrono::milliseconds to_ask{15'000};     // from the answer before to the end of another one's
  std::chrono::milliseconds to_listen{60'000};  // for taking an answer
  std::uint32_t header_bytes = 8192;
  std::size_t connections = 1024;  // more wait until one of these is over
  // For one more of an address, one of theirs that asks nothing has to go. Proxies that are trusted have no limit.
  std::size_t connections_an_address = 256;
};

class Server {
 public:
  // Port 0 is any that is free. With tables it opens their database first, which can be trouble of its own.
  static Expected<Server> listen(const std::string& address, std::uint16_t port, Files files, Limits limits = {},
                                 std::optional<TableSettings> tables = {});
  Server(Server&&) noexcept;
  ~Server();

  std::string address() const;  // "http://127.0.0.1:8080/"
  std::uint16_t port() const;
  void run(bool until_interrupted = false);  // until stop(), or else until SIGINT or SIGTERM
  void stop();  // from any thread; with tables what is being stored is stored first, and sessions are told

 private:
  struct Impl;
  explicit Server(std::unique_ptr<Impl> works);
  std::unique_ptr<Impl> impl_;
};

}  // namespace sounder::server
