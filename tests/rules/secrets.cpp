#include "rules/secrets.h"

#include <algorithm>
#include <optional>

namespace sounder::properties {
namespace {

constexpr int worlds = 4;        // imagined to find a secret that is out
constexpr int many_worlds = 24;  // imagined before a secret is called none
constexpr std::size_t most_alternatives = 12;
constexpr std::size_t looked_back = 2;  // steps that a record holds, for those that are still secret

AnyState after_move(const AnyGame& game, AnyState state, const AnyMove& move) {
  game.play(state, move);
  return state;
}

// What could have happened instead.
std::vector<AnyMove> possibilities(const AnyGame& game, const AnyState& before, Seat seat) {
  std::vector<AnyMove> moves;
  if (seat != Seat::nobody) {
    if (game.turn(before).seats.contains(seat)) game.moves(before, seat, moves);
    return moves;
  }
  std::vector<AnyChance> chances;
  if (game.turn(before).is_chance()) game.chances(before, chances);
  for (const AnyChance& chance : chances) moves.push_back(chance.move);
  return moves;
}

bool is_possible(const AnyGame& game, const AnyState& before, const Step& step) {
  const std::vector<AnyMove> moves = possibilities(game, before, step.seat);
  return std::find(moves.begin(), moves.end(), step.move) != moves.end();
}

bool all_see_the_same(const AnyGame& game, const AnyState& state) {
  const std::string seen = game.view(state, Viewer::audience());
  for (int i = 0; i < game.seats(); ++i)
    if (game.view(state, seat_at(i)) != seen) return false;
  return true;
}

// Whether those who were to know what happened see a difference: the mover, or of a chance move anybody.
bool insiders_tell_apart(const AnyGame& game, Seat mover, const AnyState& one, const AnyState& two) {
  if (one == two) return false;
  if (mover != Seat::nobody) return game.view(one, mover) != game.view(two, mover);
  for (int i = 0; i < game.seats(); ++i)
    if (game.view(one, seat_at(i)) != game.view(two, seat_at(i))) return true;
  return false;
}

std::vector<Viewer> all_viewers(const AnyGame& game) {
  std::vector<Viewer> viewers = {Viewer::audience()};
  for (int i = 0; i < game.seats(); ++i) viewers.emplace_back(seat_at(i));
  return viewers;
}

std::string name(Viewer viewer) { return viewer.is_audience() ? "the audience" : name_of(viewer.seat()); }

// A world that the viewer can't tell from the true one. The audience knows no more than any seat.
AnyState another_world(const AnyGame& game, const AnyState& state, Viewer viewer, Rng& rng) {
  const Seat seat = viewer.is_audience()
                        ? seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(game.seats()))))
                        : viewer.seat();
  return game.imagine(state, seat, rng);
}

std::vector<Message> told_to(const AnyGame& game, const AnyState& before, const AnyMove& move, Viewer viewer) {
  Narration narration;
  game.tell(before, move, narration);
  std::vector<Message> told;
  for (Told& one : narration)
    if (one.known_to.contains(viewer.seat())) told.push_back(std::move(one.message));
  return told;
}

std::string quoted(const AnyGame& game, const AnyState& before, const Step& step) {
  return (step.seat == Seat::nobody ? "chance" : name_of(step.seat)) + ": \"" + game.text(before, step.move) + "\"";
}

// All that the screen of a seat shows that is asked.
std::string screen_of(const AnyGame& game, const AnyState& state, Seat seat) {
  std::string screen = game.view(state, seat);
  JsonWriter out(screen);
  out.begin_array();
  write(out, game.prompt(state, seat));
  for (const AnyMove& move : possibilities(game, state, seat)) {
    out.value(game.text(state, move));
    write(out, game.describe(state, move));
  }
  std::vector<AnyPlan> plans;
  game.plans(state, seat, plans);
  for (const AnyPlan& plan : plans) write(out, plan.message);
  out.end_array();
  return screen;
}

