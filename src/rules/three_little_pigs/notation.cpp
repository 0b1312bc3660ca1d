// Moves as text and back. Chance: `top straw window pot`, `first p2`, `roll DWRxD`, `spin straw`. Decisions: `reroll 1
// 3 5`, `stop`, `buy wood window on 2`, `buy straw door on new`, `done`, `blow p3 house 1`. A refusal says why.
#include <algorithm>

#include "rules/three_little_pigs/build.h"
#include "rules/three_little_pigs/messages.h"
#include "rules/three_little_pigs/names.h"
#include "rules/words.h"

namespace sounder::three_little_pigs {
namespace {

using Answer = ParsedMove<Move>;

Message what_is_asked(const State& s) {
  switch (s.phase) {
    case Phase::turn_up: return messages::now_top(name_of(TileKind::nth(s.uncovered)));
    case Phase::first: return messages::now_first();
    case Phase::roll: return messages::now_roll();
    case Phase::choose_dice: return messages::now_dice();
    case Phase::buy: return s.bought == 0 ? messages::now_tile() : messages::now_second_tile();
    case Phase::blow: return messages::now_house();
    case Phase::spin: return messages::now_spin();
    case Phase::over: return messages::match_over();
  }
  return {};
}

template <class Thing>
std::optional<Thing> named(std::string_view word, std::span<const std::string_view> names) {
  const auto found = std::find(names.begin(), names.end(), word);
  if (found == names.end()) return std::nullopt;
  return static_cast<Thing>(found - names.begin());
}

// A whole number from 1 to 99.
std::optional<int> number_in(std::string_view word) {
  if (word.empty() || word.size() > 2 || word[0] == '0') return std::nullopt;
  int number = 0;
  for (char c : word) {
    if (c < '0' || c > '9') return std::nullopt;
    number = 10 * number + (c - '0');
  }
  return number;
}

Answer parse_top(const State& s, const Words& words) {
  const std::string kind = name_of(TileKind::nth(s.uncovered));
  const bool fits = words.size() == 4 && std::string(words[1]) + " " + std::string(words[2]) == kind;
  if (fits && words[3] == "pot") return Answer::legal(Move::top(true));
  if (fits && words[3] == "plain") return Answer::legal(Move::top(false));
  return Answer::refused(what_is_asked(s));
}

Answer parse_first(const ThreeLittlePigs& game, const State& s, const Words& words) {
  const auto seat = words.size() == 2 ? seat_named(words[1], game.options().seats) : std::nullopt;
  return seat ? Answer::legal(Move::first(*seat)) : Answer::refused(what_is_asked(s));
}

Answer parse_roll(const ThreeLittlePigs& game, const State& s, const Words& words) {
  if (words.size() != 2 || words[1].size() != dice_count) return Answer::refused(what_is_asked(s));
  Dice dice;
  for (int die = 0; die < dice_count; ++die) {
    const char letter = words[1][die];
    const std::size_t found = face_letters.find(letter);
    if (found == std::string_view::npos)
      return Answer::refused(messages::no_face(die + 1, std::string_view(&letter, 1)));
    const auto face = static_cast<Face>(found);
    if (!contains(s.rolling, die) && s.dice.face(die) != face)
      return Answer::refused(messages::kept_die(die + 1, s.dice.face(die)));
    if (contains(s.rolling, die) && game.weight_of(die, face) == 0)  // TP-2
      return Answer::refused(messages::face_not_on_die(die + 1, colour_of(die), face));
    dice = dice.with(die, face);
  }
  return Answer::legal(Move::roll(dice));
}

Answer parse_spin(const State& s, const Words& words) {
  const auto material = words.size() == 2 ? named<Material>(words[1], material_names) : std::nullopt;
  return material ? Answer::legal(Move::spin(*material)) : Answer::refused(what_is_asked(s));
}

Answer parse_reroll(const State& s, const Words& words) {
  if (words.size() < 2) return Answer::refused(messages::name_dice());
  DiceSet chosen = 0;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto number = number_in(words[i]);
    if (!number || *number > dice_count) return Answer::refused(messages::no_die(words[i], dice_count));
    const int die = *number - 1;
    if (chosen >> die) return Answer::refused(messages::dice_ascend());
    if (s.dice.locked(die)) return Answer::refused(messages::locked_die(*number));  // TP-6
    chosen = static_cast<DiceSet>(chosen | 1 << die);
  }
  return Answer::legal(Move::reroll(lowest_alike(s.dice, chosen)));
}

// Why this house can't take the part, or nothing.
Message why_not_here(const State& s, Part part, TilePlace place) {
  if (place == TilePlace::fresh) return part == Part::roof ? messages::roof_first() : Message();  // TP-10
  const int number = number_of(place);
  if (number > s.house_count(s.seat)) return messages::no_house(s.seat, number);
  if (s.house(s.seat, number).roofed()) return messages::house_has_roof(number);                          // TP-11
  if (part == Part::door && s.house(s.seat, number).has_door()) return messages::house_has_door(number);  // TP-10
  return {};
}

Answer parse_buy(const ThreeLittlePigs& game, const State& s, const Words& words) {
  const bool whole = words.size() == 5 && words[3] == "on";
  const auto material = whole ? named<Material>(words[1], material_names) : std::nullopt;
  const auto part = whole ? named<Part>(words[2], part_names) : std::nullopt;
  const auto number = whole && words[4] != "new" ? number_in(words[4]) : 0;
  if (!whole || !material || !part || !number) return Answer::refused(what_is_asked(s));
  const TileKind kind{*material, *part};
  if (s.stack(kind).left == 0) return Answer::refused(messages::stack_empty(*material, *part));  // TP-9
  if (!s.on_sale(kind)) return Answer::refused(messages::same_tile(*material, *part));           // TP-8
  const int price = game.box().price[at(*material)];
  const int symbols = s.symbols[at(*part)];
  if (symbols < price)
    return Answer::refused(messages::too_dear(*material, *part, price, symbols, s.bought > 0));  // TP-8
  const TilePlace place = on_house(*number);
  if (Message reason = why_not_here(s, *part, place); !reason.empty()) return Answer::refused(std::move(reason));
  return Answer::legal(Move::buy(kind, place));
}

Answer parse_blow(const ThreeLittlePigs& game, const State& s, const Words& words) {
  const bool whole = words.size() == 4 && words[2] == "house";
  const auto number = whole ? number_in(words[3]) : std::nullopt;
  if (!number) return Answer::refused(what_is_asked(s));
  const auto victim = seat_named(words[1], game.options().seats);
  if (!victim) return Answer::refused(messages::no_seat(words[1]));
  if (*victim == s.seat) return Answer::refused(messages::own_house());  // TP-12
  if (*number > s.house_count(*victim)) return Answer::refused(messages::no_house(*victim, *number));
  return Answer::legal(Move::blow(*victim, *number));
}

}  // namespace

