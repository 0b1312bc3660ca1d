// Ladders, for Python.
#include "bots/ladder.h"

#include <nanobind/nanobind.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "errors.h"
#include "interrupt.h"
#include "parts.h"
#include "players.h"
#include "python_bot.h"
#include "setup.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace sounder::python {
namespace {

nb::tuple in_tuple(const stats::Interval& measured) {
  return nb::make_tuple(measured.value, measured.low, measured.high);
}

nb::dict in_dict(const bots::Rung& rung, const std::vector<std::string>& names) {
  nb::dict by_seat;
  for (const auto& [seat, wins] : rung.wins_by_seat) by_seat[nb::int_(player_of(seat))] = in_tuple(wins);
  nb::dict dict;
  dict["lower"] = names[rung.lower];
  dict["upper"] = names[rung.upper];
  dict["matches"] = static_cast<std::uint64_t>(rung.matches);
  dict["wins"] = in_tuple(rung.wins);
  dict["wins_by_seat"] = by_seat;
  dict["rank"] = in_tuple(rung.rank);
  dict["score"] = in_tuple(rung.score[1]);
  dict["lower_score"] = in_tuple(rung.score[0]);
  return dict;
}

nb::dict found(const bots::Ladder& ladder, const std::vector<std::string>& names) {
  nb::list rungs;
  for (const bots::Rung& rung : ladder.rungs()) rungs.append(in_dict(rung, names));
  nb::dict ratings;
  if (!ladder.is_self_play()) {
    const bots::Ratings rated = ladder.ratings();
    for (std::size_t i = 0; i < names.size(); ++i) ratings[names[i].c_str()] = in_tuple(rated.players[i]);
  }
  nb::dict all;
  all["rungs"] = rungs;
  all["ratings"] = ratings;
  return all;
}

nb::dict play_ladder(const GameChoice& choice, const std::vector<std::string>& names, const PythonBots::Named& own,
                     std::uint32_t matches, std::uint64_t seed, int threads, double seconds, nb::object progress) {
  if (threads < 1 || threads > 1024) refuse("threads is " + std::to_string(threads) + ", expected 1 to 1024");
  if (!(seconds >= 0 && seconds <= 86'400)) refuse("seconds is " + std::to_string(seconds) + ", expected 0 to 86400");
  const GamePtr game = game_of(choice);
  const PythonBots registered(own);
  std::vector<std::string> exactly = names;
  registered.name_exactly(exactly);
  bots::Ladder ladder = must(bots::Ladder::of(game, std::move(exactly), matches));
  Progress bar(std::move(progress), ladder.matches());
  const auto play = [&](const std::atomic<bool>& stopped) {
    const bots::Budget budget{.time = std::chrono::milliseconds(std::llround(1000 * seconds)), .stopped = &stopped};
    ladder.play(
        seed, threads, [&](std::uint64_t done) { return !stopped && bar.tell(done, registered); }, budget);
  };
  without_lock(play, [&] { registered.callbacks().cancel(); });
  registered.failure().rethrow();
  return found(ladder, names);
}

}  // namespace

void add_ladder(nb::module_& m) {
  m.def("play_ladder", play_ladder, "choice"_a, "names"_a, "own"_a, "matches"_a, "seed"_a, "threads"_a, "seconds"_a,
        "progress"_a.none(),
        nb::sig("def play_ladder(choice: GameChoice, names: collections.abc.Sequence[str], own: "
                "collections.abc.Sequence[tuple[str, "
                "collections.abc.Callable[[Match], Move | str]]], matches: int, seed: int, threads: int, seconds: "
                "float, progress: "
                "collections.abc.Callable[[int, int], object] | None) -> dict[str, typing.Any]"));
}

}  // namespace sounder::python
