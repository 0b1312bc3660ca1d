// A toy with everything the four games need and Bite the Pumpkin lacks: dice, a secret hand and seats that move at the
// same time. Each seat is dealt a secret truffle (1-3), then for two rounds a die is rolled and all guess high or low
// in secret; right guesses score 1, at the end the truffle is added. Broken editions of it prove that the conformance
// test can fail.
//
// Most of the faults are secrets that leak, each in another way.
#pragma once

#include <algorithm>

#include "rules/game.h"
#include "rules/words.h"

namespace sounder::toys {

enum class Fault : std::uint8_t {
  none,
  leaking_view,
  forced_step,
  crooked_draw,
  twin_moves,
  endless,
  order_matters,
  bad_result,
  wrong_kind,
  hash_in_view,
  telling,           // what is told of a secret guess says which it was
  telling_too_many,  // a dealt truffle is told to all
  describing,        // what a move is hangs on the others' hands
  refusing,          // a refusal says what another has guessed
  undoable,          // one may take back a guess after the others have seen all
  open_guesses,      // a secret guess counts as open
  shy_rolls,         // an open roll counts as secret
  careless_screen,   // anybody may look at a screen with a secret hand
  hasty_record       // a record in progress holds secret guesses
};

namespace messages {
using namespace place;

enum class Guess : std::uint8_t { low = 1, high };
inline constexpr std::array<std::string_view, 3> guess_names = {"none", "low", "high"};
inline constexpr Terms<Guess> guesses = {{"guess", guess_names}};

inline constexpr auto snout = say("role.snout");
inline constexpr auto ask = say("ask.guess");
inline constexpr auto guess = say("move.guess", guesses("guess"), number("hands"));
inline constexpr auto truffle = say("chance.truffle", number("worth"));
inline constexpr auto roll = say("chance.roll", number("die"));
inline constexpr auto smells = say("told.smells", seat("who"), number("worth"));
inline constexpr auto guessed = say("told.guessed", seat("who"), number("what"));
inline constexpr auto right = say("told.right", seat("who"));
inline constexpr auto expected = say("refuse.expected", number("of_others"));

inline constexpr auto vocabulary = all_of(snout, ask, guess, truffle, roll, smells, guessed, right, expected);
}  // namespace messages

class TruffleGuess {
 public:
  static constexpr int rounds = 2;
  enum class Stage : std::uint8_t { deal, roll, guess, over };

  struct Options {
    std::int8_t seats = 2;
    std::int8_t bonus = 0;
    Fault fault = Fault::none;  // which broken edition; not for players to choose
  };
  struct State {
    Stage stage = Stage::deal;
    std::uint8_t round = 0;
    std::uint8_t die = 0;
    std::uint8_t last_guesser = 0;
    std::array<std::uint8_t, 4> truffles{};
    std::array<std::uint8_t, 4> guesses{};  // 0 not yet, 1 low, 2 high
    std::array<std::uint8_t, 4> scores{};
    bool operator==(const State&) const = default;
  };
  struct Move {
    Seat seat = Seat::nobody;
    std::uint8_t what = 0;
    bool operator==(const Move&) const = default;
  };

  static constexpr int most_moves = 4;
  static constexpr int most_chances = 6;
  static constexpr Facts facts = {"truffle-guess", "Truffle Guess", "Sounder's tests", 2, 4, 1, 100, true};
  static constexpr std::array<Option<Options>, 1> options_offered = {
      Option<Options>::number("bonus", &Options::bonus, 0, 3, 0)};
  static constexpr std::array<ContentKind, 0> content_kinds = {};
  static std::string refusal(const Options&) { return {}; }
  static std::span<const MessageDef* const> vocabulary() { return messages::vocabulary; }
  static Message role(const Options&, Seat) { return messages::snout(); }
  template <class Node>
  static void read(Options&, std::string_view, Node&) {}

  explicit TruffleGuess(const Options& options) : options_(options) {}
  const Options& options() const { return options_; }

