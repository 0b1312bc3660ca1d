// The extension: each file of this folder adds its part.
#include <nanobind/nanobind.h>

#include "errors.h"
#include "parts.h"

namespace sounder {
extern const char* const version;  // from git, cmake/version.cmake
}

NB_MODULE(_engine, m) {
  using namespace sounder::python;
  m.doc() = "The engine of Sounder. What is here is used through the package `sounder`.";
  m.attr("version") = sounder::version;
  nanobind::exception<Refusal>(m, "SounderError", PyExc_ValueError).doc() =
      "What was asked for can't be: the message says what is wrong and what was expected.";
  add_games(m);
  add_moves(m);
  add_match(m);
  add_bots(m);
  add_ladder(m);
  add_solve(m);
  add_lab(m);
  add_courses(m);
  add_batches(m);
}
