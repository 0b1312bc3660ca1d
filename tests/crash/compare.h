// What players know, held against the rows: nothing that was acknowledged is lost, nothing is there twice, everybody sees what is there.
#pragma once

#include <string>
#include <vector>

#include "crash/evening.h"
#include "store/store.h"

namespace sounder::crash {

struct Findings {
  int tables = 0;
  long acknowledged = 0;
  long resent = 0;
  int lost = 0;         // acknowledged or shown, and not there
  int twice = 0;        // stored more than once
  int refused = 0;      // answered no, and stored all the same
  int out_of_step = 0;  // sees something else than what is there
  std::vector<std::string> words;

  bool all_well() const { return lost + twice + refused + out_of_step == 0; }
};

void compare(store::Store& store, const Played& table, Findings& findings);

}  // namespace sounder::crash
