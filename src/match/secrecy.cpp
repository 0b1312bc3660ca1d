#include "match/secrecy.h"

#include <map>

namespace sounder {
namespace {

constexpr int imaginings = 8;  // how many other worlds are tried

AnyState after_move(const AnyGame& game, AnyState state, const AnyMove& move) {
  game.play(state, move);
  return state;
}

// What could have happened instead.
std::vector<AnyMove> possibilities(const AnyGame& game, const AnyState& before, Seat seat) {
  std::vector<AnyMove> moves;
  if (seat != Seat::nobody) {
    game.moves(before, seat, moves);
    return moves;
  }
  std::vector<AnyChance> chances;
  game.chances(before, chances);
  for (const AnyChance& chance : chances) moves.push_back(chance.move);
  return moves;
}

bool all_see_the_same(const AnyGame& game, const AnyState& state) {
  const std::string seen = game.view(state, Viewer::audience());
  for (int i = 0; i < game.seats(); ++i)
    if (game.view(state, seat_at(i)) != seen) return false;
  return true;
}

// Whether those who were to know what happened see a difference: the mover, or of a chance move anybody.
bool insiders_tell_apart(const AnyGame& game, Seat mover, const AnyState& one, const AnyState& two) {
  if (mover != Seat::nobody) return game.view(one, mover) != game.view(two, mover);
  for (int i = 0; i < game.seats(); ++i)
    if (game.view(one, seat_at(i)) != game.view(two, seat_at(i))) return true;
  return false;
}

}  // namespace

bool shows_secrets(const AnyGame& game, const AnyState& state, Seat seat, Seat other) {
  const std::string view = game.view(state, seat);
  const std::string prompt = game.prompt(state, seat);
  std::vector<AnyMove> moves;
  game.moves(state, seat, moves);
  Rng rng(hash_words(state.hash(), static_cast<std::uint64_t>(other)));
  for (int i = 0; i < imaginings; ++i) {
    const AnyState imagined = game.imagine(state, other, rng);
    if (imagined == state) continue;
    std::vector<AnyMove> imagined_moves;
    game.moves(imagined, seat, imagined_moves);
    if (game.view(imagined, seat) != view || game.prompt(imagined, seat) != prompt || imagined_moves != moves) return true;
  }
  return false;
}

bool chooses_in_secret(const AnyGame& game, const AnyState& state, Seat seat, Seat other) {
  std::map<std::string, std::string> own_view;  // by what the other sees
  for (const AnyMove& move : possibilities(game, state, seat)) {
    const AnyState after = after_move(game, state, move);
    const auto [known, fresh] = own_view.try_emplace(game.view(after, other), game.view(after, seat));
    if (!fresh && known->second != game.view(after, seat)) return true;
  }
  return false;
}

std::size_t open_moves(const Match& match) {
  const AnyGame& game = match.game();
  std::size_t count = match.steps().size();
  for (; count > 0; --count) {
    const Seat mover = match.steps()[count - 1].seat;
    if (mover == Seat::nobody) break;
    const AnyState before = match.state_at(count - 1);
    bool secret = false;
    for (int i = 0; i < game.seats(); ++i) secret = secret || (seat_at(i) != mover && chooses_in_secret(game, before, mover, seat_at(i)));
    if (!secret) break;
  }
  return count;
}

// A story is kept back if it says more than the viewer sees: if something else would look the same to the viewer, not
// to the mover, and would have another story.
std::string story(const AnyGame& game, const AnyState& before, const Step& step, Viewer viewer) {
  const AnyState after = after_move(game, before, step.move);
  const std::string told = game.tell(before, step.move, after);
  if (all_see_the_same(game, after)) return told;
  const std::string seen = game.view(after, viewer);
  for (const AnyMove& move : possibilities(game, before, step.seat)) {
    if (move == step.move) continue;
    const AnyState otherwise = after_move(game, before, move);
    if (game.view(otherwise, viewer) != seen || game.tell(before, move, otherwise) == told) continue;
    if (insiders_tell_apart(game, step.seat, after, otherwise))
      return step.seat == Seat::nobody ? "something is drawn in secret" : "chooses in secret";
  }
  return told;
}

}  // namespace sounder
