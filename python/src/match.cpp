// Matches, for Python.
#include "match.h"

#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "errors.h"
#include "i18n/localizer.h"
#include "match/fair/verify.h"
#include "match/hex.h"
#include "match/registry.h"
#include "parts.h"
#include "seat_names.h"
#include "terminal/scene.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace sounder::python {

namespace {

constexpr int shown_height = 1000;  // nothing is left out for want of lines

nb::object from_json(const std::string& text) {
  return nb::module_::import_("json").attr("loads")(nb::str(text.data(), text.size()));
}

// ---- What a match answers ----

const char* turn_name(const PlayedMatch& match) {
  const Turn turn = match.turn();
  return turn.is_over() ? "over" : turn.is_chance() ? "chance" : "decide";
}

std::vector<std::string> names_of(SeatSet seats) {
  std::vector<std::string> names;
  for (Seat seat : seats) names.push_back(name_of(seat));
  return names;
}

std::vector<std::pair<PlayableMove, std::uint64_t>> chances_of(const PlayedMatch& match) {
  std::vector<std::pair<PlayableMove, std::uint64_t>> list;
  if (!match.turn().is_chance()) return list;
  std::vector<AnyChance> chances;
  match.game().chances(match.state(), chances);
  for (const AnyChance& one : chances) list.push_back({{match.position(), Seat::nobody, one.move}, one.weight});
  return list;
}

Viewer viewer_of(const PlayedMatch& match, const std::optional<std::string>& seat) {
  return {seat_or_refuse(seat, match.game())};
}

std::string picture_of(const PlayedMatch& match, const std::optional<std::string>& seat, const std::string& language,
                       int width, bool coloured) {
  if (width < 20 || width > 1000) refuse("width is " + std::to_string(width) + ", expected 20 to 1000");
  const i18n::Localizer localizer(language_or_refuse(language), match.game().setup());
  return terminal::picture(localizer, match.game(), match.state(), viewer_of(match, seat),
                           {terminal::Style(coloured), width, shown_height});
}

std::string prompt_of(const PlayedMatch& match, const std::optional<std::string>& seat, const std::string& language) {
  const Seat asked = seat ? seat_or_refuse(seat, match.game()) : match.current_player();
  if (!match.turn().seats.contains(asked)) return {};
  return i18n::Localizer(language_or_refuse(language), match.game().setup())
      .say(match.game().prompt(match.state(), asked));
}

std::vector<std::string> story_of(const PlayedMatch& match, const std::optional<std::string>& seat,
                                  const std::string& language) {
  const i18n::Localizer localizer(language_or_refuse(language), match.game().setup());
  const SeatSet eyes = viewer_of(match, seat).seat();
  std::vector<std::string> story;
  AnyState state = match.state_at(0);
  for (const Step& step : match.steps()) {
    story.push_back(localizer.told(match.game(), state, step, eyes));
    match.game().play(state, step.move);
  }
  return story;
}

nb::list steps_of(const PlayedMatch& match) {
  nb::list steps;
  AnyState state = match.state_at(0);
  for (const Step& step : match.steps()) {
    steps.append(nb::make_tuple(seat_name(step.seat), match.game().text(state, step.move)));
    match.game().play(state, step.move);
  }
  return steps;
}

PlayedMatch at(const PlayedMatch& match, std::size_t count) {
  if (count > match.steps().size())
    refuse("at is " + std::to_string(count) + ", expected 0 to " + std::to_string(match.steps().size()) +
           ", the moves of this match");
  PlayedMatch earlier = match;
  earlier.rewind(count);
  return earlier;
}

PlayedMatch imagine(const PlayedMatch& match, const std::string& seat, std::uint64_t seed) {
  const Seat eyes = seat_or_refuse(seat, match.game());
  Rng rng(seed, match.steps().size());
  const AnyState state = match.game().imagine(match.state(), eyes, rng);
  // Never the dice of the match itself, should somebody give its seed.
  return PlayedMatch::imagined(match.game_ptr(), state, eyes, rng.next());
}

std::optional<Result> result_of(const PlayedMatch& match) {
  if (!match.turn().is_over()) return std::nullopt;
  return match.game().result(match.state());
}

std::map<std::string, std::string> options_of(const PlayedMatch& match) {
  const GameEntry* line = must(find_game(match.game().facts().id));
  std::map<std::string, std::string> options;
  for (const OptionSpec& option : line->options)
    if (const auto chosen = match.game().setup().options.find(option.id); chosen != match.game().setup().options.end())
      options[option.id] = option.text_of(chosen->second);
  return options;
}

std::map<std::string, std::string> content_of(const PlayedMatch& match) {
  std::map<std::string, std::string> names;
  for (const auto& [kind, choice] : match.game().setup().content) names[kind] = choice.name;
  return names;
}

std::optional<std::uint64_t> seed_of(const PlayedMatch& match) {
  const auto* note = std::get_if<SeedNote>(&match.dice());
  return note ? std::optional(note->seed) : std::nullopt;
}

std::string repr_of(const PlayedMatch& match) {
  return "<Match of " + std::string(match.game().facts().id) + " with " + std::to_string(match.game().seats()) +
         " seats after " + std::to_string(match.steps().size()) + " moves" +
         (match.is_imagined() ? ", imagined>" : ">");
}

// ---- The class ----

using MatchClass = nb::class_<PlayedMatch>;

void add_playing(MatchClass& match) {
  match
      .def_prop_ro(
          "over", [](const PlayedMatch& self) { return self.turn().is_over(); }, "Whether the match has ended.")
      .def_prop_ro("turn", turn_name, nb::for_getter(nb::sig("def turn(self, /) -> str")),
                   "\"decide\", \"chance\" or \"over\".")
      .def_prop_ro(
          "asked", [](const PlayedMatch& self) { return seat_name(self.current_player()); },
          nb::for_getter(nb::sig("def asked(self, /) -> str | None")),
          "The seat that is to decide; the first where several are, None where none is. In an imagined match the seat "
          "it was imagined for.")
      .def_prop_ro(
          "all_asked", [](const PlayedMatch& self) { return names_of(self.turn().seats); },
          "All seats that are to decide.")
      .def_prop_ro(
          "moves", [](const PlayedMatch& self) { return MoveList::of(self.position(), self.current_player()); },
          "The legal moves of `asked`; none where no seat is asked.")
      .def(
          "moves_of",
          [](const PlayedMatch& self, const std::string& seat) {
            return MoveList::of(self.position(), seat_or_refuse(seat, self.game()));
          },
          "seat"_a, "The legal moves of a seat; none where it is not asked.")
      .def_prop_ro("chances", chances_of, "Where chance is asked (chance=\"ask\"): every outcome with its weight.")
      .def(
          "play",
          [](PlayedMatch& self, const std::optional<std::string>& seat, const PlayableMove& move) {
            self.play(seat_or_refuse(seat, self.game()), move);
          },
          "seat"_a.none(), "move"_a,
          "Plays a move for a seat, None for chance. What chance draws after it is drawn at once, unless chance is "
          "asked.")
      .def(
          "play",
          [](PlayedMatch& self, const std::optional<std::string>& seat, const std::string& text) {
            self.play(seat_or_refuse(seat, self.game()), text);
          },
          "seat"_a.none(), "move"_a, "The same by the move's text.")
      .def("draw", &PlayedMatch::draw,
           "Draws what the dice of the match give, where it stands before a draw: after `at`.")
      .def(
          "undo", [](PlayedMatch& self) { self.rewind(self.before_last_decision()); },
          "Takes back the last decision and what chance drew after it. Played again, it draws the same.");
}

void add_showing(MatchClass& match) {
  match
      .def(
          "view",
          [](const PlayedMatch& self, const std::optional<std::string>& seat) {
            return from_json(self.game().view(self.state(), viewer_of(self, seat)));
          },
          "seat"_a = nb::none(), nb::sig("def view(self, seat: str | None = None) -> dict[str, typing.Any]"),
          "What a seat may know, as the board's JSON; without a seat what everybody may.")
      .def("show", picture_of, "seat"_a = nb::none(), "language"_a = "en", "width"_a = 80, "coloured"_a = false,
           "The board as text, as the terminal draws it: what a seat may know, or everybody. In colours it has a "
           "terminal's codes.")
      .def_prop_ro(
          "prompt", [](const PlayedMatch& self) { return prompt_of(self, {}, "en"); },
          "What is asked of `asked`, in English.")
      .def("prompt_of", prompt_of, "seat"_a, "language"_a = "en", "What is asked of a seat; empty where nothing is.")
      .def("story", story_of, "seat"_a = nb::none(), "language"_a = "en",
           "What has happened, a text a move, as a seat may hear it, or everybody.")
      .def_prop_ro("result", result_of, "How the match has ended; None before that.")
      .def_prop_ro("steps", steps_of, nb::for_getter(nb::sig("def steps(self, /) -> list[tuple[str | None, str]]")),
                   "All moves so far: seat (None for chance) and text.")
      .def("__len__", [](const PlayedMatch& self) { return self.steps().size(); })
      .def("__repr__", repr_of);
}

void add_keeping(MatchClass& match) {
  match
      .def_prop_ro(
          "hash", [](const PlayedMatch& self) { return hex_of(self.state().hash()); },
          "A number for the whole state, as `sounder show` has it. It gives away what is secret.")
      .def_prop_ro(
          "state",
          [](const PlayedMatch& self) {
            const auto bytes = self.state().bytes();
            return nb::bytes(reinterpret_cast<const char*>(bytes.data()), bytes.size());
          },
          "The bytes of the whole state: equal states have equal bytes.")
      .def(
          "copy", [](const PlayedMatch& self) { return self; }, "Another match that stands where this one does.")
      .def("__copy__", [](const PlayedMatch& self) { return self; })
      .def(
          "__deepcopy__", [](const PlayedMatch& self, nb::handle) { return self; }, "memo"_a)
      .def("at", at, "count"_a,
           "A copy with only the first `count` moves. It may stand before a draw, which `draw` makes.")
      .def("imagine", imagine, "seat"_a, "seed"_a = 0,
           "A match at a state that this seat can't tell from the true one. It can be played on with dice of its own; "
           "it has no record, "
           "and what came before it is not known.")
      .def(
          "record", [](const PlayedMatch& self) { return to_json(self.record()); },
          "The record of the match, JSON, secrets included.")
      .def(
          "__reduce__",
          [](const PlayedMatch& self) {
            return nb::make_tuple(nb::module_::import_("sounder").attr("load"), nb::make_tuple(to_json(self.record())));
          },
          nb::sig("def __reduce__(self) -> tuple[typing.Any, ...]"));
}

void add_facts(MatchClass& match) {
  match
      .def_prop_ro(
          "game", [](const PlayedMatch& self) { return std::string(self.game().facts().id); }, "The game's id.")
      .def_prop_ro(
          "seats", [](const PlayedMatch& self) { return self.game().seats(); }, "How many seats there are.")
      .def_prop_ro(
          "seat_names", [](const PlayedMatch& self) { return names_of(seats_of(self.game().seats())); }, "p1, p2, ...")
      .def_prop_ro("options", options_of, "The options of this match.")
      .def_prop_ro("content", content_of, "Its content: a name by kind.")
      .def_prop_ro("seed", seed_of, "What the dice come from; None where chance is asked.")
      .def_prop_ro(
          "imagined_for", [](const PlayedMatch& self) { return seat_name(self.imagined_for()); },
          nb::for_getter(nb::sig("def imagined_for(self, /) -> str | None")),
          "Of an imagined match the seat it was imagined for.");
}

PlayedMatch parse(const std::string& text, const std::string& where) {
  return PlayedMatch::of(must(parse_record(text, where)));
}

std::string verify_text(const std::string& text, const std::string& where) {
  return must(verify(must(parse_record(text, where)), where));
}

}  // namespace

void add_match(nb::module_& m) {
  MatchClass match(m, "Match", "A match that is being played. `sounder.match` begins one.");
  add_playing(match);
  add_showing(match);
  add_keeping(match);
  add_facts(match);
  m.def("parse_record", parse, "text"_a, "where"_a);
  m.def("verify_record", verify_text, "text"_a, "where"_a);
}

}  // namespace sounder::python
