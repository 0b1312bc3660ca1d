#include "bots/bot.h"

#include <algorithm>
#include <numeric>

#ifndef __EMSCRIPTEN__
#include "bots/external/external_bot.h"
#include "bots/external/registered.h"
#endif
#include "bots/bot_catalog.h"
#include "bots/fit.h"
#include "bots/random_bot.h"
#include "match/telling.h"
#include "rules/all_games.h"
#include "rules/words.h"

namespace sounder::bots {

const BotCatalog* catalog_for(std::string_view id) {
  const BotCatalog* catalog = nullptr;
  for_each_game([&]<class G>() {
    if (G::facts.id == id) catalog = &catalog_of<G>();
  });
  return catalog;
}

void put_best_first(std::vector<Considered>& moves) {
  std::vector<std::uint32_t> order(moves.size());  // sorted instead of the moves: a fraction of the code in the browser
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](std::uint32_t i, std::uint32_t j) {
    const Considered& a = moves[i];
    const Considered& b = moves[j];
    return a.visits != b.visits ? a.visits > b.visits : a.share != b.share ? a.share > b.share : i < j;
  });
  std::vector<Considered> sorted;
  sorted.reserve(moves.size());
  for (std::uint32_t i : order) sorted.push_back(moves[i]);
  moves = std::move(sorted);
}

std::vector<std::string> level_names(std::string_view game) {
  const BotCatalog* catalog = catalog_for(game);
  return catalog ? catalog->levels : std::vector<std::string>{};
}

std::vector<std::string> offered_levels(std::string_view game, int seats) {
  const BotCatalog* catalog = catalog_for(game);
  std::vector<std::string> names;
  for (std::size_t i = 0; catalog && i < catalog->levels.size(); ++i)
    if (seats <= catalog->most_seats[i]) names.push_back(catalog->levels[i]);
  return names;
}

std::vector<std::string> baseline_names(std::string_view game) {
  const BotCatalog* catalog = catalog_for(game);
  return catalog ? catalog->baselines : std::vector<std::string>{"random"};
}

std::vector<std::string> bot_names(std::string_view game) {
  std::vector<std::string> names = level_names(game);
  for (std::string& name : baseline_names(game)) names.push_back(std::move(name));
  return names;
}

std::span<const MessageDef* const> reasons_of(std::string_view game) {
  const BotCatalog* catalog = catalog_for(game);
  return catalog ? catalog->reasons : std::span<const MessageDef* const>{};
}

Expected<std::unique_ptr<Bot>> make_bot(std::string_view name, GamePtr game) {
  if (name == "random") return std::make_unique<RandomBot>(std::move(game));  // of any game, those of tests included
#ifndef __EMSCRIPTEN__
  if (name.starts_with(program_mark)) return make_external_bot(name, std::move(game));
  if (auto bot = make_registered(name, game)) return bot;
#endif
  if (const BotCatalog* catalog = catalog_for(game->facts().id))
    if (auto bot = catalog->make(name, game)) return bot;
  if (name == fit_name)
    return error("bot \"fit\" follows one person's results, expected it only in --seats of sounder play");
  return error("unknown bot \"" + std::string(name) + "\", expected " + in_words(bot_names(game->facts().id), " or "));
}

Expected<void> give_nets(std::string_view game, std::string_view bytes) {
  const BotCatalog* catalog = catalog_for(game);
  if (!catalog || !catalog->give_nets) return error(std::string(game) + ": its bots ask no net");
  return catalog->give_nets(bytes);
}

bool misses_nets(std::string_view game, std::string_view bot) {
  const BotCatalog* catalog = catalog_for(game);
  if (!catalog || !catalog->nets_at_hand || catalog->nets_at_hand()) return false;
  return bot.empty() || std::find(catalog->ask_nets.begin(), catalog->ask_nets.end(), bot) != catalog->ask_nets.end();
}

PerSeat<float> evaluate(const AnyGame& game, const AnyState& state, Rng& rng, int times) {
  if (const BotCatalog* catalog = catalog_for(game.facts().id)) return catalog->evaluate(game, state, rng, times);
  return {};
}

Advice ask_bot(Bot& bot, const AnyGame& game, const AnyState& state, Seat seat, std::uint64_t seed,
               std::uint64_t move_number, const Budget& budget, std::span<const AnyMove> legal) {
  Rng rng(seed, hash_words(move_number, static_cast<std::uint64_t>(seat) + 1));
  const AnyState imagined = game.imagine(state, seat, rng);
  return legal.empty() ? bot.think(imagined, seat, rng, budget) : bot.think_among(legal, imagined, seat, rng, budget);
}

void tell(Bot& bot, const AnyGame& game, Seat seat, const AnyState& before, const Step& step, std::size_t number) {
  if (!bot.listens()) return;
  Telling telling = telling_of(game, before, step, seat);
  std::optional<std::string> move;
  if (!telling.hidden) move = game.text(before, step.move);
  bot.hear({number, step.seat, std::move(move), std::move(telling.told)});
}

}  // namespace sounder::bots
