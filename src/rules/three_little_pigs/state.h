// The table: stacks, houses, dice, and what is asked next. And the moves.
#pragma once

#include <span>

#include "rules/game.h"
#include "rules/three_little_pigs/box.h"
#include "rules/three_little_pigs/house.h"

namespace sounder::three_little_pigs {

constexpr int most_seats = 5;

// What comes next. Chance: a new top tile, the first seat, a roll, the spinner. Decisions: which dice, a purchase, a
// house to blow on.
enum class Phase : std::uint8_t { turn_up, first, roll, choose_dice, buy, blow, spin, over };

enum class Top : std::uint8_t { none, plain, pot };

struct Stack {
  std::uint8_t left = 0;         // tiles, the top one included
  std::uint8_t unseen_pots = 0;  // flowerpots below the top; while the top lies face down, in the whole stack
  Top top = Top::none;           // none: empty, or still to be turned up

  // TP-16: the next tile is drawn by chance only if it may be either.
  constexpr bool top_is_open_question() const { return unseen_pots > 0 && unseen_pots < left; }
  bool operator==(const Stack&) const = default;
};

// Where a tile goes: on a new house, or on house 1, 2, ... of the buyer.
enum class TilePlace : std::uint8_t { fresh };
constexpr TilePlace on_house(int number) { return static_cast<TilePlace>(number); }
constexpr int number_of(TilePlace place) { return static_cast<int>(place); }

struct State {
  std::uint16_t turns = 0;  // begun so far; 0 during setup
  Dice dice;                // no meaning before the turn's first roll
  // Seat by seat, each seat's in the order started (TP-19): those of seat i are houses[begins[i]] up to houses[begins[i
  // + 1]].
  std::array<House, Box::most_houses> houses{};
  std::array<std::uint8_t, most_seats + 1> begins{};
  PerTileKind<Stack> stacks{};
  PerMaterial<Seat> first_of_one_material = {Seat::nobody, Seat::nobody, Seat::nobody};  // TP-15, veteran
  PerPart<std::uint8_t> symbols{};                                                       // left to spend while buying
  Phase phase = Phase::turn_up;
  Seat seat = Seat::nobody;    // whose turn it is
  std::uint8_t rolls = 0;      // made this turn
  DiceSet rolling = 0;         // the dice about to be rolled, in phase roll
  std::uint8_t bought = 0;     // tiles this turn
  std::uint8_t uncovered = 0;  // the stack to turn up, in phase turn_up
  Seat victim = Seat::nobody;  // whose house the wolf blows on, and which, in phase spin
  std::uint8_t victim_house = 0;
  std::uint8_t barred = 0;  // 1 + the kind that the second tile may not have (TP-8); else 0

  const Stack& stack(TileKind kind) const { return stacks[kind.index()]; }
  Stack& stack(TileKind kind) { return stacks[kind.index()]; }
  bool on_sale(TileKind kind) const { return stack(kind).left > 0 && kind.index() + 1 != barred; }
  int houses_in_all() const { return begins[most_seats]; }
  int house_count(Seat owner) const { return begins[index_of(owner) + 1] - begins[index_of(owner)]; }
  std::span<const House> houses_of(Seat owner) const {
    return {houses.data() + begins[index_of(owner)], static_cast<std::size_t>(house_count(owner))};
  }
  const House& house(Seat owner, int number) const { return houses[begins[index_of(owner)] + number - 1]; }
  House& house(Seat owner, int number) { return houses[begins[index_of(owner)] + number - 1]; }
  // The number the house at this place has, or will have once it is started.
  int number_at(Seat owner, TilePlace place) const {
    return place == TilePlace::fresh ? house_count(owner) + 1 : number_of(place);
  }
  int start_house(Seat);  // gives its number
  void remove_house(Seat, int number);
  int empty_stacks() const;

  bool operator==(const State&) const = default;
};
static_assert(sizeof(State) <= 256);

// A move is one word: the kind, a small number, a larger one.
class Move {
 public:
  enum class Kind : std::uint8_t { top, first, roll, spin, reroll, stop, buy, done, blow };

  constexpr Move() = default;
  static constexpr Move top(bool pot) { return Move(Kind::top, pot); }
  static constexpr Move first(Seat seat) { return Move(Kind::first, index_of(seat)); }
  static constexpr Move roll(Dice dice) { return Move(Kind::roll, 0, dice.code()); }
  static constexpr Move spin(Material m) { return Move(Kind::spin, static_cast<int>(m)); }
  static constexpr Move reroll(DiceSet dice) { return dice ? Move(Kind::reroll, dice) : stop(); }
  static constexpr Move stop() { return Move(Kind::stop, 0); }
  static constexpr Move buy(TileKind kind, TilePlace place) { return Move(Kind::buy, kind.index(), number_of(place)); }
  static constexpr Move done() { return Move(Kind::done, 0); }
  static constexpr Move blow(Seat seat, int house) { return Move(Kind::blow, index_of(seat), house); }

  constexpr Kind kind() const { return static_cast<Kind>(word_ & 255); }
  constexpr bool pot() const { return small() != 0; }                             // top
  constexpr Seat seat() const { return seat_at(small()); }                        // first, blow
  constexpr Material material() const { return static_cast<Material>(small()); }  // spin
  constexpr DiceSet rerolled() const { return static_cast<DiceSet>(small()); }
  constexpr TileKind tile() const { return TileKind::nth(small()); }
  constexpr TilePlace place() const { return static_cast<TilePlace>(large()); }
  constexpr int house() const { return large(); }  // blow
  constexpr Dice dice() const { return Dice(static_cast<std::uint16_t>(large())); }
  bool operator==(const Move&) const = default;

 private:
  constexpr Move(Kind kind, int small, int large = 0)
      : word_(static_cast<std::uint32_t>(kind) | static_cast<std::uint32_t>(small) << 8 |
              static_cast<std::uint32_t>(large) << 16) {}
  constexpr int small() const { return static_cast<int>(word_ >> 8 & 255); }
  constexpr int large() const { return static_cast<int>(word_ >> 16); }
  std::uint32_t word_ = 0;
};
static_assert(sizeof(Move) == 4);

inline int State::start_house(Seat owner) {
  const int end = begins[index_of(owner) + 1];
  for (int i = houses_in_all(); i > end; --i) houses[i] = houses[i - 1];
  houses[end] = House();
  for (int i = index_of(owner) + 1; i <= most_seats; ++i) ++begins[i];
  return house_count(owner);
}

inline void State::remove_house(Seat owner, int number) {
  const int last = houses_in_all() - 1;
  for (int i = begins[index_of(owner)] + number - 1; i < last; ++i) houses[i] = houses[i + 1];
  houses[last] = House();  // what is not used is blank, so that equal tables are equal bytes
  for (int i = index_of(owner) + 1; i <= most_seats; ++i) --begins[i];
}

inline int State::empty_stacks() const {
  int empty = 0;
  for (const Stack& stack : stacks) empty += stack.left == 0;
  return empty;
}

}  // namespace sounder::three_little_pigs
