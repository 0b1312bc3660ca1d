#include "tables/game_cache.h"

#include <algorithm>

#include "match/record.h"
#include "tables/names.h"

namespace sounder::tables {
namespace {

// How the app calls bots, in every language: the level's word and the word for a bot, in this order and in the other. A
// test compares them with the catalogues.
constexpr std::string_view bot_words[] = {"bot", "robot", "bots", "robots"};
constexpr std::string_view level_words[] = {"apprenti",   "beginner", "novizio",    "novice",     "casual",
                                            "strong",     "master",   "greedy",     "random",     "principiante",
                                            "tranquillo", "forte",    "maestro",    "débutant",   "tranquille",
                                            "fort",       "maître",   "amatoriale", "occasionnel"};
// Who looks after a server, in English, Italian and French.
constexpr std::string_view server_words[] = {
    "server",          "serveur",         "sounder",          "system",          "système",         "sistema",
    "admin",           "admins",          "sysadmin",         "webmaster",       "staff",           "support",
    "administrator",   "administrators",  "moderator",        "moderators",      "moderation",      "supporto",
    "amministratore",  "amministratrice", "amministratori",   "amministratrici", "amministrazione", "moderatore",
    "moderatrice",     "moderatori",      "moderatrici",      "moderazione",     "assistenza",      "administrateur",
    "administratrice", "administrateurs", "administratrices", "administration",  "modérateur",      "modératrice",
    "modérateurs",     "modératrices",    "modération",       "assistance"};
// Nobody's name, but fine beside others.
constexpr std::string_view other_words[] = {
    "host", "hosts", "owner", "mod",    "mods", "modo",   "proprietario", "proprietaria", "propriétaire", "you",
    "tu",   "voi",   "vous",  "chance", "caso", "hasard", "nobody",       "nessuno",      "personne"};
constexpr std::string_view articles[] = {"the", "a", "an", "il", "lo", "la", "un", "una", "uno", "l", "le", "une"};

// A record without moves: records say how options and content are read.
std::string record_of(const Choice& choice) {
  std::string text;
  JsonWriter out(text);
  out.begin_object().field("sounder", record_format).field("game", choice.game).field("rules", choice.rules);
  out.key("seats").begin_array();
  for (int i = 0; i < choice.seats; ++i) write_player(out, Player());
  out.end_array().key("options").raw(choice.options).key("content").raw(choice.content);
  out.key("moves").begin_array().end_array().end_object();
  return text;
}

}  // namespace

GameCache::GameCache() {
  for (const std::string_view word : server_words) never_.insert(name_key(word));
  for (const std::string_view word : bot_words) never_.insert(name_key(word));
  for (const std::string_view word : articles) articles_.insert(name_key(word));
  for (const std::string_view word : other_words) ours_.insert(name_key(word));
  ours_.insert(never_.begin(), never_.end());
  for (const std::string_view bot : bot_words) {
    for (const std::string_view level : level_words) {
      ours_.insert(name_key(std::string(bot) + std::string(level)));
      ours_.insert(name_key(std::string(level) + std::string(bot)));
    }
  }
}

Expected<GamePtr> GameCache::game(const Choice& choice) const {
  const std::string record_text = record_of(choice);
  const std::string key = (choice.unnamed == Unnamed::default_value ? "default " : "") + record_text;
  const std::lock_guard lock(mutex_);
  std::weak_ptr<const AnyGame>& known = games_[key];
  if (GamePtr game = known.lock()) return game;
  auto record = parse_record(record_text, "table", choice.unnamed);
  if (!record) {
    games_.erase(key);
    return tl::make_unexpected(record.error());
  }
  known = record->match.game_ptr();
  std::erase_if(games_, [](const auto& entry) { return entry.second.expired(); });
  return record->match.game_ptr();
}

bool GameCache::is_ours(std::string_view name) const {
  const std::string key = name_key(name);
  if (ours_.contains(key)) return true;
  std::string rest;  // without numbers and articles: "The Casual-bot 2"
  for (const NameWord& word : name_words(name)) {
    if (never_.contains(word.whole) || never_.contains(word.bare)) return true;
    if (!articles_.contains(word.bare)) rest += word.bare;
  }
  if (ours_.contains(rest)) return true;
  const bool is_marked = key.starts_with("bot") || key.starts_with("cmd");
  constexpr std::string_view colons[] = {":", "：", "∶", "ː", "꞉"};
  return is_marked && std::any_of(std::begin(colons), std::end(colons),
                                  [&](std::string_view colon) { return name.find(colon) != name.npos; });
}

}  // namespace sounder::tables
