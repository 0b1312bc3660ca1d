// Moves as text and back: `pig d5`, `plant c4`, `bite d5xc4 e6xe7`, `run north`. A refusal says why, in words.
#include <vector>

#include "rules/bite_the_pumpkin/bite.h"
#include "rules/words.h"

namespace sounder::bite_the_pumpkin {
namespace {

using Answer = Parsed<Move>;

std::string names_of(Cells cells) {
  std::vector<std::string> names;
  while (cells) names.push_back(name_of(take_lowest(cells)));
  return in_words(names);
}

// What stands on a cell, or empty.
std::string occupant(const Options& options, const State& s, Cell cell) {
  if (options.trees & bit(cell)) return "a tree";
  if (s.pigs & bit(cell)) return "a pig";
  if (s.planted[0] & bit(cell)) return "a pumpkin";
  if (s.planted[1] & bit(cell)) return "broccoli";
  return {};
}

std::string what_is_asked(Phase phase) {
  switch (phase) {
    case Phase::place_pig: return "the herd places a pig now: `pig d5`";
    case Phase::plant: return "a farmer plants now: `plant c4`";
    case Phase::bite: return "the herd bites now: `bite d5xc4`, with all pigs that eat";
    case Phase::run: return "the herd runs now: `run north`, `run south`, `run east` or `run west`";
    case Phase::over: return "the match is over";
  }
  return {};
}

Answer parse_place(const BiteThePumpkin& game, const State& s, const Words& words) {
  const bool pig = s.phase == Phase::place_pig;
  const auto cell = words.size() == 2 ? cell_named(words[1]) : std::nullopt;
  if (!cell) return Answer::refused("expected one cell from a1 to h8, as in `" + std::string(pig ? "pig d5" : "plant c4") + "`");
  const Cells legal = pig ? game.pig_cells(s) : game.plant_cells(s, s.planting);
  if (legal & bit(*cell)) return Answer::legal(pig ? Move::pig(*cell) : Move::plant(*cell));
  const std::string name = name_of(*cell);
  if (const std::string piece = occupant(game.options(), s, *cell); !piece.empty())
    return Answer::refused("there is " + piece + " on " + name);
  if (pig) return Answer::refused(name + " is next to the vegetable on " + names_of(neighbours(*cell) & s.vegetables()) + " (BP-5)");
  const Cells other = beside(bit(*cell)) & s.planted[at(s.planting) ^ 1];
  return Answer::refused(name + " is beside the " + std::string(vegetable_names[at(s.planting) ^ 1]) + " on " + names_of(other) +
                         " (BP-6)");
}

Answer parse_run(const Words& words) {
  for (std::size_t i = 0; words.size() == 2 && i < direction_names.size(); ++i)
    if (words[1] == direction_names[i]) return Answer::legal(Move::run(static_cast<Direction>(i)));
  return Answer::refused("expected a direction: run north, run south, run east or run west");
}

Answer parse_bite(const State& s, const Words& words) {
  Bites wanted;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::string word(words[i]);
    const auto pig = cell_named(words[i].substr(0, 2));
    const auto target = words[i].size() == 5 && words[i][2] == 'x' ? cell_named(words[i].substr(3)) : std::nullopt;
    if (!pig || !target) return Answer::refused("`" + word + "` is not a bite: expected pig x vegetable, as in `d5xc4`");
    if (!(s.pigs & bit(*pig))) return Answer::refused("there is no pig on " + name_of(*pig));
    if (!(s.vegetables() & bit(*target))) return Answer::refused("there is nothing to eat on " + name_of(*target));
    if (!(neighbours(*pig) & bit(*target))) return Answer::refused("the pig on " + name_of(*pig) + " does not reach " + name_of(*target));
    const std::size_t kind = s.planted[0] & bit(*target) ? 0 : 1;
    if (wanted.eaten[kind] & bit(*target)) return Answer::refused(name_of(*target) + " can be eaten only once (BP-8)");
    if ((wanted.eaters[kind] | s.eaters[kind]) & bit(*pig))
      return Answer::refused("the pig on " + name_of(*pig) + " eats one " + std::string(vegetable_names[kind]) + " a turn (BP-8)");
    wanted.eaten[kind] |= bit(*target);
    wanted.eaters[kind] |= bit(*pig);
  }
  Meals meals;
  legal_bites(s, meals);
  for (const Move& move : meals)
    if (bites_of(s, move.meal()).same_as(wanted)) return Answer::legal(move);
  if (words.size() == 1) return Answer::refused(what_is_asked(Phase::bite));
  for (Vegetable v : all_vegetables)
    for (Cells hungry = s.pigs & ~wanted.eaters[at(v)] & ~s.eaters[at(v)]; hungry;) {
      const Cell pig = take_lowest(hungry);
      if (const Cells left = neighbours(pig) & s.planted[at(v)] & ~wanted.eaten[at(v)])
        return Answer::refused("the pig on " + name_of(pig) + " must eat too: it reaches " + names_of(left) + " (BP-8)");
    }
  return Answer::refused("there are too many ways to bite: give one bite at a time, as in `d5xc4`");
}

}  // namespace

