#include "bots/external/respondent.h"

#include <algorithm>

#include "match/content.h"
#include "match/hex.h"
#include "match/record.h"

namespace sounder::bots {
namespace {

constexpr int longest_budget_ms = 86'400'000;

// The setup, read by the strict reader of records: a match message is a record without moves, in slightly different
// words.
Expected<GamePtr> game_of(Node& message, const json::Object& fields, const std::string& where) {
  const int seats = message.field("seats").number(1, max_seats);
  std::string record;
  JsonWriter out(record);
  out.begin_object().field("sounder", record_format).key("seats").begin_array();
  for (int i = 0; i < seats; ++i) out.begin_object().field("is", "human").end_object();
  out.end_array().key("moves").begin_array().end_array();
  for (const char* key : {"game", "rules", "options", "content"})
    if (const json::Value* value = fields.if_contains(key)) out.key(key).raw(json::serialize(*value));
  out.end_object();
  SOUNDER_TRY(auto read, parse_record(record, where));
  return read.match.game_ptr();
}

// The state that the engine imagined for the seat. Its bytes come from outside, so size and hash must be right, and the
// seat must have exactly the moves that the message lists.
Expected<AnyState> state_of(const protocol::ProtocolMessage& message, const AnyGame& game, Seat seat,
                            const std::string& where) {
  Node::Refusals refusals;
  Node turn(message.document, where, refusals);
  Node state = turn.field("state");
  const auto bytes = bytes_of_hex(state.field("bytes").text());
  const std::string hash(state.field("hash").text());
  if (turn.refused()) return error(refusals.first);
  const std::size_t size = game.start().bytes().size();
  if (!bytes || bytes->size() != size)
    return error(where + ".state.bytes: expected " + std::to_string(size) + " bytes in hexadecimal");
  const AnyState imagined = AnyState::of_bytes(*bytes);
  if (hex_of(imagined.hash()) != hash)
    return error(where + ".state.hash: does not fit the bytes, expected " + hex_of(imagined.hash()));
  const Turn now = game.turn(imagined);
  if (!now.decides() || !now.seats.contains(seat))
    return error(where + ".state: expected one in which " + name_of(seat) + " is to move");
  std::vector<AnyMove> moves;
  game.moves(imagined, seat, moves);
  const json::Value* field = message.fields().if_contains("moves");
  const json::Array* listed = field ? field->if_array() : nullptr;
  const auto same = [&](const json::Value& one, const AnyMove& move) {
    const std::string* text = one.if_string();
    return text && *text == game.text(imagined, move);
  };
  if (!listed || !std::ranges::equal(*listed, moves, same))
    return error(where + ".moves: expected the moves of the state, " + std::to_string(moves.size()));
  return imagined;
}

}  // namespace

Expected<Respondent::Answer> Respondent::answer(std::string_view line) {
  const std::string where = "standard input, line " + std::to_string(++lines_);
  SOUNDER_TRY(auto message, protocol::read(line, where));
  if (message.type == "hello") {
    const auto spoken = protocol::version_of(message);
    if (!spoken) return error(where + ".protocol: " + spoken.error().message);
    return Answer{protocol::hello_from("sounder " + manner_.level, *spoken)};
  }
  if (message.type == "match") return begin(message, where);
  if (message.type == "turn") return move(message, where);
  return Answer{{}, message.type == "bye"};
}

Expected<Respondent::Answer> Respondent::begin(const protocol::ProtocolMessage& message, const std::string& where) {
  Node::Refusals refusals;
  Node match(message.document, where, refusals);
  const std::string named(match.field("game").text());
  const std::string seat(match.field("seat").text());
  auto game = game_of(match, message.fields(), where);
  if (match.refused()) return error(refusals.first);
  if (named != manner_.game)
    return error(where + ".game: found \"" + named.substr(0, 60) + "\", expected " + manner_.game);
  if (!game) return tl::make_unexpected(game.error());
  const auto own = seat_named(seat, (*game)->seats());
  if (!own)
    return error(where + ".seat: found \"" + seat.substr(0, 60) + "\", expected p1 to p" +
                 std::to_string((*game)->seats()));
  SOUNDER_TRY(auto bot, make_bot(manner_.level, *game));
  game_ = std::move(*game);
  bot_ = std::move(bot);
  seat_ = *own;
  ++matches_;
  bot_->begin_match(seat_);
  return Answer{};
}

Expected<Respondent::Answer> Respondent::move(const protocol::ProtocolMessage& message, const std::string& where) {
  if (!bot_) return error(where + ": a turn before any match, expected a \"match\" message first");
  Node::Refusals refusals;
  Node turn(message.document, where, refusals);
  const int number = turn.field("number").number(1, game_->facts().longest);
  const int budget_ms = turn.has("budget_ms") ? turn.field("budget_ms").number(1, longest_budget_ms) : 0;
  if (turn.refused()) return error(refusals.first);
  SOUNDER_TRY(const auto imagined, state_of(message, *game_, seat_, where));
  Rng rng(manner_.seed, hash_words(matches_, static_cast<std::uint64_t>(number)));
  Budget budget;
  if (manner_.whole_budget) budget.time = std::chrono::milliseconds(budget_ms);
  const Advice advice = bot_->think(imagined, seat_, rng, budget);
  return Answer{protocol::move(game_->text(imagined, advice.move))};
}

}  // namespace sounder::bots
