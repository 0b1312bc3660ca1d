// Records that were written before content files were hashed without their texts, and before a game had all its
// options.
#include <gtest/gtest.h>

#include <algorithm>

#include "match/earlier_hashes.h"
#include "match/hex.h"
#include "match/record.h"
#include "match/registry.h"
#include "rules/hash.h"
#include "toys/later_guess.h"

namespace sounder {
namespace {

struct OldFile {
  const char *game, *kind, *name, *hash;
};

// The built-in files that still mean what they meant, with the hashes that records written by 490d06e have.
constexpr OldFile files_of_490d06e[] = {
    {"bite-the-pumpkin", "layout", "classic", "25c92fad42ad38c2"},
    {"bite-the-pumpkin", "layout", "hedge", "b8657b645c3fa5e9"},
    {"bite-the-pumpkin", "layout", "meadow", "17a94d74787801d9"},
    {"bite-the-pumpkin", "layout", "orchard", "eac005574746305e"},
    {"happy-pigs", "market", "classic", "527953960bd7b279"},
    {"happy-pigs", "deck", "sounder", "f7ffad8ffbb1d7ee"},
    {"three-little-pigs", "box", "classic", "cd71c52481e09e0f"},
    {"three-little-pigs", "box", "gale", "a2610c0846c8d54b"},
    {"wild-pigs", "bosses", "classic", "1d1f99c02760633c"},
    {"wild-pigs", "threats", "classic", "4df8b175b27defc4"},
    {"wild-pigs", "upgrades", "classic", "89b953cb9e50fde0"},
    {"wild-pigs", "weapons", "classic", "0390282aa18f5ac8"},
};

// The hash that is noted in a match with the content that a record names so; else what is said.
std::string noted(const OldFile& file, const std::string& hash) {
  const auto game = make_game({file.game, 0, {}, {{file.kind, {file.name, {}, hash}}}});
  return game ? (*game)->setup().content.at(file.kind).hash : game.error().message;
}

std::string hash_of_all(const std::string& text) {
  const std::string plain_form = canonical(json::parse(text));
  return hex_of(hash_bytes(plain_form.data(), plain_form.size()));
}

TEST(EarlierHashes, of_490d06e_stand_for_its_built_in_files) {
  for (const OldFile& file : files_of_490d06e)
    EXPECT_EQ(noted(file, file.hash), find_built_in(file.game, file.kind, file.name)->hash) << file.game << file.name;
  EXPECT_EQ(std::size(files_of_490d06e), std::size(earlier_hashes)) << "a file that has no line above";
}

TEST(EarlierHashes, stand_for_no_other_file) {
  const OldFile &classic = files_of_490d06e[0], &hedge = files_of_490d06e[1];
  EXPECT_TRUE(noted(classic, hedge.hash).starts_with("layout classic: has changed since"))
      << noted(classic, hedge.hash);
}

TEST(ContentHash, leaves_out_title_about_and_schema_and_nothing_else) {
  const auto hash = [](const std::string& more) {
    return parse_content(R"({"game":"bite-the-pumpkin","kind":"layout","name":"mine")" + more + "}", "mine")->hash;
  };
  const std::string plain = hash(R"(,"trees":["a1"])");
  EXPECT_EQ(hash(R"(,"trees":["a1"],"title":"Mine","about":"One tree.")"), plain);
  EXPECT_EQ(hash(R"(,"trees":["a1"],"about":"A tree, and nothing else.")"), plain);
  EXPECT_EQ(hash(R"(,"trees":["a1"],"$schema":"layout.schema.json")"), plain);
  EXPECT_NE(hash(R"(,"trees":["a2"])"), plain);
  EXPECT_NE(hash(R"(,"trees":["a1"],"more":{"title":"Deeper down it may be notation"})"), plain);
}

TEST(EarlierHashes, of_a_file_of_ones_own_are_those_of_all_of_it) {
  const std::string document =
      R"({"game":"bite-the-pumpkin","kind":"layout","name":"mine","about":"One tree.","trees":["a1"]})";
  const auto read = [&](const std::string& hash) {
    return parse_record(R"({"sounder":2,"game":"bite-the-pumpkin","rules":1,"seats":[{"is":"human"},{"is":"human"}],)"
                        R"("content":{"layout":{"name":"mine","hash":")" +
                            hash + R"(","document":)" + document + R"(}},"moves":[]})",
                        "match.json");
  };
  const auto record = read(hash_of_all(document));
  ASSERT_TRUE(record) << record.error().message;
  EXPECT_EQ(record->match.game().setup().content.at("layout").hash, parse_content(document, "mine")->hash);
  EXPECT_FALSE(read("0123456789abcdef"));
}

// The bonus that is played by a record of a game that has got this option since.
int bonus_of(const std::string& options, Unnamed unnamed = Unnamed::absent) {
  toys::register_later_guess();
  const auto record =
      parse_record(R"({"sounder":2,"game":"later-guess","rules":1,"seats":[{"is":"human"},{"is":"human"}],)" + options +
                       R"("moves":[]})",
                   "match.json", unnamed);
  EXPECT_TRUE(record) << record.error().message;
  return record ? record->match.game().setup().options.at("bonus") : -1;
}

TEST(LaterOptions, mean_in_a_record_that_does_not_name_them_what_was_played_before) {
  EXPECT_EQ(bonus_of(""), 0);
  EXPECT_EQ(bonus_of(R"("options":{},)"), 0);
  EXPECT_EQ(bonus_of(R"("options":{"bonus":3},)"), 3);
}

TEST(LaterOptions, are_usual_in_new_matches_and_stay_so_in_their_records) {
  EXPECT_EQ(bonus_of(R"("options":{},)", Unnamed::default_value), 2);
  toys::register_later_guess();
  const Record record{Match(make_game({"later-guess", 2, {}, {}}).value()), {{}, {}}, {}};
  EXPECT_EQ(record.match.game().setup().options.at("bonus"), 2);
  const auto again = parse_record(to_json(record), "match.json");
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->match.game().setup().options.at("bonus"), 2);
}

}  // namespace
}  // namespace sounder
