// What is shown of a match: the picture of a view, the story in lines, the end in words.
#pragma once

#include <string>
#include <vector>

#include "i18n/localizer.h"
#include "match/registry.h"
#include "terminal/console.h"

namespace sounder::terminal {

// The game's picture of what the viewer may know; what differs from `before` is marked.
std::string picture(const i18n::Localizer& localizer, const AnyGame& game, const AnyState& state, Viewer viewer,
                    const Canvas& canvas, const AnyState* before = nullptr);

// "  12. p1 runs north." for one step, `told` being its story.
std::string story_line(std::size_t number, std::string_view told);

// The title of a screen: the game, what differs from the defaults, and where the match stands.
std::string title(const i18n::Localizer& localizer, const AnyGame& game, const Style& style, std::string_view standing);

// Options, their values and content files as people call them; by their ids where a language has no name.
std::string option_title(const i18n::Localizer& localizer, const OptionSpec& option);
std::string option_value(const i18n::Localizer& localizer, const OptionSpec& option, int value);
std::string content_title(const i18n::Localizer& localizer, const std::string& kind, const ContentChoice& choice);

// Who has won, with role and scores; two lines.
std::string ending(const i18n::Localizer& localizer, const AnyGame& game, const AnyState& state, const Style& style);

// The last lines of a story that there is room for, at least those of its last move; long ones are wrapped.
std::string end_of_story(const std::vector<std::string>& story, std::size_t moves, int width, int room);

// The rules in the localizer's language, or only the sections in which a word occurs; empty if there are none.
std::string rules_page(const i18n::Localizer& localizer, const Canvas& canvas, std::string_view word);

int count_lines(std::string_view text);

}  // namespace sounder::terminal
