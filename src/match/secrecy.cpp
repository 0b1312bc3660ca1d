#include "match/secrecy.h"
#include "match/plain.h"

#include <algorithm>
#include <map>
#include <optional>

namespace sounder {
namespace {

constexpr int imaginings = 32;  // how many other worlds are tried

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

bool hides_something(const AnyGame& game, const AnyState& state) {
  Rng rng(state.hash());
  for (int i = 0; i < game.seats(); ++i)
    for (int k = 0; k < imaginings; ++k)
      if (game.imagine(state, seat_at(i), rng) != state) return true;
  return false;
}

// Where the match would stand had this move been made instead of step `number`, if the same steps could have followed.
std::optional<AnyState> had_it_been(const Match& match, std::size_t number, const AnyState& before, const AnyMove& move) {
  const AnyGame& game = match.game();
  AnyState state = after_move(game, before, move);
  for (std::size_t i = number + 1; i < match.steps().size(); ++i) {
    const auto& [seat, next] = match.steps()[i];
    const Turn turn = game.turn(state);
    if (seat == Seat::nobody ? !turn.is_chance() : !turn.seats.contains(seat)) return std::nullopt;
    const std::vector<AnyMove> legal = possibilities(game, state, seat);
    if (std::find(legal.begin(), legal.end(), next) == legal.end()) return std::nullopt;
    game.play(state, next);
  }
  return state;
}

// Whether somebody can't tell to this day what was chosen in a step: after another choice all would look the same to
// them, not to the mover.
bool is_still_secret(const Match& match, std::size_t number) {
  const AnyGame& game = match.game();
  const Seat mover = match.steps()[number].seat;
  if (mover == Seat::nobody) return false;
  const AnyState before = match.state_at(number);
  for (const AnyMove& move : possibilities(game, before, mover)) {
    const auto otherwise = had_it_been(match, number, before, move);
    if (!otherwise || !insiders_tell_apart(game, mover, match.state(), *otherwise)) continue;
    for (int i = 0; i < game.seats(); ++i)
      if (seat_at(i) != mover && game.view(match.state(), seat_at(i)) == game.view(*otherwise, seat_at(i))) return true;
  }
  return false;
}

}  // namespace

bool may_hide_something(const AnyGame& game, const AnyState& state, Seat seat) {
  if (!all_see_the_same(game, state)) return true;
  const std::vector<AnyMove> moves = possibilities(game, state, seat);
  return !moves.empty() && !all_see_the_same(game, after_move(game, state, moves.front()));
}

bool shows_secrets(const AnyGame& game, const AnyState& state, Seat seat, Seat other) {
  const std::string view = game.view(state, seat);
  const Message prompt = game.prompt(state, seat);
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

// The earliest choice that is still a secret, and what followed it, is left out: an open choice after it was made by
// somebody who could not know it (HP-17). Before a moment that hides nothing there is nothing to look for.
std::size_t open_moves(const Match& match) {
  std::size_t open = match.steps().size();
  for (std::size_t count = open; count > 0 && hides_something(match.game(), match.state_at(count)); --count)
    if (is_still_secret(match, count - 1)) open = count - 1;
  return open;
}

bool is_secret_from(const AnyGame& game, const AnyState& before, const Step& step, Viewer viewer) {
  const AnyState after = after_move(game, before, step.move);
  if (all_see_the_same(game, after)) return false;
  const std::string seen = game.view(after, viewer);
  for (const AnyMove& move : possibilities(game, before, step.seat)) {
    if (move == step.move) continue;
    const AnyState otherwise = after_move(game, before, move);
    if (game.view(otherwise, viewer) == seen && insiders_tell_apart(game, step.seat, after, otherwise)) return true;
  }
  return false;
}

// A story is kept back if it says more than the viewer sees: if something else would look the same to the viewer, not
// to the mover, and would have another story.
std::string story(const AnyGame& game, const AnyState& before, const Step& step, Viewer viewer) {
  const AnyState after = after_move(game, before, step.move);
  const std::string told = plain_story(game, before, step.move);
  if (all_see_the_same(game, after)) return told;
  const std::string seen = game.view(after, viewer);
  for (const AnyMove& move : possibilities(game, before, step.seat)) {
    if (move == step.move) continue;
    const AnyState otherwise = after_move(game, before, move);
    if (game.view(otherwise, viewer) != seen || plain_story(game, before, move) == told) continue;
    if (insiders_tell_apart(game, step.seat, after, otherwise))
      return step.seat == Seat::nobody ? "something is drawn in secret" : "chooses in secret";
  }
  return told;
}

}  // namespace sounder
