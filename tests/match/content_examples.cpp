// The loader on the examples that the schemas are checked with (tests/checks/schema_check.py): both must say the same
// of each.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "match/registry.h"
#include "where.h"

namespace sounder {
namespace {

namespace fs = std::filesystem;

std::string contents_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// What the loader says of a document offered as content of a kind of a game; empty if it takes it.
std::string refusal(const std::string& game, const std::string& kind, const std::string& text) {
  const auto file = parse_content(text, "file");
  if (!file) return file.error().message;
  auto checked = (*find_game(game))->check(*file);
  if (!checked) return checked.error().message;
  Setup setup{game, 0, {}, {}};
  if (auto chosen = choose_content(setup, *file); !chosen) return chosen.error().message;
  if (auto made = make_game(setup); !made) return made.error().message;
  return file->kind == kind ? "" : "taken as a " + file->kind;
}

TEST(ContentExamples, the_loader_agrees_with_the_schemas_on_every_example) {
  int good = 0;
  int bad = 0;
  for (const auto& folder : fs::directory_iterator(fs::path(where::source) / "tests" / "content" / "examples")) {
    const std::string name = folder.path().filename().string();
    const std::string game = name.substr(0, name.find('.'));
    ASSERT_TRUE(find_game(game)) << name;
    for (const auto& entry : fs::directory_iterator(folder)) {
      const std::string file = entry.path().filename().string();
      const std::string wrong = refusal(game, name.substr(name.find('.') + 1), contents_of(entry.path()));
      if (file.starts_with("good-")) {
        ++good;
        EXPECT_EQ(wrong, "") << name << "/" << file;
      } else {
        ASSERT_TRUE(file.starts_with("bad-")) << name << "/" << file;
        ++bad;
        EXPECT_NE(wrong, "") << name << "/" << file;
      }
    }
  }
  EXPECT_GT(good, 0);
  EXPECT_GT(bad, 0);
}

TEST(ContentExamples, every_built_in_file_is_taken_and_named_like_its_file) {
  int files = 0;
  for (const BuiltInFile& built_in : built_in_files()) {
    ++files;
    const auto file = parse_content(built_in.text, std::string(built_in.path));
    ASSERT_TRUE(file) << file.error().message;
    // A file is called after its name. Where a game has several kinds, it is called after its kind: `threats.json` has
    // the set `classic`, `threats-rulebook.json` the set `rulebook`.
    const std::string by_kind = file->game + "/" + file->kind;
    const std::string after = file->name == "classic" ? by_kind : by_kind + "-" + file->name;
    EXPECT_TRUE(built_in.path == file->game + "/" + file->name + ".json" || built_in.path == after + ".json")
        << built_in.path;
    EXPECT_EQ(refusal(file->game, file->kind, std::string(built_in.text)), "") << built_in.path;
  }
  EXPECT_GE(files, 4);
}

}  // namespace
}  // namespace sounder
