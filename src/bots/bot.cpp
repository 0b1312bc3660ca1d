#include "bots/bot.h"

#include "bots/all_values.h"
#include "bots/greedy_bot.h"
#include "bots/random_bot.h"
#include "rules/all_games.h"
#include "rules/words.h"

namespace sounder::bots {
namespace {

template <Game G>
std::unique_ptr<Bot> make(std::string_view name, std::shared_ptr<const Adapter<G>> game) {
  if (name == "random") return std::make_unique<RandomBot<G>>(std::move(game));
  if (name == "greedy") return std::make_unique<GreedyBot<G>>(std::move(game));
  return nullptr;
}

}  // namespace

std::vector<std::string> bot_names(std::string_view) { return {"random", "greedy"}; }

Expected<std::unique_ptr<Bot>> make_bot(std::string_view name, GamePtr game) {
  std::unique_ptr<Bot> bot;
  for_each_game([&]<class G>() {
    if (auto typed = std::dynamic_pointer_cast<const Adapter<G>>(game)) bot = make<G>(name, std::move(typed));
  });
  if (bot) return bot;
  return trouble("unknown bot \"" + std::string(name) + "\", expected " + in_words(bot_names(game->facts().id), " or "));
}

AnyMove ask_bot(Bot& bot, const AnyGame& game, const AnyState& state, Seat seat, std::uint64_t seed, std::uint64_t move_number) {
  Rng rng(seed, hash_words(move_number, static_cast<std::uint64_t>(seat) + 1));
  const AnyState imagined = game.imagine(state, seat, rng);
  return bot.choose(imagined, seat, rng);
}

}  // namespace sounder::bots
