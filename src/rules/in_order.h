// Puts a few things in order; what comes neither before nor after the other stays as it was. The library's sorts are
// two to five KB of code for every type, which is much where code comes down the line (src/wasm/); for long lists in a
// hurry take those.
#pragma once

#include <span>
#include <utility>
#include <vector>

namespace sounder {

template <class Thing, std::size_t n, class Before>
void put_in_order(std::span<Thing, n> things, Before before) {
  for (std::size_t i = 1; i < things.size(); ++i)
    for (std::size_t j = i; j > 0 && before(things[j], things[j - 1]); --j) std::swap(things[j], things[j - 1]);
}

template <class Thing, class Before>
void put_in_order(std::vector<Thing>& things, Before before) {
  put_in_order(std::span(things), before);
}

}  // namespace sounder
