#include "lab/summary_json.h"

namespace sounder::lab {
namespace {

namespace json = boost::json;

json::object written(const Interval& i) { return {{"value", i.value}, {"low", i.low}, {"high", i.high}}; }
json::value written(const std::optional<Interval>& i) { return i ? json::value(written(*i)) : json::value(nullptr); }
json::array written(const std::vector<std::string>& texts) { return json::array(texts.begin(), texts.end()); }

json::array written(const Histogram& values) {
  json::array out;
  for (const auto& [value, count] : values) out.push_back(json::array{value, count});
  return out;
}

json::object written(const Distribution& values) {
  return {{"mean", written(values.mean)},
          {"deviation", values.deviation},
          {"least", values.least},
          {"most", values.most},
          {"histogram", written(values.histogram)}};
}

// A list, with a function that writes each entry.
template <class Item>
json::array list_of(const std::vector<Item>& items, json::object (*one)(const Item&)) {
  json::array out;
  for (const Item& item : items) out.push_back(one(item));
  return out;
}

json::object written_seat(const SeatSummary& seat) {
  json::array course;
  for (const auto& chances : seat.course) course.push_back(json::array(chances.begin(), chances.end()));
  json::object out{
      {"seat", name_of(seat.seat)}, {"role", seat.role}, {"bot", seat.bot},       {"win", written(seat.win)},
      {"forfeits", seat.forfeits},  {"fair", seat.fair}, {"uneven", seat.uneven}, {"score", written(seat.score)},
      {"course", std::move(course)}};
  if (seat.luck)
    out["luck"] = json::object{{"mean", seat.luck->mean.value},
                               {"low", seat.luck->mean.low},
                               {"high", seat.luck->mean.high},
                               {"deviation", seat.luck->deviation}};
  return out;
}

json::object written_kind(const KindSummary& kind) {
  json::array when;
  for (const KindSummary::When& third : kind.when)
    when.push_back(json::object{{"taken", third.taken}, {"win", written(third.win)}});
  return {{"kind", kind.kind},
          {"offered", kind.offered},
          {"taken", kind.taken},
          {"rate", kind.rate},
          {"sides_offered", kind.sides_offered},
          {"sides_taken", kind.sides_taken},
          {"win_taken", written(kind.win_taken)},
          {"win_refused", written(kind.win_refused)},
          {"effect", written(kind.effect)},
          {"chance", kind.chance},
          {"stands", kind.stands},
          {"few", kind.few},
          {"when", std::move(when)}};
}

json::object written_opening(const OpeningSummary& opening) {
  return {{"seat", name_of(opening.seat)},
          {"role", opening.role},
          {"kind", opening.kind},
          {"opened", opening.opened},
          {"win", written(opening.win)},
          {"win_others", written(opening.win_others)},
          {"effect", written(opening.effect)},
          {"chance", opening.chance},
          {"stands", opening.stands},
          {"few", opening.few}};
}

json::object written_map(const MapSummary& one) {
  json::array ground;
  for (std::size_t cell = 0; cell < one.map.size(); ++cell)
    if (one.map.ground >> cell & 1) ground.push_back(cell);
  return {{"name", one.map.name},
          {"at_the_end", one.map.at_the_end},
          {"columns", written(one.map.columns)},
          {"rows", written(one.map.rows)},
          {"ground", std::move(ground)},
          {"ground_name", one.map.ground_name},
          {"moments", one.counts.moments},
          {"cells", json::array(one.counts.cells.begin(), one.counts.cells.end())}};
}

json::object written_event(const EventSummary& event) {
  json::array by_times;
  for (const EventSummary::Times& one : event.by_times)
    by_times.push_back(
        json::object{{"times", one.times}, {"sides", one.sides}, {"few", one.few}, {"win", written(one.win)}});
  return {
      {"event", event.event}, {"mean", event.mean}, {"ahead", written(event.ahead)}, {"by_times", std::move(by_times)}};
}

json::object written_fairness(const Fairness& found) {
  return {{"seats_chance", found.seats_chance},
          {"seats_uneven", found.seats_uneven},
          {"order_chance", found.order_chance},
          {"order_uneven", found.order_uneven},
          {"always_first",
           found.always_first == Seat::nobody ? json::value(nullptr) : json::value(name_of(found.always_first))},
          {"seat_edge", found.seat_edge},
          {"order_edge", found.order_edge}};
}

json::value written_judge(const std::optional<JudgeSummary>& judge) {
  if (!judge) return nullptr;
  json::array tenths;
  for (const JudgeSummary::Tenth& one : judge->tenths)
    tenths.push_back(json::object{{"cases", one.cases}, {"promised", one.promised}, {"won", written(one.won)}});
  return json::object{{"wrong", judge->wrong},
                      {"seat", name_of(judge->worst.seat)},
                      {"moment", judge_moments[judge->worst.moment]},
                      {"promised", judge->worst.promised},
                      {"won", judge->worst.won},
                      {"error", judge->worst.error},
                      {"tenths", std::move(tenths)}};
}

json::object written_case(const CaseSummary& one) {
  return {{"variant", one.line.variant},
          {"game", one.line.game},
          {"title", one.line.title},
          {"setup", one.line.setup},
          {"matches", one.matches},
          {"seats", list_of(one.seats, written_seat)},
          {"fairness", written_fairness(one.fairness)},
          {"judge", written_judge(one.judge)},
          {"moves", written(one.moves)},
          {"turns", written(one.turns)},
          {"margins", written(one.margins)},
          {"lead_changes", written(one.lead_changes)},
          {"ahead_from", written(one.ahead_from)},
          {"branching", one.branching},
          {"course_matches", one.course_matches},
          {"comebacks", written(one.comebacks)},
          {"late", written(one.late)},
          {"shared", written(one.shared)},
          {"first", written(one.first)},
          {"luck_matches", one.luck_matches},
          {"luckier_won", written(one.luckier_won)},
          {"forfeits", one.forfeits},
          {"restricted", one.restricted},
          {"kinds", list_of(one.kinds, written_kind)},
          {"openings", list_of(one.openings, written_opening)},
          {"maps", list_of(one.maps, written_map)},
          {"events", list_of(one.events, written_event)},
          {"barred", written(one.line.barred)},
          {"words", written(one.words)}};
}

json::object written_comparison(const Comparison& one) {
  json::array seats;
  for (const Comparison::OfSeat& seat : one.seats) {
    json::object out = written(seat.difference);
    out["seat"] = name_of(seat.seat);
    out["chance"] = seat.chance;
    out["stands"] = seat.stands;
    seats.push_back(std::move(out));
  }
  json::array measures;
  for (const Comparison::OfMeasure& measure : one.measures)
    measures.push_back(json::object{{"measure", measure.measure},
                                    {"percent", measure.percent},
                                    {"before", written(measure.before)},
                                    {"after", written(measure.after)},
                                    {"difference", written(measure.difference)},
                                    {"chance", measure.chance},
                                    {"stands", measure.stands}});
  return {{"a", one.base},
          {"b", one.which},
          {"paired", one.paired},
          {"seats", std::move(seats)},
          {"measures", std::move(measures)},
          {"words", one.words}};
}

json::object written_skill(const SkillSummary& one) {
  return {{"variant", one.variant},
          {"stronger", one.stronger},
          {"weaker", one.weaker},
          {"seats", one.seats},
          {"matches", one.matches},
          {"win", written(one.win)},
          {"even", one.even},
          {"luckier_won", written(one.luckier_won)},
          {"luck_deviation", one.luck_deviation ? json::value(*one.luck_deviation) : json::value(nullptr)},
          {"words", one.words}};
}

json::object written_row(const NeededSummary::Row& row) {
  return {{"seat", name_of(row.seat)}, {"role", row.role},       {"kind", row.kind},
          {"taken", row.taken},        {"matches", row.matches}, {"loss", written(row.loss)},
          {"chance", row.chance},      {"stands", row.stands},   {"verdict", row.verdict}};
}

}  // namespace

json::object json_of(const Summary& all) {
  json::value needed = nullptr;
  if (all.needed)
    needed = json::object{{"rows", list_of(all.needed->rows, written_row)}, {"words", written(all.needed->words)}};
  return {{"title", all.title},
          {"stopping", all.stopping},
          {"seed", all.seed},
          {"planned", all.planned},
          {"complete", all.complete},
          {"cases", list_of(all.cases, written_case)},
          {"comparisons", list_of(all.comparisons, written_comparison)},
          {"skill", list_of(all.skill, written_skill)},
          {"needed", std::move(needed)}};
}

}  // namespace sounder::lab
