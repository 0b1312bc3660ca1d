#include "store/table_reader.h"

#include "store/bytes.h"

namespace sounder::store {

using soci::into;
using soci::use;

TableReader::TableReader(soci::session& sql)
    : table_((sql.prepare << "SELECT number, game, made, made_as, dice_secret, stage, alone FROM tables WHERE id = :id",
              use(id_), into(number_), into(game_), into(made_), into(made_as_), into(dice_secret_), into(stage_),
              into(alone_))),
      events_((sql.prepare << "SELECT seq, at, person, command, body FROM events WHERE table_number = :number AND seq "
                              "> :after ORDER BY seq",
               use(number_), use(after_), into(seq_), into(at_), into(person_), into(command_), into(text_))),
      words_((sql.prepare << "SELECT seq, text FROM words WHERE table_number = :number AND seq > :after AND seq <= "
                             ":upto ORDER BY seq",
              use(number_), use(after_), use(upto_), into(seq_), into(text_))),
      secrets_((sql.prepare << "SELECT person, hash FROM secrets WHERE table_number = :number ORDER BY person, hash",
                use(number_), into(person_), into(text_))),
      head_((sql.prepare << "SELECT seq FROM events WHERE table_number = (SELECT number FROM tables WHERE id = :id) "
                            "ORDER BY seq DESC LIMIT 1",
             use(id_), into(seq_))) {}

// Events are read before the words: somebody may append in between, and what hangs on an event is not shown without it.
std::optional<Loaded> TableReader::load(const std::string& table, Seq after) {
  Loaded loaded;
  loaded.table.id = id_ = table;
  after_ = static_cast<long long>(after);
  if (!read_table(loaded)) return std::nullopt;
  read_events(loaded);
  if (after == 0 && loaded.events.empty()) return std::nullopt;  // removed in between
  upto_ = loaded.events.empty() ? after_ : static_cast<long long>(loaded.events.back().seq);
  read_words(loaded);
  read_secrets(loaded);
  return loaded;
}

// To the end, so that the statement lets go of what it reads.
bool TableReader::read_table(Loaded& loaded) {
  if (!table_.execute(true)) return false;
  TableRow& row = loaded.table;
  row.number = number_;
  row.game = game_;
  row.made = made_;
  row.made_as = made_as_;
  row.dice_secret = bytes_of(dice_secret_);
  row.stage = static_cast<Stage>(stage_);
  row.alone = alone_ != 0;
  while (table_.fetch()) continue;
  return true;
}

void TableReader::read_events(Loaded& loaded) {
  for (bool row = events_.execute(true); row; row = events_.fetch())
    loaded.events.push_back({loaded.table.id, static_cast<Seq>(seq_), at_, person_, command_, text_});
}

void TableReader::read_words(Loaded& loaded) {
  for (bool row = words_.execute(true); row; row = words_.fetch())
    loaded.words.push_back({static_cast<Seq>(seq_), text_});
}

void TableReader::read_secrets(Loaded& loaded) {
  for (bool row = secrets_.execute(true); row; row = secrets_.fetch())
    loaded.secrets.push_back({person_, bytes_of(text_)});
}

std::optional<Seq> TableReader::head(const std::string& table) {
  id_ = table;
  std::optional<Seq> head;
  for (bool row = head_.execute(true); row; row = head_.fetch()) head = static_cast<Seq>(seq_);
  return head;
}

}  // namespace sounder::store
