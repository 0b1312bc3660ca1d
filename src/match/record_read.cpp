// How records are read: versions 1 and 2, strictly.
#include <algorithm>

#include "match/hex.h"
#include "match/json_text.h"
#include "match/record.h"
#include "match/registry.h"
#include "rules/words.h"

namespace sounder {
namespace {

constexpr std::size_t longest_content_name = 40;
constexpr int most_entries_a_move = 8;  // a match may be taken back at most this often

// {"is": "human", "name": "Ada"}; `rest` reads the object's other fields.
Player read_player(Node& node) {
  Player player;
  const Node is = node.field("is");
  player.is = is.text();
  if (player.is.size() > longest_player) is.refuse("at most " + std::to_string(longest_player) + " bytes");
  if (!player.is_person() && !player.is.starts_with(Player::bot_mark) && !player.is.starts_with(Player::program_mark))
    is.refuse("human, bot:NAME or cmd:PROGRAM");
  if (!node.has("name")) return player;
  const Node name = node.field("name");
  player.name = name.text();
  if (!player.is_person()) name.refuse("none: only people have names");
  if (player.name.size() > longest_player)
    name.refuse("a name of at most " + std::to_string(longest_player) + " bytes");
  return player;
}

Seat read_seat(const Node& node, int seats) {
  const auto seat = seat_named(node.text(), seats);
  if (!seat) node.refuse("a seat from p1 to p" + std::to_string(seats));
  return seat.value_or(Seat::p1);
}

// An entry that is not a move.
Entry read_other_event(Node& entry, const Record& record) {
  const int seats = record.match.game().seats();
  if (!entry.has("back_to")) {
    SatDown sat;
    sat.seat = read_seat(entry.field("seat"), seats);
    sat.player = read_player(entry);
    sat.before = record.players[index_of(sat.seat)];
    return sat;
  }
  TakenBack back;
  const int made = static_cast<int>(record.match.steps().size());
  const Node to = entry.field("back_to");
  if (made == 0) to.refuse("a move before it");
  back.to = static_cast<std::size_t>(to.number(0, std::max(made - 1, 0)));
  back.by = read_seat(entry.field("by"), seats);
  if (entry.has("agreed")) entry.list("agreed", 1, seats, [&](Node& seat) { back.agreed |= read_seat(seat, seats); });
  if (entry.has("practice")) back.practice = entry.field("practice").flag();
  if (entry.refused() || back.practice) return back;
  const Match& match = record.match;
  const auto undone = std::span(match.steps()).subspan(back.to);
  const Since then = since(match.game(), match.state_at(back.to), undone, back.by);
  if (then.known) to.refuse("\"practice\" beside it, for something had become known since");
  if (then.others && back.agreed.empty()) {
    const bool moved =
        std::any_of(undone.begin(), undone.end(), [&](const Step& step) { return step.seat != back.by; });
    to.refuse(joined({"\"agreed\" or \"practice\" beside it, for ",
                      moved ? "others had moved since" : "the turn of " + name_of(back.by) + " was over"}));
  }
  return back;
}

// One entry of a record. An entry that can't be played is no error of form: it is reported in `wrong`, and there is no
// entry.
struct ReadEntry {
  std::optional<Entry> event = {};
  Error wrong = {};
};

ReadEntry read_entry(const Record& record, Node& entry, const std::string& where, std::size_t number) {
  if (!entry.is_text() && entry.is_object()) {
    Entry event = read_other_event(entry, record);
    if (entry.refused()) return {};
    return {.event = std::move(event)};
  }
  const std::string_view text = entry.text();
  if (entry.refused()) return {};
  const Match& match = record.match;
  auto step = parse_step(match.game(), match.state(), text);
  if (step.move) return {.event = *step.move};
  Error wrong =
      error(where + ": move " + std::to_string(number) + " \"" + std::string(text.substr(0, 80)) + "\"").value();
  wrong.because = std::move(step.reason);
  wrong.game = match.game().facts().id;
  return {.event = {}, .wrong = std::move(wrong)};
}

// Reads one record; the first error ends it.
class Reader {
 public:
  Reader(const json::Value& document, const std::string& where, Unnamed unnamed)
      : root_(document, where, refusals_), where_(where), unnamed_(unnamed) {}

