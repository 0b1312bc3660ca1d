#include "where.h"

namespace sounder::where {

const char* const source = SOUNDER_SOURCE;
const char* const program = SOUNDER_BINARY;

}  // namespace sounder::where
