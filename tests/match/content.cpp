// Layouts as content: strict, and every refusal names the place (BP-2).
#include <gtest/gtest.h>

#include "match/content.h"

#include "match/registry.h"

namespace sounder {
namespace {

const std::string head = R"({"game": "bite-the-pumpkin", "kind": "layout", "name": "mine")";

// What is said of a file called mine.json; "taken" if it is all right.
std::string said_of(const std::string& text) {
  const auto file = parse_content(text, "mine.json");
  if (!file) return file.error().message;
  Setup setup{"bite-the-pumpkin", 2, {}, {}};
  if (auto chosen = choose_content(setup, *file); !chosen) return chosen.error().message;
  const auto game = make_game(setup);
  return game ? "taken" : game.error().message;
}

std::string said_of_trees(const std::string& trees) { return said_of(head + R"(, "trees": )" + trees + "}"); }

TEST(Layouts, good_ones_are_taken) {
  EXPECT_EQ(said_of_trees("[]"), "taken");
  EXPECT_EQ(said_of_trees(R"(["a1", "h8"])"), "taken");
}

TEST(Layouts, a_bad_cell_is_named_with_its_place) {
  EXPECT_EQ(said_of_trees(R"(["a1", "i9"])"), "layout mine.trees[1]: found \"i9\", expected a cell from a1 to h8");
  EXPECT_EQ(said_of_trees(R"(["A1"])"), "layout mine.trees[0]: found \"A1\", expected a cell from a1 to h8");
  EXPECT_EQ(said_of_trees("[11]"), "layout mine.trees[0]: found 11, expected a text in quotes");
  EXPECT_EQ(said_of_trees(R"([["a1"]])"), "layout mine.trees[0]: found [\"a1\"], expected a text in quotes");
}

TEST(Layouts, a_cell_named_twice_is_named) {
  EXPECT_EQ(said_of_trees(R"(["a1", "c3", "a1"])"),
            "layout mine.trees[2]: found \"a1\", expected every cell at most once");
}

TEST(Layouts, more_than_20_trees_are_refused) {
  std::string trees = "[";
  for (int i = 0; i < 21; ++i)
    trees += (i ? ",\"" : "\"") + std::string{static_cast<char>('a' + i % 8), static_cast<char>('1' + i / 8)} + "\"";
  EXPECT_EQ(said_of_trees(trees + "]"), "layout mine.trees: has 21 entries, expected 0 to 20");
}

TEST(Layouts, unknown_and_missing_keys_are_named) {
  EXPECT_EQ(said_of(head + R"(, "trees": [], "bushes": []})"), "layout mine: unknown field \"bushes\"");
  EXPECT_EQ(said_of(head + "}"), "layout mine: the field \"trees\" is missing");
  EXPECT_EQ(said_of(R"({"game": "bite-the-pumpkin", "kind": "layout", "trees": []})"),
            "mine.json: the field \"name\" is missing");
  EXPECT_EQ(said_of_trees("7"), "layout mine.trees: found 7, expected a list");
  EXPECT_EQ(said_of_trees(R"([], "title": 7)"), "mine.json.title: found 7, expected a text in quotes");
}

TEST(Layouts, a_misspelt_key_is_named_as_unknown) {
  EXPECT_EQ(said_of(head + R"(, "tress": []})"), "layout mine: unknown field \"tress\", expected \"trees\"");
  EXPECT_EQ(said_of(head + R"(, "title": "A tree", "Trees": []})"),
            "layout mine: unknown field \"Trees\", expected \"trees\"");
  EXPECT_EQ(said_of(R"({"game": "bite-the-pumpkin", "kind": "layout", "nmae": "mine", "trees": []})"),
            "mine.json: unknown field \"nmae\", expected \"name\"");
  EXPECT_EQ(said_of(R"({"game": "bite-the-pumpkin", "kind": "layout", "title": "Mine", "trees": []})"),
            "mine.json: the field \"name\" is missing")
      << "what is no misspelling of it is not accused";
}

// Of an object whose fields depend on one that is missing the others are not called unknown.
TEST(Decks, a_misspelt_key_inside_a_list_is_named_with_its_place) {
  const auto said = [](const std::string& effect) {
    std::string text = R"({"game": "happy-pigs", "kind": "deck", "name": "mine", "spring": [{"name": "A", "feed": 1, )"
                       R"("mate": 1, "buy": 1, "sell": 1, "effect": )" +
                       effect + "}";
    for (const char* name : {"B", "C", "D"})
      text += std::string(R"(, {"name": ")") + name +
              R"(", "feed": 1, "mate": 1, "buy": 1, "sell": 1, "effect": {"kind": "item_of_choice"}})";
    const auto file = parse_content(text + "]}", "mine.json");
    return (*find_game("happy-pigs"))->check(*file).error().message;
  };
  EXPECT_TRUE(
      said(R"({"kind": "litter", "piglet": 2})").ends_with(".effect: unknown field \"piglet\", expected \"piglets\""))
      << said(R"({"kind": "litter", "piglet": 2})");
  EXPECT_TRUE(
      said(R"({"piglets": 2, "knid": "litter"})").ends_with(".effect: unknown field \"knid\", expected \"kind\""))
      << said(R"({"piglets": 2, "knid": "litter"})");
  EXPECT_TRUE(said(R"({"piglets": 2})").ends_with(".effect: the field \"kind\" is missing"))
      << said(R"({"piglets": 2})");
}

