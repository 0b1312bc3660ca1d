// What is shown of a match: the picture of a view, the story in lines, the end in words.
#pragma once

#include <string>
#include <vector>

#include "match/match.h"
#include "terminal/console.h"

namespace sounder::terminal {

// The game's picture of what the viewer may know; what differs from `before` is marked.
std::string picture(const AnyGame& game, const AnyState& state, Viewer viewer, const Canvas& canvas, const AnyState* before = nullptr);

// "  12. p1 herd: run north" for one step, `told` being its story.
std::string story_line(const AnyGame& game, std::size_t number, Seat seat, std::string_view told);

// The title of a screen: the game, what is not usual about it, and where the match stands.
std::string title(const AnyGame& game, const Style& style, std::string_view standing);

// Who has won, with role and scores; two lines.
std::string ending(const AnyGame& game, const AnyState& state, const Style& style);

// The last lines of a story that there is room for, at least those of its last move; long ones are wrapped.
std::string end_of_story(const std::vector<std::string>& story, std::size_t moves, int width, int room);

int count_lines(std::string_view text);

}  // namespace sounder::terminal
