#include "bots/bot.h"

#include <algorithm>

#ifndef __EMSCRIPTEN__
#include "bots/external/external_bot.h"
#include "bots/external/lent.h"
#endif
#include "bots/offer.h"
#include "bots/random_bot.h"
#include "match/telling.h"
#include "rules/all_games.h"
#include "rules/words.h"

namespace sounder::bots {

const Offer* offer_for(std::string_view id) {
  const Offer* offer = nullptr;
  for_each_game([&]<class G>() {
    if (G::facts.id == id) offer = &offer_of<G>();
  });
  return offer;
}

void put_best_first(std::vector<Considered>& moves) {
  std::stable_sort(moves.begin(), moves.end(), [](const Considered& a, const Considered& b) {
    return a.visits != b.visits ? a.visits > b.visits : a.share > b.share;
  });
}

std::vector<std::string> level_names(std::string_view game) {
  const Offer* offer = offer_for(game);
  return offer ? offer->levels : std::vector<std::string>{};
}

std::vector<std::string> yardstick_names(std::string_view game) {
  const Offer* offer = offer_for(game);
  return offer ? offer->yardsticks : std::vector<std::string>{"random"};
}

std::vector<std::string> bot_names(std::string_view game) {
  std::vector<std::string> names = level_names(game);
  for (std::string& name : yardstick_names(game)) names.push_back(std::move(name));
  return names;
}

std::span<const Says* const> reasons_of(std::string_view game) {
  const Offer* offer = offer_for(game);
  return offer ? offer->reasons : std::span<const Says* const>{};
}

Expected<std::unique_ptr<Bot>> make_bot(std::string_view name, GamePtr game) {
  if (name == "random") return std::make_unique<RandomBot>(std::move(game));  // of any game, the tests' own too
#ifndef __EMSCRIPTEN__
  if (name.starts_with(program_mark)) return make_external_bot(name, std::move(game));
  if (auto bot = make_lent(name, game)) return bot;
#endif
  if (const Offer* offer = offer_for(game->facts().id))
    if (auto bot = offer->make(name, game)) return bot;
  return trouble("unknown bot \"" + std::string(name) + "\", expected " +
                 in_words(bot_names(game->facts().id), " or "));
}

Expected<void> give_nets(std::string_view game, std::string_view bytes) {
  const Offer* offer = offer_for(game);
  if (!offer || !offer->give_nets) return trouble(std::string(game) + ": its bots ask no net");
  return offer->give_nets(bytes);
}

bool misses_nets(std::string_view game, std::string_view bot) {
  const Offer* offer = offer_for(game);
  if (!offer || !offer->nets_at_hand || offer->nets_at_hand()) return false;
  return bot.empty() || std::find(offer->ask_nets.begin(), offer->ask_nets.end(), bot) != offer->ask_nets.end();
}

PerSeat<float> judge(const AnyGame& game, const AnyState& state, Rng& rng, int times) {
  if (const Offer* offer = offer_for(game.facts().id)) return offer->judge(game, state, rng, times);
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
