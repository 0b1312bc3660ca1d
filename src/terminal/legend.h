// What the signs of a picture mean: the texts legend.1, legend.2, ... of a game (content/<game>/words/*.picture.json),
// each a sign, two blanks and its meaning.
#pragma once

#include <string>
#include <vector>

#include "i18n/localizer.h"
#include "terminal/console.h"

namespace sounder::terminal {

struct Explained {
  std::string sign;
  std::string meaning;
};

// One below the other, the meanings in a column and wrapped.
std::string explained(const std::vector<Explained>& lines, const Canvas& canvas);

// The whole legend, or only the lines with a word; empty if there are none.
std::string legend_page(const i18n::Localizer& localizer, const Canvas& canvas, std::string_view word = {});

}  // namespace sounder::terminal
