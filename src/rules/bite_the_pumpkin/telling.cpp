// What is asked, what a move is, and what followed it (says.h).
#include "rules/bite_the_pumpkin/bite.h"
#include "rules/bite_the_pumpkin/says.h"

namespace sounder::bite_the_pumpkin {

std::span<const Says* const> BiteThePumpkin::vocabulary() { return says::vocabulary; }

Message BiteThePumpkin::role(const Options& options, Seat seat) {
  if (seat == Seat::p1) return says::herd();
  if (options.seats == 2) return says::farmer();
  return seat == Seat::p2 ? says::pumpkin_farmer() : says::broccoli_farmer();
}

Message BiteThePumpkin::prompt(const State& s, Seat) const {
  switch (s.phase) {
    case Phase::place_pig: {
      const bool quiet = (pig_cells(s) & around(s.vegetables())) == 0;
      return says::ask_pig(count(s.pigs) + 1, pigs, quiet);
    }
    case Phase::plant: return says::ask_plant(s.planting, three());
    case Phase::bite: return says::ask_bite();
    case Phase::run: return says::ask_run();
    case Phase::over: break;
  }
  return {};
}

namespace {

// Pigs in ascending order, and what each eats.
std::vector<Message> bites_one_by_one(const State& s, Meal meal) {
  std::vector<Message> bites;
  int place = 0;
  for (Cells herd = s.pigs; herd; ++place) {
    const Cell pig = take_lowest(herd);
    for (Cells eaten = bites_of(s, meal.only(place)).all_eaten(); eaten;) {
      const Cell food = take_lowest(eaten);
      bites.push_back(says::one_bite(cell_name(pig), s.kind_on(food), cell_name(food)));
    }
  }
  return bites;
}

}  // namespace

Message BiteThePumpkin::describe(const State& s, Move move) const {
  switch (move.kind()) {
    case Move::Kind::pig: return says::pig(cell_name(move.cell()));
    case Move::Kind::plant: return says::plant(s.planting, cell_name(move.cell()));
    case Move::Kind::run: return says::run(move.direction());
    case Move::Kind::bite: return says::bite(bites_one_by_one(s, move.meal()));
  }
  return {};
}

void BiteThePumpkin::tell(const State& before, Move move, Tale& out) const {
  BiteThePumpkin teller = *this;
  teller.tale_ = &out;
  State after = before;
  teller.play(after, move);
}

void BiteThePumpkin::tell_meal(const State& s, Meal meal) const {
  const Bites bites = bites_of(s, meal);
  for (Vegetable v : all_vegetables) {
    std::vector<std::string_view> cells;
    for (Cells eaten = bites.eaten[at(v)]; eaten;) cells.push_back(cell_name(take_lowest(eaten)));
    if (!cells.empty()) tale_->push_back({says::eaten(v, cells)});
  }
}

}  // namespace sounder::bite_the_pumpkin
