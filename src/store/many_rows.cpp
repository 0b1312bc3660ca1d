#include "store/many_rows.h"

#include <utility>

namespace sounder::store {

ManyRows::ManyRows(std::string before, std::vector<Column> columns, std::string after, bool returning)
    : before_(std::move(before)), columns_(std::move(columns)), after_(std::move(after)), returning_(returning) {}

void ManyRows::add(std::initializer_list<Value> row) { waiting_.insert(waiting_.end(), row); }

void ManyRows::start_afresh() {
  waiting_.clear();
  for (auto& prepared : prepared_) prepared.reset();
}

std::vector<long long> ManyRows::insert(soci::session& sql) {
  std::vector<long long> returned;
  const std::vector<Value> values = std::exchange(waiting_, {});
  std::size_t left = values.size() / columns_.size();
  const Value* next = values.data();
  for (std::size_t i = 0; i < std::size(sizes); ++i) {
    for (; left >= sizes[i]; left -= sizes[i], next += sizes[i] * columns_.size()) {
      if (!prepared_[i]) prepared_[i] = prepare(sql, sizes[i]);
      run(*prepared_[i], next, returned);
    }
  }
  return returned;
}

// PostgreSQL has to be told the types where a list of values stands alone.
std::unique_ptr<ManyRows::Prepared> ManyRows::prepare(soci::session& sql, std::size_t rows) const {
  auto prepared = std::make_unique<Prepared>();
  prepared->numbers.resize(rows * columns_.size());  // one of the two stays unused in each place
  prepared->texts.resize(rows * columns_.size());
  prepared->statement = std::make_unique<soci::statement>(sql);
  std::string text = before_;
  std::size_t place = 0;
  for (std::size_t row = 0; row < rows; ++row) {
    text += row == 0 ? "VALUES (" : ", (";
    for (std::size_t i = 0; i < columns_.size(); ++i, ++place) {
      const bool number = columns_[i] == Column::number;
      text += (i == 0 ? "CAST(:v" : ", CAST(:v") + std::to_string(place) + (number ? " AS BIGINT)" : " AS TEXT)");
      if (number) {
        prepared->statement->exchange(soci::use(prepared->numbers[place]));
      } else {
        prepared->statement->exchange(soci::use(prepared->texts[place]));
      }
    }
    text += ')';
  }
  text += after_;
  if (returning_) prepared->statement->exchange(soci::into(prepared->returned));
  prepared->statement->alloc();
  prepared->statement->prepare(text);
  prepared->statement->define_and_bind();
  return prepared;
}

void ManyRows::run(Prepared& prepared, const Value* values, std::vector<long long>& returned) const {
  for (std::size_t place = 0; place < prepared.numbers.size(); ++place) {
    prepared.numbers[place] = values[place].number;
    prepared.texts[place] = values[place].text;
  }
  for (bool row = prepared.statement->execute(true); row; row = returning_ && prepared.statement->fetch())
    if (returning_) returned.push_back(prepared.returned);
}

}  // namespace sounder::store
