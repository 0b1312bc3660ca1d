// Observation encodings by game id: sizes and names, one match (Env), and many matches at a time (Batch).
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "match/error.h"
#include "rl/batch.h"
#include "rl/env.h"

namespace sounder::rl {

// For a game with its options.
class Encoding {
 public:
  virtual ~Encoding() = default;
  virtual int actions() const = 0;
  virtual int longest_path() const = 0;  // actions that a move may take
  virtual int observation_size() const = 0;
  virtual int most_chances() const = 0;  // outcomes that a draw may have
  virtual bool has_secrets() const = 0;  // seats may have different information
  virtual std::string action_name(int action) const = 0;
  virtual std::string observation_name(int number) const = 0;
  virtual std::vector<std::uint16_t> path(const AnyState&,
                                          const AnyMove&) const = 0;  // the path of actions of a legal move
  virtual std::unique_ptr<Env> env() const = 0;                       // at the start
  virtual std::unique_ptr<Batch> batch(int size, int threads, std::uint64_t seed) const = 0;
};

// For a game without an encoding: an error that says so.
Expected<std::unique_ptr<Encoding>> encoding_of(GamePtr game);

}  // namespace sounder::rl
