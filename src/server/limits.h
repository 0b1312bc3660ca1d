// Limits of one session, address and table. A request beyond a limit is refused with the reason and may be repeated:
// nobody is banned.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "server/clock.h"

namespace sounder::server {

// A token bucket: tokens per second, and its capacity.
struct Rate {
  double each_second = 1;
  double at_once = 1;
};

struct TableLimits {
  std::size_t frame_bytes = std::size_t{64} * 1024;    // of one message from an app
  std::size_t unsent_bytes = std::size_t{256} * 1024;  // that may wait for a slow reader
  std::size_t waiting_commands = 32;                   // at one table, while one is being stored
  std::size_t sockets = 20'000;                        // in all
  std::size_t sockets_an_address = 64;                 // a class behind one router
  Rate messages{20, 80};                               // of one socket
  Rate messages_an_address{200, 800};                  // of all sockets of an address
  Rate talk_an_address{10, 200};                       // chat, names, taking back: what makes logs longer at will
  Rate tables_an_address{60 / 3600.0, 60};             // made
  Rate seats_of_a_table{1 / 10.0, 100};                // that are taken there, by all addresses
  Rate seats_of_a_table_an_address{1 / 60.0, 20};      // by those of one address: it alone can't use them all up
  Rate guesses_an_address{1 / 20.0, 20};               // of secrets and codes that were wrong
  std::size_t idle_tables = 1000;                      // tables in memory at which nobody sits and nothing happens
  Time silence = 60'000;                               // of a socket that answers no ping: it is closed
  Time short_absence = 10'000;  // of somebody who counts as here all the same: a reload, another network
};

// What is left of a rate: a token bucket.
class Bucket {
 public:
  bool take(const Rate& rate, Time now) {
    fill(rate, now);
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
  }
  bool has_any(const Rate& rate, Time now) {
    fill(rate, now);
    return left_ >= 1;
  }
  bool is_full(const Rate& rate, Time now) {
    fill(rate, now);
    return left_ >= rate.at_once;
  }

 private:
  void fill(const Rate& rate, Time now);

  double left_ = 0;
  Time at_ = 0;  // 0: never asked, full
};

// Everybody behind one address.
struct Neighbours {
  std::size_t sockets = 0;
  Bucket messages;
  Bucket talk;
  Bucket tables;
  Bucket guesses;
};

class Addresses {
 public:
  explicit Addresses(const TableLimits& limits) : limits_(limits) {}

  Neighbours& operator[](const std::string& address) { return known_[address]; }
  std::size_t size() const { return known_.size(); }
  // Forgets those who are gone and have used nothing of late.
  void forget_idle(Time now);

 private:
  const TableLimits& limits_;
  std::unordered_map<std::string, Neighbours> known_;
};

}  // namespace sounder::server
