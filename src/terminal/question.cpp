// One decision of one person: the question, the commands beside the moves, the answer.
#include <algorithm>
#include <cmath>
#include <utility>

#include "bots/hint.h"
#include "i18n/messages.h"
#include "match/messages.h"
#include "terminal/choices.h"
#include "terminal/legend.h"
#include "terminal/scene.h"
#include "terminal/session.h"
#include "terminal/spelling.h"

namespace sounder::terminal {
namespace {

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

// The first word, and what follows it. A question mark needs no blank after it.
std::pair<std::string_view, std::string_view> split(std::string_view text) {
  const std::size_t end = text.starts_with('?') ? 1 : std::min(text.find_first_of(" \t"), text.size());
  return {text.substr(0, end), trimmed(text.substr(end))};
}

std::string on_line(const InputLine& line, const std::string& what) {
  return "standard input, line " + std::to_string(line.number) + ": " + what;
}

}  // namespace

InputLine PlaySession::next_line_or_resize() {
  if (!early_) return console_.read();
  InputLine line = std::move(*early_);
  early_.reset();
  return line;
}

InputLine PlaySession::next_line() {
  InputLine line = next_line_or_resize();
  while (line.kind == InputLine::Kind::resized) line = next_line_or_resize();
  return line;
}

bool PlaySession::must_be_alone(Seat seat) const {
  for (Seat other : people_)
    if (other != seat && game().secret_from(match().state(), seat).contains(other)) return true;
  return false;
}

// Lets the others look away. An outcome only if the person leaves instead.
std::optional<PlaySession::Outcome> PlaySession::hand_over(Seat seat) {
  console_.wipe();
  const Canvas canvas = console_.canvas();
  console_.write(end_of_story(story_, story_.size(), canvas.width, canvas.height - 3));
  console_.write(canvas.style.paint(Ink::bold, say(i18n::messages::look_away(label_of(seat)))) + " ");
  const InputLine line = next_line();
  if (line.kind == InputLine::Kind::end) return Outcome::input_ended;
  if (line.kind == InputLine::Kind::interrupted) return Outcome::interrupted;
  if (trimmed(line.text) == "quit") return Outcome::left;
  alone_ = true;
  return std::nullopt;
}

void PlaySession::show_question(Seat seat, int moves, const AnyState* before) {
  const Canvas canvas = console_.canvas();
  const std::string who = label_of(seat);
  const std::string asked = who + ": " + say(game().prompt(match().state(), seat));
  if (!console_.asks()) return console_.write(asked + "\n");
  const std::string board = picture(localizer_, game(), match().state(), seat, canvas, before);
  std::string question;
  for (const std::string& line : wrapped(asked, canvas.width)) question += (question.empty() ? "" : "\n") + line;
  const std::string hint = "  " + say(i18n::messages::lists_moves(moves));
  const bool fits = columns(asked + hint) <= canvas.width;
  console_.clear();
  console_.write(title(localizer_, game(), canvas.style, say(i18n::messages::at_move(moves_made() + 1))) + board);
  if (console_.clears())
    console_.write(end_of_story(story_, story_.size(), canvas.width,
                                canvas.height - count_lines(board) - 3 - count_lines(question)));
  console_.write(canvas.style.paint(Ink::bold, who) + question.substr(who.size()) +
                 (fits ? canvas.style.paint(Ink::faint, hint) : "") + "\n> ");
}

Expected<PlaySession::Outcome> PlaySession::ask(Seat seat) {
  const AnyState state = match().state();
  const Choices choices(localizer_, game(), state, seat, console_.asks() ? &cards_ : nullptr);
  if (console_.asks() && !alone_ && must_be_alone(seat))
    if (const auto gone = hand_over(seat)) return *gone;
  const std::optional<AnyState> before = std::exchange(shown_, state);
  const auto show = [&] { show_question(seat, choices.size(), before ? &*before : nullptr); };
  show();
  for (;;) {
    const InputLine line = next_line_or_resize();
    if (line.kind == InputLine::Kind::resized) {
      show();
      continue;
    }
    if (line.kind == InputLine::Kind::end) return Outcome::input_ended;
    if (line.kind == InputLine::Kind::interrupted) return Outcome::interrupted;
    if (line.kind == InputLine::Kind::too_long)
      return error(on_line(line, "is longer than " + std::to_string(longest_line) + " characters, expected a move"));
    const std::string_view answer = trimmed(line.text);
    const auto [word, rest] = split(answer);
    Expected<Outcome> outcome = Outcome::still_asked;  // of an empty line and of a comment
    const auto command = std::find_if(commands.begin(), commands.end(),
                                      [asked = word](const Command& one) { return one.word == asked; });
    if (command != commands.end()) {
      outcome = (this->*command->obey)(std::string(rest), seat, choices);
    } else if (!answer.empty() && !answer.starts_with('#')) {
      const auto found = console_.asks() ? choices.find_by_part(answer) : choices.find(answer);
      if (found.move) return play_move(seat, *found.move).map([] { return Outcome::moved; });
      std::vector<std::string> words;
      for (const Command& one : commands) words.emplace_back(one.word);
      outcome = error("\"" + std::string(answer.substr(0, 80)) + "\": " + say(found.reason) +
                      (console_.asks() ? did_you_mean(near_misses(word, words)) : ""));
    }
    if (outcome && *outcome != Outcome::still_asked) return outcome;
    if (!outcome && !console_.asks()) return error(on_line(line, outcome.error().message));
    if (!outcome) refuse(outcome.error());
    if (console_.asks()) console_.write("> ");
  }
}

// " Did you mean quit?", or nothing.
std::string PlaySession::did_you_mean(const std::vector<std::string>& names) const {
  return names.empty() ? "" : " " + say(i18n::messages::did_you_mean({names.begin(), names.end()}));
}

void PlaySession::refuse(const Error& error) {
  const std::string what = say(i18n::messages::not_possible());
  const Canvas canvas = console_.canvas();
  bool first = true;
  for (const std::string& line : wrapped(what + ": " + printable(error.message), canvas.width, 2)) {
    console_.write((first ? canvas.style.paint(Ink::red, what) + line.substr(what.size()) : line) + "\n");
    first = false;
  }
}

const std::array<PlaySession::Command, 10> PlaySession::commands = {{
    {"?", &PlaySession::list_moves, i18n::messages::help_list},
    {"hint", &PlaySession::give_hint, i18n::messages::help_hint},
    {"undo", &PlaySession::take_back, i18n::messages::help_undo},
    {"board", &PlaySession::show_board, i18n::messages::help_board},
    {"rules", &PlaySession::show_rules, i18n::messages::help_rules},
    {"legend", &PlaySession::show_legend, i18n::messages::help_legend},
    {"card", &PlaySession::show_card, i18n::messages::help_card},
    {"save", &PlaySession::save, i18n::messages::help_save},
    {"quit", &PlaySession::leave, i18n::messages::help_quit},
    {"help", &PlaySession::help, i18n::messages::help_help},
}};

// A long list pushes the question off the screen, so it is asked again below.
Expected<PlaySession::Outcome> PlaySession::list_moves(const std::string& rest, Seat seat, const Choices& choices) {
  const Canvas canvas = console_.canvas();
  const std::string list = choices.list(canvas.style, canvas.width, rest);
  console_.write(list);
  if (console_.asks() && count_lines(list) > 3)
    for (const std::string& line :
         wrapped(label_of(seat) + ": " + say(game().prompt(match().state(), seat)), canvas.width))
      console_.write(line + "\n");
  return Outcome::still_asked;
}

Expected<PlaySession::Outcome> PlaySession::give_hint(const std::string&, Seat seat, const Choices&) {
  const auto levels = bots::level_names(game().facts().id);
  if (levels.empty()) return error(say(i18n::messages::no_bot()));
  if (!adviser_) adviser_ = bots::make_bot(levels.back(), match().game_ptr()).value();
  const Style style = console_.canvas().style;
  const bots::Hint hint =
      bots::hint_for(*adviser_, game(), match().state(), seat, plan_.thinking, match().steps().size());
  int width = 0;
  std::vector<std::string> moves;
  for (const auto& line : hint.best)
    moves.push_back(console_.asks() ? cards_.with_names(line.move) : std::string(line.move));
  for (const std::string& move : moves) width = std::max(width, columns(move));
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const auto& line = hint.best[i];
    const std::string share = line.percent ? std::to_string(*line.percent) : "";
    console_.write(
        "  " + style.paint(Ink::cyan, padded(moves[i], width)) +
        (line.percent && !hint.proven
             ? "  " + std::string(3 - std::min<std::size_t>(3, share.size()), ' ') + share + " %"
             : "") +
        (line.visits > 1
             ? style.paint(Ink::faint, "  " + say(i18n::messages::tried(static_cast<std::int64_t>(line.visits))))
             : "") +
        "\n");
  }
  if (hint.why.empty()) return Outcome::still_asked;
  for (const std::string& line : wrapped(say(hint.why), console_.canvas().width - 2))
    console_.write("  " + line + "\n");
  return Outcome::still_asked;
}

