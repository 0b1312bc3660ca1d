#include "match/match.h"

#include "match/messages.h"

namespace sounder {

void Match::play(Seat seat, const AnyMove& move) {
  game_->play(state_, move);
  steps_.push_back({seat, move});
  if (seat == Seat::nobody) ++draws_;
}

AnyState Match::state_at(std::size_t count) const {
  AnyState state = game_->start();
  for (std::size_t i = 0; i < count; ++i) game_->play(state, steps_[i].move);
  return state;
}

void Match::rewind(std::size_t count) {
  state_ = state_at(count);
  for (std::size_t i = count; i < steps_.size(); ++i)
    if (steps_[i].seat == Seat::nobody) --draws_;
  steps_.resize(count);
}

std::string Match::text_at(std::size_t number) const { return step_text(*game_, state_at(number), steps_[number]); }

std::string step_text(const AnyGame& game, const AnyState& before, const Step& step) {
  const std::string text = game.text(before, step.move);
  return game.turn(before).seats.size() > 1 ? name_of(step.seat) + ": " + text : text;
}

ParsedMove<Step> parse_step(const AnyGame& game, const AnyState& before, std::string_view text) {
  const Turn turn = game.turn(before);
  if (turn.is_over()) return ParsedMove<Step>::refused(match_messages::over());
  Seat seat = turn.is_chance() ? Seat::nobody : turn.first;
  if (const auto colon = text.find(": "); colon == 2) {
    const auto named = seat_named(text.substr(0, colon), game.seats());
    if (named && !turn.seats.contains(*named)) return ParsedMove<Step>::refused(match_messages::not_to_move(*named));
    if (named) {
      seat = *named;
      text.remove_prefix(colon + 2);
    }
  } else if (turn.seats.size() > 1) {
    std::vector<std::string> names;
    for (Seat one : turn.seats) names.push_back(name_of(one));
    return ParsedMove<Step>::refused(match_messages::name_a_seat({names.begin(), names.end()}));
  }
  auto parsed = game.parse(before, seat, text);
  if (!parsed.move) return ParsedMove<Step>::refused(std::move(parsed.reason));
  return ParsedMove<Step>::legal({seat, *parsed.move});
}

}  // namespace sounder
