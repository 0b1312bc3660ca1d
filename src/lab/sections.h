// Parts of a summary: first moves, maps of the board, what skill is worth, which kinds of move are needed.
#pragma once

#include "lab/folder.h"
#include "lab/pairs.h"

namespace sounder::lab {

inline double wins(std::uint64_t parts) { return static_cast<double>(parts) / static_cast<double>(whole_win); }
boost::json::object written(const Interval& interval);
// Shares of victories among so many sides, and the difference of two; null where there was nobody.
boost::json::value share_or_null(std::uint64_t parts, std::uint64_t sides);
boost::json::value difference_or_null(std::uint64_t parts_a, std::uint64_t sides_a, std::uint64_t parts_b, std::uint64_t sides_b);

// Every seat's first moves against the seat's other matches.
boost::json::array openings_of(const CaseLine& line, const Tally& tally);
boost::json::array maps_of(const CaseLine& line, const Tally& tally);

// One bot among others in every seat: how much a better one wins, beside how much luck decides.
boost::json::array skill_of(const RunLine& line, const Findings& found);

// The first case again, but one seat's bot may not make one kind of move.
bool is_restricted(const RunLine& line, const Findings& found, std::size_t which);
// What those seats lose. Null without such cases.
boost::json::value needed_of(const RunLine& line, const Findings& found);

}  // namespace sounder::lab
