#include "match/content.h"

#include <algorithm>

#include "match/earlier_hashes.h"
#include "match/hex.h"
#include "match/json_text.h"
#include "rules/hash.h"
#include "rules/words.h"

namespace sounder {
namespace {

// A value as messages quote it; long values are cut.
std::string shown(const json::Value& value) {
  std::string text = json::serialize(value);
  if (text.size() > 40) text = text.substr(0, 37) + "...";
  return text;
}

// An entry of a list as messages name it: by its id if it has one, else by its position.
std::string entry_name(const json::Value& entry, int place) {
  if (const auto* object = entry.if_object())
    if (const auto* id = object->if_contains("id"))
      if (const std::string* text = id->if_string(); text && !text->empty()) return *text;
  return std::to_string(place);
}

// Whether one key may be a misspelling of the other: at least half of its letters agree at the beginning and the end.
bool are_alike(std::string_view one, std::string_view other) {
  const std::size_t most = std::min(one.size(), other.size());
  std::size_t begin = 0;
  while (begin < most && one[begin] == other[begin]) ++begin;
  std::size_t end = 0;
  while (begin + end < most && one[one.size() - 1 - end] == other[other.size() - 1 - end]) ++end;
  return 2 * (begin + end) >= std::max(one.size(), other.size());
}

}  // namespace

void Node::refuse(std::string_view expected) const {
  if (refused()) return;
  refusals_.first = joined({path_, ": found ", shown(value_), ", expected ", expected});
}

std::string_view Node::text() const {
  if (refused()) return {};
  if (const auto* text = value_.if_string()) return *text;
  refuse("a text in quotes");
  return {};
}

int Node::number(int least, int most) const {
  if (refused()) return least;
  if (const auto* number = value_.if_int64())
    if (*number >= least && *number <= most) return static_cast<int>(*number);
  refuse(joined({"a whole number from ", std::to_string(least), " to ", std::to_string(most)}));
  return least;
}

std::uint64_t Node::big_number() const {
  if (refused()) return 0;
  if (const auto* number = value_.if_uint64()) return *number;
  if (const auto* number = value_.if_int64(); number && *number >= 0) return static_cast<std::uint64_t>(*number);
  refuse("a whole number of 64 bits, not negative");
  return 0;
}

std::string Node::json_text() const { return json::serialize(value_); }

std::string Node::canonical_text() const { return canonical(value_); }

bool Node::flag() const {
  if (refused()) return false;
  if (const auto* truth = value_.if_bool()) return *truth;
  refuse("true or false");
  return false;
}

int Node::one_of(std::span<const std::string_view> names) const {
  const std::string_view name = text();
  if (refused()) return 0;
  const auto found = std::find(names.begin(), names.end(), name);
  if (found != names.end()) return static_cast<int>(found - names.begin());
  std::string all;
  for (auto candidate : names) all += joined({all.empty() ? "" : ", ", candidate});
  refuse(joined({"one of ", all}));
  return 0;
}

bool Node::has(std::string_view key) const {
  const auto* object = value_.if_object();
  return object && object->contains(key);
}

Node Node::field(std::string_view key) {
  static const json::Value nothing;
  asked_.emplace_back(key);
  const json::Value* found = nullptr;
  if (const auto* object = value_.if_object())
    found = object->if_contains(key);
  else
    refuse(joined({"an object with a field \"", key, "\""}));
  if (!found && !refused())
    refusals_ = {joined({path_, ": the field \"", key, "\" is missing"}), this, std::string(key)};
  return Node(found ? *found : nothing, joined({path_, ".", key}), refusals_);
}

void Node::list(std::string_view key, int least, int most, Reading each) {
  Node node = field(key);
  if (refused()) return;
  const auto* items = node.value_.if_array();
  if (!items) return node.refuse("a list");
  const int size = static_cast<int>(items->size());
  if (size < least || size > most) {
    refusals_.first = joined({node.path_, ": has ", std::to_string(size), " entries, expected ", std::to_string(least),
                              " to ", std::to_string(most)});
    return;
  }
  for (int i = 0; i < size && !refused(); ++i) {
    Node entry((*items)[i], joined({node.path_, "[", entry_name((*items)[i], i), "]"}), refusals_);
    each(entry);
    entry.finish();
  }
}

void Node::object(std::string_view key, Reading read) {
  Node node = field(key);
  if (refused()) return;
  if (!node.is_object()) return node.refuse("an object");
  read(node);
  node.finish();
}

void Node::finish() const {
  const auto* object = value_.if_object();
  const bool lacks = refusals_.lacking == this;
  if (!object || (refused() && !lacks)) return;
  for (const auto& [key, value] : *object)
    if (std::find(asked_.begin(), asked_.end(), key) == asked_.end() && (!lacks || are_alike(key, refusals_.missing))) {
      refusals_.first = joined({path_, ": unknown field ", shown(json::Value(key))});
      if (lacks) refusals_.first += joined({", expected \"", refusals_.missing, "\""});
      return;
    }
}

namespace {

bool is_wording(std::string_view key) { return key == "title" || key == "about" || key == "$schema"; }

std::string canonical_object(const json::Object& object, bool with_wording) {
  std::vector<const json::Member*> members;
  for (const json::Member& member : object)
    if (with_wording || !is_wording(member.key)) members.push_back(&member);
  std::sort(members.begin(), members.end(), [](auto* a, auto* b) { return a->key < b->key; });
  std::string text = "{";
  for (const json::Member* member : members) {
    if (text.size() > 1) text += ',';
    text += joined({json::serialize(json::Value(member->key)), ":", canonical(member->value)});
  }
  return text + "}";
}

// Of a content file, which is an object.
std::string hash_of(const json::Value& document, bool with_wording) {
  const std::string plain_form = canonical_object(document.as_object(), with_wording);
  return hex_of(hash_bytes(plain_form.data(), plain_form.size()));
}

}  // namespace

std::string canonical(const json::Value& value) {
  if (const auto* object = value.if_object()) return canonical_object(*object, true);
  if (const auto* array = value.if_array()) {
    std::string text = "[";
    for (const auto& item : *array) text += joined({text.size() > 1 ? "," : "", canonical(item)});
    return text + "]";
  }
  return json::serialize(value);
}

Expected<ContentFile> parse_content(std::string_view text, const std::string& where) {
  SOUNDER_TRY(auto document, parse_json(text, where));
  ContentFile file;
  file.document = std::move(document);
  if (!file.document.if_object()) return error(joined({where, ": expected a JSON object"}));
  Node::Refusals refusals;
  Node head(file.document, where, refusals);
  file.game = head.field("game").text();
  file.kind = head.field("kind").text();
  Node name = head.field("name");
  file.name = name.text();
  const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  if (!head.refused() &&
      (file.name.empty() || file.name.size() > 40 || !std::all_of(file.name.begin(), file.name.end(), plain)))
    name.refuse("a name of a-z, 0-9 and -, at most 40 characters");
  if (head.has("$schema")) head.field("$schema").text();
  if (head.has("title")) file.title = head.field("title").text();
  if (head.has("about")) file.about = head.field("about").text();
  if (head.refused()) {
    head.finish();
    return error(refusals.first);
  }
  file.hash = hash_of(file.document, false);
  return file;
}

bool ContentFile::goes_by(std::string_view other) const {
  if (other == hash) return true;
  for (const EarlierHash& earlier : earlier_hashes)
    if (hex_of(earlier.whole) == other) return hex_of(earlier.now) == hash;
  return other == hash_of(document, true);  // a custom file
}

namespace {

const std::vector<ContentFile>& parsed_built_ins() {
  static const std::vector<ContentFile> files = [] {
    std::vector<ContentFile> parsed;
    for (const BuiltInFile& file : built_in_files())
      if (auto content = parse_content(file.text, std::string(file.path))) parsed.push_back(std::move(*content));
    return parsed;
  }();
  return files;
}

}  // namespace

std::vector<const ContentFile*> built_in_content(std::string_view game, std::string_view kind) {
  std::vector<const ContentFile*> found;
  for (const auto& file : parsed_built_ins())
    if (file.game == game && file.kind == kind) found.push_back(&file);
  std::sort(found.begin(), found.end(), [](const ContentFile* a, const ContentFile* b) { return a->name < b->name; });
  return found;
}

const ContentFile* find_built_in(std::string_view game, std::string_view kind, std::string_view name) {
  for (const auto* file : built_in_content(game, kind))
    if (file->name == name) return file;
  return nullptr;
}

}  // namespace sounder
