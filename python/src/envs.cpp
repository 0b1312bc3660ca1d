// Environments, for Python.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <bit>

#include "arrays.h"
#include "errors.h"
#include "i18n/localizer.h"
#include "parts.h"
#include "played_env.h"
#include "players.h"
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

// Nobody is the audience.
Viewer viewer_of(const PlayedEnv& match, const OptionalSeat& seat) { return {seat_or_nobody(seat, match.game())}; }

auto observation(const PlayedEnv& match, const OptionalSeat& seat) {
  const Viewer viewer = viewer_of(match, seat);
  return filled<std::int16_t>(static_cast<std::size_t>(match.env().observation_size()),
                              [&](std::int16_t* out) { match.env().observe(viewer, out); });
}

// There is no legal action where no player is to act.
template <class Each>
void each_legal(const PlayedEnv& match, Each each) {
  if (match.env().current_player() == Seat::nobody) return;
  const auto words = match.env().legal_actions();
  for (std::size_t i = 0; i < words.size(); ++i)
    for (std::uint64_t word = words[i]; word != 0; word &= word - 1)
      each(64 * i + static_cast<std::size_t>(std::countr_zero(word)));
}

auto action_mask(const PlayedEnv& match) {
  const auto size = static_cast<std::size_t>(match.encoding().actions());
  return filled<std::int8_t>(size, [&](std::int8_t* out) {
    std::fill_n(out, size, std::int8_t{0});
    each_legal(match, [&](std::size_t action) { out[action] = 1; });
  });
}

// A Python array that is written into. Making an array takes ten times as long as filling one.
class OutputArray {
 public:
  OutputArray(nb::handle array, int numbers, std::string_view format, const char* what) {
    const bool given = PyObject_GetBuffer(array.ptr(), &buffer_, PyBUF_CONTIG | PyBUF_FORMAT) == 0;
    if (given && buffer_.len == numbers * buffer_.itemsize && buffer_.format == format) return;
    if (given) PyBuffer_Release(&buffer_);
    PyErr_Clear();
    refuse(std::string(what) + " can't be written there, expected an array of " + std::to_string(numbers) +
           " numbers, " + (format == "h" ? "int16" : "int8"));
  }
  ~OutputArray() { PyBuffer_Release(&buffer_); }
  OutputArray(const OutputArray&) = delete;
  OutputArray& operator=(const OutputArray&) = delete;

  template <class T>
  T* as() {
    return static_cast<T*>(buffer_.buf);
  }

 private:
  Py_buffer buffer_{};
};

// What a seat may know and do. The mask is empty unless it is the current player.
void observe_into(const PlayedEnv& match, const OptionalSeat& seat, nb::handle observation, nb::handle mask) {
  const Viewer viewer = viewer_of(match, seat);
  const auto actions = static_cast<std::size_t>(match.encoding().actions());
  OutputArray seen(observation, match.env().observation_size(), "h", "the observation");
  OutputArray legal(mask, match.encoding().actions(), "b", "the mask");
  match.env().observe(viewer, seen.as<std::int16_t>());
  auto* const out = legal.as<std::int8_t>();
  std::fill_n(out, actions, std::int8_t{0});
  if (!viewer.is_audience() && viewer.is(match.env().current_player()))
    each_legal(match, [&](std::size_t action) { out[action] = 1; });
}

std::vector<int> legal_actions(const PlayedEnv& match) {
  std::vector<int> actions;
  each_legal(match, [&](std::size_t action) { actions.push_back(static_cast<int>(action)); });
  return actions;
}

std::vector<double> returns(const PlayedEnv& match) {
  const auto seats = static_cast<std::size_t>(match.game().seats());
  if (!match.turn().is_over()) return std::vector<double>(seats);
  const auto all = rl::rewards_of(match.game().result(match.env().state()), match.game().seats());
  return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(seats)};
}

std::vector<int> scores(const PlayedEnv& match) {
  if (!match.turn().is_over()) refuse("there is no score before the end, expected a match that is over");
  const Result result = match.game().result(match.env().state());
  return {result.scores.begin(), result.scores.begin() + match.game().seats()};
}

std::vector<int> current_players(const PlayedEnv& match) {
  return match.turn().decides() ? players_of(asked_in(match.turn())) : std::vector<int>();
}

