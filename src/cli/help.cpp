#include "cli/help.h"

#include <algorithm>

#include "cli/command_line.h"
#include "terminal/style.h"

namespace sounder::cli {
namespace {

constexpr int help_width = 80;
constexpr int help_column = 24;  // where descriptions begin

bool is_hidden(const CLI::Option& option) { return option.get_group().empty(); }
bool takes_value(const CLI::Option& option) { return option.get_items_expected_max() > 0; }

// "-o, --option NAME=VALUE".
std::string name_in_help(const CLI::Option& option) {
  if (option.get_positional()) return option.get_single_name();
  std::string name;
  for (const std::string& one : option.get_snames()) name += (name.empty() ? "-" : ", -") + one;
  for (const std::string& one : option.get_lnames()) name += (name.empty() ? "--" : ", --") + one;
  return takes_value(option) ? name + " " + option.get_type_name() : name;
}

std::string text_in_help(const CLI::Option& option) {
  std::string text = option.get_description();
  if (takes_value(option) && !option.get_default_str().empty()) text += " (default: " + option.get_default_str() + ")";
  if (option.get_required() && !option.get_positional()) text += " (required)";
  return text;
}

void add_entry(std::vector<HelpGroup>& groups, const std::string& title, HelpEntry entry) {
  auto group = std::find_if(groups.begin(), groups.end(), [&](const auto& one) { return one.title == title; });
  if (group == groups.end()) group = groups.insert(groups.end(), {title, {}});
  group->entries.push_back(std::move(entry));
}

// What a command is about, and what there is to say at the end, without the blank lines around it.
std::string trimmed(const std::string& text) {
  const std::size_t begin = text.find_first_not_of('\n');
  return begin == std::string::npos ? std::string() : text.substr(begin, text.find_last_not_of('\n') + 1 - begin);
}

std::string entry_in_help(const HelpEntry& entry) {
  std::string text = "  " + entry.name;
  if (static_cast<int>(text.size()) + 2 > help_column)
    text += "\n" + std::string(help_column, ' ');
  else
    text.resize(help_column, ' ');
  bool first = true;
  for (const std::string& line : terminal::wrapped(entry.text, help_width - help_column)) {
    text += (first ? "" : std::string(help_column, ' ')) + line + "\n";
    first = false;
  }
  return text;
}

// ---- the manual page ----

// Text in roff: no character that it would obey.
std::string in_roff(std::string_view text) {
  std::string roff;
  bool line_begins = true;
  for (const char c : text) {
    if (line_begins && (c == '.' || c == '\'')) roff += "\\&";
    if (c == '\\')
      roff += "\\e";
    else if (c == '-')
      roff += "\\-";
    else if (c == '\'')
      roff += "\\(aq";
    else if (c == '`')
      roff += "\\(ga";
    else
      roff += c;
    line_begins = c == '\n';
  }
  return roff;
}

std::string groups_in_roff(const CLI::App& command) {
  std::string roff;
  for (const HelpGroup& group : help_groups(command)) {
    roff += ".PP\n.B " + in_roff(group.title) + ":\n";
    for (const HelpEntry& entry : group.entries)
      roff += ".TP\n.B " + in_roff(entry.name) + "\n" + in_roff(entry.text) + "\n";
  }
  return roff;
}

std::string as_it_is(const std::string& text) {
  return text.empty() ? std::string() : ".PP\n.nf\n" + in_roff(text) + "\n.fi\n";
}

// A command and those below it.
std::string commands_in_roff(const CLI::App& app) {
  std::string roff;
  for (const CLI::App* command : commands_of(app)) {
    roff += ".SS " + in_roff(path_of(*command)) + "\n" + in_roff(command->get_description()) + ".\n";
    roff += ".PP\n.B " + in_roff(usage_of(*command)) + "\n";
    roff += groups_in_roff(*command) + as_it_is(trimmed(command->get_footer())) + commands_in_roff(*command);
  }
  return roff;
}

}  // namespace

std::vector<HelpGroup> help_groups(const CLI::App& command) {
  std::vector<HelpGroup> groups;
  HelpGroup plain{"Options", {}};
  const auto options = command.get_options([](const CLI::Option* option) { return !is_hidden(*option); });
  for (const CLI::Option* option : options)
    if (option->get_positional()) add_entry(groups, "Arguments", {name_in_help(*option), text_in_help(*option)});
  for (const CLI::App* one : commands_of(command))
    add_entry(groups, one->get_group() == "Subcommands" ? "Commands" : one->get_group(),
              {one->get_name(), one->get_description()});
  for (const CLI::Option* option : options) {
    if (option->get_positional()) continue;
    HelpEntry entry{name_in_help(*option), text_in_help(*option)};
    if (option->get_group() == plain.title)
      plain.entries.push_back(std::move(entry));
    else
      add_entry(groups, option->get_group(), std::move(entry));
  }
  if (!plain.entries.empty()) groups.push_back(std::move(plain));
  return groups;
}

std::string usage_of(const CLI::App& command) {
  std::string usage = path_of(command) + " [OPTIONS]";
  if (!commands_of(command).empty()) return path_of(command) + " COMMAND";
  for (const CLI::Option* option : command.get_options()) {
    if (!option->get_positional() || is_hidden(*option)) continue;
    const std::string name = option->get_single_name() + (option->get_items_expected_max() > 1 ? "..." : "");
    usage += option->get_required() ? " " + name : " [" + name + "]";
  }
  return usage;
}

std::string help_of(const CLI::App& command) {
  std::string text = command.get_description() + ".\n\nUsage: " + usage_of(command) + "\n";
  for (const HelpGroup& group : help_groups(command)) {
    text += "\n" + group.title + ":\n";
    for (const HelpEntry& entry : group.entries) text += entry_in_help(entry);
  }
  const std::string footer = trimmed(command.get_footer());
  return footer.empty() ? text : text + "\n" + footer + "\n";
}

std::string manual_of(const CLI::App& sounder, const std::string& version) {
  return ".\\\" Written by `sounder manual`.\n.TH SOUNDER 1 \"\" \"sounder " + in_roff(version) +
         "\" \"User Commands\"\n.SH NAME\nsounder \\- " + in_roff("four pig board games: play, bots, lab, server") +
         "\n.SH SYNOPSIS\n.B sounder\n.I COMMAND\n[\\fIOPTIONS\\fR] [\\fIARGUMENTS\\fR]\n.SH DESCRIPTION\n" +
         in_roff(sounder.get_description()) + ".\n" + groups_in_roff(sounder) +
         as_it_is(trimmed(sounder.get_footer())) + ".SH COMMANDS\n" + commands_in_roff(sounder) +
         ".SH EXIT STATUS\n.TP\n.B 0\nThe command did what it was asked for.\n.TP\n.B 2\nSomething was wrong; one line "
         "on "
         "standard error says what, where and what was expected.\n.TP\n.B 3\nOnly `verify`: the match is over and its "
         "record lacks the dice or their secret.\n.TP\n.B 130\nInterrupted by Ctrl-C.\n.SH SEE ALSO\nThe pages in "
         "docs/ of the source, and of the installed package.\n";
}

}  // namespace sounder::cli
