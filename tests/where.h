// Where this clone and its program are. Only where.cpp is told at the build: whatever else one clone has compiled
// serves every other.
#pragma once

namespace sounder::where {

extern const char* const source;
extern const char* const program;

}  // namespace sounder::where