std::vector<int> chosen(const PlayedEnv& match) {
  if (match.env().current_player() == Seat::nobody) return {};
  const auto actions = match.env().chosen();
  return {actions.begin(), actions.end()};
}

std::vector<std::string> action_names(const PlayedEnv& match) {
  std::vector<std::string> names;
  for (int i = 0; i < match.encoding().actions(); ++i) names.push_back(match.encoding().action_name(i));
  return names;
}

std::vector<std::string> observation_names(const PlayedEnv& match) {
  std::vector<std::string> names;
  for (int i = 0; i < match.encoding().observation_size(); ++i) names.push_back(match.encoding().observation_name(i));
  return names;
}

std::string picture(const PlayedEnv& match, const OptionalSeat& seat) {
  const Viewer viewer = viewer_of(match, seat);
  const i18n::Localizer localizer(language_or_refuse("en"), match.game().setup());
  return terminal::picture(localizer, match.game(), match.env().state(), viewer, {terminal::Style(false), 80, 1000});
}

// Releasing Python's lock costs more than an action, so it is released only where bots answer.
template <class Work>
void while_bots_think(PlayedEnv& match, Work work) {
  const PlayedEnv::Thinking thinking(match);
  nb::gil_scoped_release others_go_on;
  work();
}
void step(PlayedEnv& match, int action) {
  if (!match.has_bots()) return match.step(action);
  while_bots_think(match, [&] { match.step(action); });
}
void reset(PlayedEnv& match, std::uint64_t seed) {
  while_bots_think(match, [&] { match.reset(seed); });
}
void seat_bot(PlayedEnv& match, const SeatArgument& seat, const std::string& name) {
  const Seat taken = seat_or_refuse(seat, match.game());
  while_bots_think(match, [&] { match.seat_bot(taken, name); });
}
void check(const PlayedEnv& match, int action) {
  match.env();  // refuses while bots think
  match.check(action);
}

// A pickled environment that asks its caller for chance: enough to restore it, in this process or another.
using Pickled =
    std::tuple<std::string, std::uint64_t, std::string, int, Pairs, Pairs, nb::bytes, int, std::vector<int>>;

Pickled pickle(const PlayedEnv& match) {
  if (!match.asks_chance() || match.has_bots())
    refuse("a match with dice or bots of its own can't be pickled, expected one with ask_chance=True");
  const GameChoice& choice = match.choice();
  const AnyState state = match.env().state();
  return {version,
          state.hash(),
          choice.game,
          match.game().seats(),
          choice.options,
          choice.content,
          nb::bytes(reinterpret_cast<const char*>(state.bytes().data()), state.bytes().size()),
          player_of(match.env().current_player()),
          chosen(match)};
}

void unpickle(PlayedEnv& match, const Pickled& pickled) {
  const auto& [build, hash, game, seats, options, content, bytes, player, chosen] = pickled;
  if (build != version) refuse("a match of version " + build + ", expected one of " + version);
  const AnyState state =
      AnyState::of_bytes({static_cast<const std::uint8_t*>(bytes.data()), std::min(bytes.size(), AnyState::room)});
  if (state.hash() != hash || player < -1 || player >= max_seats)
    refuse("a match that was changed, expected it as it was pickled");
  new (&match) PlayedEnv({game, seats, options, content}, state, player < 0 ? Seat::nobody : seat_at(player), chosen);
}

}  // namespace

