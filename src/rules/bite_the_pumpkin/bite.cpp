#include "rules/bite_the_pumpkin/bite.h"

#include <algorithm>

namespace sounder::bite_the_pumpkin {
namespace {

// The number that stands for `target` in the meal of `pig`.
int portion_of(Cell pig, Cell target) { return 1 + count(neighbours(pig) & (bit(target) - 1)); }

// The pigs that can still eat one kind, with what each can reach.
struct Table {
  struct Guest {
    Cell pig;
    std::uint8_t place;  // the pig's place in a Meal
    Cells reach;
  };
  std::array<Guest, BiteThePumpkin::pigs> guests;
  int size = 0;
};

Table table_for(const State& s, Vegetable v) {
  Table table;
  const Cells food = s.planted[at(v)];
  std::uint8_t place = 0;
  for (Cells pigs = s.pigs; pigs; ++place) {
    const Cell pig = take_lowest(pigs);
    const Cells reach = neighbours(pig) & food;
    if (reach && !(s.eaters[at(v)] & bit(pig))) table.guests[static_cast<std::size_t>(table.size++)] = {pig, place, reach};
  }
  return table;
}

// One way for a kind: a maximal matching of pigs to vegetables.
struct Matching {
  Cells eaten = 0;
  Cells eaters = 0;
  Meal meal;
};
using Matchings = List<Matching, BiteThePumpkin::most_moves>;

// Goes through the pigs in cell order; each eats something it reaches or, for now, nothing.
// A pig may stay hungry only if all it reaches is eaten in the end: that is what maximal means.
class Matcher {
 public:
  Matcher(const State& s, Vegetable v, Matchings& out) : table_(table_for(s, v)), kind_(v), out_(out) { next(0, Matching{}, 0); }
  bool overflowed() const { return overflowed_; }

 private:
  void next(int i, const Matching& so_far, Cells must_be_eaten) {
    if (overflowed_) return;
    if (i == table_.size) {
      if ((must_be_eaten & ~so_far.eaten) == 0) keep(so_far);
      return;
    }
    const auto& guest = table_.guests[i];
    for (Cells left = guest.reach & ~so_far.eaten; left;) {
      const Cell target = take_lowest(left);
      Matching more = so_far;
      more.eaten |= bit(target);
      more.eaters |= bit(guest.pig);
      more.meal = more.meal.with(guest.place, kind_, portion_of(guest.pig, target));
      next(i + 1, more, must_be_eaten);
    }
    next(i + 1, so_far, must_be_eaten | guest.reach);
  }
  void keep(const Matching& found) {
    for (const Matching& other : out_)
      if (other.eaten == found.eaten && other.eaters == found.eaters) return;
    if (out_.full())
      overflowed_ = true;
    else
      out_.add(found);
  }

  Table table_;
  Vegetable kind_;
  Matchings& out_;
  bool overflowed_ = false;
};

// BP-9: each kind is matched on its own; a bite is one matching of each. False when the list is too short for them.
bool whole_bites(const State& s, Meals& out) {
  Matchings pumpkins;
  if (Matcher(s, Vegetable::pumpkin, pumpkins).overflowed()) return false;
  Matchings broccoli;
  if (Matcher(s, Vegetable::broccoli, broccoli).overflowed()) return false;
  List<Bites, BiteThePumpkin::most_moves> seen;
  for (const Matching& p : pumpkins)
    for (const Matching& b : broccoli) {
      const Bites bites{{p.eaten, b.eaten}, {p.eaters, b.eaters}};
      bool known = false;
      if (b.eaten)  // else only pumpkins are eaten, and those matchings differ already
        for (const Bites& other : seen) known = known || other.same_as(bites);
      if (known) continue;
      if (out.full()) return false;
      seen.add(bites);
      out.add(Move::bite(p.meal.with(b.meal)));
    }
  return true;
}

void single_bites(const State& s, Meals& out) {
  for (Vegetable v : all_vegetables) {
    const Table table = table_for(s, v);
    for (int i = 0; i < table.size; ++i) {
      const auto& guest = table.guests[i];
      for (Cells reach = guest.reach; reach;) {
        const Cell target = take_lowest(reach);
        out.add(Move::bite(Meal().with(guest.place, v, portion_of(guest.pig, target))));
      }
    }
  }
}

// The quick answer for a kind when no two pigs reach the same vegetable: then each eats for itself and the
// choice is open as soon as one of them reaches two. Where they compete the quick answer is not enough.
enum class Glance : std::uint8_t { nothing, forced, open, competing };

Glance glance_at(const State& s, Vegetable v, Meal& meal) {
  const Table table = table_for(s, v);
  if (table.size == 0) return Glance::nothing;
  Glance glance = Glance::forced;
  Cells taken = 0;
  for (int i = 0; i < table.size; ++i) {
    const auto& guest = table.guests[i];
    if (guest.reach & taken) return Glance::competing;
    if (guest.reach & (guest.reach - 1)) glance = Glance::open;
    taken |= guest.reach;
    meal = meal.with(guest.place, v, portion_of(guest.pig, lowest(guest.reach)));
  }
  return glance;
}

}  // namespace

void legal_bites(const State& s, Meals& out) {
  if (whole_bites(s, out)) return;
  out.clear();
  single_bites(s, out);
}

BiteChoice bite_choice(const State& s, Meal& forced) {
  const Glance pumpkins = glance_at(s, Vegetable::pumpkin, forced);
  const Glance broccoli = glance_at(s, Vegetable::broccoli, forced);
  if (pumpkins == Glance::competing || broccoli == Glance::competing) {
    // Two pigs before the same two pumpkins still have one bite between them (BP-8).
    Meals meals;
    legal_bites(s, meals);
    forced = meals[0].meal();
    return meals.size() == 1 ? BiteChoice::forced : BiteChoice::open;
  }
  if (pumpkins == Glance::open || broccoli == Glance::open) return BiteChoice::open;
  return forced.empty() ? BiteChoice::none : BiteChoice::forced;
}

Meal first_meal(const State& s) {
  Meal meal;
  for (Vegetable v : all_vegetables) {
    Cells left = s.planted[at(v)];
    const Table table = table_for(s, v);
    for (int i = 0; i < table.size; ++i) {
      const auto& guest = table.guests[i];
      const Cells reach = guest.reach & left;
      if (!reach) continue;
      left &= ~bit(lowest(reach));
      meal = meal.with(guest.place, v, portion_of(guest.pig, lowest(reach)));
    }
  }
  return meal;
}

Bites bites_of(const State& s, Meal meal) {
  Bites bites;
  int place = 0;
  for (Cells pigs = s.pigs; pigs; ++place) {
    const Cell pig = take_lowest(pigs);
    for (Vegetable v : all_vegetables) {
      const int nth = meal.portion(place, v);
      if (nth == 0) continue;
      Cells cells = neighbours(pig);
      for (int i = 1; i < nth; ++i) take_lowest(cells);
      bites.eaten[at(v)] |= bit(lowest(cells));
      bites.eaters[at(v)] |= bit(pig);
    }
  }
  return bites;
}

void apply_bites(State& s, Meal meal) {
  const Bites bites = bites_of(s, meal);
  for (Vegetable v : all_vegetables) {
    s.planted[at(v)] &= ~bites.eaten[at(v)];
    s.eaters[at(v)] |= bites.eaters[at(v)];
  }
  s.changed_this_round = true;
}

}  // namespace sounder::bite_the_pumpkin
