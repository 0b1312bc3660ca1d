#include "match/situation.h"
#include "match/plain.h"

#include "match/record.h"
#include "match/secrecy.h"

namespace sounder {
namespace {

constexpr std::array<std::string_view, 3> turn_names = {"decide", "chance", "over"};

void write_seats(JsonWriter& json, std::string_view key, SeatSet seats) {
  json.key(key).begin_array();
  for (Seat seat : seats) json.value(name_of(seat));
  json.end_array();
}

void write_question(JsonWriter& json, const AnyGame& game, const AnyState& state, Seat seat) {
  json.begin_object().field("seat", name_of(seat)).field("prompt", plain(game.prompt(state, seat))).key("moves").begin_array();
  std::vector<AnyMove> moves;
  game.moves(state, seat, moves);
  for (const AnyMove& move : moves) json.value(game.text(state, move));
  json.end_array();
  SeatSet others;
  const bool may_hide = may_hide_something(game, state, seat);
  for (int i = 0; may_hide && i < game.seats(); ++i)
    if (seat_at(i) != seat && (shows_secrets(game, state, seat, seat_at(i)) || chooses_in_secret(game, state, seat, seat_at(i))))
      others |= seat_at(i);
  write_seats(json, "secret_from", others);
  json.end_object();
}

}  // namespace

void write_situation(JsonWriter& json, const Match& match, std::size_t at, Viewer viewer, SeatSet asked) {
  const AnyGame& game = match.game();
  const bool now = at == match.steps().size();
  const AnyState state = now ? match.state() : match.state_at(at);
  const Turn turn = game.turn(state);
  json.begin_object().field("game", game.facts().id).field("at", at).field("of", match.steps().size());
  json.field("turn", turn_names[static_cast<std::size_t>(turn.kind)]);
  write_seats(json, "seats", turn.seats);
  json.key("asked").begin_array();
  for (Seat seat : turn.seats)
    if (asked.contains(seat)) write_question(json, game, state, seat);
  json.end_array().key("view");
  game.view(state, viewer, json);
  SeatSet undoers;
  for (Seat seat : turn.seats)
    if (now && match.can_undo(seat)) undoers |= seat;
  write_seats(json, "can_undo", undoers);
  json.key("result");
  if (turn.is_over())
    write_result(json, game, game.result(state));
  else
    json.null();
  json.end_object();
}

void write_stories(JsonWriter& json, const Match& match, std::size_t from, Viewer viewer) {
  const AnyGame& game = match.game();
  AnyState state = match.state_at(from);
  json.begin_array();
  for (std::size_t i = from; i < match.steps().size(); ++i) {
    const Step& step = match.steps()[i];
    json.begin_object().field("number", i + 1).key("seat");
    step.seat == Seat::nobody ? json.null() : json.value(name_of(step.seat));
    json.key("move");
    is_secret_from(game, state, step, viewer) ? json.null() : json.value(game.text(state, step.move));
    json.field("story", story(game, state, step, viewer)).end_object();
    game.play(state, step.move);
  }
  json.end_array();
}

}  // namespace sounder
