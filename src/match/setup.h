// The choices before a match, in the form that front ends and records share: the game's id, the number of seats,
// options by name, and content by kind: the name of a built-in file or a whole custom document.
#pragma once

#include <map>
#include <string>

namespace sounder {

struct ContentChoice {
  std::string name;      // the document's "name"
  std::string document;  // its JSON text; empty for a built-in one
  std::string hash;      // of the document (ContentFile::hash); set when the game is made
  bool operator==(const ContentChoice&) const = default;
};

struct Setup {
  std::string game;
  int seats = 0;                                 // 0: as few as the game allows
  std::map<std::string, int> options;            // options that are missing have their defaults
  std::map<std::string, ContentChoice> content;  // by kind

  bool operator==(const Setup&) const = default;
};

}  // namespace sounder
