// Parts of a summary: kinds of move, first moves, maps of the board, incidents, the effect of skill, and needed kinds
// of move.
#pragma once

#include "lab/pairs.h"
#include "lab/summary.h"

namespace sounder::lab {

inline double wins(std::uint64_t parts) { return static_cast<double>(parts) / static_cast<double>(whole_win); }

std::vector<KindSummary> kinds_of(const Tally& tally);
std::vector<OpeningSummary> openings_of(const CaseLine& line, const Tally& tally);
std::vector<MapSummary> maps_of(const CaseLine& line, const Tally& tally);
std::vector<EventSummary> events_of(const Tally& tally);

std::vector<SkillSummary> skill_of(const RunLine& line, const Findings& found);

// The first case again, but one seat's bot may not make one kind of move.
bool is_restricted(const RunLine& line, const Findings& found, std::size_t which);
// Empty without such cases.
std::optional<NeededSummary> needed_of(const RunLine& line, const Findings& found);

}  // namespace sounder::lab
