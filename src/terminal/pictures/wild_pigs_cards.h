// Wild pigs, in as few letters as can be read: costs, gains, what cards do. Colours are the letters that one types: R,
// B, G.
#pragma once

#include "terminal/pictures/all.h"

namespace sounder::terminal::boars {

// What a view's JSON holds; nothing where it holds nothing.
std::string text(const boost::json::object& of, std::string_view key);
int number(const boost::json::object& of, std::string_view key);
bool flag(const boost::json::object& of, std::string_view key);
const boost::json::object& part(const boost::json::object& of, std::string_view key);
const boost::json::array& list(const boost::json::object& of, std::string_view key);

// The beginning of a text that takes at most `width` columns.
std::string_view beginning(std::string_view words, int width);

// One line that never gets longer than the screen is wide.
class TextLine {
 public:
  TextLine(const Style& style, int width) : style_(style), left_(width) {}
  TextLine& add(std::string_view words, Ink ink = Ink::plain);
  // The words in a field of `width` columns, cut if need be.
  TextLine& cell(std::string_view words, int width, Ink ink = Ink::plain);
  std::string end() const;
  bool fits(int columns) const { return columns <= left_; }

 private:
  const Style& style_;
  int left_;
  std::string out_;
};

std::string price(const boost::json::object& cost);                       // 8/0/1
std::string signed_cubes(const boost::json::object& amounts, char sign);  // -3B-3G
Ink ink_of(const std::string& breed);

// What takes words to say, in the reader's language (content/wild-pigs/words/*.picture.json).
class CardWords {
 public:
  explicit CardWords(const i18n::Localizer& localizer) : localizer_(localizer) {}

  std::string say(std::string_view key) const { return localizer_.text("picture." + std::string(key)); }
  std::string say(std::string_view key, const boost::json::object& given) const {
    return localizer_.text("picture." + std::string(key), given);
  }
  std::string counted(std::string_view key, int n) const { return say(key, {{"n", n}}); }
  std::string term(std::string_view set, std::string_view name) const { return localizer_.term(set, name); }
  std::string card(std::string_view kind, const boost::json::object& card) const;
  std::string ware(const boost::json::object& upgrade_or_weapon) const;
  // A move with the names of these cards in place of their ids.
  std::string with_names(const std::string& move, const boost::json::array& cards) const;

  std::string gains(const boost::json::object& of) const;     // 1R, 2 wild
  std::string effect(const boost::json::object& card) const;  // +1R|+2R, fights -2, kill:1 conv

 private:
  std::string income(const boost::json::object& of) const;

  const i18n::Localizer& localizer_;
};

}  // namespace sounder::terminal::boars