  State start() const {
    State s;
    for (int i = 0; i < options_.seats; ++i) s.scores[i] = static_cast<std::uint8_t>(options_.bonus);
    return s;
  }
  Turn turn(const State& s) const {
    if (s.stage == Stage::over) return Turn::over();
    if (s.stage != Stage::guess) return Turn::chance();
    SeatSet seats;
    for (int i = 0; i < options_.seats; ++i)
      if (s.guesses[i] == 0) seats |= seat_at(i);
    return Turn::decide(seats);
  }
  void moves(const State&, Seat seat, List<Move, most_moves>& out) const {
    out.clear();
    out.add({seat, 1});
    if (options_.fault != Fault::forced_step) out.add({seat, 2});
    if (options_.fault == Fault::twin_moves) out.add({seat, 3});
  }
  void chances(const State& s, List<Chance<Move>, most_chances>& out) const {
    out.clear();
    const int sides = s.stage == Stage::deal ? 3 : 6;
    for (int i = 1; i <= sides; ++i)
      out.add({{Seat::nobody, static_cast<std::uint8_t>(i)}, s.stage == Stage::deal && i == 1 ? 2u : 1u});
  }
  Move draw(const State& s, Rng& rng) const {
    if (options_.fault == Fault::crooked_draw) return {Seat::nobody, 1};
    List<Chance<Move>, most_chances> all;
    chances(s, all);
    return pick_weighted(all, rng.below(total_weight(all)));
  }
  void play(State& s, Move move) const { play(s, move, nullptr); }
  void play(State& s, Move move, Narration* narration) const {
    const auto seats = std::min(s.scores.size(), static_cast<std::size_t>(options_.seats));  // which is all of them
    if (s.stage == Stage::deal) {
      const auto next = static_cast<std::size_t>(next_dealt(s));
      s.truffles[next] = move.what;
      if (narration) {
        const Seat owner = seat_at(next);
        narration->push_back({messages::smells(owner, move.what),
                              options_.fault == Fault::telling_too_many ? SeatSet::everybody() : owner});
      }
      if (next + 1 == seats) s.stage = Stage::roll;
    } else if (s.stage == Stage::roll) {
      s.die = move.what;
      s.stage = Stage::guess;
    } else {
      s.guesses[static_cast<std::size_t>(move.seat)] = move.what;
      if (narration)
        narration->push_back({messages::guessed(move.seat, options_.fault == Fault::telling ? move.what : 0)});
      if (options_.fault == Fault::order_matters) s.last_guesser = static_cast<std::uint8_t>(move.seat);
      if (!turn(s).seats.empty()) return;
      for (std::size_t i = 0; i < seats; ++i)
        if ((s.guesses[i] == 2) == (s.die > 3)) {
          ++s.scores[i];
          if (narration) narration->push_back({messages::right(seat_at(i))});
        }
      s.guesses = {};
      s.stage = Stage::roll;
      if (options_.fault != Fault::endless && ++s.round == rounds) s.stage = Stage::over;
    }
  }
  Result result(const State& s) const {
    Result result;
    int best = 0;
    for (int i = 0; i < options_.seats; ++i) {
      result.scores[i] = s.scores[i] + s.truffles[i];
      best = std::max(best, result.scores[i]);
    }
    for (int i = 0; i < options_.seats; ++i) {
      int better = 0;
      for (int j = 0; j < options_.seats; ++j) better += result.scores[j] > result.scores[i];
      result.ranks[i] = static_cast<std::uint8_t>(1 + better);
      if (result.scores[i] == best && options_.fault != Fault::bad_result) result.winners |= seat_at(i);
    }
    return result;
  }
  // Others' truffles and guesses are unknown.
  State imagine(const State& s, Seat seat, Rng& rng) const {
    State other = s;
    for (int i = 0; i < options_.seats; ++i) {
      if (seat_at(i) == seat) continue;
      if (s.truffles[i] && s.stage != Stage::over) other.truffles[i] = static_cast<std::uint8_t>(1 + rng.below(3));
      if (s.guesses[i]) other.guesses[i] = static_cast<std::uint8_t>(1 + rng.below(2));
    }
    return other;
  }

