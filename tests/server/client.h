// A WebSocket as an app has one, for tests: sends messages, waits for answers with a limit, sees how it was closed.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "protocol/messages.h"

namespace sounder::server {

class Client {
 public:
  struct Headers {
    std::string host = "localhost";
    std::string origin = {};
    std::string forwarded_for = {};  // a header for each of its lines
    std::string from = {};           // an address of this machine: all of 127.0.0.0/8 is
  };

  explicit Client(std::uint16_t port) : Client(port, Headers()) {}
  Client(std::uint16_t port, const Headers& headers);
  ~Client();
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  bool is_open() const;
  int refused_with() const;       // the HTTP status in place of a socket, 0: none
  std::string served_by() const;  // which server it is, where a proxy says it
  bool send_text(const std::string& text);
  bool ping();
  bool pong();  // that nobody asked for
  template <class Message>
  bool send(const Message& message) {
    return send_text(protocol::text_of(message));
  }

  // The next message; none when nothing came in time or the socket is closed.
  std::optional<std::string> receive(std::chrono::milliseconds patience = std::chrono::seconds(120));
  // The next message of this kind; others are passed over.
  template <class Message>
  std::optional<Message> wait_for(std::chrono::milliseconds patience = std::chrono::seconds(120)) {
    const auto until = std::chrono::steady_clock::now() + patience;
    for (;;) {
      const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(until - std::chrono::steady_clock::now());
      if (left.count() <= 0) return std::nullopt;
      const auto text = receive(left);
      if (!text) return std::nullopt;
      const auto message = protocol::read_to_app(*text);
      if (message)
        if (const auto* wanted = std::get_if<Message>(&*message)) return *wanted;
    }
  }
  // How the other side closed it.
  int close_code() const;
  std::string close_reason() const;
  void hang_up();  // without a word

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace sounder::server
