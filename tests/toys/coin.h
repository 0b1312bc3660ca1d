// A toy whose odds are known: a bet on a coin that shows one side three times in four. Whoever bets at random wins
// every second time.
#pragma once

#include "match/game_entry.h"
#include "toys/toy_messages.h"

namespace sounder::toys {

class Coin {
 public:
  struct Options {
    std::int8_t seats = 2;
  };
  enum class Stage : std::uint8_t { bet, toss, over };
  struct State {
    Stage stage = Stage::bet;
    std::uint8_t bet = 0;
    std::uint8_t side = 0;
    bool operator==(const State&) const = default;
  };
  struct Move {
    std::uint8_t what = 0;
    bool operator==(const Move&) const = default;
  };
  static constexpr int most_moves = 2;
  static constexpr int most_chances = 2;
  static constexpr Facts facts = {"coin", "Coin", "Sounder's tests", 2, 2, 1, 2, true};
  static constexpr std::array<Option<Options>, 0> options_offered = {};
  static constexpr std::array<ContentKind, 0> content_kinds = {};
  static std::string refusal(const Options&) { return {}; }
  static Message role(const Options&, Seat) { return {}; }
  static std::span<const MessageDef* const> vocabulary() { return toy_messages::vocabulary; }
  explicit Coin(const Options& options) : options_(options) {}
  const Options& options() const { return options_; }
  State start() const { return {}; }
  Turn turn(const State& s) const {
    return s.stage == Stage::bet ? Turn::decide(Seat::p1) : s.stage == Stage::toss ? Turn::chance() : Turn::over();
  }
  void moves(const State&, Seat, List<Move, most_moves>& out) const {
    out.clear();
    out.add({0});
    out.add({1});
  }
  void chances(const State&, List<Chance<Move>, most_chances>& out) const {
    out.clear();
    out.add({{0}, 1});
    out.add({{1}, 3});
  }
  Move draw(const State&, Rng& rng) const { return {static_cast<std::uint8_t>(rng.below(4) > 0)}; }
  void play(State& s, Move move) const {
    (s.stage == Stage::bet ? s.bet : s.side) = move.what;
    s.stage = s.stage == Stage::bet ? Stage::toss : Stage::over;
  }
  Result result(const State& s) const {
    const bool right = s.bet == s.side;
    Result result;
    result.winners = right ? Seat::p1 : Seat::p2;
    result.ranks = {static_cast<std::uint8_t>(right ? 1 : 2), static_cast<std::uint8_t>(right ? 2 : 1)};
    return result;
  }
  State imagine(const State& s, Seat, Rng&) const { return s; }
  std::string text(const State&, Move move) const { return std::to_string(move.what); }
  ParsedMove<Move> parse(const State&, Seat, std::string_view) const {
    return ParsedMove<Move>::refused(toy_messages::a_toy());
  }
  template <class Node>
  static void read(Options&, std::string_view, Node&) {}
  Message prompt(const State&, Seat) const { return toy_messages::ask(); }
  Message describe(const State&, Move move) const { return toy_messages::move(move.what); }
  void tell(const State&, Move, Narration&) const {}
  void view(const State&, Viewer, JsonWriter&) const {}

 private:
  Options options_;
};
static_assert(check_game<Coin>());

inline GamePtr coin() {
  static const bool registered = find_game("coin") || (add_game(entry_for<Coin>()), true);
  return registered ? make_game({"coin", 2, {}, {}}).value() : nullptr;
}

}  // namespace sounder::toys
