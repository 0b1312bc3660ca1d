// A language: turns messages into sentences with the catalogues that the build has checked. The front end chooses the
// language, the reader's seat and the names of the players.
#pragma once

#include <boost/json.hpp>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "match/error.h"
#include "match/match.h"

namespace sounder::i18n {

struct Language {
  std::string_view id;    // "it"
  std::string_view name;  // "Italiano"
};
std::span<const Language> languages();
Expected<std::string_view> language_named(std::string_view id);
// The language of the environment (LC_ALL, LC_MESSAGES, LANG) if there is a catalogue for it; else English.
std::string_view default_language();

// The players, for the reader of the sentences.
struct People {
  SeatSet you = {};                     // the reader's seat
  std::vector<std::string> names = {};  // by seat; "p3" for a seat without a name
};

class Localizer {
 public:
  // For one game. Custom content keeps its author's names.
  Localizer(std::string_view language, const Setup& setup, People people = {});
  // For no game: messages of front ends.
  explicit Localizer(std::string_view language);

  std::string_view language() const { return language_; }
  std::string name_of(Seat seat) const;

  std::string say(const Message& message) const;
  // A move as a button shows it: "Feed a piglet".
  std::string button(const Message& move) const;
  // A move as the story has it: "You feed a piglet."
  std::string story(const Message& move, Seat mover) const;
  // A sentence without arguments, by its key: "option.neutral.about". Empty if there is none.
  std::string text(std::string_view key) const;
  // A text of a picture, with arguments by name.
  std::string text(std::string_view key, const boost::json::object& given) const;
  // A form of a term: term("season", "spring").
  std::string term(std::string_view set, std::string_view name, std::string_view form = "one") const;
  std::string card(std::string_view kind, std::string_view id, std::string_view name) const;
  // A step as this viewer may know it: the move, or that it is a secret, and the consequences.
  std::string told(const AnyGame& game, const AnyState& before, const Step& step, SeatSet viewers) const;

  // Messages in JSON form, from a view or from the wire.
  std::string say(const boost::json::object& message) const;

  // The rules in this language: {"sections": [{"id", "title", "text": [...]}]}; empty if the game has none.
  const boost::json::object& rules() const;

 private:
  using Json = boost::json::value;
  using Object = boost::json::object;

  const Json* sentence(std::string_view key) const;
  std::string filled(const Json* parts, const Object& given) const;
  void fill(std::string& out, const Json& part, const Object& given) const;
  void choose(std::string& out, const boost::json::array& part, const Object& given) const;
  std::string printed(const Json& value, std::string_view op, std::string_view set) const;
  std::string joined(const boost::json::array& items, std::string_view op, std::string_view set) const;
  const Object* forms(std::string_view set, std::string_view term) const;

  std::string language_;
  std::string game_;
  std::vector<const Object*> catalogues_;  // the game's, its bots', the front ends'
  std::vector<std::string> own_content_;
  People people_;
};

}  // namespace sounder::i18n
