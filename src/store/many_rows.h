// A statement that takes many rows at a time: "before VALUES-list after". It is prepared for 64, 16, 4 and 1 rows; what
// is to be stored is dealt into these, so that a busy writer makes few round trips and a statement is never prepared
// twice.
#pragma once

#include <soci/soci.h>

#include <concepts>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sounder::store {

class ManyRows {
 public:
  enum class Column { number, text };

  struct Value {
    template <std::integral Number>
    Value(Number n) : number(static_cast<long long>(n)) {}
    Value(const std::string& t) : text(t) {}
    long long number = 0;
    std::string_view text;
  };

  // With a RETURNING of one whole number in `after`, `returning` is true.
  ManyRows(std::string before, std::vector<Column> columns, std::string after, bool returning);

  void add(std::initializer_list<Value> row);         // texts must live until `insert`
  std::vector<long long> insert(soci::session& sql);  // all that was added, in order; what RETURNING gave
  void start_afresh();                                // after an error: SOCI's statements are not to be used again

 private:
  struct Prepared {
    std::vector<long long> numbers;
    std::vector<std::string> texts;
    long long returned = 0;
    std::unique_ptr<soci::statement> statement;  // after what it is bound to
  };
  static constexpr std::size_t sizes[] = {64, 16, 4, 1};

  std::unique_ptr<Prepared> prepare(soci::session& sql, std::size_t rows) const;
  void run(Prepared& prepared, const Value* values, std::vector<long long>& returned) const;

  std::string before_;
  std::vector<Column> columns_;
  std::string after_;
  bool returning_;
  std::vector<Value> waiting_;
  std::unique_ptr<Prepared> prepared_[std::size(sizes)];
};

}  // namespace sounder::store
