// The one place where a typed game becomes an AnyGame.
#pragma once

#include "match/any_game.h"

namespace sounder {

template <Game G>
class Adapter final : public AnyGame {
  using State = typename G::State;
  using Move = typename G::Move;
  // Only the lab needs these; they stay out of the browser's engines.
#ifdef __EMSCRIPTEN__
  static constexpr bool is_counted = false;
#else
  static constexpr bool is_counted = true;
#endif

 public:
  Adapter(const typename G::Options& options, Setup setup) : AnyGame(G::facts, std::move(setup)), game(options) {}

  Message role(Seat seat) const override { return G::role(game.options(), seat); }
  AnyState start() const override { return AnyState::of(game.start()); }
  Turn turn(const AnyState& s) const override { return game.turn(s.as<State>()); }
  void moves(const AnyState& s, Seat seat, std::vector<AnyMove>& out) const override {
    MoveListOf<G> list;
    game.moves(s.as<State>(), seat, list);
    copy_moves(list, out);
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
    return AnyMove::of(list[rng.below(list.size())]);
  }
  bool has_fast_move() const override { return HasFastMove<G>; }
  void play(AnyState& s, const AnyMove& move) const override { game.play(s.as<State>(), move.as<Move>()); }
  Result result(const AnyState& s) const override { return game.result(s.as<State>()); }
  bool inside_a_move([[maybe_unused]] const AnyState& s) const override {
    if constexpr (HasLongMoves<G>) return game.inside_a_move(s.as<State>());
    return false;
  }
  AnyState imagine(const AnyState& s, Seat seat, Rng& rng) const override {
    return AnyState::of(game.imagine(s.as<State>(), seat, rng));
  }
  std::string text(const AnyState& s, const AnyMove& move) const override {
    return game.text(s.as<State>(), move.as<Move>());
  }
  int kinds() const override {
    if constexpr (is_counted && HasKinds<G>) return game.kinds();
    return 0;
  }
  int kind([[maybe_unused]] const AnyState& s, [[maybe_unused]] const AnyMove& move) const override {
    if constexpr (is_counted && HasKinds<G>) return game.kind(s.as<State>(), move.as<Move>());
    return 0;
  }
  std::string kind_name([[maybe_unused]] int kind) const override {
    if constexpr (is_counted && HasKinds<G>) return game.kind_name(kind);
    return {};
  }
  int offer(const AnyState& s, Seat seat, [[maybe_unused]] KindSet& kinds, std::vector<AnyMove>* moves) const override {
    if constexpr (is_counted && HasFastOffer<G>)
      if (!moves) return game.offer(s.as<State>(), seat, kinds);
    return offer_listed(s.as<State>(), seat, kinds, moves);
  }
  std::vector<BoardMap> maps() const override {
    if constexpr (is_counted && HasMaps<G>) return game.maps();
    return {};
  }
  std::optional<std::uint64_t> cells_on_map([[maybe_unused]] const AnyState& s,
                                            [[maybe_unused]] std::size_t map) const override {
    if constexpr (is_counted && HasMaps<G>) return game.cells_on_map(s.as<State>(), map);
    return std::nullopt;
  }
  std::span<const std::string_view> incident_names() const override {
    if constexpr (is_counted && HasIncidents<G>) return G::incident_names;
    return {};
  }
  void events([[maybe_unused]] const AnyState& s, [[maybe_unused]] const AnyMove& move,
              [[maybe_unused]] std::vector<Incident>& out) const override {
    if constexpr (is_counted && HasIncidents<G>) game.events(s.as<State>(), move.as<Move>(), out);
  }
  ParsedMove<AnyMove> parse(const AnyState& s, Seat seat, std::string_view text) const override {
    auto parsed = game.parse(s.as<State>(), seat, text);
    if (!parsed.move) return ParsedMove<AnyMove>::refused(std::move(parsed.reason));
    return ParsedMove<AnyMove>::legal(AnyMove::of(*parsed.move));
  }
  Message prompt(const AnyState& s, Seat seat) const override { return game.prompt(s.as<State>(), seat); }
  Message describe(const AnyState& s, const AnyMove& move) const override {
    return game.describe(s.as<State>(), move.as<Move>());
  }
  void tell(const AnyState& before, const AnyMove& move, Narration& out) const override {
    game.tell(before.as<State>(), move.as<Move>(), out);
  }
  void plans([[maybe_unused]] const AnyState& s, [[maybe_unused]] Seat seat, std::vector<AnyPlan>& out) const override {
    out.clear();
    if constexpr (HasPlans<G>) {
      std::vector<MovePlan<Move>> offered;
      game.plans(s.as<State>(), seat, offered);
      for (auto& plan : offered) {
        out.push_back({{}, std::move(plan.message)});
        for (const Move& move : plan.moves) out.back().moves.push_back(AnyMove::of(move));
      }
    }
  }
  std::span<const MessageDef* const> vocabulary() const override {
    if constexpr (is_counted) return G::vocabulary();
    return {};
  }
  SeatSet hidden_from([[maybe_unused]] const AnyState& before, [[maybe_unused]] Seat mover,
                      [[maybe_unused]] const AnyMove& move) const override {
    if constexpr (HasSecrets<G>) return game.hidden_from(before.as<State>(), mover, move.as<Move>());
    return {};
  }
  SeatSet secret_from([[maybe_unused]] const AnyState& s, [[maybe_unused]] Seat asked) const override {
    if constexpr (HasSecrets<G>) return game.secret_from(s.as<State>(), asked);
    return {};
  }
  int secret_steps([[maybe_unused]] const AnyState& s) const override {
    if constexpr (HasSecrets<G>) return game.secret_steps(s.as<State>());
    return 0;
  }
  bool reveals([[maybe_unused]] const AnyState& before, Seat mover,
               [[maybe_unused]] const AnyMove& move) const override {
    if (mover == Seat::nobody) return true;
    if constexpr (HasSecrets<G>) return game.reveals(before.as<State>(), mover, move.as<Move>());
    return false;
  }
  void view(const AnyState& s, Viewer viewer, JsonWriter& json) const override {
    game.view(s.as<State>(), viewer, json);
  }
  using AnyGame::view;

  const G game;

 private:
  [[gnu::noinline]] int offer_listed(const State& s, Seat seat, [[maybe_unused]] KindSet& kinds,
                                     std::vector<AnyMove>* moves) const {
    MoveListOf<G> list;
    game.moves(s, seat, list);
    if constexpr (is_counted && HasKinds<G>)
      for (const Move& move : list) kinds.add(game.kind(s, move));
    if (moves) copy_moves(list, *moves);
    return list.size();
  }
  // Constructed in place: building a move elsewhere and copying it here would cost a store-forwarding stall.
  static void copy_moves(const MoveListOf<G>& list, std::vector<AnyMove>& out) {
    out.resize(static_cast<std::size_t>(list.size()));
    AnyMove* to = out.data();
    for (const Move& move : list) {
      to->bytes = {};
      std::memcpy(to->bytes.data(), &move, sizeof(Move));
      ++to;
    }
  }
};

// The typed game inside if it is of this type, else null. (No dynamic_cast: the browser's build has no type names.)
template <Game G>
std::shared_ptr<const Adapter<G>> typed(const GamePtr& any) {
  return any && &any->facts() == &G::facts ? std::static_pointer_cast<const Adapter<G>>(any) : nullptr;
}

}  // namespace sounder
