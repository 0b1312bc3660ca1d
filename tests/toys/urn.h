// A toy to tune, with known odds: a ball is drawn from an urn. p1 wins with a red ball; blue ones are those of the file
// and one for every marked cell, and the option puts in more. p1 is asked something first that does not matter.
#pragma once

#include "match/game_entry.h"
#include "toys/toy_messages.h"

namespace sounder::toys {

class Urn {
 public:
  struct Options {
    std::int8_t seats = 2;
    std::int8_t more_blue = 0;
    std::int8_t red = 1;
    std::int8_t blue = 1;
  };
  enum class Stage : std::uint8_t { ask, draw, over };
  struct State {
    Stage stage = Stage::ask;
    std::uint8_t red = 0;
    bool operator==(const State&) const = default;
  };
  struct Move {
    std::uint8_t what = 0;
    bool operator==(const Move&) const = default;
  };
  static constexpr int most_moves = 2;
  static constexpr int most_chances = 2;
  static constexpr Facts facts = {"urn", "Urn", "Sounder's tests", 2, 2, 1, 2, true};
  static constexpr std::array<Option<Options>, 1> options_offered = {
      Option<Options>::number("more_blue", &Options::more_blue, 0, 9, 0),
  };
  static constexpr std::array<ContentKind, 1> content_kinds = {ContentKind{"balls", "none"}};
  // Too many balls do not fit in.
  static std::string refusal(const Options& o) { return o.red + o.blue + o.more_blue > 40 ? "the urn is full" : ""; }
  static Message role(const Options&, Seat) { return {}; }
  static std::span<const MessageDef* const> vocabulary() { return toy_messages::vocabulary; }
  explicit Urn(const Options& options) : options_(options) {}
  const Options& options() const { return options_; }
  State start() const { return {}; }
  Turn turn(const State& s) const {
    return s.stage == Stage::ask ? Turn::decide(Seat::p1) : s.stage == Stage::draw ? Turn::chance() : Turn::over();
  }
  void moves(const State&, Seat, List<Move, most_moves>& out) const {
    out.clear();
    out.add({0});
    out.add({1});
  }
  void chances(const State&, List<Chance<Move>, most_chances>& out) const {
    out.clear();
    out.add({{0}, static_cast<std::uint32_t>(options_.blue + options_.more_blue)});
    out.add({{1}, static_cast<std::uint32_t>(options_.red)});
  }
  Move draw(const State& s, Rng& rng) const {
    List<Chance<Move>, most_chances> all;
    chances(s, all);
    return pick_weighted(all, rng.below(total_weight(all)));
  }
  void play(State& s, Move move) const {
    if (s.stage == Stage::draw) s.red = move.what;
    s.stage = s.stage == Stage::ask ? Stage::draw : Stage::over;
  }
  Result result(const State& s) const {
    Result result;
    result.winners = s.red ? Seat::p1 : Seat::p2;
    result.ranks = {static_cast<std::uint8_t>(s.red ? 1 : 2), static_cast<std::uint8_t>(s.red ? 2 : 1)};
    return result;
  }
  State imagine(const State& s, Seat, Rng&) const { return s; }
  std::string text(const State&, Move move) const { return std::to_string(move.what); }
  ParsedMove<Move> parse(const State&, Seat, std::string_view) const {
    return ParsedMove<Move>::refused(toy_messages::a_toy());
  }
  template <class Node>
  static void read(Options& options, std::string_view, Node& file) {
    options.red = static_cast<std::int8_t>(file.field("red").number(1, 20));
    options.blue = static_cast<std::int8_t>(file.field("blue").number(1, 20));
    file.list("marks", 0, 9, [&](Node& mark) {
      mark.text();
      ++options.blue;
    });
  }
  Message prompt(const State&, Seat) const { return toy_messages::ask(); }
  Message describe(const State&, Move move) const { return toy_messages::move(move.what); }
  void tell(const State&, Move, Narration&) const {}
  void view(const State&, Viewer, JsonWriter&) const {}

 private:
  Options options_;
};
static_assert(check_game<Urn>());

}  // namespace sounder::toys
