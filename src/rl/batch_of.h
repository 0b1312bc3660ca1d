// The implementation of batch.h for a typed game.
#pragma once

#include "match/adapter.h"
#include "rl/batch.h"

namespace sounder::rl {

// Each of eight bits as a byte: one byte per action is the form of a mask.
inline constexpr auto spread_bits = [] {
  std::array<std::array<std::uint8_t, 8>, 256> table{};
  for (std::size_t byte = 0; byte < 256; ++byte)
    for (std::size_t bit = 0; bit < 8; ++bit) table[byte][bit] = byte >> bit & 1;
  return table;
}();

// Overwrites a mask. Most of an action set is empty, and those parts stay as they are.
template <int actions>
void write_mask(const ActionSet<actions>& set, const ActionSet<actions>& written, std::uint8_t* out) {
  for (int word = 0; word < ActionSet<actions>::words; ++word) {
    std::uint64_t bits = set.bits()[word];
    if (bits == written.bits()[word]) continue;
    const int end = std::min(64 * word + 64, actions);
    for (int first = 64 * word; first < end; first += 8, bits >>= 8)
      std::memcpy(out + first, spread_bits[bits & 255].data(), static_cast<std::size_t>(std::min(8, end - first)));
  }
}

template <Game G>
class BatchOf final : public Batch {
 public:
  BatchOf(std::shared_ptr<const Adapter<G>> adapter, int size, int threads, std::uint64_t seed)
      : Batch(size, adapter->seats(), G::actions, adapter->game.observation_size() + path_features<G>, threads),
        adapter_(std::move(adapter)),
        rows_(static_cast<std::size_t>(size)),
        counted_(static_cast<std::size_t>(this->threads())) {
    reset(seed);
  }

  void reset(std::uint64_t seed) override {
    seed_ = seed;
    moves_ = matches_ = 0;
    each_row([&](int i, Row& row, Counted&) {
      row.number = static_cast<std::uint64_t>(i);
      row.policy = Rng(~seed, row.number);
      row.ended = false;
      finished()[i] = 0;
      forget_rewards(i);
      begin(row);
      write(i, row);
    });
  }

  int first_illegal(std::span<const std::int64_t> actions) const override {
    for (std::size_t i = 0; i < rows_.size(); ++i)
      if (actions[i] < 0 || actions[i] >= G::actions ||
          !rows_[i].state.question.legal.contains(static_cast<int>(actions[i])))
        return static_cast<int>(i);
    return -1;
  }

  void play(std::span<const std::int64_t> actions) override {
    each_row([&](int i, Row& row, Counted& counted) {
      if (row.ended) forget_rewards(i);
      finished()[i] = row.ended = false;
      if (row.state.step(game(), static_cast<int>(actions[i]))) {
        ++counted.moves;
        row.state.go_on(game(), row.dice);
        if (row.state.current_player == Seat::nobody) finish(i, row, counted);
      }
      write(i, row);
    });
    for (Counted& counted : counted_) {
      moves_ += counted.moves;
      matches_ += counted.matches;
      counted = {};
    }
  }

  void choose(std::span<std::int64_t> actions) override {
    each_row([&](int i, Row& row, Counted&) {
      const auto& legal = row.state.question.legal;
      actions[i] = nth_action(legal.bits(), row.policy.below(static_cast<std::uint32_t>(legal.size())));
    });
  }

 private:
  struct Row {
    EnvState<G> state;
    ActionSet<G::actions> written{};  // as the mask has it
    Rng dice{0};
    Rng policy{0};  // of `choose`
    std::uint64_t number = 0;
    bool ended = false;  // returns of its last match
  };
  struct alignas(64) Counted {
    std::uint64_t moves = 0;
    std::uint64_t matches = 0;
  };

  const G& game() const { return adapter_->game; }

  template <class Act>
  void each_row(Act act) {
    const int parts = threads();
    crew_.run([&](int part) {
      const auto place = [&](int p) { return static_cast<int>(static_cast<std::int64_t>(size()) * p / parts); };
      for (int i = place(part); i < place(part + 1); ++i) act(i, rows_[i], counted_[part]);
    });
  }

  void begin(Row& row) {
    row.dice = Rng(seed_, row.number);
    row.state.state = game().start();
    row.state.go_on(game(), row.dice);
  }

  void forget_rewards(int i) { std::fill_n(&rewards_[i * seats()], seats(), 0.0f); }

  void finish(int i, Row& row, Counted& counted) {
    const Result result = game().result(row.state.state);
    const auto rewards = rewards_of(result, seats());
    for (int seat = 0; seat < seats(); ++seat) rewards_[i * seats() + seat] = static_cast<float>(rewards[seat]);
    std::copy_n(result.scores.begin(), seats(), &scores_[i * seats()]);
    finished_[i] = row.ended = true;
    ++counted.matches;
    row.number += rows_.size();
    begin(row);
  }

  void write(int i, Row& row) {
    const auto at = static_cast<std::size_t>(i);
    asked_[at] = static_cast<std::int8_t>(index_of(row.state.current_player));
    write_mask(row.state.question.legal, row.written, &masks_[at * G::actions]);
    row.written = row.state.question.legal;
    rl::observe(game(), observation_size() - path_features<G>, row.state, row.state.current_player,
                &observations_[at * observation_size()]);
  }

  std::shared_ptr<const Adapter<G>> adapter_;
  std::vector<Row> rows_;
  std::vector<Counted> counted_;
  std::uint64_t seed_ = 0;
};

}  // namespace sounder::rl