void add_envs(nb::module_& m) {
  nb::class_<PlayedEnv>(m, "Env",
                        "One match as an environment: observations, legal actions, action masks. Players count from 0.")
      .def(
          "__init__",
          [](PlayedEnv* self, const GameChoice& choice, std::uint64_t seed, bool ask_chance) {
            new (self) PlayedEnv(choice, seed, ask_chance);
          },
          "choice"_a, "seed"_a, "ask_chance"_a = false)
      .def(
          "clone", [](const PlayedEnv& self) { return PlayedEnv(self); },
          "An independent copy. An environment with bots can't be copied.")
      .def("__getstate__", &pickle)
      .def("__setstate__", &unpickle)
      .def("__copy__", [](const PlayedEnv& self) { return PlayedEnv(self); })
      .def(
          "__deepcopy__", [](const PlayedEnv& self, const nb::dict&) { return PlayedEnv(self); }, "memo"_a)
      .def("reset", &reset, "seed"_a, "Begins a new match whose chance comes from this seed.")
      .def_prop_ro(
          "num_players", [](const PlayedEnv& self) { return self.game().seats(); }, "Number of players.")
      .def_prop_ro(
          "num_actions", [](const PlayedEnv& self) { return self.encoding().actions(); },
          "Number of different actions; actions are 0 to num_actions - 1.")
      .def_prop_ro(
          "observation_size", [](const PlayedEnv& self) { return self.encoding().observation_size(); },
          "Number of whole numbers in an observation.")
      .def_prop_ro(
          "longest_path", [](const PlayedEnv& self) { return self.encoding().longest_path(); },
          "Largest number of actions that one move takes.")
      .def_prop_ro(
          "max_chance_outcomes", [](const PlayedEnv& self) { return self.encoding().most_chances(); },
          "Largest number of outcomes of one chance move.")
      .def_prop_ro(
          "has_secrets", [](const PlayedEnv& self) { return self.encoding().has_secrets(); },
          "Whether players may know different things (imperfect information).")
      .def("action_names", &action_names, "A name for each action.")
      .def("observation_names", &observation_names, "A name for each number of an observation.")
      .def_prop_ro(
          "current_player", [](const PlayedEnv& self) { return player_of(self.env().current_player()); },
          "The player to act; of several the first, or the one that `set_current_player` chose. -1 where the match is "
          "over or chance is next.")
      .def_prop_ro("current_players", &current_players, "All players to move; several where they choose at once.")
      .def(
          "set_current_player",
          [](PlayedEnv& self, const SeatArgument& seat) { self.ask(seat_or_refuse(seat, self.game())); }, "seat"_a,
          "Makes another of `current_players` the current player. Actions of an unfinished move are dropped.")
      .def_prop_ro(
          "is_over", [](const PlayedEnv& self) { return self.turn().is_over(); }, "Whether the match has ended.")
      .def_prop_ro(
          "is_chance", [](const PlayedEnv& self) { return self.turn().is_chance(); },
          "Whether chance is next: only where the caller is asked for it.")
      .def_prop_ro("chosen", &chosen,
                   "Actions of the current player's unfinished move. Other players do not know them.")
      .def("check", &check, "action"_a, "Raises SounderError if the action is not legal.")
      .def("step", &step, "action"_a,
           "Takes an action of the current player. The last action of a move plays it, with the chance moves after it.")
      .def(
          "is_legal", [](const PlayedEnv& self, int action) { return self.env().is_legal(action); }, "action"_a,
          "Whether the current player may take the action.")
      .def("legal_actions", &legal_actions,
           "The legal actions of the current player; none where there is no such player.")
      .def("action_mask", &action_mask, "A new array, int8: 1 for each legal action of the current player, else 0.")
      .def("observation", &observation, "seat"_a,
           "A new array, int16: what a player may know. -1 or None: what everybody may know.")
      .def("observe_into", &observe_into, "seat"_a, "observation"_a, "mask"_a,
           "Writes observation (int16) and action mask (int8) into arrays. The mask is all zeros unless this is the "
           "current player.")
      .def("returns", &returns,
           "A number for each player: zeros before the end, then 1 for a sole victory and -1 / (players - 1) for each "
           "loser.")
      .def("scores", &scores, "Points of each player at the end of the match.")
      .def("chance_outcomes", &PlayedEnv::chances, "Outcomes of the next chance move: text and whole-number weight.")
      .def("chance_weights", &PlayedEnv::weights, "The weights of `chance_outcomes` alone.")
      .def("apply_chance", &PlayedEnv::draw, "outcome"_a, "Plays the chance move with this index in `chance_outcomes`.")
      .def("seat_bot", &seat_bot, "seat"_a, "name"_a, "Lets a bot play a seat from now on.")
      .def("show", &picture, "seat"_a = -1, "The board as text: what a player may know, or everybody.")
      .def_prop_ro(
          "hash", [](const PlayedEnv& self) { return self.env().state().hash(); },
          "A number for the whole state. It reveals secrets.")
      .def(
          "view",
          [](const PlayedEnv& self, const OptionalSeat& seat) {
            return self.game().view(self.env().state(), viewer_of(self, seat));
          },
          "seat"_a = -1, "What a player may know as JSON text; -1 or None: what everybody may know.");
}

}  // namespace sounder::python
