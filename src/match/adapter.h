// The one place where a typed game becomes an AnyGame.
#pragma once

#include "match/any_game.h"

namespace sounder {

template <Game G>
class Adapter final : public AnyGame {
  using State = typename G::State;
  using Move = typename G::Move;

 public:
  Adapter(const typename G::Options& options, Setup setup) : AnyGame(G::facts, std::move(setup)), game(options) {}

  std::string_view role(Seat seat) const override { return G::role(game.options(), seat); }
  AnyState start() const override { return AnyState::of(game.start()); }
  Turn turn(const AnyState& s) const override { return game.turn(s.as<State>()); }
  void moves(const AnyState& s, Seat seat, std::vector<AnyMove>& out) const override {
    MoveListOf<G> list;
    game.moves(s.as<State>(), seat, list);
    out.resize(static_cast<std::size_t>(list.size()));
    for (int i = 0; i < list.size(); ++i) out[i] = AnyMove::of(list[i]);
  }
  void chances(const AnyState& s, std::vector<AnyChance>& out) const override {
    ChanceListOf<G> list;
    game.chances(s.as<State>(), list);
    out.clear();
    for (const auto& chance : list) out.push_back({AnyMove::of(chance.move), chance.weight});
  }
  AnyMove draw(const AnyState& s, Rng& rng) const override { return AnyMove::of(game.draw(s.as<State>(), rng)); }
  AnyMove any_move(const AnyState& s, Seat seat, Rng& rng) const override {
    if constexpr (HasFastMove<G>) return AnyMove::of(game.any_move(s.as<State>(), seat, rng));
    MoveListOf<G> list;
    game.moves(s.as<State>(), seat, list);
    return AnyMove::of(list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))]);
  }
  void play(AnyState& s, const AnyMove& move) const override { game.play(s.as<State>(), move.as<Move>()); }
  Result result(const AnyState& s) const override { return game.result(s.as<State>()); }
  bool inside_a_move([[maybe_unused]] const AnyState& s) const override {
    if constexpr (HasLongMoves<G>) return game.inside_a_move(s.as<State>());
    return false;
  }
  AnyState imagine(const AnyState& s, Seat seat, Rng& rng) const override { return AnyState::of(game.imagine(s.as<State>(), seat, rng)); }
  std::string text(const AnyState& s, const AnyMove& move) const override { return game.text(s.as<State>(), move.as<Move>()); }
  std::string_view kind_of(std::string_view text) const override {
    if constexpr (HasKinds<G>) return G::kind_of(text);
    return text;
  }
  std::vector<BoardMap> maps() const override {
    if constexpr (HasMaps<G>) return game.maps();
    return {};
  }
  std::optional<std::uint64_t> cells_on_map([[maybe_unused]] const AnyState& s, [[maybe_unused]] std::size_t map) const override {
    if constexpr (HasMaps<G>) return game.cells_on_map(s.as<State>(), map);
    return std::nullopt;
  }
  std::span<const std::string_view> event_names() const override {
    if constexpr (HasEvents<G>) return G::event_names;
    return {};
  }
  void events([[maybe_unused]] const AnyState& s, [[maybe_unused]] const AnyMove& move,
              [[maybe_unused]] std::vector<Event>& out) const override {
    if constexpr (HasEvents<G>) game.events(s.as<State>(), move.as<Move>(), out);
  }
  Parsed<AnyMove> parse(const AnyState& s, Seat seat, std::string_view text) const override {
    auto parsed = game.parse(s.as<State>(), seat, text);
    if (!parsed.move) return Parsed<AnyMove>::refused(std::move(parsed.reason));
    return Parsed<AnyMove>::legal(AnyMove::of(*parsed.move));
  }
  std::string prompt(const AnyState& s, Seat seat) const override { return game.prompt(s.as<State>(), seat); }
  std::string tell(const AnyState& before, const AnyMove& move, const AnyState& after) const override {
    return game.tell(before.as<State>(), move.as<Move>(), after.as<State>());
  }
  void view(const AnyState& s, Viewer viewer, JsonWriter& json) const override { game.view(s.as<State>(), viewer, json); }
  using AnyGame::view;

  const G game;
};

}  // namespace sounder
