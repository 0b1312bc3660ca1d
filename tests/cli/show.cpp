// `sounder show`: positions of records, for people and as JSON.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <set>
#include <sstream>

#include "cli/matches.h"
#include "match/hex.h"
#include "match/played.h"
#include "match/record.h"

namespace sounder::testing_cli {
namespace {

boost::json::object shown(const std::string& file, const std::vector<std::string>& more) {
  std::vector<std::string> arguments = {"show", file, "--json"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  const Ran ran = run(arguments);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(lines_in(ran.out), 1) << "exactly one object";
  return json_of(ran.out);
}

// A seeded bots' match of a game.
std::string match_of(const Scratch& scratch, const std::string& game) {
  const std::string file = scratch.path(game + ".json");
  EXPECT_EQ(run({"play", game, "--seats", all_seats(game, "bot:random"), "--seed", "11", "--record", file}).status, 0);
  return file;
}

// Every position of a match, checked against the engine itself.
TEST(Show, json_says_what_the_engine_says) {
  for (const std::string& id : games()) {
    const Scratch scratch;
    const std::string file = match_of(scratch, id);
    const auto record = parse_record(text_of(file), file);
    ASSERT_TRUE(record);
    const AnyGame& game = record->match.game();
    const std::size_t of = record->match.steps().size();
    for (const std::size_t at : {std::size_t{0}, std::size_t{1}, of / 2, of - 1, of}) {
      const AnyState state = record->match.state_at(at);
      const Turn turn = game.turn(state);
      const auto json = shown(file, {"--at", std::to_string(at)});
      std::set<std::string> keys;
      for (const auto& [key, value] : json) keys.emplace(key);
      EXPECT_EQ(keys, (std::set<std::string>{"game", "at", "of", "turn", "seats", "moves", "chances", "view", "hash",
                                             "result"}));
      EXPECT_EQ(json.at("game").as_string(), id);
      EXPECT_EQ(json.at("at").to_number<std::size_t>(), at);
      EXPECT_EQ(json.at("of").to_number<std::size_t>(), of);
      EXPECT_EQ(json.at("turn").as_string(), turn.is_over() ? "over" : turn.is_chance() ? "chance" : "decide");
      EXPECT_EQ(json.at("hash").as_string(), hex_of(state.hash()));
      EXPECT_EQ(json.at("view"), boost::json::parse(game.view(state, Viewer::audience())));
      EXPECT_EQ(json.at("result").is_null(), !turn.is_over());
      ASSERT_EQ(json.at("seats").as_array().size(), static_cast<std::size_t>(turn.seats.size()));
      std::size_t count = 0;
      for (Seat seat : turn.seats) {
        EXPECT_EQ(json.at("seats").as_array()[count++].as_string(), name_of(seat));
        std::vector<AnyMove> moves;
        game.moves(state, seat, moves);
        const auto& texts = (turn.seats.size() > 1 ? json.at("moves").at(name_of(seat)) : json.at("moves")).as_array();
        ASSERT_EQ(texts.size(), moves.size());
        for (std::size_t i = 0; i < moves.size(); ++i) EXPECT_EQ(texts[i].as_string(), game.text(state, moves[i]));
        EXPECT_EQ(shown(file, {"--at", std::to_string(at), "--seat", name_of(seat)}).at("moves").as_array(), texts);
      }
      std::vector<AnyChance> chances;
      if (turn.is_chance()) game.chances(state, chances);
      ASSERT_EQ(json.at("chances").as_array().size(), chances.size());
      for (std::size_t i = 0; i < chances.size(); ++i) {
        EXPECT_EQ(json.at("chances").as_array()[i].at("move").as_string(), game.text(state, chances[i].move));
        EXPECT_EQ(json.at("chances").as_array()[i].at("weight").to_number<std::uint32_t>(), chances[i].weight);
      }
    }
    EXPECT_EQ(shown(file, {}).at("at").to_number<std::size_t>(), of) << "without --at: after all moves";
    EXPECT_EQ(shown(file, {}).at("result"), json_of(text_of(file)).at("result"));
  }
}

// The lines of what was written, each an object.
std::vector<boost::json::object> objects_in(const std::string& out) {
  std::vector<boost::json::object> objects;
  std::istringstream lines(out);
  for (std::string line; std::getline(lines, line);) objects.push_back(json_of(line));
  return objects;
}

TEST(Show, all_is_every_position_of_a_record_a_line_each) {
  for (const std::string& id : games()) {
    const Scratch scratch;
    const std::string file = match_of(scratch, id);
    const auto record = parse_record(text_of(file), file);
    ASSERT_TRUE(record);
    const std::size_t of = record->match.steps().size();
    for (const std::vector<std::string>& whose : {std::vector<std::string>{}, {"--seat", "p2"}}) {
      std::vector<std::string> arguments = {"show", file, "--all"};
      arguments.insert(arguments.end(), whose.begin(), whose.end());
      const Ran ran = run(arguments);
      ASSERT_EQ(ran.status, 0) << ran.err;
      const auto all = objects_in(ran.out);
      ASSERT_EQ(all.size(), of + 1);
      for (std::size_t at = 0; at <= of; ++at) EXPECT_EQ(all[at].at("at").to_number<std::size_t>(), at);
      for (const std::size_t at : {std::size_t{0}, of / 3, of}) {
        std::vector<std::string> one = {"--at", std::to_string(at)};
        one.insert(one.end(), whose.begin(), whose.end());
        EXPECT_EQ(all[at], shown(file, one)) << id << " " << at;
      }
    }
  }
  EXPECT_EQ(not_refused(run({"show", "-", "--all", "--at", "1"}, short_record), "--all: shows every position"), "");
}

TEST(Show, a_position_is_shown_though_a_later_move_is_illegal) {
  const Scratch scratch;
  const std::string broken = with(short_record, "\"plant c4\"", "\"plant c4\",\"pig e8\",\"run north\",\"plant b8\"");
  const std::string file = scratch.write("broken.json", broken);
  const std::string why = "move 4 \"run north\"";
  for (const std::size_t at : {std::size_t{0}, std::size_t{2}, std::size_t{3}}) {
    const auto json = shown(file, {"--at", std::to_string(at)});
    EXPECT_EQ(json.at("at").to_number<std::size_t>(), at);
    EXPECT_EQ(json.at("of").as_int64(), 5) << "so many moves are written";
  }
  EXPECT_EQ(shown(file, {"--at", "2"}).at("hash"), shown(scratch.write("short.json", short_record), {}).at("hash"));
  for (const char* at : {"4", "5"}) EXPECT_EQ(not_refused(run({"show", file, "--at", at}), why), "");
  EXPECT_EQ(not_refused(run({"show", file, "--at", "6"}), "--at: found 6, expected 0 to 5"), "");
  EXPECT_EQ(not_refused(run({"show", file}), why), "") << "without --at all of it is asked for";
  const Ran all = run({"show", file, "--all"});
  EXPECT_EQ(not_refused(all, why), "");
  EXPECT_EQ(objects_in(all.out).size(), 4u) << "what can be played is shown";
}

TEST(Show, a_position_is_shown_though_somebody_goes_back_too_far_later) {
  const Scratch scratch;
  const std::string file = scratch.write("broken.json", R"({"sounder":2,"game":"bite-the-pumpkin","rules":1,
      "seats":[{"is":"human"},{"is":"human"}],
      "moves":["pig a1","plant c4",{"back_to":9,"by":"p1"},"pig e8",{"back_to":"x","by":"p7"},"plant b8"]})");
  const std::string why = ".back_to: found 9, expected a whole number from 0 to 1";
  const auto json = shown(file, {"--at", "2"});
  EXPECT_EQ(json.at("of").as_int64(), 4) << "so many moves are written";
  EXPECT_EQ(json.at("hash"), shown(scratch.write("short.json", short_record), {}).at("hash"));
  EXPECT_EQ(not_refused(run({"show", file, "--at", "3"}), why), "");
  EXPECT_EQ(not_refused(run({"show", file}), why), "");
}

TEST(Show, a_position_is_shown_though_the_result_is_wrong) {
  const Scratch scratch;
  const std::string file = match_of(scratch, "three-little-pigs");
  auto record = json_of(text_of(file));
  record["result"].as_object()["winners"] = boost::json::array{"p1", "p2"};
  const std::string wrong = scratch.write("wrong.json", boost::json::serialize(record));
  EXPECT_EQ(shown(wrong, {"--at", "5"}), shown(file, {"--at", "5"}));
  EXPECT_EQ(not_refused(run({"show", wrong}), ".result: found"), "");
}

// HP-8: with a hash of the whole state a seat could try out the four actions another may have chosen, and see which it
// was.
TEST(Show, HP8_a_seat_gets_no_hash_of_what_it_may_not_know) {
  const Scratch scratch;
  std::vector<std::string> seen;
  for (const char* action : {"feed", "mate", "buy", "sell"}) {
    const std::string record =
        R"({"sounder":1,"game":"happy-pigs","rules":1,"seats":["a","b","c"],"moves":["done","done","done","card Fresh Clover",)"
        R"("p2: choose )" +
        std::string(action) + R"("]})";
    const std::string file = scratch.write(std::string(action) + ".json", record);
    const Ran words = run({"show", file, "--seat", "p1"});
    const Ran json = run({"show", file, "--seat", "p1", "--json"});
    const Ran all = run({"show", file, "--seat", "p1", "--all"});
    ASSERT_EQ(words.status + json.status + all.status, 0) << words.err << json.err << all.err;
    EXPECT_FALSE(json_of(json.out).contains("hash"));
    EXPECT_EQ(words.out.find("State "), std::string::npos);
    seen.push_back(words.out + json.out + all.out);
    const std::string hash(shown(file, {}).at("hash").as_string());
    EXPECT_EQ(seen.back().find(hash), std::string::npos);
  }
  for (const std::string& other : seen) EXPECT_EQ(other, seen[0]) << "what p2 has chosen in secret shows nowhere";
}

