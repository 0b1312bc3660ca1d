// New variants from old ones: by chance, or by small changes.
#pragma once

#include "lab/tunable.h"
#include "rules/rng.h"

namespace sounder::lab {

// What every list of cells must look like.
enum class Symmetry { none, half_turn, mirror };

class Changes {
 public:
  Changes(const std::vector<Tunable>& tunables, Symmetry symmetry) : tunables_(tunables), symmetry_(symmetry) {}

  // Values by chance: all of a few tunables, of many any part.
  Variant any(Rng& rng) const;
  // Made to look as every variant must.
  Variant fitted(const Variant& variant, Rng& rng) const;
  // A few values a little different. Now and then cells change together with those opposite.
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
