// Who will win, in the eyes of a net. What a game tells its net is a `NetInput` of its own, in the folder of its name:
//
//   forms                        the nets of its file; `which(options)` says which is asked
//   by_seat                      the net is asked about one seat after the other; else once about the whole table, and
//   has an answer a seat may_be_asked(state)          whether a position is one of those that it has learnt from
//   look(game, state, rows)      what it is told: a row a seat, or one
#pragma once

#include <memory>

#include "bots/nets.h"
#include "bots/search_traits.h"

namespace sounder::bots {

template <Game G>
struct NetInput;

template <class G>
concept HasNetInput = requires {
  NetInput<G>::forms;
};

// The nets of a game, where they are at hand: natively always, in the browser when somebody has given them.
template <HasNetInput G>
class NetsOf {
 public:
  static const Net* find(const G& game) {
    const std::vector<Net>& all = shelf();
    return all.empty() ? nullptr : &all[NetInput<G>::which(game.options())];
  }
  static bool at_hand() { return !shelf().empty(); }
  // In place of those that were at hand; nothing takes them away. Not while a bot is thinking.
  static Expected<void> give(std::string_view bytes) {
    if (bytes.empty()) {
      shelf().clear();
      return {};
    }
    SOUNDER_TRY(auto nets, read_nets(bytes, G::facts.id, NetInput<G>::forms));
    shelf() = std::move(nets);
    return {};
  }

 private:
  static std::vector<Net>& shelf() {
    static std::vector<Net> nets = [] {
      for (const BuiltInNets& file : built_in_nets())
        if (file.game == G::facts.id)
          if (auto read = read_nets(file.bytes, G::facts.id, NetInput<G>::forms)) return std::move(*read);
      return std::vector<Net>();
    }();
    return nets;
  }
};

template <HasNetInput G>
Shares evaluated_by(const Net& net, const G& game, const typename G::State& state) {
  const int seats = game.options().seats;
  PerSeat<float> merit{};
  if constexpr (NetInput<G>::by_seat) {
    std::array<Inputs, max_seats> rows;
    NetInput<G>::look(game, state, rows.data());
    for (int i = 0; i < seats; ++i) merit[i] = net.answer(rows[i])[0];
  } else {
    Inputs row;
    NetInput<G>::look(game, state, &row);
    const Net::Answer answer = net.answer(row);
    for (int i = 0; i < seats; ++i) merit[i] = answer[i];
  }
  return shares_of_points(merit, seats, 1.1f);
}

// The net that judges this game, if it has one and it is at hand.
template <Game G>
const Net* net_for(const G& game) {
  if constexpr (HasNetInput<G>) return NetsOf<G>::find(game);
  return nullptr;
}

// How a state will end, in the eyes of the net where there is one.
template <Game G>
Shares evaluate_state(const G& game, const typename G::State& state, Rng& rng, const Net* net) {
  if constexpr (requires { SearchTraits<G>::evaluate_with_net(game, state, rng, *net); })
    if (net) return SearchTraits<G>::evaluate_with_net(game, state, rng, *net);
  return SearchTraits<G>::evaluate(game, state, rng);
}

}  // namespace sounder::bots
