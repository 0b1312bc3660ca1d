// What the tests of the command line ask about all games alike: their ids, and matches of theirs.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <vector>

#include "cli/program.h"
#include "match/registry.h"
#include "rules/all_games.h"

namespace sounder::testing_cli {

// The games of the program itself, without the toys that tests add.
inline std::vector<std::string> games() {
  std::vector<std::string> ids;
  for_each_game([&]<class G>() { ids.emplace_back(G::facts.id); });
  return ids;
}

inline GamePtr usual_game(const std::string& id) { return *make_game({id, 0, {}, {}}); }

inline boost::json::object json_of(const std::string& text) { return boost::json::parse(text).as_object(); }

// "bot:random,bot:random": as many as the game has seats at least.
inline std::string all_seats(const std::string& id, const std::string& player) {
  std::string list = player;
  for (int i = 1; i < usual_game(id)->seats(); ++i) list += "," + player;
  return list;
}

// A short record of Bite the Pumpkin, in one line.
inline const std::string short_record =
    R"({"sounder":1,"game":"bite-the-pumpkin","rules":1,"seats":["a","b"],"moves":["pig a1","plant c4"]})";

// Two people set up so that the pig on c6 has the choice between two pumpkins.
inline const std::string up_to_a_bite =
    "pig c6\nplant c7\npig h1\nplant b7\npig h2\nplant a1\npig h3\nplant a3\npig h4\nplant a8\n";

}  // namespace sounder::testing_cli
