// Scenes for the tests of Bite the Pumpkin: a picture of the meadow, moves as text, and back to a picture.
//
// Eight lines from rank 8 down to rank 1: `P` pig, `o` pumpkin, `b` broccoli, `T` tree, `.` empty. Blanks are for the
// eye.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/bite_the_pumpkin/bite_the_pumpkin.h"
#include "rules/bite_the_pumpkin/naive.h"

namespace sounder::bite_the_pumpkin {

// What stands where, as a picture without blanks.
std::string picture_of(const Options&, const State&);
// A picture without its blanks and with one line break a rank, to compare with the above.
std::string plain(std::string_view picture);

class Scene {
 public:
  // From the start of a match.
  explicit Scene(const Options& options) : game(options), state(game.start()) {}
  // In the middle of play: a farmer is to plant (with three seats the broccoli farmer, so that the herd comes next).
  // The trees are those of the picture; each farmer has `supply` left.
  Scene(Options options, std::string_view picture, int supply = 10);

  Scene& play(std::string_view text);  // throws with the reason if it is refused
  Scene& play_all(std::initializer_list<const char*> texts);
  std::vector<std::string> moves() const;            // of the seat that is to move, in order
  std::string refusal(std::string_view text) const;  // empty if it is legal
  std::string english(const Message&) const;
  std::string picture() const { return picture_of(game.options(), state); }
  bool over() const { return game.turn(state).is_over(); }
  Seat seat() const { return game.turn(state).first; }
  SeatSet winners() const { return game.result(state).winners; }

  BiteThePumpkin game;
  State state;
};

constexpr Options two_seats = {.seats = 2};
constexpr Options three_seats = {.seats = 3};

// The cells of these names.
Cells cells(std::initializer_list<const char*> names);

// Every empty cell is beside a pumpkin and beside broccoli, but for those around b3.
inline constexpr const char* nearly_closed = R"(
      o . b . o . b .
      . b . o . b . o
      o . b . o . b .
      . b . o . b . o
      o . b . o . b .
      . . . o . b . o
      T T T T T T T T
      P P P P P T T T)";

// The trees of a built-in layout.
Cells trees_of(std::string_view layout);

// The same start in the second implementation.
naive::Meadow naive_meadow(const Options&);

}  // namespace sounder::bite_the_pumpkin
