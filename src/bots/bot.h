// A bot chooses moves for a seat. It gets a state imagined for that seat (a determinization), never the true one, so it
// can't know more than the seat may.
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

// How long a bot may think about one move. Without a time it makes as many simulations as its level has: then the same
// seed gives the same move on any machine.
struct Budget {
  std::uint64_t simulations = 0;               // 0: the level's own number
  std::chrono::milliseconds time{0};           // not 0: think this long, with any number of simulations
  int threads = 1;                             // the same number gives the same move
  bool explain = false;                        // evaluate the moves even if the bot could answer without
  bool advise = false;                         // the answer is a hint: no slips, and all that a proof may take
  const std::atomic<bool>* stopped = nullptr;  // when it becomes true, answer at once with the best move so far
};

struct Considered {
  AnyMove move;
  double share;  // share of the victory that the seat may expect after it, 0 to 1
  std::uint64_t visits;
  std::optional<double> chosen = {};  // the probability that the bot chooses it, if it draws among moves
  std::optional<double> found = {};   // the share before calibration, if the bot calibrates it
};

// Sorts by visits, then by share, the largest first.
void put_best_first(std::vector<Considered>& moves);

// A chosen move and, from bots that search, the moves considered.
struct Advice {
  AnyMove move;
  std::vector<Considered> considered = {};  // best first
  std::uint64_t simulations = 0;
  std::optional<bool> proven = {};  // whether the seat wins, if that is proven
};

// A step of the match, as far as the bot's seat may know it.
struct Heard {
  std::size_t number;               // moves made, with this one
  Seat seat;                        // who moved; nobody for chance
  std::optional<std::string> move;  // its notation; none if the seat may not know it
  std::vector<Message> told;        // consequences
};

class Bot {
 public:
  virtual ~Bot() = default;
  // `imagined` is a state the seat can't tell from the true one. `rng` is the only source of chance of the bot.
  virtual Advice think(const AnyState& imagined, Seat seat, Rng& rng, const Budget& budget) = 0;
  // The same when the caller has listed the legal moves already; it saves some bots the work.
  virtual Advice think_among(std::span<const AnyMove> /*legal*/, const AnyState& imagined, Seat seat, Rng& rng,
                             const Budget& budget) {
    return think(imagined, seat, rng, budget);
  }
  // The reason for the move, one message of the bots' vocabulary. Empty if the bot has none.
  virtual Message reason(const AnyState& /*imagined*/, Seat, const AnyMove&) { return {}; }
  // The reason to prefer the move to the next best: a fact that differs in its favour. Empty if the bot has none.
  virtual Message difference(const AnyState& /*imagined*/, Seat, const AnyMove& /*best*/, const AnyMove& /*next*/) {
    return {};
  }
  // Whether the seat wins with best play after the move, if a short proof tells.
  virtual std::optional<bool> wins_after(const AnyState& /*imagined*/, Seat, const AnyMove&) { return {}; }
  // Whether the bot can play. A program is started and must say hello.
  virtual Expected<void> ready() { return {}; }
  // A match begins or is resumed with the bot in this seat. The bot forgets other matches.
  virtual void begin_match(Seat) {}
  virtual void end_match(const Result&) {}
  // Reports a step of the match to bots that listen; see `tell`.
  virtual bool listens() const { return false; }
  virtual void hear(const Heard&) {}
  // Why the bot has given up its seat for the rest of this match, in which a random bot plays on. Returned once; empty
  // while the bot plays.
  virtual std::string forfeit() { return {}; }
};

// Prefix of a bot that is a program: "cmd:./mybot --fast" (external/external_bot.h).
constexpr std::string_view program_mark = Player::program_mark;

// The names that `make_bot` knows for a game: the levels from weak to strong, then the baselines.
std::vector<std::string> level_names(std::string_view game);
std::vector<std::string> baseline_names(std::string_view game);
// The levels that tables of this many seats are offered: all that are better there than the level below.
std::vector<std::string> offered_levels(std::string_view game, int seats);
std::vector<std::string> bot_names(std::string_view game);
// All reasons that a game's bots can give.
std::span<const MessageDef* const> reasons_of(std::string_view game);
Expected<std::unique_ptr<Bot>> make_bot(std::string_view name, GamePtr game);

// Replaces the built-in nets of a game's bots by those of a file; with an empty text bots use no net. Call it before
// any bot is made.
Expected<void> give_nets(std::string_view game, std::string_view bytes);
// Whether a bot would use nets that are not loaded; without a name, whether `evaluate` would.
bool misses_nets(std::string_view game, std::string_view bot = {});

// The share of the victory that each seat may expect: the mean of this many evaluations by the game's bots.
PerSeat<float> evaluate(const AnyGame& game, const AnyState& state, Rng& rng, int times);

// Lets a bot choose in a match: imagines a state for its seat, then calls `think`. The same number gives the same
// thinking. `legal` may have the legal moves, if they are listed already.
Advice ask_bot(Bot& bot, const AnyGame& game, const AnyState& state, Seat seat, std::uint64_t seed,
               std::uint64_t move_number, const Budget& budget = {}, std::span<const AnyMove> legal = {});

// Reports a step to a bot that listens, as far as its seat may know; `number` is how many moves there are with it.
void tell(Bot& bot, const AnyGame& game, Seat seat, const AnyState& before, const Step& step, std::size_t number);

}  // namespace sounder::bots