  std::string text(const State& s, Move move) const {
    if (s.stage == Stage::deal) return "truffle " + std::to_string(move.what);
    if (s.stage == Stage::roll) return "roll " + std::to_string(move.what);
    return move.what == 1 ? "guess low" : "guess high";
  }
  int kinds() const { return 2; }
  int kind(const State&, Move move) const { return (move.what == 1) == (options_.fault != Fault::wrong_kind) ? 0 : 1; }
  std::string kind_name(int kind) const { return kind == 0 ? "guess low" : "guess high"; }
  ParsedMove<Move> parse(const State& s, Seat seat, std::string_view words) const {
    List<Move, most_moves + most_chances> candidates;
    if (seat == Seat::nobody) {
      List<Chance<Move>, most_chances> all;
      chances(s, all);
      for (const auto& chance : all) candidates.add(chance.move);
    } else if (turn(s).seats.contains(seat)) {
      candidates.add({seat, 1});
      candidates.add({seat, 2});
    }
    for (const Move& move : candidates)
      if (text(s, move) == words) return ParsedMove<Move>::legal(move);
    return ParsedMove<Move>::refused(messages::expected(options_.fault == Fault::refusing ? s.guesses[0] : 0));
  }
  Message prompt(const State&, Seat) const { return messages::ask(); }
  Message describe(const State& s, Move move) const {
    if (s.stage == Stage::deal) return messages::truffle(move.what);
    if (s.stage == Stage::roll) return messages::roll(move.what);
    int hands = 0;
    for (int i = 0; options_.fault == Fault::describing && i < options_.seats; ++i) hands += s.truffles[i];
    return messages::guess(static_cast<messages::Guess>(move.what), hands);
  }
  void tell(const State& before, Move move, Narration& out) const {
    State s = before;
    play(s, move, &out);
  }

  SeatSet hidden_from(const State& before, Seat mover, Move) const {
    if (before.stage == Stage::deal) return all_but(seat_at(next_dealt(before)));
    if (before.stage == Stage::roll) return options_.fault == Fault::shy_rolls ? all_but(Seat::p1) : SeatSet{};
    return turn(before).seats.size() == 1 || options_.fault == Fault::open_guesses ? SeatSet{} : all_but(mover);
  }
  SeatSet secret_from(const State&, Seat asked) const {
    return options_.fault == Fault::careless_screen ? SeatSet{} : all_but(asked);
  }
  int secret_steps(const State& s) const {
    return options_.fault == Fault::hasty_record
               ? 0
               : static_cast<int>(options_.seats -
                                  std::count(s.guesses.begin(), s.guesses.begin() + options_.seats, 0));
  }
  bool reveals(const State& before, Seat, Move) const {
    return turn(before).seats.size() == 1 && options_.fault != Fault::undoable;
  }
  void view(const State& s, Viewer viewer, JsonWriter& json) const {
    json.begin_object().field("round", static_cast<int>(s.round));
    if (options_.fault == Fault::hash_in_view) json.field("hash", hash_of(s));
    json.key("seats").begin_array();
    for (int i = 0; i < options_.seats; ++i) {
      json.begin_object().field("score", static_cast<int>(s.scores[i])).field("has_guessed", s.guesses[i] != 0);
      if (viewer.is(seat_at(i)) || s.stage == Stage::over) json.field("truffle", static_cast<int>(s.truffles[i]));
      if (viewer.is(seat_at(i)) || options_.fault == Fault::leaking_view)
        json.field("guess", static_cast<int>(s.guesses[i]));
      json.end_object();
    }
    json.end_array().end_object();
  }

 private:
  // Whose truffle comes next.
  static int next_dealt(const State& s) {
    int next = 0;
    while (s.truffles[next]) ++next;
    return next;
  }
  SeatSet all_but(Seat seat) const {
    SeatSet others = seats_of(options_.seats);
    others |= Seat::nobody;
    others.erase(seat);
    return others;
  }

  Options options_;
};

static_assert(check_game<TruffleGuess>());

}  // namespace sounder::toys