std::string BiteThePumpkin::text(const State& s, Move move) const {
  switch (move.kind()) {
    case Move::Kind::pig: return "pig " + name_of(move.cell());
    case Move::Kind::plant: return "plant " + name_of(move.cell());
    case Move::Kind::run: return "run " + std::string(direction_names[static_cast<std::size_t>(move.direction())]);
    case Move::Kind::bite: break;
  }
  std::string text = "bite";
  int place = 0;
  for (Cells herd = s.pigs; herd; ++place) {
    const Cell pig = take_lowest(herd);
    const Bites bites = bites_of(s, move.meal().only(place));
    for (Cells eaten = bites.all_eaten(); eaten;) text += " " + name_of(pig) + "x" + name_of(take_lowest(eaten));
  }
  return text;
}

Parsed<Move> BiteThePumpkin::parse(const State& s, Seat seat, std::string_view text) const {
  if (s.phase == Phase::over || !turn(s).seats.contains(seat)) return Answer::refused("it is not this seat's turn");
  const Words words = words_of(text);
  const std::string_view verb = words.empty() ? std::string_view{} : words[0];
  switch (s.phase) {
    case Phase::place_pig:
      if (verb == "pig") return parse_place(*this, s, words);
      break;
    case Phase::plant:
      if (verb == "plant") return parse_place(*this, s, words);
      if (verb == "pass") return Answer::refused("a farmer may not pass while there is a cell to plant (BP-13)");
      break;
    case Phase::bite:
      if (verb == "bite") return parse_bite(s, words);
      break;
    case Phase::run:
      if (verb == "run") return parse_run(words);
      break;
    case Phase::over: break;
  }
  return Answer::refused(what_is_asked(s.phase));
}

std::string BiteThePumpkin::prompt(const State& s, Seat) const {
  switch (s.phase) {
    case Phase::place_pig: {
      const std::string nth = std::to_string(count(s.pigs) + 1);
      const bool quiet = (pig_cells(s) & around(s.vegetables())) == 0;
      return "Place pig " + nth + " of 5" + (quiet ? ", not next to a vegetable." : " anywhere: no empty cell is away from vegetables.");
    }
    case Phase::plant:
      return "Plant a " + std::string(s.planting == Vegetable::pumpkin ? "pumpkin" : "broccoli") + " on an empty cell" +
             (three() ? ", not beside the other vegetable." : ".");
    case Phase::bite: return "Choose what your pigs eat.";
    case Phase::run: return "Choose where your standing pigs run.";
    case Phase::over: break;
  }
  return {};
}

namespace {

// BP-13: whether a farmer whose turn came after the move had no cell to plant.
bool passed(const State& before, Move move, const State& after, Vegetable v) {
  const bool herd_still_moves = move.kind() == Move::Kind::pig || (move.kind() == Move::Kind::bite && after.lying() != 0);
  const bool before_mover = move.kind() == Move::Kind::plant && v <= before.planting;
  const bool yet_to_plant = after.phase == Phase::plant && after.planting <= v;
  if (herd_still_moves || before_mover || yet_to_plant) return false;
  return before.standing[at(v)] == Standing::playing && before.supply[at(v)] > 0 && before.supply[at(v)] == after.supply[at(v)];
}

}  // namespace

// The move, and what the rules did after it: forced plantings and passes, bites without a choice, a farmer going out or home.
std::string BiteThePumpkin::tell(const State& before, Move move, const State& after) const {
  std::string story = text(before, move);
  const auto farmer = [&](Vegetable v) { return "; the " + (three() ? std::string(vegetable_names[at(v)]) + " farmer" : "farmer"); };
  const Cells moved_to = move.kind() == Move::Kind::pig || move.kind() == Move::Kind::plant ? bit(move.cell()) : 0;
  if (moved_to && count(after.pigs & ~moved_to) > count(before.pigs))
    story += "; a pig goes to " + names_of(after.pigs & ~before.pigs & ~moved_to) + ", the only quiet cell";
  for (Vegetable v : all_vegetables) {
    const bool planter = move.kind() == Move::Kind::plant && before.planting == v;
    const Cells planted = after.planted[at(v)] & ~before.planted[at(v)] & ~moved_to;
    if (before.supply[at(v)] - after.supply[at(v)] > planter)
      story += farmer(v) + (planted ? " plants " + names_of(planted) : " plants and the pigs eat it") + ", the only cell open";
    else if (passed(before, move, after, v))
      story += farmer(v) + " passes";
  }
  if (move.kind() != Move::Kind::bite) {
    const Cells eaten = before.vegetables() & ~after.vegetables();
    // A vegetable planted by this very move can be eaten at once.
    const Cells fresh = move.kind() == Move::Kind::plant ? moved_to & ~after.vegetables() : 0;
    if (const Cells gone = eaten | fresh) story += "; the pigs eat " + names_of(gone);
  }
  for (Vegetable v : all_vegetables) {
    if (before.standing[at(v)] == after.standing[at(v)]) continue;
    story += farmer(v) + (after.standing[at(v)] == Standing::out ? " is out" : " has planted everything");
  }
  if (after.idle_rounds == most_idle_rounds) story += "; nothing has changed for " + std::to_string(most_idle_rounds) + " rounds";
  return story;
}

}  // namespace sounder::bite_the_pumpkin
