#include "cli/command_line.h"

#include "cli/help.h"
#include "terminal/spelling.h"

namespace sounder::cli {
namespace {

struct Renamed {
  std::string_view command;  // the path without "sounder"
  std::string_view was;      // a command if it begins with a letter, else an option
  std::string_view is;
};

constexpr Renamed renamed[] = {
    {"", "lessons", "samples"},
    {"", "says", "messages"},
    {"perft", "--players", "--seats"},
    {"samples", "--wild", "--random-move-rate"},
    {"samples", "--opening", "--opening-moves"},
    {"samples", "--wild-opening", "--opening-random-rate"},
};

// The name that is used now, with a note; the same name if it is used still.
std::string name_now(const std::string& command, const std::string& typed, CommandLine& line) {
  for (const Renamed& one : renamed) {
    if (one.command != command || one.was != typed) continue;
    line.notes.push_back("sounder " + (command.empty() ? "" : command + " ") + typed + ": is called " +
                         std::string(one.is) + " now; the old name will go");
    return std::string(one.is);
  }
  return typed;
}

// An option may have its value behind an equals sign.
std::string option_now(const std::string& command, const std::string& typed, CommandLine& line) {
  const std::size_t sign = std::min(typed.find('='), typed.size());
  return name_now(command, typed.substr(0, sign), line) + typed.substr(sign);
}

std::string without_program(const std::string& path) {
  return path.substr(std::min(path.find(' '), path.size() - 1) + 1);
}

std::vector<std::string> names_of(const std::vector<const CLI::App*>& commands) {
  std::vector<std::string> names;
  for (const CLI::App* command : commands) names.push_back(command->get_name());
  return names;
}

// A command of `admin` may remove a table for ever: it is typed in full.
terminal::Beginnings beginnings_in(const CLI::App& app) {
  return app.get_name() == "admin" ? terminal::Beginnings::refused : terminal::Beginnings::accepted;
}

}  // namespace

std::string path_of(const CLI::App& command) {
  return (command.get_parent() ? path_of(*command.get_parent()) + " " : "") + command.get_name();
}

const CLI::App& innermost(const CLI::App& app) {
  const auto chosen = app.get_subcommands();
  return chosen.empty() ? app : innermost(*chosen.back());
}

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App*) { return true; });
}

Expected<CommandLine> command_line(const CLI::App& sounder, const std::vector<std::string>& typed) {
  CommandLine line;
  const CLI::App* app = &sounder;
  std::string command;
  std::size_t at = 0;
  bool help = typed.empty();
  for (; at < typed.size() && !typed[at].empty() && typed[at][0] != '-'; ++at) {
    const auto commands = commands_of(*app);
    if (commands.empty()) break;
    const std::string name = name_now(command, typed[at], line);
    if (name == "version" && at == 0) return error("sounder: unknown command \"version\", did you mean --version?");
    const auto found = terminal::name_typed("command", name, names_of(commands), beginnings_in(*app));
    if (!found) {
      const std::string path = path_of(*app);
      return error(path + ": " + found.error().message + " (see " + path + " --help)");
    }
    if (*found == "help" && at == 0) {
      help = true;
      continue;
    }
    line.words.push_back(*found);
    app = app->get_subcommand(*found);
    command = without_program(path_of(*app));
  }
  bool options = true;
  for (; at < typed.size(); ++at) {
    options = options && typed[at] != "--";
    const bool is_option = options && typed[at].starts_with("--");
    line.words.push_back(is_option ? option_now(command, typed[at], line) : typed[at]);
  }
  if (help) line.words.insert(line.words.begin() + (app == &sounder ? 0 : std::ptrdiff_t(line.words.size())), "--help");
  return line;
}

std::string unexpected_words(const CLI::App& command) {
  const auto words = command.remaining();
  if (words.empty()) return {};
  for (const std::string& word : words) {
    if (!word.starts_with("-") || word == "-") continue;
    const std::string name = word.substr(0, word.find('='));
    std::vector<std::string> known;
    for (const CLI::Option* option : command.get_options()) {
      if (option->get_group().empty()) continue;
      for (const std::string& one : option->get_lnames()) known.push_back("--" + one);
    }
    return "unknown option \"" + name.substr(0, 60) + "\"" + terminal::expectation(name, known);
  }
  const bool takes_commands = !commands_of(command).empty();
  return "unexpected argument \"" + words.front().substr(0, 60) + "\", expected " +
         (takes_commands ? "a command" : usage_of(command));
}

std::string in_our_form(const CLI::App& command, const CLI::ParseError& found) {
  std::string text = found.what();
  for (char& c : text)
    if (c == '\n') c = ' ';
  while (text.ends_with(' ')) text.pop_back();
  const auto named = [&](const std::string& name) { return command.get_option_no_throw(name); };
  const auto usage = [&](const std::string& name) {
    const CLI::Option* option = named(name);
    return option && !option->get_positional() ? name + " " + option->get_type_name() : usage_of(command);
  };
  if (dynamic_cast<const CLI::RequiredError*>(&found)) {
    const std::string name = text.substr(0, text.find(" is required"));
    return name + " is missing, expected " + usage(name);
  }
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&found)) {
    const std::string name = text.substr(0, text.find(':'));
    return named(name) ? name + ": its value is missing, expected " + usage(name) : text;
  }
  if (dynamic_cast<const CLI::ExcludesError*>(&found)) {
    const std::size_t between = text.find(" excludes ");
    if (between != std::string::npos)
      return text.substr(0, between) + ": can't be used with " + text.substr(between + 10) +
             ", expected one of the two";
  }
  return text;
}

}  // namespace sounder::cli
