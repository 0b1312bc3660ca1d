// What is asked, what a move is, and what followed it (messages.h).
#include "rules/bite_the_pumpkin/bite.h"
#include "rules/bite_the_pumpkin/messages.h"

namespace sounder::bite_the_pumpkin {

std::span<const MessageDef* const> BiteThePumpkin::vocabulary() { return messages::vocabulary; }

Message BiteThePumpkin::role(const Options& options, Seat seat) {
  if (seat == Seat::p1) return messages::herd();
  if (options.seats == 2) return messages::farmer();
  return seat == Seat::p2 ? messages::pumpkin_farmer() : messages::broccoli_farmer();
}

Message BiteThePumpkin::prompt(const State& s, Seat) const {
  switch (s.phase) {
    case Phase::place_pig: {
      const bool quiet = (pig_cells(s) & around(s.vegetables())) == 0;
      return messages::ask_pig(count(s.pigs) + 1, pigs, quiet);
    }
    case Phase::plant: return messages::ask_plant(s.planting, three());
    case Phase::bite: return messages::ask_bite();
    case Phase::run: return messages::ask_run();
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
      bites.push_back(messages::one_bite(cell_name(pig), s.kind_on(food), cell_name(food)));
    }
  }
  return bites;
}

}  // namespace

Message BiteThePumpkin::describe(const State& s, Move move) const {
  switch (move.kind()) {
    case Move::Kind::pig: return messages::pig(cell_name(move.cell()));
    case Move::Kind::plant: return messages::plant(s.planting, cell_name(move.cell()));
    case Move::Kind::run: return messages::run(move.direction());
    case Move::Kind::bite: return messages::bite(bites_one_by_one(s, move.meal()));
  }
  return {};
}

void BiteThePumpkin::tell(const State& before, Move move, Narration& out) const {
  BiteThePumpkin teller = *this;
  teller.narration_ = &out;
  State after = before;
  teller.play(after, move);
}

void BiteThePumpkin::tell_meal(const State& s, Meal meal) const {
  const Bites bites = bites_of(s, meal);
  for (Vegetable v : all_vegetables) {
    std::vector<std::string_view> cells;
    for (Cells eaten = bites.eaten[at(v)]; eaten;) cells.push_back(cell_name(take_lowest(eaten)));
    if (!cells.empty()) narration_->push_back({messages::eaten(v, cells)});
  }
}

}  // namespace sounder::bite_the_pumpkin
