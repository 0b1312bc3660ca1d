// Compares what players know with the rows: nothing that was acknowledged is lost or stored twice, and every player
// sees all of it.
#pragma once

#include <string>
#include <vector>

#include "crash/child.h"
#include "crash/evening.h"
#include "store/store.h"

namespace sounder::crash {

struct Findings {
  int tables = 0;
  long acknowledged = 0;
  long resent = 0;
  int lost = 0;             // acknowledged or shown, and not there
  int twice = 0;            // stored more than once
  int refused = 0;          // answered no, and stored all the same
  int out_of_step = 0;      // sees something else than what is there
  int apart = 0;            // tables whose people were at different servers in the end
  int clocks = 0;           // compared, each time somebody came back
  int clocks_that_ran = 0;  // of these with one question and the same servers all the time: must have run
  int clocks_wrong = 0;     // ran while there was no server, or stood while there was one
  std::vector<std::string> words;

  bool all_well() const { return lost + twice + refused + out_of_step + clocks_wrong == 0; }
};

void compare(store::Store& store, const Played& table, Findings& findings);

// A clock that somebody came back to has lost at most the time in which a server was alive; where servers neither came
// nor went and the question is the same, all of it.
void compare_clocks(const std::vector<Child::Life>& lives, const Played& table, Findings& findings);

}  // namespace sounder::crash
