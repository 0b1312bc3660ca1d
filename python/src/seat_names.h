// Names of seats as Python's strings.
#pragma once

#include <nanobind/nanobind.h>

#include "rules/seat.h"

namespace sounder::python {

// "p1", always the same object; None for nobody.
inline nanobind::object seat_name(Seat seat) {
  static PyObject* const names[max_seats] = {PyUnicode_InternFromString("p1"), PyUnicode_InternFromString("p2"),
                                             PyUnicode_InternFromString("p3"), PyUnicode_InternFromString("p4"),
                                             PyUnicode_InternFromString("p5"), PyUnicode_InternFromString("p6")};
  if (seat == Seat::nobody) return nanobind::none();
  return nanobind::borrow(names[index_of(seat)]);
}

}  // namespace sounder::python
