// Reasons for moves of Bite the Pumpkin: what the pigs can bite and reach, counted in the position.
#include "bots/bite_the_pumpkin/messages.h"
#include "bots/bite_the_pumpkin/reach.h"
#include "bots/bite_the_pumpkin/search_traits.h"
#include "rules/bite_the_pumpkin/bite.h"

namespace sounder::bots {

using namespace bite_the_pumpkin;
using pumpkin::all_directions;
using pumpkin::most_bites;

std::span<const MessageDef* const> SearchTraits<BiteThePumpkin>::vocabulary() { return pumpkin::messages::vocabulary; }

namespace {

namespace reasons = pumpkin::messages;

Cells obstacles_of(const BiteThePumpkin& game, const State& s) { return game.options().trees | s.vegetables(); }

// Pigs on the cell's rank or file.
int sharing_lines(const State& s, Cell cell) {
  const Cells line = (rank_1 << (8 * (index_of(cell) / 8))) | (file_a << (index_of(cell) % 8));
  return count(line & s.pigs);
}

// Vegetables that a pig on the cell can stop beside with one run, if only this pig runs.
int reached_from(const BiteThePumpkin& game, const State& s, Cell cell) {
  Cells stops = 0;
  for (Direction d : all_directions) stops |= after_run(bit(cell), 0, obstacles_of(game, s) | s.pigs, d);
  return count(around(stops) & s.vegetables());
}

Message why_pig(const BiteThePumpkin& game, const State& s, Cell cell) {
  const int sharing = sharing_lines(s, cell);
  if (s.vegetables() == 0) return sharing == 0 ? reasons::first_pig() : Message{};
  const int reached = reached_from(game, s, cell);
  return reached > 0 ? reasons::pig(sharing, reached) : Message{};
}

constexpr int most_positions = 4'000;  // to look at

// Calls look(position) for the positions of the herd's turn, with every way to bite, and goes on behind those for which
// it returns true. Whether there were few enough of them.
template <class Look>
bool each_position(const BiteThePumpkin& game, const State& s, int& left, Look&& look) {
  if (--left <= 0) return false;
  if (!look(s) || s.phase != Phase::bite) return true;
  MoveListOf<BiteThePumpkin> bites;
  game.moves(s, Seat::p1, bites);
  for (const Move& bite : bites) {
    State next = s;
    game.play(next, bite);
    if (!each_position(game, next, left, look)) return false;
  }
  return true;
}

// What the herd can do about a planted cell in its next turn.
struct Answers {
  bool complete = false;
  bool bitten = false;
  std::array<bool, all_directions.size()> runs{};  // which bring a pig beside it, whatever was bitten before

  Answers(const BiteThePumpkin& game, const State& after, Cells planted) {
    int left = most_positions;
    complete = each_position(game, after, left, [&](const State& s) {
      if (s.phase != Phase::bite && s.phase != Phase::run) return false;
      bitten |= !(s.vegetables() & planted);
      if (!(s.vegetables() & planted)) return false;
      if (s.phase == Phase::run)
        for (std::size_t i = 0; i < runs.size(); ++i)
          runs[i] |= (around(after_run(s.pigs, s.lying(), obstacles_of(game, s), all_directions[i])) & planted) != 0;
      return true;
    });
  }
};

// Only for the planting right before a turn of the herd: another pig or vegetable in between would change the facts.
Message why_plant(const BiteThePumpkin& game, const State& s, Vegetable v, Cell cell) {
  State next = s;
  game.play(next, Move::plant(cell));
  if (next.phase != Phase::bite && next.phase != Phase::run) return {};
  const int before = most_bites(s.pigs, s.planted[at(v)]);
  const int bitable = most_bites(s.pigs, s.planted[at(v)] | bit(cell));
  const int planted = count(s.planted[at(v)]) + 1;
  if (around(s.pigs) & bit(cell)) return bitable > before ? Message{} : reasons::plant_beside(bitable, planted);
  const Answers answers(game, next, bit(cell));
  std::vector<Direction> runs;
  for (std::size_t i = 0; i < answers.runs.size(); ++i)
    if (answers.runs[i]) runs.push_back(all_directions[i]);
  if (answers.bitten || !answers.complete || runs.size() > all_directions.size() / 2) return {};
  return runs.empty() ? reasons::plant_safe(bitable, planted) : reasons::plant_behind_runs(runs, bitable, planted);
}

Message why_bite(const State& s, Meal meal) {
  const Bites bites = bites_of(s, meal);
  const int left = count(s.vegetables() & ~bites.all_eaten());
  const int standing = count(s.pigs & ~s.lying() & ~bites.all_eaters());
  return reasons::bite(count(bites.all_eaten()), left, standing);
}

Message why_run(const BiteThePumpkin& game, const State& s, Direction d) {
  const Cells pigs = after_run(s.pigs, s.lying(), obstacles_of(game, s), d);
  const Cells food = s.vegetables();
  if ((pigs & around(food)) == 0) return {};
  return reasons::run(count(pigs & around(food)), count(food & around(pigs)), count(food));
}

// What speaks for the move.
Message why(const BiteThePumpkin& game, const State& s, Move move) {
  switch (move.kind()) {
    case Move::Kind::pig: return why_pig(game, s, move.cell());
    case Move::Kind::plant: return why_plant(game, s, s.planting, move.cell());
    case Move::Kind::bite: return why_bite(s, move.meal());
    case Move::Kind::run: return why_run(game, s, move.direction());
  }
  return {};
}

// ---- differences ----

enum class Fact : std::uint8_t { bitable, fed_by_run, runs_beside, eaten, run_after, to_bite, fed, reached, sharing };
constexpr std::array<FactKind, 9> fact_kinds = {{
    {&told<reasons::more_bitable>, true},
    {nullptr, true},  // `why.rather_blocks` names the run, too
    {&told<reasons::runs_beside>, true},
    {&told<reasons::more_eaten>},
    {&told<reasons::run_after>},
    {&told<reasons::to_bite>},
    {&told<reasons::fed>},
    {&told<reasons::pig_reaches>},
    {&told<reasons::pig_shares>, true},
}};

// How many pigs each run can bring beside food in the herd's turn, whatever it bites before.
struct Runs {
  bool complete = false;
  std::array<int, all_directions.size()> fed{};