// Across what others did they are asked for it; across what became known, alone among bots, one says that it is
// practice.
Expected<PlaySession::Outcome> PlaySession::take_back(const std::string& rest, Seat seat, const Choices&) {
  const Undo undo = session_.undo_of(seat);
  if (undo.how == Undo::How::when_agreed && rest != "agreed") {
    std::vector<std::string> labels;
    for (Seat one : undo.ask) labels.push_back(label_of(one));
    return error(say(i18n::messages::undo_agreed({labels.begin(), labels.end()})));
  }
  if (undo.how == Undo::How::as_practice && rest != "practice") return error(say(i18n::messages::undo_practice()));
  const auto entries = session_.check(TakeBack{seat, {}, undo.ask, rest == "practice"});
  if (!entries) return error(say(entries.error().because));
  SOUNDER_TRY(take(*entries));
  if (!console_.asks()) console_.write("      " + say(match_messages::taken_back(seat)) + "\n");
  return Outcome::taken_back;
}

Expected<PlaySession::Outcome> PlaySession::show_board(const std::string&, Seat seat, const Choices&) {
  Canvas canvas = console_.canvas();
  canvas.height = 1000;  // all of it, though it may scroll
  console_.write(picture(localizer_, game(), match().state(), seat, canvas));
  return Outcome::still_asked;
}

