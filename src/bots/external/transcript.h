// The conversation with programs that play, line by line, in a file. One for this process: programs write to it from
// all threads.
//   1 = ./mybot --fast                  program 1 was started
//   1 > {"type":"hello",...}            a line to program 1
//   1 < {"type":"hello","protocol":2}   a line from it
//   1 ! did not answer within 4000 ms   it forfeits its seat
#pragma once

#include <string>
#include <string_view>

#include "match/error.h"

namespace sounder::bots {

// From now on, in a file that is made or emptied.
Expected<void> write_transcript(const std::string& file);

namespace transcript {

enum class Mark : char { started = '=', sent = '>', received = '<', failed = '!' };

// A number for a program that has been started; 0 while no transcript is written.
int begin(std::string_view command);
void add(int program, Mark mark, std::string_view line);

}  // namespace transcript
}  // namespace sounder::bots
