// Any bytes as a content file: refused in one line, or a game that can be played to its end with any number of seats.
#include "walk.h"

using namespace sounder;
using namespace sounder::fuzz;

namespace {

void play_with(const GameEntry& line, const ContentFile& file, int seats) {
  Setup setup;
  setup.game = line.facts->id;
  setup.seats = seats;
  if (!choose_content(setup, file)) broken("accepted but can't be chosen");
  const auto game = make_game(setup);
  if (!game) return;
  Match match(*game);
  Rng rng(static_cast<std::uint64_t>(seats));
  play_on(match, rng, static_cast<std::size_t>(line.facts->longest) + 1);
  check_end(match);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const auto file = parse_content({reinterpret_cast<const char*>(bytes), size}, "content");
  if (!file) {
    if (file.error().message.empty()) broken("refused without a reason");
    return 0;
  }
  const auto line = find_game(file->game);
  if (!line) return 0;
  const auto checked = (*line)->check(*file);
  if (!checked) {
    if (checked.error().message.empty()) broken("refused without a reason");
    return 0;
  }
  for (int seats = (*line)->facts->min_seats; seats <= (*line)->facts->max_seats; ++seats)
    play_with(**line, *file, seats);
  return 0;
}
