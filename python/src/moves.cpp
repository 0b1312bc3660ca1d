// Moves and results, for Python.
#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "errors.h"
#include "i18n/localizer.h"
#include "parts.h"
#include "position.h"
#include "rl/encoding.h"
#include "seat_names.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace sounder::python {

std::string_view language_or_refuse(const std::string& language) { return must(i18n::language_named(language)); }

std::vector<int> PlayableMove::ids() const {
  if (seat == Seat::nobody) return {};  // what is drawn is nobody's action
  const auto path = must(rl::encoding_of(at->game))->path(at->state, move);
  return {path.begin(), path.end()};
}

std::string PlayableMove::messages(const std::string& language) const {
  return i18n::Localizer(language_or_refuse(language), at->game->setup()).button(at->game->describe(at->state, move));
}

MoveList MoveList::of(PositionPtr at, Seat seat) {
  MoveList list{std::move(at), seat, {}};
  const Turn turn = list.at->game->turn(list.at->state);
  if (turn.seats.contains(seat)) list.at->game->moves(list.at->state, seat, list.moves);
  return list;
}

namespace {

void add_result(nb::module_& m) {
  nb::class_<Result>(m, "Result", "How a match ended.")
      .def_prop_ro(
          "winners",
          [](const Result& result) {
            std::vector<std::string> names;
            for (Seat seat : result.winners) names.push_back(name_of(seat));
            return names;
          },
          "The seats that have won, several where victory is shared.")
      .def_prop_ro(
          "scores",
          [](const Result& result) {
            std::map<std::string, int> scores;
            for (Seat seat : seats_of(max_seats))
              if (result.ranks[seat] > 0) scores[name_of(seat)] = result.scores[seat];
            return scores;
          },
          "Points by seat.")
      .def_prop_ro(
          "ranks",
          [](const Result& result) {
            std::map<std::string, int> ranks;
            for (Seat seat : seats_of(max_seats))
              if (result.ranks[seat] > 0) ranks[name_of(seat)] = result.ranks[seat];
            return ranks;
          },
          "Rank by seat: 1 is best, equal ranks are shared.")
      .def("__repr__", [](const Result& result) {
        std::string text;
        for (Seat seat : result.winners) text += (text.empty() ? "" : " and ") + name_of(seat);
        return "<Result: won by " + text + ">";
      });
}

}  // namespace

void add_moves(nb::module_& m) {
  nb::class_<PlayableMove>(
      m, "Move", "A legal move in a position, or an outcome of chance. It can be played wherever it is legal.")
      .def_prop_ro("text", &PlayableMove::text, "The move in the game's notation, as records have it.")
      .def_prop_ro("ids", &PlayableMove::ids,
                   "The actions that make this move for those who learn, one after the other; mostly one.")
      .def_prop_ro(
          "says", [](const PlayableMove& move) { return move.says("en"); }, "What the move is, in English.")
      .def("say", &PlayableMove::messages, "language"_a = "en", "What the move is, in a language: en, it or fr.")
      .def_prop_ro(
          "seat", [](const PlayableMove& move) { return seat_name(move.seat); },
          nb::for_getter(nb::sig("def seat(self, /) -> str | None")), "Whose move it is; None for chance.")
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
          "The notation of them all.")
      .def("__repr__", [](const MoveList& list) {
        return "<" + std::to_string(list.moves.size()) + " moves of " + name_of(list.seat) + ">";
      });
  add_result(m);
}

}  // namespace sounder::python
