#include "lab/tally.h"

#include <tuple>

namespace sounder::lab {
namespace {

namespace json = boost::json;

// ---- The fields of each tally by name, in the order of the files: one list for adding, writing and reading ----

template <class T, class Member>
struct Field {
  const char* name;
  Member T::*member;
  bool may_lack = false;  // runs of earlier versions don't have it
};
template <class T, class Member>
Field(const char*, Member T::*) -> Field<T, Member>;
template <class T, class Member>
Field(const char*, Member T::*, bool) -> Field<T, Member>;
constexpr bool may_lack = true;

template <class T>
struct Listed {};  // below: `all`, a tuple of fields
template <>
struct Listed<KindTally> {
  using T = KindTally;
  static constexpr auto all =
      std::tuple{Field{"offered", &T::offered},           Field{"taken", &T::taken},
                 Field{"taken_by", &T::taken_by},         Field{"sides_offered", &T::sides_offered},
                 Field{"sides_taken", &T::sides_taken},   Field{"wins_taken", &T::wins_taken},
                 Field{"wins_refused", &T::wins_refused}, Field{"when_taken", &T::when_taken},
                 Field{"when_wins", &T::when_wins}};
};
template <>
struct Listed<OpeningTally> {
  using T = OpeningTally;
  static constexpr auto all = std::tuple{Field{"opened", &T::opened}, Field{"wins", &T::wins}};
};
template <>
struct Listed<MapTally> {
  using T = MapTally;
  static constexpr auto all = std::tuple{Field{"moments", &T::moments}, Field{"cells", &T::cells}};
};
template <>
struct Listed<EventTally> {
  using T = EventTally;
  static constexpr auto all = std::tuple{Field{"sides", &T::sides}, Field{"wins", &T::wins}, Field{"ahead", &T::ahead},
                                         Field{"ahead_squares", &T::ahead_squares}};
};
template <>
struct Listed<JudgeTally> {
  using T = JudgeTally;
  static constexpr auto all = std::tuple{Field{"promised", &T::promised}, Field{"error_squares", &T::error_squares}};
};
template <>
struct Listed<TenthTally> {
  using T = TenthTally;
  static constexpr auto all = std::tuple{Field{"matches", &T::matches},
                                         Field{"cases", &T::cases},
                                         Field{"promised", &T::promised},
                                         Field{"won", &T::won},
                                         Field{"cases_squares", &T::cases_squares},
                                         Field{"won_squares", &T::won_squares},
                                         Field{"products", &T::products}};
};
template <>
struct Listed<SeatTally> {
  using T = SeatTally;
  static constexpr auto all = std::tuple{Field{"wins", &T::wins},
                                         Field{"alone", &T::alone},
                                         Field{"decided_first", &T::decided_first, may_lack},
                                         Field{"forfeits", &T::forfeits},
                                         Field{"gain", &T::gain},
                                         Field{"gain_squares", &T::gain_squares},
                                         Field{"openings", &T::openings},
                                         Field{"scores", &T::scores},
                                         Field{"draw_luck", &T::luck, may_lack},
                                         Field{"draw_luck_squares", &T::luck_squares, may_lack},
                                         Field{"draw_luck_products", &T::luck_products, may_lack},
                                         Field{"course", &T::course},
                                         Field{"judged", &T::judged, may_lack},
                                         Field{"judged_wins", &T::judged_wins, may_lack}};
};
template <>
struct Listed<Tally> {
  using T = Tally;
  static constexpr auto all = std::tuple{
      Field{"matches", &T::matches}, Field{"seats", &T::seats}, Field{"moves", &T::moves}, Field{"turns", &T::turns},
      Field{"margins", &T::margins}, Field{"lead_changes", &T::lead_changes}, Field{"ahead_from", &T::ahead_from},
      Field{"decisions", &T::decisions}, Field{"choices", &T::choices}, Field{"comebacks", &T::comebacks},
      Field{"late", &T::late}, Field{"shared", &T::shared}, Field{"first_wins", &T::first_wins},
      Field{"course_matches", &T::course_matches}, Field{"judged_matches", &T::judged_matches, may_lack},
      Field{"reliability", &T::reliability, may_lack},
      // Earlier versions measured luck otherwise, under other names.
      Field{"draw_luck_matches", &T::luck_matches, may_lack}, Field{"draw_luckier_won", &T::luckier_won, may_lack},
      Field{"forfeits", &T::forfeits}, Field{"pairs", &T::pairs}, Field{"rounds", &T::rounds},
      Field{"round_wins", &T::round_wins}, Field{"round_squares", &T::round_squares}, Field{"kinds", &T::kinds},
      Field{"maps", &T::maps}, Field{"events", &T::events}};
};

template <class T>
concept HasFields = requires {
  Listed<T>::all;
};

template <HasFields T, class Visit>
void each_field(Visit&& visit) {
  std::apply([&](const auto&... field) { (visit(field), ...); }, Listed<T>::all);
}

// ---- Adding ----

void add_to(std::uint64_t& to, std::uint64_t from) { to += from; }
void add_to(std::int64_t& to, std::int64_t from) { to += from; }
void add_to(Histogram& to, const Histogram& from) { to.add(from); }
template <class Count>
void add_to(ByKind<Count>& to, const ByKind<Count>& from) {
  to.add(from);
}
void add_to(Standings& to, const Standings& from);
template <class Item, std::size_t n>
void add_to(std::array<Item, n>& to, const std::array<Item, n>& from);
template <class Item>
void add_to(std::vector<Item>& to, const std::vector<Item>& from);
template <class Item>
void add_to(std::map<std::string, Item>& to, const std::map<std::string, Item>& from);

template <HasFields T>
void add_to(T& to, const T& from) {
  each_field<T>([&](const auto& field) { add_to(to.*field.member, from.*field.member); });
}
template <class Item, std::size_t n>
void add_to(std::array<Item, n>& to, const std::array<Item, n>& from) {
  for (std::size_t i = 0; i < n; ++i) add_to(to[i], from[i]);
}
void add_to(Standings& to, const Standings& from) {
  if (from.empty()) return;
  for (std::size_t time = 0; time <= time_steps; ++time) add_to(to[time], from[time]);
}
template <class Item>
void add_to(std::vector<Item>& to, const std::vector<Item>& from) {
  if (to.size() < from.size()) to.resize(from.size());
  for (std::size_t i = 0; i < from.size(); ++i) add_to(to[i], from[i]);
}
template <class Item>
void add_to(std::map<std::string, Item>& to, const std::map<std::string, Item>& from) {
  for (const auto& [name, item] : from) add_to(to[name], item);
}

// ---- Writing ----

json::value to_json(std::uint64_t number) { return number; }
json::value to_json(std::int64_t number) { return number; }
json::value to_json(const Histogram& values) {
  json::object out;
  for (const auto& [value, times] : values) out[std::to_string(value)] = times;
  return out;
}
template <HasFields T>
json::value to_json(const T& t);
template <class Count>
json::value to_json(const ByKind<Count>& kinds) {
  json::object out;
  for (const auto& [name, count] : kinds.met()) out[name] = to_json(*count);
  return out;
}
template <class Item>
json::value to_json(const std::map<std::string, Item>& map) {
  json::object out;
  for (const auto& [name, item] : map) out[name] = to_json(item);
  return out;
}
template <class Item, std::size_t n>
json::value to_json(const std::array<Item, n>& list) {
  json::array out;
  for (const Item& item : list) out.push_back(to_json(item));
  return out;
}
json::value to_json(const Standings& course) {
  json::array out;
  for (std::size_t time = 0; time <= time_steps; ++time) out.push_back(to_json(course[time]));
  return out;
}
template <class Item>
json::value to_json(const std::vector<Item>& list) {
  json::array out;
  for (const Item& item : list) out.push_back(to_json(item));
  return out;
}
template <HasFields T>
json::value to_json(const T& t) {
  json::object out;
  each_field<T>([&](const auto& field) { out[field.name] = to_json(t.*field.member); });
  return out;
}

// ---- Reading: throws as Boost.JSON does; caught in one place ----

void read(const json::value& from, std::uint64_t& to) { to = from.to_number<std::uint64_t>(); }
void read(const json::value& from, std::int64_t& to) { to = from.to_number<std::int64_t>(); }
void read(const json::value& from, Histogram& to) {
  for (const auto& entry : from.as_object())
    to[std::stoll(std::string(entry.key()))] = entry.value().to_number<std::uint64_t>();
}
template <HasFields T>
void read(const json::value& from, T& to);
template <class Count>
void read(const json::value& from, ByKind<Count>& to) {
  auto names = std::make_shared<KindNames>();
  for (const auto& entry : from.as_object()) names->emplace_back(entry.key());
  to.call(names);
  int next = 0;
  for (const auto& entry : from.as_object()) read(entry.value(), to[next++]);
}
template <class Item, std::size_t n>
void read(const json::value& from, std::array<Item, n>& to) {
  for (std::size_t i = 0; i < n; ++i) read(from.as_array().at(i), to[i]);
}
void read(const json::value& from, Standings& to) {
  for (std::size_t time = 0; time <= time_steps; ++time) read(from.as_array().at(time), to[time]);
}
template <class Item>
void read(const json::value& from, std::vector<Item>& to) {
  to.resize(from.as_array().size());
  for (std::size_t i = 0; i < to.size(); ++i) read(from.as_array().at(i), to[i]);
}
template <class Item>
void read(const json::value& from, std::map<std::string, Item>& to) {
  for (const auto& entry : from.as_object()) read(entry.value(), to[std::string(entry.key())]);
}
template <HasFields T>
void read(const json::value& from, T& to) {
  each_field<T>([&](const auto& field) {
    if (!field.may_lack || from.as_object().contains(field.name))
      read(from.as_object().at(field.name), to.*field.member);
  });
}

}  // namespace

void KindTally::add(const KindTally& other) { add_to(*this, other); }
void OpeningTally::add(const OpeningTally& other) { add_to(*this, other); }
void Tally::add(const Tally& other) { add_to(*this, other); }

json::object Tally::json() const { return to_json(*this).as_object(); }

Expected<Tally> Tally::from(const json::value& value) {
  Tally tally;
  try {
    read(value, tally);
  } catch (const std::exception& mishap) {
    return error(std::string("not a tally: ") + mishap.what());
  }
  return tally;
}

}  // namespace sounder::lab
