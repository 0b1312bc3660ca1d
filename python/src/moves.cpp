// Moves and results, for Python.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "errors.h"
#include "i18n/localizer.h"
#include "parts.h"
#include "players.h"
#include "position.h"
#include "rl/encoding.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace sounder::python {

std::string_view language_or_refuse(const std::string& language) { return must(i18n::language_named(language)); }

std::vector<int> PlayableMove::actions() const {
  if (seat == Seat::nobody) return {};  // an outcome of chance is not an action
  const auto path = must(rl::encoding_of(at->game))->path(at->state, move);
  return {path.begin(), path.end()};
}

std::string PlayableMove::describe(const std::string& language) const {
  return i18n::Localizer(language_or_refuse(language), at->game->setup()).button(at->game->describe(at->state, move));
}

MoveList MoveList::of(PositionPtr at, Seat seat) {
  MoveList list{std::move(at), seat, {}};
  const Turn turn = list.at->game->turn(list.at->state);
  if (turn.seats.contains(seat)) list.at->game->moves(list.at->state, seat, list.moves);
  return list;
}

namespace {

template <class T>
std::vector<int> by_player(const Result& result, const T& numbers) {
  std::vector<int> list;
  for (Seat seat : seats_of(max_seats))
    if (result.ranks[seat] > 0) list.push_back(numbers[seat]);
  return list;
}

void add_result(nb::module_& m) {
  nb::class_<Result>(m, "Result", "How a match ended.")
      .def_prop_ro(
          "winners", [](const Result& result) { return players_of(result.winners); },
          "The players that have won; several where victory is shared.")
      .def_prop_ro(
          "scores", [](const Result& result) { return by_player(result, result.scores); }, "Points of each player.")
      .def_prop_ro(
          "ranks", [](const Result& result) { return by_player(result, result.ranks); },
          "Rank of each player: 1 is best, equal ranks are shared.")
      .def("__repr__", [](const Result& result) {
        std::string text;
        for (Seat seat : result.winners) text += (text.empty() ? "" : " and ") + name_of(seat);
        return "<Result: won by " + text + ">";
      });
}

}  // namespace

void add_moves(nb::module_& m) {
  nb::class_<PlayableMove>(
      m, "Move",
      "A legal move in a position, or an outcome of chance. It can be played in any position where it is legal.")
      .def_prop_ro("text", &PlayableMove::text, "The move in the game's notation, as records have it.")
      .def_prop_ro("actions", &PlayableMove::actions,
                   "The actions of an environment that make this move, in order; usually one.")
      .def("describe", &PlayableMove::describe, "language"_a = "en",
           "The move as a sentence, in a language: en, it or fr.")
      .def_prop_ro(
          "player", [](const PlayableMove& move) { return player_of(move.seat); },
          "The player whose move it is; -1 for chance.")
      .def("__str__", &PlayableMove::text)
      .def("__repr__",
           [](const PlayableMove& move) {
             return "<Move " + (move.seat == Seat::nobody ? std::string("of chance") : name_of(move.seat)) + ": " +
                    move.text() + ">";
           })
      .def(
          "__eq__", [](const PlayableMove& a, const PlayableMove& b) { return a == b; }, nb::is_operator(),
          nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__", [](const PlayableMove& move) {
        return static_cast<Py_hash_t>(hash_bytes(&move.move, sizeof move.move) >> 1);  // never -1
      });

  nb::class_<MoveList>(m, "Moves", "The legal moves of a seat, a sequence of `Move`.")
      .def("__len__", [](const MoveList& list) { return list.moves.size(); })
      .def("__getitem__",
           [](const MoveList& list, Py_ssize_t i) {
             const auto size = static_cast<Py_ssize_t>(list.moves.size());
             if (i < 0) i += size;
             if (i < 0 || i >= size) throw nb::index_error(("there are " + std::to_string(size) + " moves").c_str());
             return list[i];
           })
      .def(
          "__getitem__",
          [](const MoveList& list, const nb::slice& slice) {
            const auto [start, stop, step, length] = slice.compute(list.moves.size());
            std::vector<PlayableMove> part;
            for (std::size_t i = 0; i < length; ++i)
              part.push_back(list[static_cast<std::size_t>(start + static_cast<Py_ssize_t>(i) * step)]);
            return part;
          },
          nb::sig("def __getitem__(self, arg: slice, /) -> list[Move]"))
      .def(
          "__iter__",
          [](const MoveList& list) {
            std::vector<PlayableMove> all;
            for (std::size_t i = 0; i < list.moves.size(); ++i) all.push_back(list[i]);
            return nb::iter(nb::cast(std::move(all)));
          },
          nb::sig("def __iter__(self, /) -> collections.abc.Iterator[Move]"))
      .def_prop_ro(
          "texts",
          [](const MoveList& list) {
            std::vector<std::string> texts;
            for (const AnyMove& move : list.moves) texts.push_back(list.at->game->text(list.at->state, move));
            return texts;
          },
          "The notation of each move.")
      .def("__repr__", [](const MoveList& list) {
        return "<" + std::to_string(list.moves.size()) + " moves of " + name_of(list.seat) + ">";
      });
  add_result(m);
}

}  // namespace sounder::python
