#include "i18n/localizer.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <mutex>

#include "i18n/files.h"
#include "i18n/messages.h"
#include "match/telling.h"

namespace sounder::i18n {
namespace json = boost::json;
namespace {

constexpr std::array<Language, 3> all_languages = {{{"en", "English"}, {"it", "Italiano"}, {"fr", "Français"}}};

// A compiled catalogue, read when it is first needed.
const json::object& catalogue(const std::string& name) {
  static std::mutex reading;
  static std::map<std::string, json::object> catalogues;
  const std::lock_guard lock(reading);
  const auto known = catalogues.find(name);
  if (known != catalogues.end()) return known->second;
  json::object read;
  for (const CatalogueFile& file : files())
    if (file.name == name) read = json::parse(file.json).as_object();
  return catalogues.emplace(name, std::move(read)).first->second;
}

json::object as_json(const Message& message) {
  std::string text;
  JsonWriter out(text);
  write(out, message);
  return json::parse(text).as_object();
}

const json::value* member(const json::object& object, std::string_view key) { return object.if_contains(key); }

std::string_view text_of(const json::value& value) {
  const auto& text = value.as_string();
  return {text.data(), text.size()};
}

}  // namespace

std::span<const Language> languages() { return all_languages; }

Expected<std::string_view> language_named(std::string_view id) {
  std::string expected;
  for (const Language& language : all_languages) {
    if (language.id == id) return language.id;
    expected += (expected.empty() ? "" : ", ") + std::string(language.id);
  }
  return error("unknown language \"" + std::string(id.substr(0, 40)) + "\", expected one of " + expected);
}

std::string_view default_language() {
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* wanted = std::getenv(variable);
    if (!wanted || !*wanted) continue;
    for (const Language& language : all_languages)
      if (std::string_view(wanted).starts_with(language.id)) return language.id;
    break;
  }
  return all_languages[0].id;
}

Localizer::Localizer(std::string_view language) : language_(language) {
  catalogues_ = {&catalogue("terminal." + language_), &catalogue("shell." + language_)};
}

Localizer::Localizer(std::string_view language, const Setup& setup, People people)
    : language_(language), game_(setup.game), people_(std::move(people)) {
  catalogues_ = {&catalogue(game_ + "." + language_), &catalogue(game_ + "." + language_ + ".why"),
                 &catalogue(game_ + "." + language_ + ".picture"), &catalogue("terminal." + language_),
                 &catalogue("shell." + language_)};
  for (const auto& [kind, choice] : setup.content)
    if (!choice.document.empty()) own_content_.push_back(kind);
}

std::string Localizer::name_of(Seat seat) const {
  const auto i = static_cast<std::size_t>(index_of(seat));
  return i < people_.names.size() && !people_.names[i].empty() ? people_.names[i] : sounder::name_of(seat);
}

const json::value* Localizer::sentence(std::string_view key) const {
  for (const json::object* one : catalogues_)
    for (const char* part : {"m", "x"})
      if (const json::value* messages = member(*one, part))
        if (const json::value* found = messages->as_object().if_contains(key)) return found;
  return nullptr;
}

std::string Localizer::say(const json::object& message) const {
  const json::value* key = member(message, "key");
  if (!key) return {};
  const json::value* found = sentence(text_of(*key));
  if (found && found->is_object()) found = &found->as_object().at("b");
  return found ? filled(found, message) : "[" + std::string(text_of(*key)) + "]";
}

std::string Localizer::say(const Message& message) const {
  return message.empty() ? std::string() : say(as_json(message));
}

std::string Localizer::button(const Message& move) const { return say(move); }

std::string Localizer::story(const Message& move, Seat mover) const {
  json::object given = as_json(move);
  const json::value* found = sentence(move.key());
  if (!found || !found->is_object()) return say(given);
  if (!given.contains("who")) given["who"] = sounder::name_of(mover);
  return filled(&found->as_object().at("s"), given);
}

std::string Localizer::text(std::string_view key) const {
  const json::value* found = sentence(key);
  return found ? filled(found, {}) : std::string();
}

std::string Localizer::text(std::string_view key, const json::object& given) const {
  const json::value* found = sentence(key);
  return found ? filled(found, given) : "[" + std::string(key) + "]";
}

std::string Localizer::term(std::string_view set, std::string_view name, std::string_view form) const {
  const json::object* all = forms(set, name);
  const json::value* found = all ? all->if_contains(form) : nullptr;
  return std::string(found ? text_of(*found) : name);
}

std::string Localizer::card(std::string_view kind, std::string_view id, std::string_view name) const {
  if (std::find(own_content_.begin(), own_content_.end(), kind) != own_content_.end()) return std::string(name);
  if (const json::value* cards = member(*catalogues_[0], "c"))
    if (const json::value* names = cards->as_object().if_contains(kind))
      if (const json::value* own = names->as_object().if_contains(id)) return std::string(text_of(*own));
  return std::string(name);
}

