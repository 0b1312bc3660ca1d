// My Game: two to four players take one to three stones from a heap in turn. Who takes the last stone wins. These are
// the rules of the skeleton that scripts/new-game wrote: replace them with your own.
//
// Options: `stones`, how many stones are on the heap at the start.
#pragma once

#include <array>

#include "rules/game.h"

namespace sounder {

class MyGame {
 public:
  struct Options {
    std::int8_t seats = 2;
    std::int8_t stones = 15;
  };
  struct State {
    std::uint8_t stones = 0;
    Seat seat = Seat::p1;  // whose turn it is; at the end, who took the last stone
    bool operator==(const State&) const = default;
  };
  struct Move {
    std::uint8_t stones = 0;
    bool operator==(const Move&) const = default;
  };

  static constexpr int most_taken = 3;
  static constexpr int most_stones = 30;
  static constexpr int most_moves = most_taken;
  static constexpr int most_chances = 1;  // nothing is drawn, but a list has room for one
  // Every move takes a stone, so no match has more moves than there are stones.
  static constexpr Facts facts = {"my-game", "My Game", "your name", 2, 4, 1, most_stones, false};
  static constexpr std::array<Option<Options>, 1> options_offered = {
      Option<Options>::number("stones", &Options::stones, 10, most_stones, 15)};
  static constexpr std::array<ContentKind, 0> content_kinds = {};

  static std::string refusal(const Options&) { return {}; }
  static std::span<const MessageDef* const> vocabulary();
  static Message role(const Options&, Seat);
  template <class Node>
  static void read(Options&, std::string_view, Node&) {}

  explicit MyGame(const Options& options) : options_(options) {}
  const Options& options() const { return options_; }

  State start() const;
  Turn turn(const State&) const;
  void moves(const State&, Seat, List<Move, most_moves>& out) const;
  void chances(const State&, List<Chance<Move>, most_chances>& out) const;
  Move draw(const State&, Rng&) const;
  void play(State&, Move) const;
  Result result(const State&) const;
  State imagine(const State&, Seat, Rng&) const;

  std::string text(const State&, Move) const;
  ParsedMove<Move> parse(const State&, Seat, std::string_view) const;
  Message prompt(const State&, Seat) const;
  Message describe(const State&, Move) const;
  void tell(const State& before, Move, Narration& out) const;
  void view(const State&, Viewer, JsonWriter&) const;

 private:
  Seat after(Seat seat) const { return seat_at((index_of(seat) + 1) % options_.seats); }

  Options options_;
};

static_assert(check_game<MyGame>());

}  // namespace sounder
