// Writes records, and continues them. Reading is in record_read.cpp.
#include "match/record.h"

#include <algorithm>

#include "match/hex.h"
#include "match/registry.h"

namespace sounder {
namespace {

void write_options(JsonWriter& out, const Setup& setup) {
  const GameEntry& line = **find_game(setup.game);
  out.key("options").begin_object();
  for (const OptionSpec& option : line.options) {
    const int value = setup.options.at(option.id);
    out.key(option.id);
    if (option.kind == OptionSpec::Kind::number)
      out.value(value);
    else if (option.kind == OptionSpec::Kind::flag)
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
    out.key("dice").begin_object().field("kind", "fair").field("commitment", fair->commitment);
    if (fair->secret) out.field("secret", hex_of(*fair->secret));
    out.key("nonces").begin_array();
    for (const auto& nonce : fair->nonces) out.value(nonce);
    out.end_array().end_object();
  }
}

// The first players. Later changes are in the log.
std::vector<Player> first_players(const Record& record) {
  std::vector<Player> players = record.players;
  for (auto event = record.log.rbegin(); event != record.log.rend(); ++event)
    if (const auto* sat = std::get_if<SatDown>(&*event)) players[index_of(sat->seat)] = sat->before;
  return players;
}

// Calls `see(before, entry)` for every entry, with the match before it.
template <class See>
void for_each_event(const Record& record, See&& see) {
  const AnyGame& game = record.match.game();
  std::vector<AnyState> states = {game.start()};
  for (const Entry& event : record.events()) {
    see(states.back(), event);
    if (const auto* step = std::get_if<Step>(&event)) {
      states.push_back(states.back());
      game.play(states.back(), step->move);
    } else if (const auto* back = std::get_if<TakenBack>(&event)) {
      states.resize(back->to + 1);
    }
  }
}

// Every entry on a line of its own.
std::string entries_of(const Record& record) {
  std::string text = "[";
  for_each_event(record, [&](const AnyState& before, const Entry& event) {
    text += text.size() > 1 ? ",\n    " : "\n    ";
    JsonWriter out(text);
    write_entry(out, record.match.game(), before, event);
  });
  return text + (text.size() > 1 ? "\n  ]" : "]");
}

// Whether choices were taken back that others may not know.
bool took_back_a_secret(const Record& record) {
  bool found = false;
  std::vector<bool> hidden;  // of the moves on the board
  for_each_event(record, [&](const AnyState& before, const Entry& event) {
    if (const auto* step = std::get_if<Step>(&event)) {
      hidden.push_back(!record.match.game().hidden_from(before, step->seat, step->move).empty());
    } else if (const auto* back = std::get_if<TakenBack>(&event)) {
      found = found ||
              std::find(hidden.begin() + static_cast<std::ptrdiff_t>(back->to), hidden.end(), true) != hidden.end();
      hidden.resize(back->to);
    }
  });
  return found;
}

void write_player_fields(JsonWriter& out, const Player& player) {
  out.field("is", player.is);
  if (!player.name.empty()) out.field("name", player.name);
}

}  // namespace

// Every member of the record on a line of its own, and every move.
std::string to_json(const Record& record) {
  const Match& match = record.match;
  const AnyGame& game = match.game();
  std::string text;
  const auto add = [&](auto&& write) {
    std::string part;
    JsonWriter out(part);
    out.begin_object();  // lets the writer write colons; the brace is dropped again
    write(out);
    text += (text.empty() ? "{\n  " : ",\n  ") + part.substr(1);
  };
  add([&](JsonWriter& out) { out.field("sounder", record_format); });
  add([&](JsonWriter& out) { out.field("game", game.facts().id); });
  add([&](JsonWriter& out) { out.field("rules", game.facts().rules_version); });
  add([&](JsonWriter& out) {
    out.key("seats").begin_array();
    for (const Player& player : first_players(record)) write_player(out, player);
    out.end_array();
  });
  add([&](JsonWriter& out) { write_options(out, game.setup()); });
  if (!game.setup().content.empty()) add([&](JsonWriter& out) { write_content(out, game.setup()); });
  if (record.dice.index() != 0) add([&](JsonWriter& out) { write_dice(out, record.dice); });
  if (record.is_practice()) add([&](JsonWriter& out) { out.field("practice", true); });
  text += ",\n  \"moves\": " + entries_of(record);
  if (match.turn().is_over()) {
    text += ",\n  \"result\": ";
    JsonWriter out(text);
    write_result(out, game, game.result(match.state()));
  }
  return text + "\n}\n";
}

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

void write_player(JsonWriter& out, const Player& player) {
  out.begin_object();
  write_player_fields(out, player);
  out.end_object();
}

void write_entry(JsonWriter& out, const AnyGame& game, const AnyState& before, const Entry& event) {
  if (const auto* step = std::get_if<Step>(&event)) {
    out.value(step_text(game, before, *step));
  } else if (const auto* back = std::get_if<TakenBack>(&event)) {
    out.begin_object().field("back_to", back->to).field("by", name_of(back->by));
    if (!back->agreed.empty()) {
      out.key("agreed").begin_array();
      for (Seat seat : back->agreed) out.value(name_of(seat));
      out.end_array();
    }
    if (back->practice) out.field("practice", true);
    out.end_object();
  } else {
    const auto& sat = std::get<SatDown>(event);
    out.begin_object().field("seat", name_of(sat.seat));
    write_player_fields(out, sat.player);
    out.end_object();
  }
}

// ---- Playing on ----

Entries Record::events() const {
  if (!log.empty()) return log;
  return {match.steps().begin(), match.steps().end()};
}

void Record::apply(const Entry& event) {
  const auto* step = std::get_if<Step>(&event);
  if (!step && log.empty()) log = events();
  if (!step || !log.empty()) log.push_back(event);
  if (step) {
    match.play(step->seat, step->move);
  } else if (const auto* back = std::get_if<TakenBack>(&event)) {
    match.rewind(back->to);
  } else {
    const auto& sat = std::get<SatDown>(event);
    players[index_of(sat.seat)] = sat.player;
  }
}

bool Record::is_practice() const {
  return practised || std::any_of(log.begin(), log.end(), [](const Entry& event) {
           const auto* back = std::get_if<TakenBack>(&event);
           return back && back->practice;
         });
}

// The log is reduced to the moves on the board and the changes of player, which are not secret.
Record Record::without_secrets() const {
  const bool goes_on = !match.turn().is_over();
  if (!goes_on || (match.open_moves() == match.steps().size() && !took_back_a_secret(*this))) return *this;
  Record shared{match, players, dice, {}, is_practice()};
  shared.match.rewind(match.open_moves());
  Entries changes;
  for (const Entry& event : log)
    if (std::holds_alternative<SatDown>(event)) changes.push_back(event);
  if (changes.empty()) return shared;
  shared.log = shared.events();
  shared.log.insert(shared.log.end(), changes.begin(), changes.end());
  return shared;
}

}  // namespace sounder
