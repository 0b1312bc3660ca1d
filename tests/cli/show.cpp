// `sounder show`: positions of records, for people and as JSON.
#include <gtest/gtest.h>

#include <set>

#include "cli/matches.h"
#include "match/hex.h"
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
      EXPECT_EQ(keys, (std::set<std::string>{"game", "at", "of", "turn", "seats", "moves", "chances", "view", "hash", "result"}));
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
  EXPECT_EQ(not_refused(run({"show", file, "--at", "-1"}), "--at: found \"-1\", expected a whole number from 0 to 999999"), "");
  EXPECT_EQ(not_refused(run({"show", file, "--at", "two"}), "--at: found \"two\""), "");
  EXPECT_EQ(not_refused(run({"show", "-", "--at", "3"}, short_record), "the moves of standard input"), "");
}

TEST(Show, people_get_a_picture_the_moves_and_the_hash) {
  const Ran ran = run({"show", "-"}, short_record);
  EXPECT_NE(ran.out.find("1 on the meadow, 19 to plant"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("p1 herd is to move."), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find(" pig d6"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("State " + std::string(json_of(run({"show", "-", "--json"}, short_record).out).at("hash").as_string())),
            std::string::npos)
      << ran.out;
}

}  // namespace
}  // namespace sounder::testing_cli
