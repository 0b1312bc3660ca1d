#include "lab/experiment.h"

#include <algorithm>
#include <filesystem>

#include "bots/bot.h"
#include "lab/reader.h"
#include "match/file.h"
#include "match/hex.h"
#include "match/registry.h"
#include "rules/hash.h"
#include "rules/words.h"

namespace sounder::lab {
namespace {

namespace fs = std::filesystem;

// Reads one experiment file and reports the first error with its place.
class Reader {
 public:
  Reader(std::string path, const toml::table& file, std::vector<std::string_view> also = {})
      : path_(std::move(path)), file_(file), also_(std::move(also)) {}

  Expected<Experiment> read() {
    Experiment experiment;
    std::vector<std::string_view> keys = {"title",        "game",       "matches", "seed",    "course_matches",
                                          "luck_matches", "judgements", "seats",   "options", "content",
                                          "bots",         "seatings",   "barred",  "variant"};
    keys.insert(keys.end(), also_.begin(), also_.end());
    SOUNDER_TRY(only(file_, keys));
    if (file_.contains("title") && !file_["title"].is_string()) return wrong("title", "text");
    experiment.title = file_["title"].value_or(fs::path(path_).stem().string());
    const auto matches = number("matches", experiment.matches, 1, 1'000'000'000);
    const auto seed = number("seed", 1, 0, INT64_MAX);
    const auto course = number("course_matches", experiment.course_matches, 0, 1'000'000'000);
    const auto luck = number("luck_matches", experiment.luck_matches, 0, 1'000'000'000);
    const auto judgements = number("judgements", experiment.judgements, 1, 1000);
    for (const auto* one : {&matches, &seed, &course, &luck, &judgements})
      if (!*one) return tl::make_unexpected(one->error());
    experiment.matches = static_cast<std::uint32_t>(*matches);
    experiment.seed = static_cast<std::uint64_t>(*seed);
    experiment.course_matches = static_cast<std::uint32_t>(*course);
    experiment.luck_matches = static_cast<std::uint32_t>(*luck);
    experiment.judgements = static_cast<std::uint32_t>(*judgements);
    const toml::array* variants = file_["variant"].as_array();
    if (!variants) {
      if (file_.contains("variant")) return wrong("variant", "[[variant]] tables");
      SOUNDER_TRY(add_cases(experiment, toml::table{}));
      return experiment;
    }
    if (variants->empty()) return wrong("variant", "[[variant]] tables");
    for (const toml::node& node : *variants) {
      if (!node.is_table()) return wrong("variant", "[[variant]] tables");
      SOUNDER_TRY(add_cases(experiment, *node.as_table()));
    }
    return experiment;
  }

 private:
  tl::unexpected<Error> wrong(const std::string& key, const std::string& expected) const {
    return error(path_ + ": " + key + " is wrong or missing, expected " + expected);
  }

  Expected<void> only(const toml::table& table, const std::vector<std::string_view>& keys) const {
    for (const auto& [key, node] : table)
      if (std::find(keys.begin(), keys.end(), key.str()) == keys.end())
        return error(path_ + ", line " + std::to_string(node.source().begin.line) + ": unknown key \"" +
                     std::string(key.str()) + "\", expected " + in_words({keys.begin(), keys.end()}, " or "));
    return {};
  }

  Expected<std::int64_t> number(const char* key, std::int64_t default_value, std::int64_t least,
                                std::int64_t most) const {
    if (!file_.contains(key)) return default_value;
    const auto value = file_[key].value_exact<std::int64_t>();
    if (!value || *value < least || *value > most)
      return wrong(key, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return *value;
  }

  // The variant's own value, or the file's.
  toml::node_view<const toml::node> said(const toml::table& variant, const char* key) const {
    return variant.contains(key) ? variant[key] : file_[key];
  }

  Expected<Setup> setup_of(const toml::table& variant) const {
    Setup setup;
    const auto game = said(variant, "game").value<std::string>();
    if (!game) return wrong("game", "the id of a game");
    setup.game = *game;
    const auto line = find_game(setup.game);
    if (!line) return error(path_ + ": " + line.error().message);
    if (const auto seats = said(variant, "seats"); seats) {
      if (!seats.is_integer()) return wrong("seats", "a number of seats");
      setup.seats = static_cast<int>(seats.value_or(std::int64_t{0}));
    }
    // The file's options apply to every variant; a variant's own options override them.
    for (const toml::table* place : {&file_, &variant}) {
      if (!place->contains("options")) continue;
      const toml::table* table = (*place)["options"].as_table();
      if (!table) return wrong("options", "a table, as in options = { layout = \"orchard\" }");
      for (const auto& [key, node] : *table) {
        if (!node.is_string() && !node.is_integer() && !node.is_boolean())
          return wrong("options." + std::string(key.str()), "a whole number, true or false, or a name");
        std::string value = node.value_or(std::string());
        if (node.is_integer()) value = std::to_string(node.value_or(std::int64_t{0}));
        if (node.is_boolean()) value = node.value_or(false) ? "on" : "off";
        if (auto chosen = choose(setup, key.str(), value); !chosen) return error(path_ + ": " + chosen.error().message);
      }
    }
    for (const toml::table* table : {&file_, &variant}) {
      if (!table->contains("content")) continue;
      const auto files = texts_in((*table)["content"]);
      if (!files) return wrong("content", "a file name or a list of them");
      for (const std::string& name : *files) {
        const std::string file = (fs::path(path_).parent_path() / name).string();
        SOUNDER_TRY(const auto text, read_document(file));
        SOUNDER_TRY(const auto content, parse_content(text, file));
        if (auto checked = (*line)->check(content); !checked) return error(file + ": " + checked.error().message);
        if (auto chosen = choose_content(setup, content); !chosen) return error(file + ": " + chosen.error().message);
      }
    }
    return setup;
  }

  Expected<std::vector<std::vector<std::string>>> seatings_of(const toml::table& variant, int seats) const {
    std::vector<std::vector<std::string>> seatings;
    const auto listed = said(variant, "seatings");
    auto bots = texts_in(said(variant, "bots"));
    if (said(variant, "bots") && !bots) return wrong("bots", "a list of bots, one per seat");
    if (!bots) bots = std::vector<std::string>{"casual"};
    if (bots->size() == 1) bots->resize(static_cast<std::size_t>(seats), bots->front());
    if (!listed) {
      seatings = {*bots};
    } else if (listed.value_or(std::string()) == "all") {
      seatings = all_seatings(*bots);
    } else if (const toml::array* lists = listed.as_array()) {
      for (std::size_t i = 0; i < lists->size(); ++i) {
        const auto one = texts_in(listed[i]);
        if (!one) return wrong("seatings", "\"all\" or a list of lists of bots");
        seatings.push_back(*one);
      }
    } else {
      return wrong("seatings", "\"all\" or a list of lists of bots");
    }
    if (seatings.empty()) return wrong("seatings", "\"all\" or a list of lists of bots");
    for (const auto& seating : seatings)
      if (static_cast<int>(seating.size()) != seats)
        return error(path_ + ": " + std::to_string(seating.size()) + " bots for " + std::to_string(seats) +
                     " seats, expected one per seat or one for all");
    return seatings;
  }

  Expected<void> add_cases(Experiment& experiment, const toml::table& variant) const {
    SOUNDER_TRY(only(variant, {"name", "game", "seats", "options", "content", "bots", "seatings", "barred"}));
    SOUNDER_TRY(const auto setup, setup_of(variant));
    const auto game = make_game(setup);
    if (!game) return error(path_ + ": " + game.error().message);
    SOUNDER_TRY(const auto seatings, seatings_of(variant, (*game)->seats()));
    auto barred = texts_in(said(variant, "barred"));
    if (said(variant, "barred") && (!barred || static_cast<int>(barred->size()) != (*game)->seats()))
      return wrong("barred", "one kind of move a seat, \"\" for none");
    const std::string name = variant["name"].value_or(std::string((*game)->facts().title));
    for (const auto& seating : seatings) {
      for (const std::string& bot : seating)
        if (const auto made = bots::make_bot(bot, *game); !made) return error(path_ + ": " + made.error().message);
      experiment.cases.push_back({name, *game, seating, barred ? *barred : std::vector<std::string>{}});
    }
    return {};
  }

  std::string path_;
  const toml::table& file_;
  const std::vector<std::string_view> also_;
};

}  // namespace

std::vector<std::vector<std::string>> all_seatings(std::vector<std::string> bots) {
  std::vector<std::vector<std::string>> all;
  std::sort(bots.begin(), bots.end());
  do all.push_back(bots);
  while (std::next_permutation(bots.begin(), bots.end()));
  return all;
}

std::string Experiment::fingerprint() const {
  std::string text;
  for (const std::uint64_t number : {std::uint64_t{matches}, seed, std::uint64_t{course_matches},
                                     std::uint64_t{luck_matches}, std::uint64_t{judgements}})
    text += std::to_string(number) + " ";
  for (const Case& one : cases) {
    const Setup& setup = one.game->setup();
    text += "\n" + one.variant + " " + setup.game + " " + std::to_string(one.game->facts().rules_version) + " " +
            std::to_string(setup.seats);
    for (const auto& [name, value] : setup.options) text += " " + name + "=" + std::to_string(value);
    for (const auto& [kind, choice] : setup.content) text += " " + kind + "=" + choice.hash;
    for (const std::string& bot : one.bots) text += " " + bot;
    for (const std::string& kind : one.barred) text += " -" + kind;
  }
  return hex_of(hash_bytes(text.data(), text.size()));
}

std::optional<std::vector<std::string>> texts_in(toml::node_view<const toml::node> node) {
  std::vector<std::string> list;
  if (const auto one = node.value<std::string>()) return std::vector<std::string>{*one};
  if (!node.is_array()) return std::nullopt;
  for (const toml::node& item : *node.as_array()) {
    const auto text = item.value<std::string>();
    if (!text) return std::nullopt;
    list.push_back(*text);
  }
  return list;
}

namespace {

Expected<Experiment> parse(std::string_view text, const std::string& path, const std::vector<std::string_view>& also,
                           const ReadRest& rest) {
  try {
    const toml::table file = toml::parse(text, path);
    SOUNDER_TRY(auto experiment, Reader(path, file, also).read());
    if (auto read = rest(file, experiment); !read) return error(path + ": " + read.error().message);
    return experiment;
  } catch (const toml::parse_error& mishap) {
    return error(path + ", line " + std::to_string(mishap.source().begin.line) + ": " +
                 std::string(mishap.description()));
  }
}

const ReadRest nothing_more = [](const toml::table&, Experiment&) -> Expected<void> { return {}; };

}  // namespace

Expected<Experiment> read_experiment(const std::string& path, const std::vector<std::string_view>& also,
                                     const ReadRest& rest) {
  SOUNDER_TRY(const auto text, read_document(path));
  return parse(text, path, also, rest);
}

Expected<Experiment> read_experiment(const std::string& path) { return read_experiment(path, {}, nothing_more); }

Expected<Experiment> parse_experiment(std::string_view text, const std::string& path) {
  return parse(text, path, {}, nothing_more);
}

}  // namespace sounder::lab
