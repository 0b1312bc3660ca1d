#include "server/rows.h"

#include <algorithm>
#include <map>

namespace sounder::server {
namespace {

std::string word_at(const std::vector<store::Word>& words, store::Seq seq) {
  const auto found = std::find_if(words.begin(), words.end(), [&](const store::Word& word) { return word.seq == seq; });
  return found == words.end() ? std::string() : found->text;
}

}  // namespace

store::Append append_of(const std::string& table, const tables::Events& events) {
  store::Append append;
  for (const tables::Event& event : events) {
    append.events.push_back(
        {table, event.seq, event.at, static_cast<int>(event.person), event.command, tables::body_of(event)});
    if (tables::has_word(event.what)) append.words.push_back({event.seq, event.word});
  }
  return append;
}

store::TableRow row_of(const tables::Table& table, const tables::Events& events, const FairDice::Secret& dice) {
  store::TableRow row;
  row.id = table.id();
  if (const auto* made = std::get_if<tables::event::Made>(&events.front().what)) row.game = made->game;
  row.made = events.front().at;
  row.made_as = tables::body_of(events.front());
  row.dice_secret.assign(reinterpret_cast<const char*>(dice.data()), dice.size());
  row.stage = stage_of(table);
  row.alone = table.acts_alone();
  return row;
}

store::Stage stage_of(const tables::Table& table) {
  if (!table.is_live()) return store::Stage::over;
  return table.stage() == tables::Stage::gathering ? store::Stage::gathering : store::Stage::playing;
}

std::optional<tables::Person> who_joined(const tables::Events& events) {
  for (const tables::Event& event : events)
    if (const auto* joined = std::get_if<tables::event::Joined>(&event.what)) return joined->person;
  return std::nullopt;
}

std::string_view name_of(store::Outcome outcome) {
  constexpr std::string_view names[] = {"stored", "lost_race", "failed"};
  return names[static_cast<std::size_t>(outcome)];
}

Expected<tables::Events> events_of(const std::vector<store::EventRow>& rows, const std::vector<store::Word>& words) {
  tables::Events events;
  events.reserve(rows.size());
  for (const store::EventRow& row : rows) {
    SOUNDER_TRY(auto what, tables::read_body(row.body, "event " + std::to_string(row.seq)));
    const std::string word = tables::has_word(what) ? word_at(words, row.seq) : std::string();
    events.push_back({row.seq, row.at, static_cast<tables::Person>(row.person), row.command, std::move(what), word});
  }
  return events;
}

Expected<tables::Table> table_from(const tables::GameCache& games, const store::Loaded& loaded) {
  SOUNDER_TRY(const auto events, events_of(loaded.events, loaded.words));
  FairDice::Secret dice{};
  std::copy_n(loaded.table.dice_secret.begin(), std::min(dice.size(), loaded.table.dice_secret.size()), dice.begin());
  return tables::Table::rebuild(games, loaded.table.id, dice, events);
}

}  // namespace sounder::server
