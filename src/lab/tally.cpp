#include "lab/tally.h"

namespace sounder::lab {
namespace {

namespace json = boost::json;

// One description of the fields serves adding, writing and reading.
template <class T, class Visit>
void each_field(T& t, Visit&& visit) {
  if constexpr (requires { t.sides_offered; }) {
    visit("offered", t.offered), visit("taken", t.taken), visit("taken_by", t.taken_by), visit("sides_offered", t.sides_offered),
        visit("sides_taken", t.sides_taken);
    visit("wins_taken", t.wins_taken), visit("wins_refused", t.wins_refused), visit("when_taken", t.when_taken),
        visit("when_wins", t.when_wins);
  } else if constexpr (requires { t.opened; }) {
    visit("opened", t.opened), visit("wins", t.wins);
  } else if constexpr (requires { t.moments; }) {
    visit("moments", t.moments), visit("cells", t.cells);
  } else if constexpr (requires { t.ahead_squares; }) {
    visit("sides", t.sides), visit("wins", t.wins), visit("ahead", t.ahead), visit("ahead_squares", t.ahead_squares);
  } else if constexpr (requires { t.scores; }) {
    visit("wins", t.wins), visit("alone", t.alone), visit("forfeits", t.forfeits), visit("gain", t.gain);
    visit("gain_squares", t.gain_squares), visit("openings", t.openings), visit("scores", t.scores), visit("luck", t.luck);
    visit("luck_squares", t.luck_squares), visit("course", t.course);
  } else {
    visit("matches", t.matches), visit("seats", t.seats), visit("moves", t.moves), visit("turns", t.turns), visit("margins", t.margins);
    visit("lead_changes", t.lead_changes), visit("ahead_from", t.ahead_from), visit("decisions", t.decisions), visit("choices", t.choices);
    visit("comebacks", t.comebacks), visit("late", t.late), visit("shared", t.shared), visit("first_wins", t.first_wins);
    visit("course_matches", t.course_matches), visit("luck_matches", t.luck_matches), visit("luckier_won", t.luckier_won),
        visit("forfeits", t.forfeits), visit("pairs", t.pairs);
    visit("rounds", t.rounds), visit("round_wins", t.round_wins), visit("round_squares", t.round_squares), visit("kinds", t.kinds);
    visit("maps", t.maps), visit("events", t.events);
  }
}

template <class T>
concept Fields = requires(T& t) {
  t.wins;
}
|| requires(T& t) { t.taken; }
|| requires(T& t) { t.moments; }
|| requires(T& t) { t.matches; };

// ---- Adding ----

void add_to(std::uint64_t& to, const std::uint64_t& from) { to += from; }
void add_to(std::int64_t& to, const std::int64_t& from) { to += from; }
template <class Item, std::size_t n>
void add_to(std::array<Item, n>& to, const std::array<Item, n>& from);
template <class Item>
void add_to(std::vector<Item>& to, const std::vector<Item>& from);
template <class Key, class Item>
void add_to(std::map<Key, Item>& to, const std::map<Key, Item>& from);

template <Fields T>
void add_to(T& to, const T& from) {
  std::vector<const void*> sources;
  each_field(from, [&](const char*, const auto& field) { sources.push_back(&field); });
  std::size_t i = 0;
  each_field(to, [&]<class F>(const char*, F& field) { add_to(field, *static_cast<const F*>(sources[i++])); });
}
template <class Item, std::size_t n>
void add_to(std::array<Item, n>& to, const std::array<Item, n>& from) {
  for (std::size_t i = 0; i < n; ++i) add_to(to[i], from[i]);
}
template <class Item>
void add_to(std::vector<Item>& to, const std::vector<Item>& from) {
  if (to.size() < from.size()) to.resize(from.size());
  for (std::size_t i = 0; i < from.size(); ++i) add_to(to[i], from[i]);
}
template <class Key, class Item>
void add_to(std::map<Key, Item>& to, const std::map<Key, Item>& from) {
  for (const auto& [key, item] : from) add_to(to[key], item);
}

// ---- Writing ----

json::value written(std::uint64_t number) { return number; }
json::value written(std::int64_t number) { return number; }
template <Fields T>
json::value written(const T& t);
template <class List>
requires requires(const List& list) {
  list.size();
  list[0];
} &&(!requires { typename List::key_type; })json::value written(const List& list) {
  json::array out;
  for (const auto& item : list) out.push_back(written(item));
  return out;
}
template <class Key, class Item>
json::value written(const std::map<Key, Item>& map) {
  json::object out;
  for (const auto& [key, item] : map) {
    if constexpr (std::is_same_v<Key, std::string>)
      out[key] = written(item);
    else
      out[std::to_string(key)] = written(item);
  }
  return out;
}
template <Fields T>
json::value written(const T& t) {
  json::object out;
  each_field(t, [&](const char* name, const auto& field) { out[name] = written(field); });
  return out;
}

// ---- Reading: throws like Boost.JSON does, and is caught in one place ----

void read(const json::value& from, std::uint64_t& to) { to = from.to_number<std::uint64_t>(); }
void read(const json::value& from, std::int64_t& to) { to = from.to_number<std::int64_t>(); }
template <Fields T>
void read(const json::value& from, T& to);
template <class Item, std::size_t n>
void read(const json::value& from, std::array<Item, n>& to) {
  for (std::size_t i = 0; i < n; ++i) read(from.as_array().at(i), to[i]);
}
template <class Item>
void read(const json::value& from, std::vector<Item>& to) {
  to.resize(from.as_array().size());
  for (std::size_t i = 0; i < to.size(); ++i) read(from.as_array().at(i), to[i]);
}
template <class Key, class Item>
void read(const json::value& from, std::map<Key, Item>& to) {
  for (const auto& entry : from.as_object()) {
    if constexpr (std::is_same_v<Key, std::string>)
      read(entry.value(), to[std::string(entry.key())]);
    else
      read(entry.value(), to[std::stoll(std::string(entry.key()))]);
  }
}
template <Fields T>
void read(const json::value& from, T& to) {
  each_field(to, [&](const char* name, auto& field) { read(from.as_object().at(name), field); });
}

}  // namespace

void MapTally::add(const MapTally& other) { add_to(*this, other); }
void Tally::add(const Tally& other) { add_to(*this, other); }

json::object Tally::json() const { return written(*this).as_object(); }

Expected<Tally> Tally::from(const json::value& value) {
  Tally tally;
  try {
    read(value, tally);
  } catch (const std::exception& error) {
    return trouble(std::string("not a tally: ") + error.what());
  }
  return tally;
}

}  // namespace sounder::lab
