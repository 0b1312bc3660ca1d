// The parts of the extension, one file each.
#pragma once

#include <nanobind/nanobind.h>

namespace sounder::python {

void add_games(nanobind::module_& m);
void add_moves(nanobind::module_& m);
void add_matches(nanobind::module_& m);
void add_bots(nanobind::module_& m);
void add_ladder(nanobind::module_& m);
void add_solve(nanobind::module_& m);
void add_lab(nanobind::module_& m);
void add_envs(nanobind::module_& m);
void add_batches(nanobind::module_& m);

}  // namespace sounder::python
