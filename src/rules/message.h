// What the engine says is data: a message is a key and typed arguments. Rules and bots make messages; a catalogue in
// some language turns them into sentences in the front end that shows them (content/<game>/words/, docs/messages.md).
//
// All that a game can say stands in one table, `messages.h` in its folder: named constants made with `say`, whose
// arguments the compiler checks, and `vocabulary`, which lists them.
//
//   namespace sounder::happy_pigs::messages {
//   using namespace place;
//   inline constexpr Terms<Good> goods = {{"good", good_names}};
//   inline constexpr auto too_dear = say("refuse.too_dear", goods("good"), number("price"), number("money"));
//   inline constexpr auto vocabulary = all_of(too_dear);
//   }
//   return Answer::refused(messages::too_dear(good, price, farm.money));
//
// Keys: `ask.` what is asked, `move.` what a move is, `chance.` what was drawn, `told.` what followed, `refuse.` why
// not, `role.`, `effect.`; a bot's reasons are `why.`, in a vocabulary of their own in src/bots/<game>/messages.h.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "rules/json_writer.h"
#include "rules/seat.h"

namespace sounder {

// Words of which one is meant: the sizes of pigs, the colours. A language declares their forms once.
struct TermSet {
  std::string_view id;
  std::span<const std::string_view> names;
};

// A place in a message. Small: there are hundreds, and in the browser every byte is waited for.
struct Param {
  enum class Kind : std::uint8_t { number, flag, seat, term, text, card, message, list };

  const char* name = nullptr;
  Kind kind = Kind::number;
  Kind items = Kind::number;       // of a list
  const TermSet* terms = nullptr;  // of a term, or of a list of terms
  const char* content = nullptr;   // of a card: the kind of content that names it
};

// A message without its arguments.
struct MessageDef {
  static constexpr int most_params = 8;

  std::string_view key;
  std::array<Param, most_params> params{};
  int count = 0;

  constexpr std::span<const Param> places() const { return {params.data(), static_cast<std::size_t>(count)}; }
};

// What stands in a place. Which members mean something is the place's kind.
struct MessageArg {
  std::int64_t number = 0;             // number, flag, seat
  std::string text = {};               // text, a term's name, a card's name
  std::string id = {};                 // of a card
  const MessageDef* def = nullptr;     // a message within the message
  std::vector<MessageArg> items = {};  // of a list; the arguments of a message

  bool operator==(const MessageArg&) const = default;
};

struct Message {
  const MessageDef* def = nullptr;
  std::vector<MessageArg> given = {};

