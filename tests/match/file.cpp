// Documents are read bounded and written whole.
#include "match/file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>

#include "cli/program.h"
#include "match/json_text.h"

namespace sounder {
namespace {

using testing_cli::Scratch;
using testing_cli::text_of;

TEST(File, what_is_written_is_read_back) {
  const Scratch scratch;
  const std::string file = scratch.path("a.json");
  const std::string text = "pigs\n" + std::string(200'000, 'x');
  ASSERT_TRUE(write_document(file, text));
  EXPECT_EQ(*read_document(file), text);
  ASSERT_TRUE(write_document(file, "fewer pigs"));
  EXPECT_EQ(*read_document(file), "fewer pigs");
  EXPECT_EQ(scratch.names(), std::vector<std::string>{"a.json"});
}

TEST(File, the_largest_document_is_read_and_one_byte_more_is_not) {
  const Scratch scratch;
  EXPECT_EQ(read_document(scratch.write("most.json", std::string(largest_document, 'x')))->size(), largest_document);
  const auto more = read_document(scratch.write("more.json", std::string(largest_document + 1, 'x')));
  ASSERT_FALSE(more);
  EXPECT_NE(more.error().message.find("is larger than 4 MiB"), std::string::npos);
}

TEST(File, a_link_stays_a_link_and_a_mode_stays_a_mode) {
  const Scratch scratch;
  const std::string real = scratch.write("real.json", "old");
  const std::string link = scratch.path("link.json");
  std::filesystem::create_symlink(real, link);
  ::chmod(real.c_str(), 0640);
  ASSERT_TRUE(write_document(link, "new"));
  EXPECT_TRUE(std::filesystem::is_symlink(link));
  EXPECT_EQ(text_of(real), "new");
  EXPECT_EQ(static_cast<int>(std::filesystem::status(real).permissions()), 0640);
}

TEST(File, what_can_not_be_written_leaves_nothing_behind) {
  const Scratch scratch;
  EXPECT_FALSE(write_document(scratch.path("no/such/place.json"), "x"));
  EXPECT_FALSE(write_document(scratch.path("."), "x"));
  EXPECT_FALSE(write_document("", "x"));
  EXPECT_TRUE(scratch.names().empty());
}

}  // namespace
}  // namespace sounder