// Whoever can't see which of two moves was made must not be told, nor hear more of the one than of the other.
std::string tells_apart_for(const AnyGame& game, const AnyState& before, const Step& step, Viewer viewer, Rng& rng) {
  const AnyState after = after_move(game, before, step.move);
  const bool hidden = game.hidden_from(before, step.seat, step.move).contains(viewer.seat());
  std::vector<AnyMove> others = possibilities(game, before, step.seat);
  std::erase(others, step.move);
  for (std::size_t i = 0; i < others.size(); ++i)
    std::swap(others[i], others[i + rng.below(static_cast<std::uint32_t>(others.size() - i))]);
  if (!hidden && others.size() > most_alternatives) others.resize(most_alternatives);
  const std::string seen = game.view(after, viewer);
  bool needs_hiding = false;
  for (const AnyMove& other : others) {
    const AnyState otherwise = after_move(game, before, other);
    if (game.view(otherwise, viewer) != seen || !insiders_tell_apart(game, step.seat, after, otherwise)) continue;
    needs_hiding = true;
    if (!hidden) return name(viewer) + " may know of " + quoted(game, before, step) + ", which it can't see";
    if (told_to(game, before, step.move, viewer) != told_to(game, before, other, viewer))
      return name(viewer) + " is told which it was: " + quoted(game, before, step);
  }
  if (hidden && !needs_hiding)
    return quoted(game, before, step) + " is hidden from " + name(viewer) + ", which sees it";
  return {};
}

// In a world that the viewer can't tell from this one the same step reads the same, and of draws the same is told.
std::string reads_otherwise_for(const AnyGame& game, const AnyState& before, const Step& step, Viewer viewer,
                                Rng& rng) {
  const AnyState other = another_world(game, before, viewer, rng);
  if (other == before || !is_possible(game, other, step)) return {};
  const bool hidden = game.hidden_from(before, step.seat, step.move).contains(viewer.seat());
  if (hidden != game.hidden_from(other, step.seat, step.move).contains(viewer.seat()))
    return "whether " + quoted(game, before, step) + " is hidden from " + name(viewer) + " shows a secret";
  if (!hidden && (game.text(before, step.move) != game.text(other, step.move) ||
                  !(game.describe(before, step.move) == game.describe(other, step.move))))
    return "what " + quoted(game, before, step) + " is tells " + name(viewer) + " a secret";
  if (step.seat == Seat::nobody &&
      game.view(after_move(game, before, step.move), viewer) == game.view(after_move(game, other, step.move), viewer) &&
      told_to(game, before, step.move, viewer) != told_to(game, other, step.move, viewer))
    return "what is told of " + quoted(game, before, step) + " tells " + name(viewer) + " a secret";
  return {};
}

// Where the match would stand had this move been made instead of step `number`, if the same steps could have followed.
std::optional<AnyState> had_it_been(const Match& match, std::size_t number, const AnyState& before,
                                    const AnyMove& move) {
  const AnyGame& game = match.game();
  AnyState state = after_move(game, before, move);
  for (std::size_t i = number + 1; i < match.steps().size(); ++i) {
    if (!is_possible(game, state, match.steps()[i])) return std::nullopt;
    game.play(state, match.steps()[i].move);
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
  std::vector<std::string> seen;
  for (int i = 0; i < game.seats(); ++i) seen.push_back(game.view(match.state(), seat_at(i)));
  for (const AnyMove& move : possibilities(game, before, mover)) {
    const auto otherwise = had_it_been(match, number, before, move);
    if (!otherwise || *otherwise == match.state() || game.view(*otherwise, mover) == seen[index_of(mover)]) continue;
    for (int i = 0; i < game.seats(); ++i)
      if (seat_at(i) != mover && game.view(*otherwise, seat_at(i)) == seen[static_cast<std::size_t>(i)]) return true;
  }
  return false;
}

}  // namespace

std::string has_no_secrets(const AnyGame& game, const AnyState& state, Rng& rng) {
  if (!all_see_the_same(game, state)) return "not all see the same, but the game has no HasSecrets";
  for (int i = 0; i < game.seats(); ++i)
    if (!(game.imagine(state, seat_at(i), rng) == state))
      return name_of(seat_at(i)) + " imagines another world, but the game has no HasSecrets";
  return {};
}

