// Playing under the fuzzer's eyes: cheap checks of what must hold at every step of every game.
#pragma once

#include <algorithm>
#include <vector>

#include "choices.h"
#include "match/match.h"
#include "match/record.h"

namespace sounder::fuzz {

// The text of a step must read back to that very step, and say nothing that does not fit on a line.
inline void check_text(const Match& match, const Step& step) {
  const std::string text = step_text(match.game(), match.state(), step);
  const auto back = parse_step(match.game(), match.state(), text);
  if (!back.move) broken("\"" + text + "\" is a move but is refused: " + json_of(back.reason));
  if (back.move->move != step.move || back.move->seat != step.seat)
    broken("\"" + text + "\" reads back as another move");
}

// All steps that can be taken now, of all seats to move.
inline std::vector<Step> steps_now(const Match& match) {
  std::vector<Step> steps;
  const Turn turn = match.turn();
  if (turn.is_chance()) {
    std::vector<AnyChance> chances;
    match.game().chances(match.state(), chances);
    if (chances.size() < 2) broken("chance without a choice");
    for (const AnyChance& chance : chances) steps.push_back({Seat::nobody, chance.move});
  }
  std::vector<AnyMove> moves;
  for (Seat seat : turn.seats) {
    match.game().moves(match.state(), seat, moves);
    if (moves.size() < 2) broken("a decision of " + name_of(seat) + " without a choice");
    for (const AnyMove& move : moves) steps.push_back({seat, move});
  }
  if (steps.empty() && !turn.is_over()) broken("nobody can move, but the match is not over");
  return steps;
}

// Takes a step, and checks that the match is not longer than any may be.
inline void take(Match& match, const Step& step) {
  match.play(step.seat, step.move);
  if (match.steps().size() > static_cast<std::size_t>(match.game().facts().longest))
    broken("a match of more than " + std::to_string(match.game().facts().longest) + " moves");
}

// Plays on at random for so many steps, or to the end.
inline void play_on(Match& match, Rng& rng, std::size_t steps) {
  for (Turn turn = match.turn(); steps > 0 && !turn.is_over(); turn = match.turn(), --steps) {
    if (turn.is_chance()) {
      take(match, {Seat::nobody, match.game().draw(match.state(), rng)});
    } else {
      const Seat seat = turn.first;
      take(match, {seat, match.game().any_move(match.state(), seat, rng)});
    }
  }
}

// A match that is over: somebody has won and the same moves lead to the same state.
inline void check_end(const Match& match) {
  if (match.game().result(match.state()).winners.empty()) broken("a match that nobody won");
  if (match.state_at(match.steps().size()).hash() != match.state().hash()) broken("the same moves led to two states");
}

// So does its record.
inline void check_record(const Match& match) {
  const Record record{match, std::vector<Player>(static_cast<std::size_t>(match.game().seats())), {}};
  const auto back = parse_record(to_json(record), "record");
  if (!back) broken("its own record is refused: " + back.error().message);
  if (back->match.state().hash() != match.state().hash()) broken("its record leads to another state");
}

}  // namespace sounder::fuzz
