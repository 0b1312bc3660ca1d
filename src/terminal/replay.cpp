#include "terminal/replay.h"

#include <algorithm>
#include <charconv>

#include "i18n/messages.h"
#include "terminal/play.h"
#include "terminal/scene.h"
#include "terminal/seating.h"

namespace sounder::terminal {
namespace {

// All states of a match.
struct Film {
  Film(const Match& shown, std::string_view language)
      : match(shown), game(match.game()), localizer(language, game.setup()), states{game.start()} {
    for (const Step& step : match.steps()) {
      AnyState next = states.back();
      game.play(next, step.move);
      states.push_back(next);
    }
  }
  std::size_t length() const { return match.steps().size(); }
  // What the viewer knew of each move when it was made. InputLine i leads from state i to state i + 1.
  std::vector<std::string> story(Viewer viewer) const {
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < length(); ++i)
      lines.push_back(story_line(i + 1, localizer.told(game, states[i], match.steps()[i], viewer.seat())));
    return lines;
  }

  const Match& match;
  const AnyGame& game;
  i18n::Localizer localizer;
  std::vector<AnyState> states;
};

Message eyes(const Film& film, Viewer viewer) {
  return viewer.is_audience() ? i18n::messages::seen_by_audience()
                              : i18n::messages::seen_by(label(film.localizer, film.game, viewer.seat()));
}

std::string seats_line(const i18n::Localizer& localizer, const Record& record) {
  std::string text;
  for (std::size_t i = 0; i < record.players.size(); ++i)
    text += "  " + label(localizer, record.match.game(), seat_at(i)) + ": " + shown_name(localizer, record.players[i]) +
            "\n";
  return text;
}

class Projector {
 public:
  Projector(Console& console, const Film& film, Viewer viewer)
      : console_(console), film_(film), viewer_(viewer), story_(film.story(viewer)) {}

  void show() const {
    const Canvas canvas = console_.canvas();
    const std::string where = say(i18n::messages::replay_at(
        static_cast<std::int64_t>(at_), static_cast<std::int64_t>(film_.length()), eyes(film_, viewer_)));
    const bool over = film_.game.turn(film_.states[at_]).is_over();
    const std::string board = picture(film_.localizer, film_.game, film_.states[at_], viewer_, canvas,
                                      at_ > 0 ? &film_.states[at_ - 1] : nullptr);
    console_.clear();
    console_.write(title(film_.localizer, film_.game, canvas.style, where) + board);
    const int room = canvas.height - count_lines(board) - (over ? 5 : 3);
    console_.write(end_of_story(story_, at_, canvas.width, room));
    if (over) console_.write(ending(film_.localizer, film_.game, film_.states[at_], canvas.style));
    console_.write(canvas.style.paint(Ink::faint, say(i18n::messages::replay_keys())) + "\n> ");
  }

  // Where a command leads; false if it is none.
  bool obey(std::string_view text) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || text == "n") return go_to(at_ + 1);
    if (text == "b" || text == "p") return go_to(at_ == 0 ? 0 : at_ - 1);
    if (text == "first") return go_to(0);
    if (text == "last") return go_to(film_.length());
    if (error == std::errc{} && end == text.data() + text.size() && number <= film_.length()) return go_to(number);
    if (text == "seat all") return see_through(Viewer::audience());
    const auto seat = text.starts_with("seat ") ? seat_named(text.substr(5), film_.game.seats()) : std::nullopt;
    return seat && see_through(*seat);
  }

 private:
  std::string say(const Message& message) const { return film_.localizer.say(message); }
  bool go_to(std::size_t move) {
    at_ = std::min(move, film_.length());
    return true;
  }
  bool see_through(Viewer viewer) {
    viewer_ = viewer;
    story_ = film_.story(viewer);
    return true;
  }

  Console& console_;
  const Film& film_;
  Viewer viewer_;
  std::vector<std::string> story_;
  std::size_t at_ = 0;
};

}  // namespace

int step_through(Console& console, const Record& record, Viewer viewer, std::string_view language) {
  const Film film(record.match, language);
  Projector projector(console, film, viewer);
  projector.show();
  for (InputLine line = console.read(); line.is_text_or_resize() && line.text != "q" && line.text != "quit";
       line = console.read()) {
    if (line.kind == InputLine::Kind::resized || projector.obey(line.text)) {
      projector.show();
      continue;
    }
    console.write(
        film.localizer.say(i18n::messages::replay_unknown(
            printable(line.text.substr(0, 60)), static_cast<std::int64_t>(film.length()), film.game.seats())) +
        "\n> ");
  }
  if (!interrupted()) return 0;
  console.write("\n");
  return left_by_interrupt;
}

std::string whole_story(const Record& record, Viewer viewer, const Canvas& canvas, bool boards,
                        std::string_view language) {
  const Film film(record.match, language);
  const i18n::Localizer& localizer = film.localizer;
  const AnyGame& game = film.game;
  std::string text = title(localizer, game, canvas.style,
                           localizer.say(i18n::messages::moves_in_all(static_cast<std::int64_t>(film.length())))) +
                     seats_line(localizer, record);
  if (boards) text += picture(localizer, game, film.states[0], viewer, canvas);
  const std::vector<std::string> story = film.story(viewer);
  for (std::size_t i = 0; i < film.length(); ++i) {
    text += story[i] + "\n";
    if (boards) text += picture(localizer, game, film.states[i + 1], viewer, canvas, &film.states[i]);
  }
  const bool over = game.turn(film.states.back()).is_over();
  return text + (over ? ending(localizer, game, film.states.back(), canvas.style)
                      : localizer.say(i18n::messages::not_over()) + "\n");
}

}  // namespace sounder::terminal
