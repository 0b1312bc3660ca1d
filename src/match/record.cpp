#include "match/record.h"

#include <algorithm>
#include <boost/json.hpp>

#include "match/hex.h"
#include "match/json_text.h"
#include "match/registry.h"

namespace sounder {
namespace json = boost::json;
namespace {

constexpr std::size_t longest_content_name = 40;

void write_options(JsonWriter& out, const Setup& setup) {
  const GameLine& line = **find_game(setup.game);
  out.key("options").begin_object();
  for (const OptionLine& option : line.options) {
    const int value = setup.options.at(option.id);
    out.key(option.id);
    if (option.kind == OptionLine::Kind::number)
      out.value(value);
    else if (option.kind == OptionLine::Kind::flag)
      out.value(value != 0);
    else
      out.value(option.text_of(value));
  }
  out.end_object();
}

void write_content(JsonWriter& out, const Setup& setup) {
  out.key("content").begin_object();
  for (const auto& [kind, choice] : setup.content) {
    out.key(kind).begin_object().field("name", choice.name).field("hash", choice.hash);
    if (!choice.document.empty()) out.key("document").raw(choice.document);
    out.end_object();
  }
  out.end_object();
}

void write_dice(JsonWriter& out, const DiceNote& dice) {
  if (const auto* seeded = std::get_if<SeedNote>(&dice)) {
    out.key("dice").begin_object().field("kind", "seeded").field("seed", seeded->seed).end_object();
  } else if (const auto* fair = std::get_if<FairDice>(&dice)) {
    out.key("dice").begin_object().field("kind", "fair").field("commitment", fair->commitment).field("secret", hex_of(fair->secret));
    out.key("nonces").begin_array();
    for (const auto& nonce : fair->nonces) out.value(nonce);
    out.end_array().end_object();
  }
}

// Puts every member of the record on a line of its own, and every move.
std::string laid_out(const Record& record) {
  const AnyGame& game = record.match.game();
  std::string text;
  std::string part;
  const auto add = [&](auto&& write) {
    part.clear();
    JsonWriter out(part);
    out.begin_object();  // to have the writer place colons; the brace is dropped again
    write(out);
    text += (text.empty() ? "{\n  " : ",\n  ") + part.substr(1);
  };
  add([&](JsonWriter& out) { out.field("sounder", record_format); });
  add([&](JsonWriter& out) { out.field("game", game.facts().id); });
  add([&](JsonWriter& out) { out.field("rules", game.facts().rules_version); });
  add([&](JsonWriter& out) {
    out.key("seats").begin_array();
    for (const auto& player : record.players) out.value(player);
    out.end_array();
  });
  add([&](JsonWriter& out) { write_options(out, game.setup()); });
  if (!game.setup().content.empty()) add([&](JsonWriter& out) { write_content(out, game.setup()); });
  if (record.dice.index() != 0) add([&](JsonWriter& out) { write_dice(out, record.dice); });
  text += ",\n  \"moves\": [";
  AnyState state = game.start();
  bool first = true;
  for (const Step& step : record.match.steps()) {
    part.clear();
    JsonWriter(part).value(step_text(game, state, step));
    text += (first ? "\n    " : ",\n    ") + part;
    game.play(state, step.move);
    first = false;
  }
  text += first ? "]" : "\n  ]";
  if (game.turn(state).is_over()) {
    part.clear();
    JsonWriter out(part);
    write_result(out, game, game.result(state));
    text += ",\n  \"result\": " + part;
  }
  return text + "\n}\n";
}

// Reads one record; the first trouble ends it.
class Reader {
 public:
  Reader(const json::value& document, const std::string& where) : root_(document, where, refusals_), where_(where) {}

  Expected<RecordSoFar> read() {
    if (!root_.is_object()) return trouble(where_ + ": expected a record, a JSON object with \"game\" and \"moves\"");
    if (const int format = root_.field("sounder").number(1, 1'000'000); !root_.refused() && format != record_format)
      return trouble(where_ + ".sounder: the record has format " + std::to_string(format) + ", expected " + std::to_string(record_format));
    Setup setup;
    setup.game = root_.field("game").text();
    if (root_.refused()) return refused();
    auto line = find_game(setup.game);
    if (!line) return trouble(where_ + ".game: " + line.error().message);
    const int known = (*line)->facts->rules_version;
    const int version = root_.field("rules").number(1, 1'000'000);
    if (!root_.refused() && version != known)
      return trouble(where_ + ".rules: the record has rules version " + std::to_string(version) + " of " + setup.game + ", expected " +
                     std::to_string(known));
    std::vector<std::string> players = read_players(**line);
    setup.seats = static_cast<int>(players.size());
    read_options(setup, **line);
    read_content(setup, **line);
    DiceNote dice = read_dice(players.size());
    if (root_.refused()) return refused();
    auto game = make_game(setup);
    if (!game) return trouble(where_ + ": " + game.error().message);
    RecordSoFar so_far{.record = {Match(*game), std::move(players), std::move(dice)}, .moves_written = 0, .wrong = {}};
    read_moves(so_far);
    if (const bool result = root_.has("result"); result && so_far.wrong.message.empty() && !root_.refused())
      so_far.wrong.message = wrong_result(so_far.record.match);
    else if (result)
      root_.field("result");  // of moves that lead nowhere
    root_.finish();
    if (root_.refused()) return refused();
    return so_far;
  }

 private:
  tl::unexpected<Trouble> refused() const { return trouble(refusals_.first); }

  std::vector<std::string> read_players(const GameLine& line) {
    std::vector<std::string> players;
    root_.list("seats", line.facts->min_seats, line.facts->max_seats, [&](Node& entry) {
      if (entry.text().size() > longest_player) return entry.refuse("a name of at most " + std::to_string(longest_player) + " bytes");
      players.emplace_back(entry.text());
    });
    return players;
  }

