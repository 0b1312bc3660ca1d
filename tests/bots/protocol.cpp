// The bot protocol: what is said to a program, how its answers are read, and our own side of it.
#include "bots/external/protocol.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <filesystem>
#include <fstream>

#include "bots/arena.h"
#include "bots/external/respondent.h"
#include "bots/random_bot.h"
#include "cli/matches.h"
#include "match/played.h"
#include "toys/registered.h"
#include "where.h"

namespace sounder::bots {
namespace {

namespace json = boost::json;
using testing_cli::Scratch;

const std::string nasty = "cmd:python3 " + std::string(where::source) + "/tests/bots/nasty/bot.py ";

json::object fields_of(const std::string& line) {
  EXPECT_EQ(line.find('\n'), std::string::npos) << line;
  return json::parse(line).as_object();
}

std::vector<std::string> texts(const AnyGame& game, const AnyState& state, Seat seat) {
  std::vector<AnyMove> moves;
  game.moves(state, seat, moves);
  std::vector<std::string> all;
  for (const AnyMove& move : moves) all.push_back(game.text(state, move));
  return all;
}

// The turn message as `ask_bot` leads to it: from a state imagined for the seat.
std::string turn_message(const AnyGame& game, const AnyState& state, Seat seat) {
  Rng rng(5, 6);
  return protocol::turn(game, game.imagine(state, seat, rng), seat, 1, std::chrono::milliseconds(100));
}

// Every decision of a random match of every game.
template <class Each>
void at_every_decision(Each&& each) {
  for (const std::string& id : testing_cli::games()) {
    const GamePtr game = game_of({id, 0, {}, {}});
    AnyState state = game->start();
    const SeededChance dice(3);
    Rng rng(4);
    std::uint64_t draws = 0;
    for (Turn turn = game->turn(state); !turn.is_over(); turn = game->turn(state)) {
      if (turn.is_chance()) {
        game->play(state, dice.draw(*game, state, draws++));
        continue;
      }
      for (Seat seat : turn.seats) each(game, state, seat);
      game->play(state, game->any_move(state, turn.first, rng));
    }
  }
}

TEST(Protocol, a_match_message_says_what_is_played_and_where_the_bot_sits) {
  const GamePtr game = game_of({"bite-the-pumpkin", 2, {{"novice_help", 2}}, {{"layout", {"hedge", {}, {}}}}});
  const json::object match = fields_of(protocol::match(*game, Seat::p2));
  EXPECT_EQ(match.at("type").as_string(), "match");
  EXPECT_EQ(match.at("game").as_string(), "bite-the-pumpkin");
  EXPECT_EQ(match.at("seats").as_int64(), 2);
  EXPECT_EQ(match.at("seat").as_string(), "p2");
  EXPECT_EQ(match.at("roles").as_array(), (json::array{{{"key", "role.herd"}}, {{"key", "role.farmer"}}}));
  EXPECT_EQ(match.at("options").at("novice_help").as_int64(), 2);
  EXPECT_EQ(match.at("content").at("layout").at("name").as_string(), "hedge");
}

TEST(Protocol, a_turn_message_has_the_seats_own_view_and_exactly_its_moves) {
  int decisions = 0;
  at_every_decision([&](const GamePtr& game, const AnyState& state, Seat seat) {
    const json::object turn = fields_of(turn_message(*game, state, seat));
    EXPECT_EQ(turn.at("view"), json::parse(game->view(state, seat)));
    EXPECT_EQ(turn.at("prompt").at("key").as_string(), std::string(game->prompt(state, seat).key()));
    EXPECT_EQ(turn.at("budget_ms").as_int64(), 100);
    const auto listed = texts(*game, state, seat);
    EXPECT_EQ(turn.at("moves").as_array(), json::array(listed.begin(), listed.end()));
    ++decisions;
  });
  EXPECT_GT(decisions, 100);
}

// ---- Nothing a seat may not know ----

TEST(ProtocolSecrecy, a_turn_message_is_the_same_whatever_the_seat_can_not_know) {
  int other_worlds = 0;
  at_every_decision([&](const GamePtr& game, const AnyState& state, Seat seat) {
    Rng rng(state.hash());
    const AnyState other = game->imagine(state, seat, rng);
    EXPECT_EQ(turn_message(*game, state, seat), turn_message(*game, other, seat)) << game->facts().id;
    other_worlds += !(other == state);
  });
  EXPECT_GT(other_worlds, 5) << "there were secrets";
}

// Guesses one thing in its first decision and so goes on.
class Guesser final : public Bot {
 public:
  explicit Guesser(std::uint8_t guess) : guess_(guess) {}
  Advice think(const AnyState&, Seat seat, Rng&, const Budget&) override {
    return {AnyMove::of(toys::TruffleGuess::Move{seat, guess_})};
  }

