// Records: what is written reads back, and what is wrong is refused with its place.
#include "match/record.h"

#include <gtest/gtest.h>

#include "i18n/english.h"
#include "match/fair_dice.h"
#include "match/played.h"
#include "toys/registered.h"

namespace sounder {
namespace {

const Setup two_seats = {"bite-the-pumpkin", 2, {}, {}};

// A match of two moves.
std::string short_record() {
  Match match(game_of(two_seats));
  for (const char* text : {"pig d5", "plant a1"}) {
    const auto step = parse_step(match.game(), match.state(), text);
    match.play(step.move->seat, step.move->move);
  }
  return to_json({match, {"ann", "bot:greedy"}, SeedNote{7}});
}

std::string whole_record() {
  return to_json({played(game_of(two_seats), SeededChance(7)), {"ann", "bot:greedy"}, SeedNote{7}});
}

std::string reading(const std::string& text) {
  const auto record = parse_record(text, "match.json");
  return record ? "taken" : i18n::english(record.error());
}

TEST(Records, look_as_documented) {
  EXPECT_EQ(short_record(), R"({
  "sounder":2,
  "game":"bite-the-pumpkin",
  "rules":1,
  "seats":[{"is":"human","name":"ann"},{"is":"bot:greedy"}],
  "options":{"novice_help":0,"broccoli_help":0,"auto_bite":false},
  "content":{"layout":{"name":"classic","hash":"5037f40a8ada8a81"}},
  "dice":{"kind":"seeded","seed":7},
  "moves": [
    "pig d5",
    "plant a1"
  ]
}
)");
}

void expect_round_trip(const Record& record) {
  const std::string text = to_json(record);
  const auto back = parse_record(text, "record");
  ASSERT_TRUE(back) << back.error().message;
  EXPECT_EQ(to_json(*back), text);
  EXPECT_EQ(back->match.state(), record.match.state());
  EXPECT_EQ(back->match.game().setup(), record.match.game().setup());
  EXPECT_EQ(back->match.draws(), record.match.draws());
  EXPECT_EQ(back->players, record.players);
}

TEST(Records, round_trip_with_options_and_layout) {
  sounder::Setup setup{"bite-the-pumpkin", 2, {{"novice_help", 2}, {"auto_bite", 1}}, {{"layout", {"hedge", {}, {}}}}};
  expect_round_trip({played(game_of(setup), SeededChance(1)), {"", "\"quoted\" \\ \n \xc3\xa9"}, {}});
  expect_round_trip({Match(game_of(setup)), {"a", "b"}, {}});
}

TEST(Records, round_trip_with_dice_and_seats_that_move_together) {
  const GamePtr toy = toys::truffle_guess(3);
  expect_round_trip({played(toy, SeededChance(~std::uint64_t{0})), {"a", "b", "c"}, SeedNote{~std::uint64_t{0}}});
  const FairDice dice = dice_of({1, 2, 3}, {"00ff", "", "abcd"});
  expect_round_trip({played(toy, FairChance(dice)), {"a", "b", "c"}, dice});
}

constexpr const char* own_layout =
    R"({"game":"bite-the-pumpkin","kind":"layout","name":"mine","trees":["c3","f6"],"about":"Two trees."})";

TEST(Records, round_trip_with_a_layout_of_ones_own_inside) {
  sounder::Setup setup = two_seats;
  ASSERT_TRUE(choose_content(setup, *parse_content(own_layout, "mine.json")));
  const Record record{played(game_of(setup), SeededChance(1)), {"a", "b"}, {}};
  const std::string text = to_json(record);
  EXPECT_NE(text.find(R"("trees":["c3","f6"])"), std::string::npos);
  expect_round_trip(record);
}

TEST(Records, what_may_be_left_out) {
  std::string text =
      with(whole_record(), "  \"options\":{\"novice_help\":0,\"broccoli_help\":0,\"auto_bite\":false},\n", "");
  text = with(text, "  \"content\":{\"layout\":{\"name\":\"classic\",\"hash\":\"5037f40a8ada8a81\"}},\n", "");
  text = with(text, "  \"dice\":{\"kind\":\"seeded\",\"seed\":7},\n", "");
  text = text.substr(0, text.find(",\n  \"result\"")) + "}";
  EXPECT_EQ(reading(text), "taken");
}

struct Wrong {
  const char* what;
  std::string found, changed, message;
};

// Every line: what is changed in the short record, and what is said of it.
TEST(Records, what_is_wrong_is_named_with_its_place) {
  const std::vector<Wrong> wrongs = {
      {"format", R"("sounder":2)", R"("sounder":3)", "match.json.sounder: the record has format 3, expected at most 2"},
      {"format text", R"("sounder":2)", R"("sounder":"2")",
       "match.json.sounder: found \"2\", expected a whole number from 1 to 1000000"},
      {"format missing", R"("sounder":2,)", "", "match.json: the field \"sounder\" is missing"},
      {"game number", R"("bite-the-pumpkin")", "7", "match.json.game: found 7, expected a text in quotes"},
      {"game missing", R"("game":"bite-the-pumpkin",)", "", "match.json: the field \"game\" is missing"},
      {"future rules", R"("rules":1)", R"("rules":2)",
       "match.json.rules: the record has rules version 2 of bite-the-pumpkin, expected 1"},
      {"rules in part", R"("rules":1)", R"("rules":1.5)",
       "match.json.rules: found 1.5, expected a whole number from 1 to 1000000"},
      {"rules huge", R"("rules":1)", R"("rules":99999999999999999999)",
       "match.json.rules: found 99999999999999999999, expected a whole number from 1 to 1000000"},
      {"one seat", R"([{"is":"human","name":"ann"},{"is":"bot:greedy"}])", R"([{"is":"human"}])",
       "match.json.seats: has 1 entries, expected 2 to 3"},
      {"four seats", R"([{"is":"human","name":"ann"},{"is":"bot:greedy"}])",
       R"([{"is":"human"},{"is":"human"},{"is":"human"},{"is":"human"}])",
       "match.json.seats: has 4 entries, expected 2 to 3"},
      {"seats number", R"([{"is":"human","name":"ann"},{"is":"bot:greedy"}])", "2",
       "match.json.seats: found 2, expected a list"},
      {"seat text", R"({"is":"human","name":"ann"})", R"("ann")",
       "match.json.seats[0]: found \"ann\", expected an object with a field \"is\""},
      {"seat of nobody", R"("is":"human",)", "", "match.json.seats[0]: the field \"is\" is missing"},
      {"seat of a thing", R"("is":"human")", R"("is":"toaster")",
       "match.json.seats[0].is: found \"toaster\", expected human, bot:NAME or cmd:PROGRAM"},
      {"seat number", R"("ann")", "1", "match.json.seats[0].name: found 1, expected a text in quotes"},
      {"seat long", R"("ann")", "\"" + std::string(251, 'x') + "\"",
       "match.json.seats[0].name: found \"" + std::string(36, 'x') + "..., expected a name of at most 250 bytes"},
      {"options list", R"({"novice_help":0,"broccoli_help":0,"auto_bite":false})", "[]",
       "match.json.options: found [], expected an object"},
      {"option unknown", R"("novice_help":0)", R"("speed":0)", "match.json.options: unknown field \"speed\""},
      {"option range", R"("novice_help":0)", R"("novice_help":3)",
       "match.json.options.novice_help: found 3, expected a whole number from 0 to 2"},
      {"option type", R"("auto_bite":false)", R"("auto_bite":0)",
       "match.json.options.auto_bite: found 0, expected true or false"},
      {"content kind", R"("layout":)", R"("deck":)", "match.json.content: unknown field \"deck\""},
      {"content name", R"("name":"classic")", R"("name":"nowhere")",
       "match.json: bite-the-pumpkin: unknown layout \"nowhere\", expected arch, classic, hedge, meadow, orchard or "
       "stray"},
      {"content hash", "5037f40a8ada8a81", "5037f40a8ada8a82",
       "match.json: layout classic: has changed since (its hash is 5037f40a8ada8a81, expected 5037f40a8ada8a82)"},
      {"content hash text", "5037f40a8ada8a81", "8fdd",
       "match.json.content.layout.hash: found \"8fdd\", expected 16 hexadecimal digits"},
      {"content key", R"("hash":)", R"("sum":)", "match.json.content.layout: unknown field \"sum\""},
      {"content text", R"({"name":"classic","hash":"5037f40a8ada8a81"})", R"("classic")",
       "match.json.content.layout: found \"classic\", expected an object"},
      {"dice kind", R"("kind":"seeded")", R"("kind":"loaded")",
       "match.json.dice.kind: found \"loaded\", expected one of seeded, fair"},
      {"dice seed", R"("seed":7)", R"("seed":-7)",
       "match.json.dice.seed: found -7, expected a whole number of 64 bits, not negative"},
      {"dice seed text", R"("seed":7)", R"("seed":"7")",
       "match.json.dice.seed: found \"7\", expected a whole number of 64 bits, not negative"},
      {"dice seed huge", R"("seed":7)", R"("seed":18446744073709551616)",
       "match.json.dice.seed: found 18446744073709551616, expected a whole number of 64 bits, not negative"},
      {"dice key", R"("seed":7)", R"("seed":7,"sides":6)", "match.json.dice: unknown field \"sides\""},
      {"moves missing", R"("moves")", R"("steps")", "match.json: the field \"moves\" is missing"},
      {"moves text", "[\n    \"pig d5\",\n    \"plant a1\"\n  ]", R"("pig d5")",
       "match.json.moves: found \"pig d5\", expected a list"},
      {"move number", R"("plant a1")", "5", "match.json.moves[1]: found 5, expected a text in quotes"},
      {"illegal move", R"("plant a1")", R"("plant d5")", "match.json: move 2 \"plant d5\": There is a pig on d5."},
      {"other seat's move", R"("plant a1")", R"("p1: plant a1")",
       "match.json: move 2 \"p1: plant a1\": p1 is not to move now."},
      {"nonsense", R"("plant a1")", R"("xyzzy")", "match.json: move 2 \"xyzzy\": A farmer plants now: `plant c4`."},
      {"back too far", R"("plant a1")", R"({"back_to":1,"by":"p1"})",
       "match.json.moves[1].back_to: found 1, expected a whole number from 0 to 0"},
      {"back by nobody", R"("plant a1")", R"({"back_to":0})", "match.json.moves[1]: the field \"by\" is missing"},
      {"back by a stranger", R"("plant a1")", R"({"back_to":0,"by":"p3"})",
       "match.json.moves[1].by: found \"p3\", expected a seat from p1 to p2"},
      {"back with more", R"("plant a1")", R"({"back_to":0,"by":"p1","practice":true,"why":"misclick"})",
       "match.json.moves[1]: unknown field \"why\""},
      {"a stranger sits down", R"("plant a1")", R"({"seat":"p3","is":"human"})",
       "match.json.moves[1].seat: found \"p3\", expected a seat from p1 to p2"},
      {"practice that is denied", R"("plant a1")",
       R"("plant a1",{"back_to":0,"by":"p1","practice":true}],"practice":false,"x":[)",
       "match.json.practice: found false, expected true, as the moves say"},
      {"others' moves taken back", R"("plant a1")", R"("plant a1",{"back_to":0,"by":"p1"})",
       "match.json.moves[2].back_to: found 0, expected \"agreed\" or \"practice\" beside it, for others had moved "
       "since"},
      {"an own move taken back after the turn", R"("plant a1")", R"("plant a1",{"back_to":1,"by":"p2"})",
       "match.json.moves[2].back_to: found 1, expected \"agreed\" or \"practice\" beside it, for the turn of p2 was "
       "over"},
      {"a bot with a name", R"({"is":"bot:greedy"})", R"({"is":"bot:greedy","name":"Ada"})",
       "match.json.seats[1].name: found \"Ada\", expected none: only people have names"},
      {"result early", "  ]\n}", R"(  ], "result": {"winners":["p1"],"scores":[1,0],"ranks":[1,2]}})",
       "match.json.result: the match is not over after 2 moves"},
      {"unknown key", R"("rules":1)", R"("rules":1,"rating":1500)", "match.json: unknown field \"rating\""},
      {"key twice", R"("rules":1)", R"("rules":1,"rules":1)",
       "match.json: line 4, column 13: the field \"rules\" comes twice"},
  };
  for (const Wrong& wrong : wrongs)
    EXPECT_EQ(reading(with(short_record(), wrong.found, wrong.changed)), wrong.message) << wrong.what;
}

TEST(Records, an_unknown_game_is_answered_with_those_there_are) {
  const std::string said = reading(with(short_record(), "bite-the-pumpkin", "chess"));
  EXPECT_TRUE(said.starts_with("match.json.game: unknown game \"chess\", expected ")) << said;
  EXPECT_NE(said.find("bite-the-pumpkin"), std::string::npos) << said;
}

TEST(Records, a_wrong_result_is_answered_with_the_right_one) {
  const std::string text = whole_record();
  EXPECT_EQ(reading(text), "taken");
  const bool herd = text.find(R"("winners":["p1"])") != std::string::npos;
  const std::string right = herd ? R"({"winners":["p1"],"scores":[1,0],"ranks":[1,2]})"
                                 : R"({"winners":["p2"],"scores":[0,1],"ranks":[2,1]})";
  const std::string wrong = herd ? R"({"winners":["p2"],"scores":[0,1],"ranks":[2,1]})"
                                 : R"({"winners":["p1"],"scores":[1,0],"ranks":[1,2]})";
  EXPECT_EQ(reading(with(text, right, wrong)), "match.json.result: found " + wrong + ", expected " + right);
  EXPECT_EQ(reading(with(text, right, "null")), "match.json.result: found null, expected " + right);
  // Its keys may stand in another order.
  EXPECT_EQ(reading(with(text, right,
                         herd ? R"({"ranks":[1,2],"scores":[1,0],"winners":["p1"]})"
                              : R"({"ranks":[2,1],"scores":[0,1],"winners":["p2"]})")),
            "taken");
}

TEST(Records, a_move_after_the_end_is_refused) {
  const std::string text = whole_record();
  const std::string moves = text.substr(0, text.find("\n  ],\n  \"result\""));
  const std::string said = reading(moves + ",\n\"run north\"]}");
  EXPECT_TRUE(said.ends_with("\"run north\": The match is over.")) << said;
}

TEST(Records, an_own_layout_is_checked_like_any_other) {
  const std::string choice = R"({"name":"classic","hash":"5037f40a8ada8a81"})";
  const auto with_document = [&](const std::string& document) {
    return reading(with(short_record(), choice, R"({"name":"mine","document":)" + document + "}"));
  };
  EXPECT_EQ(with_document(own_layout), "taken");
  EXPECT_EQ(with_document(with(own_layout, "f6", "f9")),
            "match.json: layout mine.trees[1]: found \"f9\", expected a cell from a1 to h8");
  EXPECT_EQ(with_document(with(own_layout, "f6", "d5")), "match.json: move 1 \"pig d5\": There is a tree on d5.");
  EXPECT_EQ(with_document(with(own_layout, R"("kind":"layout")", R"("kind":"deck")")),
            "match.json: layout mine: is a deck of bite-the-pumpkin, expected a layout of bite-the-pumpkin");
  EXPECT_EQ(with_document(with(own_layout, R"("game":"bite-the-pumpkin")", R"("game":"chess")")),
            "match.json: layout mine: is a layout of chess, expected a layout of bite-the-pumpkin");
  EXPECT_EQ(with_document("7"), "match.json: layout mine: expected a JSON object");
  EXPECT_EQ(with_document(with(own_layout, R"("name":"mine")", R"("name":"yours")")),
            "match.json: layout mine: calls itself \"yours\", expected \"mine\"");
  const std::string said =
      reading(with(short_record(), choice,
                   R"({"name":"mine","hash":"0000000000000000","document":)" + std::string(own_layout) + "}"));
  EXPECT_TRUE(said.starts_with("match.json: layout mine: has changed since (its hash is ")) << said;
  EXPECT_TRUE(said.ends_with("expected 0000000000000000)")) << said;
}

TEST(Records, fair_dice_need_a_whole_secret_and_a_nonce_for_every_seat) {
  const FairDice dice = dice_of({}, {"0a", ""});
  const std::string text = to_json({Match(game_of(two_seats)), {"a", "b"}, dice});
  EXPECT_EQ(reading(text), "taken");
  const std::string secret = std::string(64, '0');
  const std::string digits = "expected 64 hexadecimal digits";
  EXPECT_EQ(reading(with(text, secret, "00")), "match.json.dice.secret: found \"00\", " + digits);
  EXPECT_EQ(reading(with(text, secret, "0x" + secret.substr(2))),
            "match.json.dice.secret: found \"0x" + std::string(34, '0') + "..., " + digits);
  EXPECT_EQ(reading(with(text, R"(["0a",""])", R"(["0a"])")), "match.json.dice.nonces: has 1 entries, expected 2 to 2");
  EXPECT_EQ(reading(with(text, R"(["0a",""])", R"(["0a","zz"])")),
            "match.json.dice.nonces[1]: found \"zz\", expected at most 64 hexadecimal digits");
  EXPECT_EQ(reading(with(text, R"(["0a",""])", R"(["0a","|"])")),
            "match.json.dice.nonces[1]: found \"|\", expected at most 64 hexadecimal digits");
  EXPECT_EQ(reading(with(text, R"("commitment":)", R"("promise":)")),
            "match.json.dice: the field \"commitment\" is missing");
}

}  // namespace
}  // namespace sounder
