// Moves as text and back: `pig d5`, `plant c4`, `bite d5xc4 e6xe7`, `run north`. A refusal says why.
#include <vector>

#include "rules/bite_the_pumpkin/bite.h"
#include "rules/bite_the_pumpkin/messages.h"
#include "rules/words.h"

namespace sounder::bite_the_pumpkin {
namespace {

using Answer = ParsedMove<Move>;

std::vector<std::string_view> names_of(Cells cells) {
  std::vector<std::string_view> names;
  while (cells) names.push_back(cell_name(take_lowest(cells)));
  return names;
}

std::optional<messages::Piece> occupant(const Options& options, const State& s, Cell cell) {
  if (options.trees & bit(cell)) return messages::Piece::tree;
  if (s.pigs & bit(cell)) return messages::Piece::pig;
  if (s.planted[at(Vegetable::pumpkin)] & bit(cell)) return messages::Piece::pumpkin;
  if (s.planted[at(Vegetable::broccoli)] & bit(cell)) return messages::Piece::broccoli;
  return std::nullopt;
}

Message what_is_asked(Phase phase) {
  switch (phase) {
    case Phase::place_pig: return messages::asked_pig();
    case Phase::plant: return messages::asked_plant();
    case Phase::bite: return messages::asked_bite();
    case Phase::run: return messages::asked_run();
    case Phase::over: break;
  }
  return messages::not_your_turn();
}

Answer parse_place(const BiteThePumpkin& game, const State& s, const Words& words) {
  const bool pig = s.phase == Phase::place_pig;
  const auto cell = words.size() == 2 ? cell_named(words[1]) : std::nullopt;
  if (!cell) return Answer::refused(messages::no_cell(pig ? "pig d5" : "plant c4"));
  const Cells legal = pig ? game.pig_cells(s) : game.plant_cells(s, s.planting);
  if (legal & bit(*cell)) return Answer::legal(pig ? Move::pig(*cell) : Move::plant(*cell));
  if (const auto piece = occupant(game.options(), s, *cell))
    return Answer::refused(messages::taken(*piece, cell_name(*cell)));
  if (pig) return Answer::refused(messages::near_food(cell_name(*cell), names_of(neighbours(*cell) & s.vegetables())));
  const Vegetable other = other_than(s.planting);
  return Answer::refused(
      messages::beside_other(other, cell_name(*cell), names_of(beside(bit(*cell)) & s.planted[at(other)])));
}

Answer parse_run(const Words& words) {
  for (std::size_t i = 0; words.size() == 2 && i < direction_names.size(); ++i)
    if (words[1] == direction_names[i]) return Answer::legal(Move::run(static_cast<Direction>(i)));
  return Answer::refused(messages::no_direction());
}

// Adds one bite, `d5xc4`, to what is wanted; or says why it is none.
Message add_bite(const State& s, std::string_view word, Bites& wanted) {
  const auto pig = cell_named(word.substr(0, 2));
  const auto target = word.size() == 5 && word[2] == 'x' ? cell_named(word.substr(3)) : std::nullopt;
  if (!pig || !target) return messages::no_bite(word);
  if (!(s.pigs & bit(*pig))) return messages::no_pig(cell_name(*pig));
  if (!(s.vegetables() & bit(*target))) return messages::no_food(cell_name(*target));
  if (!(neighbours(*pig) & bit(*target))) return messages::out_of_reach(cell_name(*pig), cell_name(*target));
  const Vegetable v = s.kind_on(*target);
  if (wanted.eaten[at(v)] & bit(*target)) return messages::eaten_once(cell_name(*target));
  if ((wanted.eaters[at(v)] | s.eaters[at(v)]) & bit(*pig)) return messages::full(v, cell_name(*pig));
  wanted.eaten[at(v)] |= bit(*target);
  wanted.eaters[at(v)] |= bit(*pig);
  return {};
}

Answer parse_bite(const State& s, const Words& words) {
  Bites wanted;
  for (std::size_t i = 1; i < words.size(); ++i)
    if (Message why_not = add_bite(s, words[i], wanted); !why_not.empty()) return Answer::refused(std::move(why_not));
  Meals meals;
  legal_bites(s, meals);
  for (const Move& move : meals)
    if (bites_of(s, move.meal()).same_as(wanted)) return Answer::legal(move);
  if (words.size() == 1) return Answer::refused(what_is_asked(Phase::bite));
  for (Vegetable v : all_vegetables)
    for (Cells hungry = s.pigs & ~wanted.eaters[at(v)] & ~s.eaters[at(v)]; hungry;) {
      const Cell pig = take_lowest(hungry);
      if (const Cells left = neighbours(pig) & s.planted[at(v)] & ~wanted.eaten[at(v)])
        return Answer::refused(messages::must_eat(cell_name(pig), names_of(left)));
    }
  return Answer::refused(messages::one_at_a_time());
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

ParsedMove<Move> BiteThePumpkin::parse(const State& s, Seat seat, std::string_view text) const {
  if (s.phase == Phase::over || !turn(s).seats.contains(seat)) return Answer::refused(messages::not_your_turn());
  const Words words = words_of(text);
  const std::string_view verb = words.empty() ? std::string_view{} : words[0];
  switch (s.phase) {
    case Phase::place_pig:
      if (verb == "pig") return parse_place(*this, s, words);
      break;
    case Phase::plant:
      if (verb == "plant") return parse_place(*this, s, words);
      if (verb == "pass") return Answer::refused(messages::no_pass());
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

}  // namespace sounder::bite_the_pumpkin