  Runs(const BiteThePumpkin& game, const State& after) {
    int left = most_positions;
    complete = each_position(game, after, left, [&](const State& s) {
      if (s.phase == Phase::run)
        for (std::size_t i = 0; i < fed.size(); ++i)
          fed[i] = std::max(fed[i], count(after_run(s.pigs, s.lying(), obstacles_of(game, s), all_directions[i]) &
                                          around(s.vegetables())));
      return true;
    });
  }
  std::size_t best() const { return static_cast<std::size_t>(std::max_element(fed.begin(), fed.end()) - fed.begin()); }
  std::optional<int> most() const { return complete ? std::optional(fed[best()]) : std::nullopt; }
};

struct Facts {
  MoveFacts<fact_kinds.size()> facts;
  Direction run{};  // which brings most pigs beside food, if one was counted

  std::optional<int>& of(Fact fact) { return facts[static_cast<std::size_t>(fact)]; }
};

void count_planting(const BiteThePumpkin& game, const State& s, Cell cell, Facts& facts) {
  State next = s;
  game.play(next, Move::plant(cell));
  if (next.phase != Phase::bite && next.phase != Phase::run) {  // the herd's turn comes later
    if (s.pigs == 0) return;
    int runs = 0;
    for (Direction d : all_directions)
      runs += (around(after_run(s.pigs, 0, obstacles_of(game, s) | bit(cell), d)) & bit(cell)) != 0;
    facts.of(Fact::runs_beside) = runs;
    return;
  }
  facts.of(Fact::bitable) = most_bites(s.pigs, s.planted[at(s.planting)] | bit(cell));
  const Runs runs(game, next);
  facts.of(Fact::fed_by_run) = runs.most();
  facts.run = all_directions[runs.best()];
}

void count_bite(const BiteThePumpkin& game, const State& s, Move move, Facts& facts) {
  State next = s;
  game.play(next, move);
  facts.of(Fact::eaten) = count(bites_of(s, move.meal()).all_eaten());
  if (next.phase == Phase::over) return;
  const Runs runs(game, next);
  facts.of(Fact::run_after) = runs.most();
}

void count_run(const BiteThePumpkin& game, const State& s, Direction d, Facts& facts) {
  const Cells pigs = after_run(s.pigs, s.lying(), obstacles_of(game, s), d);
  facts.of(Fact::to_bite) = most_bites(pigs, s.planted[0]) + most_bites(pigs, s.planted[1]);
  facts.of(Fact::fed) = count(pigs & around(s.vegetables()));
}

Facts facts_of(const BiteThePumpkin& game, const State& s, Move move) {
  Facts facts;
  switch (move.kind()) {
    case Move::Kind::pig:
      facts.of(Fact::sharing) = sharing_lines(s, move.cell());
      if (s.vegetables()) facts.of(Fact::reached) = reached_from(game, s, move.cell());
      break;
    case Move::Kind::plant: count_planting(game, s, move.cell(), facts); break;
    case Move::Kind::bite: count_bite(game, s, move, facts); break;
    case Move::Kind::run: count_run(game, s, move.direction(), facts); break;
  }
  return facts;
}

}  // namespace

Message SearchTraits<BiteThePumpkin>::reason(const BiteThePumpkin& game, const State& s, Seat, Move move,
                                             std::optional<bool> wins) {
  const Message reason = why(game, s, move);
  if (!wins) return reason;
  if (!*wins) return reasons::loses();
  return reason.empty() ? reasons::wins_alone() : reasons::wins(reason);
}

Message SearchTraits<BiteThePumpkin>::difference(const BiteThePumpkin& game, const State& s, Seat, Move best,
                                                 Move next) {
  const Facts here = facts_of(game, s, best);
  const Facts there = facts_of(game, s, next);
  const auto fact = first_difference(fact_kinds, here.facts, there.facts);
  if (!fact) return {};
  const int number_here = *here.facts[*fact];
  const int number_there = *there.facts[*fact];
  const Message other = game.describe(s, next);
  if (static_cast<Fact>(*fact) == Fact::fed_by_run) return reasons::blocks(number_here, number_there, there.run, other);
  return fact_kinds[*fact].told(number_here, number_there, other);
}

}  // namespace sounder::bots