std::string steps_are_told_with_care(const AnyGame& game, const AnyState& before, const Step& step, Rng& rng) {
  if (step.seat != Seat::nobody && game.hidden_from(before, step.seat, step.move).contains(step.seat))
    return quoted(game, before, step) + " is hidden from whoever made it";
  const bool open = game.hidden_from(before, step.seat, step.move).empty() &&
                    all_see_the_same(game, after_move(game, before, step.move));
  for (const Viewer viewer : all_viewers(game)) {
    if (open) break;  // what one sees all see
    if (std::string wrong = tells_apart_for(game, before, step, viewer, rng); !wrong.empty()) return wrong;
  }
  for (const Viewer viewer : all_viewers(game))
    for (int i = 0; i < worlds; ++i)
      if (std::string wrong = reads_otherwise_for(game, before, step, viewer, rng); !wrong.empty()) return wrong;
  return {};
}

std::string nothing_becomes_known_unsaid(const AnyGame& game, const AnyState& before, const Step& step, Rng& rng) {
  if (game.reveals(before, step.seat, step.move)) return {};
  const AnyState after = after_move(game, before, step.move);
  for (const Viewer viewer : all_viewers(game)) {
    const bool hidden = game.hidden_from(before, step.seat, step.move).contains(viewer.seat());
    for (int i = 0; i < worlds; ++i) {
      const AnyState other = another_world(game, before, viewer, rng);
      if (other == before) continue;
      const std::string seen = game.view(after, viewer);
      const std::vector<Message> told = told_to(game, before, step.move, viewer);
      const bool possible = is_possible(game, other, step);
      if (!possible && hidden) continue;
      if (!possible || game.view(after_move(game, other, step.move), viewer) != seen ||
          told_to(game, other, step.move, viewer) != told)
        return name(viewer) + " learns something from " + quoted(game, before, step) +
               ", which is said to make nothing known";
    }
  }
  return {};
}

std::string screens_are_for_those_who_may_look(const AnyGame& game, const AnyState& state, Rng& rng) {
  for (const Seat seat : game.turn(state).seats) {
    const SeatSet secret_from = game.secret_from(state, seat);
    if (secret_from.contains(seat)) return name_of(seat) + " must not see its own screen";
    const std::string screen = screen_of(game, state, seat);
    const std::vector<AnyMove> moves = possibilities(game, state, seat);
    for (const Viewer other : all_viewers(game)) {
      if (other.is(seat)) continue;
      const bool forbidden = secret_from.contains(other.seat());
      bool secret = std::any_of(moves.begin(), moves.end(), [&](const AnyMove& move) {
        return game.hidden_from(state, seat, move).contains(other.seat());
      });
      for (int i = 0; !secret && i < (forbidden ? many_worlds : worlds); ++i) {
        const AnyState world = another_world(game, state, other, rng);
        secret = !(world == state) && screen_of(game, world, seat) != screen;
      }
      if (secret && !forbidden) return "the screen of " + name_of(seat) + " shows what " + name(other) + " can't know";
      if (!secret && forbidden)
        return "the screen of " + name_of(seat) + " is kept from " + name(other) + ", though it shows no secret";
    }
  }
  return {};
}

std::string refusals_keep_secrets(const AnyGame& game, const AnyState& state, const std::vector<std::string>& texts,
                                  Rng& rng) {
  for (int i = 0; i < game.seats(); ++i)
    for (int k = 0; k < worlds; ++k) {
      const AnyState other = game.imagine(state, seat_at(i), rng);
      if (other == state) continue;
      for (const std::string& text : texts)
        if (!(game.parse(state, seat_at(i), text).reason == game.parse(other, seat_at(i), text).reason))
          return "why \"" + text + "\" is refused tells " + name_of(seat_at(i)) + " a secret";
    }
  return {};
}

// The earliest choice that is still a secret, and what followed it, is left out: an open choice after it was made by
// somebody who could not know it.
std::string records_keep_secrets(const Match& match) {
  const std::size_t made = match.steps().size();
  const auto left_out = static_cast<std::size_t>(match.game().secret_steps(match.state()));
  if (left_out > made) return "a record leaves out more steps than there are";
  if (left_out == 0 && all_see_the_same(match.game(), match.state())) return {};
  for (std::size_t i = made - std::min(made, left_out + looked_back); i < made - left_out; ++i)
    if (is_still_secret(match, i))
      return "a record in progress holds step " + std::to_string(i + 1) + ", which is still a secret";
  if (left_out > 0 && !is_still_secret(match, made - left_out))
    return "a record in progress leaves out step " + std::to_string(made - left_out + 1) + ", which is no secret";
  return {};
}

}  // namespace sounder::properties