  void read_options(Setup& setup, const GameLine& line) {
    if (!root_.has("options")) return;
    root_.object("options", [&](Node& options) {
      for (const OptionLine& option : line.options) {
        if (!options.has(option.id)) continue;
        const Node value = options.field(option.id);
        if (option.kind == OptionLine::Kind::number) setup.options[option.id] = value.number(option.least, option.most);
        if (option.kind == OptionLine::Kind::flag) setup.options[option.id] = value.flag() ? 1 : 0;
        if (option.kind == OptionLine::Kind::name) {
          const std::vector<std::string_view> names(option.names.begin(), option.names.end());
          setup.options[option.id] = value.one_of(names);
        }
      }
    });
  }

  void read_content(Setup& setup, const GameLine& line) {
    if (!root_.has("content")) return;
    root_.object("content", [&](Node& content) {
      for (const ContentKind& kind : line.content_kinds) {
        if (!content.has(kind.id)) continue;
        content.object(kind.id, [&](Node& chosen) {
          ContentChoice& choice = setup.content[std::string(kind.id)];
          const Node name = chosen.field("name");
          choice.name = name.text();
          if (choice.name.size() > longest_content_name) return name.refuse("a name of at most 40 characters");
          if (chosen.has("hash")) {
            const Node hash = chosen.field("hash");
            choice.hash = hash.text();
            if (!bytes_of_hex(choice.hash) || choice.hash.size() != 16) return hash.refuse("16 hexadecimal digits");
          }
          if (chosen.has("document")) choice.document = chosen.field("document").json_text();
        });
      }
    });
  }

  DiceNote read_dice(std::size_t seats) {
    DiceNote note;
    if (!root_.has("dice")) return note;
    root_.object("dice", [&](Node& dice) {
      constexpr std::array<std::string_view, 2> kinds = {"seeded", "fair"};
      if (dice.field("kind").one_of(kinds) == 0) {
        note = SeedNote{dice.field("seed").big_number()};
        return;
      }
      FairDice fair;
      const Node secret = dice.field("secret");
      const auto bytes = bytes_of_hex(secret.text());
      if (!bytes || bytes->size() != fair.secret.size()) return secret.refuse("64 hexadecimal digits");
      std::copy(bytes->begin(), bytes->end(), fair.secret.begin());
      dice.list("nonces", static_cast<int>(seats), static_cast<int>(seats), [&](Node& nonce) {
        if (!bytes_of_hex(nonce.text()) || nonce.text().size() > 64) return nonce.refuse("at most 64 hexadecimal digits");
        fair.nonces.emplace_back(nonce.text());
      });
      const Node commitment = dice.field("commitment");
      if (!bytes_of_hex(commitment.text()) || commitment.text().size() != 64) return commitment.refuse("64 hexadecimal digits");
      fair.commitment = commitment.text();
      note = std::move(fair);
    });
    return note;
  }

  // Plays the moves up to the first that can't be played.
  void read_moves(RecordSoFar& so_far) {
    Match& match = so_far.record.match;
    root_.list("moves", 0, match.game().facts().longest, [&](Node& entry) {
      const std::string_view text = entry.text();
      if (entry.refused()) return;
      ++so_far.moves_written;
      if (!so_far.wrong.message.empty()) return;
      const auto step = parse_step(match.game(), match.state(), text);
      if (step.move)
        match.play(step.move->seat, step.move->move);
      else
        so_far.wrong = {trouble(where_ + ": move " + std::to_string(so_far.moves_written) + " \"" + std::string(text.substr(0, 80)) + "\"")
                            .value()
                            .message,
                        step.reason, std::string(match.game().facts().id)};
    });
  }

  // A result may be left out; what is there must be what the moves lead to.
  std::string wrong_result(const Match& match) {
    const Node result = root_.field("result");
    if (!match.turn().is_over()) return where_ + ".result: the match is not over after " + std::to_string(match.steps().size()) + " moves";
    std::string expected;
    JsonWriter out(expected);
    write_result(out, match.game(), match.game().result(match.state()));
    if (result.canonical_text() == canonical(json::parse(expected))) return {};
    return where_ + ".result: found " + result.json_text().substr(0, 120) + ", expected " + expected;
  }

  Node::Refusals refusals_;
  Node root_;
  std::string where_;
};

}  // namespace

void write_choices(JsonWriter& out, const Setup& setup) {
  write_options(out, setup);
  write_content(out, setup);
}

void write_result(JsonWriter& out, const AnyGame& game, const Result& result) {
  out.begin_object();
  out.key("winners").begin_array();
  for (Seat seat : result.winners) out.value(name_of(seat));
  out.end_array();
  for (const bool scores : {true, false}) {
    out.key(scores ? "scores" : "ranks").begin_array();
    for (std::size_t i = 0; i < static_cast<std::size_t>(game.seats()); ++i)
      out.value(scores ? result.scores[i] : static_cast<int>(result.ranks[i]));
    out.end_array();
  }
  out.end_object();
}

std::string to_json(const Record& record) { return laid_out(record); }

Expected<RecordSoFar> parse_record_so_far(std::string_view text, const std::string& where) {
  auto document = parse_json(text, where);
  if (!document) return tl::make_unexpected(document.error());
  return Reader(*document, where).read();
}

Expected<Record> parse_record(std::string_view text, const std::string& where) {
  auto so_far = parse_record_so_far(text, where);
  if (!so_far) return tl::make_unexpected(so_far.error());
  if (!so_far->wrong.message.empty()) return tl::make_unexpected(so_far->wrong);
  return std::move(so_far->record);
}

}  // namespace sounder
