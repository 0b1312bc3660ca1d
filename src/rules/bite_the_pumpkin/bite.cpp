#include "rules/bite_the_pumpkin/bite.h"

#include <algorithm>

namespace sounder::bite_the_pumpkin {
namespace {

// A portion says where the eaten vegetable lies: its place in this list of steps from the pig. 0 is nothing.
constexpr std::array<int, 9> steps = {0, -9, -8, -7, -1, 1, 7, 8, 9};
constexpr std::array<std::uint8_t, 19> make_portions() {
  std::array<std::uint8_t, 19> portions{};
  for (std::size_t i = 1; i < steps.size(); ++i) portions[steps[i] + 9] = static_cast<std::uint8_t>(i);
  return portions;
}
constexpr std::array<std::uint8_t, 19> portions = make_portions();

int portion_of(Cell pig, Cell target) { return portions[index_of(target) - index_of(pig) + 9]; }
Cell target_of(Cell pig, int portion) { return static_cast<Cell>(index_of(pig) + steps[portion]); }

// The pigs that can still eat one kind, with what each can reach.
struct Table {
  struct Guest {
    Cell pig;
    std::uint8_t place;  // the pig's place in a Meal
    Cells reach;
  };
  std::array<Guest, BiteThePumpkin::pigs> guests;
  int size = 0;
  Cells contested = 0;  // what two pigs or more reach
};

Table table_for(const State& s, Vegetable v) {
  Table table;
  const Cells food = s.planted[at(v)];
  Cells reached = 0;
  for (Cells hungry = s.pigs & around(food) & ~s.eaters[at(v)]; hungry;) {
    const Cell pig = take_lowest(hungry);
    const auto place = static_cast<std::uint8_t>(count(s.pigs & (bit(pig) - 1)));
    const Cells reach = neighbours(pig) & food;
    table.guests[table.size++] = {pig, place, reach};
    table.contested |= reached & reach;
    reached |= reach;
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
  // Finds the different matchings, at most `most` of them; `found_more` says whether there are others.
  Matcher(const Table& table, Vegetable v, int most, Matchings& out) : table_(table), kind_(v), most_(most), out_(out) {
    next(0, Matching{}, 0);
  }
  bool found_more() const { return found_more_; }

 private:
  void next(int i, const Matching& so_far, Cells must_be_eaten) {
    if (found_more_) return;
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
    // To be left hungry a pig needs others that can take all it reaches.
    if ((guest.reach & ~table_.contested) == 0) next(i + 1, so_far, must_be_eaten | guest.reach);
  }
  void keep(const Matching& found) {
    if (table_.contested)  // else no two matchings are alike
      for (const Matching& other : out_)
        if (other.eaten == found.eaten && other.eaters == found.eaters) return;
    if (out_.size() == most_)
      found_more_ = true;
    else
      out_.add(found);
  }

  const Table& table_;
  Vegetable kind_;
  int most_;
  Matchings& out_;
  bool found_more_ = false;
};

// BP-9: each kind is matched on its own; a bite is one matching of each. False when the list is too short for them.
bool whole_bites(const State& s, Meals& out) {
  Matchings pumpkins;
  if (Matcher(table_for(s, Vegetable::pumpkin), Vegetable::pumpkin, Meals::capacity, pumpkins).found_more())
    return false;
  const Table broccoli_table = table_for(s, Vegetable::broccoli);
  if (broccoli_table.size == 0) {
    for (const Matching& p : pumpkins) out.add(Move::bite(p.meal));
    return true;
  }
  Matchings broccoli;
  if (Matcher(broccoli_table, Vegetable::broccoli, Meals::capacity, broccoli).found_more()) return false;
  List<Bites, Meals::capacity> seen;
  for (const Matching& p : pumpkins)
    for (const Matching& b : broccoli) {
      const Bites bites{{p.eaten, b.eaten}, {p.eaters, b.eaters}};
      if (std::any_of(seen.begin(), seen.end(), [&](const Bites& other) { return other.same_as(bites); })) continue;
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

// The first thing each pig reaches, whatever the others do.
Meal lowest_meal(const Table& table, Vegetable v) {
  Meal meal;
  for (int i = 0; i < table.size; ++i) {
    const auto& guest = table.guests[i];
    meal = meal.with(guest.place, v, portion_of(guest.pig, lowest(guest.reach)));
  }
  return meal;
}

// A pig with a vegetable all to itself and another to eat instead: the two lead to different bites, whatever the others
// do.
bool has_free_choice(const Table& table) {
  return std::any_of(table.guests.begin(), table.guests.begin() + table.size, [&](const auto& guest) {
    return (guest.reach & (guest.reach - 1)) && (guest.reach & ~table.contested);
  });
}

}  // namespace

void legal_bites(const State& s, Meals& out) {
  if (whole_bites(s, out)) return;
  out.clear();
  single_bites(s, out);
}

BiteChoice bite_choice(const State& s, Meal& forced) {
  const Table pumpkins = table_for(s, Vegetable::pumpkin);
  const Table broccoli = table_for(s, Vegetable::broccoli);
  if (pumpkins.size + broccoli.size == 0) return BiteChoice::none;
  if (has_free_choice(pumpkins) || has_free_choice(broccoli)) return BiteChoice::open;
  if ((pumpkins.contested | broccoli.contested) == 0) {
    forced = lowest_meal(pumpkins, Vegetable::pumpkin).with(lowest_meal(broccoli, Vegetable::broccoli));
    return BiteChoice::forced;
  }
  // Two pigs before the same two pumpkins still have one bite between them (BP-8): only counting tells.
  if (broccoli.size == 0) {
    Matchings matchings;
    const Matcher matcher(pumpkins, Vegetable::pumpkin, 1, matchings);
    forced = matchings[0].meal;
    return matcher.found_more() ? BiteChoice::open : BiteChoice::forced;
  }
  Meals meals;
  legal_bites(s, meals);
  forced = meals[0].meal();
  return meals.size() == 1 ? BiteChoice::forced : BiteChoice::open;
}

namespace {

// Where no two pigs reach the same, every pig picks for itself: in how many ways in all. 0 where it is not so simple.
int free_ways(const PerVegetable<Table>& tables) {
  if (tables[0].contested || tables[1].contested) return 0;
  int ways = 1;
  for (const Table& table : tables)
    for (int i = 0; i < table.size; ++i) ways *= count(table.guests[i].reach);
  return ways > Meals::capacity ? 0 : ways;
}

PerVegetable<Table> tables_for(const State& s) {
  return {table_for(s, Vegetable::pumpkin), table_for(s, Vegetable::broccoli)};
}

// Two pigs that share something: any two vegetables, those they share in whatever order (BP-8). One stays hungry if the
// other takes the only thing it reaches.
int ways_of_two(Cells a, Cells b) {
  const int shared = count(a & b);
  return count(a) * count(b) - shared - shared * (shared - 1) / 2 + (count(a) == 1) + (count(b) == 1);
}

// Of pigs that share pumpkins; more than can be asked for at once if there are too many.
int ways_of_sharing(const Table& table) {
  if (table.size == 0) return 1;
  if (table.size == 2) return ways_of_two(table.guests[0].reach, table.guests[1].reach);
  Matchings found;
  const Matcher matcher(table, Vegetable::pumpkin, Meals::capacity, found);
  return matcher.found_more() ? Meals::capacity + 1 : found.size();
}

}  // namespace

// Pigs that share nothing with another multiply the ways of those that do. With both kinds and something to share it is
// not so simple: which pigs eat of one kind may make no difference beside those that eat of the other (BP-8).
int count_bites(const State& s) {
  const Table pumpkins = table_for(s, Vegetable::pumpkin);
  if (s.planted[at(Vegetable::broccoli)] == 0) {
    Table sharing;
    sharing.contested = pumpkins.contested;
    int ways = 1;
    for (int i = 0; i < pumpkins.size; ++i) {
      const auto& guest = pumpkins.guests[i];
      if (guest.reach & pumpkins.contested)
        sharing.guests[sharing.size++] = guest;
      else
        ways *= count(guest.reach);
    }
    ways *= ways_of_sharing(sharing);
    if (ways <= Meals::capacity) return ways;
  } else if (const int ways = free_ways({pumpkins, table_for(s, Vegetable::broccoli)})) {
    return ways;
  }
  Meals meals;
  legal_bites(s, meals);
  return meals.size();
}

Move any_bite(const State& s, Rng& rng) {
  const PerVegetable<Table> tables = tables_for(s);
  const int ways = free_ways(tables);
  if (ways == 0) {
    Meals meals;
    legal_bites(s, meals);
    return meals[rng.below(meals.size())];
  }
  Meal meal;
  auto ticket = static_cast<int>(rng.below(static_cast<std::uint32_t>(ways)));
  for (Vegetable v : all_vegetables)
    for (int i = 0; i < tables[at(v)].size; ++i) {
      const auto& guest = tables[at(v)].guests[i];
      const int choices = count(guest.reach);
      meal = meal.with(guest.place, v, portion_of(guest.pig, nth_cell(guest.reach, ticket % choices)));
      ticket /= choices;
    }
  return Move::bite(meal);
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
  for (Cells herd = s.pigs; herd; ++place) {
    const Cell pig = take_lowest(herd);
    for (Vegetable v : all_vegetables) {
      const int portion = meal.portion(place, v);
      const Cells eats = portion ? whole_meadow : 0;
      bites.eaten[at(v)] |= bit(target_of(pig, portion)) & eats;
      bites.eaters[at(v)] |= bit(pig) & eats;
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
  s.round = Round::changed;
}

}  // namespace sounder::bite_the_pumpkin
