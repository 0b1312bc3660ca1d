// The transposition table of the solver: proof numbers of positions, and how many threads search each. All threads
// share it.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/bite_the_pumpkin/board.h"

namespace sounder::bots::pumpkin {

using sounder::bite_the_pumpkin::Cells;

// A lower bound on the work until a win is proven: 0 when it is proven, `never` when the other side's win is.
using ProofNumber = std::uint32_t;
constexpr ProofNumber never = 1u << 30;

// The proof numbers of a position for a win of the herd and of the farmer, and the zone of a proof for the herd.
struct ProofNumbers {
  static constexpr std::size_t herd = 0;
  static constexpr std::size_t farmer = 1;

  ProofNumber number[2];
  Cells zone;

  static constexpr ProofNumbers herd_wins(Cells zone) { return {{0, never}, zone}; }
  static constexpr ProofNumbers farmer_wins() { return {{never, 0}, 0}; }
  constexpr bool settled() const { return number[herd] == 0 || number[farmer] == 0; }
};

class ProofTable {
 public:
  // 32 bytes times two to the power of `bits`.
  explicit ProofTable(int bits) : entries_(std::size_t{1} << bits) {}

  std::optional<ProofNumbers> find(std::uint64_t key) const;
  // Replaces the same position, else the entry of a bucket of four that took least work.
  void keep(std::uint64_t key, const ProofNumbers& known, std::uint64_t work);

  // A thread that searches a position counts itself here, so that other threads prefer other positions.
  std::atomic<std::uint16_t>& searchers(std::uint64_t key) { return searchers_[key >> 48]; }

  // Entries that took some work, to load in a later run. `of` identifies the game; a table of another game is refused.
  std::string bytes(std::uint64_t of) const;
  bool take(std::string_view bytes, std::uint64_t of);

 private:
  struct Entry {
    std::uint64_t key = 0;
    ProofNumbers known{};
    std::uint64_t work = 0;  // positions visited for it
  };
  static constexpr std::size_t neighbours = 4;  // the size of a bucket
  static constexpr std::uint64_t worth_keeping = 1'000;

  // Spin lock on a part of the entries; it is held for a few steps only.
  class Lock {
   public:
    explicit Lock(std::atomic_flag& flag) : flag_(flag) {
      while (flag_.test_and_set(std::memory_order_acquire)) {
      }
    }
    ~Lock() { flag_.clear(std::memory_order_release); }
    Lock(const Lock&) = delete;
    Lock& operator=(const Lock&) = delete;

   private:
    std::atomic_flag& flag_;
  };
  Lock lock(std::uint64_t key) const { return Lock(locks_[key / neighbours % locks_.size()]); }

  std::vector<Entry> entries_;
  mutable std::array<std::atomic_flag, 1024> locks_{};
  std::vector<std::atomic<std::uint16_t>> searchers_ = std::vector<std::atomic<std::uint16_t>>(1u << 16);
};

}  // namespace sounder::bots::pumpkin
