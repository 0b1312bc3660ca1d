// A bot that is a program speaking the bot protocol. If the program can't be started, ends, is silent or sends a
// message that can't be read, a random bot plays on in its seat until the match is over. The program is started again
// for the next match.
#pragma once

#include "bots/external/process.h"
#include "bots/external/protocol.h"
#include "bots/random_bot.h"

namespace sounder::bots {

constexpr std::chrono::milliseconds default_budget{2000};   // of a program, if no budget is given
constexpr std::chrono::milliseconds grace{2000};            // beyond the budget; a program that takes longer forfeits
constexpr std::chrono::milliseconds time_to_begin{10'000};  // for its first message

// `name` is "cmd:" and the command line: a program and its arguments, separated by blanks. Nothing is started before a
// match begins.
Expected<std::unique_ptr<Bot>> make_external_bot(std::string_view name, GamePtr game);

class ExternalBot final : public Bot {
 public:
  ExternalBot(std::vector<std::string> words, GamePtr game)
      : words_(std::move(words)), game_(std::move(game)), random_(game_) {}
  ~ExternalBot() override;

  Expected<void> ready() override;
  void begin_match(Seat seat) override;
  void end_match(const Result& result) override;
  bool listens() const override { return process_ != nullptr; }
  void hear(const Heard& heard) override;
  Advice think(const AnyState& imagined, Seat seat, Rng& rng, const Budget& budget) override;
  std::string forfeit() override { return std::exchange(forfeit_, {}); }

 private:
  Expected<void> start();
  // Waits for its hello; false if the budget was stopped.
  Expected<bool> introduce(const Budget& budget);
  // The next message of this type, or what the program did instead. None if the budget was stopped.
  Expected<std::optional<protocol::ProtocolMessage>> await(std::string_view type, std::chrono::milliseconds limit,
                                                           const Budget& budget);
  Expected<std::optional<AnyMove>> ask(const AnyState& imagined, Seat seat, const Budget& budget);
  void give_up(const std::string& what);
  void post(std::string_view line);
  // "./mybot --fast", then `middle` and what the program did, with the last line of its standard error. Ends the
  // program.
  std::string end(const std::string& middle, const std::string& what);

  std::vector<std::string> words_;
  GamePtr game_;
  RandomBot random_;
  std::unique_ptr<Process> process_;  // none after a forfeit
  bool introduced_ = false;           // it has said hello
  int transcript_ = 0;                // its number there
  std::uint64_t turns_ = 0;           // in this match
  std::string forfeit_;
};

}  // namespace sounder::bots
