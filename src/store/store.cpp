#include "store/store.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>

#include "store/bytes.h"
#include "store/impl.h"
#include "store/migrations.h"

namespace sounder::store {
namespace {

using soci::into;
using soci::use;

// SQLite's file with its folder: only for us, there are secrets in it.
Expected<void> make_file(const std::string& path) {
  std::error_code code;
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  if (!folder.empty()) std::filesystem::create_directories(folder, code);
  if (code) return error(folder.string() + " can't be made: " + code.message());
  // One that is there is not opened: closing it would take away the locks that SQLite has on it in this process.
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (file >= 0) ::close(file);
  if (file < 0 && (errno != EEXIST || ::euidaccess(path.c_str(), R_OK | W_OK) != 0))
    return error(path + " can't be opened: " + std::strerror(errno));
  return {};
}

}  // namespace

long long changed(soci::statement& statement) {
  statement.execute(true);
  return statement.get_affected_rows();
}

Store::Store(std::unique_ptr<Impl> works) : impl_(std::move(works)) {}
Store::~Store() = default;

Expected<std::unique_ptr<Store>> Store::open(const std::string& text) {
  SOUNDER_TRY(const auto where, read_where(text));
  if (!where.postgresql()) SOUNDER_TRY(make_file(where.path));
  std::unique_ptr<Impl> works;
  try {
    Connection connection(where, Connection::Use::write);
    SOUNDER_TRY(migrate(connection));
    works = std::make_unique<Impl>(where);
    learn_signs(connection, works->up_time);
  } catch (const std::exception& mishap) {
    return error(message_of(mishap));
  }
  return std::unique_ptr<Store>(new Store(std::move(works)));
}

bool Store::several_servers() const { return impl_->where.postgresql(); }

// Not the database itself: closing a second descriptor of it would take SQLite's own locks away.
Expected<void> Store::serve() {
  if (several_servers()) return {};
  const std::string& path = impl_->where.path;
  const int file = ::open((path + ".served").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return error(path + ".served can't be opened: " + std::strerror(errno));
  impl_->serving.number = file;
  if (::flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
    return {};  // a disk without locks is no reason to stay away
  return error(path + " is served by another process; several servers need PostgreSQL (--database)");
}

void Store::append(Append append, std::function<void(Outcome)> done) {
  impl_->writer.append(std::move(append), std::move(done));
}
std::size_t Store::waiting() const { return impl_->writer.waiting(); }
bool Store::working() const { return impl_->writer.working(); }
std::string Store::last_failure() const { return impl_->writer.last_failure(); }

Expected<std::optional<Loaded>> Store::load(const std::string& table, Seq after) {
  return impl_->readers.ask<std::optional<Loaded>>(
      [&](ReadConnection& reader) { return reader.tables.load(table, after); });
}

Expected<std::vector<Head>> Store::heads(const std::vector<std::string>& tables) {
  return impl_->readers.ask<std::vector<Head>>([&](ReadConnection& reader) {
    std::vector<Head> heads;
    for (const std::string& table : tables)
      if (const auto seq = reader.tables.head(table)) heads.push_back({table, *seq});
    return heads;
  });
}

Expected<std::int64_t> Store::number_of(const std::string& table) {
  return impl_->readers.ask<std::int64_t>([&](ReadConnection& reader) {
    long long number = 0;
    reader.sql() << "SELECT COALESCE(MAX(number), 0) FROM tables WHERE id = :id", use(table), into(number);
    return std::int64_t{number};
  });
}

Expected<std::vector<std::string>> Store::live_alone() {
  return impl_->readers.ask<std::vector<std::string>>([](ReadConnection& reader) {
    std::vector<std::string> ids;
    std::string id;
    const int over = static_cast<int>(Stage::over);
    soci::statement alone =
        (reader.sql().prepare << "SELECT id FROM tables WHERE alone = 1 AND stage <> :over ORDER BY number", use(over),
         into(id));
    for (bool row = alone.execute(true); row; row = alone.fetch()) ids.push_back(id);
    return ids;
  });
}

Expected<void> Store::add_secret(const std::string& table, const SecretRow& secret) {
  SOUNDER_TRY(const auto added,
              impl_->write<bool>([&](Connection& connection) {
                const std::string hash = hex(secret.hash);
                const long long person = secret.person;
                soci::statement add =
                    (connection.sql().prepare
                         << "INSERT INTO secrets (table_number, person, hash) SELECT number, CAST(:person AS INTEGER), "
                            "CAST(:hash AS TEXT) FROM tables WHERE id = :id ON CONFLICT DO NOTHING",
                     use(person), use(hash), use(table));
                return changed(add) == 1;
              }));
  if (!added) return error("there is no such table, or it has the secret already");
  return {};
}

Expected<void> Store::keep_code(const Code& code, Time now) {
  SOUNDER_TRY(const auto kept, impl_->write<bool>([&](Connection& connection) {
    const std::string hash = hex(code.hash);
    const long long person = code.person, until = code.until, today = now;
    connection.sql() << "DELETE FROM codes WHERE until < :now", use(today);
    connection.sql()
        << "DELETE FROM codes WHERE person = :person AND table_number IN (SELECT number FROM tables WHERE id = :id)",
        use(person), use(code.table);
    soci::statement keep =
        (connection.sql().prepare
             << "INSERT INTO codes (hash, table_number, person, until) SELECT CAST(:hash AS TEXT), number, "
                "CAST(:person AS INTEGER), CAST(:until AS BIGINT) FROM tables WHERE id = :id "
                "ON CONFLICT DO NOTHING",
         use(hash), use(person), use(until), use(code.table));
    return changed(keep) == 1;
  }));
  if (!kept) return error("there is no such table, or the code is taken");
  return {};
}

Expected<std::optional<Code>> Store::redeem_code(const std::string& hash, const std::string& new_secret_hash,
                                                 Time now) {
  return impl_->write<std::optional<Code>>([&](Connection& connection) -> std::optional<Code> {
    soci::session& sql = connection.sql();
    const std::string code = hex(hash), secret = hex(new_secret_hash);
    Code redeemed{hash, {}, 0, 0};
    long long number = 0, until = 0, today = now;
    sql << "SELECT c.table_number, c.person, c.until, t.id FROM codes c JOIN tables t ON t.number = c.table_number "
           "WHERE c.hash = :hash",
        use(code), into(number), into(redeemed.person), into(until), into(redeemed.table);
    if (!sql.got_data()) return std::nullopt;
    // Two servers may redeem it at once: the one that deletes the row has it. Expired ones are deleted with it.
    soci::statement take = (sql.prepare << "DELETE FROM codes WHERE hash = :hash", use(code));
    const bool ours = changed(take) == 1;
    sql << "DELETE FROM codes WHERE until < :now", use(today);
    if (!ours || until < now) return std::nullopt;
    sql << "INSERT INTO secrets (table_number, person, hash) VALUES (:number, :person, :hash) ON CONFLICT DO NOTHING",
        use(number), use(redeemed.person), use(secret);
    redeemed.until = until;
    return redeemed;
  });
}

void Store::listen(std::function<void(std::vector<std::string>)> heard) {
  if (!impl_->where.postgresql()) return;
  Writer& writer = impl_->writer;
  impl_->listener = std::make_unique<Listener>(
      impl_->where.uri, [&writer] { return writer.server_process(); }, std::move(heard));
}

}  // namespace sounder::store
