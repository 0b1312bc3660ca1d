// The meadow as it is drawn: coordinates, shapes, marks, and never more room than there is.
#include <gtest/gtest.h>

#include <sstream>

#include "match/registry.h"
#include "terminal/pictures.h"

namespace sounder::terminal {
namespace {

const boost::json::object before = boost::json::parse(R"({
  "phase": "plant", "trees": ["a6", "b2"], "pigs": ["d5", "h1"], "lying": [], "pumpkins": ["c7", "h8"], "broccoli": ["e1"],
  "farmers": [{"seat": "p2", "vegetable": "pumpkin", "supply": 16, "on_board": 2, "standing": "playing"},
              {"seat": "p3", "vegetable": "broccoli", "supply": 0, "on_board": 1, "standing": "home"}]})")
                                       .as_object();
// The pig on d5 ran to d8, the one on h1 lies; c7 was eaten, a1 planted.
const boost::json::object now = boost::json::parse(R"({
  "phase": "run", "trees": ["a6", "b2"], "pigs": ["d8", "h1"], "lying": ["h1"], "pumpkins": ["a1", "h8"], "broccoli": ["e1"],
  "farmers": [{"seat": "p2", "vegetable": "pumpkin", "supply": 15, "on_board": 2, "standing": "out"},
              {"seat": "p3", "vegetable": "broccoli", "supply": 0, "on_board": 1, "standing": "home"}]})")
                                    .as_object();

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

TEST(PictureOfTheMeadow, in_plain_text) {
  const Style plain(false);
  EXPECT_EQ(draw("bite-the-pumpkin", now, {plain, 80, &before}),
            R"(                  ^..^*                ,/     p1 herd
 8   .    .    .  (oo)   .    .    .  (())       2 pigs, 1 lying
                                              p2 pumpkins, out
 7   .    .   xx    .    .    .    .    .        2 on the meadow, 15 to plant
    /\                                        p3 broccoli, all planted
 6 /||\   .    .    .    .    .    .    .        1 on the meadow, 0 to plant

 5   .    .    .   ''    .    .    .    .     ^..^             zZ
                                              (oo) pig        (--) lying pig
 4   .    .    .    .    .    .    .    .
                                               ,/             (%%)
 3   .    .    .    .    .    .    .    .     (()) pumpkin     ||  broccoli
         /\
 2   .  /||\   .    .    .    .    .    .      /\
    ,/ *               (%%)            zZ     /||\ tree
 1 (())   .    .    .   ||    .    .  (--)
     a    b    c    d    e    f    g    h     * new here  x eaten  ' ran away
)");
}

TEST(PictureOfTheMeadow, in_a_small_window) {
  const Style plain(false);
  EXPECT_EQ(draw("bite-the-pumpkin", now, {plain, 60, &before, 20}),
            R"( 8  .  .  .  P* .  .  .  O   p1 herd
 7  .  .  x  .  .  .  .  .      2 pigs, 1 lying
 6  T  .  .  .  .  .  .  .   p2 pumpkins, out
 5  .  .  .  '  .  .  .  .      2 on the meadow, 15 to plant
 4  .  .  .  .  .  .  .  .   p3 broccoli, all planted
 3  .  .  .  .  .  .  .  .      1 on the meadow, 0 to plant
 2  .  T  .  .  .  .  .  .   P pig, p lying pig, O pumpkin
 1  O* .  .  .  B  .  .  p   B broccoli, T tree
    a  b  c  d  e  f  g  h   * new here  x eaten  ' ran away
)");
}

TEST(PictureOfTheMeadow, has_lines_no_wider_than_the_window_and_leaves_room_for_the_rest) {
  for (const bool coloured : {false, true})
    for (const int height : {12, 23, 24, 40})
      for (const int width : {34, 60, 79, 80, 120}) {
        const Style style(coloured);
        const auto lines = lines_of(draw("bite-the-pumpkin", now, {style, width, &before, height}));
        for (const std::string& line : lines) EXPECT_LE(columns(line), width) << line;
        EXPECT_LE(lines.size(), height >= 24 ? 18u : width >= 60 ? 9u : 18u);
      }
}

TEST(PictureOfTheMeadow, tells_nothing_by_colour_alone) {
  const Style colour(true);
  const Style plain(false);
  std::string stripped;
  const std::string painted = draw("bite-the-pumpkin", now, {colour, 80, &before});
  for (std::size_t i = 0; i < painted.size(); ++i) {
    if (painted[i] == '\x1b')
      i = painted.find('m', i);
    else
      stripped += painted[i];
  }
  for (const char* shape : {"^..^*", "(oo)", " zZ ", "(--)", " ,/ *", "(())", "(%%)", "/||\\", " xx ", " '' "})
    EXPECT_NE(stripped.find(shape), std::string::npos) << shape << "\n" << stripped;
}

// Every state of random matches can be drawn.
TEST(PictureOfTheMeadow, is_there_for_every_state) {
  const Style style(true);
  for (int seats : {2, 3}) {
    const GamePtr game = *make_game({"bite-the-pumpkin", seats, {}, {}});
    Rng rng(static_cast<std::uint64_t>(seats));
    AnyState state = game->start();
    boost::json::value last = boost::json::parse(game->view(state, Viewer::audience()));
    for (Turn turn = game->turn(state); !turn.is_over(); turn = game->turn(state)) {
      game->play(state, game->any_move(state, turn.seats.front(), rng));
      boost::json::value view = boost::json::parse(game->view(state, Viewer::audience()));
      EXPECT_EQ(lines_of(draw("bite-the-pumpkin", view.as_object(), {style, 80, &last.as_object()})).size(), 17u);
      last = view;
    }
  }
}

}  // namespace
}  // namespace sounder::terminal
