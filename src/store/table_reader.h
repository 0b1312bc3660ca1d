// Reads one table's rows, with statements that are prepared once a connection.
#pragma once

#include <soci/soci.h>

#include <optional>
#include <string>

#include "store/rows.h"

namespace sounder::store {

class TableReader {
 public:
  explicit TableReader(soci::session& sql);

  std::optional<Loaded> load(const std::string& table, Seq after);
  std::optional<Seq> head(const std::string& table);

 private:
  bool read_table(Loaded& loaded);
  void read_events(Loaded& loaded);
  void read_words(Loaded& loaded);
  void read_secrets(Loaded& loaded);

  // What the statements are bound to.
  std::string id_, game_, made_as_, dice_secret_, command_, text_;
  long long number_ = 0, made_ = 0, after_ = 0, upto_ = 0, seq_ = 0, at_ = 0;
  int stage_ = 0, alone_ = 0, person_ = 0;
  soci::statement table_, events_, words_, secrets_, head_;
};

}  // namespace sounder::store
