// Boost.JSON from its headers: there is no library of it for the browser. Built without exceptions, so what Boost would
// throw ends the engine; our own parsing gives it no reason to (match/json_text.cpp bounds size and depth).
#include <boost/assert/source_location.hpp>
#include <boost/json/src.hpp>
#include <cstdlib>
#include <exception>

namespace boost {

void throw_exception(const std::exception&) { std::abort(); }
void throw_exception(const std::exception&, const source_location&) { std::abort(); }

}  // namespace boost
