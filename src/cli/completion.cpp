#include "cli/completion.h"

#include <cstdio>

#include "bots/bot.h"
#include "cli/arguments.h"
#include "cli/command.h"
#include "cli/command_line.h"
#include "cli/help.h"
#include "match/registry.h"

namespace sounder::cli {
namespace {

using Texts = std::vector<std::string>;

// What can stand for the value of an option or for an argument.
struct Values {
  Texts words;
  bool files = false;
};

Texts split(const std::string& text, char at) {
  Texts parts(1);
  for (const char c : text)
    if (c == at)
      parts.emplace_back();
    else
      parts.back() += c;
  return parts;
}

Values values_for(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  const bool alternatives = type.find('|') != std::string::npos;
  Values values;
  for (const std::string& one :
       split(option.get_positional() && !alternatives ? option.get_single_name() : type, '|')) {
    if (one == "FILE" || one == "DIR" || one == "RECORD" || one == "RUN") values.files = true;
    for (int seat = 0; one == "SEAT" && seat < max_seats; ++seat) values.words.push_back(name_of(seat_at(seat)));
    if (one == "GAME")
      for (const GameEntry& entry : all_games()) values.words.emplace_back(entry.facts->id);
    if (one == "LEVEL")
      for (std::string& level : bots::level_names(all_games().front().facts->id))
        values.words.push_back(std::move(level));
    if (one.find_first_not_of("abcdefghijklmnopqrstuvwxyz") == std::string::npos) values.words.push_back(one);
  }
  return values;
}

bool wants_value(const CLI::Option& option) { return option.get_items_expected_max() > 0; }

std::vector<const CLI::Option*> shown_options(const CLI::App& command) {
  return command.get_options([](const CLI::Option* option) { return !option->get_group().empty(); });
}

// "-o" and "--option".
Texts spellings_of(const CLI::Option& option) {
  Texts names;
  for (const std::string& one : option.get_snames()) names.push_back("-" + one);
  for (const std::string& one : option.get_lnames()) names.push_back("--" + one);
  return names;
}

std::string between_blanks(const Texts& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

std::string in_quotes(const std::string& text) {
  std::string quoted = "'";
  for (const char c : text) quoted += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return quoted + "'";
}

// All commands, each before those below it.
void collect(const CLI::App& app, std::vector<const CLI::App*>& all) {
  all.push_back(&app);
  for (const CLI::App* command : commands_of(app)) collect(*command, all);
}

std::vector<const CLI::App*> all_commands(const CLI::App& sounder) {
  std::vector<const CLI::App*> all;
  collect(sounder, all);
  return all;
}

// " lab run": the path without the program's name, with a blank before every word.
std::string place_of(const CLI::App& command) { return path_of(command).substr(7); }

// The places of all commands, quoted, with something between them.
std::string places(const CLI::App& sounder, const std::string& between) {
  std::string text;
  for (const CLI::App* command : all_commands(sounder))
    if (command->get_parent()) text += (text.empty() ? "" : between) + in_quotes(place_of(*command));
  return text;
}

// ---- bash ----

std::string values_in_bash(const CLI::App& command) {
  std::string cases;
  for (const CLI::Option* option : shown_options(command)) {
    if (option->get_positional() || !wants_value(*option)) continue;
    const Values values = values_for(*option);
    std::string patterns;
    for (const std::string& name : spellings_of(*option))
      patterns += (patterns.empty() ? "" : "|") + in_quotes(place_of(command) + " " + name);
    cases += "    " + patterns + ") words=" + in_quotes(between_blanks(values.words)) +
             (values.files ? " files=yes" : "") + " ;;\n";
  }
  return cases;
}

std::string words_in_bash(const CLI::App& command) {
  Texts options;
  Values values;
  for (const CLI::Option* option : shown_options(command)) {
    if (option->get_positional()) {
      const Values more = values_for(*option);
      values.words.insert(values.words.end(), more.words.begin(), more.words.end());
      values.files = values.files || more.files;
    } else {
      for (const std::string& name : spellings_of(*option)) options.push_back(name);
    }
  }
  for (const CLI::App* below : commands_of(command)) values.words.push_back(below->get_name());
  return "        " + in_quotes(place_of(command)) + ") options=" + in_quotes(between_blanks(options)) +
         " words=" + in_quotes(between_blanks(values.words)) + (values.files ? " files=yes" : "") + " ;;\n";
}

// ---- zsh ----

// Inside brackets and between colons.
std::string in_zsh(const std::string& text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '[' || c == ']' || c == ':' || c == '\\') escaped += '\\';
    escaped += c;
  }
  return escaped;
}

std::string action_in_zsh(const Values& values) {
  const std::string words = "(" + between_blanks(values.words) + ")";
  if (values.files && !values.words.empty()) return "{_alternative \"value:value:" + words + "\" \"file:file:_files\"}";
  if (values.files) return "_files";
  return values.words.empty() ? " " : words;
}

std::string arguments_in_zsh(const CLI::App& command) {
  std::string text = "_arguments -S";
  for (const CLI::Option* option : shown_options(command)) {
    const std::string name = in_zsh(option->get_single_name());
    const std::string value = ":" + name + ":" + action_in_zsh(values_for(*option));
    if (option->get_positional()) {
      text += " \\\n        " + in_quotes((option->get_items_expected_max() > 1 ? "*" : ":") + value);
      continue;
    }
    for (const std::string& spelling : spellings_of(*option))
      text += " \\\n        " + in_quotes("*" + spelling + "[" + in_zsh(option->get_description()) + "]" +
                                          (wants_value(*option) ? value : ""));
  }
  return text;
}

std::string commands_in_zsh(const CLI::App& command) {
  std::string text = "commands=(";
  for (const CLI::App* below : commands_of(command))
    text += "\n        " + in_quotes(in_zsh(below->get_name()) + ":" + below->get_description());
  return text + ")\n      _describe command commands";
}

// ---- fish ----

std::string option_in_fish(const std::string& begin, const CLI::Option& option) {
  std::string line = begin;
  for (const std::string& one : option.get_snames()) line += " -s " + one;
  for (const std::string& one : option.get_lnames()) line += " -l " + one;
  if (wants_value(option)) {
    const Values values = values_for(option);
    line += values.files ? " -r -F" : " -x";
    if (!values.words.empty()) line += " -a " + in_quotes(between_blanks(values.words));
  }
  return line + " -d " + in_quotes(option.get_description()) + "\n";
}

std::string command_in_fish(const CLI::App& command) {
  const std::string begin = "complete -c sounder -n \"__sounder_at " + in_quotes(place_of(command)) + "\"";
  std::string lines;
  for (const CLI::App* below : commands_of(command))
    lines += begin + " -a " + below->get_name() + " -d " + in_quotes(below->get_description()) + "\n";
  for (const CLI::Option* option : shown_options(command)) {
    if (!option->get_positional()) {
      lines += option_in_fish(begin, *option);
      continue;
    }
    const Values values = values_for(*option);
    if (values.files) lines += begin + " -F\n";
    if (!values.words.empty()) lines += begin + " -a " + in_quotes(between_blanks(values.words)) + "\n";
  }
  return lines;
}

}  // namespace

