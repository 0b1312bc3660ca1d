// The real program, run as a user runs it: arguments and input in; output, errors and exit status out.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace sounder::testing_cli {

struct Ran {
  int status = -1;  // the exit status; 128 + the signal if one ended it
  std::string out;
  std::string err;
};

// `settings` are NAME=VALUE for the environment, beside the path. TERM is that of a good terminal unless set.
Ran run(const std::vector<std::string>& arguments, const std::string& input = {},
        const std::vector<std::string>& settings = {});

// A directory of the test's own, gone when the test is over.
class Scratch {
 public:
  Scratch();
  ~Scratch();
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;

  std::string path(const std::string& name) const { return (root_ / name).string(); }
  std::string write(const std::string& name, const std::string& text) const;
  std::vector<std::string> names() const;

 private:
  std::filesystem::path root_;
};

std::string text_of(const std::string& path);

bool contains(const std::string& text, const std::string& part);
std::vector<std::string> lines_of(const std::string& text);
std::vector<std::string> extended(std::vector<std::string> words, const std::vector<std::string>& more);

// How many lines a text has; a text that does not end with a line break has one line too many.
int lines_in(const std::string& text);

// What is wrong with an answer to bad input, or nothing: exit status 2, one line on standard error that contains
// `expected`.
std::string not_refused(const Ran& ran, const std::string& expected);

// The program at a terminal of its own.
class AtTerminal {
 public:
  AtTerminal(const std::vector<std::string>& arguments, int columns, int rows,
             const std::vector<std::string>& settings = {});
  ~AtTerminal();
  AtTerminal(const AtTerminal&) = delete;
  AtTerminal& operator=(const AtTerminal&) = delete;

  // Types; an interrupt is "\x03", the end of input "\x04".
  void type(const std::string& keys);
  void resize(int columns, int rows);
  // Closes the window, and waits for the end.
  void hang_up();
  // Waits until the screen has got this text since the last time; false if it does not come in time.
  bool shows(const std::string& text);
  // Waits for the end: the exit status as of `Ran`.
  int ended();
  const std::string& all() const { return all_; }

 private:
  bool read_some();
  int wait_for_child();
  int master_ = -1;
  int child_ = -1;
  std::string all_;
  std::size_t seen_ = 0;
};

}  // namespace sounder::testing_cli
