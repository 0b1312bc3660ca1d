// What the pigs can eat (BP-8, BP-9).
#pragma once

#include "rules/bite_the_pumpkin/bite_the_pumpkin.h"

namespace sounder::bite_the_pumpkin {

// The effect of a meal: what is gone and who lies down for it.
struct Bites {
  PerVegetable<Cells> eaten{};
  PerVegetable<Cells> eaters{};

  Cells all_eaten() const { return eaten[0] | eaten[1]; }
  Cells all_eaters() const { return eaters[0] | eaters[1]; }
  // BP-8: bites with the same eaten set and the same eater set are the same move.
  bool same_as(const Bites& other) const {
    return all_eaten() == other.all_eaten() && all_eaters() == other.all_eaters();
  }
};

using Meals = List<Move, BiteThePumpkin::most_moves>;

// Every different way to bite, as moves. When there are more than the list holds, the herd chooses
// one bite at a time until the rest fits: "the herd picks the order and, for each pig, which pumpkin".
void legal_bites(const State&, Meals&);

// Whether the herd has anything to choose; when it has not, `forced` is what the pigs eat.
enum class BiteChoice : std::uint8_t { none, forced, open };
BiteChoice bite_choice(const State&, Meal& forced);

// How many legal bites there are.
int count_bites(const State&);

// A random bite, every legal one equally likely.
Move any_bite(const State&, Rng&);

// BP `auto_bite`: pigs in cell order, each takes the lowest cell left to it.
Meal first_meal(const State&);

Bites bites_of(const State&, Meal);
void apply_bites(State&, Meal);

}  // namespace sounder::bite_the_pumpkin
