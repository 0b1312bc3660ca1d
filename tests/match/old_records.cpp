// Every record ever written still opens. Those of version 1 were written by the last program that knew no other, which
// also gave the hashes of where they lead.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "i18n/english.h"
#include "match/fair/verify.h"
#include "match/record.h"
#include "where.h"

namespace sounder {
namespace {

struct Kept {
  const char* file;
  std::size_t moves;
  std::uint64_t hash;
};

constexpr Kept version_1[] = {
    {"bite-the-pumpkin-in-progress", 4, 0x6e2fdbc38bb1b43a},
    {"bite-the-pumpkin-two", 13, 0x81563f892272598e},
    {"happy-pigs-fair-three", 212, 0x1cfa780a45f12446},
    {"happy-pigs-in-progress", 8, 0x873ce9bf345832f4},
    {"happy-pigs-two", 217, 0x3edc3877ad602cfb},
    {"three-little-pigs-fair-three", 79, 0x532654decc0e9a7f},
    {"three-little-pigs-two", 54, 0x9eea293995719c70},
    {"wild-pigs-race-three", 268, 0x2c796672324d6ff7},
    {"wild-pigs-two", 214, 0x572a5f47221d8279},
};

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

TEST(OldRecords, version_1_opens_and_leads_where_it_led) {
  const std::filesystem::path folder = std::filesystem::path(where::source) / "tests/records/version-1";
  for (const Kept& kept : version_1) {
    const auto record = parse_record(text_of(folder / (std::string(kept.file) + ".json")), kept.file);
    ASSERT_TRUE(record) << i18n::english(record.error());
    EXPECT_EQ(record->match.steps().size(), kept.moves) << kept.file;
    EXPECT_EQ(record->match.state().hash(), kept.hash) << kept.file;
    EXPECT_TRUE(verify(*record, kept.file)) << kept.file;
    const auto again = parse_record(to_json(*record), kept.file);
    ASSERT_TRUE(again) << i18n::english(again.error());
    EXPECT_EQ(again->match.state(), record->match.state()) << kept.file;
    EXPECT_EQ(again->players, record->players) << kept.file;
  }
  const auto files = std::distance(std::filesystem::directory_iterator(folder), {});
  EXPECT_EQ(files, static_cast<std::ptrdiff_t>(std::size(version_1))) << "a file that no line above names";
}

TEST(OldRecords, in_version_1_a_seat_is_one_text) {
  const auto record = parse_record(
      R"({"sounder":1,"game":"bite-the-pumpkin","rules":1,"seats":["ann","bot:greedy","human"],"moves":[]})",
      "match.json");
  ASSERT_TRUE(record) << record.error().message;
  EXPECT_EQ(record->players[0].name, "ann");
  EXPECT_TRUE(record->players[0].is_person());
  EXPECT_EQ(record->players[1].is, "bot:greedy");
  EXPECT_EQ(record->players[1].name, "");
  EXPECT_TRUE(record->players[2].is_person());
  EXPECT_EQ(record->players[2].name, "");
}

}  // namespace
}  // namespace sounder
