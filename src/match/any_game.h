// A game without its type (type erasure), for records, the terminal, the server and the browser. Fast code uses the
// typed game.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "match/setup.h"
#include "rules/game.h"

namespace sounder {

// The bytes of some game's State. Copying copies only what is used.
class AnyState {
 public:
  static constexpr std::size_t room = 1024;

  AnyState() = default;
  template <class State>
  static AnyState of(const State& state) {
    static_assert(sizeof(State) <= room && alignof(State) <= alignof(std::max_align_t));
    AnyState any;
    any.size_ = sizeof(State);
    std::memcpy(any.bytes_, &state, sizeof(State));
    return any;
  }
  AnyState(const AnyState& other) : size_(other.size_) { std::memcpy(bytes_, other.bytes_, size_); }
  AnyState& operator=(const AnyState& other) {
    if (this == &other) return *this;
    size_ = other.size_;
    std::memcpy(bytes_, other.bytes_, size_);
    return *this;
  }
  // From bytes of another source; at most `room`. The caller checks their meaning.
  static AnyState of_bytes(std::span<const std::uint8_t> bytes) {
    AnyState any;
    any.size_ = bytes.size();
    std::memcpy(any.bytes_, bytes.data(), bytes.size());
    return any;
  }
  std::span<const std::uint8_t> bytes() const { return {reinterpret_cast<const std::uint8_t*>(bytes_), size_}; }
  template <class State>
  const State& as() const {
    return *reinterpret_cast<const State*>(bytes_);
  }
  template <class State>
  State& as() {
    return *reinterpret_cast<State*>(bytes_);
  }
  bool operator==(const AnyState& other) const {
    return size_ == other.size_ && std::memcmp(bytes_, other.bytes_, size_) == 0;
  }
  std::uint64_t hash() const { return hash_bytes(bytes_, size_); }

 private:
  std::size_t size_ = 0;
  alignas(std::max_align_t) std::byte bytes_[room];
};

// The bytes of some game's Move.
struct AnyMove {
  alignas(8) std::array<std::byte, 16> bytes;

  template <class Move>
  static AnyMove of(const Move& move) {
    static_assert(sizeof(Move) <= 16);
    AnyMove any{};
    std::memcpy(any.bytes.data(), &move, sizeof(Move));
    return any;
  }
  template <class Move>
  Move as() const {
    Move move;
    std::memcpy(&move, bytes.data(), sizeof(Move));
    return move;
  }
  bool operator==(const AnyMove&) const = default;
};

using AnyChance = Chance<AnyMove>;
using AnyPlan = MovePlan<AnyMove>;

// A game with its options and content chosen. Immutable, shared by all who use it.
class AnyGame {
 public:
  virtual ~AnyGame() = default;

  const Facts& facts() const { return facts_; }
  const Setup& setup() const { return setup_; }
  int seats() const { return setup_.seats; }
  virtual Message role(Seat) const = 0;

  virtual AnyState start() const = 0;
  virtual Turn turn(const AnyState&) const = 0;
  virtual void moves(const AnyState&, Seat, std::vector<AnyMove>&) const = 0;
  virtual void chances(const AnyState&, std::vector<AnyChance>&) const = 0;
  virtual AnyMove draw(const AnyState&, Rng&) const = 0;
  virtual AnyMove any_move(const AnyState&, Seat, Rng&) const = 0;
  virtual bool has_fast_move() const = 0;  // else any_move takes number `rng.below(count)` of the list
  virtual void play(AnyState&, const AnyMove&) const = 0;
  virtual Result result(const AnyState&) const = 0;
  virtual bool inside_a_move(const AnyState&) const = 0;
  virtual AnyState imagine(const AnyState&, Seat, Rng&) const = 0;

  virtual std::string text(const AnyState&, const AnyMove&) const = 0;
  virtual int kinds() const = 0;  // number of kinds for statistics; 0: every notation is a kind of its own
  virtual int kind(const AnyState&, const AnyMove&) const = 0;
  virtual std::string kind_name(int kind) const = 0;
  // Adds the kinds of a seat's moves to the set, lists the moves if `moves` is not null, and returns their number.
  virtual int offer(const AnyState&, Seat, KindSet& kinds, std::vector<AnyMove>* moves) const = 0;
  virtual std::vector<BoardMap> maps() const = 0;
  virtual std::optional<std::uint64_t> cells_on_map(const AnyState&, std::size_t map) const = 0;
  virtual std::span<const std::string_view> incident_names() const = 0;
  virtual void events(const AnyState&, const AnyMove&,
                      std::vector<Incident>& out) const = 0;  // adds the incidents that the move causes
  virtual ParsedMove<AnyMove> parse(const AnyState&, Seat, std::string_view) const = 0;
  virtual Message prompt(const AnyState&, Seat) const = 0;              // the question to this seat
  virtual Message describe(const AnyState&, const AnyMove&) const = 0;  // a move or an outcome of a draw
  virtual void tell(const AnyState& before, const AnyMove&,
                    Narration& out) const = 0;  // adds the consequences of the move
  virtual void plans(const AnyState&, Seat,
                     std::vector<AnyPlan>& out) const = 0;  // several moves offered as one; none in most games
  virtual std::span<const MessageDef* const> vocabulary() const = 0;
  virtual SeatSet hidden_from(const AnyState& before, Seat mover, const AnyMove&) const = 0;  // see HasSecrets
  virtual SeatSet secret_from(const AnyState&, Seat asked) const = 0;
  virtual int secret_steps(const AnyState&) const = 0;
  virtual bool reveals(const AnyState& before, Seat mover, const AnyMove&) const = 0;
  virtual void view(const AnyState&, Viewer, JsonWriter&) const = 0;
  std::string view(const AnyState& state, Viewer viewer) const {
    std::string json;
    JsonWriter writer(json);
    view(state, viewer, writer);
    return json;
  }

 protected:
  AnyGame(const Facts& facts, Setup setup) : facts_(facts), setup_(std::move(setup)) {}

 private:
  const Facts& facts_;
  Setup setup_;
};

using GamePtr = std::shared_ptr<const AnyGame>;

}  // namespace sounder