const json::object& Localizer::rules() const { return catalogue(game_ + "." + language_ + ".rules"); }

std::string Localizer::filled(const json::value* parts, const json::object& given) const {
  std::string out;
  if (parts->is_string()) return std::string(text_of(*parts));
  for (const json::value& part : parts->as_array()) fill(out, part, given);
  return out;
}

// web/tools/words.mjs describes the parts.
void Localizer::fill(std::string& out, const json::value& part, const json::object& given) const {
  if (part.is_string()) {
    out += text_of(part);
    return;
  }
  const json::array& place = part.as_array();
  if (place.size() > 1 && place[1].is_object()) return choose(out, place, given);
  const json::value* value = given.if_contains(place[0].as_string());
  if (!value) return;
  const std::string_view op = place.size() > 1 ? text_of(place[1]) : std::string_view{};
  out += printed(*value, op, place.size() > 2 ? text_of(place[2]) : std::string_view{});
}

std::string Localizer::printed(const json::value& value, std::string_view op, std::string_view set) const {
  if (op == "c") return std::to_string(value.as_array().size());
  if (op.starts_with('&') || op.starts_with('|')) return joined(value.as_array(), op, set);
  if (!set.empty()) {
    const json::object* forms_of = forms(set, text_of(value));
    const json::value* form = forms_of ? forms_of->if_contains(op) : nullptr;
    return std::string(form ? text_of(*form) : text_of(value));
  }
  if (op == "@") return name_of(seat_named(text_of(value)).value_or(Seat::nobody));
  if (op == "#") {
    const json::object& named = value.as_object();
    return card(text_of(named.at("of")), text_of(named.at("id")), text_of(named.at("name")));
  }
  if (op == "!") return say(value.as_object());
  if (value.is_string()) return std::string(text_of(value));
  return json::serialize(value);
}

std::string Localizer::joined(const json::array& items, std::string_view op, std::string_view set) const {
  const json::value* last = member(*catalogues_.back(), op.front() == '&' ? "and" : "or");
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() && last ? text_of(*last) : std::string_view(", ");
    text += printed(items[i], op.substr(1), set);
  }
  return text;
}

const json::object* Localizer::forms(std::string_view set, std::string_view term) const {
  for (const json::object* one : catalogues_)
    if (const json::value* sets = member(*one, "t"))
      if (const json::value* terms = sets->as_object().if_contains(set))
        if (const json::value* found = terms->as_object().if_contains(term)) return &found->as_object();
  return nullptr;
}

void Localizer::choose(std::string& out, const json::array& place, const json::object& given) const {
  const json::object& cases = place[1].as_object();
  const json::value* value = given.if_contains(place[0].as_string());
  if (!value) return;
  const std::string_view how = place.size() > 2 ? text_of(place[2]) : std::string_view{};
  std::string chosen;
  if (how == "is") {
    const auto seat = seat_named(text_of(*value));
    chosen = seat && people_.you.contains(*seat) ? "you" : "other";
  } else if (how == "gender") {
    const json::object* forms_of = forms(text_of(place[3]), text_of(*value));
    chosen = forms_of ? text_of(forms_of->at("gender")) : std::string_view("other");
  } else if (how == "n" || how == "c") {
    const std::int64_t number =
        how == "c" ? static_cast<std::int64_t>(value->as_array().size()) : value->to_number<std::int64_t>();
    chosen = "=" + std::to_string(number);
    if (!cases.contains(chosen)) {
      const json::array& one = catalogues_.back()->at("one").as_array();
      chosen = std::any_of(one.begin(), one.end(),
                           [&](const json::value& n) { return n.to_number<std::int64_t>() == number; })
                   ? "one"
                   : "other";
    }
  } else {
    chosen = value->is_string() ? std::string(text_of(*value)) : json::serialize(*value);
  }
  const json::value* parts = cases.if_contains(chosen);
  if (!parts) parts = cases.if_contains("other");
  if (parts) out += filled(parts, given);
}

std::string Localizer::told(const AnyGame& game, const AnyState& before, const Step& step, SeatSet viewers) const {
  std::string text;
  const auto add = [&](const std::string& sentence) {
    if (!sentence.empty()) text += (text.empty() ? "" : " ") + sentence;
  };
  const Telling telling = telling_of(game, before, step, viewers);
  if (telling.hidden)
    add(step.seat == Seat::nobody ? say(messages::drawn_in_secret()) : say(messages::chosen_in_secret(step.seat)));
  else
    add(story(game.describe(before, step.move), step.seat));
  for (const Message& one : telling.told) add(say(one));
  return text;
}

}  // namespace sounder::i18n
