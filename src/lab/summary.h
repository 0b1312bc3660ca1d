// What a run found: numbers with intervals, comparisons, and what of it stands, in plain words. One JSON value for the report, the
// same numbers as a table for the terminal and as CSV.
#pragma once

#include "lab/folder.h"

namespace sounder::lab {

boost::json::object summary(const RunLine& line, const Findings& found);
std::string table_of(const boost::json::object& summary, int width);
std::string csv_of(const boost::json::object& summary);

// A rule such as "win-rate of p1 within 1 %": when the half interval of every case is that narrow, enough is known.
struct Until {
  Seat seat;
  double within;
  bool met(const Findings& found) const;
};
Expected<Until> until(std::string_view rule, int seats);

}  // namespace sounder::lab
