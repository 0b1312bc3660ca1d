#include "lab/events.h"

#include <cstdio>

#include "lab/ledger.h"
#include "lab/words.h"

namespace sounder::lab {

namespace json = boost::json;

void Events::note(const AnyState& state, const AnyMove& move) {
  if (times_.empty()) return;
  told_.clear();
  game_.events(state, move, told_);
  for (const Event& event : told_) ++times_[static_cast<std::size_t>(event.which)][static_cast<std::size_t>(index_of(event.seat))];
}

void Events::book(const Result& result, Tally& tally) {
  const int seats = game_.seats();
  for (std::size_t e = 0; e < times_.size(); ++e) {
    EventTally& sum = tally.events[std::string(game_.event_names()[e])];
    std::int64_t ahead = 0;
    for (int i = 0; i < seats; ++i) {
      const std::int64_t times = times_[e][static_cast<std::size_t>(i)];
      const std::uint64_t won = part_of(result, seat_at(i));
      ++sum.sides[times];
      sum.wins[times] += won;
      ahead += times * (seats * static_cast<std::int64_t>(won) - static_cast<std::int64_t>(whole_win));
    }
    sum.ahead += ahead;
    sum.ahead_squares += static_cast<std::uint64_t>(ahead * ahead);
    times_[e] = {};
  }
}

json::array events_of(const Tally& tally) {
  const auto written = [](const Interval& i) { return json::object{{"value", i.value}, {"low", i.low}, {"high", i.high}}; };
  const auto parts = static_cast<double>(whole_win * tally.seats.size());
  json::array out;
  for (const auto& [name, event] : tally.events) {
    json::array by_times;
    for (const auto& [times, sides] : event.sides)
      by_times.push_back(json::object{{"times", times},
                                      {"sides", sides},
                                      {"few", sides < few_cases},
                                      {"win", written(share(static_cast<double>(event.wins.times(times)) / static_cast<double>(whole_win),
                                                            static_cast<double>(sides)))}});
    const Interval ahead = mean(static_cast<double>(tally.matches), static_cast<double>(event.ahead) / parts,
                                static_cast<double>(event.ahead_squares) / (parts * parts));
    out.push_back(
        json::object{{"event", name}, {"mean", spread(event.sides).mean}, {"ahead", written(ahead)}, {"by_times", std::move(by_times)}});
  }
  return out;
}

std::string events_in_words(const json::array& events) {
  std::string out;
  for (const json::value& value : events) {
    const json::object& event = value.as_object();
    char text[160];
    std::snprintf(text, sizeof text, "  %s: %.2f times a seat, the winner %s times more\n",
                  std::string(event.at("event").as_string()).c_str(), event.at("mean").to_number<double>(),
                  plain(event.at("ahead").as_object(), 2).c_str());
    out += text;
  }
  return out;
}

}  // namespace sounder::lab
