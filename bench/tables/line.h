// A WebSocket of a player, one of thousands on one thread.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace sounder::load {

class Line : public std::enable_shared_from_this<Line> {
 public:
  class Listener {
   public:
    virtual ~Listener() = default;
    virtual void opened(std::size_t number) = 0;
    virtual void heard(std::size_t number, std::string_view text) = 0;
    virtual void closed(std::size_t number, const std::string& why) = 0;  // by the other side, or never opened
  };

  Line(boost::asio::io_context& context, Listener& listener, std::size_t number);
  ~Line();

  // From one of many addresses of this machine, since each has only so many ports.
  void open(std::uint16_t port, const std::string& path);
  void send(std::string text);
  void hang_up();  // without a word; nothing more is heard

 private:
  struct Impl;

  void read_next();
  void write_next();
  void fail(const std::string& why);

  std::unique_ptr<Impl> impl_;
  Listener& listener_;
  std::size_t number_;
};

}  // namespace sounder::load
