// A match in numbers, for Python.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <bit>

#include "arrays.h"
#include "course.h"
#include "errors.h"
#include "i18n/localizer.h"
#include "parts.h"
#include "position.h"
#include "setup.h"
#include "terminal/scene.h"

namespace sounder {
extern const char* const version;  // from git, cmake/version.cmake
}

namespace nb = nanobind;
using namespace nb::literals;

namespace sounder::python {
namespace {

Viewer viewer_of(const NumberedMatch& match, int seat) {
  if (seat < -1 || seat >= match.game().seats())
    refuse("seat " + std::to_string(seat) + ", expected 0 to " + std::to_string(match.game().seats() - 1) +
           ", or -1 for who only watches");
  return seat == -1 ? Viewer::audience() : Viewer(seat_at(seat));
}

Seat seat_of(const NumberedMatch& match, int seat) {
  if (seat < 0 || seat >= match.game().seats())
    refuse("seat " + std::to_string(seat) + ", expected 0 to " + std::to_string(match.game().seats() - 1));
  return seat_at(seat);
}

int number_of(Seat seat) { return seat == Seat::nobody ? -1 : index_of(seat); }

auto observation(const NumberedMatch& match, int seat) {
  const Viewer viewer = viewer_of(match, seat);
  return filled<std::int16_t>(static_cast<std::size_t>(match.course().observation_size()),
                              [&](std::int16_t* out) { match.course().observe(viewer, out); });
}

// Nothing is legal where nobody is asked.
template <class Each>
void each_legal(const NumberedMatch& match, Each each) {
  if (match.course().current_player() == Seat::nobody) return;
  const auto words = match.course().legal_actions();
  for (std::size_t i = 0; i < words.size(); ++i)
    for (std::uint64_t word = words[i]; word != 0; word &= word - 1)
      each(64 * i + static_cast<std::size_t>(std::countr_zero(word)));
}

auto mask(const NumberedMatch& match) {
  const auto size = static_cast<std::size_t>(match.numbers().actions());
  return filled<std::int8_t>(size, [&](std::int8_t* out) {
    std::fill_n(out, size, std::int8_t{0});
    each_legal(match, [&](std::size_t action) { out[action] = 1; });
  });
}

// An array of Python's that is written into. Making arrays here would take ten times as long as filling them.
class Written {
 public:
  Written(nb::handle array, int numbers, std::string_view format, const char* what) {
    const bool given = PyObject_GetBuffer(array.ptr(), &buffer_, PyBUF_CONTIG | PyBUF_FORMAT) == 0;
    if (given && buffer_.len == numbers * buffer_.itemsize && buffer_.format == format) return;
    if (given) PyBuffer_Release(&buffer_);
    PyErr_Clear();
    refuse(std::string(what) + " can't be written there, expected an array of " + std::to_string(numbers) +
           " numbers, " + (format == "h" ? "int16" : "int8"));
  }
  ~Written() { PyBuffer_Release(&buffer_); }
  Written(const Written&) = delete;
  Written& operator=(const Written&) = delete;

  template <class T>
  T* as() {
    return static_cast<T*>(buffer_.buf);
  }

