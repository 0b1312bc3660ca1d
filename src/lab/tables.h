// A summary as a table for the terminal, and as CSV.
#pragma once

#include "lab/summary.h"

namespace sounder::lab {

std::string table_of(const Summary& summary);
std::string csv_of(const Summary& summary);

}  // namespace sounder::lab
