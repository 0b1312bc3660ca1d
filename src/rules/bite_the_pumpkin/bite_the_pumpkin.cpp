// The course of a match: setup, herd turn, farmer turns, the end.
#include "rules/bite_the_pumpkin/bite_the_pumpkin.h"

#include <algorithm>

#include "rules/bite_the_pumpkin/bite.h"
#include "rules/bite_the_pumpkin/messages.h"
#include "rules/bite_the_pumpkin/run.h"

namespace sounder::bite_the_pumpkin {

std::string BiteThePumpkin::refusal(const Options& options) {
  if (options.seats == 2 && options.broccoli_help > 0) return "broccoli_help is for three seats (BP-7)";
  return {};
}

State BiteThePumpkin::start() const {
  State s;
  const auto all = static_cast<std::uint8_t>(stock());
  s.supply = {all, three() ? all : std::uint8_t{0}};
  return s;
}

Turn BiteThePumpkin::turn(const State& s) const {
  if (s.phase == Phase::over) return Turn::over();
  return Turn::decide(s.phase == Phase::plant ? farmer_of(s.planting) : Seat::p1);
}

// BP-5: away from vegetables while any empty cell is.
Cells BiteThePumpkin::pig_cells(const State& s) const {
  const Cells empty = ~occupied(s);
  const Cells quiet = empty & ~around(s.vegetables());
  return quiet ? quiet : empty;
}

// BP-6: never orthogonally next to the other kind.
Cells BiteThePumpkin::plant_cells(const State& s, Vegetable v) const {
  return ~(occupied(s) | beside(s.planted[at(v) ^ 1]));
}

void BiteThePumpkin::moves(const State& s, Seat, List<Move, most_moves>& out) const {
  out.clear();
  switch (s.phase) {
    case Phase::place_pig:
      for (Cells cells = pig_cells(s); cells;) out.add(Move::pig(take_lowest(cells)));
      break;
    case Phase::plant:
      for (Cells cells = plant_cells(s, s.planting); cells;) out.add(Move::plant(take_lowest(cells)));
      break;
    case Phase::bite: legal_bites(s, out); break;
    case Phase::run:
      for (Direction d : {Direction::north, Direction::south, Direction::east, Direction::west}) out.add(Move::run(d));
      break;
    case Phase::over: break;
  }
}

namespace {

// Every cell of the set equally likely: a few throws at the whole meadow nearly always hit.
Cell any_cell(Cells cells, Rng& rng) {
  std::uint64_t dice = rng.next();
  for (int throws = 0; throws < 10; ++throws, dice >>= 6) {
    const Cell cell = static_cast<Cell>(dice & 63);
    if (cells & bit(cell)) return cell;
  }
  return nth_cell(cells, static_cast<int>(rng.below(static_cast<std::uint32_t>(count(cells)))));
}

}  // namespace

Move BiteThePumpkin::any_move(const State& s, Seat, Rng& rng) const {
  switch (s.phase) {
    case Phase::place_pig: return Move::pig(any_cell(pig_cells(s), rng));
    case Phase::plant: return Move::plant(any_cell(plant_cells(s, s.planting), rng));
    case Phase::run: return Move::run(static_cast<Direction>(rng.next() >> 62));
    default: return any_bite(s, rng);
  }
}

void BiteThePumpkin::play(State& s, Move move) const {
  switch (move.kind()) {
    case Move::Kind::pig: place_pig(s, move.cell()); break;
    case Move::Kind::plant: plant(s, s.planting, move.cell()); break;
    case Move::Kind::bite:
      apply_bites(s, move.meal());
      settle_bites(s);
      break;
    case Move::Kind::run:
      s.pigs = after_run(s.pigs, s.lying(), options_.trees | s.vegetables(), move.direction());
      s.eaters = {};  // BP-12
      begin_farmer_turn(s, Vegetable::pumpkin);
      break;
  }
}

void BiteThePumpkin::place_pig(State& s, Cell cell) const {
  s.pigs |= bit(cell);
  begin_farmer_turn(s, Vegetable::pumpkin);
}

void BiteThePumpkin::begin_herd_turn(State& s) const {
  s.idle_rounds = s.round == Round::quiet ? static_cast<std::uint8_t>(s.idle_rounds + 1) : std::uint8_t{0};
  s.round = Round::quiet;
  if (s.idle_rounds == most_idle_rounds) {
    s.phase = Phase::over;
    if (narration_) add(*narration_, messages::stalled, most_idle_rounds);
    return;
  }
  settle_bites(s);
}

// Asks for bites while there is a choice, applies them when there is none, then goes on with the turn.
void BiteThePumpkin::settle_bites(State& s) const {
  Meal meal;
  BiteChoice choice = bite_choice(s, meal);
  if (choice == BiteChoice::open && options_.auto_bite) {
    meal = first_meal(s);
    choice = BiteChoice::forced;
  }
  if (choice == BiteChoice::open) {
    s.phase = Phase::bite;
    return;
  }
  if (choice == BiteChoice::forced) {
    if (narration_) tell_meal(s, meal);
    apply_bites(s, meal);
  }
  count_vegetables(s);
  if (s.phase == Phase::over) return;
  if (s.lying() != s.pigs) {
    s.phase = Phase::run;
    return;
  }
  if (narration_) add(*narration_, messages::all_lie);
  s.eaters = {};  // BP-11, BP-12: nobody can run, all stand up again
  begin_farmer_turn(s, Vegetable::pumpkin);
}

// BP-10, and the part of BP-15 that follows when a farmer goes out.
void BiteThePumpkin::count_vegetables(State& s) const {
  for (Vegetable v : all_vegetables) {
    if (v == Vegetable::broccoli && !three()) break;
    if (s.standing[at(v)] != FarmerStatus::playing || count(s.planted[at(v)]) > herd_wins_at) continue;
    s.standing[at(v)] = FarmerStatus::out;
    if (narration_) add(*narration_, messages::out, farmer_of(v), v, count(s.planted[at(v)]));
  }
  const bool all_settled =
      s.standing[0] != FarmerStatus::playing && (!three() || s.standing[1] != FarmerStatus::playing);
  if (all_settled) s.phase = Phase::over;
}

// The next farmer, from `v` on, who still plants; then the herd again.
void BiteThePumpkin::begin_farmer_turn(State& s, Vegetable v) const {
  if (s.standing[at(v)] != FarmerStatus::playing) return finish_farmer_turn(s, v);
  const Cells cells = plant_cells(s, v);
  if ((cells & (cells - 1)) == 0) return plant_without_choice(s, v, cells);
  s.phase = Phase::plant;
  s.planting = v;
}

void BiteThePumpkin::plant_without_choice(State& s, Vegetable v, Cells cells) const {
  if (cells == 0) {  // BP-13: nowhere to plant, so he passes
    if (narration_) add(*narration_, messages::passed, farmer_of(v), v);
    return finish_farmer_turn(s, v);
  }
  if (narration_) add(*narration_, messages::planted, farmer_of(v), v, cell_name(lowest(cells)));
  plant(s, v, lowest(cells));
}

void BiteThePumpkin::plant(State& s, Vegetable v, Cell cell) const {
  s.planted[at(v)] |= bit(cell);
  if (s.round == Round::quiet) s.round = Round::changed;
  if (--s.supply[at(v)] == 0) return go_home(s, v);
  if (s.round == Round::helping || setup_is_complete(s)) return help_novices(s);
  finish_farmer_turn(s, v);
}

void BiteThePumpkin::go_home(State& s, Vegetable v) const {
  s.standing[at(v)] = FarmerStatus::home;
  if (narration_) add(*narration_, messages::home, farmer_of(v), v);
  const bool other_plays = three() && s.standing[at(other_than(v))] == FarmerStatus::playing;
  if (!other_plays)  // BP-14; BP-15: the other farmer is out, or both are home
    s.phase = Phase::over;
  else
    finish_farmer_turn(s, v);
}

void BiteThePumpkin::finish_farmer_turn(State& s, Vegetable v) const {
  if (three() && v == Vegetable::pumpkin) return begin_farmer_turn(s, Vegetable::broccoli);
  if (count(s.pigs) < pigs) {
    const Cells cells = pig_cells(s);
    if ((cells & (cells - 1)) == 0) {
      if (narration_) add(*narration_, messages::pig_placed, cell_name(lowest(cells)));
      return place_pig(s, lowest(cells));
    }
    s.phase = Phase::place_pig;
    return;
  }
  begin_herd_turn(s);
}

// BP-4, asked after a planting: every seat has placed its five pieces and no farmer more.
bool BiteThePumpkin::setup_is_complete(const State& s) const {
  const auto in_play = vegetables_in_play();
  return count(s.pigs) == pigs && std::all_of(in_play.begin(), in_play.end(),
                                              [&](Vegetable v) { return planted_so_far(s, v) == setup_vegetables; });
}

// BP-7: the extra plantings after the setup. The meadow only fills up, so who has no legal cell now gets none later.
void BiteThePumpkin::help_novices(State& s) const {
  const PerVegetable<int> help = {options_.novice_help, options_.broccoli_help};
  for (Vegetable v : vegetables_in_play()) {
    if (planted_so_far(s, v) == setup_vegetables + help[at(v)]) continue;
    if (plant_cells(s, v)) {
      s.round = Round::helping;
      return begin_farmer_turn(s, v);
    }
    if (narration_) add(*narration_, messages::passed, farmer_of(v), v);
  }
  begin_herd_turn(s);
}

Result BiteThePumpkin::result(const State& s) const {
  SeatSet winners;
  const bool pumpkins_home = s.standing[0] == FarmerStatus::home;
  const bool broccoli_home = three() && s.standing[1] == FarmerStatus::home;
  const bool all_out = s.standing[0] == FarmerStatus::out && (!three() || s.standing[1] == FarmerStatus::out);
  const bool stalled = s.standing[0] == FarmerStatus::playing || (three() && s.standing[1] == FarmerStatus::playing);
  if (stalled) {
    winners = Seat::p1;
    if (s.standing[0] != FarmerStatus::out) winners |= Seat::p2;
    if (three() && s.standing[1] != FarmerStatus::out) winners |= Seat::p3;
  } else if (all_out) {
    winners = Seat::p1;
  } else if (broccoli_home) {
    winners = Seat::p3;  // BP-15: also when both are home
  } else if (pumpkins_home) {
    winners = Seat::p2;
  }
  Result result;
  result.winners = winners;
  for (Seat seat : seats_of(options_.seats)) {
    const bool won = winners.contains(seat);
    result.scores[seat] = won ? 1 : 0;
    result.ranks[seat] = static_cast<std::uint8_t>(won ? 1 : 1 + winners.size());
  }
  return result;
}

}  // namespace sounder::bite_the_pumpkin
