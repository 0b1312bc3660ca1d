// A finished or unfinished match again: step by step at a terminal, or its whole story as text. Board and story show
// what the viewer knew at that moment.
#pragma once

#include "match/record.h"
#include "terminal/console.h"

namespace sounder::terminal {

// Forwards, backwards and to any move, from any seat's view. Gives the exit status.
int step_through(Console& console, const Record& record, Viewer viewer, std::string_view language);

// Every move in a line, with the boards between if wanted.
std::string whole_story(const Record& record, Viewer viewer, const Canvas& canvas, bool boards,
                        std::string_view language);

}  // namespace sounder::terminal
