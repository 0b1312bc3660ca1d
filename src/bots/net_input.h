// Evaluation of positions with nets. The inputs of a game's net are a `NetInput` in the folder of the game:
//
//   forms                      the nets in the game's file; `which(options)` is the index of the net to use
//   by_seat                    true: the net is evaluated once per seat; false: once, with one output per seat
//   may_be_asked(state)        whether the net was trained on positions of this kind
//   look(game, state, rows)    writes the inputs: one row per seat, or one row
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

// The loaded nets of a game: built in natively; in the browser those that the page has given.
template <HasNetInput G>
class NetsOf {
 public:
  static const Net* find(const G& game) {
    const std::vector<Net>& all = shelf();
    return all.empty() ? nullptr : &all[NetInput<G>::which(game.options())];
  }
  static bool at_hand() { return !shelf().empty(); }
  // Replaces the loaded nets; an empty text removes them. Not while a bot is thinking.
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

// The net for this game and its options; null if there is none or it is not loaded.
template <Game G>
const Net* net_for(const G& game) {
  if constexpr (HasNetInput<G>) return NetsOf<G>::find(game);
  return nullptr;
}

// The evaluation of a state by the net, if there is one, else by `SearchTraits::evaluate`.
template <Game G>
Shares evaluate_state(const G& game, const typename G::State& state, Rng& rng, const Net* net) {
  if constexpr (requires { SearchTraits<G>::evaluate_with_net(game, state, rng, *net); })
    if (net) return SearchTraits<G>::evaluate_with_net(game, state, rng, *net);
  return SearchTraits<G>::evaluate(game, state, rng);
}

}  // namespace sounder::bots
