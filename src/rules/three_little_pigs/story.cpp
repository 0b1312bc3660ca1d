// What is asked of a seat, and what a move is. What followed it is told in turn_flow.cpp.
#include "rules/three_little_pigs/messages.h"
#include "rules/three_little_pigs/three_little_pigs.h"

namespace sounder::three_little_pigs {
namespace {

// "2 doors, 1 window and 1 wolf".
std::vector<Message> shown(Dice dice) {
  std::vector<Message> list;
  for (Face face : all_faces)
    if (const int count = dice.count(face); count > 0) list.push_back(messages::some_faces(count, face));
  return list;
}

std::vector<Message> symbols_left(const State& s) {
  std::vector<Message> list;
  for (Part part : all_parts)
    if (const int count = s.symbols[at(part)]; count > 0) list.push_back(messages::some_faces(count, face_of(part)));
  return list;
}

Message describe_reroll(DiceSet dice) {
  std::vector<std::int64_t> numbers;
  for (int die = 0; die < dice_count; ++die)
    if (contains(dice, die)) numbers.push_back(die + 1);
  return messages::reroll(numbers);
}

Message describe_roll(Dice dice) {
  std::vector<Face> faces;
  for (int die = 0; die < dice_count; ++die) faces.push_back(dice.face(die));
  return messages::roll(faces, shown(dice));
}

Message describe_buy(const State& s, TileKind kind, TilePlace place) {
  return messages::buy(kind.material, kind.part, s.stack(kind).top == Top::pot, place == TilePlace::fresh,
                       s.number_at(s.seat, place));
}

}  // namespace

std::span<const MessageDef* const> ThreeLittlePigs::vocabulary() { return messages::vocabulary; }

Message ThreeLittlePigs::role(const Options&, Seat) { return messages::little_pig(); }

Message ThreeLittlePigs::prompt(const State& s, Seat) const {
  switch (s.phase) {
    case Phase::choose_dice: return messages::ask_dice(shown(s.dice), most_rolls - s.rolls);
    case Phase::buy:
      return s.bought == 0 ? messages::ask_tile(symbols_left(s)) : messages::ask_second_tile(symbols_left(s));
    case Phase::blow: return messages::ask_house();
    default: return {};
  }
}

Message ThreeLittlePigs::describe(const State& s, Move move) const {
  const TileKind uncovered = TileKind::nth(s.uncovered);
  switch (move.kind()) {
    case Move::Kind::top: return messages::top(uncovered.material, uncovered.part, move.pot());
    case Move::Kind::first: return messages::first(move.seat());
    case Move::Kind::roll: return describe_roll(move.dice());
    case Move::Kind::spin: return messages::spin(move.material());
    case Move::Kind::reroll: return describe_reroll(move.rerolled());
    case Move::Kind::stop: return messages::stop();
    case Move::Kind::buy: return describe_buy(s, move.tile(), move.place());
    case Move::Kind::done: return messages::done();
    case Move::Kind::blow: return messages::blow(move.seat(), move.house());
  }
  return {};
}

}  // namespace sounder::three_little_pigs
