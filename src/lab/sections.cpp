#include "lab/sections.h"

#include <algorithm>

namespace sounder::lab {
namespace {

// Sides that made a move of some kind, and the victories they won.
struct Sides {
  std::uint64_t count;
  std::uint64_t wins;  // in parts of a victory

  std::optional<Interval> share_won() const {
    if (count == 0) return {};
    return share(wins_of(), static_cast<double>(count));
  }
  double wins_of() const { return lab::wins(wins); }
};

std::optional<Interval> effect_of(const Sides& with, const Sides& without) {
  if (with.count == 0 || without.count == 0) return {};
  return difference(*with.share_won(), *without.share_won());
}

bool few(const Sides& with, const Sides& without) { return std::min(with.count, without.count) < few_cases; }

double chance_of(const Sides& with, const Sides& without) {
  if (few(with, without)) return 1;
  return chance_of_difference(with.wins_of(), static_cast<double>(with.count), without.wins_of(),
                              static_cast<double>(without.count));
}

// Which effects are statistically significant when all are tested together.
template <class Items>
void mark_significant(Items& items) {
  std::vector<double> chances;
  for (const auto& item : items) chances.push_back(item.chance);
  const std::vector<bool> stands = discoveries(chances);
  for (std::size_t i = 0; i < items.size(); ++i) items[i].stands = stands[i];
}

}  // namespace

std::vector<KindSummary> kinds_of(const Tally& tally) {
  std::vector<KindSummary> kinds;
  for (const auto& [name, counted] : tally.kinds.met()) {
    const KindTally& kind = *counted;
    const Sides took{kind.sides_taken, kind.wins_taken};
    const Sides refused{kind.sides_offered - kind.sides_taken, kind.wins_refused};
    KindSummary one;
    one.kind = name;
    one.offered = kind.offered;
    one.taken = kind.taken;
    one.rate = kind.offered ? static_cast<double>(kind.taken) / static_cast<double>(kind.offered) : 0;
    one.sides_offered = kind.sides_offered;
    one.sides_taken = kind.sides_taken;
    one.win_taken = took.share_won();
    one.win_refused = refused.share_won();
    one.effect = effect_of(took, refused);
    one.chance = chance_of(took, refused);
    one.few = few(took, refused);
    for (std::size_t third = 0; third < one.when.size(); ++third)
      one.when[third] = {kind.when_taken[third], Sides{kind.when_taken[third], kind.when_wins[third]}.share_won()};
    kinds.push_back(std::move(one));
  }
  mark_significant(kinds);
  return kinds;
}

std::vector<OpeningSummary> openings_of(const CaseLine& line, const Tally& tally) {
  std::vector<OpeningSummary> all;
  for (std::size_t s = 0; s < tally.seats.size(); ++s) {
    const auto openings = tally.seats[s].openings.met();
    OpeningTally sum;
    for (const auto& entry : openings) sum.add(*entry.second);
    for (const auto& [kind, opening] : openings) {
      const Sides with{opening->opened, opening->wins};
      const Sides without{sum.opened - opening->opened, sum.wins - opening->wins};  // the seat's other matches
      all.push_back({seat_at(s), line.roles[s], std::string(kind), opening->opened, with.share_won(),
                     without.share_won(), effect_of(with, without), chance_of(with, without), false,
                     few(with, without)});
    }
  }
  mark_significant(all);
  return all;
}

std::vector<MapSummary> maps_of(const CaseLine& line, const Tally& tally) {
  std::vector<MapSummary> maps;
  for (const BoardMap& map : line.maps)
    if (const auto found = tally.maps.find(map.name); found != tally.maps.end() && found->second.moments > 0)
      maps.push_back({map, found->second});
  return maps;
}

std::vector<EventSummary> events_of(const Tally& tally) {
  const auto parts = static_cast<double>(whole_win * tally.seats.size());
  std::vector<EventSummary> events;
  for (const auto& [name, event] : tally.events) {
    EventSummary one;
    one.event = name;
    one.mean = spread(event.sides).mean;
    one.ahead = mean(static_cast<double>(tally.matches), static_cast<double>(event.ahead) / parts,
                     static_cast<double>(event.ahead_squares) / (parts * parts));
    for (const auto& [times, sides] : event.sides)
      one.by_times.push_back({times, sides, *Sides{sides, event.wins.times(times)}.share_won(), sides < few_cases});
    events.push_back(std::move(one));
  }
  return events;
}

}  // namespace sounder::lab
