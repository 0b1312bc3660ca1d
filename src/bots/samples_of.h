// One match of samples.h, for a typed game.
#pragma once

#include "bots/arena.h"
#include "bots/net_input.h"
#include "bots/samples.h"
#include "match/adapter.h"
#include "match/chance.h"
#include "match/playout.h"

namespace sounder::bots {

template <HasNetInput G>
class SampleWriterOf final : public SampleWriter {
  using State = typename G::State;

 public:
  SampleWriterOf(GamePtr any, const SelfPlayPlan& plan)
      : any_(std::move(any)), game_(typed<G>(any_)->game), plan_(plan) {}

  // Adds the positions of one match to the samples.
  void play(std::uint64_t number, const std::vector<Bot*>& bots, Samples& to) const override {
    const std::uint64_t seed = match_seed(plan_.seed, number);
    const SeededChance dice(seed);
    Rng rng(~seed, 7);
    const int opening =
        plan_.opening > 0 ? static_cast<int>(rng.below(static_cast<std::uint32_t>(plan_.opening) + 1)) : 0;
    const std::size_t first = to.positions();
    Playout match(*any_);
    int decisions = 0;
    int moves_since_random = 0;
    for (std::size_t i = 0; i < bots.size(); ++i) bots[i]->begin_match(seat_at(i));
    const auto look = [&] {
      const State& state = match.state.as<State>();
      if (NetInput<G>::may_be_asked(state) && chance(rng, plan_.share))
        take(state, number, decisions, moves_since_random, rng, to);
    };
    const auto draw = [&] {
      look();
      return dice.draw(*any_, match.state, match.draws);
    };
    const auto decide = [&](Seat seat) {
      look();
      if (chance(rng, decisions++ < opening ? plan_.opening_random_rate : plan_.random_rate)) {
        moves_since_random = 0;
        return any_->any_move(match.state, seat, rng);
      }
      ++moves_since_random;
      return ask_bot(*bots[index_of(seat)], *any_, match.state, seat, seed, match.moves).move;
    };
    match.play_out(draw, decide);
    const Shares shares = final_shares(game_, match.state.as<State>());
    for (std::size_t i = first; i < to.positions(); ++i)
      if (!to.proven[i])
        std::copy_n(
            shares.begin(), game_.options().seats,
            to.shares.begin() + static_cast<std::ptrdiff_t>(i * static_cast<std::size_t>(game_.options().seats)));
  }

  Samples none() const override {
    Samples samples;
    samples.seats = game_.options().seats;
    samples.rows_a_position = NetInput<G>::by_seat ? game_.options().seats : 1;
    samples.inputs = NetInput<G>::forms[NetInput<G>::which(game_.options())].inputs;
    samples.begins.push_back(0);
    return samples;
  }

 private:
  static bool chance(Rng& rng, double share) { return rng.below(1'000'000) < static_cast<std::uint32_t>(share * 1e6); }

  void take(const State& state, std::uint64_t number, int decisions, int moves_since_random, Rng& rng,
            Samples& to) const {
    std::array<Inputs, max_seats> rows;
    if constexpr (requires { NetInput<G>::sides; })
      NetInput<G>::look_from(rng.below(NetInput<G>::sides), game_, state,
                             rows[0]);  // augmentation: a random symmetry of the board
    else
      NetInput<G>::look(game_, state, rows.data());
    for (int row = 0; row < to.rows_a_position; ++row) {
      const Inputs& in = rows[row];
      for (int i = 0; i < in.size(); ++i) {
        to.input.push_back(static_cast<std::int16_t>(in.input(i)));
        to.amount.push_back(static_cast<std::int16_t>(in.amount(i)));
      }
      to.begins.push_back(static_cast<std::int64_t>(to.input.size()));
    }
    std::optional<Shares> proven;
    if constexpr (requires { SearchTraits<G>::settled(game_, state, plan_.proof); })
      if (plan_.proof > 0) proven = SearchTraits<G>::settled(game_, state, plan_.proof);
    const Shares shares = proven.value_or(Shares{});
    to.shares.insert(to.shares.end(), shares.begin(), shares.begin() + to.seats);
    to.match.push_back(static_cast<std::int32_t>(number));
    to.after.push_back(decisions);
    to.moves_since_random.push_back(moves_since_random);
    to.proven.push_back(proven.has_value());
  }

  GamePtr any_;
  const G& game_;
  const SelfPlayPlan plan_;
};

}  // namespace sounder::bots