  Expected<RecordSoFar> read() {
    if (!root_.is_object()) return error(where_ + ": expected a record, a JSON object with \"game\" and \"moves\"");
    format_ = root_.field("sounder").number(1, 1'000'000);
    if (!root_.refused() && format_ > record_format)
      return error(where_ + ".sounder: the record has format " + std::to_string(format_) + ", expected at most " +
                   std::to_string(record_format));
    Setup setup;
    setup.game = root_.field("game").text();
    if (root_.refused()) return refused();
    auto line = find_game(setup.game);
    if (!line) return error(where_ + ".game: " + line.error().message);
    const int known = (*line)->facts->rules_version;
    const int version = root_.field("rules").number(1, 1'000'000);
    if (!root_.refused() && version != known)
      return error(where_ + ".rules: the record has rules version " + std::to_string(version) + " of " + setup.game +
                   ", expected " + std::to_string(known));
    std::vector<Player> players = read_players(**line);
    setup.seats = static_cast<int>(players.size());
    read_options(setup, **line);
    read_content(setup, **line);
    DiceNote dice = read_dice(players.size());
    if (root_.refused()) return refused();
    auto game = make_game(setup);
    if (!game) return error(where_ + ": " + game.error().message);
    RecordSoFar so_far{.record = {Match(*game), std::move(players), std::move(dice)}, .moves_written = 0, .wrong = {}};
    read_moves(so_far);
    read_practice(so_far);
    if (const bool result = root_.has("result"); result && so_far.wrong.message.empty() && !root_.refused())
      so_far.wrong.message = wrong_result(so_far.record.match);
    else if (result)
      root_.field("result");  // of moves that were taken back
    root_.finish();
    if (root_.refused()) return refused();
    return so_far;
  }

 private:
  tl::unexpected<Error> refused() const { return error(refusals_.first); }

  // Version 1 had one text per seat.
  std::vector<Player> read_players(const GameEntry& line) {
    std::vector<Player> players;
    root_.list("seats", line.facts->min_seats, line.facts->max_seats, [&](Node& entry) {
      if (format_ > 1) return players.push_back(read_player(entry));
      if (entry.text().size() > longest_player)
        return entry.refuse("a name of at most " + std::to_string(longest_player) + " bytes");
      players.emplace_back(entry.text());
    });
    return players;
  }

  void read_options(Setup& setup, const GameEntry& line) {
    if (unnamed_ == Unnamed::absent)
      for (const OptionSpec& option : line.options) setup.options[option.id] = option.absent;
    if (!root_.has("options")) return;
    root_.object("options", [&](Node& options) {
      for (const OptionSpec& option : line.options) {
        if (!options.has(option.id)) continue;
        const Node value = options.field(option.id);
        if (option.kind == OptionSpec::Kind::number) setup.options[option.id] = value.number(option.least, option.most);
        if (option.kind == OptionSpec::Kind::flag) setup.options[option.id] = value.flag() ? 1 : 0;
        if (option.kind == OptionSpec::Kind::name) {
          const std::vector<std::string_view> names(option.names.begin(), option.names.end());
          setup.options[option.id] = value.one_of(names);
        }
      }
    });
  }

  void read_content(Setup& setup, const GameEntry& line) {
    if (unnamed_ == Unnamed::absent)
      for (const ContentKind& kind : line.content_kinds) setup.content[std::string(kind.id)].name = kind.absent;
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
      if (format_ == 1 || dice.has("secret")) {
        const Node secret = dice.field("secret");
        const auto bytes = bytes_of_hex(secret.text());
        FairDice::Secret& known = fair.secret.emplace();
        if (!bytes || bytes->size() != known.size()) return secret.refuse("64 hexadecimal digits");
        std::copy(bytes->begin(), bytes->end(), known.begin());
      }
      dice.list("nonces", static_cast<int>(seats), static_cast<int>(seats), [&](Node& nonce) {
        if (!bytes_of_hex(nonce.text()) || nonce.text().size() > 64)
          return nonce.refuse("at most 64 hexadecimal digits");
        fair.nonces.emplace_back(nonce.text());
      });
      const Node commitment = dice.field("commitment");
      if (!bytes_of_hex(commitment.text()) || commitment.text().size() != 64)
        return commitment.refuse("64 hexadecimal digits");
      fair.commitment = commitment.text();
      note = std::move(fair);
    });
    return note;
  }

