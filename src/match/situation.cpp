#include "match/situation.h"

namespace sounder {
namespace {

constexpr std::array<std::string_view, 4> undo_names = {"no", "freely", "when_agreed", "as_practice"};
constexpr std::array<std::string_view, 3> turn_names = {"decide", "chance", "over"};

// The audience has no name.
void write_seats(JsonWriter& json, std::string_view key, SeatSet seats) {
  seats.erase(Seat::nobody);
  json.key(key).begin_array();
  for (Seat seat : seats) json.value(name_of(seat));
  json.end_array();
}

void write_question(JsonWriter& json, const AnyGame& game, const AnyState& state, Seat seat) {
  json.begin_object().field("seat", name_of(seat)).key("says");
  write(json, game.prompt(state, seat));
  json.key("moves").begin_array();
  std::vector<AnyMove> moves;
  game.moves(state, seat, moves);
  for (const AnyMove& move : moves) write_move(json, game, state, move);
  json.end_array();
  write_plans(json, game, state, seat);
  write_seats(json, "secret_from", game.secret_from(state, seat));
  json.end_object();
}

void write_undo(JsonWriter& json, Seat seat, const Reach& undo) {
  json.begin_object()
      .field("seat", name_of(seat))
      .field("how", undo_names[static_cast<std::size_t>(undo.how)])
      .field("to", undo.to);
  write_seats(json, "ask", undo.how == Undo::How::when_agreed ? undo.ask : SeatSet());
  json.end_object();
}

}  // namespace

void write_move(JsonWriter& json, const AnyGame& game, const AnyState& before, const AnyMove& move) {
  json.begin_object().field("text", game.text(before, move));
  write_fields(json, game.describe(before, move));
  json.end_object();
}

void write_plans(JsonWriter& json, const AnyGame& game, const AnyState& state, Seat seat) {
  std::vector<AnyPlan> plans;
  game.plans(state, seat, plans);
  if (plans.empty()) return;
  json.key("plans").begin_array();
  for (const AnyPlan& plan : plans) {
    json.begin_object().key("texts").begin_array();
    AnyState on_the_way = state;
    for (const AnyMove& move : plan.moves) {
      json.value(game.text(on_the_way, move));
      game.play(on_the_way, move);
    }
    json.end_array();
    write_fields(json, plan.message);
    json.end_object();
  }
  json.end_array();
}

void write_told(JsonWriter& json, const Telling& telling) {
  json.key("told").begin_array();
  for (const Message& one : telling.told) write(json, one);
  json.end_array();
}

void write_situation(JsonWriter& json, const MatchSession& session, std::size_t at, Viewer viewer, SeatSet asked) {
  const AnyGame& game = session.game();
  const AnyState state = session.state_at(at);
  const Turn turn = game.turn(state);
  json.begin_object().field("game", game.facts().id).field("at", at).field("of", session.at());
  json.field("turn", turn_names[static_cast<std::size_t>(turn.kind)]);
  write_seats(json, "seats", turn.seats);
  if (turn.together) json.field("together", true);
  json.key("asked").begin_array();
  for (Seat seat : turn.seats)
    if (asked.contains(seat)) write_question(json, game, state, seat);
  json.end_array().key("view");
  game.view(state, viewer, json);
  json.key("undo").begin_array();
  if (at == session.at())
    for (Seat seat : session.people())
      for (const Reach& undo : session.reaches_of(seat)) write_undo(json, seat, undo);
  json.end_array().field("practice", session.record().is_practice()).key("result");
  if (turn.is_over())
    write_result(json, game, game.result(state));
  else
    json.null();
  json.end_object();
}

void write_stories(JsonWriter& json, const MatchSession& session, const std::vector<Story>& stories) {
  const AnyGame& game = session.game();
  AnyState before = stories.empty() ? game.start() : session.state_at(stories.front().number - 1);
  json.begin_array();
  for (const Story& story : stories) {
    json.begin_object().field("number", story.number).key("seat");
    story.step.seat == Seat::nobody ? json.null() : json.value(name_of(story.step.seat));
    json.key("move");
    if (story.telling.hidden)
      json.null();
    else
      write_move(json, game, before, story.step.move);
    write_told(json, story.telling);
    if (game.inside_a_move(before)) json.field("inside", true);
    json.end_object();
    game.play(before, story.step.move);
  }
  json.end_array();
}

}  // namespace sounder
