// The words of the command line: the overview, `help`, beginnings, near misses, names of earlier versions; and what the
// commands write for shells and for man.
#include <gtest/gtest.h>

#include <cctype>
#include <cstdlib>

#include "cli/matches.h"
#include "where.h"

namespace sounder::testing_cli {
namespace {

TEST(CommandLine, without_words_gives_the_overview) {
  const Ran ran = run({});
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  for (const char* part : {"\nPlay:\n  play ", "\nServer:\n  serve ", "\n  samples ", "\n  messages ", "\nExamples:\n"})
    EXPECT_TRUE(contains(ran.out, part)) << part << ran.out;
  for (const char* old : {"lessons", "says"}) EXPECT_FALSE(contains(ran.out, old)) << old;
  EXPECT_EQ(run({"--help"}).out, ran.out);
  EXPECT_EQ(run({"help"}).out, ran.out);
}

TEST(CommandLine, help_describes_a_command) {
  EXPECT_EQ(run({"help", "lab", "run"}).out, run({"lab", "run", "--help"}).out);
  EXPECT_EQ(run({"help", "play"}).out, run({"play", "--help"}).out);
  EXPECT_EQ(run({"play", "chess", "--help"}).out, run({"play", "--help"}).out) << "whatever else is wrong";
}

TEST(CommandLine, takes_a_beginning_that_is_the_only_one) {
  EXPECT_EQ(run({"gam", "bite"}).out, run({"games", "bite-the-pumpkin"}).out);
  EXPECT_EQ(run({"games", "Bite the Pumpkin"}).out, run({"games", "bite-the-pumpkin"}).out) << "a title";
  EXPECT_EQ(run({"lab", "ru", "--help"}).out, run({"lab", "run", "--help"}).out);
  EXPECT_EQ(run({"perf", "bite", "--depth", "1", "--json"}).status, 0);
  EXPECT_EQ(not_refused(run({"s"}), "sounder: ambiguous command \"s\", expected show, solve, serve, samples or"), "");
}

// `admin rem 3` may remove a table for ever.
TEST(CommandLine, takes_no_beginnings_of_the_commands_of_admin) {
  EXPECT_EQ(not_refused(run({"admin", "rem", "3"}), "unknown command \"rem\", did you mean remove?"), "");
}

TEST(CommandLine, asks_what_a_near_miss_was_meant_to_be) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases = {
      {{"plya"}, "unknown command \"plya\", did you mean play?"},
      {{"laddr"}, "unknown command \"laddr\", did you mean ladder?"},
      {{"version"}, "unknown command \"version\", did you mean --version?"},
      {{"lab", "rum"}, "sounder lab: unknown command \"rum\", did you mean run?"},
      {{"play", "bite-teh-pumpkin"}, "unknown game \"bite-teh-pumpkin\", did you mean bite-the-pumpkin?"},
      {{"play", "bitte"}, "unknown game \"bitte\", did you mean bite-the-pumpkin?"},
      {{"play", "--seat", "human,bot"}, "sounder play: unknown option \"--seat\", did you mean --seats?"},
      {{"play", "--seat=2"}, "unknown option \"--seat\", did you mean --seats?"},
      {{"play", "bite-the-pumpkin", "-o", "novise_help=1"},
       "unknown option \"novise_help\", did you mean novice_help?"},
      {{"play", "bite-the-pumpkin", "-o", "layuot=hedge"}, "unknown option \"layuot\", did you mean layout?"},
  };
  for (const auto& [words, expected] : cases) EXPECT_EQ(not_refused(run(words), expected), "") << words.back();
}

TEST(CommandLine, takes_names_of_earlier_versions_and_says_so_in_a_line) {
  const Ran old = run({"says", "bite-the-pumpkin"});
  EXPECT_EQ(old.status, 0);
  EXPECT_EQ(old.out, run({"messages", "bite-the-pumpkin"}).out);
  EXPECT_EQ(old.err, "sounder says: is called messages now; the old name will go\n");
  const Scratch scratch;
  const std::vector<std::string> rest = {"bite-the-pumpkin", "--bots", "random", "--matches", "3", "--share", "1"};
  const auto with = [&](std::vector<std::string> words, const std::vector<std::string>& more) {
    words = extended(words, rest);
    return extended(words, more);
  };
  const Ran then =
      run(with({"lessons"}, {"--out", scratch.path("then"), "--wild", "0.5", "--opening=4", "--wild-opening", "1"}));
  EXPECT_EQ(then.status, 0) << then.err;
  EXPECT_EQ(lines_in(then.err), 4) << then.err;
  EXPECT_TRUE(contains(then.err, "sounder samples --wild: is called --random-move-rate now")) << then.err;
  const Ran now = run(with({"samples"}, {"--out", scratch.path("now"), "--random-move-rate", "0.5", "--opening-moves=4",
                                         "--opening-random-rate", "1"}));
  EXPECT_EQ(now.status, 0) << now.err;
  EXPECT_EQ(now.err, "");
  EXPECT_EQ(now.out, then.out);
  EXPECT_EQ(text_of(scratch.path("now/input.npy")), text_of(scratch.path("then/input.npy")));
}

bool installed(const std::string& program) {
  return std::system(("command -v " + program + " >/dev/null 2>&1").c_str()) == 0;
}

// What a command of the shell prints, with a status other than 0 as text at the end.
std::string printed_by(const Scratch& scratch, const std::string& command) {
  const int status = std::system((command + " >" + scratch.path("out") + " 2>&1 </dev/null").c_str());
  return text_of(scratch.path("out")) + (status == 0 ? "" : "status " + std::to_string(status));
}

TEST(Completion, in_bash_knows_commands_options_values_and_games) {
  const Scratch scratch;
  const std::string script = scratch.write("sounder.bash", run({"completion", "bash"}).out);
  scratch.write("evening.json", "");
  const auto completed = [&](const std::string& words) {
    const std::string ask = scratch.write(
        "ask", "cd " + scratch.path("") + " && . " + script + " && COMP_WORDS=(sounder " + words +
                   ") && COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) && _sounder && echo \"${COMPREPLY[*]}\"\n");
    return printed_by(scratch, "bash " + ask);
  };
  EXPECT_EQ(completed("pl"), "play\n");
  EXPECT_EQ(completed("lab ''"), "run compare merge tune\n");
  EXPECT_EQ(completed("help la"), "ladder lab\n");
  EXPECT_EQ(completed("play bite"), "bite-the-pumpkin\n");
  EXPECT_EQ(completed("lab run --o"), "--option --out\n");
  EXPECT_EQ(completed("play --language ''"), "en it fr\n");
  EXPECT_EQ(completed("admin list --stage g"), "gathering\n");
  EXPECT_EQ(completed("replay eve"), "evening.json\n");
  EXPECT_EQ(completed("play --from eve"), "evening.json\n");
  EXPECT_EQ(completed("play --seed ''"), "\n");
}

TEST(Completion, in_fish_knows_commands_options_and_games) {
  if (!installed("fish")) GTEST_SKIP() << "fish is not installed";
  const Scratch scratch;
  const std::string script = scratch.write("sounder.fish", run({"completion", "fish"}).out);
  const auto completed = [&](const std::string& words) {
    return printed_by(scratch, "HOME=" + scratch.path("") + " fish --no-config -c 'source " + script +
                                   "; complete -C \"sounder " + words + "\"'");
  };
  EXPECT_TRUE(contains(completed("pl"), "play\t")) << completed("pl");
  EXPECT_TRUE(contains(completed("help lab ru"), "run\t"));
  EXPECT_TRUE(contains(completed("play bite"), "bite-the-pumpkin\n"));
  EXPECT_TRUE(contains(completed("lab run --ou"), "--out\t"));
}

TEST(Completion, in_zsh_can_be_read) {
  const std::string text = run({"completion", "zsh"}).out;
  EXPECT_TRUE(text.starts_with("#compdef sounder\n")) << text.substr(0, 100);
  EXPECT_TRUE(contains(text, "'--seats[") || contains(text, "'*--seats[")) << text;
  if (!installed("zsh")) GTEST_SKIP() << "zsh is not installed";
  const Scratch scratch;
  EXPECT_EQ(printed_by(scratch, "zsh -n " + scratch.write("_sounder", text)), "");
}

TEST(Manual, has_every_command_and_no_mistake_in_roff) {
  const Ran ran = run({"manual"});
  EXPECT_EQ(ran.status, 0) << ran.err;
  for (const char* part : {".TH SOUNDER 1 ", ".SH NAME\n", ".SS sounder play\n", ".SS sounder lab run\n",
                           ".SS sounder admin remove\n", "\\-\\-seats", ".SH EXIT STATUS\n"})
    EXPECT_TRUE(contains(ran.out, part)) << part;
  for (const unsigned char c : ran.out) EXPECT_LT(c, 128) << "groff would need to know the encoding";
  if (!installed("groff")) GTEST_SKIP() << "groff is not installed";
  const Scratch scratch;
  const std::string page = scratch.write("sounder.1", ran.out);
  EXPECT_EQ(printed_by(scratch, "groff -man -ww -z " + page), "");
}

}  // namespace
}  // namespace sounder::testing_cli