 private:
  Py_buffer buffer_{};
};

// What a seat may know and do; it may do nothing where it is not asked.
void look(const NumberedMatch& match, int seat, nb::handle observation, nb::handle mask) {
  const Viewer viewer = viewer_of(match, seat);
  const auto actions = static_cast<std::size_t>(match.numbers().actions());
  Written seen(observation, match.course().observation_size(), "h", "the observation");
  Written legal(mask, match.numbers().actions(), "b", "the mask");
  match.course().observe(viewer, seen.as<std::int16_t>());
  auto* const out = legal.as<std::int8_t>();
  std::fill_n(out, actions, std::int8_t{0});
  if (seat == number_of(match.course().current_player()))
    each_legal(match, [&](std::size_t action) { out[action] = 1; });
}

std::vector<int> legal(const NumberedMatch& match) {
  std::vector<int> actions;
  each_legal(match, [&](std::size_t action) { actions.push_back(static_cast<int>(action)); });
  return actions;
}

std::vector<double> rewards(const NumberedMatch& match) {
  const auto seats = static_cast<std::size_t>(match.game().seats());
  if (!match.turn().is_over()) return std::vector<double>(seats);
  const auto all = rl::rewards_of(match.game().result(match.course().state()), match.game().seats());
  return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(seats)};
}

std::vector<int> scores(const NumberedMatch& match) {
  if (!match.turn().is_over()) refuse("there is no score before the end, expected a match that is over");
  const Result result = match.game().result(match.course().state());
  return {result.scores.begin(), result.scores.begin() + match.game().seats()};
}

std::vector<int> all_asked(const NumberedMatch& match) {
  std::vector<int> seats;
  if (match.turn().decides())
    for (const Seat seat : match.turn().seats) seats.push_back(index_of(seat));
  return seats;
}

std::vector<int> chosen(const NumberedMatch& match) {
  if (match.course().current_player() == Seat::nobody) return {};
  const auto actions = match.course().chosen();
  return {actions.begin(), actions.end()};
}

std::vector<std::string> action_names(const NumberedMatch& match) {
  std::vector<std::string> names;
  for (int i = 0; i < match.numbers().actions(); ++i) names.push_back(match.numbers().action_name(i));
  return names;
}

std::vector<std::string> observed_names(const NumberedMatch& match) {
  std::vector<std::string> names;
  for (int i = 0; i < match.numbers().observation_size(); ++i) names.push_back(match.numbers().observation_name(i));
  return names;
}

std::string picture(const NumberedMatch& match, int seat) {
  const Viewer viewer = viewer_of(match, seat);
  const i18n::Localizer localizer(language_or_refuse("en"), match.game().setup());
  return terminal::picture(localizer, match.game(), match.course().state(), viewer, {terminal::Style(false), 80, 1000});
}

// To let others go on costs more than an action, unless bots answer it.
template <class Act>
void while_bots_think(NumberedMatch& match, Act act) {
  const NumberedMatch::Thinking thinking(match);
  nb::gil_scoped_release others_go_on;
  act();
}
void act(NumberedMatch& match, int action) {
  if (!match.has_bots()) return match.step(action);
  while_bots_think(match, [&] { match.step(action); });
}
void reset(NumberedMatch& match, std::uint64_t seed) {
  while_bots_think(match, [&] { match.reset(seed); });
}
void seat_bot(NumberedMatch& match, int seat, const std::string& name) {
  const Seat taken = seat_of(match, seat);
  while_bots_think(match, [&] { match.seat_bot(taken, name); });
}
void check(const NumberedMatch& match, int action) {
  match.course();  // nobody thinks about it
  match.check(action);
}

// What a match that asks for chance is: enough to stand there again, in this process or another.
using Place = std::tuple<std::string, std::uint64_t, std::string, int, Pairs, Pairs, nb::bytes, int, std::vector<int>>;

Place place_of(const NumberedMatch& match) {
  if (!match.asks_chance() || match.has_bots())
    refuse("a match with dice or bots of its own can't be pickled, expected one with ask_chance=True");
  const GameChoice& choice = match.choice();
  const AnyState state = match.course().state();
  return {version,
          state.hash(),
          choice.game,
          match.game().seats(),
          choice.options,
          choice.content,
          nb::bytes(reinterpret_cast<const char*>(state.bytes().data()), state.bytes().size()),
          number_of(match.course().current_player()),
          chosen(match)};
}

void stand_there(NumberedMatch& match, const Place& place) {
  const auto& [build, hash, game, seats, options, content, bytes, asked, chosen] = place;
  if (build != version) refuse("a match of version " + build + ", expected one of " + version);
  const AnyState state =
      AnyState::of_bytes({static_cast<const std::uint8_t*>(bytes.data()), std::min(bytes.size(), AnyState::room)});
  if (state.hash() != hash || asked < -1 || asked >= max_seats)
    refuse("a match that was changed, expected it as it was pickled");
  new (&match) NumberedMatch({game, seats, options, content}, state, asked < 0 ? Seat::nobody : seat_at(asked), chosen);
}

}  // namespace

