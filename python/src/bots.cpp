// Bots and hints, for Python.
#include "bots/bot.h"

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "bots/hint.h"
#include "errors.h"
#include "i18n/localizer.h"
#include "interrupt.h"
#include "parts.h"
#include "played_match.h"
#include "players.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace sounder::python {
namespace {

struct ConsideredMove {
  PlayableMove move;
  double share;
  std::uint64_t visits;
};

struct Advised {
  PlayableMove move;
  std::vector<ConsideredMove> considered;
  std::uint64_t simulations;
};

struct Hinted {
  std::vector<ConsideredMove> best;
  std::string why;
  std::uint64_t simulations;
};

struct Thinking {
  std::uint64_t seed;
  std::uint64_t simulations;
  double seconds;
  int threads;

  bots::Budget budget(const std::atomic<bool>* stopped, bool explain) const {
    return {.simulations = simulations,
            .time = std::chrono::milliseconds(std::llround(1000 * seconds)),
            .threads = threads,
            .explain = explain,
            .stopped = stopped};
  }
  void check() const {
    if (!(seconds >= 0 && seconds <= 86'400)) refuse("seconds is " + std::to_string(seconds) + ", expected 0 to 86400");
    if (threads < 1 || threads > 256) refuse("threads is " + std::to_string(threads) + ", expected 1 to 256");
  }
};

// A bot that keeps its search tree from move to move.
class Thinker {
  template <class Ask>
  auto think(const Thinking& how, const Ask& ask, bool explain) {
    if (name_ == "random" || name_ == "greedy") {  // answer at once
      const nb::gil_scoped_release released;
      return ask(how.budget(nullptr, explain));
    }
    return without_lock([&](const std::atomic<bool>& stopped) { return ask(how.budget(&stopped, explain)); });
  }

 public:
  Thinker(GamePtr game, std::string name)
      : game_(std::move(game)), name_(std::move(name)), bot_(must(bots::make_bot(name_, game_))) {}

  const std::string& name() const { return name_; }

  Advised advise(const PlayedMatch& match, const OptionalSeat& given, const Thinking& how, bool explain) {
    const Question asked(*this, match, given, how);
    const bots::Advice advice = think(
        how,
        [&](const bots::Budget& budget) {
          return bots::ask_bot(*bot_, *game_, asked.at->state, asked.seat, how.seed, asked.number, budget);
        },
        explain);
    Advised advised{{asked.at, asked.seat, advice.move}, {}, advice.simulations};
    for (const bots::Considered& one : advice.considered)
      advised.considered.push_back({{asked.at, asked.seat, one.move}, one.share, one.visits});
    return advised;
  }

  Hinted hint(const PlayedMatch& match, const OptionalSeat& given, const Thinking& how, std::size_t top,
              const std::string& language) {
    const i18n::Localizer localizer(language_or_refuse(language), game_->setup());
    const Question asked(*this, match, given, how);
    const bots::Hint hint = think(
        how,
        [&](const bots::Budget& budget) {
          return bots::hint_for(*bot_, *game_, asked.at->state, asked.seat, how.seed, asked.number, budget, top);
        },
        true);
    Hinted hinted{{}, hint.why.empty() ? "" : localizer.say(hint.why), hint.simulations};
    for (const bots::Hint::Line& line : hint.best) {
      const auto parsed = game_->parse(asked.at->state, asked.seat, line.move);
      hinted.best.push_back(
          {{asked.at, asked.seat, parsed.move.value()}, line.percent.value_or(0) / 100.0, line.visits});
    }
    return hinted;
  }

 private:
  // A position that the bot is asked about. While it lives, the bot refuses other questions.
  struct Question {
    Question(Thinker& thinker, const PlayedMatch& match, const OptionalSeat& given, const Thinking& how)
        : at(match.position()), number(match.steps().size()), thinks(thinker.thinks_) {
      how.check();
      seat = given ? seat_or_refuse(*given, match.game()) : match.current_player();
      if (match.turn().is_over()) refuse("the match is over, expected a position where a player decides");
      if (match.turn().is_chance()) refuse("chance is next, expected a position where a player decides");
      if (!match.turn().seats.contains(seat))
        refuse(name_of(seat) + " is not to decide, expected " + name_of(match.current_player()));
      if (match.game_ptr() != thinker.game_ && match.game().setup() != thinker.game_->setup())
        refuse("the match is of another game or has other options, expected one like the match the bot was made for");
      if (thinks.exchange(true)) refuse("the bot is thinking already, expected one question at a time");
    }
    ~Question() { thinks = false; }
    Question(const Question&) = delete;
    Question& operator=(const Question&) = delete;

    PositionPtr at;
    Seat seat;
    std::size_t number;
    std::atomic<bool>& thinks;
  };

  GamePtr game_;
  std::string name_;
  std::unique_ptr<bots::Bot> bot_;
  std::atomic<bool> thinks_ = false;
};

Advised advice(Thinker& bot, const PlayedMatch& match, const OptionalSeat& seat, std::uint64_t seed,
               std::uint64_t simulations, double seconds, int threads, bool explain) {
  return bot.advise(match, seat, {seed, simulations, seconds, threads}, explain);
}

Hinted hint(Thinker& bot, const PlayedMatch& match, const OptionalSeat& seat, std::size_t top,
            const std::string& language, std::uint64_t seed, std::uint64_t simulations, double seconds, int threads) {
  if (top < 1 || top > 1024) refuse("top is " + std::to_string(top) + ", expected 1 to 1024");
  return bot.hint(match, seat, {seed, simulations, seconds, threads}, top, language);
}

// Without a name the strongest level.
Thinker thinker_for(const PlayedMatch& match, const std::optional<std::string>& level) {
  return {match.game_ptr(), level ? *level : bots::level_names(match.game().facts().id).back()};
}

Advised advice_once(const PlayedMatch& match, const OptionalSeat& seat, const std::optional<std::string>& level,
                    std::uint64_t seed, std::uint64_t simulations, double seconds, int threads, bool explain) {
  Thinker bot = thinker_for(match, level);
  return advice(bot, match, seat, seed, simulations, seconds, threads, explain);
}

Hinted hint_once(const PlayedMatch& match, const OptionalSeat& seat, const std::optional<std::string>& level,
                 std::size_t top, const std::string& language, std::uint64_t seed, std::uint64_t simulations,
                 double seconds, int threads) {
  Thinker bot = thinker_for(match, level);
  return hint(bot, match, seat, top, language, seed, simulations, seconds, threads);
}

void add_answers(nb::module_& m) {
  nb::class_<ConsideredMove>(m, "Considered", "A move that a bot has considered.")
      .def_ro("move", &ConsideredMove::move)
      .def_ro("share", &ConsideredMove::share,
              "Expected share of the victory after it, 0 to 1; in the hint for a choice that the bot draws, the "
              "probability of the choice.")
      .def_ro("visits", &ConsideredMove::visits, "Number of simulations that tried it; with 0 the share means nothing.")
      .def("__repr__", [](const ConsideredMove& one) {
        return "<Considered " + one.move.text() + ": " + std::to_string(one.share) + " in " +
               std::to_string(one.visits) + " visits>";
      });
  nb::class_<Advised>(m, "Advice", "What a bot would play.")
      .def_ro("move", &Advised::move)
      .def_ro("considered", &Advised::considered, "Moves it considered, best first; empty if it did not search.")
      .def_ro("simulations", &Advised::simulations)
      .def("__repr__", [](const Advised& one) { return "<Advice " + one.move.text() + ">"; });
  nb::class_<Hinted>(m, "Hint", "What a bot would play, and why.")
      .def_ro("best", &Hinted::best, "Moves, sorted by their share; the bot plays the first most often.")
      .def_ro("why", &Hinted::why, "What speaks for the first; empty if nothing does.")
      .def_ro("simulations", &Hinted::simulations)
      .def("__repr__",
           [](const Hinted& one) { return "<Hint " + one.best.front().move.text() + ": " + one.why + ">"; });
}

}  // namespace

void add_bots(nb::module_& m) {
  add_answers(m);
  nb::class_<Thinker>(m, "Bot", "A bot of the engine. It keeps its search tree from move to move.")
      .def(
          "__init__",
          [](Thinker* self, const PlayedMatch& match, const std::string& level) {
            new (self) Thinker(match.game_ptr(), level);
          },
          "match"_a, "level"_a)
      .def_prop_ro("level", &Thinker::name)
      .def("advice", advice, "match"_a, "seat"_a = nb::none(), nb::kw_only(), "seed"_a = 1, "simulations"_a = 0,
           "seconds"_a = 0.0, "threads"_a = 1, "explain"_a = false,
           "The move it would play for a seat, from what that seat may know. Without `seconds` the same seed gives the "
           "same "
           "answer.")
      .def("hint", hint, "match"_a, "seat"_a = nb::none(), nb::kw_only(), "top"_a = 3, "language"_a = "en",
           "seed"_a = 1, "simulations"_a = 0, "seconds"_a = 0.0, "threads"_a = 1, "The same with a reason in words.")
      .def("__repr__", [](const Thinker& bot) { return "<Bot " + bot.name() + ">"; });
  nb::borrow<nb::class_<PlayedMatch>>(m.attr("Match"))
      .def("advice", advice_once, "seat"_a = nb::none(), "level"_a = nb::none(), nb::kw_only(), "seed"_a = 1,
           "simulations"_a = 0, "seconds"_a = 0.0, "threads"_a = 1, "explain"_a = false,
           "The move that a bot of this level (default: the strongest) would play for a seat (default: the current "
           "player). See `Bot.advice`.")
      .def("hint", hint_once, "seat"_a = nb::none(), "level"_a = nb::none(), nb::kw_only(), "top"_a = 3,
           "language"_a = "en", "seed"_a = 1, "simulations"_a = 0, "seconds"_a = 0.0, "threads"_a = 1,
           "The same with a reason in words.");
}

}  // namespace sounder::python
