// docs/lab.md: its example does what it says. docs/studies: the files are ones that the lab reads.
#include <gtest/gtest.h>

#include <sstream>

#include "cli/program.h"
#include "lab/experiment.h"
#include "where.h"

namespace sounder::testing_cli {
namespace {

// The text between a line that begins with `fence` and the next fence.
std::string block_of(const std::string& docs, const std::string& fence) {
  const std::size_t begin = docs.find(fence);
  if (begin == std::string::npos) return {};
  const std::size_t first = docs.find('\n', begin) + 1;
  return docs.substr(first, docs.find("\n```", first) + 1 - first);
}

TEST(LabDocs, the_example_prints_what_the_page_shows) {
  const std::string docs = text_of(std::string(where::source) + "/docs/lab.md");
  const std::string experiment = block_of(docs, "```toml");
  const std::string shown = block_of(docs, "```text");
  ASSERT_NE(experiment, "") << "no experiment file in docs/lab.md";
  const Scratch scratch;
  const Ran ran = run({"lab", "run", scratch.write("layouts.toml", experiment), "--out", scratch.path("layouts")});
  ASSERT_EQ(ran.status, 0) << ran.err;
  // Every line that is shown is there, in this order; "..." stands for others.
  std::istringstream lines(shown);
  std::size_t at = 0;
  int found = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line == "..." || line.empty()) continue;
    const std::size_t place = ran.out.find(line + "\n", at);
    ASSERT_NE(place, std::string::npos) << "docs/lab.md shows \"" << line << "\", the program says:\n" << ran.out;
    at = place + line.size();
    ++found;
  }
  EXPECT_GE(found, 6);
  for (const char* name : {"report.html", "summary.csv", "results.jsonl"})
    EXPECT_NE(text_of(scratch.path("layouts/" + std::string(name))), "");
}

TEST(LabDocs, every_study_is_an_experiment_with_a_text) {
  const std::string readme = text_of(std::string(where::source) + "/docs/studies/README.md");
  int read = 0;
  for (const auto& entry : std::filesystem::directory_iterator(std::string(where::source) + "/docs/studies")) {
    if (entry.path().extension() != ".toml") continue;
    const std::string name = entry.path().filename().string();
    EXPECT_NE(readme.find(name), std::string::npos) << name << " is not in docs/studies/README.md";
    if (text_of(entry.path().string()).find("[target]") != std::string::npos) continue;  // for `lab tune`
    const auto experiment = lab::read_experiment(entry.path().string());
    EXPECT_TRUE(experiment) << experiment.error().message;
    ++read;
  }
  EXPECT_GE(read, 5);
}

}  // namespace
}  // namespace sounder::testing_cli