 private:
  std::uint8_t guess_;
};

// All that a program in p2 is sent while p1 has chosen something in secret, byte for byte.
TEST(ProtocolSecrecy, until_a_secret_is_open_every_byte_that_is_sent_is_the_same) {
  const Scratch scratch;
  const GamePtr toy = toys::truffle_guess(2);
  std::vector<std::string> logs;
  for (const std::uint8_t guess : {std::uint8_t{1}, std::uint8_t{2}}) {
    const std::string file = scratch.path("log" + std::to_string(guess));
    Guesser first(guess);
    const auto second = make_bot(nasty + "log 0 " + file, toy).value();
    const Played played = play_match(toy, {&first, second.get()}, 1);
    EXPECT_EQ(played.forfeits[1], "");
    EXPECT_FALSE(played.result.winners.empty());
    logs.push_back(testing_cli::text_of(file));
  }
  const auto up_to_the_turn = [](const std::string& log) {
    return log.substr(0, log.find("\n", log.find("\"type\":\"turn\"")));
  };
  ASSERT_NE(logs[0].find("\"type\":\"turn\""), std::string::npos) << logs[0];
  EXPECT_NE(up_to_the_turn(logs[0]).find(R"("number":4,"seat":"p1")"), std::string::npos) << logs[0];
  EXPECT_EQ(up_to_the_turn(logs[0]), up_to_the_turn(logs[1]));
  EXPECT_NE(logs[0], logs[1]) << "afterwards the guesses show";
}

// ---- What is heard ----

// Remembers what it is told.
class Listener final : public Bot {
 public:
  explicit Listener(GamePtr game) : random_(std::move(game)) {}
  Advice think(const AnyState& imagined, Seat seat, Rng& rng, const Budget& budget) override {
    return random_.think(imagined, seat, rng, budget);
  }
  bool listens() const override { return true; }
  void hear(const Heard& told) override { heard.push_back(told); }

  std::vector<Heard> heard;

