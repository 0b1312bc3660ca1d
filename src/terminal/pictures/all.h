// One line a game: its picture, drawn in the file of its name.
#pragma once

#include "terminal/pictures.h"

namespace sounder::terminal {

std::string draw_bite_the_pumpkin(const boost::json::object& view, const Frame& frame);
std::string draw_three_little_pigs(const boost::json::object& view, const Frame& frame);
std::string draw_happy_pigs(const boost::json::object& view, const Frame& frame);
std::string draw_wild_pigs(const boost::json::object& view, const Frame& frame);

}  // namespace sounder::terminal
