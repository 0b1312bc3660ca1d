#include "bots/external/protocol.h"

#include "match/hex.h"
#include "match/json_text.h"
#include "match/record.h"

namespace sounder::bots::protocol {
namespace {

// One message: {"type": "...", and what `write` adds.
template <class Write>
std::string message(std::string_view type, Write&& write) {
  std::string text;
  JsonWriter out(text);
  out.begin_object().field("type", type);
  write(out);
  out.end_object();
  return text;
}

}  // namespace

std::string quoted(std::string_view said) {
  constexpr std::size_t enough = 60;
  std::string text = "\"" + std::string(said.substr(0, enough)) + (said.size() > enough ? "...\"" : "\"");
  for (char& c : text)
    if (c < ' ' || c > '~') c = '?';
  return text;
}

std::string hello() {
  return message("hello", [](JsonWriter& out) { out.field("protocol", version); });
}

std::string hello_from(std::string_view name, int spoken) {
  return message("hello", [&](JsonWriter& out) { out.field("protocol", spoken).field("name", name); });
}

std::string match(const AnyGame& game, Seat seat) {
  return message("match", [&](JsonWriter& out) {
    out.field("game", game.facts().id).field("rules", game.facts().rules_version);
    out.field("seats", game.seats()).field("seat", name_of(seat)).key("roles").begin_array();
    for (Seat other : seats_of(game.seats())) write(out, game.role(other));
    out.end_array();
    write_choices(out, game.setup());
  });
}

std::string heard(const Heard& heard) {
  return message("heard", [&](JsonWriter& out) {
    out.field("number", heard.number).key("seat");
    if (heard.seat == Seat::nobody)
      out.null();
    else
      out.value(name_of(heard.seat));
    out.key("move");
    if (heard.move)
      out.value(*heard.move);
    else
      out.null();
    out.key("told").begin_array();
    for (const sounder::Message& one : heard.told) write(out, one);
    out.end_array();
  });
}

std::string turn(const AnyGame& game, const AnyState& imagined, Seat seat, std::uint64_t number,
                 std::chrono::milliseconds budget) {
  std::vector<AnyMove> moves;
  game.moves(imagined, seat, moves);
  return message("turn", [&](JsonWriter& out) {
    out.field("number", number).field("budget_ms", budget.count());
    out.key("prompt");
    write(out, game.prompt(imagined, seat));
    out.key("moves").begin_array();
    for (const AnyMove& move : moves) out.value(game.text(imagined, move));
    out.end_array();
    out.key("view").raw(game.view(imagined, seat));
    out.key("state")
        .begin_object()
        .field("bytes", hex_of(imagined.bytes()))
        .field("hash", hex_of(imagined.hash()))
        .end_object();
  });
}

std::string over(const AnyGame& game, const Result& result) {
  return message("over", [&](JsonWriter& out) {
    out.key("result");
    write_result(out, game, result);
  });
}

std::string bye() {
  return message("bye", [](JsonWriter&) {});
}

std::string move(std::string_view text) {
  return message("move", [&](JsonWriter& out) { out.field("move", text); });
}

Expected<ProtocolMessage> read(std::string_view line, const std::string& where) {
  SOUNDER_TRY(auto document, parse_json(line, where));
  const json::Object* fields = document.if_object();
  const json::Value* field = fields ? fields->if_contains("type") : nullptr;
  const std::string* type = field ? field->if_string() : nullptr;
  if (!type) return error(where + ": found " + quoted(line) + ", expected a JSON object with a text as \"type\"");
  return ProtocolMessage{*type, std::move(document)};
}

Expected<int> version_of(const ProtocolMessage& hello) {
  const json::Value* spoken = hello.fields().if_contains("protocol");
  const std::int64_t* number = spoken ? spoken->if_int64() : nullptr;
  if (number && *number >= oldest_version && *number <= version) return static_cast<int>(*number);
  return error("found " + (spoken ? json::serialize(*spoken).substr(0, 60) : "none") + ", expected " +
               std::to_string(oldest_version) + " or " + std::to_string(version));
}

Expected<AnyMove> chosen(const ProtocolMessage& message, const AnyGame& game, const AnyState& imagined, Seat seat) {
  std::vector<AnyMove> moves;
  game.moves(imagined, seat, moves);
  const std::string expected = "expected one of the " + std::to_string(moves.size()) + " moves it was given, such as " +
                               quoted(game.text(imagined, moves.front()));
  const json::Value* move = message.fields().if_contains("move");
  if (!move) return error("sent a \"move\" message without \"move\", " + expected);
  if (const std::string* text = move->if_string()) {
    const auto parsed = game.parse(imagined, seat, *text);
    if (parsed.move) return *parsed.move;
    return error("chose " + quoted(*text) + " (" + std::string(parsed.reason.key()) + "), " + expected);
  }
  if (const std::int64_t* place = move->if_int64())
    if (*place >= 0 && static_cast<std::uint64_t>(*place) < moves.size()) return moves[*place];
  return error("chose " + json::serialize(*move).substr(0, 60) + ", " + expected);
}

}  // namespace sounder::bots::protocol
