// Records from anywhere: whatever they hold, one line and exit status 2. Under the sanitizers this also checks memory.
#include <gtest/gtest.h>

#include "cli/matches.h"
#include "match/record.h"

namespace sounder::testing_cli {
namespace {

std::string record_with(const std::string& members) {
  return R"({"sounder":1,"game":"bite-the-pumpkin","rules":1,"seats":["a","b"],)" + members + "}";
}

TEST(HostileRecord, is_refused_by_every_command_that_reads_records) {
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"", "ends in the middle"},
      {"null", "expected a record"},
      {"[]", "expected a record"},
      {"\"pig\"", "expected a record"},
      {"{}", "the field \"sounder\" is missing"},
      {short_record + "{}", "there is more after the end"},
      {"\xff\xfe", "not JSON"},
      {std::string("\0\0\0", 3), "not JSON"},
      {std::string(10 << 20, 'x'), "is larger than 4 MiB"},
      {"{\"sounder\":\"" + std::string(3 << 20, 'x') + "\"}", ".sounder: found \"xxx"},
      {std::string(100'000, '['), "nested deeper than"},
      {"{\"a\":" + std::string(100'000, '['), "nested deeper than"},
      {R"({"sounder":3})", ".sounder: the record has format 3, expected at most 2"},
      {R"({"sounder":1,"game":"chess"})", ".game: unknown game \"chess\""},
      {R"({"sounder":1,"game":["bite-the-pumpkin"]})", ".game: found"},
      {R"({"sounder":1,"game":"bite-the-pumpkin","rules":999999})", ".rules: the record has rules version 999999"},
      {R"({"sounder":1,"game":"bite-the-pumpkin","rules":1,"seats":["a"]})", ".seats: has 1 entries, expected 2 to 3"},
      {R"({"sounder":1,"game":"bite-the-pumpkin","rules":1,"seats":{}})", ".seats: found {}, expected a list"},
      {R"({"sounder":1,"game":"bite-the-pumpkin","rules":1,"seats":["a",7]})", ".seats[1]: found 7, expected a text"},
      {record_with(R"("moves":"pig a1")"), ".moves: found \"pig a1\", expected a list"},
      {record_with(R"("moves":[7])"), ".moves[0]: found 7, expected a text"},
      {record_with(R"("moves":["pig a6"])"), "move 1 \"pig a6\": There is a tree on a6."},
      {record_with(R"("moves":["pig a1","run north"])"), "move 2 \"run north\""},
      {record_with(R"("moves":["\u0000\u001b[2Jpig"])"), "move 1"},
      {record_with(R"("moves":[")" + std::string(1 << 20, 'x') + R"("])"), "move 1 \"xxx"},
      {record_with(R"("moves":[)" + std::string(100'000, ' ') + R"(],"wolves":1)"), "unknown field \"wolves\""},
      {record_with(R"("moves":[],"options":{"novice_help":9})"), ".options.novice_help: found 9"},
      {record_with(R"("moves":[],"options":{"novice_help":1.5})"), ".options.novice_help: found"},
      {record_with(R"("moves":[],"options":{"wolves":9})"), ".options: unknown field \"wolves\""},
      {record_with(R"("moves":[],"content":{"layout":{"name":"swamp"}})"), "unknown layout \"swamp\""},
      {record_with(R"("moves":[],"content":{"layout":{"name":"classic","hash":"0000000000000000"}})"),
       "has changed since"},
      {record_with(R"("moves":[],"content":{"layout":{"name":"x","document":[]}})"), "expected a JSON object"},
      {record_with(R"("moves":[],"dice":{"kind":"loaded"})"), ".dice.kind: found \"loaded\""},
      {record_with(R"("moves":[],"dice":{"kind":"seeded","seed":-1})"), ".dice.seed: found -1"},
      {record_with(R"("moves":[],"dice":{"kind":"fair","secret":"zz","nonces":["",""],"commitment":""})"),
       ".dice.secret"},
      {record_with(R"("moves":[],"result":{"winners":["p1"]})"), "the match is not over after 0 moves"},
  };
  const Scratch scratch;
  const std::string file = scratch.path("hostile.json");
  const std::vector<std::vector<std::string>> readers = {
      {"show", file, "--json"},
      {"replay", file},
      {"play", "--from", file, "--record", scratch.path("new.json")},
      {"perft", "--from", file, "--depth", "1"},
  };
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const auto& [text, expected] = cases[i];
    scratch.write("hostile.json", text);
    EXPECT_EQ(not_refused(run({"verify", file}), expected), "") << text.substr(0, 120);
    EXPECT_EQ(not_refused(run(readers[i % readers.size()]), expected), "") << text.substr(0, 120);
    EXPECT_EQ(not_refused(run({"verify", "-"}, text), "standard input"), "") << text.substr(0, 120);
    EXPECT_EQ(scratch.names(), std::vector<std::string>{"hostile.json"}) << "nothing is written";
  }
}

TEST(HostileRecord, cut_short_at_any_byte_is_refused) {
  const Scratch scratch;
  ASSERT_EQ(run({"verify", "-"}, short_record).status, 0);
  for (std::size_t length = 0; length < short_record.size(); ++length)
    EXPECT_EQ(not_refused(run({"verify", "-"}, short_record.substr(0, length)), "standard input"), "") << length;
}

// One byte changed anywhere: a record of something else, or refused; never a crash.
TEST(HostileRecord, with_one_byte_changed_is_read_or_refused) {
  for (std::size_t i = 0; i < short_record.size(); ++i)
    for (const char other : {'"', '{', '}', '0', '\\', '\n', '\xff', '\0'}) {
      std::string text = short_record;
      text[i] = other;
      const auto record = parse_record(text, "record");
      EXPECT_NE(record ? to_json(*record) : record.error().message, "") << text;
    }
}

TEST(HostileRecord, names_in_it_can_not_paint_the_screen) {
  const Scratch scratch;
  const std::string file = scratch.write(
      "named.json",
      R"({"sounder":1,"game":"bite-the-pumpkin","rules":1,"seats":["\u001b[31mred","\u009b2J"],"moves":["pig a1"]})");
  for (const auto& arguments : {std::vector<std::string>{"replay", file}, {"play", "--from", file}, {"show", file}}) {
    const Ran ran = run(arguments);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(ran.out.find('\x1b'), std::string::npos) << ran.out;
    EXPECT_EQ(ran.out.find("\xc2\x9b"), std::string::npos) << ran.out;
  }
}

}  // namespace
}  // namespace sounder::testing_cli
