// The Three Little Pigs, a game by Laurent Pouchain: pigs roll dice to buy doors, windows and roofs; the wolf blows
// houses down. Rulings: docs/rules/three-little-pigs.md (TP-1 to TP-20). Dice, a spinner, face-down stacks; nobody
// knows more than the others.
//
//   option      values          default    meaning
//   seats       2 to 5          2          little pigs
//   box         content         classic    tiles, flowerpots, dice, spinner and points (TP-1 to TP-4, TP-14, TP-15)
//   veteran     switch          off        six awards instead of the points for flowerpots and houses (TP-15)
//   first_seat  chance, p1-p5   chance     who begins (TP-5)
//   two_tiles   different, any  different  whether the two tiles of a turn differ in part or material (TP-8)
//
// A match: tops are turned up, a first seat is drawn, then turns of up to three rolls (TP-6) and a purchase or two
// (TP-8), or a visit of the wolf (TP-12), until as many stacks are empty as there are seats (TP-13).
#pragma once

#include "rules/game.h"
#include "rules/observation.h"
#include "rules/three_little_pigs/box.h"
#include "rules/three_little_pigs/state.h"
#include "rules/words.h"

namespace sounder::three_little_pigs {

struct Options {
  std::int8_t seats = 2;
  std::int8_t veteran = 0;
  std::int8_t first_seat = 0;  // 0 by chance, else 1 + the seat
  std::int8_t two_tiles = 0;   // an index into `two_tiles_names`
  Box box;

  bool is_veteran() const { return veteran != 0; }
  bool tiles_differ() const { return two_tiles == 0; }  // TP-8
};

class ThreeLittlePigs {
 public:
  using Options = three_little_pigs::Options;
  using State = three_little_pigs::State;
  using Move = three_little_pigs::Move;

  static constexpr int most_rolls = 3;         // TP-6
  static constexpr int wolves_that_come = 2;   // TP-7
  static constexpr int most_tiles_bought = 2;  // TP-8
  static constexpr int most_turns = 1000;      // TP-20

  // Purchases: any kind of tile on any house or a new one. Rolls: white dice show 3 faces, black ones 4 (TP-17).
  static constexpr int most_moves = TileKind::count * (Box::most_houses + 1);
  static constexpr int most_chances = 3 * 3 * 4 * 4 * 4;
  // For learners: sets of dice, purchases, `done`, the houses of the other seats.
  static constexpr int actions = (1 << dice_count) + most_moves + 1 + (most_seats - 1) * Box::most_houses;
  static constexpr int longest_path = 1;
  // Setup: a top for each door and window stack, and the first seat. A turn: three rolls with two choices of dice
  // between them, then a house to blow on and the spinner; or, in place of those two, a purchase with its new top and a
  // second one (or `done`) with its new top, which is two moves more, but only in a turn that takes a tile from the
  // box.
  static constexpr int longest = 6 + 1 + most_turns * (3 + 2 + 2) + Box::most_tiles * 2;

  static constexpr Facts facts = {
      .id = "three-little-pigs",
      .title = "The Three Little Pigs",
      .designer = "Laurent Pouchain",
      .min_seats = 2,
      .max_seats = most_seats,
      .rules_version = 1,
      .longest = longest,
      .chance = true,
  };
  static constexpr std::array<std::string_view, most_seats + 1> first_seat_names = {"chance", "p1", "p2",
                                                                                    "p3",     "p4", "p5"};
  static constexpr std::array<std::string_view, 2> two_tiles_names = {"different", "any"};
  static constexpr std::array<Option<Options>, 3> options_offered = {
      Option<Options>::flag("veteran", &Options::veteran, false),
      Option<Options>::name("first_seat", &Options::first_seat, first_seat_names, 0),
      Option<Options>::name("two_tiles", &Options::two_tiles, two_tiles_names, 0).with_absent(1),
  };
  static constexpr std::array<ContentKind, 1> content_kinds = {
      ContentKind{"box", "classic"},
  };
  static std::string refusal(const Options&);
  static std::span<const MessageDef* const> vocabulary();
  static Message role(const Options&, Seat);
  template <class Node>
  static void read(Options& options, std::string_view, Node& file) {
    read_box(options.box, file);
  }

  explicit ThreeLittlePigs(const Options&);
  const Options& options() const { return options_; }
  const Box& box() const { return options_.box; }

  State start() const;
  Turn turn(const State&) const;
  void moves(const State&, Seat, List<Move, most_moves>&) const;
  void chances(const State&, List<Chance<Move>, most_chances>&) const;
  Move draw(const State&, Rng&) const;
  Move any_move(const State&, Seat, Rng&) const;
  void play(State&, Move) const;
  Result result(const State&) const;
  State imagine(const State& state, Seat, Rng&) const {
    return state;
  }  // no secrets: what lies face down has no order yet

  std::string text(const State&, Move) const;
  // What is bought, not where it goes; that dice are rolled again, not which.
  int kinds() const;
  int kind(const State&, Move) const;
  std::string kind_name(int kind) const;
  int offer(const State&, Seat, KindSet&) const;
  ParsedMove<Move> parse(const State&, Seat, std::string_view) const;
  Message prompt(const State&, Seat) const;
  Message describe(const State&, Move) const;
  void tell(const State& before, Move, Narration& out) const;
  void view(const State&, Viewer, JsonWriter&) const;

  // For learners (observation.cpp). Every move is one action; other seats are counted from the one who moves or looks
  // on.
  Path path(const State&, Move) const;
  std::string action_name(int action) const;
  bool single_actions(const State&, Seat, ActionSet<actions>&) const;
  Move move_of(const State&, Seat, int action) const;
  int observation_size() const;
  void observe(const State&, Viewer, std::int16_t* out) const;
  std::string observation_name(int number) const;

  // In how many ways equally likely a die comes up with this face.
  int weight_of(int die, Face face) const { return box().dice[static_cast<std::size_t>(colour_of(die))][at(face)]; }

 private:
  static constexpr int most_sides = 4 * Box::most_faces_alike;
  struct Die {
    std::array<Face, most_sides> sides;
    std::uint32_t count = 0;
  };
  Move draw_roll(const State&, Rng&) const;
  void list_rolls(const State&, List<Chance<Move>, most_chances>&) const;

  Options options_;
  std::array<Die, 2> dice_;                               // by DieColour
  std::array<std::uint32_t, all_dice + 1> ways_to_roll_;  // by DiceSet: the product of the sides of its dice
};

}  // namespace sounder::three_little_pigs

namespace sounder {
using three_little_pigs::ThreeLittlePigs;
static_assert(check_game<ThreeLittlePigs>());
}  // namespace sounder
