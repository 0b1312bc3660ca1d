#include "learn/course.h"

#include <vector>

namespace sounder::learn {

std::uint64_t course_hash(const Course& from, std::uint64_t number) {
  const auto course = from.copy();
  Rng rng(2026, number);
  std::vector<std::int16_t> seen(static_cast<std::size_t>(from.observed()));
  std::uint64_t hash = number;
  for (Turn turn = course->turn(); !turn.is_over(); turn = course->turn()) {
    if (turn.is_chance()) {
      course->draw(rng);
      continue;
    }
    std::uint32_t count = 0;
    for (const std::uint64_t word : course->legal()) {
      hash = hash_words(hash, word);
      count += static_cast<std::uint32_t>(std::popcount(word));
    }
    for (int viewer = 0; viewer <= course->game().seats(); ++viewer) {
      course->observe(viewer < course->game().seats() ? Viewer(seat_at(viewer)) : Viewer::audience(), seen.data());
      hash = hash_words(hash, hash_bytes(seen.data(), seen.size() * sizeof seen[0]));
    }
    course->act(nth_action(course->legal(), rng.below(count)));
  }
  return hash_words(hash, course->state().hash());
}

}  // namespace sounder::learn
