#include "match/content.h"

#include <algorithm>

#include "match/hex.h"
#include "match/json_text.h"
#include "rules/hash.h"
#include "rules/in_order.h"
#include "rules/words.h"

namespace sounder {
namespace json = boost::json;
namespace {

// How a message quotes what it found; long values are cut.
std::string shown(const json::value& value) {
  std::string text = json::serialize(value);
  if (text.size() > 40) text = text.substr(0, 37) + "...";
  return text;
}

// How a message names an entry of a list: by its id if it has one, else by its place.
std::string entry_name(const json::value& entry, int place) {
  if (const auto* object = entry.if_object())
    if (const auto* id = object->if_contains("id"); id && id->is_string() && !id->get_string().empty())
      return std::string(id->get_string());
  return std::to_string(place);
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

bool Node::has(std::string_view key) const { return value_.is_object() && value_.get_object().contains(key); }

Node Node::field(std::string_view key) {
  static const json::value nothing;
  asked_.emplace_back(key);
  const json::value* found = nullptr;
  if (const auto* object = value_.if_object())
    found = object->if_contains(key);
  else
    refuse(joined({"an object with a field \"", key, "\""}));
  if (!found && !refused()) refusals_.first = joined({path_, ": the field \"", key, "\" is missing"});
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
  if (!object || refused()) return;
  for (const auto& [key, value] : *object)
    if (std::find(asked_.begin(), asked_.end(), key) == asked_.end()) {
      refusals_.first = joined({path_, ": unknown field ", shown(json::value(key))});
      return;
    }
}

std::string canonical(const json::value& value) {
  if (const auto* object = value.if_object()) {
    std::vector<std::string_view> keys;
    for (const auto& [key, ignored] : *object) keys.emplace_back(key);
    put_in_order(keys, std::less<>{});
    std::string text = "{";
    for (const std::string_view key : keys) {
      if (text.size() > 1) text += ',';
      text += joined({json::serialize(json::value(key)), ":", canonical(object->at(key))});
    }
    return text + "}";
  }
  if (const auto* array = value.if_array()) {
    std::string text = "[";
    for (const auto& item : *array) text += joined({text.size() > 1 ? "," : "", canonical(item)});
    return text + "]";
  }
  return json::serialize(value);
}

Expected<ContentFile> parse_content(std::string_view text, const std::string& where) {
  auto document = parse_json(text, where);
  if (!document) return tl::make_unexpected(document.error());
  ContentFile file;
  file.document = std::move(*document);
  if (!file.document.is_object()) return trouble(joined({where, ": expected a JSON object"}));
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
  if (head.has("title")) file.title = head.field("title").text();
  if (head.has("about")) file.about = head.field("about").text();
  if (head.refused()) return trouble(refusals.first);
  const std::string plain_form = canonical(file.document);
  file.hash = hex_of(hash_bytes(plain_form.data(), plain_form.size()));
  return file;
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
  put_in_order(found, [](const ContentFile* a, const ContentFile* b) { return a->name < b->name; });
  return found;
}

const ContentFile* find_built_in(std::string_view game, std::string_view kind, std::string_view name) {
  for (const auto* file : built_in_content(game, kind))
    if (file->name == name) return file;
  return nullptr;
}

}  // namespace sounder