  bool empty() const { return def == nullptr; }
  std::string_view key() const { return def ? def->key : std::string_view{}; }
  bool operator==(const Message&) const = default;
};

// A card as content calls it. Built-in cards have names in every language, by id; own content keeps its author's.
struct CardName {
  std::string_view id;
  std::string_view name;
};

// A message that is being made. What stands in its places is put there one after the other; out of line, or every
// sentence would bring its own copy of the code, and the browser waits for every byte.
using MessageArgs = std::vector<MessageArg>;
Message begun(const MessageDef& def, std::size_t places);
void put_number(MessageArgs& to, std::int64_t number);
void put_text(MessageArgs& to, std::string_view text);
void put_card(MessageArgs& to, const CardName& card);
void put_message(MessageArgs& to, const Message& message);
void put_term(MessageArgs& to, const TermSet& terms, std::size_t term);
MessageArgs& put_list(MessageArgs& to, std::size_t size);

// The kinds of places: each says what is given for it.
struct NumberPlace : Param {
  using Given = std::int64_t;
  static void put(MessageArgs& to, Given number) { put_number(to, number); }
};
struct FlagPlace : Param {
  using Given = bool;
  static void put(MessageArgs& to, bool flag) { put_number(to, flag); }
};
struct SeatPlace : Param {
  using Given = Seat;
  static void put(MessageArgs& to, Seat seat) { put_number(to, index_of(seat)); }
};
// Not for translation: a cell, dice as letters.
struct TextPlace : Param {
  using Given = std::string_view;
  static void put(MessageArgs& to, Given text) { put_text(to, text); }
};
struct CardPlace : Param {
  using Given = CardName;
  static void put(MessageArgs& to, const CardName& card) { put_card(to, card); }
};
struct MessagePlace : Param {
  using Given = Message;
  static void put(MessageArgs& to, const Message& message) { put_message(to, message); }
};
template <class Term>
struct TermPlace : Param {
  using Given = Term;
  void put(MessageArgs& to, Term term) const { put_term(to, *terms, static_cast<std::size_t>(term)); }
};
template <class Place>
struct ListPlace : Param {
  using Given = std::vector<typename Place::Given>;
  void put(MessageArgs& to, const Given& given) const {
    MessageArgs& list = put_list(to, given.size());
    Place place;
    place.terms = terms;
    for (const auto& one : given) place.put(list, one);
  }
};

// How a `messages.h` writes its places: `using namespace place;`.
namespace place {
constexpr NumberPlace number(const char* name) { return {{name, Param::Kind::number}}; }
constexpr FlagPlace flag(const char* name) { return {{name, Param::Kind::flag}}; }
constexpr SeatPlace seat(const char* name) { return {{name, Param::Kind::seat}}; }
constexpr TextPlace text(const char* name) { return {{name, Param::Kind::text}}; }
constexpr MessagePlace message(const char* name) { return {{name, Param::Kind::message}}; }
constexpr CardPlace card(const char* name, const char* content) {
  return {{name, Param::Kind::card, Param::Kind::number, nullptr, content}};
}
// many(seat("who")): any number of what stands in the place.
template <class Place>
constexpr ListPlace<Place> many(Place one) {
  return {{one.name, Param::Kind::list, one.kind, one.terms, one.content}};
}
}  // namespace place

// The names of an enum, as places in messages: `goods("good")`.
template <class Term>
struct Terms : TermSet {
  constexpr TermPlace<Term> operator()(const char* name) const {
    return {{name, Param::Kind::term, Param::Kind::number, this}};
  }
};

template <class... Places>
struct Sentence : MessageDef {
  static_assert(sizeof...(Places) <= most_params);

  Message operator()(const typename Places::Given&... given) const {
    return with(std::index_sequence_for<Places...>{}, given...);
  }

 private:
  template <std::size_t... i>
  Message with(std::index_sequence<i...>, const typename Places::Given&... given) const {
    Message message = begun(*this, sizeof...(Places));
    (place<Places>(i).put(message.given, given), ...);
    return message;
  }
  template <class Place>
  Place place(std::size_t i) const {
    return Place{params[i]};
  }
};

// Must be a named constant with static storage: messages point to it.
template <class... Places>
constexpr Sentence<Places...> say(std::string_view key, const Places&... places) {
  Sentence<Places...> sentence{};
  sentence.key = key;
  ((sentence.params[sentence.count++] = places), ...);
  return sentence;
}

// inline constexpr auto vocabulary = all_of(ask_shop, too_dear, litter);
template <class... Sentences>
constexpr std::array<const MessageDef*, sizeof...(Sentences)> all_of(const Sentences&... sentences) {
  return {&sentences...};
}

std::string_view name_of(Param::Kind kind);

// Something that happened, and who may know it.
struct Told {
  Message message;
  SeatSet known_to = SeatSet::everybody();
};
// What is heard while a move is played. Rules hold a pointer to one that is null in play: then nothing is built.
using Narration = std::vector<Told>;
// Adds what everybody may know: `if (narration_) add(*narration_, messages::passed, seat)`. Never inlined: where nobody
// listens it costs play one look at a pointer, and no space for messages in its frame.
template <class Sentence, class... Given>
[[gnu::cold, gnu::noinline]] void add(Narration& narration, const Sentence& sentence, Given... given) {
  narration.push_back({sentence(given...)});
}

// {"key": "told.litter", "who": "p2", "piglets": 3}. A seat is its name, a term its name, a card {"of", "id", "name"}.
void write_fields(JsonWriter& json, const Message& message);
void write(JsonWriter& json, const Message& message);
std::string json_of(const Message& message);
// "name": [{"key", "places": [{"name", "kind", "items", "terms", "content"}]}], and which terms stand in them.
void write_messages(JsonWriter& json, std::string_view name, std::span<const MessageDef* const> messages,
                    std::vector<const TermSet*>& terms);
// "terms": {"size": ["piglet", ...]}
void write_terms(JsonWriter& json, std::span<const TermSet* const> terms);

}  // namespace sounder