TEST(Show, a_seat_sees_its_own_view_and_its_own_moves) {
  const Scratch scratch;
  const std::string file = scratch.write("short.json", short_record);
  EXPECT_EQ(shown(file, {"--seat", "p2"}).at("moves").as_array().size(), 0u) << "p1 is to move";
  EXPECT_GT(shown(file, {"--seat", "p1"}).at("moves").as_array().size(), 0u);
  EXPECT_EQ(not_refused(run({"show", file, "--seat", "p3"}), "--seat: found \"p3\", expected p1 to p2"), "");
  EXPECT_EQ(not_refused(run({"show", file, "--seat", "herd"}), "--seat: found \"herd\""), "");
}

TEST(Show, a_move_that_is_not_there_is_refused) {
  const Scratch scratch;
  const std::string file = scratch.write("short.json", short_record);
  EXPECT_EQ(not_refused(run({"show", file, "--at", "3"}), "--at: found 3, expected 0 to 2"), "");
  EXPECT_EQ(
      not_refused(run({"show", file, "--at", "-1"}), "--at: found \"-1\", expected a whole number from 0 to 999999"),
      "");
  EXPECT_EQ(not_refused(run({"show", file, "--at", "two"}), "--at: found \"two\""), "");
  EXPECT_EQ(not_refused(run({"show", "-", "--at", "3"}, short_record), "the moves of standard input"), "");
}

TEST(Show, people_get_a_picture_the_moves_and_the_hash) {
  const Ran ran = run({"show", "-"}, short_record);
  EXPECT_NE(ran.out.find("1 on the field, 19 to plant"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("p1 herd is to move."), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find(" pig d6"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("State " +
                         std::string(json_of(run({"show", "-", "--json"}, short_record).out).at("hash").as_string())),
            std::string::npos)
      << ran.out;
}

}  // namespace
}  // namespace sounder::testing_cli