  // Plays the moves up to the first error: a move that is not legal, or going back too far.
  void read_moves(RecordSoFar& so_far) {
    Record& record = so_far.record;
    const int longest = record.match.game().facts().longest;
    std::size_t number = 0;
    root_.list("moves", 0, format_ > 1 ? most_entries_a_move * longest : longest, [&](Node& entry) {
      ++number;
      if (format_ == 1) entry.text();
      if (entry.refused()) return;
      if (so_far.wrong.message.empty()) {
        ReadEntry read = read_entry(record, entry, where_, number);
        if (read.event) record.apply(*read.event);
        if (entry.is_object() && entry.refused()) read.wrong = error(pass_over(entry)).value();
        so_far.wrong = std::move(read.wrong);
        so_far.moves_written = record.match.steps().size() + (entry.is_text() && !so_far.wrong.message.empty());
      } else if (entry.is_text()) {
        ++so_far.moves_written;
      } else {
        const int back_to = entry.has("back_to") ? entry.field("back_to").number(0, longest) : -1;
        if (pass_over(entry).empty() && back_to >= 0) so_far.moves_written = static_cast<std::size_t>(back_to);
      }
    });
  }
  // Skips an entry that is not a move, whatever its error; returns its text.
  std::string pass_over(Node& entry) {
    std::string wrong = std::exchange(refusals_.first, {});
    for (const char* key : {"back_to", "by", "agreed", "practice", "seat", "is", "name"})
      if (entry.has(key)) entry.field(key);
    return wrong;
  }

  // Going back across a reveal shows in the moves, unless those were secret; so the head says it, too.
  void read_practice(RecordSoFar& so_far) {
    if (format_ == 1 || !root_.has("practice")) return;
    const Node practice = root_.field("practice");
    if (practice.flag())
      so_far.record.practised = true;
    else if (so_far.record.is_practice())
      practice.refuse("true, as the moves say");
  }

  // A result is optional; if present, it must be that of the moves.
  std::string wrong_result(const Match& match) {
    const Node result = root_.field("result");
    if (!match.turn().is_over())
      return where_ + ".result: the match is not over after " + std::to_string(match.steps().size()) + " moves";
    std::string expected;
    JsonWriter out(expected);
    write_result(out, match.game(), match.game().result(match.state()));
    if (result.canonical_text() == canonical(json::parse(expected))) return {};
    return where_ + ".result: found " + result.json_text().substr(0, 120) + ", expected " + expected;
  }

  Node::Refusals refusals_;
  Node root_;
  std::string where_;
  Unnamed unnamed_;
  int format_ = record_format;
};

}  // namespace

Expected<RecordSoFar> parse_record_so_far(std::string_view text, const std::string& where, Unnamed unnamed) {
  SOUNDER_TRY(auto document, parse_json(text, where));
  return Reader(document, where, unnamed).read();
}

Expected<void> read_entries(const Record& record, std::string_view entries, const std::string& where,
                            const std::function<void(const Entry&)>& apply) {
  SOUNDER_TRY(auto document, parse_json("{\"moves\":" + std::string(entries) + "}", where));
  Node::Refusals refusals;
  Node root(document, where, refusals);
  Error wrong;
  std::size_t number = record.seq();
  root.list("moves", 0, most_entries_a_move * record.match.game().facts().longest, [&](Node& entry) {
    if (!wrong.message.empty() || root.refused()) return;
    ReadEntry read = read_entry(record, entry, where, ++number);
    if (read.event) apply(*read.event);
    wrong = std::move(read.wrong);
  });
  if (root.refused()) return error(refusals.first);
  if (!wrong.message.empty()) return tl::make_unexpected(std::move(wrong));
  return {};
}

Expected<Record> parse_record(std::string_view text, const std::string& where, Unnamed unnamed) {
  SOUNDER_TRY(auto so_far, parse_record_so_far(text, where, unnamed));
  if (!so_far.wrong.message.empty()) return tl::make_unexpected(so_far.wrong);
  return std::move(so_far.record);
}

}  // namespace sounder
