// A bot: something that chooses a move for a seat. It is handed a state imagined for that seat, never the true one, so
// it can't know more than the seat may.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "match/entry.h"
#include "match/error.h"

namespace sounder::bots {

// How long a bot may think about one move. Without a time, as many simulations as its level has: then the same seed
// gives the same move on any machine.
struct Budget {
  std::uint64_t simulations = 0;               // 0: the level's own number
  std::chrono::milliseconds time{0};           // not 0: this long, however many simulations that makes
  int threads = 1;                             // the same number gives the same move, another number may give another
  bool explain = false;                        // also weigh the moves where the bot could answer without thinking
  const std::atomic<bool>* stopped = nullptr;  // when true, answer at once with the best so far
};

struct Considered {
  AnyMove move;
  double share;  // of the victory that the seat may expect after it, 0 to 1
  std::uint64_t visits;
};

// Those tried most often first, of those the ones with the larger share.
void put_best_first(std::vector<Considered>& moves);

// A choice and, from bots that search, what it came from.
struct Advice {
  AnyMove move;
  std::vector<Considered> considered = {};  // best first
  std::uint64_t simulations = 0;
  std::optional<bool> proven = {};  // whether the seat wins, where that is proven
};

// Something that happened, as far as the bot's seat may know.
struct Heard {
  std::size_t number;               // how many moves there are now
  Seat seat;                        // who did it; nobody for chance
  std::optional<std::string> move;  // its text; none where the seat may not know it
  std::vector<Message> told;        // what followed
};

class Bot {
 public:
  virtual ~Bot() = default;
  // `imagined` is a state the seat can't tell from the true one. `rng` is all the chance the bot may use.
  virtual Advice think(const AnyState& imagined, Seat seat, Rng& rng, const Budget& budget) = 0;
  // The same where whoever asks has listed the legal moves already, for bots to whom that saves something.
  virtual Advice think_among(std::span<const AnyMove> /*legal*/, const AnyState& imagined, Seat seat, Rng& rng,
                             const Budget& budget) {
    return think(imagined, seat, rng, budget);
  }
  // What speaks for the move, one message of the bots' vocabulary. Empty when the bot has no reason to give.
  virtual Message reason(const AnyState& /*imagined*/, Seat, const AnyMove&) { return {}; }
  // Whether the bot can play at all: a program is started and must say hello.
  virtual Expected<void> ready() { return {}; }
  // A match begins, or goes on, with the bot in this seat. What was thought in another match is of no use any more.
  virtual void begin_match(Seat) {}
  virtual void end_match(const Result&) {}
  // What happens in the match, told to bots that listen; see `tell`.
  virtual bool listens() const { return false; }
  virtual void hear(const Heard&) {}
  // Why the bot has given up its seat for this match, in which a random bot plays on. Said once; empty while it plays
  // itself.
  virtual std::string forfeit() { return {}; }
};

// A program of one's own takes a seat by this mark and its command line: "cmd:./mybot --fast"
// (external/external_bot.h).
constexpr std::string_view program_mark = Player::program_mark;

// The names that `make_bot` knows for a game: the levels from weak to strong, then the baselines.
std::vector<std::string> level_names(std::string_view game);
std::vector<std::string> yardstick_names(std::string_view game);
std::vector<std::string> bot_names(std::string_view game);
// All that a game's bots can give as a reason.
std::span<const MessageDef* const> reasons_of(std::string_view game);
Expected<std::unique_ptr<Bot>> make_bot(std::string_view name, GamePtr game);

// A file's nets for a game's bots (nets.h), in place of the built-in ones; nothing: bots do without. Before any bot is
// made.
Expected<void> give_nets(std::string_view game, std::string_view bytes);
// Whether a bot would ask nets that are not at hand; without a name, whether `evaluate` would.
bool misses_nets(std::string_view game, std::string_view bot = {});

// What each seat may expect of the victory, in the eyes of the game's bots: the mean of so many opinions.
PerSeat<float> evaluate(const AnyGame& game, const AnyState& state, Rng& rng, int times);

// Lets a bot choose in a match: imagines for its seat, then asks. The same number gives the same thinking. `legal` may
// have the legal moves, if they are at hand.
Advice ask_bot(Bot& bot, const AnyGame& game, const AnyState& state, Seat seat, std::uint64_t seed,
               std::uint64_t move_number, const Budget& budget = {}, std::span<const AnyMove> legal = {});

// Tells a bot that listens what its seat may hear of a step; `number` is how many moves there are with it.
void tell(Bot& bot, const AnyGame& game, Seat seat, const AnyState& before, const Step& step, std::size_t number);

}  // namespace sounder::bots
