// A match in numbers as Python holds it: with its dice, and bots in some of its seats.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "rl/encoding.h"
#include "setup.h"

namespace sounder::python {

class NumberedMatch {
 public:
  // Where chance is asked for, `chances` has what may come and `draw` says which it is.
  NumberedMatch(GameChoice choice, std::uint64_t seed, bool asks_chance);
  // Where such a match stood: a state of this game, and what the seat that was asked had chosen of its move.
  NumberedMatch(GameChoice choice, const AnyState& state, Seat asked, const std::vector<int>& chosen);
  NumberedMatch(const NumberedMatch& other);

  const GameChoice& choice() const { return choice_; }
  const AnyGame& game() const { return *game_; }
  const rl::Encoding& numbers() const { return *numbers_; }
  const rl::Env& course() const;
  Turn turn() const { return course().turn(); }

  void reset(std::uint64_t seed);
  // An action of the seat that is asked, and what chance draws after its move.
  void act(int action);
  void check(int action) const;  // refuses one that is not legal
  // While bots think, others of Python's threads go on, and all that they ask of this match is refused.
  class Thinking {
   public:
    explicit Thinking(NumberedMatch& match);
    ~Thinking() { match_.thinks_ = false; }
    Thinking(const Thinking&) = delete;
    Thinking& operator=(const Thinking&) = delete;

   private:
    NumberedMatch& match_;
  };
  void ask(Seat seat);
  bool has_bots() const;
  bool asks_chance() const { return asks_chance_; }
  // Gives a seat to a bot of this name; from now on it moves by itself.
  void seat_bot(Seat seat, const std::string& name);

  std::vector<std::pair<std::string, std::uint32_t>> chances() const;  // texts and weights
  std::vector<std::uint32_t> weights() const;
  void draw(std::size_t outcome);

 private:
  void check_quiet() const;
  std::vector<AnyChance> outcomes() const;
  void go_on();
  void let_bot_move(bots::Bot& bot);

  GameChoice choice_;
  GamePtr game_;
  std::shared_ptr<const rl::Encoding> numbers_;
  std::unique_ptr<rl::Env> course_;
  bool asks_chance_;
  std::uint64_t seed_;
  Rng dice_;
  PerSeat<std::shared_ptr<bots::Bot>> bots_{};
  std::uint64_t bot_moves_ = 0;
  bool thinks_ = false;  // read and written with Python's lock held
};

}  // namespace sounder::python
