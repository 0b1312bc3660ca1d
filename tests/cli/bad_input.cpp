// Whatever is wrong: one clear line on standard error, exit status 2, nothing half-written.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/matches.h"
#include "where.h"

namespace sounder::testing_cli {
namespace {

struct Case {
  std::vector<std::string> arguments;
  std::string expected;
};

TEST(BadInput, in_the_arguments_gets_one_line_and_exit_status_2) {
  const std::vector<Case> cases = {
      {{"dance"}, "unknown command \"dance\", expected play, games"},
      {{"--dance"}, "sounder: unknown option \"--dance\", expected --version or --help"},
      {{"play"}, "no game named, expected GAME, --continue or --from FILE"},
      {{"play", "chess"}, "unknown game \"chess\", expected bite-the-pumpkin"},
      {{"play", "chess\n\x1b[31mred"}, "unknown game \"chess??[31mred\""},
      {{"play", "bite-the-pumpkin", "more"},
       "sounder play: unexpected argument \"more\", expected sounder play [OPTIONS] [GAME]"},
      {{"play", "bite-the-pumpkin", "games"}, "unexpected argument \"games\""},
      {{"play", "bite-the-pumpkin", "--dance"},
       "sounder play: unknown option \"--dance\", expected --option, --content"},
      {{"play", "bite-the-pumpkin", "--seats"}, "--seats: its value is missing, expected --seats LIST|N"},
      {{"play", "bite-the-pumpkin", "--seats", "human"}, "--seats: 1 entry, expected 2 to 3"},
      {{"play", "bite-the-pumpkin", "--seats", "human,human,human,human"}, "--seats: 4 entries, expected 2 to 3"},
      {{"play", "bite-the-pumpkin", "--seats", "7"}, "--seats: 7 seats, expected 2 to 3"},
      {{"play", "bite-the-pumpkin", "--seats", "human,robot"}, "--seats: found \"robot\", expected human or bot:NAME"},
      {{"play", "bite-the-pumpkin", "--seats", "human,"}, "--seats: found \"\""},
      {{"play", "bite-the-pumpkin", "--seats", "human,bot:"}, "--seats: found \"bot:\""},
      {{"play", "bite-the-pumpkin", "--seats", "human,bot:deep"},
       "seat p2: unknown bot \"deep\", expected beginner, novice, casual, strong, master, "},
      {{"play", "bite-the-pumpkin", "--seed", "-1"}, "--seed: found \"-1\", expected a whole number from 0"},
      {{"play", "bite-the-pumpkin", "--seed", "18446744073709551616"}, "--seed: found \"18446744073709551616\""},
      {{"play", "bite-the-pumpkin", "--seed", "1e3"}, "--seed: found \"1e3\""},
      {{"play", "bite-the-pumpkin", "-o", "novice_help"}, "--option: found \"novice_help\", expected NAME=VALUE"},
      {{"play", "bite-the-pumpkin", "-o", "=1"}, "--option: found \"=1\""},
      {{"play", "bite-the-pumpkin", "-o", "wolves=1"}, "unknown option \"wolves\", expected novice_help"},
      {{"play", "bite-the-pumpkin", "-o", "novice_help=3"}, "option novice_help is \"3\", expected 0, 1 or 2"},
      {{"play", "bite-the-pumpkin", "-o", "auto_bite=maybe"}, "expected off or on"},
      {{"play", "bite-the-pumpkin", "-o", "layout=swamp"}, "unknown layout \"swamp\", expected arch, classic"},
      {{"play", "bite-the-pumpkin", "-o", "broccoli_help=1"}, "broccoli_help is for three seats"},
      {{"play", "bite-the-pumpkin", "--content", "/nowhere/x.json"},
       "/nowhere/x.json: cannot be read (No such file or directory)"},
      {{"play", "bite-the-pumpkin", "--record", "/nowhere/x.json"},
       "/nowhere/x.json: cannot be written (No such file or directory)"},
      {{"play", "bite-the-pumpkin", "--record", "/"}, "/: is a directory, expected a file to write"},
      {{"play", "bite-the-pumpkin", "--record", "/dev/null"}, "/dev/null: is not a regular file"},
      {{"play", "--from", "/nowhere/x.json"}, "/nowhere/x.json: cannot be read (No such file or directory)"},
      {{"play", "--from", "-"}, "--from: moves are read from standard input, expected a file"},
      {{"games", "chess"}, "unknown game \"chess\""},
      {{"games", "bite-the-pumpkin", "chess"}, "chess"},
      {{"replay"}, "sounder replay: FILE is missing, expected sounder replay [OPTIONS] FILE"},
      {{"replay", "/nowhere"}, "/nowhere: cannot be read"},
      {{"replay", "/tmp"}, "/tmp: is a directory, expected a file"},
      {{"replay", ""}, "expected the name of a file"},
      {{"verify"}, "FILE is missing"},
      {{"verify", "/nowhere"}, "/nowhere: cannot be read"},
      {{"verify", "/dev/zero"}, "/dev/zero: is larger than 4 MiB"},
      {{"verify", "/proc/self/mem"}, "/proc/self/mem: cannot be read (Input/output error)"},
      {{"show"}, "FILE is missing"},
      {{"show", "/nowhere"}, "/nowhere: cannot be read"},
      {{"perft", "bite-the-pumpkin"}, "sounder perft: --depth is missing, expected --depth N"},
      {{"perft", "--depth", "2"}, "no game named"},
      {{"perft", "chess", "--depth", "2"}, "unknown game \"chess\""},
      {{"perft", "bite-the-pumpkin", "--depth", "0"}, "--depth: found \"0\", expected a whole number from 1 to 60"},
      {{"perft", "bite-the-pumpkin", "--depth", "2", "--seats", "4"}, "4 seats, expected 2 to 3"},
      {{"perft", "bite-the-pumpkin", "--depth", "2", "--from", "/nowhere"}, "/nowhere: cannot be read"},
      {{"signature", "--matches", "0"}, "--matches: found \"0\", expected a whole number from 1"},
      {{"signature", "--list", "chess"}, "unknown game \"chess\""},
      {{"signature", "--list", "bite-the-pumpkin", "--seats", "5"}, "5 seats, expected 2 to 3"},
      {{"signature", "--seats", "2"}, "--seats: goes with --list GAME only"},
      {{"content"}, "no command, expected check"},
      {{"content", "burn"}, "unknown command \"burn\", expected check"},
      {{"content", "check"}, "FILE is missing"},
      {{"content", "check", "/nowhere"}, "/nowhere: cannot be read"},
      {{"content", "check", "/tmp"}, "/tmp: is a directory"},
      {{"content", "check", "/tmp", "--dance"}, "unknown option \"--dance\""},
      {{"help", "dance"}, "unknown command \"dance\", expected play, games"},
      {{"completion", "csh"}, "SHELL: found \"csh\", did you mean zsh?"},
      {{"serve", "--data", "x", "--database", "y"}, "--data: can't be used with --database, expected one of the two"},
      {{"serve", "--log", "all"}, "--log: found \"all\", expected debug, info, warn or error"},
      {{"samples", "bite-the-pumpkin", "--bots", "random", "--out", "/nowhere", "--share", "2"},
       "--share: found \"2\", expected a number from 0 to 1"},
      // An address that is none ends it where the flag before is taken.
      {{"serve", "--trusted-proxy", "foo", "--address", "x"},
       "--trusted-proxy: found \"foo\", expected an address or a network"},
      {{"serve", "--trusted-proxy", "10.0.0.0/33", "--address", "x"}, "--trusted-proxy: found \"10.0.0.0/33\""},
      {{"serve", "--trusted-proxy", "10.0.0.0/", "--address", "x"}, "--trusted-proxy: found \"10.0.0.0/\""},
      {{"serve", "--trusted-proxy", "", "--address", "x"}, "--trusted-proxy"},
      {{"serve", "--origin", "example.org/", "--address", "x"},
       "--origin: found \"example.org/\", expected scheme and host alone"},
      {{"serve", "--origin", "https://example.org/", "--address", "x"}, "--origin: found \"https://example.org/\""},
      {{"serve", "--origin", "https://example.org:443", "--address", "x"},
       "--origin: found \"https://example.org:443\""},
      {{"serve", "--trusted-proxy", "10.0.0.0/8", "--origin", "https://example.org:8443", "--address", "x"},
       "--address: found \"x\""},
  };
  for (const Case& one : cases) {
    std::string typed = "sounder";
    for (const auto& word : one.arguments) typed += " " + word;
    const Ran ran = run(one.arguments);
    EXPECT_EQ(not_refused(ran, one.expected), "") << typed;
    EXPECT_EQ(ran.out, "") << typed;
  }
}

TEST(BadInput, a_file_nobody_may_read_is_named) {
  if (::geteuid() == 0) GTEST_SKIP() << "root may read everything";
  const Scratch scratch;
  const std::string file = scratch.write("secret.json", short_record);
  ::chmod(file.c_str(), 0);
  EXPECT_EQ(not_refused(run({"verify", file}), file + ": cannot be read (Permission denied)"), "");
}

TEST(BadInput, a_new_match_never_writes_over_an_old_record) {
  const Scratch scratch;
  const std::string file = scratch.write("evening.json", short_record);
  EXPECT_EQ(not_refused(run({"play", "bite-the-pumpkin", "--record", file}), file + ": exists already"), "");
  EXPECT_EQ(text_of(file), short_record);
  const std::string empty = scratch.write("empty.json", "");
  EXPECT_EQ(run({"play", "bite-the-pumpkin", "--record", empty}).status, 0)
      << "an empty file, as mktemp makes it, is fine";
}

std::string other_game() {
  for (const std::string& id : games())
    if (id != "bite-the-pumpkin") return id;
  return {};
}

TEST(BadInput, a_saved_match_says_itself_what_is_played) {
  const Scratch scratch;
  const std::string file = scratch.write("evening.json", short_record);
  EXPECT_EQ(not_refused(run({"play", "--from", file, "-o", "auto_bite=on"}), "--from: the record says which options"),
            "");
  EXPECT_EQ(not_refused(run({"play", "--from", file, "--seats", "3"}), "--seats: 3 seats, expected 2"), "");
  EXPECT_EQ(not_refused(run({"play", other_game(), "--from", file}), "is a record of bite-the-pumpkin, expected"), "");
  const std::string seeded = scratch.path("seeded.json");
  ASSERT_EQ(run({"play", "bite-the-pumpkin", "--seed", "1", "--record", seeded}).status, 0);
  EXPECT_EQ(not_refused(run({"play", "--from", seeded, "--seed", "2"}),
                        "--seed: the dice of " + seeded + " are fixed already"),
            "");
  EXPECT_EQ(not_refused(run({"perft", "--from", file, "--depth", "1", "--seats", "2"}), "--from: the record says"), "");
}

TEST(BadInput, a_move_that_is_far_too_long_is_refused_without_being_read_whole) {
  EXPECT_EQ(not_refused(run({"play", "bite-the-pumpkin"}, std::string(10 << 20, 'x')),
                        "standard input, line 1: is longer than"),
            "");
  EXPECT_EQ(not_refused(run({"play", "bite-the-pumpkin"}, "pig d6\n" + std::string(5000, 'x') + "\n"),
                        "line 2: is longer than"),
            "");
  EXPECT_EQ(not_refused(run({"play", "bite-the-pumpkin"}, std::string(4000, 'x') + "\n"), "line 1: \"xxx"), "");
  EXPECT_EQ(not_refused(run({"play", "bite-the-pumpkin"}, "\x1b[2J\x01\xff\n"), "line 1: \"?[2J?"), "");
}

TEST(BadInput, in_content_files_is_named_with_its_place) {
  const Scratch scratch;
  const std::string head = R"({"game":"bite-the-pumpkin","kind":"layout","name":"mine","trees":)";
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"", "ends in the middle"},
      {"[]", "expected a JSON object"},
      {"{", "ends in the middle"},
      {"{\"game\":\n 7}", ".game: found 7, expected a text"},
      {"{\"game\":\n x}", "line 2, column 2"},
      {R"({"game":"chess","kind":"layout","name":"mine"})", "chess"},
      {R"({"game":"bite-the-pumpkin","kind":"deck","name":"mine"})",
       "no content of the kind \"deck\", expected layout"},
      {R"({"game":"bite-the-pumpkin","kind":"layout","name":"Mine!"})", "expected a name of a-z, 0-9 and -"},
      {R"({"game":"bite-the-pumpkin","kind":"layout","name":"mine"})", "the field \"trees\" is missing"},
      {head + R"(["i9"]})", "trees[0]: found \"i9\", expected a cell from a1 to h8"},
      {head + R"(["a1","a1"]})", "trees[1]: found \"a1\", expected every cell at most once"},
      {head + R"([7]})", "trees[0]: found 7"},
      {head + R"([],"wolves":2})", "unknown field \"wolves\""},
      {head + std::string(40, '[') + std::string(40, ']') + "}", "nested deeper than"},
      {std::string(5 << 20, ' '), "is larger than 4 MiB"},
  };
  for (const auto& [text, expected] : cases) {
    const std::string file = scratch.write("mine.json", text);
    EXPECT_EQ(not_refused(run({"content", "check", file}), expected), "") << text.substr(0, 100);
    EXPECT_EQ(not_refused(run({"content", "check", "-"}, text), expected), "") << text.substr(0, 100);
    EXPECT_EQ(not_refused(run({"play", "bite-the-pumpkin", "--content", file}), expected), "") << text.substr(0, 100);
    EXPECT_EQ(not_refused(run({"content", "check", file}), file), "") << "the file is named";
  }
}

TEST(BadInput, a_directory_without_content_is_named) {
  const Scratch scratch;
  EXPECT_EQ(not_refused(run({"play", "bite-the-pumpkin", "--content", scratch.path("")}), "holds no .json file"), "");
}

TEST(BadInput, output_that_can_not_be_written_is_said) {
  const Scratch scratch;
  const std::string file = scratch.write("short.json", short_record);
  const std::string command = std::string(where::program) + " games > /dev/full 2> " + scratch.path("err");
  const int waited = std::system(command.c_str());
  EXPECT_EQ(WEXITSTATUS(waited), 2);
  EXPECT_EQ(text_of(scratch.path("err")), "standard output: cannot be written\n");
}

}  // namespace
}  // namespace sounder::testing_cli
