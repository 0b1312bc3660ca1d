// Our JSON reads and writes as Boost.JSON does: the same texts are JSON, the same place is wrong, the same is written.
#include "match/json.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "match/content.h"
#include "match/json_text.h"
#include "rules/rng.h"

namespace sounder {
namespace {

namespace big = boost::json;
namespace small = json;

struct Reading {
  std::string error;
  std::size_t read;
  std::string written;
};

// Boost's parser leaves what comes after the end to its caller.
Reading read_small(std::string_view text) {
  const small::Parsed parsed = small::read(text, deepest_nesting);
  switch (parsed.wrong) {
    case small::Wrong::nothing:
    case small::Wrong::more: return {{}, parsed.at, small::serialize(parsed.value)};
    case small::Wrong::syntax: return {"syntax", parsed.at, {}};
    case small::Wrong::incomplete: return {"incomplete", parsed.at, {}};
    case small::Wrong::too_deep: return {"deep", parsed.at, {}};
    case small::Wrong::twice: return {"twice", parsed.at, {}};
  }
  return {};
}

Reading read_big(std::string_view text) {
  big::parse_options options;
  options.max_depth = deepest_nesting;
  big::parser parser({}, options);
  big::error_code error;
  const std::size_t read = parser.write_some(text.data(), text.size(), error);
  if (error)
    return {error == big::error::too_deep     ? "deep"
            : error == big::error::incomplete ? "incomplete"
                                              : "syntax",
            read,
            {}};
  return {{}, read, big::serialize(parser.release())};
}

// Of a wrong word or escape either may name its beginning or its end; and one that the text ends in may be called wrong
// or incomplete. A key that comes twice only we refuse.
void expect_same(std::string_view text) {
  constexpr std::size_t longest_word = 5;
  const Reading ours = read_small(text);
  const Reading theirs = read_big(text);
  if (ours.error == "twice") return;
  EXPECT_EQ(ours.written, theirs.written) << text;
  EXPECT_EQ(ours.error.empty(), theirs.error.empty()) << text;
  if (ours.read + longest_word >= text.size()) return;
  EXPECT_EQ(ours.error, theirs.error) << text;
  EXPECT_LE(ours.read, theirs.read + longest_word) << text;
  EXPECT_LE(theirs.read, ours.read + longest_word) << text;
}

constexpr std::string_view samples[] = {
    "",
    " ",
    "null",
    "nul",
    "nulk",
    "true",
    "tru",
    "fals",
    "false",
    "truest",
    "0",
    "-0",
    "00",
    "01",
    "-",
    "-a",
    "+1",
    "7",
    "-7",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "18446744073709551615",
    "1 2",
    "1,",
    "[]",
    "[ ]",
    "{}",
    "{ }",
    " [ 1 , 2 ] ",
    "[1,]",
    "[,]",
    "[1",
    "[1,",
    "[1 2]",
    "]",
    "{\"a\":1}",
    " { \"a\" : 1 , \"b\" : [ true , false , null ] } ",
    "{\"a\":1,}",
    "{\"a\"}",
    "{\"a\":}",
    "{\"a\" 1}",
    "{a:1}",
    "{\"a\":1",
    "{\"a\"",
    "{\"",
    "{1:2}",
    "[}",
    "{]",
    "\"text\"",
    "\"text",
    "\"\\",
    "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"",
    "\"\\u0041\\u00e9\\u20ac\\ud83d\\udc37\"",
    "\"\\u00zz\"",
    "\"\\u00",
    "\"\\x\"",
    "\"\\ud83d\"",
    "\"\\ud83d\\n\"",
    "\"\\udc37\"",
    "\"\\ud83d\\u0041\"",
    "\"\\ud83d",
    "\"\\u0000\\u001f\"",
    "\"a\nb\"",
    "\"\x01\"",
    "\"\x7f\"",
    "\"caf\xc3\xa9 \xe2\x82\xac \xf0\x9f\x90\xb7\"",
    "\"\xc3\"",
    "\"\xc3",
    "\"\xc0\x80\"",
    "\"\xe0\x80\x80\"",
    "\"\xed\xa0\x80\"",
    "\"\xf4\x90\x80\x80\"",
    "\"\xf0\x80\x80\x80\"",
    "\"\xff\"",
    "\"\x80\"",
    "// no\n1",
    "[1]/* no */",
    "NaN",
    "Infinity",
    "'a'",
    "[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]",
    "[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]",
    "[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]",
    "{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{"
    "\"a\":1}}}}}}}}}}}}}}"
    "}}}",
};

TEST(Json, ReadsWhatBoostReads) {
  for (const std::string_view text : samples) expect_same(text);
}

TEST(Json, KeepsNumbersThatAreNotWholeOrTooLongAsTheyWereWritten) {
  for (const std::string_view text : {"1.5", "-2.25", "1e2", "1E-2", "1e+2", "0.125", "1.", "1.e2", "1e", "1e+", ".5",
                                      "1.5.5", "-1.5e", "99999999999999999999"}) {
    EXPECT_EQ(read_small(text).error.empty(), read_big(text).error.empty()) << text;
    EXPECT_EQ(read_small(text).read, read_big(text).read) << text;
  }
  constexpr std::string_view odd =
      "[1.5,-2.250,1e2,12.5E-1,18446744073709551616,-9223372036854775809,1000000000000000000000000000000]";
  EXPECT_EQ(read_small(odd).written, odd);
}

TEST(Json, RefusesAKeyThatComesTwiceAndPointsAtIt) {
  const small::Parsed parsed = small::read(R"({"a": {"b": 1}, "b": [1], "\u0061": 2})", deepest_nesting);
  EXPECT_EQ(parsed.wrong, small::Wrong::twice);
  EXPECT_EQ(parsed.at, 26u);
  EXPECT_EQ(*parsed.value.if_string(), "a");
}

TEST(Json, ReadsBuiltInContentAsBoostDoes) {
  ASSERT_FALSE(built_in_files().empty());
  for (const BuiltInFile& file : built_in_files()) expect_same(file.text);
}

// Bytes of real files changed at random: what one refuses the other refuses, at the same place.
TEST(Json, RefusesWhatBoostRefuses) {
  constexpr std::string_view bytes = "{}[]\",:\\u0123456789dD8cC-+tfne /\n\t\x01\xc3\xa9\xe2\xf0\xff";
  Rng rng(11, 0);
  const auto below = [&](std::size_t size) {
    return static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(size)));
  };
  for (const BuiltInFile& file : built_in_files())
    for (int i = 0; i < 200; ++i) {
      std::string text(file.text.substr(0, below(600)));
      for (std::size_t changes = 1 + below(3); changes > 0 && !text.empty(); --changes)
        text[below(text.size())] = bytes[below(bytes.size())];
      expect_same(text);
      if (HasFailure()) return;
    }
}

}  // namespace
}  // namespace sounder
