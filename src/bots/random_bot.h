// Any legal move, all equally likely.
#pragma once

#include "bots/bot.h"
#include "match/adapter.h"

namespace sounder::bots {

template <Game G>
class RandomBot final : public Bot {
 public:
  explicit RandomBot(std::shared_ptr<const Adapter<G>> game) : game_(std::move(game)) {}
  AnyMove choose(const AnyState& imagined, Seat seat, Rng& rng) override { return game_->any_move(imagined, seat, rng); }

 private:
  std::shared_ptr<const Adapter<G>> game_;
};

}  // namespace sounder::bots
