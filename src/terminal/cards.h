// The cards of a match, from its content files: what has a name and stands in a list there. What is on a card is said
// with the texts card.* of the game (content/<game>/words/*.picture.json), one for each field of a content file:
//   card.vp           a number {n}: "{n} VP"
//   card.era.day      a word: "by day"
//   card.cost         a list or an object, {what} being its fields: "costs {what}"
//   card.on_kill      an object with "effect" or "kind", its fields by their names: "after a kill {gains}"
//   card.kind.threats, card.kind.spring: what a card of that list is
// A number that is 0 is not said, nor is a number or an object without a text.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "i18n/localizer.h"
#include "terminal/console.h"

namespace sounder::terminal {

class CardIndex {
 public:
  CardIndex(const i18n::Localizer& localizer, const Setup& setup);

  bool empty() const { return cards_.empty(); }
  // Names of all cards, each once.
  std::vector<std::string> names() const;

  struct Found {
    std::string page;               // empty if no card is meant, or more than one
    std::vector<std::string> near;  // then: the names that may be meant
  };
  // By name in the reader's language or as in the content file, by id, or by a part of them.
  Found find(std::string_view typed, const Canvas& canvas) const;

  // A move with names in place of the ids of cards: "buy Red Mist". The first word stays.
  std::string with_names(std::string_view move) const;

 private:
  struct Card {
    std::string name;
    std::string id;                   // empty if the content file gives none
    std::vector<std::string> called;  // as `plainly` has them
    std::string kind;                 // "threat", "spring card"
    bool own;                         // of content that a user brought along
    boost::json::object fields;
  };
  void add_all(const std::string& kind, const boost::json::object& document, bool own);
  std::string page_of(const Card& card, const Canvas& canvas) const;
  std::string in_words(std::string_view key, const boost::json::value& value) const;
  std::string fields_in_words(const boost::json::object& fields) const;
  bool has_text(const std::string& key) const;

  const i18n::Localizer& localizer_;
  std::vector<Card> cards_;
};

// As names are compared: small letters, and blanks for hyphens.
std::string plainly(std::string_view name);

}  // namespace sounder::terminal
