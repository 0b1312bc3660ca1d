// Tables have events, the store has rows: the conversions between them.
#pragma once

#include "store/rows.h"
#include "tables/table.h"

namespace sounder::server {

store::Append append_of(const std::string& table, const tables::Events& events);
// The first row of a table that has had its first events.
store::TableRow row_of(const tables::Table& table, const tables::Events& events, const FairDice::Secret& dice);
store::Stage stage_of(const tables::Table& table);
std::optional<tables::Person> who_joined(const tables::Events& events);
std::string_view name_of(store::Outcome outcome);

Expected<tables::Events> events_of(const std::vector<store::EventRow>& rows, const std::vector<store::Word>& words);
Expected<tables::Table> table_from(const tables::GameCache& games, const store::Loaded& loaded);

}  // namespace sounder::server
