#include "bots/external/respondent.h"

#include "match/content.h"
#include "match/hex.h"
#include "match/record.h"

namespace sounder::bots {
namespace json = boost::json;
namespace {

constexpr int longest_budget_ms = 86'400'000;

// What is played, read by the strict reader of records: a match message is a record without moves, in a few other
// words.
Expected<GamePtr> game_of(Node& message, const json::object& fields, const std::string& where) {
  json::object record;
  record["sounder"] = record_format;
  record["seats"] =
      json::array(static_cast<std::size_t>(message.field("seats").number(1, max_seats)), json::object{{"is", "human"}});
  record["moves"] = json::array();
  for (const char* key : {"game", "rules", "options", "content"})
    if (const json::value* value = fields.if_contains(key)) record[key] = *value;
  auto read = parse_record(json::serialize(record), where);
  if (!read) return tl::make_unexpected(read.error());
  return read->match.game_ptr();
}

// The state our engine imagined for the seat. Its bytes come from outside: they are taken only whole and unharmed
// (size, hash), and only if the game asks the seat for exactly the moves that the message lists.
Expected<AnyState> state_of(const json::object& fields, const AnyGame& game, Seat seat, const std::string& where) {
  Node::Refusals refusals;
  const json::value document = fields;
  Node turn(document, where, refusals);
  Node state = turn.field("state");
  const auto bytes = bytes_of_hex(state.field("bytes").text());
  const std::string hash(state.field("hash").text());
  if (turn.refused()) return trouble(refusals.first);
  const std::size_t size = game.start().bytes().size();
  if (!bytes || bytes->size() != size)
    return trouble(where + ".state.bytes: expected " + std::to_string(size) + " bytes in hexadecimal");
  const AnyState imagined = AnyState::of_bytes(*bytes);
  if (hex_of(imagined.hash()) != hash)
    return trouble(where + ".state.hash: does not fit the bytes, expected " + hex_of(imagined.hash()));
  const Turn now = game.turn(imagined);
  if (!now.decides() || !now.seats.contains(seat))
    return trouble(where + ".state: expected one in which " + name_of(seat) + " is to move");
  std::vector<AnyMove> moves;
  game.moves(imagined, seat, moves);
  json::array texts;
  for (const AnyMove& move : moves) texts.emplace_back(game.text(imagined, move));
  const json::value* listed = fields.if_contains("moves");
  if (!listed || *listed != texts)
    return trouble(where + ".moves: expected the moves of the state, " + std::to_string(texts.size()));
  return imagined;
}

}  // namespace

Expected<Respondent::Answer> Respondent::answer(std::string_view line) {
  const std::string where = "standard input, line " + std::to_string(++lines_);
  auto message = protocol::read(line, where);
  if (!message) return tl::make_unexpected(message.error());
  if (message->type == "hello") {
    const auto spoken = protocol::version_of(*message);
    if (!spoken) return trouble(where + ".protocol: " + spoken.error().message);
    return Answer{protocol::hello_from("sounder " + manner_.level, *spoken)};
  }
  if (message->type == "match") return begin(*message, where);
  if (message->type == "turn") return move(*message, where);
  return Answer{{}, message->type == "bye"};
}

Expected<Respondent::Answer> Respondent::begin(const protocol::Message& message, const std::string& where) {
  Node::Refusals refusals;
  const json::value document = message.fields;
  Node match(document, where, refusals);
  const std::string named(match.field("game").text());
  const std::string seat(match.field("seat").text());
  auto game = game_of(match, message.fields, where);
  if (match.refused()) return trouble(refusals.first);
  if (named != manner_.game)
    return trouble(where + ".game: found \"" + named.substr(0, 60) + "\", expected " + manner_.game);
  if (!game) return tl::make_unexpected(game.error());
  const auto own = seat_named(seat, (*game)->seats());
  if (!own)
    return trouble(where + ".seat: found \"" + seat.substr(0, 60) + "\", expected p1 to p" +
                   std::to_string((*game)->seats()));
  auto bot = make_bot(manner_.level, *game);
  if (!bot) return tl::make_unexpected(bot.error());
  game_ = std::move(*game);
  bot_ = std::move(*bot);
  seat_ = *own;
  ++matches_;
  bot_->begin_match(seat_);
  return Answer{};
}

Expected<Respondent::Answer> Respondent::move(const protocol::Message& message, const std::string& where) {
  if (!bot_) return trouble(where + ": a turn before any match, expected a \"match\" message first");
  Node::Refusals refusals;
  const json::value document = message.fields;
  Node turn(document, where, refusals);
  const int number = turn.field("number").number(1, game_->facts().longest);
  const int budget_ms = turn.has("budget_ms") ? turn.field("budget_ms").number(1, longest_budget_ms) : 0;
  if (turn.refused()) return trouble(refusals.first);
  const auto imagined = state_of(message.fields, *game_, seat_, where);
  if (!imagined) return tl::make_unexpected(imagined.error());
  Rng rng(manner_.seed, hash_words(matches_, static_cast<std::uint64_t>(number)));
  Budget budget;
  if (manner_.whole_budget) budget.time = std::chrono::milliseconds(budget_ms);
  const Advice advice = bot_->think(*imagined, seat_, rng, budget);
  return Answer{protocol::move(game_->text(*imagined, advice.move))};
}

}  // namespace sounder::bots
