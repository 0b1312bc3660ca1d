// `sounder content check`: tells a designer whether a content file can be played.
#include <cstdio>

#include "cli/arguments.h"
#include "cli/command.h"
#include "match/file.h"

namespace sounder::cli {
namespace {

Expected<ContentFile> check(const std::string& path) {
  SOUNDER_TRY(const auto text, read_document(path));
  auto file = parse_content(text, name_of_path(path));
  if (!file) return file;
  const auto line = find_game(file->game);
  if (!line) return error(name_of_path(path) + ".game: " + line.error().message);
  if (const auto checked = (*line)->check(*file); !checked)
    return error(name_of_path(path) + ": " + checked.error().message);
  return file;
}

// What else there is to say of a file that can be played.
std::string remark(const ContentFile& file) {
  const ContentFile* built_in = find_built_in(file.game, file.kind, file.name);
  if (!built_in || built_in->hash == file.hash) return {};
  return "; has the name of the built-in " + file.kind + " " + file.name + ", which differs";
}

int check_all(const std::vector<std::string>& paths) {
  int status = 0;
  for (const std::string& path : paths) {
    const auto file = check(path);
    if (file) {
      std::printf("%s: ok, %s %s of %s, hash %s%s\n", name_of_path(path).c_str(), file->kind.c_str(),
                  file->name.c_str(), file->game.c_str(), file->hash.c_str(), remark(*file).c_str());
    } else {
      complain(file.error().message);
      status = bad_input;
    }
  }
  return status;
}

}  // namespace

Command add_content_check(CLI::App& sounder) {
  auto* content = sounder.add_subcommand("content", "Check content files: layouts, decks, boards");
  content->footer("\nExample: sounder content check my-layout.json");
  auto* app = content->add_subcommand("check", "Check whether content files can be played");
  auto paths = std::make_shared<std::vector<std::string>>();
  app->add_option("FILE", *paths, "The content files (.json); - for standard input")->required();
  app->footer(R"(
Prints one line per file. Exit status 0 if all files are right, else 2.

Example: sounder content check my-layout.json)");
  return {app, [paths]() -> Expected<int> { return check_all(*paths); }};
}

}  // namespace sounder::cli
