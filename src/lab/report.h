// The report: one self-contained HTML file, a page made by web/ (Preact, Observable Plot) around a summary.
#pragma once

#include <boost/json.hpp>
#include <string>

namespace sounder::lab {

std::string report_of(const boost::json::object& summary);

}  // namespace sounder::lab