std::string bash_completion(const CLI::App& sounder) {
  std::string text = R"(# Completion of sounder in bash. Written by `sounder completion bash`.
_sounder() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} at= options= words= files= i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$at ${COMP_WORDS[i]}" in
      ' help') ;;
      )" + places(sounder, "|") +
                     R"() at+=" ${COMP_WORDS[i]}" ;;
      *) break ;;
    esac
  done
  case "$at $before" in
)";
  for (const CLI::App* command : all_commands(sounder)) text += values_in_bash(*command);
  text += "    *)\n      case $at in\n";
  for (const CLI::App* command : all_commands(sounder)) text += words_in_bash(*command);
  return text + R"(      esac ;;
  esac
  [[ $current != -* || ! $options ]] || words=$options files=
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current"; [[ ! $files ]] || compgen -f -- "$current")
  [[ ! $files ]] || compopt -o filenames 2>/dev/null || :
}
complete -F _sounder sounder
)";
}

std::string zsh_completion(const CLI::App& sounder) {
  std::string text = R"(#compdef sounder
# Completion of sounder in zsh. Written by `sounder completion zsh`.
_sounder() {
  local at=
  local -a commands
  if ((CURRENT > 2)) && [[ ${words[2]} == help ]]; then
    shift words
    ((CURRENT--))
  fi
  while ((CURRENT > 2)); do
    case "$at ${words[2]}" in
      ()" + places(sounder, "|") +
                     R"() at+=" ${words[2]}" ;;
      (*) break ;;
    esac
    shift words
    ((CURRENT--))
  done
  case $at in
)";
  for (const CLI::App* command : all_commands(sounder)) {
    text += "    (" + in_quotes(place_of(*command)) + ")\n      ";
    const bool has_commands = !commands_of(*command).empty();
    if (has_commands)
      text += "if [[ $PREFIX != -* ]]; then\n      " + commands_in_zsh(*command) + "\n      return\n      fi\n      ";
    text += arguments_in_zsh(*command) + " ;;\n";
  }
  return text + R"(  esac
}
if [[ ${funcstack[1]-} == _sounder ]]; then
  _sounder "$@"
else
  compdef _sounder sounder
fi
)";
}

std::string fish_completion(const CLI::App& sounder) {
  std::string text = R"(# Completion of sounder in fish. Written by `sounder completion fish`.
function __sounder_at
    set -l words (commandline -opc)
    set -e words[1]
    test "$words[1]" = help; and set -e words[1]
    set -l at ''
    for word in $words
        contains -- "$at $word" )" +
                     places(sounder, " ") + R"(; or break
        set at "$at $word"
    end
    test "$at" = "$argv[1]"
end
complete -c sounder -f
)";
  for (const CLI::App* command : all_commands(sounder)) text += command_in_fish(*command);
  return text;
}

Command add_completion(CLI::App& sounder) {
  auto* app = sounder.add_subcommand("completion", "Print a script that completes commands in a shell");
  auto shell = std::make_shared<std::string>();
  app->add_option("SHELL", *shell, "bash, zsh or fish")
      ->type_name("bash|zsh|fish")
      ->required()
      ->check(one_of({"bash", "zsh", "fish"}));
  app->footer(R"(
The Debian package and `cmake --install` put the scripts where shells look for
them. Without either, source the script in the start file of the shell.

Examples:
  source <(sounder completion bash)
  sounder completion fish > ~/.config/fish/completions/sounder.fish)");
  return {app, [shell, &sounder]() -> Expected<int> {
            const std::string text = *shell == "bash"  ? bash_completion(sounder)
                                     : *shell == "zsh" ? zsh_completion(sounder)
                                                       : fish_completion(sounder);
            std::fputs(text.c_str(), stdout);
            return 0;
          }};
}

}  // namespace sounder::cli
