// Any text as a move, at any state of any game: it is refused with a reason, or it is a legal move that reads back.
#include "walk.h"

using namespace sounder;
using namespace sounder::fuzz;

namespace {

// A reason is a sentence for a person, however long the text was.
constexpr std::size_t longest_reason = 2000;

void say(const Match& match, const std::vector<Step>& legal, Seat seat, std::string_view text) {
  const auto parsed = match.game().parse(match.state(), seat, text);
  if (!parsed.move) {
    if (parsed.reason.empty()) broken("refused without a reason");
    if (json_of(parsed.reason).size() > longest_reason)
      broken("a reason of " + std::to_string(json_of(parsed.reason).size()) + " characters");
    return;
  }
  const Step step{seat, *parsed.move};
  if (std::none_of(legal.begin(), legal.end(),
                   [&](const Step& one) { return one.seat == seat && one.move == step.move; }))
    broken("\"" + std::string(text) + "\" is taken for a move, which it is not");
  check_text(match, step);
}

// Somewhere in a random match, early and late alike.
Match somewhere(const GamePtr& game, Choices& choices) {
  Match match(game);
  const std::size_t far = choices.byte();
  Rng rng(choices.byte());
  play_on(match, rng, far);
  if (match.turn().is_over() && far > 0) match.rewind(far % match.steps().size());
  return match;
}

// The head of one move's text and the tail of another's: nearly a move.
std::string crossbreed(const Match& match, const std::vector<Step>& legal, Choices& choices) {
  const auto text_of_any = [&] { return match.game().text(match.state(), legal[choices.below(legal.size())].move); };
  const std::string head = text_of_any();
  const std::string tail = text_of_any();
  return head.substr(0, choices.below(head.size() + 1)) + tail.substr(choices.below(tail.size() + 1));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  Choices choices(bytes, size);
  const GamePtr game = choose_game(choices);
  if (!game) return -1;
  Match match = somewhere(game, choices);
  const auto legal = steps_now(match);
  const std::string text(choices.rest());
  const std::string bred = crossbreed(match, legal, choices);
  for (const std::string& one : {text, bred}) {
    for (int i = 0; i < game->seats(); ++i) say(match, legal, seat_at(i), one);
    say(match, legal, Seat::nobody, one);
  }
  if (const auto step = parse_step(*game, match.state(), text); step.move) take(match, *step.move);
  return 0;
}