std::string ThreeLittlePigs::text(const State& s, Move move) const {
  switch (move.kind()) {
    case Move::Kind::top: return "top " + name_of(TileKind::nth(s.uncovered)) + (move.pot() ? " pot" : " plain");
    case Move::Kind::first: return "first " + sounder::name_of(move.seat());
    case Move::Kind::roll: return "roll " + letters_of(move.dice());
    case Move::Kind::spin: return "spin " + std::string(name_of(move.material()));
    case Move::Kind::stop: return "stop";
    case Move::Kind::done: return "done";
    case Move::Kind::buy: return "buy " + name_of(move.tile()) + " on " + name_of(move.place());
    case Move::Kind::blow: return "blow " + sounder::name_of(move.seat()) + " house " + std::to_string(move.house());
    case Move::Kind::reroll: break;
  }
  std::string text = "reroll";
  for (int die = 0; die < dice_count; ++die)
    if (contains(move.rerolled(), die)) text += " " + std::to_string(die + 1);
  return text;
}

ParsedMove<Move> ThreeLittlePigs::parse(const State& s, Seat seat, std::string_view text) const {
  const Turn now = turn(s);
  if (now.is_over()) return Answer::refused(messages::match_over());
  if (now.is_chance() != (seat == Seat::nobody) || (now.decides() && !now.seats.contains(seat)))
    return Answer::refused(messages::not_your_turn());
  const Words words = words_of(text);
  const std::string_view verb = words.empty() ? std::string_view{} : words[0];
  switch (s.phase) {
    case Phase::turn_up:
      if (verb == "top") return parse_top(s, words);
      break;
    case Phase::first:
      if (verb == "first") return parse_first(*this, s, words);
      break;
    case Phase::roll:
      if (verb == "roll") return parse_roll(*this, s, words);
      break;
    case Phase::spin:
      if (verb == "spin") return parse_spin(s, words);
      break;
    case Phase::choose_dice:
      if (verb == "reroll") return parse_reroll(s, words);
      if (verb == "stop" && words.size() == 1) return Answer::legal(Move::stop());
      if (verb == "buy") return Answer::refused(messages::dice_before_tiles());
      break;
    case Phase::buy:
      if (verb == "buy") return parse_buy(*this, s, words);
      if (verb != "done" || words.size() != 1) break;
      if (s.bought > 0) return Answer::legal(Move::done());
      return Answer::refused(messages::tile_is_duty());  // TP-9
    case Phase::blow:
      if (verb == "blow") return parse_blow(*this, s, words);
      if (verb == "buy") return Answer::refused(messages::wolf_instead_of_tiles());  // TP-7
      break;
    case Phase::over: break;
  }
  return Answer::refused(what_is_asked(s));
}

}  // namespace sounder::three_little_pigs
