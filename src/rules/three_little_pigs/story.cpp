// What is asked of a seat, and what happened, in sentences.
#include <vector>

#include "rules/three_little_pigs/course.h"
#include "rules/three_little_pigs/names.h"
#include "rules/words.h"

namespace sounder::three_little_pigs {
namespace {

// Writes down every step that followed a move.
class Chronicle {
 public:
  Chronicle(const Options& options, const State& s, std::string story) : options_(options), s_(s), story_(std::move(story)) {}
  const std::string& story() const { return story_; }

  void turned_up(TileKind kind, bool pot) { add("the next " + name_of(kind) + (pot ? " has a pot" : " is plain")); }
  void turn_begins(Seat seat) { add("turn of " + sounder::name_of(seat)); }
  void must_buy(TileKind kind, Place place) { add(mover() + " must buy " + name_of(kind) + " on " + name_of(place)); }
  void nothing_to_buy() { add(mover() + " can buy nothing"); }
  void completed(int house) { add("house " + std::to_string(house) + " of " + mover() + " is complete"); }
  void first_of_one_material(Material m) {
    add(mover() + " is first with a house of " + std::string(name_of(m)) + " only, +" + std::to_string(options_.box.one_material_award));
  }
  void sold_out(TileKind kind) { add("no " + names_of(kind) + " are left"); }
  void wolf_comes() { add("the wolf comes"); }
  void nobody_to_blow_on() { add("no opponent has a house"); }
  void only_target(Seat seat, int house) { add("it blows on the only house, " + whose(seat, house)); }
  void blown(Seat seat, int house, Material m, const House& before, const House& after) {
    if (before == after) return add("nothing of " + whose(seat, house) + " is " + std::string(name_of(m)));
    const bool roof_falls = before.roofed() && before.roof() != m && !after.roofed();
    add(whose(seat, house) + " loses " + in_words(parts_blown(before, m)) + (roof_falls ? ", its roof falls" : "") +
        (after.empty() ? " and it is gone" : ""));
  }
  void ends(Ending ending) {
    if (ending == Ending::stacks_empty)
      add(std::to_string(s_.empty_stacks()) + " stacks are empty: the match is over");
    else
      add("turn " + std::to_string(s_.turns) + " was the last: the match is over");
  }

 private:
  void add(const std::string& sentence) { story_ += "; " + sentence; }
  std::string mover() const { return sounder::name_of(s_.seat); }
  static std::string whose(Seat seat, int house) { return "house " + std::to_string(house) + " of " + sounder::name_of(seat); }
  static std::vector<std::string> parts_blown(const House& house, Material m) {
    std::vector<std::string> parts;
    if (house.has_door() && house.door() == m) parts.push_back("its door");
    if (house.windows(m) > 0) parts.push_back(counted(house.windows(m), "window"));
    if (house.roofed() && house.roof() == m) parts.push_back("its roof");
    return parts;
  }

  const Options& options_;
  const State& s_;
  std::string story_;
};

std::string symbols_left(const State& s) {
  std::vector<std::string> symbols;
  for (Part part : all_parts)
    if (s.symbols[at(part)] > 0) symbols.push_back(counted(s.symbols[at(part)], name_of(part)));
  return in_words(symbols);
}

}  // namespace

std::string ThreeLittlePigs::prompt(const State& s, Seat) const {
  switch (s.phase) {
    case Phase::choose_dice:
      return "The dice show " + letters_of(s.dice) + ": choose dice to roll again (" + counted(most_rolls - s.rolls, "roll") +
             " left), or stop.";
    case Phase::buy:
      return s.bought == 0 ? "Buy a tile with " + symbols_left(s) + "."
                           : "Buy a second tile with " + symbols_left(s) + ", or say you are done.";
    case Phase::blow: return "The wolf comes: choose a house of an opponent to blow on.";
    default: return {};
  }
}

// Plays the move once more, with somebody listening.
std::string ThreeLittlePigs::tell(const State& before, Move move, const State&) const {
  State s = before;
  Chronicle chronicle(options_, s, text(before, move));
  Course(options_, s, chronicle).play(move);
  return chronicle.story();
}

}  // namespace sounder::three_little_pigs
