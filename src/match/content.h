// Content files: layouts, decks and boards as JSON, built in or custom. Reading is strict: the first value that is
// missing, unknown or out of range is reported with its place.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "match/error.h"
#include "match/json.h"

namespace sounder {

class Node;

// A reference to a lambda of the caller. (std::function would copy it and add a type name and six functions per lambda,
// and visitors of the browser app download every byte.)
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

// A cursor over JSON with which a game reads its content. After the first error all reads return harmless values, so
// readers need no checks of their own.
class Node {
 public:
  struct Refusals {
    std::string first;
    const Node* lacking = nullptr;  // the object that lacks the field `missing`, if that was the error
    std::string missing = {};
  };
  Node(const json::Value& value, std::string path, Refusals& refusals)
      : value_(value), path_(std::move(path)), refusals_(refusals) {}

  std::string_view text() const;
  int number(int least, int most) const;
  bool flag() const;
  std::uint64_t big_number() const;
  std::string json_text() const;       // the value as written
  std::string canonical_text() const;  // the canonical form, in which values are compared
  int one_of(std::span<const std::string_view> names) const;
  bool is_object() const { return value_.if_object() != nullptr; }
  bool is_text() const { return value_.if_string() != nullptr; }

  // Of an object: a required field, an optional field (null if absent), every entry of a list field, an object field.
  Node field(std::string_view key);
  bool has(std::string_view key) const;
  void list(std::string_view key, int least, int most, Reading each);
  void object(std::string_view key, Reading read);

  // Errors inside also give the entry's name: `deck mine.autumn[1] "Pig Show".feed: ...`.
  void call(std::string_view name) { path_ += " \"" + std::string(name) + "\""; }

  // Reports an error in this value: what was expected instead.
  void refuse(std::string_view expected) const;
  bool refused() const { return !refusals_.first.empty(); }
  // Reports keys that no reader asked for, with a hint if one looks like a misspelt missing field. Called for every
  // object after its reader.
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
std::span<const BuiltInFile>
tunable_files();  // content/tunable/: which parts of the content may be tuned; not content itself

// The head of a content file, which every kind has: {"game", "kind", "name", "title", "about"}. An editor's "$schema"
// is allowed.
struct ContentFile {
  std::string game;
  std::string kind;
  std::string name;
  std::string title;
  std::string about;
  std::string hash;  // of the document in canonical form, without "title", "about" and "$schema"
  json::Value document;

  // Whether a record with this hash means this file; records of earlier programs have other hashes.
  bool goes_by(std::string_view hash) const;
};

// `where` is what messages call the file.
Expected<ContentFile> parse_content(std::string_view text, const std::string& where);

// The built-in files of a game's content kind, sorted by name; and one of them by name.
std::vector<const ContentFile*> built_in_content(std::string_view game, std::string_view kind);
const ContentFile* find_built_in(std::string_view game, std::string_view kind, std::string_view name);

// The canonical form of JSON: sorted keys and no blanks. It is hashed.
std::string canonical(const json::Value& value);

}  // namespace sounder
