// Appends of many tables inside one transaction, and who of them lost.
//
// The first event of an append decides: it is inserted if nobody has its (table, seq) and its predecessor is there.
// Only then the rest of the append follows, so all of it is stored or nothing. Rows go in by (table, seq), so that
// servers that meet at the same tables wait for each other in the same order, never in a circle.
#pragma once

#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "store/connection.h"
#include "store/many_rows.h"
#include "store/rows.h"

namespace sounder::store {

bool well_formed(
    const Append& append);  // as the comments of Append say, and nothing in it that a database would cut off

// PostgreSQL: who listens is told of these tables when the transaction is committed, in as few words as may be.
void wake_others(Connection& connection, const std::vector<std::string>& ids);

class Appends {
 public:
  explicit Appends(Connection& connection);

  // At most one append a table. The caller begins and commits.
  std::vector<Outcome> insert(std::span<const Append* const> batch);
  void rolled_back();  // forgets what was only true in that transaction

 private:
  struct Entry {
    const Append* append;
    std::size_t place;  // in the batch
    long long number;
  };
  void insert_new_tables(std::span<const Append* const> batch);
  std::optional<long long> number_of(const std::string& table);
  void insert_rest(const std::vector<Entry>& winners);

  Connection& connection_;
  std::unordered_map<std::string, long long> numbers_;  // of tables that are stored, or were
  ManyRows tables_, deciding_, following_, words_, secrets_;
};

}  // namespace sounder::store
