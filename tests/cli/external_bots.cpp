// Programs of one's own in the seats of `play` and `ladder`, and `sounder bot`.
#include <gtest/gtest.h>
#include <signal.h>

#include <algorithm>
#include <cctype>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "cli/matches.h"
#include "where.h"

namespace sounder::testing_cli {
namespace {

const std::string example = "cmd:python3 " + std::string(where::source) + "/examples/bot.py --seed 1";
const std::string nasty = "cmd:python3 " + std::string(where::source) + "/tests/bots/nasty/bot.py ";

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t times = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++times;
  return times;
}

// Neither running nor dead with nobody having noticed; what nobody can wait for any more but init counts as gone.
bool is_running(int process) {
  std::ifstream status("/proc/" + std::to_string(process) + "/stat");
  std::string line;
  if (!std::getline(status, line)) return false;
  return line.at(line.rfind(')') + 2) != 'Z';
}

std::vector<int> numbers_in(const std::string& file) {
  std::istringstream text(text_of(file));
  std::vector<int> numbers;
  for (int number = 0; text >> number;) numbers.push_back(number);
  return numbers;
}

bool all_gone(const std::vector<int>& processes) {
  for (int tries = 0; tries < 2400; ++tries) {
    if (std::none_of(processes.begin(), processes.end(), is_running)) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return false;
}

TEST(ExampleBot, plays_whole_matches_of_every_game) {
  for (const std::string& game : games()) {
    const Scratch scratch;
    const std::string file = scratch.path("record.json");
    const Ran ran = run({"play", game, "--seats", all_seats(game, example), "--seed", "4", "--record", file});
    ASSERT_EQ(ran.status, 0) << game << ran.err;
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(count(ran.out, "forfeit"), 0u) << ran.out;
    EXPECT_NE(ran.out.find("Scores: p1"), std::string::npos) << ran.out;
    EXPECT_NE(run({"verify", file}).out.find("the result is right"), std::string::npos) << game;
    EXPECT_EQ(json_of(text_of(file)).at("seats").at(1).at("is").as_string(), example) << "the record says who played";
  }
}

TEST(ExampleBot, climbs_the_ladder_of_every_game) {
  for (const std::string& game : games()) {
    const Ran ran = run({"ladder", game, "--bots", "random," + example, "--matches", "2", "--threads", "2"});
    ASSERT_EQ(ran.status, 0) << game << ran.err;
    EXPECT_NE(ran.out.find(example + " against random, 2 matches"), std::string::npos) << ran.out;
    EXPECT_EQ(count(ran.out, "forfeit"), 0u) << ran.out;
  }
}

// "About sixty lines": an example that nobody reads is none.
TEST(ExampleBot, is_short) { EXPECT_LE(lines_in(text_of(std::string(where::source) + "/examples/bot.py")), 70); }

struct Deed {
  std::string words;
  std::string expected;
};

class NastyBot : public testing::TestWithParam<Deed> {};

// Whatever the program does: one line says so, and the match goes on to its end.
TEST_P(NastyBot, forfeits_its_seat_with_one_line_and_the_match_goes_on) {
  const Ran ran = run({"play", "bite-the-pumpkin", "--seats", "bot:random," + nasty + GetParam().words, "--seed", "1",
                       "--think", "200"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  EXPECT_EQ(count(ran.out, "forfeits its seat"), 1u) << ran.out;
  EXPECT_NE(ran.out.find("p2 farmer: python3 "), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find(", a random bot plays on: it " + GetParam().expected), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("Scores: p1"), std::string::npos) << ran.out;
  EXPECT_EQ(ran.out.find('\x1b'), std::string::npos);
}

const std::string a_move = R"(, expected a line like {"type":"move","move":"..."})";
const std::string a_hello = R"(, expected a line like {"type":"hello","protocol":2})";
const std::string a_legal_move = ", expected one of the ";

INSTANTIATE_TEST_SUITE_P(
    Programs, NastyBot,
    testing::Values(
        Deed{"crash-at-once", "ended with exit status 1" + a_hello + " (its last words: \"it all went wrong\")"},
        Deed{"crash 3", "ended with exit status 1" + a_move + " (its last words: \"it all went wrong\")"},
        Deed{"abort 2", "was ended by signal 6 (Aborted)"}, Deed{"hang 2", "did not answer within 2200 ms" + a_move},
        Deed{"close", "closed its standard output" + a_move}, Deed{"flood", "did not answer within 2200 ms" + a_move},
        Deed{"nonsense", "sent \"the best move is north\"" + a_move}, Deed{"binary", "sent \"????[31m\"" + a_move},
        Deed{"list", "sent \"[1,2,3]\"" + a_move}, Deed{"illegal 4", "chose \"castle\" ("},
        Deed{"no-move", "sent a \"move\" message without \"move\"" + a_legal_move},
        Deed{"index", "chose 100000" + a_legal_move}, Deed{"negative", "chose -1" + a_legal_move},
        Deed{"deep", "sent \"[[[["}, Deed{"long", "sent a line of more than 65536 bytes" + a_move},
        Deed{"debug-first", "sent \"loading the weights ...\"" + a_hello},
        Deed{"protocol-3", "said hello with another protocol, found 3, expected 1 or 2"},
        Deed{"mute", "sent a move before it said hello" + a_hello}),
    [](const auto& deed) {
      std::string name = deed.param.words;
      for (char& c : name)
        if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
      return name;
    });

TEST(Programs, that_do_no_harm_are_let_be) {
  const Ran ran = run({"play", "bite-the-pumpkin", "--seats", "bot:random," + nasty + "kind", "--seed", "1"});
  EXPECT_EQ(count(ran.out, "forfeit"), 0u) << "blank lines, unknown types and unknown fields are no sin: " << ran.out;
}

TEST(Programs, that_can_not_be_started_forfeit_at_once) {
  const Ran ran = run({"play", "bite-the-pumpkin", "--seats", "bot:random,cmd:/nowhere/bot", "--seed", "1"});
  EXPECT_EQ(ran.status, 0);
  EXPECT_NE(ran.out.find("p2 farmer: /nowhere/bot forfeits its seat, a random bot plays on: it cannot be started (No "
                         "such file or directory), "
                         "expected a program\n"),
            std::string::npos)
      << ran.out;
  EXPECT_EQ(count(ran.out, "forfeits"), 1u);
}

TEST(Programs, that_can_not_be_started_begin_no_ladder_and_no_run_of_the_lab) {
  const Scratch scratch;
  const std::string early = nasty + "crash-at-once";
  const std::string file = scratch.write(
      "own.toml", "game = \"bite-the-pumpkin\"\nmatches = 3\nbots = [\"random\", \"cmd:/nowhere/bot\"]\n");
  const std::string nowhere = "/nowhere/bot cannot be started (No such file or directory), expected a program";
  const std::string ended =
      "crash-at-once ended with exit status 1" + a_hello + " (its last words: \"it all went wrong\")";
  EXPECT_EQ(not_refused(run({"ladder", "bite-the-pumpkin", "--bots", "random,cmd:/nowhere/bot", "--matches", "2"}),
                        "--bots: " + nowhere),
            "");
  EXPECT_EQ(not_refused(run({"ladder", "bite-the-pumpkin", "--bots", "random," + early, "--matches", "2"}), ended), "");
  EXPECT_EQ(not_refused(run({"lab", "run", file, "--out", scratch.path("run")}), nowhere), "");
  EXPECT_EQ(not_refused(run({"lab", "run", "bite-the-pumpkin", "--bots", "random," + early, "--games", "2"}), ended),
            "");
  EXPECT_FALSE(std::filesystem::exists(scratch.path("run")));
}

TEST(Programs, that_crash_cost_the_ladder_no_more_than_their_matches) {
  const Ran ran =
      run({"ladder", "bite-the-pumpkin", "--bots", "random," + nasty + "crash 3", "--matches", "4", "--threads", "2"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_NE(ran.out.find("against random, 4 matches"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find(": 4 seats forfeited; the first time\n  p1: python3 "), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("at its turn 3, a random bot plays on: it ended with exit status 1"), std::string::npos)
      << ran.out;
}

TEST(Programs, leave_nobody_behind_when_they_forfeit) {
  const Scratch scratch;
  const std::string numbers = scratch.path("numbers");
  const Ran ran = run(
      {"play", "bite-the-pumpkin", "--seats", "bot:random," + nasty + "leave-a-child 1 " + numbers, "--think", "100"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  const auto processes = numbers_in(numbers);
  ASSERT_EQ(processes.size(), 2u) << ran.out;
  EXPECT_TRUE(all_gone(processes));
}

// Waits until the bot and its child have written down their numbers.
std::vector<int> two_numbers(const std::string& file) {
  std::vector<int> numbers;
  for (int tries = 0; tries < 2400 && numbers.size() < 2; ++tries) {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    numbers = numbers_in(file);
  }
  return numbers;
}

TEST(Programs, leave_nobody_behind_after_ctrl_c) {
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"play", "bite-the-pumpkin", "--seats"}, {"ladder", "bite-the-pumpkin", "--bots"}}) {
    const Scratch scratch;
    const std::string numbers = scratch.path("numbers");
    std::vector<std::string> words = command;
    words.push_back((command[0] == "play" ? "bot:random," : "random,") + nasty + "leave-a-child 1 " + numbers);
    words.insert(words.end(), {"--think", "600000"});
    if (command[0] == "ladder") words.insert(words.end(), {"--threads", "1"});
    AtTerminal terminal(words, 100, 30);
    const auto processes = two_numbers(numbers);
    ASSERT_EQ(processes.size(), 2u);
    terminal.type("\x03");
    EXPECT_TRUE(terminal.shows("Interrupted")) << command[0];
    EXPECT_EQ(terminal.ended(), command[0] == "play" ? 130 : 0);
    EXPECT_TRUE(all_gone(processes)) << command[0];
  }
}

#ifdef __linux__
TEST(Programs, do_not_outlive_us_even_if_we_are_killed) {
  const Scratch scratch;
  const std::string numbers = scratch.path("numbers");
  std::vector<int> processes;
  {
    const AtTerminal terminal({"play", "bite-the-pumpkin", "--seats",
                               "bot:random," + nasty + "leave-a-child 1 " + numbers, "--think", "600000"},
                              100, 30);
    processes = two_numbers(numbers);
    ASSERT_EQ(processes.size(), 2u);
  }
  EXPECT_TRUE(all_gone({processes[0]}));
  ::kill(processes[1], SIGKILL);  // what a program has started itself is then its own affair
}
#endif

// A record is something that others send: it never starts a program.
TEST(Programs, are_never_started_by_a_record) {
  for (const std::string mark : {"cmd:", "bot:cmd:"}) {
    const Scratch scratch;
    const std::string trace = scratch.path("trace");
    const std::string record =
        scratch.write("record.json", R"({"sounder":1,"game":"bite-the-pumpkin","rules":1,"seats":["human",")" + mark +
                                         "touch " + trace + R"("],"moves":[]})");
    const Ran ran = run({"play", "--from", record}, "pig d6\n");
    EXPECT_EQ(not_refused(
                  ran, mark == "cmd:" ? record + ": a program sat in one of the seats, expected --seats" : "seat p2: "),
              "");
    EXPECT_FALSE(std::filesystem::exists(trace));
    EXPECT_EQ(run({"play", "--from", record, "--seats", "human,bot:random"}, "pig d6\n").status, 0);
    EXPECT_EQ(run({"show", record}).status, 0);
  }
}

// All that the program in the last seat was sent before it was asked for the first time.
std::string sent_before_the_first_turn(const std::vector<std::string>& arguments, const std::string& input) {
  const Scratch scratch;
  std::vector<std::string> words = arguments;
  words.back() += "," + nasty + "log 0 " + scratch.path("log");
  const Ran ran = run(words, input);
  EXPECT_EQ(ran.status, 0) << ran.err;
  const std::string log = text_of(scratch.path("log"));
  return log.substr(0, log.find(R"({"type":"turn")"));
}

TEST(Programs, hear_what_happens_and_what_is_taken_back) {
  const std::string sent = sent_before_the_first_turn(
      {"play", "happy-pigs", "-o", "first_seat=p1", "--seed", "1", "--seats", "human"}, "buy average\nundo\ndone\n");
  EXPECT_NE(sent.find(R"({"type":"heard","number":1,"seat":"p1","move":"buy average","told":[]}
{"type":"heard","number":0,"seat":"p1","move":null,"told":[{"key":"told.taken_back","who":"p1"}]}
{"type":"heard","number":1,"seat":"p1","move":"done","told":[]}
)"),
            std::string::npos)
      << sent;
}

TEST(Programs, hear_what_has_happened_in_a_match_that_goes_on) {
  const Scratch scratch;
  const std::string record = scratch.write("record.json", short_record);
  const std::string sent = sent_before_the_first_turn({"play", "--from", record, "--seats", "human"}, "pig d6\n");
  EXPECT_NE(sent.find(R"({"type":"heard","number":1,"seat":"p1","move":"pig a1","told":[]}
{"type":"heard","number":2,"seat":"p2","move":"plant c4","told":[]}
{"type":"heard","number":3,"seat":"p1","move":"pig d6","told":[]}
)"),
            std::string::npos)
      << sent;
}

TEST(SounderBot, takes_a_seat_in_every_game_as_any_program_does) {
  for (const std::string& game : games()) {
    const Scratch scratch;
    const std::string file = scratch.path("record.json");
    const std::string bot = "cmd:" + std::string(where::program) + " bot " + game + " --level greedy --seed 3";
    const Ran ran = run({"play", game, "--seats", all_seats(game, bot), "--seed", "4", "--record", file});
    ASSERT_EQ(ran.status, 0) << game << ran.err;
    EXPECT_EQ(count(ran.out, "forfeit"), 0u) << ran.out;
    EXPECT_NE(ran.out.find("Scores: p1"), std::string::npos) << ran.out;
  }
}

TEST(SounderBot, refuses_what_it_does_not_understand_with_one_line) {
  const std::vector<std::string> bot = {"bot", "bite-the-pumpkin", "--level", "random"};
  const std::string hello = R"({"type":"hello","protocol":2})";
  EXPECT_EQ(not_refused(run(bot, hello + "\nnorth\n"), "standard input, line 2: line 1, column 2: not JSON"), "");
  EXPECT_EQ(not_refused(run(bot, "{\"type\":\"turn\"}\n"), "standard input, line 1: a turn before any match"), "");
  EXPECT_EQ(not_refused(run(bot, std::string(5u << 20, 'x')), "standard input, line 1: is larger than 4 MiB"), "");
  EXPECT_EQ(not_refused(run({"bot"}), "GAME"), "");
  EXPECT_EQ(not_refused(run({"bot", "chess"}), "unknown game \"chess\""), "");
  EXPECT_EQ(
      not_refused(run({"bot", "bite-the-pumpkin", "--level", "deep"}), "--level: unknown bot \"deep\", expected "), "");
  EXPECT_EQ(not_refused(run({"bot", "bite-the-pumpkin", "--level", "cmd:ls"}), "--level: found a program"), "");
  const Ran polite = run(bot, hello + "\n{\"type\":\"bye\"}\n");
  EXPECT_EQ(polite.status, 0);
  EXPECT_EQ(polite.out, "{\"type\":\"hello\",\"protocol\":2,\"name\":\"sounder random\"}\n");
  EXPECT_EQ(run(bot, hello).status, 0) << "the end of the input is a goodbye too";
}

TEST(BadSeats, of_programs_get_one_line) {
  const auto refused = [&](const std::string& seats, const std::string& expected) {
    return not_refused(run({"play", "bite-the-pumpkin", "--seats", seats}), expected);
  };
  EXPECT_EQ(refused("human,cmd:", "seat p2: \"cmd:\" names no program, expected cmd:PROGRAM"), "");
  EXPECT_EQ(refused("human,bot:cmd:ls", "seat p2: found \"bot:cmd:ls\", expected cmd: without bot:"), "");
  EXPECT_EQ(refused("human,cmd:" + std::string(300, 'x'), "expected at most 250 bytes of UTF-8 a seat"), "");
  EXPECT_EQ(refused("human,cmd:\xff", "expected at most 250 bytes of UTF-8 a seat"), "");
  EXPECT_EQ(refused("human,prog:x", "expected human or bot:NAME or cmd:PROGRAM"), "");
  EXPECT_EQ(
      not_refused(run({"ladder", "bite-the-pumpkin", "--bots", "random,cmd:"}), "--bots: \"cmd:\" names no program"),
      "");
  EXPECT_EQ(not_refused(run({"play", "bite-the-pumpkin", "--think", "0"}),
                        "--think: found \"0\", expected a whole number from 1"),
            "");
}

// ---- The conversation in a file ----

TEST(Transcript, of_a_match_has_every_line_in_both_directions) {
  const Scratch scratch;
  const std::string file = scratch.path("transcript.txt");
  const Ran ran =
      run({"play", "bite-the-pumpkin", "--seats", example + ",bot:random", "--seed", "4", "--transcript", file});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const auto lines = lines_of(text_of(file));
  ASSERT_GE(lines.size(), 5u);
  EXPECT_EQ(lines[0], "1 = " + example.substr(4));
  EXPECT_TRUE(lines[1].starts_with(R"(1 > {"type":"hello")")) << lines[1];
  EXPECT_EQ(lines.back(), R"(1 > {"type":"bye"})");
  const std::string all = text_of(file);
  EXPECT_GT(count(all, R"(1 > {"type":"turn")"), 0u);
  EXPECT_EQ(count(all, "\n1 < "), count(all, R"(1 > {"type":"turn")") + 1) << "an answer to each question, and hello";
}

TEST(Transcript, of_a_ladder_numbers_the_programs_and_tells_how_they_failed) {
  const Scratch scratch;
  const std::string file = scratch.path("transcript.txt");
  ASSERT_EQ(run({"ladder", "bite-the-pumpkin", "--bots", "random," + nasty + "crash 3", "--matches", "2", "--threads",
                 "1", "--transcript", file})
                .status,
            0);
  const std::string all = text_of(file);  // program 1 was started to see whether it can be, and ended
  EXPECT_TRUE(contains(all, "\n2 = python3 ")) << all;
  EXPECT_TRUE(contains(all, "\n2 > {")) << all;
  EXPECT_TRUE(contains(all, "\n2 ! ended with exit status 1")) << all;
}

TEST(Transcript, needs_a_program_and_a_file_that_can_be_written) {
  EXPECT_EQ(not_refused(run({"play", "bite-the-pumpkin", "--seats", "bot:random,bot:random", "--transcript", "/tmp/x"}),
                        "--transcript: no program plays, expected cmd:PROGRAM in a seat"),
            "");
  EXPECT_EQ(
      not_refused(run({"play", "bite-the-pumpkin", "--seats", example + ",bot:random", "--transcript", "/nowhere/x"}),
                  "--transcript: /nowhere/x: cannot be written"),
      "");
}

// ---- The transcript in docs/bots.md is what the program says ----

// A long value is left out where the docs leave it out.
std::string shortened(std::string line, const std::string& key) {
  const std::size_t begin = line.find("\"" + key + "\":{");
  if (begin == std::string::npos) return line;
  std::size_t end = begin + key.size() + 3;
  int depth = 0;
  do {
    depth += (line[end] == '{') - (line[end] == '}');
    ++end;
  } while (depth > 0);
  return line.replace(begin, end - begin, "\"" + key + "\":{...}");
}

TEST(BotDocs, the_transcript_is_what_the_program_says) {
  const Scratch scratch;
  const std::string script =
      scratch.write("bot.sh", "tee " + scratch.path("in") + " | " + std::string(where::program) +
                                  " bot happy-pigs --level random | tee " + scratch.path("out") + "\n");
  const Ran ran = run({"play", "happy-pigs", "--seats", "cmd:sh " + script + ",bot:random,bot:random", "--seed", "7"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  ASSERT_EQ(count(ran.out, "forfeit"), 0u) << ran.out;
  const auto answers = lines_of(text_of(scratch.path("out")));
  std::vector<std::string> said;
  std::size_t answered = 0;
  for (const std::string& line : lines_of(text_of(scratch.path("in")))) {
    said.push_back("> " + shortened(shortened(line, "view"), "state"));
    if (line.starts_with(R"({"type":"hello")") || line.starts_with(R"({"type":"turn")")) {
      ASSERT_LT(answered, answers.size());
      said.push_back("< " + answers[answered++]);
    }
  }
  EXPECT_EQ(answered, answers.size());
  const std::string docs = text_of(std::string(where::source) + "/docs/bots.md");
  const std::size_t begin = docs.find("```\n> {");
  ASSERT_NE(begin, std::string::npos) << "no transcript in docs/bots.md";
  const std::string transcript = docs.substr(begin + 4, docs.find("\n```", begin) - begin - 4);
  const std::size_t gap = transcript.find("\n...\n");
  ASSERT_NE(gap, std::string::npos);
  const auto head = lines_of(transcript.substr(0, gap));
  const auto tail = lines_of(transcript.substr(gap + 5));
  ASSERT_GE(said.size(), head.size() + tail.size());
  for (std::size_t i = 0; i < head.size(); ++i) EXPECT_EQ(head[i], said[i]);
  for (std::size_t i = 0; i < tail.size(); ++i) EXPECT_EQ(tail[i], said[said.size() - tail.size() + i]);
}

}  // namespace
}  // namespace sounder::testing_cli
