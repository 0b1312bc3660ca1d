// ./test runs a small deterministic case of what takes long; ./test --full (SOUNDER_FULL=1) runs all of it.
#pragma once

#include <cstdlib>

namespace sounder {

inline bool full_test() { return std::getenv("SOUNDER_FULL") != nullptr; }

}  // namespace sounder
