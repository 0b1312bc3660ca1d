// The games' pictures: each is drawn by `draw_<game>` in the file of its name. CMake writes the list
// (cmake/games.cmake).
#pragma once

#include <span>

#include "terminal/pictures.h"

namespace sounder::terminal {

using Draw = std::string(const boost::json::object& view, const Frame& frame);

struct PictureOfGame {
  std::string_view game;
  Draw* draw;
};

std::span<const PictureOfGame> all_pictures();

}  // namespace sounder::terminal
