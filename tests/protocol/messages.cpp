// Messages from outside are read strictly, and what is written can be read.
#include "protocol/messages.h"

#include <gtest/gtest.h>

namespace sounder::protocol {
namespace {

std::string refusal(std::string_view json) {
  const auto message = read_to_server(json);
  return message ? "read" : message.error().message;
}

TEST(Messages, are_told_apart_by_their_kind) {
  const auto message = read_to_server(R"({"is": "play", "id": "x", "question": 3, "texts": ["a", "b"]})");
  ASSERT_TRUE(message);
  EXPECT_EQ(std::get<to_server::Play>(*message), (to_server::Play{"x", 3, {"a", "b"}}));
}

TEST(Messages, leave_out_what_may_be_missing) {
  const auto message = read_to_server(R"({"is": "join", "id": "x", "table": "t", "name": "Ada"})");
  ASSERT_TRUE(message);
  EXPECT_FALSE(std::get<to_server::Join>(*message).seat);
  EXPECT_EQ(text_of(std::get<to_server::Join>(*message)), R"({"is":"join","id":"x","table":"t","name":"Ada"})");
}

TEST(Messages, name_what_is_wrong_and_where) {
  EXPECT_EQ(refusal(R"({"is": "play", "id": "x", "question": 3})"), "message: the field \"texts\" is missing");
  EXPECT_EQ(refusal(R"({"is": "play", "id": "x", "question": "3", "texts": []})"),
            "message.question: found \"3\", expected a whole number of 64 bits, not negative");
  EXPECT_EQ(refusal(R"({"is": "play", "id": "x", "question": -3, "texts": []})"),
            "message.question: found -3, expected a whole number of 64 bits, not negative");
  EXPECT_EQ(refusal(R"({"is": "beat", "seq": 9007199254740992})"),
            "message.seq: found 9007199254740992, expected a whole number below 2^53");
  EXPECT_EQ(refusal(R"({"is": "beat", "seq": 1, "extra": 1})"), "message: unknown field \"extra\"");
  EXPECT_EQ(refusal(R"({"is": "place", "id": "x", "seat": "p7", "as": "open"})"),
            "message.seat: found \"p7\", expected a seat from p1 to p6");
  EXPECT_EQ(refusal(R"({"is": "propose", "id": "x", "kind": "undo"})"),
            "message.kind: found \"undo\", expected one of bot, end");
  EXPECT_EQ(refusal(R"({"is": "join", "id": "x", "table": "t", "name": "Ada", "seat": null})"),
            "message.seat: found null, expected a text in quotes");
  EXPECT_EQ(refusal(R"({"is": "look", "id": "x", "tables": [{"table": "t", "secret": "s", "more": 1}]})"),
            "message.tables[0]: unknown field \"more\"");
  EXPECT_NE(refusal(R"({"is": "dance"})").find("message.is: found \"dance\", expected one of hello, make"),
            std::string::npos);
  EXPECT_NE(refusal("[]"), "read");
  EXPECT_NE(refusal(""), "read");
  EXPECT_NE(refusal(R"({"is": "beat", "seq": 1, "seq": 2})").find("comes twice"), std::string::npos);
  EXPECT_NE(
      refusal(R"({"is": "beat", "seq": )" + std::string(20, '[') + std::string(20, ']') + "}").find("nested deeper"),
      std::string::npos);
  EXPECT_NE(refusal("{\"is\": \"say\", \"id\": \"x\", \"text\": \"\xff\"}"), "read");
}

TEST(Messages, that_can_not_be_read_may_have_an_id_all_the_same) {
  EXPECT_EQ(id_in(R"({"is": "join", "id": "x", "table": 3})"), "x");
  EXPECT_EQ(id_in(R"({"is": "dance", "id": "x", "how": [1, {"id": "y"}]})"), "x");
  for (const char* json : {"", "x", "[]", "{}", R"({"id": 1})", R"({"id": "x")", R"({"id": "x", "id": "y"})"})
    EXPECT_EQ(id_in(json), "") << json;
}

TEST(Messages, hand_on_what_is_for_others_to_read) {
  const auto message = read_to_server(
      R"({"is": "make", "id": "x", "game": "g", "options": {"a": [1, {"b": 2}]}, "seats": [], "name": "n", "clock": {"kind": "days", "days": 3}, "undo": "never"})");
  ASSERT_TRUE(message) << message.error().message;
  const auto& make = std::get<to_server::Make>(*message);
  EXPECT_EQ(make.options->text, R"({"a":[1,{"b":2}]})");
  EXPECT_EQ(make.clock.days, 3u);
  EXPECT_EQ(make.undo, UndoRule::never);
}

TEST(Messages, that_are_written_can_be_read) {
  State state{
      .id = "t", .stage = Stage::playing, .game = "g", .options = {"{}"}, .places = {{.seat = Seat::p2, .is = "open"}}};
  state.proposal =
      Proposal{.number = 4, .kind = Proposal::Kind::bot, .by = Seat::p1, .seat = Seat::p2, .waits = {Seat::p3}};
  to_app::News news{.seq = 7, .now = 9, .state = state, .frames = {{R"({"kept":[{"anything":null}]})"}}};
  news.lines = {{.number = 1, .name = "\"quoted\"\n", .text = "é", .at = 3}};
  const auto again = read_to_app(text_of(news));
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(std::get<to_app::News>(*again), news);
}

}  // namespace
}  // namespace sounder::protocol
