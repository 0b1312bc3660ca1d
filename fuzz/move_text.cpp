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
    if (parsed.reason.size() > longest_reason) broken("a reason of " + std::to_string(parsed.reason.size()) + " characters");
    return;
  }
  const Step step{seat, *parsed.move};
  if (std::none_of(legal.begin(), legal.end(), [&](const Step& one) { return one.seat == seat && one.move == step.move; }))
    broken("an illegal move is taken for " + match.game().text(match.state(), step.move));
  check_text(match, step);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  Choices choices(bytes, size);
  const GamePtr game = choose_game(choices);
  if (!game) return -1;
  Match match(game);
  Rng rng(choices.byte());
  play_on(match, rng, choices.below(static_cast<std::size_t>(game->facts().longest)));
  const auto legal = steps_now(match);
  const std::string_view text = choices.rest();
  for (int i = 0; i < game->seats(); ++i) say(match, legal, seat_at(i), text);
  say(match, legal, Seat::nobody, text);
  const auto step = parse_step(*game, match.state(), text);
  if (step.move) take(match, *step.move);
  return 0;
}