void add_courses(nb::module_& m) {
  nb::class_<NumberedMatch>(m, "Course", "A match in numbers: observations, actions, masks. Seats count from 0.")
      .def(
          "__init__",
          [](NumberedMatch* self, const GameChoice& choice, std::uint64_t seed, bool ask_chance) {
            new (self) NumberedMatch(choice, seed, ask_chance);
          },
          "choice"_a, "seed"_a, "ask_chance"_a = false)
      .def(
          "copy", [](const NumberedMatch& self) { return NumberedMatch(self); },
          "A match of its own that stands where this one does.")
      .def("__getstate__", &place_of)
      .def("__setstate__", &stand_there)
      .def("__copy__", [](const NumberedMatch& self) { return NumberedMatch(self); })
      .def(
          "__deepcopy__", [](const NumberedMatch& self, const nb::dict&) { return NumberedMatch(self); }, "memo"_a)
      .def("reset", &reset, "seed"_a, "From the start, with other dice.")
      .def_prop_ro("seats", [](const NumberedMatch& self) { return self.game().seats(); })
      .def_prop_ro(
          "actions", [](const NumberedMatch& self) { return self.numbers().actions(); }, "How many actions there are.")
      .def_prop_ro(
          "observation_size", [](const NumberedMatch& self) { return self.numbers().observation_size(); },
          "How many numbers an observation has.")
      .def_prop_ro(
          "longest_path", [](const NumberedMatch& self) { return self.numbers().longest_path(); },
          "Actions that a move may take.")
      .def_prop_ro(
          "most_chances", [](const NumberedMatch& self) { return self.numbers().most_chances(); },
          "Outcomes that a draw may have.")
      .def_prop_ro(
          "has_secrets", [](const NumberedMatch& self) { return self.numbers().has_secrets(); },
          "Seats may know different things.")
      .def("action_names", &action_names)
      .def("observed_names", &observed_names)
      .def_prop_ro(
          "asked", [](const NumberedMatch& self) { return number_of(self.course().current_player()); },
          "The seat that is asked, or -1.")
      .def_prop_ro("all_asked", &all_asked, "All seats that are to move.")
      .def_prop_ro("over", [](const NumberedMatch& self) { return self.turn().is_over(); })
      .def_prop_ro("chance_is_next", [](const NumberedMatch& self) { return self.turn().is_chance(); })
      .def(
          "ask", [](NumberedMatch& self, int seat) { self.ask(seat_of(self, seat)); }, "seat"_a,
          "Asks another of the seats that are to move.")
      .def_prop_ro("chosen", &chosen, "Of the move in hand the actions so far; only the seat that is asked knows them.")
      .def("check", &check, "action"_a, "Refuses an action that is not legal.")
      .def("act", &act, "action"_a, "An action of the seat that is asked.")
      .def(
          "is_legal", [](const NumberedMatch& self, int action) { return self.course().is_legal(action); }, "action"_a)
      .def("legal", &legal, "The legal actions of the seat that is asked.")
      .def("mask", &mask, "1 for every legal action, 0 for the others; a new array.")
      .def("look", &look, "seat"_a, "observation"_a, "mask"_a,
           "Writes both into arrays, int16 and int8; an empty mask where it is not asked.")
      .def("observe", &observation, "seat"_a, "What a seat may know (-1: who only watches); a new array.")
      .def("rewards", &rewards, "What the seats get: zeros before the end.")
      .def("scores", &scores)
      .def("chances", &NumberedMatch::chances, "What may be drawn, as texts with whole-number weights.")
      .def("weights", &NumberedMatch::weights, "The weights alone.")
      .def("draw", &NumberedMatch::draw, "outcome"_a, "Which of the chances came.")
      .def("seat_bot", &seat_bot, "seat"_a, "name"_a, "Gives a seat to a bot.")
      .def("show", &picture, "seat"_a = -1, "The board as a seat may see it, as text.")
      .def_prop_ro("hash", [](const NumberedMatch& self) { return self.course().state().hash(); })
      .def(
          "view",
          [](const NumberedMatch& self, int seat) {
            return self.game().view(self.course().state(), viewer_of(self, seat));
          },
          "seat"_a = -1, "What a seat may know as JSON.");
}

}  // namespace sounder::python
