#include "terminal/cards.h"

#include <algorithm>

#include "match/content.h"
#include "terminal/spelling.h"

namespace sounder::terminal {
namespace {

using boost::json::array;
using boost::json::object;
using boost::json::value;

std::string text(const object& of, std::string_view key) {
  const value* found = of.if_contains(key);
  return found && found->is_string() ? std::string(found->get_string()) : std::string();
}

// "season-of-love", as the catalogues call a card without an id.
std::string id_from(std::string_view name) {
  std::string id;
  for (char c : name) {
    if (c == '\'') continue;
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (letter)
      id += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    else if (!id.empty() && id.back() != '-')
      id += '-';
  }
  if (!id.empty() && id.back() == '-') id.pop_back();
  return id;
}

std::string upper_first(std::string words) {
  if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
  return words;
}

void append(std::string& words, const std::string& more, const char* separator) {
  if (more.empty()) return;
  words += (words.empty() ? "" : separator) + more;
}

// A part of a name begins where a word begins.
bool has_part(const std::string& name, const std::string& part) {
  return name.starts_with(part) || name.find(" " + part) != std::string::npos;
}

}  // namespace

std::string plainly(std::string_view name) {
  std::string plain;
  for (char c : name) plain += static_cast<char>(c == '-' ? ' ' : c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  return plain;
}

CardIndex::CardIndex(const i18n::Localizer& localizer, const Setup& setup) : localizer_(localizer) {
  for (const auto& [kind, choice] : setup.content) {
    const bool own = !choice.document.empty();
    const ContentFile* built_in = own ? nullptr : find_built_in(setup.game, kind, choice.name);
    if (own || built_in)
      add_all(kind, boost::json::parse(own ? choice.document : json::serialize(built_in->document)).as_object(), own);
  }
}

void CardIndex::add_all(const std::string& kind, const object& document, bool own) {
  for (const auto& [list, entries] : document) {
    if (!entries.is_array()) continue;
    const std::string which = "card.kind." + (list == "cards" ? kind : std::string(list));
    for (const value& entry : entries.get_array()) {
      const object* fields = entry.if_object();
      if (!fields || text(*fields, "name").empty()) continue;
      const std::string given = text(*fields, "name");
      const std::string id = text(*fields, "id");
      Card card{localizer_.card(kind, id.empty() ? id_from(given) : id, given), id, {}, {}, own, *fields};
      card.called = {plainly(card.name), plainly(given), plainly(id)};
      if (has_text(which)) card.kind = localizer_.text(which);
      for (auto& [key, part] : card.fields) {  // the thresholds of a boss
        if (!part.is_array()) continue;
        for (value& inner : part.get_array()) {
          if (!inner.is_object() || text(inner.get_object(), "name").empty()) continue;
          const std::string name = text(inner.get_object(), "name");
          const std::string shown = localizer_.card(kind, id_from(name), name);
          inner.get_object()["name"] = shown;
          card.called.insert(card.called.end(), {plainly(shown), plainly(name)});
        }
      }
      cards_.push_back(std::move(card));
    }
  }
}

std::vector<std::string> CardIndex::names() const {
  std::vector<std::string> names;
  for (const Card& card : cards_)
    if (std::find(names.begin(), names.end(), card.name) == names.end()) names.push_back(card.name);
  return names;
}

CardIndex::Found CardIndex::find(std::string_view typed, const Canvas& canvas) const {
  const std::string wanted = plainly(typed);
  std::vector<const Card*> whole;
  std::vector<const Card*> partly;
  for (const Card& card : cards_) {
    const auto& called = card.called;
    if (std::find(called.begin(), called.end(), wanted) != called.end()) whole.push_back(&card);
    if (std::any_of(called.begin(), called.end(), [&](const std::string& one) { return has_part(one, wanted); }))
      partly.push_back(&card);
  }
  const std::vector<const Card*>& meant = whole.empty() ? partly : whole;
  Found found;
  for (const Card* card : meant)
    if (std::find(found.near.begin(), found.near.end(), card->name) == found.near.end())
      found.near.push_back(card->name);
  if (found.near.size() == 1) {
    for (const Card* card : meant) found.page += page_of(*card, canvas);
    found.near.clear();
  }
  if (!meant.empty()) return found;
  std::vector<std::string> plain;
  for (const Card& card : cards_) plain.insert(plain.end(), card.called.begin(), card.called.end());
  const std::vector<std::string> near = near_misses(wanted, plain);
  for (const std::string& name : names())
    for (const Card& card : cards_)
      if (card.name == name &&
          std::find_first_of(card.called.begin(), card.called.end(), near.begin(), near.end()) != card.called.end()) {
        found.near.push_back(name);
        break;
      }
  return found;
}

std::string CardIndex::with_names(std::string_view move) const {
  std::string words;
  for (std::size_t at = 0; at < move.size();) {
    const std::size_t end = std::min(move.find_first_of(" ,;", at), move.size());
    const std::string_view word = move.substr(at, end - at);
    const auto card =
        std::find_if(cards_.begin(), cards_.end(), [&](const Card& one) { return !one.id.empty() && one.id == word; });
    words += at > 0 && card != cards_.end() ? card->name : std::string(word);
    at = end;
    while (at < move.size() && std::string_view(" ,;").find(move[at]) != std::string_view::npos) words += move[at++];
  }
  return words;
}

bool CardIndex::has_text(const std::string& key) const { return localizer_.text(key, {}) != "[" + key + "]"; }

// Numbers and words on one line, each list and object on its own.
std::string CardIndex::page_of(const Card& card, const Canvas& canvas) const {
  std::string brief;
  std::vector<std::string> lines;
  for (const auto& [key, value] : card.fields) {
    if (key == "name" || key == "id" || key == "text") continue;
    if (const auto* entries = value.if_array()) {
      for (const auto& entry : *entries) lines.push_back(upper_first(in_words(key, entry)));
    } else if (value.is_object()) {
      lines.push_back(upper_first(in_words(key, value)));
    } else {
      append(brief, in_words(key, value), ", ");
    }
  }
  lines.insert(lines.begin(), upper_first(brief));
  // What a card says beside its rules is translated nowhere.
  if (const std::string said = text(card.fields, "text"); card.own || localizer_.language() == "en")
    lines.insert(lines.begin(), printable(said));
  const std::string beside = card.kind.empty() ? "" : "  " + card.kind;
  std::string page =
      canvas.style.paint(Ink::bold, printable(card.name)) + canvas.style.paint(Ink::faint, beside) + "\n";
  for (const std::string& line : lines)
    if (!line.empty())
      for (const std::string& part : wrapped(line, canvas.width - 2, 2)) page += "  " + part + "\n";
  return page;
}

std::string CardIndex::fields_in_words(const object& fields) const {
  std::string words;
  const std::string name = text(fields, "name");
  for (const auto& [key, value] : fields)
    if (key != "name" && key != "id" && key != "effect" && key != "kind") append(words, in_words(key, value), ", ");
  return name.empty() ? words : printable(name) + ": " + words;
}

std::string CardIndex::in_words(std::string_view key, const value& value) const {
  const std::string named = "card." + std::string(key);
  if (value.is_int64()) return value.get_int64() != 0 && has_text(named) ? localizer_.text(named, {{"n", value}}) : "";
  if (value.is_string()) {
    const std::string word(value.get_string());
    return has_text(named + "." + word) ? localizer_.text(named + "." + word) : printable(word);
  }
  std::string what;
  if (const array* entries = value.if_array()) {
    for (const auto& entry : *entries) append(what, in_words({}, entry), "; ");
  } else if (const object* fields = value.if_object()) {
    what = fields_in_words(*fields);
    const std::string tag = text(*fields, fields->contains("effect") ? "effect" : "kind");
    if (!tag.empty()) {
      if (!has_text("card." + tag)) return {};
      object given = *fields;
      given["what"] = what;
      for (auto& [name, part] : given) {
        if (part.is_int64() || name == "what") continue;
        std::string words = part.is_object() ? fields_in_words(part.get_object()) : in_words(name, part);
        part = words.empty() ? localizer_.text("card.nothing") : words;
      }
      return localizer_.text("card." + tag, given);
    }
  }
  if (what.empty()) return {};
  return has_text(named) ? localizer_.text(named, {{"what", what}}) : what;
}

}  // namespace sounder::terminal
