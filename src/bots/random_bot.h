// Any legal move, all equally likely.
#pragma once

#include "bots/bot.h"

namespace sounder::bots {

class RandomBot final : public Bot {
 public:
  explicit RandomBot(GamePtr game) : game_(std::move(game)) {}
  Advice think(const AnyState& imagined, Seat seat, Rng& rng, const Budget&) override { return {game_->any_move(imagined, seat, rng)}; }

 private:
  GamePtr game_;
};

}  // namespace sounder::bots
