// What the server did, a JSON object a line on standard error: {"at": "2026-05-04T10:00:00.000Z", "level": "info",
// "event": "stored", "table": 17, ...}. A table is a number, never its id, which is an invitation; there is no secret,
// no name, nothing that was said, and no address unless the host wants them.
#pragma once

#include <concepts>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "rules/json_writer.h"

namespace sounder::server {

class Log {
 public:
  enum class Level { debug, info, warn, error };
  using Write = std::function<void(const std::string& line)>;

  explicit Log(Level least = Level::info, bool addresses = false, Write write = to_standard_error);

  // log.info("listening").with("port", 8080): written when the line is at its end.
  class Line {
   public:
    Line(const Log& log, Level level, std::string_view event);
    ~Line();
    Line(const Line&) = delete;
    Line& operator=(const Line&) = delete;

    template <class Value>
    Line&& with(std::string_view name, const Value& value) && {
      if (wanted_) json_.field(name, value);
      return std::move(*this);
    }
    Line&& from(const std::string& address) && {
      if (wanted_ && log_.addresses_) json_.field("address", address);
      return std::move(*this);
    }

   private:
    const Log& log_;
    bool wanted_;
    std::string text_;
    JsonWriter json_{text_};
  };

  Line debug(std::string_view event) const { return {*this, Level::debug, event}; }
  Line info(std::string_view event) const { return {*this, Level::info, event}; }
  Line warn(std::string_view event) const { return {*this, Level::warn, event}; }
  Line error(std::string_view event) const { return {*this, Level::error, event}; }

  static void to_standard_error(const std::string& line);

 private:
  Level least_;
  bool addresses_;
  Write write_;
};

}  // namespace sounder::server
