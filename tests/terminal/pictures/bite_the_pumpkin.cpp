// The meadow as it is drawn: coordinates, shapes, marks, and never more room than there is.
#include <gtest/gtest.h>

#include <sstream>

#include "i18n/localizer.h"
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

const i18n::Localizer english("en", sounder::Setup{"bite-the-pumpkin", 3, {}, {}});

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

TEST(PictureOfTheMeadow, in_plain_text) {
  const Style plain(false);
  EXPECT_EQ(draw("bite-the-pumpkin", now, {plain, 80, &before, 24, &english}),
            R"(                  ^..^*                ,/     p1 herd
 8   .    .    .  (oo)   .    .    .  (())       2 pigs, 1 lying
                                              p2 pumpkins, out
 7   .    .   xx    .    .    .    .    .        2 on the field, 15 to plant
    /\                                        p3 broccoli, all planted
 6 /||\   .    .    .    .    .    .    .        1 on the field, 0 to plant

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
  EXPECT_EQ(draw("bite-the-pumpkin", now, {plain, 60, &before, 20, &english}),
            R"( 8  .  .  .  P* .  .  .  O   p1 herd
 7  .  .  x  .  .  .  .  .      2 pigs, 1 lying
 6  T  .  .  .  .  .  .  .   p2 pumpkins, out
 5  .  .  .  '  .  .  .  .      2 on the field, 15 to plant
 4  .  .  .  .  .  .  .  .   p3 broccoli, all planted
 3  .  .  .  .  .  .  .  .      1 on the field, 0 to plant
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
        const auto lines = lines_of(draw("bite-the-pumpkin", now, {style, width, &before, height, &english}));
        for (const std::string& line : lines) EXPECT_LE(columns(line), width) << line;
        EXPECT_LE(lines.size(), height >= 24 ? 18u : width >= 60 ? 9u : 18u);
      }
}

TEST(PictureOfTheMeadow, tells_nothing_by_colour_alone) {
  const Style colour(true);
  const Style plain(false);
  std::string stripped;
  const std::string painted = draw("bite-the-pumpkin", now, {colour, 80, &before, 24, &english});
  for (std::size_t i = 0; i < painted.size(); ++i) {
    if (painted[i] == '\x1b')
      i = painted.find('m', i);
    else
      stripped += painted[i];
  }
  for (const char* shape : {"^..^*", "(oo)", " zZ ", "(--)", " ,/ *", "(())", "(%%)", "/||\\", " xx ", " '' "})
    EXPECT_NE(stripped.find(shape), std::string::npos) << shape << "\n" << stripped;
}

// Every state of random matches can be drawn, in every language and size of window.
TEST(PictureOfTheMeadow, is_there_for_every_state) {
  const Style style(true);
  for (int seats : {2, 3})
    for (const i18n::Language& language : i18n::languages()) {
      const GamePtr game = *make_game({"bite-the-pumpkin", seats, {}, {}});
      const i18n::Localizer localizer(language.id, game->setup());
      Rng rng(static_cast<std::uint64_t>(seats));
      AnyState state = game->start();
      boost::json::value last = boost::json::parse(game->view(state, Viewer::audience()));
      for (Turn turn = game->turn(state); !turn.is_over(); turn = game->turn(state)) {
        game->play(state, game->any_move(state, turn.first, rng));
        boost::json::value view = boost::json::parse(game->view(state, Viewer::audience()));
        const auto large =
            lines_of(draw("bite-the-pumpkin", view.as_object(), {style, 80, &last.as_object(), 24, &localizer}));
        const auto small =
            lines_of(draw("bite-the-pumpkin", view.as_object(), {style, 60, &last.as_object(), 20, &localizer}));
        EXPECT_EQ(large.size(), 17u);
        EXPECT_EQ(small.size(), 9u);
        for (const std::string& line : large) EXPECT_LE(columns(line), 80) << line;
        for (const std::string& line : small) EXPECT_LE(columns(line), 60) << line;
        last = view;
      }
    }
}

TEST(PictureOfTheMeadow, speaks_italian_and_french) {
  const Style plain(false);
  const i18n::Localizer italian("it", sounder::Setup{"bite-the-pumpkin", 3, {}, {}});
  const i18n::Localizer french("fr", sounder::Setup{"bite-the-pumpkin", 3, {}, {}});
  const std::string meadow = draw("bite-the-pumpkin", now, {plain, 80, &before, 24, &italian});
  for (const char* words : {"p1 branco", "2 maiali, 1 sdraiato", "p2 zucche, fuori gioco",
                            "2 sul prato, 15 da piantare", "p3 broccoli, ha finito", "albero"})
    EXPECT_NE(meadow.find(words), std::string::npos) << words << "\n" << meadow;
  const std::string prairie = draw("bite-the-pumpkin", now, {plain, 80, &before, 24, &french});
  for (const char* words : {"p1 horde", "2 cochons, 1 couch\xc3\xa9", "p2 citrouilles, hors jeu", "citrouille",
                            "* nouveau  x mang\xc3\xa9  ' parti"})
    EXPECT_NE(prairie.find(words), std::string::npos) << words << "\n" << prairie;
}

}  // namespace
}  // namespace sounder::terminal
