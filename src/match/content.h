// Content files: layouts, decks and boards as JSON, built in or a designer's own. Reading is strict: the first thing
// that is missing, unknown or out of range is named with its place.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "match/error.h"
#include "match/json.h"

namespace sounder {

class Node;

// What is done with an entry or an object: a lambda of the caller's, which is still there while it is called. (A
// std::function would keep a copy, with six functions and a type's name for every lambda, and in the browser every byte
// is waited for.)
class Reading {
 public:
  template <class Read>
  Reading(const Read& read)
      : read_(&read), call_([](const void* given, Node& node) { (*static_cast<const Read*>(given))(node); }) {}
  void operator()(Node& node) const { call_(read_, node); }

 private:
  const void* read_;
  void (*call_)(const void*, Node&);
};

// A cursor over JSON that a game reads its content with. After the first refusal all reads give harmless values, so
// that reading code needs no checks of its own.
class Node {
 public:
  struct Refusals {
    std::string first;
    const Node* lacking = nullptr;  // which object lacks the field `missing`, if that is what was refused
    std::string missing = {};
  };
  Node(const json::Value& value, std::string path, Refusals& refusals)
      : value_(value), path_(std::move(path)), refusals_(refusals) {}

  std::string_view text() const;
  int number(int least, int most) const;
  bool flag() const;
  std::uint64_t big_number() const;
  std::string json_text() const;       // the value as it stands
  std::string canonical_text() const;  // in the form in which values are compared
  int one_of(std::span<const std::string_view> names) const;
  bool is_object() const { return value_.if_object() != nullptr; }
  bool is_text() const { return value_.if_string() != nullptr; }

  // Of an object: a required field, a field that may be missing (null then), every entry of a list field, a field that
  // is an object.
  Node field(std::string_view key);
  bool has(std::string_view key) const;
  void list(std::string_view key, int least, int most, Reading each);
  void object(std::string_view key, Reading read);

  // Messages about what is inside say its name too: `deck mine.autumn[1] "Pig Show".feed: ...`.
  void call(std::string_view name) { path_ += " \"" + std::string(name) + "\""; }

  // Something the reader found wrong with this value: says what was expected instead.
  void refuse(std::string_view expected) const;
  bool refused() const { return !refusals_.first.empty(); }
  // Refuses keys that nobody asked for, also where one looks like a misspelt field that was missing. Called for every
  // object when its reader is done.
  void finish() const;

 private:
  const json::Value& value_;
  std::string path_;
  Refusals& refusals_;
  std::vector<std::string> asked_;
};

struct BuiltInFile {
  std::string_view path;  // "bite-the-pumpkin/classic.json"
  std::string_view text;
};
std::span<const BuiltInFile> built_in_files();  // generated from content/ by the build
std::span<const BuiltInFile> tunable_files();   // content/tunable/: what of it may be tuned; no content themselves

// A content file's head, which every kind has: {"game", "kind", "name", "title", "about"}. An editor's
// "$schema" may stand beside them.
struct ContentFile {
  std::string game;
  std::string kind;
  std::string name;
  std::string title;
  std::string about;
  std::string hash;  // of the document with keys sorted and no blanks, without "title", "about" and "$schema"
  json::Value document;

  // Whether a record that has this hash means this file: records of earlier programs have another one for it.
  bool goes_by(std::string_view hash) const;
};

// `where` is what messages call the file.
Expected<ContentFile> parse_content(std::string_view text, const std::string& where);

// The built-in files of a game's content kind, in the order of their names; and one by name.
std::vector<const ContentFile*> built_in_content(std::string_view game, std::string_view kind);
const ContentFile* find_built_in(std::string_view game, std::string_view kind, std::string_view name);

// JSON with sorted keys and no blanks: the form that is hashed.
std::string canonical(const json::Value& value);

}  // namespace sounder
