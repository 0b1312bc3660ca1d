// Two players who play one match after the other while servers die, and what they know afterwards.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "server/player.h"

namespace sounder::crash {

// A table as its players saw it.
struct Played {
  std::string game;
  std::vector<std::unique_ptr<server::Player>> players;
};

class Evening {
 public:
  Evening(std::uint16_t port, std::uint64_t seed) : port_(port), seed_(seed), rng_(seed) {}

  // Plays until told to stop, then until nobody waits for an answer any more.
  void run(const std::atomic<bool>& enough);

  const std::vector<Played>& played() const { return played_; }
  bool is_in_step() const { return in_step_; }  // at the end everybody was connected and had been answered

 private:
  void begin_table();
  void keep_connected(server::Player& player);
  bool settle(Played& table);
  void look_at_clocks(Played& table);

  std::uint16_t port_;
  std::uint64_t seed_;
  Rng rng_;
  std::vector<Played> played_;
  bool in_step_ = true;
};

}  // namespace sounder::crash
