// The golden games of Bite the Pumpkin, move by move in the second implementation.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "rules/bite_the_pumpkin/scene.h"
#include "where.h"

namespace sounder::bite_the_pumpkin {
namespace {

struct Story {
  Options options;
  std::vector<std::string> moves;
  std::string winners;  // "p1"
};

Story read_story(const std::filesystem::path& path) {
  Story story;
  std::string layout = "classic";
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    std::istringstream words(line);
    std::string first;
    words >> first;
    if (first == "seats:") story.options.seats = static_cast<std::int8_t>(line.back() - '0');
    if (first == "options:")
      for (std::string choice; words >> choice;) {
        if (choice.starts_with("novice_help="))
          story.options.novice_help = static_cast<std::int8_t>(choice.back() - '0');
        if (choice.starts_with("broccoli_help="))
          story.options.broccoli_help = static_cast<std::int8_t>(choice.back() - '0');
        if (choice == "auto_bite=on") story.options.auto_bite = 1;
        if (choice.starts_with("layout=")) layout = choice.substr(7);
      }
    if (first == "result:") words >> story.winners;
    if (first.empty() || !std::isdigit(static_cast<unsigned char>(first[0]))) continue;
    std::string seat, move;
    words >> seat >> std::ws;
    std::getline(words, move);
    story.moves.push_back(move);
  }
  story.options.trees = trees_of(layout);
  return story;
}

TEST(BiteThePumpkinAgainstNaive, every_golden_game_goes_the_same_way) {
  int stories = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::filesystem::path(where::source) / "tests" / "golden")) {
    const std::string name = entry.path().stem().string();
    if (!name.starts_with("bite-the-pumpkin-")) continue;
    const Story story = read_story(entry.path());
    Scene scene(story.options);
    naive::Meadow meadow = naive_meadow(story.options);
    for (const std::string& move : story.moves) {
      scene.play(move);
      ASSERT_NO_THROW(meadow.play(move)) << name << ": " << move;
      ASSERT_EQ(scene.picture(), meadow.picture()) << name << ": " << move;
    }
    EXPECT_EQ(meadow.winners(), std::set<int>{story.winners.at(1) - '0'}) << name;
    ++stories;
  }
  EXPECT_GE(stories, 14);
}

}  // namespace
}  // namespace sounder::bite_the_pumpkin
