#include "terminal/pictures/wild_pigs_cards.h"

#include <algorithm>

namespace sounder::terminal::boars {

using boost::json::array;
using boost::json::object;
using boost::json::value;

std::string text(const object& of, std::string_view key) {
  const value* found = of.if_contains(key);
  return found && found->is_string() ? std::string(found->get_string()) : std::string();
}
int number(const object& of, std::string_view key) {
  const value* found = of.if_contains(key);
  return found && found->is_int64() ? static_cast<int>(found->get_int64()) : 0;
}
bool flag(const object& of, std::string_view key) {
  const value* found = of.if_contains(key);
  return found && found->is_bool() && found->get_bool();
}
const object& part(const object& of, std::string_view key) {
  static const object nothing;
  const value* found = of.if_contains(key);
  return found && found->is_object() ? found->get_object() : nothing;
}
const array& list(const object& of, std::string_view key) {
  static const array nothing;
  const value* found = of.if_contains(key);
  return found && found->is_array() ? found->get_array() : nothing;
}

std::string_view beginning(std::string_view words, int width) {
  if (static_cast<int>(words.size()) <= width) return words;
  std::size_t end = 0;
  for (std::size_t next = 0; next < words.size(); end = next) {
    for (++next; next < words.size() && (words[next] & 0xC0) == 0x80;) ++next;  // a letter in UTF-8
    if (columns(words.substr(0, next)) > width) break;
  }
  return words.substr(0, columns(words) <= width ? words.size() : end);
}

TextLine& TextLine::add(std::string_view words, Ink ink) {
  const std::string_view kept = beginning(words, std::max(0, left_));
  left_ -= columns(kept);
  out_ += style_.paint(ink, kept);
  return *this;
}

TextLine& TextLine::cell(std::string_view words, int width, Ink ink) {
  const int room = std::max(0, width);
  std::string kept(columns(words) <= room ? words : beginning(words, room - 1));
  if (columns(words) > room && room > 1) kept += '~';
  add(kept, ink);
  return add(std::string(static_cast<std::size_t>(std::max(0, room - columns(kept))), ' '));
}

std::string TextLine::end() const {
  const std::size_t last = out_.find_last_not_of(' ');
  return (last == std::string::npos ? std::string() : out_.substr(0, last + 1)) + "\n";
}

std::string price(const object& cost) {
  return std::to_string(number(cost, "R")) + "/" + std::to_string(number(cost, "B")) + "/" +
         std::to_string(number(cost, "G"));
}

std::string signed_cubes(const object& amounts, char sign) {
  std::string words;
  for (const char* colour : {"R", "B", "G"})
    if (const int n = number(amounts, colour)) words += sign + std::to_string(n) + colour;
  return words;
}

Ink ink_of(const std::string& breed) {
  return breed == "feral" ? Ink::red : breed == "cunning" ? Ink::blue : breed == "massive" ? Ink::green : Ink::yellow;
}

std::string CardWords::ware(const object& of) const { return card(of.contains("uses") ? "weapons" : "upgrades", of); }

std::string CardWords::with_names(const std::string& move, const array& cards) const {
  std::string words;
  for (std::size_t at = 0; at < move.size();) {
    const std::size_t end = std::min(move.find_first_of(" ,", at), move.size());
    std::string word = move.substr(at, end - at);
    for (const value& one : cards)
      if (text(one.get_object(), "id") == word) {
        word = ware(one.get_object());
        break;
      }
    words += word;
    for (at = end; at < move.size() && (move[at] == ' ' || move[at] == ','); ++at) words += move[at];
  }
  return words;
}

std::string CardWords::card(std::string_view kind, const object& card) const {
  return localizer_.card(kind, text(card, "id"), text(card, "name"));
}

std::string CardWords::gains(const object& of) const {
  std::string words;
  const auto more = [&](const std::string& what) { words += (words.empty() ? "" : ", ") + what; };
  for (const char* colour : {"R", "B", "G"})
    if (const int n = number(of, colour)) more(std::to_string(n) + colour);
  for (const char* what : {"attack", "conversion", "wild", "mass"})
    if (const int n = number(of, what)) more(std::to_string(n) + " " + say(what));
  for (const char* what : {"vp", "wounds", "cubes", "tokens", "heal"})
    if (const int n = number(of, what)) more(counted(what, n));
  for (const char* what : {"weapon_slot", "upgrade_slot", "free_weapon", "free_stance"})
    if (of.contains(what)) more(say(what));
  return words;
}

std::string CardWords::income(const object& of) const {
  std::string words = signed_cubes(of, '+');
  for (const char* where : {"stance", "least"})
    if (const int n = number(of, where)) words += counted(where, n);
  return words;
}

std::string CardWords::effect(const object& card) const {
  std::string words;
  const auto more = [&](const std::string& what) {
    if (!what.empty()) words += (words.empty() ? "" : " ") + what;
  };
  const bool weapon = card.contains("uses");
  const std::string day = weapon ? signed_cubes(part(card, "day"), '-') : income(part(card, "day"));
  const std::string night = weapon ? signed_cubes(part(card, "night"), '-') : income(part(card, "night"));
  more(day == night ? day : day + "|" + night);
  if (flag(card, "reach")) more(say("reach"));
  if (weapon) more("x" + std::to_string(number(card, card.contains("uses_left") ? "uses_left" : "uses")));
  if (const int n = number(card, "discount")) more(counted("fights", n));
  if (card.contains("unlocks_mass")) more(say("mass"));
  if (const int n = number(card, "mass_worth")) more(counted("mass_worth", n));
  if (card.contains("splits_cube")) more(say("split"));
  if (card.contains("on_kill")) more(say("kill", {{"gains", gains(part(card, "on_kill"))}}));
  return words;
}

}  // namespace sounder::terminal::boars
