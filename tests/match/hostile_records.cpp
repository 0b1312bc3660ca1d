// Records that were cut off, damaged or made to do harm: always an answer, never a crash.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>

#include "match/fair_dice.h"
#include "match/json_text.h"
#include "match/played.h"
#include "toys/registered.h"

namespace sounder {
namespace {

std::string a_record() {
  const FairDice dice = dice_of({7}, {"0a", ""});
  return to_json({played(toys::truffle_guess(2), FairChance(dice)), {"ann", "bob"}, dice});
}

std::string refusal(const std::string& text) {
  const auto record = parse_record(text, "match.json");
  return record ? "taken" : record.error().message;
}

// A refusal is one line of bearable length that begins with the record's name, and holds nothing that a terminal would
// obey.
void expect_refused(const std::string& text, const std::string& what) {
  const std::string said = refusal(text);
  EXPECT_TRUE(said.starts_with("match.json")) << what << ": " << said;
  EXPECT_EQ(std::count_if(said.begin(), said.end(), [](unsigned char c) { return c < ' ' || c == 127; }), 0)
      << what << ": " << said;
  EXPECT_LE(said.size(), 500u) << what << ": " << said;
}

TEST(HostileRecords, a_record_cut_off_anywhere_is_refused) {
  const std::string text = a_record();
  for (std::size_t length = 0; length + 2 < text.size(); ++length)  // the last two are "}\n"
    expect_refused(text.substr(0, length), "cut at " + std::to_string(length));
  EXPECT_EQ(refusal(text), "taken");
}

TEST(HostileRecords, a_damaged_byte_is_refused_or_makes_another_record_that_holds) {
  const std::string text = a_record();
  Rng rng(1);
  int taken = 0;
  for (int i = 0; i < 3000; ++i) {
    std::string damaged = text;
    const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
    damaged[at] = static_cast<char>(rng.below(256));
    const auto record = parse_record(damaged, "match.json");
    if (!record) {
      EXPECT_TRUE(record.error().message.starts_with("match.json")) << record.error().message;
      continue;
    }
    ++taken;
    const auto again = parse_record(to_json(*record), "match.json");
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(to_json(*again), to_json(*record));
  }
  EXPECT_LT(taken, 1000);
}

TEST(HostileRecords, a_number_that_no_number_can_hold_is_refused) {
  for (const std::string number : {"1e999", "-1e999", "1e-999", "18446744073709551616", "1.5"}) {
    expect_refused(with(a_record(), "\"winners\":[", "\"winners\":[" + number + ","), "a winner called " + number);
    expect_refused(with(a_record(), "\"sounder\":2", "\"sounder\":" + number), "format " + number);
  }
}

TEST(HostileRecords, a_line_of_ten_megabytes_is_refused_for_its_size) {
  EXPECT_EQ(refusal("{\"moves\":[\"" + std::string(10u << 20, 'x') + "\"]}"),
            "match.json: is larger than 4 MiB, expected a smaller file");
  EXPECT_EQ(refusal(std::string(10u << 20, ' ')), "match.json: is larger than 4 MiB, expected a smaller file");
}

TEST(HostileRecords, long_texts_that_are_small_enough_are_quoted_only_in_part) {
  const std::string flood(3u << 20, 'x');
  expect_refused(with(a_record(), "truffle-guess", flood), "a long game");
  expect_refused(with(a_record(), "\"ann\"", "\"" + flood + "\""), "a long name");
  expect_refused(with(a_record(), "guess", flood), "a long move");
  expect_refused(with(a_record(), "\"rules\":1", "\"rules\":1,\"" + flood + "\":1"), "a long key");
  expect_refused(with(a_record(), "\"bonus\"", "\"" + flood + "\""), "a long option");
  expect_refused(with(a_record(), "\"result\": {", "\"result\": {\"" + flood + "\":1,"), "a long result");
}

TEST(HostileRecords, a_layout_with_a_long_name_is_named_only_in_part) {
  const std::string flood(3u << 20, 'x');
  const std::string text = to_json({Match(game_of({"bite-the-pumpkin", 2, {}, {}})), {"a", "b"}, {}});
  expect_refused(with(text, "\"classic\"", "\"" + flood + "\""), "a long layout");
  expect_refused(with(text, "\"classic\"", "\"" + flood + "\",\"document\":{}"), "a long layout of one's own");
  expect_refused(with(text, "5037f40a8ada8a81", flood), "a long hash");
}

TEST(HostileRecords, deep_nesting_is_refused) {
  const std::string said = refusal(std::string(100000, '['));
  EXPECT_EQ(said, "match.json: line 1, column 17: nested deeper than 16 levels");
  std::string objects;
  for (int i = 0; i < 100000; ++i) objects += "{\"a\":";
  expect_refused(objects, "objects");
}

TEST(HostileRecords, more_moves_than_any_match_has_are_refused) {
  std::string text = a_record();
  std::string moves;
  for (int i = 0; i < 200000; ++i) moves += "\"roll 1\",";
  EXPECT_EQ(refusal(with(text, "\"moves\": [", "\"moves\": [" + moves)).substr(0, 27), "match.json.moves: has 20000");
}

TEST(HostileRecords, what_is_no_object_or_no_json_is_refused) {
  for (const std::string text : {"",
                                 " ",
                                 "null",
                                 "true",
                                 "7",
                                 "\"match\"",
                                 "[]",
                                 "[{}]",
                                 "{}",
                                 "{",
                                 "}",
                                 "{]",
                                 "nul",
                                 "\xef\xbb\xbf{}",
                                 "\xff\xfe",
                                 "{\"a\":1}x",
                                 "{'a':1}",
                                 "// c\n{}",
                                 "{\"a\":NaN}",
                                 "{\"a\":01}",
                                 "{\"a\":\"\\ud800\"}",
                                 "{\"a\":\"\t\"}"})
    expect_refused(text, text);
  expect_refused(std::string("\0", 1), "a zero byte");
  expect_refused(std::string("{\"a\":\"\0\"}", 9), "a zero byte in a text");
}

TEST(HostileRecords, controls_in_texts_are_refused_and_not_repeated) {
  for (const std::string control : {"\\u0000", "\\u001b[2J", "\\n", "\\r", "\\u007f"}) {
    expect_refused(with(a_record(), "guess low", "guess low" + control), "a move with " + control);
    expect_refused(with(a_record(), "truffle-guess", control), "a game with " + control);
    expect_refused(with(a_record(), "\"rules\":1", "\"rules\":1,\"" + control + "\":1"), "a key with " + control);
    expect_refused(with(a_record(), "\"kind\":\"fair\"", "\"kind\":\"" + control + "\""), "a kind with " + control);
  }
}

// Every value of a good record replaced by every type of JSON: nothing but the right type is taken.
TEST(HostileRecords, every_value_of_another_type_is_refused) {
  const auto good = boost::json::parse(a_record());
  const std::vector<boost::json::value> others = {
      nullptr, true, -1, 1e300, "x", boost::json::array{}, boost::json::object{}};
  int refused = 0;
  for (const auto& [key, value] : good.as_object())
    for (const auto& other : others) {
      boost::json::value changed = good;
      changed.as_object()[key] = other;
      const bool same_type = changed.at(key).kind() == value.kind();
      const auto record = parse_record(boost::json::serialize(changed), "match.json");
      if (record) {
        EXPECT_TRUE(same_type) << key << " " << other;  // such as no options at all
        continue;
      }
      ++refused;
      EXPECT_TRUE(record.error().message.starts_with("match.json"))
          << key << " " << other << ": " << record.error().message;
    }
  EXPECT_GT(refused, 45);
}

}  // namespace
}  // namespace sounder
