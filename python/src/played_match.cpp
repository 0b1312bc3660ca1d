#include "played_match.h"
#include "errors.h"
#include "match/fair/verify.h"
#include "match/messages.h"
#include "rules/words.h"

namespace sounder::python {
namespace {

[[noreturn]] void refuse_move(const AnyGame& game, const Message& because) {
  throw Refusal(i18n::english(game, because));
}

std::string names_of(SeatSet seats) {
  std::vector<std::string> names;
  for (Seat seat : seats) names.push_back(name_of(seat));
  return in_words(names, " or ");
}

bool is_offered(const AnyGame& game, const AnyState& state, Seat seat, const AnyMove& wanted) {
  if (seat == Seat::nobody) {
    std::vector<AnyChance> chances;
    game.chances(state, chances);
    return std::any_of(chances.begin(), chances.end(), [&](const AnyChance& one) { return one.move == wanted; });
  }
  std::vector<AnyMove> moves;
  game.moves(state, seat, moves);
  return std::find(moves.begin(), moves.end(), wanted) != moves.end();
}

}  // namespace

PlayedMatch::PlayedMatch(GamePtr game, DiceNote note, std::shared_ptr<const ChanceSource> dice)
    : game_(std::move(game)), origin_(game_->start()), state_(origin_), note_(std::move(note)), dice_(std::move(dice)) {
  draw_all();
}

PlayedMatch PlayedMatch::of(const Record& record) {
  PlayedMatch match(record.match.game_ptr(), record.dice, nullptr);
  for (const Step& step : record.match.steps()) match.take(step);
  if (!std::holds_alternative<std::monostate>(record.dice)) match.dice_ = source_of(record.dice, 0);
  match.players_ = record.players;
  match.draw_all();
  return match;
}

PlayedMatch PlayedMatch::imagined(GamePtr game, const AnyState& state, Seat seat, std::uint64_t seed) {
  PlayedMatch match(std::move(game), SeedNote{seed}, nullptr);
  match.origin_ = match.state_ = state;
  match.position_ = nullptr;
  match.imagined_for_ = seat;
  match.dice_ = std::make_shared<SeededChance>(seed);
  return match;
}

Seat PlayedMatch::current_player() const {
  const Turn now = turn();
  if (!now.decides()) return Seat::nobody;
  return is_imagined() && now.seats.contains(imagined_for_) ? imagined_for_ : now.first;
}

PositionPtr PlayedMatch::position() const {
  if (!position_) position_ = std::make_shared<const Position>(Position{game_, state_});
  return position_;
}

// Refuses a seat that is not to decide, before its move is read.
void PlayedMatch::check_turn(Seat seat) const {
  const Turn now = turn();
  if (now.is_over()) refuse_move(*game_, match_messages::over());
  if (now.is_chance()) {
    if (seat != Seat::nobody)
      refuse("chance is next, expected -1 or None in place of " + name_of(seat) + " and one of chance_outcomes()");
    return;
  }
  if (seat == Seat::nobody) refuse("a player is to decide, expected " + names_of(now.seats) + " in place of chance");
  if (!now.seats.contains(seat)) refuse(name_of(seat) + " is not to decide, expected " + names_of(now.seats));
}

void PlayedMatch::play(Seat seat, const PlayableMove& move) {
  check_turn(seat);
  if (move.seat != seat)
    refuse("the move was listed for another seat, expected one of match.legal_moves(\"" + name_of(seat) + "\")");
  // A move that was listed here is legal. One that was listed elsewhere may be.
  const bool listed_here = move.at == position_ || (move.at->game == game_ && move.at->state == state_);
  if (!listed_here && (&move.at->game->facts() != &game_->facts() || !is_offered(*game_, state_, seat, move.move)))
    refuse("the move was listed in another position and is not legal here, expected one of match.legal_moves()");
  take({seat, move.move});
  draw_all();
}

void PlayedMatch::play(Seat seat, std::string_view text) {
  check_turn(seat);
  const auto parsed = game_->parse(state_, seat, text);
  if (!parsed.move) refuse_move(*game_, parsed.reason);
  take({seat, *parsed.move});
  draw_all();
}

void PlayedMatch::take(const Step& step) {
  game_->play(state_, step.move);
  steps_.push_back(step);
  draws_ += step.seat == Seat::nobody;
  position_ = nullptr;
}

void PlayedMatch::draw_all() {
  while (dice_ && turn().is_chance()) take({Seat::nobody, dice_->draw(*game_, state_, draws_)});
}

void PlayedMatch::draw() {
  if (!turn().is_chance()) refuse_move(*game_, match_messages::no_chance());
  if (!dice_) refuse("the match has no dice, expected one of chance_outcomes() played for -1");
  draw_all();
}

AnyState PlayedMatch::state_at(std::size_t count) const {
  if (count == steps_.size()) return state_;
  AnyState state = origin_;
  for (std::size_t i = 0; i < count; ++i) game_->play(state, steps_[i].move);
  return state;
}

void PlayedMatch::rewind(std::size_t count) {
  state_ = state_at(count);
  for (std::size_t i = count; i < steps_.size(); ++i) draws_ -= steps_[i].seat == Seat::nobody;
  steps_.resize(count);
  position_ = nullptr;
}

std::size_t PlayedMatch::before_last_decision() const {
  std::size_t count = steps_.size();
  while (count > 0 && dice_ && steps_[count - 1].seat == Seat::nobody) --count;
  if (count == 0) refuse("no decision has been made, expected one to take back");
  return count - 1;
}

Record PlayedMatch::record() const {
  if (is_imagined())
    refuse("an imagined match has no record, since nobody knows how it came about; expected the match itself");
  Match match(game_);
  for (const Step& step : steps_) match.play(step.seat, step.move);
  std::vector<Player> players = players_;
  players.resize(static_cast<std::size_t>(game_->seats()));
  return {std::move(match), std::move(players), note_};
}

}  // namespace sounder::python
