// How a game looks in a terminal. A picture is drawn from a view's JSON alone, so it can't show what the seat may not
// know. A game without a picture of its own is shown as an indented list of its view.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <string_view>

#include "i18n/localizer.h"
#include "terminal/style.h"

namespace sounder::terminal {

struct Frame {
  const Style& style;
  int width;  // columns there are; 80 when nobody knows
  const boost::json::object* before =
      nullptr;                                 // what this viewer saw last, one move ago or a few: to mark what changed
  int height = 24;                             // lines there are for everything: picture, story and prompt
  const i18n::Localizer* localizer = nullptr;  // in whose words
};

// Lines ending in '\n', each at most `frame.width` columns.
std::string draw(std::string_view game, const boost::json::object& view, const Frame& frame);

}  // namespace sounder::terminal
