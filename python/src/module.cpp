// The extension: the files of this folder add their parts.
#include <nanobind/nanobind.h>

#include "errors.h"
#include "parts.h"

namespace sounder {
extern const char* const version;  // from git, cmake/version.cmake
}

NB_MODULE(_engine, m) {
  using namespace sounder::python;
  m.doc() = "The engine of Sounder, used through the package `sounder`.";
  m.attr("version") = sounder::version;
  nanobind::exception<Refusal>(m, "SounderError", PyExc_ValueError).doc() =
      "A request that can't be met. The message says what is wrong and what was expected.";
  add_games(m);
  add_moves(m);
  add_matches(m);
  add_bots(m);
  add_ladder(m);
  add_solve(m);
  add_lab(m);
  add_envs(m);
  add_batches(m);
}
