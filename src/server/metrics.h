// What the server counts and measures, as Prometheus reads it. No label names a person, an address or a table.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace sounder::server {

class Metrics {
 public:
  enum class Level {
    sockets,
    tables,
    tables_bytes,
    tables_waiting,
    bots_waiting,
    appends_under_way,
    storage_down,
    draining
  };

  Metrics();
  ~Metrics();

  void set(Level level, double value);
  void count_command(std::string_view kind, std::string_view outcome);  // "play", "ok" or a code of `no`
  void count_closed(std::string_view why);                              // sockets that the server let go
  void count_loaded(std::string_view outcome);                          // tables read from the store
  void append_took(double seconds, std::string_view outcome);
  void batch_of(std::size_t appends);
  void bot_thought(double seconds);

  std::string text() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace sounder::server
