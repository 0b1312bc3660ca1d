// An environment as Python holds it: one match with its source of chance, and bots in some of its seats.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "rl/encoding.h"
#include "setup.h"

namespace sounder::python {

class PlayedEnv {
 public:
  // With `asks_chance` the caller plays chance moves: `chances` lists the outcomes, `draw` plays one.
  PlayedEnv(GameChoice choice, std::uint64_t seed, bool asks_chance);
  // Such an environment, restored: a state of this game, the player to act and the actions of its unfinished move.
  PlayedEnv(GameChoice choice, const AnyState& state, Seat player, const std::vector<int>& chosen);
  PlayedEnv(const PlayedEnv& other);

  const GameChoice& choice() const { return choice_; }
  const AnyGame& game() const { return *game_; }
  const rl::Encoding& encoding() const { return *encoding_; }
  const rl::Env& env() const;
  Turn turn() const { return env().turn(); }

  void reset(std::uint64_t seed);
  // Takes an action of the current player, and plays the chance moves after it.
  void step(int action);
  void check(int action) const;  // refuses an action that is not legal
  // While bots think, other Python threads run, and their calls on this environment are refused.
  class Thinking {
   public:
    explicit Thinking(PlayedEnv& env);
    ~Thinking() { env_.thinks_ = false; }
    Thinking(const Thinking&) = delete;
    Thinking& operator=(const Thinking&) = delete;

   private:
    PlayedEnv& env_;
  };
  void ask(Seat seat);  // makes it the current player
  bool has_bots() const;
  bool asks_chance() const { return asks_chance_; }
  // Lets the bot of this name play a seat from now on.
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
  std::shared_ptr<const rl::Encoding> encoding_;
  std::unique_ptr<rl::Env> env_;
  bool asks_chance_;
  std::uint64_t seed_;
  Rng dice_;
  PerSeat<std::shared_ptr<bots::Bot>> bots_{};
  std::uint64_t bot_moves_ = 0;
  bool thinks_ = false;  // read and written with Python's lock held
};

}  // namespace sounder::python
