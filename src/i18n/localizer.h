// A language: turns messages into sentences with the catalogues that the build has checked. Which language, who the
// reader is and how the others are called is the door's business.
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
// What the environment asks for (LC_ALL, LC_MESSAGES, LANG), if we speak it; else English.
std::string_view usual_language();

// Who sits where, for the reader of these words.
struct People {
  SeatSet you = {};                     // whose eyes read
  std::vector<std::string> names = {};  // by seat; "p3" where there is none
};

class Localizer {
 public:
  // Of one game. Content of one's own keeps its author's names.
  Localizer(std::string_view language, const Setup& setup, People people = {});
  // Of no game: what doors say themselves.
  explicit Localizer(std::string_view language);

  std::string_view language() const { return language_; }
  std::string name_of(Seat seat) const;

  std::string say(const Message& message) const;
  // A move as a button has it: "Feed a piglet".
  std::string button(const Message& move) const;
  // A move as it is told: "You feed a piglet."
  std::string story(const Message& move, Seat mover) const;
  // A sentence without arguments, by its key: "option.neutral.about". Empty if there is none.
  std::string text(std::string_view key) const;
  // A text with places, of a picture: given by name.
  std::string text(std::string_view key, const boost::json::object& given) const;
  // A form of a term: term("season", "spring").
  std::string term(std::string_view set, std::string_view name, std::string_view form = "one") const;
  std::string card(std::string_view kind, std::string_view id, std::string_view name) const;
  // A step as these eyes may hear it: the move, or that it is a secret, and what followed.
  std::string told(const AnyGame& game, const AnyState& before, const Step& step, SeatSet eyes) const;

  // Of messages that come as JSON, in a view or over a wire.
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
  std::vector<const Object*> catalogues_;  // the game's, its bots', the shell's
  std::vector<std::string> own_content_;
  People people_;
};

}  // namespace sounder::i18n
