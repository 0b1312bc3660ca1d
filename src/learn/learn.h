// Games in numbers without their types: how many numbers and actions there are and what they mean, one match, or
// thousands at a time.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "learn/batch.h"
#include "learn/course.h"
#include "match/trouble.h"

namespace sounder::learn {

// Of a game with its options.
class Numbers {
 public:
  virtual ~Numbers() = default;
  virtual int actions() const = 0;
  virtual int longest_path() const = 0;  // actions that a move may take
  virtual int observed() const = 0;
  virtual int most_chances() const = 0;  // outcomes that a draw may have
  virtual bool has_secrets() const = 0;  // seats may know different things
  virtual std::string action_name(int action) const = 0;
  virtual std::string observed_name(int number) const = 0;
  virtual std::vector<std::uint16_t> path(const AnyState&,
                                          const AnyMove&) const = 0;  // of a legal move: the actions that make it
  virtual std::unique_ptr<Course> course() const = 0;                 // at the start
  virtual std::unique_ptr<Batch> batch(int size, int threads, std::uint64_t seed) const = 0;
};

// Of a game that has none: why not.
Expected<std::unique_ptr<Numbers>> numbers_of(GamePtr game);

}  // namespace sounder::learn