 private:
  RandomBot random_;
};

TEST(ProtocolHeard, every_move_comes_with_its_text_chance_included_unless_the_seat_may_not_know_it) {
  for (const std::string& id : testing_cli::games()) {
    const GamePtr game = game_of({id, 0, {}, {}});
    Match match(game);
    Rng rng(6);
    int chances = 0;
    int secrets = 0;
    while (!match.turn().is_over()) {
      const AnyState before = match.state();
      const Turn turn = match.turn();
      const Seat mover = turn.is_chance() ? Seat::nobody : turn.first;
      const Step step{mover, turn.is_chance() ? game->draw(before, rng) : game->any_move(before, mover, rng)};
      match.play(step.seat, step.move);
      for (int i = 0; i < game->seats(); ++i) {
        Listener listener(game);
        tell(listener, *game, seat_at(i), before, step, match.steps().size());
        ASSERT_EQ(listener.heard.size(), 1u);
        const json::object said = fields_of(protocol::heard(listener.heard[0]));
        EXPECT_EQ(said.at("number").to_number<std::size_t>(), match.steps().size());
        EXPECT_EQ(said.at("seat").is_null(), mover == Seat::nobody);
        if (said.at("move").is_null()) {
          ++secrets;
          EXPECT_NE(seat_at(i), mover) << "one's own moves are known";
          EXPECT_TRUE(turn.seats.size() > 1 || id == "happy-pigs") << id;
        } else {
          EXPECT_EQ(said.at("move").as_string(), game->text(before, step.move));
          chances += mover == Seat::nobody;
        }
      }
    }
    EXPECT_EQ(secrets > 0, id == "happy-pigs") << id << ": who chooses in secret is heard, what is not";
    EXPECT_EQ(chances > 0, id != "bite-the-pumpkin") << id;
  }
}

TEST(ProtocolHeard, a_program_is_told_the_moves) {
  const Scratch scratch;
  const GamePtr game = game_of({"three-little-pigs", 2, {}, {}});
  const std::string file = scratch.path("log");
  const auto random = make_bot("random", game).value();
  const auto program = make_bot(nasty + "log 0 " + file, game).value();
  EXPECT_EQ(play_match(game, {random.get(), program.get()}, 1).forfeits[1], "");
  const std::string log = testing_cli::text_of(file);
  EXPECT_NE(log.find(R"("seat":null,"move":"roll )"), std::string::npos) << log.substr(0, 2000);
  EXPECT_NE(log.find(R"("seat":"p1","move":")"), std::string::npos);
}

TEST(ProtocolHeard, who_speaks_the_first_protocol_is_understood) {
  const GamePtr game = game_of({"bite-the-pumpkin", 2, {}, {}});
  const auto random = make_bot("random", game).value();
  const auto older = make_bot(nasty + "protocol-1", game).value();
  EXPECT_EQ(play_match(game, {older.get(), random.get()}, 1).forfeits[0], "");
  Respondent respondent({"bite-the-pumpkin", "random"});
  const auto answered = [&](const std::string& hello) {
    return fields_of(respondent.answer(hello).value().line).at("protocol").as_int64();
  };
  EXPECT_EQ(answered(R"({"type":"hello","protocol":1})"), 1) << "in the words it was spoken to";
  EXPECT_EQ(answered(protocol::hello()), 2);
}

// ---- Answers ----

TEST(ProtocolAnswers, a_move_is_its_text_or_its_place_in_the_list) {
  const GamePtr game = game_of({"bite-the-pumpkin", 2, {}, {}});
  const AnyState state = game->start();
  const auto listed = texts(*game, state, Seat::p1);
  const auto chosen = [&](const std::string& line) {
    const auto move = protocol::chosen(protocol::read(line, "").value(), *game, state, Seat::p1);
    return move ? game->text(state, *move) : move.error().message;
  };
  for (std::size_t i : {std::size_t{0}, std::size_t{17}, listed.size() - 1}) {
    EXPECT_EQ(chosen(protocol::move(listed[i])), listed[i]);
    EXPECT_EQ(chosen(R"({"type":"move","move":)" + std::to_string(i) + "}"), listed[i]);
  }
  const std::string expected = ", expected one of the 58 moves it was given, such as \"" + listed[0] + "\"";
  EXPECT_EQ(chosen(R"({"type":"move","move":58})"), "chose 58" + expected);
  EXPECT_EQ(chosen(R"({"type":"move","move":-1})"), "chose -1" + expected);
  EXPECT_EQ(chosen(R"({"type":"move","move":1.0})"), "chose 1.0" + expected);
  EXPECT_EQ(chosen(R"({"type":"move","move":null})"), "chose null" + expected);
  EXPECT_EQ(chosen(R"({"type":"move"})"), "sent a \"move\" message without \"move\"" + expected);
  EXPECT_TRUE(chosen(R"({"type":"move","move":"plant a1"})").starts_with("chose \"plant a1\" ("))
      << chosen(R"({"type":"move","move":"plant a1"})");
}

TEST(ProtocolAnswers, a_message_is_an_object_with_a_type) {
  EXPECT_EQ(protocol::read(R"( {"type":"x","more":[1]} )", "").value().type, "x");
  for (const char* line : {"", "north", "[]", "{}", R"({"type":1})", R"({"type":"a"} {"type":"b"})",
                           R"({"type":"a","type":"b"})", "\"\xff\""})
    EXPECT_FALSE(protocol::read(line, "")) << line;
}

// ---- Our own side ----

TEST(Respondent, answers_every_turn_of_every_game_with_a_legal_move) {
  for (const std::string& id : testing_cli::games()) {
    const GamePtr game = game_of({id, 0, {}, {}});
    Respondent respondent({id, "greedy"});
    EXPECT_EQ(fields_of(respondent.answer(protocol::hello()).value().line).at("protocol").as_int64(),
              protocol::version);
    EXPECT_EQ(respondent.answer(protocol::match(*game, Seat::p1)).value().line, "");
    AnyState state = game->start();
    Rng rng(8);
    std::uint64_t number = 0;
    for (Turn turn = game->turn(state); !turn.is_over(); turn = game->turn(state)) {
      if (turn.is_chance()) {
        game->play(state, game->draw(state, rng));
        continue;
      }
      AnyMove move = game->any_move(state, turn.first, rng);
      if (turn.first == Seat::p1) {
        const AnyState imagined = game->imagine(state, Seat::p1, rng);
        const auto said =
            respondent.answer(protocol::turn(*game, imagined, Seat::p1, ++number, std::chrono::milliseconds(10)));
        ASSERT_TRUE(said) << said.error().message;
        const auto chosen = protocol::chosen(protocol::read(said->line, "").value(), *game, state, Seat::p1);
        ASSERT_TRUE(chosen) << chosen.error().message;
        move = *chosen;
      }
      game->play(state, move);
    }
    EXPECT_GT(number, 3u) << id;
    EXPECT_EQ(respondent.answer(protocol::over(*game, game->result(state))).value().line, "");
    EXPECT_TRUE(respondent.answer(protocol::bye()).value().leaves);
  }
}

std::string refusal(Respondent& respondent, const std::string& line) {
  const auto said = respondent.answer(line);
  return said ? "taken: " + said->line : said.error().message;
}

TEST(Respondent, refuses_a_match_it_can_not_play) {
  const GamePtr game = game_of({"bite-the-pumpkin", 2, {}, {}});
  const std::string match = protocol::match(*game, Seat::p1);
  const std::vector<std::pair<std::string, std::string>> cases = {
      {with(match, "\"rules\":1", "\"rules\":9"), "line 1.rules: the record has rules version 9"},
      {with(match, "\"seats\":2", "\"seats\":0"), "line 1.seats: found 0, expected a whole number from 1 to 6"},
      {with(match, "\"seats\":2", "\"seats\":6"), "line 1.seats: has 6 entries, expected 2 to 3"},
      {with(match, "\"p1\"", "\"p3\""), "line 1.seat: found \"p3\", expected p1 to p2"},
      {with(match, "\"novice_help\":0", "\"novice_help\":7"), "line 1.options.novice_help: found 7"},
      {with(match, "\"bite-the-pumpkin\"", "\"chess\""), "line 1.game: found \"chess\", expected bite-the-pumpkin"},
      {protocol::match(*game_of({"happy-pigs", 2, {}, {}}), Seat::p1),
       "line 1.game: found \"happy-pigs\", expected bite-the-pumpkin"},
      {R"({"type":"match"})", "line 1: the field \"game\" is missing"},
      {R"({"type":"hello","protocol":3})", "line 1.protocol: found 3, expected 1 or 2"},
      {R"({"type":"hello","protocol":0})", "line 1.protocol: found 0, expected 1 or 2"},
      {R"({"type":"hello","protocol":"2"})", "line 1.protocol: found \"2\", expected 1 or 2"},
      {R"({"type":"hello"})", "line 1.protocol: found none, expected 1 or 2"},
      {"hello", "standard input, line 1: line 1, column 1: not JSON"},
      {turn_message(*game, game->start(), Seat::p1), "line 1: a turn before any match"},
  };
  for (const auto& [line, expected] : cases) {
    Respondent respondent({"bite-the-pumpkin", "random"});
    const std::string said = refusal(respondent, line);
    EXPECT_NE(said.find(expected), std::string::npos) << said;
  }
}

TEST(Respondent, ignores_types_and_fields_it_does_not_know) {
  const GamePtr game = game_of({"bite-the-pumpkin", 2, {}, {}});
  Respondent respondent({"bite-the-pumpkin", "random"});
  EXPECT_EQ(refusal(respondent, R"({"type":"applause","loud":true})"), "taken: ");
  EXPECT_EQ(refusal(respondent, with(protocol::match(*game, Seat::p1), "{", R"({"weather":"fine",)")), "taken: ");
  EXPECT_TRUE(refusal(respondent, with(turn_message(*game, game->start(), Seat::p1), "{", R"({"weather":"fine",)"))
                  .starts_with("taken: {"));
}

// A state from outside is never trusted: no changed byte gets as far as the rules.
TEST(Respondent, refuses_a_state_that_no_engine_of_ours_sent) {
  for (const std::string& id : testing_cli::games()) {
    const GamePtr game = game_of({id, 0, {}, {}});
    Rng rng(2);
    AnyState state = game->start();
    while (!game->turn(state).decides()) game->play(state, game->draw(state, rng));
    const Seat seat = game->turn(state).first;
    Respondent respondent({id, "random"});
    ASSERT_TRUE(respondent.answer(protocol::match(*game, seat)));
    const std::string turn = protocol::turn(*game, state, seat, 1, std::chrono::milliseconds(10));
    ASSERT_TRUE(respondent.answer(turn));
    const std::size_t begin = turn.find("\"bytes\":\"") + 9;
    const std::size_t end = turn.find('"', begin);
    for (int i = 0; i < 300; ++i) {
      std::string changed = turn;
      char& digit = changed[begin + rng.below(static_cast<std::uint32_t>(end - begin))];
      digit = digit == 'f' ? '0' : 'f';
      EXPECT_NE(refusal(respondent, changed).find(".state.hash: does not fit the bytes"), std::string::npos);
    }
    std::string shorter = turn;
    shorter.erase(begin, 2);
    EXPECT_NE(refusal(respondent, shorter).find(".state.bytes: expected "), std::string::npos);
    std::string not_hex = turn;
    not_hex[begin] = 'z';
    EXPECT_NE(refusal(respondent, not_hex).find(".state.bytes: expected "), std::string::npos);
    EXPECT_NE(refusal(respondent, with(turn, "\"moves\":[", "\"moves\":[\"fly\","))
                  .find(".moves: expected the moves of the state"),
              std::string::npos);
    EXPECT_NE(refusal(respondent, with(turn, "\"state\":", "\"estate\":")).find("the field \"state\" is missing"),
              std::string::npos);
    EXPECT_NE(refusal(respondent, with(turn, "\"number\":1", "\"number\":0")).find(".number: found 0"),
              std::string::npos);
  }
}

// ---- Programs in a seat ----

TEST(Programs, play_match_after_match_and_are_started_anew_after_a_forfeit) {
  const GamePtr game = game_of({"bite-the-pumpkin", 2, {}, {}});
  const auto random = make_bot("random", game).value();
  const auto crashing = make_bot(nasty + "crash 3", game).value();
  const auto kind = make_bot(nasty + "kind", game).value();
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const Played bad = play_match(game, {random.get(), crashing.get()}, seed);
    EXPECT_NE(
        bad.forfeits[1].find(" forfeits its seat at its turn 3, a random bot plays on: it ended with exit status 1"),
        std::string::npos)
        << bad.forfeits[1];
    EXPECT_NE(bad.forfeits[1].find("(its last words: \"it all went wrong\")"), std::string::npos) << bad.forfeits[1];
    EXPECT_FALSE(bad.result.winners.empty());
    EXPECT_EQ(bad.forfeits[0], "");
    const Played good = play_match(game, {kind.get(), random.get()}, seed);
    EXPECT_EQ(good.forfeits[0], "");
    EXPECT_FALSE(good.result.winners.empty());
  }
}

// Whoever stops a match waits no longer for a program that hangs, and that is not its forfeit.
TEST(Programs, are_not_waited_for_when_the_match_is_stopped) {
  const GamePtr game = game_of({"bite-the-pumpkin", 2, {}, {}});
  const auto hanging = make_bot(nasty + "hang", game).value();
  const auto random = make_bot("random", game).value();
  const std::atomic<bool> stopped = true;
  hanging->begin_match(Seat::p1);
  Rng rng(1);
  // A bot that waited here would exceed the time limit of the suite.
  hanging->think(game->start(), Seat::p1, rng, {.time = std::chrono::hours(10), .stopped = &stopped});
  EXPECT_EQ(hanging->forfeit(), "");
  EXPECT_TRUE(play_match(game, {hanging.get(), random.get()}, 1, {.stopped = &stopped}).result.winners.empty());
}

TEST(Programs, are_named_by_a_command) {
  const GamePtr game = game_of({"bite-the-pumpkin", 2, {}, {}});
  for (const char* name : {"cmd:", "cmd:  "})
    EXPECT_NE(make_bot(name, game).error().message.find("names no program"), std::string::npos);
  EXPECT_TRUE(make_bot("cmd:./whatever it is", game)) << "it is started when a match begins";
}

}  // namespace
}  // namespace sounder::bots
