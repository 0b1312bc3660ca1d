// Writers of observations (rules/observation.h). A game describes its observation once, for both: FeatureWriter writes
// the numbers, the other finds their names. So the order stands in one place, and a name always fits its number.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

namespace sounder {

class FeatureWriter {
 public:
  explicit FeatureWriter(std::int16_t* out) : next_(out) {}

  // What the numbers to come are about: "lane 2 front", "own weapon 1", "seat +1".
  void of(std::string_view, int = 0, std::string_view = {}) {}
  void of_seat(int, std::string_view = {}, int = 0) {}

  void number(std::string_view, int value) { *next_++ = static_cast<std::int16_t>(value); }
  // A number for each name.
  template <std::size_t n, class Values>
  void each(std::string_view, const std::array<std::string_view, n>&, const Values& values) {
    each_of(values, std::make_index_sequence<n>());
    next_ += n;
  }
  // The same, 1 for one of them; for none where it is beyond the last.
  template <std::size_t n>
  void one_of(std::string_view, const std::array<std::string_view, n>&, std::size_t which) {
    std::memset(next_, 0, sizeof(std::array<std::int16_t, n>));
    if (which < n) next_[which] = 1;
    next_ += n;
  }
  // Many at once; `name_of(i)` is asked only where names are wanted.
  template <class NameOf, class Value, std::size_t most>
  void many(int count, const NameOf&, const std::array<Value, most>& values) {
    by_rows<most>(count, [&]<std::size_t n>(int begin) {
      std::array<Value, n> some;
      std::memcpy(some.data(), values.data() + begin, sizeof some);
      for (std::size_t i = 0; i < n; ++i) next_[begin + static_cast<int>(i)] = static_cast<std::int16_t>(some[i]);
    });
    next_ += count;
  }
  // The same where few are not 0: how often each is among the indices.
  template <class NameOf, class Indices>
  void count(int count, const NameOf&, const Indices& indices) {
    by_rows<row>(count, [&]<std::size_t n>(int begin) { std::memset(next_ + begin, 0, n * sizeof *next_); });
    for (const auto index : indices) ++next_[index];
    next_ += count;
  }
  // Whether there is what the next numbers are about; if not, that many are 0 and done.
  template <int numbers>
  bool has(bool there) {
    if (there) return true;
    std::memset(next_, 0, numbers * sizeof *next_);
    next_ += numbers;
    return false;
  }

 private:
  // Observations are written millions of times a second, in builds that are optimised and in those that are not: many
  // numbers are written in rows of eight, the last of which begins earlier where there are not enough for another.
  static constexpr int row = 8;
  template <std::size_t most, class Write>
  static void by_rows(int count, const Write& write) {
    if constexpr (most >= row) {
      if (count >= row) {
        for (int i = 0; i + row < count; i += row) write.template operator()<row>(i);
        return write.template operator()<row>(count - row);
      }
    }
    for (int i = 0; i < count; ++i) write.template operator()<1>(i);
  }
  template <class Values, std::size_t... i>
  void each_of(const Values& values, std::index_sequence<i...>) {
    const Values now = values;  // which nothing that is written changes
    ((next_[i] = static_cast<std::int16_t>(now[i])), ...);
  }

  std::int16_t* next_;
};

class NamePen {
 public:
  explicit NamePen(int wanted = -1) : wanted_(wanted) {}

  void of(std::string_view what, int which = 0, std::string_view rest = {}) { about_ = {nobody, what, which, rest}; }
  // Relative to the viewer: 0 is its own.
  void of_seat(int seat, std::string_view what = {}, int which = 0) { about_ = {seat, what, which, {}}; }

  void number(std::string_view name, int) {
    if (comes()) name_ = about() + std::string(name);
  }
  template <std::size_t n, class Values>
  void each(std::string_view begin, const std::array<std::string_view, n>& names, const Values&) {
    for (std::string_view name : names)
      if (comes()) name_ = about() + std::string(begin) + std::string(name);
  }
  template <std::size_t n>
  void one_of(std::string_view begin, const std::array<std::string_view, n>& names, std::size_t) {
    each(begin, names, 0);
  }
  template <class NameOf, class Values>
  void many(int count, const NameOf& name_of, const Values&) {
    for (int i = 0; i < count; ++i)
      if (comes()) name_ = about() + name_of(i);
  }

  template <class NameOf, class Indices>
  void count(int count, const NameOf& name_of, const Indices& indices) {
    many(count, name_of, indices);
  }
  template <int numbers>
  bool has(bool) {
    return true;
  }

  const std::string& name() const { return name_; }
  int size() const { return size_; }

 private:
  static constexpr int nobody = -1;
  struct About {
    int seat;
    std::string_view what;
    int which;
    std::string_view rest;
  };

  bool comes() { return size_++ == wanted_; }
  std::string about() const {
    std::string text;
    const auto add = [&](std::string_view word) {
      text += (text.empty() || word.empty() ? "" : " ") + std::string(word);
    };
    if (about_.seat != nobody) add(about_.seat == 0 ? "own" : "seat +" + std::to_string(about_.seat));
    add(about_.what);
    if (about_.which != 0) add(std::to_string(about_.which));
    add(about_.rest);
    return text.empty() ? text : text + ": ";
  }

  int wanted_;
  int size_ = 0;
  About about_ = {nobody, {}, 0, {}};
  std::string name_;
};

}  // namespace sounder
