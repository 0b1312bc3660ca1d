// A summary as JSON: what the report page (web/src/report/) reads.
#pragma once

#include <boost/json.hpp>

#include "lab/summary.h"

namespace sounder::lab {

boost::json::object json_of(const Summary& summary);

}  // namespace sounder::lab