TEST(Layouts, a_schema_for_editors_is_let_be) {
  EXPECT_EQ(said_of_trees(R"([], "$schema": "../schema/bite-the-pumpkin.layout.schema.json")"), "taken");
  EXPECT_EQ(said_of_trees(R"([], "$schema": 7)"), "mine.json.$schema: found 7, expected a text in quotes");
}

TEST(Layouts, another_game_or_kind_is_refused) {
  EXPECT_EQ(said_of(R"({"game": "chess", "kind": "layout", "name": "mine", "trees": []})"),
            "layout mine is for chess, expected one for bite-the-pumpkin");
  EXPECT_EQ(said_of(R"({"game": "bite-the-pumpkin", "kind": "deck", "name": "mine", "trees": []})"),
            "bite-the-pumpkin: unknown kind of content \"deck\"");
}

TEST(Layouts, a_check_says_the_same) {
  const auto check = [](const std::string& text) {
    const auto file = parse_content(text, "mine.json");
    const auto checked = (*find_game("bite-the-pumpkin"))->check(*file);
    return checked ? "fine" : checked.error().message;
  };
  EXPECT_EQ(check(head + R"(, "trees": ["a1"]})"), "fine");
  EXPECT_EQ(check(head + R"(, "trees": ["i9"]})"), "layout mine.trees[0]: found \"i9\", expected a cell from a1 to h8");
  EXPECT_EQ(check(R"({"game": "chess", "kind": "layout", "name": "mine", "trees": []})"),
            "layout mine: is for chess, expected one for bite-the-pumpkin");
  EXPECT_EQ(check(R"({"game": "bite-the-pumpkin", "kind": "deck", "name": "mine", "trees": []})"),
            "deck mine: bite-the-pumpkin has no content of the kind \"deck\", expected layout");
}

TEST(Layouts, a_name_is_plain) {
  const std::string expected = ", expected a name of a-z, 0-9 and -, at most 40 characters";
  for (const std::string name : {"", "My Layout", "a/b", "../classic", "caf\xc3\xa9"})
    EXPECT_EQ(said_of(R"({"game": "bite-the-pumpkin", "kind": "layout", "name": ")" + name + R"(", "trees": []})"),
              "mine.json.name: found \"" + name + "\"" + expected);
}

TEST(Layouts, what_is_not_json_is_refused_with_line_and_column) {
  EXPECT_TRUE(said_of("\xef\xbb\xbf" + head + ", \"trees\": []}")
                  .starts_with("mine.json: begins with a byte order mark, expected UTF-8 without"));
  EXPECT_EQ(said_of("trees: a1"), "mine.json: line 1, column 3: not JSON (syntax error)");
  EXPECT_EQ(said_of(head + ",\n \"trees\": [\"a1\",]}"), "mine.json: line 2, column 17: not JSON (syntax error)");
  EXPECT_EQ(said_of(head), "mine.json: ends in the middle: expected more JSON");
  EXPECT_EQ(said_of(""), "mine.json: ends in the middle: expected more JSON");
  EXPECT_EQ(said_of(head + R"(, "trees": []} {})"),
            "mine.json: line 1, column 77: there is more after the end of the JSON");
  EXPECT_EQ(said_of("[]"), "mine.json: expected a JSON object");
  EXPECT_EQ(said_of("\"\xff\""), "mine.json: line 1, column 2: not JSON (syntax error)");
}

TEST(Layouts, a_key_that_comes_twice_is_refused) {
  EXPECT_EQ(said_of(head + ",\n\"trees\": [],\n \"trees\": []}"),
            "mine.json: line 3, column 2: the field \"trees\" comes twice");
  EXPECT_EQ(said_of(head + R"(, "trees": [], "\u0074rees" : []})"),
            "mine.json: line 1, column 77: the field \"trees\" comes twice");
  EXPECT_EQ(said_of_trees(R"([], "about": "\"trees\": [], \\", "title": "{{[trees")"),
            "taken");  // quotes and brackets in a text
  // In another object the same key is another key.
  EXPECT_EQ(said_of(head + R"(, "trees": {"trees": {"trees": 1}}})"),
            "layout mine.trees: found {\"trees\":{\"trees\":1}}, expected a list");
}

TEST(Layouts, names_and_documents_can_be_asked_for) {
  std::vector<std::string> names;
  for (const auto* file : built_in_content("bite-the-pumpkin", "layout")) names.push_back(file->name);
  EXPECT_EQ(names, (std::vector<std::string>{"arch", "classic", "hedge", "meadow", "orchard", "stray"}));
  EXPECT_NE(find_built_in("bite-the-pumpkin", "layout", "hedge"), nullptr);
  EXPECT_EQ(find_built_in("bite-the-pumpkin", "layout", "nowhere"), nullptr);
  EXPECT_EQ(find_built_in("bite-the-pumpkin", "deck", "hedge"), nullptr);
}

TEST(Layouts, the_hash_is_that_of_the_meaning_not_of_blanks_and_order) {
  const auto one = parse_content(head + R"(, "trees": ["a1", "b2"]})", "one");
  const auto two =
      parse_content(R"({ "trees":["a1","b2"], "name":"mine", "kind":"layout","game":"bite-the-pumpkin" })", "two");
  const auto three = parse_content(head + R"(, "trees": ["a1", "b3"]})", "three");
  EXPECT_EQ(one->hash, two->hash);
  EXPECT_NE(one->hash, three->hash);
}

}  // namespace
}  // namespace sounder
