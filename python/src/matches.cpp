// Matches, for Python.
#include "played_match.h"

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
#include "players.h"
#include "rl/env.h"
#include "terminal/scene.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace sounder::python {

namespace {

constexpr int shown_height = 1000;  // enough lines for every picture

nb::object from_json(const std::string& text) {
  return nb::module_::import_("json").attr("loads")(nb::str(text.data(), text.size()));
}

// ---- Queries ----

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

// Nobody is the audience.
Viewer viewer_of(const PlayedMatch& match, const OptionalSeat& seat) { return {seat_or_nobody(seat, match.game())}; }

// A seat, or the current player where none is given.
Seat seat_or_current(const PlayedMatch& match, const OptionalSeat& seat) {
  return seat ? seat_or_refuse(*seat, match.game()) : match.current_player();
}

MoveList legal_moves(const PlayedMatch& match, const OptionalSeat& seat) {
  return MoveList::of(match.position(), seat_or_current(match, seat));
}

std::vector<double> returns(const PlayedMatch& match) {
  const auto seats = static_cast<std::size_t>(match.game().seats());
  if (!match.turn().is_over()) return std::vector<double>(seats);
  const auto all = rl::rewards_of(match.game().result(match.state()), match.game().seats());
  return {all.begin(), all.begin() + static_cast<std::ptrdiff_t>(seats)};
}

std::string picture_of(const PlayedMatch& match, const OptionalSeat& seat, const std::string& language, int width,
                       bool coloured) {
  if (width < 20 || width > 1000) refuse("width is " + std::to_string(width) + ", expected 20 to 1000");
  const i18n::Localizer localizer(language_or_refuse(language), match.game().setup());
  return terminal::picture(localizer, match.game(), match.state(), viewer_of(match, seat),
                           {terminal::Style(coloured), width, shown_height});
}

std::string prompt_of(const PlayedMatch& match, const OptionalSeat& seat, const std::string& language) {
  const Seat asked = seat_or_current(match, seat);
  if (!match.turn().seats.contains(asked)) return {};
  return i18n::Localizer(language_or_refuse(language), match.game().setup())
      .say(match.game().prompt(match.state(), asked));
}

std::vector<std::string> story_of(const PlayedMatch& match, const OptionalSeat& seat, const std::string& language) {
  const i18n::Localizer localizer(language_or_refuse(language), match.game().setup());
  const SeatSet viewer = viewer_of(match, seat).seat();
  std::vector<std::string> story;
  AnyState state = match.state_at(0);
  for (const Step& step : match.steps()) {
    story.push_back(localizer.told(match.game(), state, step, viewer));
    match.game().play(state, step.move);
  }
  return story;
}

nb::list history_of(const PlayedMatch& match) {
  nb::list history;
  AnyState state = match.state_at(0);
  for (const Step& step : match.steps()) {
    history.append(nb::make_tuple(player_of(step.seat), match.game().text(state, step.move)));
    match.game().play(state, step.move);
  }
  return history;
}

PlayedMatch at(const PlayedMatch& match, std::size_t count) {
  if (count > match.steps().size())
    refuse("at is " + std::to_string(count) + ", expected 0 to " + std::to_string(match.steps().size()) +
           ", the moves of this match");
  PlayedMatch earlier = match;
  earlier.rewind(count);
  return earlier;
}

PlayedMatch imagine(const PlayedMatch& match, const SeatArgument& seat, std::uint64_t seed) {
  const Seat viewer = seat_or_refuse(seat, match.game());
  Rng rng(seed, match.steps().size());
  const AnyState state = match.game().imagine(match.state(), viewer, rng);
  // Never the dice of the match itself, even if the caller gives its seed.
  return PlayedMatch::imagined(match.game_ptr(), state, viewer, rng.next());
}

std::optional<Result> result_of(const PlayedMatch& match) {
  if (!match.turn().is_over()) return std::nullopt;
  return match.game().result(match.state());
}

std::map<std::string, std::string> options_of(const PlayedMatch& match) {
  const GameEntry* entry = must(find_game(match.game().facts().id));
  std::map<std::string, std::string> options;
  for (const OptionSpec& option : entry->options)
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
          "is_over", [](const PlayedMatch& self) { return self.turn().is_over(); }, "Whether the match has ended.")
      .def_prop_ro(
          "is_chance", [](const PlayedMatch& self) { return self.turn().is_chance(); },
          "Whether chance is next: with chance=\"ask\", or after `at`.")
      .def_prop_ro("turn", turn_name, nb::for_getter(nb::sig("def turn(self, /) -> str")),
                   "\"decide\", \"chance\" or \"over\".")
      .def_prop_ro(
          "current_player", [](const PlayedMatch& self) { return player_of(self.current_player()); },
          "The player to decide; the first where several are, -1 where none is. In an imagined match the player it was "
          "imagined for.")
      .def_prop_ro(
          "current_players", [](const PlayedMatch& self) { return players_of(asked_in(self.turn())); },
          "All players to decide; several where they choose at once.")
      .def("legal_moves", legal_moves, "seat"_a = nb::none(),
           "The legal moves of a player (default: the current player); none where that player is not to decide.")
      .def("chance_outcomes", chances_of, "Where chance is next: every outcome with its whole-number weight.")
      .def(
          "play",
          [](PlayedMatch& self, const OptionalSeat& seat, const PlayableMove& move) {
            self.play(seat_or_nobody(seat, self.game()), move);
          },
          "seat"_a.none(), "move"_a,
          "Plays a move of a player; -1 or None is chance. Chance moves after it are drawn automatically, unless the "
          "match was begun with chance=\"ask\".")
      .def(
          "play",
          [](PlayedMatch& self, const OptionalSeat& seat, const std::string& text) {
            self.play(seat_or_nobody(seat, self.game()), text);
          },
          "seat"_a.none(), "move"_a, "The same, with the move's text.")
      .def("draw", &PlayedMatch::draw,
           "Draws the next chance moves from the dice of the match: needed only after `at`.")
      .def(
          "undo", [](PlayedMatch& self) { self.rewind(self.before_last_decision()); },
          "Takes back the last decision and the chance moves after it. Played again, the dice are the same.");
}

