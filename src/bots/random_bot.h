// A random legal move, each equally likely.
#pragma once

#include "bots/bot.h"

namespace sounder::bots {

class RandomBot final : public Bot {
 public:
  explicit RandomBot(GamePtr game) : game_(std::move(game)) {}
  Advice think(const AnyState& imagined, Seat seat, Rng& rng, const Budget&) override {
    return {game_->any_move(imagined, seat, rng)};
  }
  Advice think_among(std::span<const AnyMove> legal, const AnyState& imagined, Seat seat, Rng& rng,
                     const Budget& budget) override {
    if (game_->has_fast_move()) return think(imagined, seat, rng, budget);
    return {legal[rng.below(static_cast<std::uint32_t>(legal.size()))]};
  }

 private:
  GamePtr game_;
};

}  // namespace sounder::bots
