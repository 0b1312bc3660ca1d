// What the machine is, and what a process has of it.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>

namespace sounder::load {

struct Usage {
  double memory = 0;     // KB that are its own, in memory
  double processor = 0;  // seconds
  double read = 0;       // MB that it asked the system for
};
Usage usage_of(pid_t process);
// Seconds that all cores together have worked, for anybody.
double processor_of_all();

// "2 cores of Intel(R) Xeon(R) Processor, Linux 6.1.0, ..."
std::string this_machine();
// What a write that must be on the disk takes in this folder: "fdatasync of 4 KB p50 0.4 ms, p99 1.1 ms".
std::string this_disk(const std::string& folder);

// As many open files as the system lets us have; processes we start have as many. How many.
std::size_t open_many_files();

// The number of a gauge at /metrics; less than nothing where there is none.
double gauge(std::uint16_t port, const std::string& name);

}  // namespace sounder::load
