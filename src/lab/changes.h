// New variants: random ones, or small changes of existing ones.
#pragma once

#include "lab/tunable.h"
#include "rules/rng.h"

namespace sounder::lab {

// The conditions that every list of cells must meet.
enum class Symmetry { none, half_turn, mirror };

class Changes {
 public:
  Changes(const std::vector<Tunable>& tunables, Symmetry symmetry) : tunables_(tunables), symmetry_(symmetry) {}

  // Random values: for a few tunables all of them, for many a random part.
  Variant any(Rng& rng) const;
  // Made to meet the conditions.
  Variant fitted(const Variant& variant, Rng& rng) const;
  // A few values changed slightly. Sometimes cells change together with their opposites.
  Variant changed(const Variant& variant, Rng& rng) const;

 private:
  Value any_value(const Tunable& tunable, Rng& rng) const;
  Value next_value(const Tunable& tunable, const Value& value, Rng& rng) const;
  Value any_cells(const Tunable& tunable, Rng& rng) const;
  Value next_cells(const Tunable& tunable, const Value& cells, Rng& rng) const;

  const std::vector<Tunable>& tunables_;
  Symmetry symmetry_;
};

}  // namespace sounder::lab