void add_showing(MatchClass& match) {
  match
      .def(
          "view",
          [](const PlayedMatch& self, const OptionalSeat& seat) {
            return from_json(self.game().view(self.state(), viewer_of(self, seat)));
          },
          "seat"_a = nb::none(), nb::sig("def view(self, seat: int | str | None = None) -> dict[str, typing.Any]"),
          "What a player may know, as a dict; without a seat what everybody may know.")
      .def("show", picture_of, "seat"_a = nb::none(), "language"_a = "en", "width"_a = 80, "coloured"_a = false,
           "The board as text, as the terminal draws it: what a player may know, or everybody. `width` is in columns; "
           "`coloured` adds terminal codes.")
      .def_prop_ro(
          "prompt", [](const PlayedMatch& self) { return prompt_of(self, {}, "en"); },
          "The question to the current player, in English.")
      .def("prompt_of", prompt_of, "seat"_a, "language"_a = "en", "The question to a player; empty if there is none.")
      .def("story", story_of, "seat"_a = nb::none(), "language"_a = "en",
           "One sentence for each move so far, as a player may know it, or everybody.")
      .def_prop_ro("result", result_of, "The result; None before the end.")
      .def("returns", returns,
           "A number for each player: zeros before the end, then 1 for a sole victory and -1 / (players - 1) for each "
           "loser.")
      .def_prop_ro("history", history_of, nb::for_getter(nb::sig("def history(self, /) -> list[tuple[int, str]]")),
                   "All moves so far: player (-1 for chance) and text.")
      .def("__len__", [](const PlayedMatch& self) { return self.steps().size(); })
      .def("__repr__", repr_of);
}

void add_keeping(MatchClass& match) {
  match
      .def_prop_ro(
          "hash", [](const PlayedMatch& self) { return hex_of(self.state().hash()); },
          "A number for the whole state, as `sounder show` prints it. It reveals secrets.")
      .def_prop_ro(
          "state",
          [](const PlayedMatch& self) {
            const auto bytes = self.state().bytes();
            return nb::bytes(reinterpret_cast<const char*>(bytes.data()), bytes.size());
          },
          "The bytes of the whole state. Equal states have equal bytes. They reveal secrets.")
      .def(
          "clone", [](const PlayedMatch& self) { return self; }, "An independent copy.")
      .def("__copy__", [](const PlayedMatch& self) { return self; })
      .def(
          "__deepcopy__", [](const PlayedMatch& self, nb::handle) { return self; }, "memo"_a)
      .def("at", at, "count"_a, "A copy with only the first `count` moves. Where chance is next, `draw` plays it.")
      .def(
          "imagine", imagine, "seat"_a, "seed"_a = 0,
          "A match at a state that this player can't tell from the true one (determinization). It has dice of its own, "
          "no record and no earlier moves.")
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
          "num_players", [](const PlayedMatch& self) { return self.game().seats(); }, "Number of players.")
      .def_prop_ro(
          "seat_names", [](const PlayedMatch& self) { return names_of(seats_of(self.game().seats())); },
          "The players' names in texts and records: p1, p2, ...")
      .def_prop_ro("options", options_of, "The options of this match by name.")
      .def_prop_ro("content", content_of, "Names of its content by kind.")
      .def_prop_ro("seed", seed_of, "The seed of its chance moves; None with chance=\"ask\".")
      .def_prop_ro(
          "imagined_for", [](const PlayedMatch& self) { return player_of(self.imagined_for()); },
          "The player an imagined match was imagined for; -1 for a match that is not imagined.");
}

PlayedMatch parse(const std::string& text, const std::string& where) {
  return PlayedMatch::of(must(parse_record(text, where)));
}

std::string verify_text(const std::string& text, const std::string& where) {
  return must(verify(must(parse_record(text, where)), where));
}

}  // namespace

void add_matches(nb::module_& m) {
  MatchClass match(m, "Match", "A match, played move by move. `sounder.match` begins one. Players count from 0.");
  add_playing(match);
  add_showing(match);
  add_keeping(match);
  add_facts(match);
  m.def("parse_record", parse, "text"_a, "where"_a);
  m.def("verify_record", verify_text, "text"_a, "where"_a);
}

}  // namespace sounder::python
