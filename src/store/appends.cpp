#include "store/appends.h"

#include <algorithm>
#include <deque>
#include <unordered_set>

#include "store/bytes.h"

namespace sounder::store {
namespace {

using enum ManyRows::Column;

bool whole(std::string_view text) { return text.find('\0') == std::string_view::npos; }

const std::string& table_of(const Append& append) { return append.events.front().table; }

void set_column(soci::session& sql, const char* column, int value, long long table) {
  sql << "UPDATE tables SET " << column << " = :value WHERE number = :number", soci::use(value), soci::use(table);
}

constexpr const char* event_columns = "INSERT INTO events (table_number, seq, at, person, command, body) ";

}  // namespace

bool well_formed(const Append& append) {
  if (append.events.empty() || table_of(append).empty()) return false;
  const EventRow& first = append.events.front();
  if (append.make.has_value() != (first.seq == 1)) return false;
  if (append.make && (append.make->id != first.table || !whole(append.make->made_as) || !whole(append.make->game)))
    return false;
  Seq seq = first.seq;
  for (const EventRow& event : append.events) {
    if (event.seq != seq++ || event.table != first.table || !whole(event.table) || !whole(event.body)) return false;
    if (!whole(event.command) || (!event.command.empty() && event.command != first.command)) return false;
  }
  return std::ranges::all_of(append.words, [](const Word& word) { return whole(word.text); });
}

// The predecessor is asked for with `=`, not EXISTS: a plan that PostgreSQL makes while there are no events yet would
// read them all.
Appends::Appends(Connection& connection)
    : connection_(connection),
      tables_("INSERT INTO tables (id, game, made, made_as, dice_secret, stage, alone) ",
              {text, text, number, text, text, number, number}, " ON CONFLICT DO NOTHING", false),
      deciding_(std::string(event_columns) + "SELECT column1, column2, column3, column4, column5, column6 FROM (",
                {number, number, number, number, text, text},
                ") AS v WHERE column2 = 1 OR column1 = (SELECT table_number FROM events WHERE table_number = column1 "
                "AND seq = column2 - 1)"
                " ORDER BY column1 ON CONFLICT DO NOTHING RETURNING table_number",
                true),
      following_(event_columns, {number, number, number, number, text, text}, "", false),
      words_("INSERT INTO words (table_number, seq, text) ", {number, number, text}, "", false),
      secrets_("INSERT INTO secrets (table_number, person, hash) ", {number, number, text}, " ON CONFLICT DO NOTHING",
               false) {}

void Appends::rolled_back() {
  numbers_.clear();  // the number of a table that was not made may be given to another one
  for (ManyRows* rows : {&tables_, &deciding_, &following_, &words_, &secrets_}) rows->start_afresh();
}

std::vector<Outcome> Appends::insert(std::span<const Append* const> batch) {
  insert_new_tables(batch);

  std::vector<Outcome> outcomes(batch.size(), Outcome::lost_race);
  std::vector<Entry> entries;
  for (std::size_t i = 0; i < batch.size(); ++i)
    if (const auto number = number_of(table_of(*batch[i]))) entries.push_back({batch[i], i, *number});
  std::ranges::sort(entries, {}, &Entry::number);

  for (const Entry& entry : entries) {
    const EventRow& first = entry.append->events.front();
    deciding_.add({entry.number, first.seq, first.at, first.person, first.command, first.body});
  }
  const std::vector<long long> returned = deciding_.insert(connection_.sql());
  const std::unordered_set<long long> won(returned.begin(), returned.end());
  std::erase_if(entries, [&](const Entry& entry) { return !won.contains(entry.number); });

  insert_rest(entries);
  if (connection_.postgresql()) {
    std::vector<std::string> grown;
    for (const Entry& entry : entries) grown.push_back(table_of(*entry.append));
    wake_others(connection_, grown);
  }
  for (const Entry& entry : entries) outcomes[entry.place] = Outcome::stored;
  return outcomes;
}

void Appends::insert_new_tables(std::span<const Append* const> batch) {
  std::deque<std::string> dice_secrets;
  std::vector<const TableRow*> made;
  for (const Append* append : batch)
    if (append->make) made.push_back(&*append->make);
  std::ranges::sort(made, {}, &TableRow::id);
  for (const TableRow* row : made) {
    numbers_.erase(row->id);  // a table of that id may have been removed
    tables_.add({row->id, row->game, row->made, row->made_as, dice_secrets.emplace_back(hex(row->dice_secret)),
                 static_cast<long long>(row->stage), row->alone});
  }
  tables_.insert(connection_.sql());
}

std::optional<long long> Appends::number_of(const std::string& table) {
  if (const auto known = numbers_.find(table); known != numbers_.end()) return known->second;
  long long number = 0;
  connection_.sql() << "SELECT number FROM tables WHERE id = :id", soci::use(table), soci::into(number);
  if (!connection_.sql().got_data()) return std::nullopt;
  constexpr std::size_t enough = 200'000;
  if (numbers_.size() >= enough) numbers_.clear();
  numbers_.emplace(table, number);
  return number;
}

void Appends::insert_rest(const std::vector<Entry>& winners) {
  const std::string nothing;  // the command stands in the first event
  std::deque<std::string> hashes;
  for (const auto& [append, place, number] : winners) {
    for (const EventRow& event : std::span(append->events).subspan(1))
      following_.add({number, event.seq, event.at, event.person, nothing, event.body});
    for (const Word& word : append->words) words_.add({number, word.seq, word.text});
    for (const SecretRow& secret : append->secrets)
      secrets_.add({number, secret.person, hashes.emplace_back(hex(secret.hash))});
  }
  soci::session& sql = connection_.sql();
  following_.insert(sql);
  words_.insert(sql);
  secrets_.insert(sql);
  for (const auto& [append, place, number] : winners) {
    if (append->stage) set_column(sql, "stage", static_cast<int>(*append->stage), number);
    if (append->alone) set_column(sql, "alone", static_cast<int>(*append->alone), number);
  }
}

void wake_others(Connection& connection, const std::vector<std::string>& ids) {
  constexpr std::size_t longest = 7900;  // PostgreSQL's limit on one notice
  std::string tables;
  const auto send = [&] {
    if (!tables.empty()) connection.sql() << "SELECT pg_notify('sounder', :tables)", soci::use(tables);
    tables.clear();
  };
  for (const std::string& table : ids) {
    if (tables.size() + table.size() + 1 > longest) send();
    if (!tables.empty()) tables += ' ';
    tables += table;
  }
  send();
}

}  // namespace sounder::store