Expected<PlaySession::Outcome> PlaySession::show_rules(const std::string& rest, Seat, const Choices&) {
  const Canvas canvas = console_.canvas();
  const std::string page = rules_page(localizer_, canvas, rest);
  if (page.empty()) return error(say(i18n::messages::no_rules(rest.substr(0, 60))));
  console_.write(page);
  return Outcome::still_asked;
}

Expected<PlaySession::Outcome> PlaySession::show_legend(const std::string& rest, Seat, const Choices&) {
  const std::string page = legend_page(localizer_, console_.canvas(), rest);
  if (page.empty()) return error(say(i18n::messages::no_legend(rest.substr(0, 60))));
  console_.write(page);
  return Outcome::still_asked;
}

Expected<PlaySession::Outcome> PlaySession::show_card(const std::string& rest, Seat, const Choices&) {
  if (cards_.empty()) return error(say(i18n::messages::no_cards()));
  const auto listed = [](const std::vector<std::string>& names) {
    return i18n::messages::name_a_card({names.begin(), names.end()});
  };
  if (rest.empty()) {
    write_wrapped(printable(say(listed(cards_.names()))));
    return Outcome::still_asked;
  }
  const CardIndex::Found found = cards_.find(rest, console_.canvas());
  if (found.page.empty())
    return error(say(i18n::messages::no_card(rest.substr(0, 60))) + "." + did_you_mean(found.near));
  console_.write(found.page);
  return Outcome::still_asked;
}

Expected<PlaySession::Outcome> PlaySession::save(const std::string& rest, Seat, const Choices&) {
  SOUNDER_TRY(const auto file, plan_.file.save(session_.record(), rest));
  saved_moves_ = match().steps().size();
  write_wrapped(say(i18n::messages::saved_in(printable(file))));
  return Outcome::still_asked;
}

Expected<PlaySession::Outcome> PlaySession::leave(const std::string&, Seat, const Choices&) { return Outcome::left; }

Expected<PlaySession::Outcome> PlaySession::help(const std::string&, Seat, const Choices&) {
  std::vector<Explained> lines = {{say(i18n::messages::a_move()), say(i18n::messages::help_move())}};
  for (const Command& command : commands)
    lines.push_back({std::string(command.word), say(Message{&command.about, {}})});
  console_.write(explained(lines, console_.canvas()));
  return Outcome::still_asked;
}

// After the end, where nothing was kept: the last chance to keep it.
void PlaySession::offer_to_save() {
  write_wrapped(say(i18n::messages::offer_to_save()));
  console_.write("> ");
  for (InputLine line = next_line(); line.kind == InputLine::Kind::text; line = next_line()) {
    const auto [word, rest] = split(trimmed(line.text));
    if (word != "save") break;
    const auto file = plan_.file.save(session_.record(), std::string(rest));
    if (file) {
      console_.write(say(i18n::messages::saved_after(printable(*file))) + "\n");
      break;
    }
    console_.write(printable(file.error().message) + "\n> ");
  }
}

}  // namespace sounder::terminal
