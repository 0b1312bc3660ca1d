#include "rules/my_game/my_game.h"

#include <algorithm>

#include "rules/my_game/messages.h"

namespace sounder {

namespace messages = my_game::messages;

std::span<const MessageDef* const> MyGame::vocabulary() { return messages::vocabulary; }
Message MyGame::role(const Options&, Seat) { return messages::player(); }

MyGame::State MyGame::start() const {
  State state;
  state.stones = static_cast<std::uint8_t>(options_.stones);
  return state;
}

Turn MyGame::turn(const State& state) const { return state.stones == 0 ? Turn::over() : Turn::decide(state.seat); }

void MyGame::moves(const State& state, Seat, List<Move, most_moves>& out) const {
  out.clear();
  for (int stones = 1; stones <= std::min<int>(most_taken, state.stones); ++stones)
    out.add({static_cast<std::uint8_t>(stones)});
}

void MyGame::chances(const State&, List<Chance<Move>, most_chances>& out) const { out.clear(); }
MyGame::Move MyGame::draw(const State&, Rng&) const { return {}; }

// A seat that is asked has at least two moves: a single stone is taken without asking.
void MyGame::play(State& state, Move move) const {
  state.stones = static_cast<std::uint8_t>(state.stones - move.stones);
  if (state.stones == 0) return;
  state.seat = after(state.seat);
  if (state.stones == 1) state.stones = 0;
}

Result MyGame::result(const State& state) const {
  Result result;
  for (Seat seat : seats_of(options_.seats)) {
    const bool won = seat == state.seat;
    result.scores[seat] = won ? 1 : 0;
    result.ranks[seat] = won ? 1 : 2;
  }
  result.winners = state.seat;
  return result;
}

// Nothing is secret.
MyGame::State MyGame::imagine(const State& state, Seat, Rng&) const { return state; }

std::string MyGame::text(const State&, Move move) const { return "take " + std::to_string(move.stones); }

ParsedMove<MyGame::Move> MyGame::parse(const State& state, Seat seat, std::string_view words) const {
  List<Move, most_moves> all;
  if (turn(state).seats.contains(seat)) moves(state, seat, all);
  for (const Move& move : all)
    if (text(state, move) == words) return ParsedMove<Move>::legal(move);
  return ParsedMove<Move>::refused(messages::expected(std::min<int>(most_taken, state.stones)));
}

Message MyGame::prompt(const State& state, Seat) const { return messages::ask(state.stones); }
Message MyGame::describe(const State&, Move move) const { return messages::take(move.stones); }

void MyGame::tell(const State& before, Move move, Narration& out) const {
  State state = before;
  play(state, move);
  if (state.stones == 0) out.push_back({messages::last(state.seat)});
}

void MyGame::view(const State& state, Viewer, JsonWriter& json) const {
  json.begin_object().field("stones", static_cast<int>(state.stones)).end_object();
}

}  // namespace sounder
