// Every file of tests/golden/ is a test of its own: replayed strictly, written anew and compared to the letter.
// SOUNDER_WRITE_GOLDEN=1 writes the files back instead.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include "golden/golden.h"
#include "where.h"

namespace sounder::golden {
namespace {

namespace fs = std::filesystem;

std::string contents_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::string> golden_names() {
  std::vector<std::string> names;
  const fs::path folder = fs::path(where::source) / "tests" / "golden";
  if (fs::exists(folder))
    for (const auto& entry : fs::directory_iterator(folder))
      if (entry.path().extension() == ".txt" && entry.path().stem() != "CMakeLists")
        names.push_back(entry.path().stem().string());
  std::sort(names.begin(), names.end());
  return names;
}

class GoldenGame : public testing::TestWithParam<std::string> {};
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(GoldenGame);

TEST_P(GoldenGame, is_told_again_to_the_letter) {
  const fs::path path = fs::path(where::source) / "tests" / "golden" / (GetParam() + ".txt");
  const std::string text = contents_of(path);
  const auto again = retold(text);
  ASSERT_TRUE(again) << GetParam() << ".txt: " << again.error().message;
  if (std::getenv("SOUNDER_WRITE_GOLDEN")) {
    std::ofstream(path, std::ios::binary) << *again;
    return;
  }
  EXPECT_EQ(text, *again) << GetParam() << ".txt (SOUNDER_WRITE_GOLDEN=1 writes it anew)";
}

INSTANTIATE_TEST_SUITE_P(Games, GoldenGame, testing::ValuesIn(golden_names()), [](const auto& test) {
  std::string name = test.param;
  for (char& c : name)
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  return name;
});

}  // namespace
}  // namespace sounder::golden
