#include "rl/properties.h"

#include <algorithm>
#include <set>

namespace sounder::properties {
namespace {

using Path = std::vector<std::uint16_t>;
using Seen = std::vector<std::int16_t>;

bool begins(const Path& path, const Path& with) {
  return path.size() >= with.size() && std::equal(with.begin(), with.end(), path.begin());
}

std::string in_words(const Path& path) {
  std::string words;
  for (const auto action : path) words += (words.empty() ? "" : " ") + std::to_string(action);
  return words;
}

// The numbers, whatever lay there before.
std::string see(const rl::Env& course, Viewer viewer, Seen& out) {
  Seen other(static_cast<std::size_t>(course.observation_size()), 7777);
  out.assign(other.size(), -7777);
  course.observe(viewer, out.data());
  course.observe(viewer, other.data());
  const auto [a, b] = std::mismatch(out.begin(), out.end(), other.begin());
  return a == out.end() ? "" : "number " + std::to_string(a - out.begin()) + " is not written";
}

Path legal_of(const rl::Env& course) {
  Path legal;
  for (std::size_t i = 0; i < course.legal_actions().size(); ++i)
    for (std::uint16_t bit = 0; bit < 64; ++bit)
      if (course.legal_actions()[i] >> bit & 1) legal.push_back(static_cast<std::uint16_t>(64 * i + bit));
  return legal;
}

// One match as it goes on, with all that is asked about where it stands.
struct Watched {
  const AnyGame& game;
  const rl::Encoding& numbers;
  Rng rng;
  std::unique_ptr<rl::Env> course = numbers.env();

  std::string flaw() {
    if (std::string wrong = flaw_of_knowledge(); !wrong.empty()) return wrong;
    for (const Seat seat : course->turn().seats)
      if (std::string wrong = flaw_of_paths(seat); !wrong.empty()) return wrong;
    return {};
  }

  // What a seat can't tell apart gives it the same numbers. Only the one who is asked knows what it has chosen of its
  // move.
  std::string flaw_of_knowledge() {
    const AnyState state = course->state();
    Seen true_one, imagined;
    for (int i = 0; i <= game.seats(); ++i) {
      const Viewer viewer = i < game.seats() ? Viewer(seat_at(i)) : Viewer::audience();
      if (std::string wrong = see(*course, viewer, true_one); !wrong.empty()) return wrong;
      const auto other = numbers.env();
      other->set_state(game.imagine(state, viewer.seat(), rng));
      other->observe(viewer, (imagined.resize(true_one.size()), imagined.data()));
      if (true_one != imagined)
        return name_of(viewer.seat()) + " observes what it can't know: " + different(true_one, imagined);
    }
    return {};
  }
  std::string different(const Seen& a, const Seen& b) const {
    const auto at = std::mismatch(a.begin(), a.end(), b.begin()).first - a.begin();
    return numbers.observation_name(static_cast<int>(at));
  }

  std::string flaw_of_paths(Seat seat) {
    std::vector<AnyMove> moves;
    const AnyState state = course->state();
    game.moves(state, seat, moves);
    std::vector<std::pair<Path, std::string>> paths;
    for (const AnyMove& move : moves) paths.emplace_back(numbers.path(state, move), game.text(state, move));
    std::sort(paths.begin(), paths.end());
    for (std::size_t i = 0; i < paths.size(); ++i) {
      const auto& [path, text] = paths[i];
      if (path.empty() || *std::max_element(path.begin(), path.end()) >= numbers.actions())
        return text + ": action " + in_words(path) + ", expected one below " + std::to_string(numbers.actions());
      if (i > 0 && begins(path, paths[i - 1].first))
        return text + " and " + paths[i - 1].second + " both begin with " + in_words(paths[i - 1].first);
    }
    return seat == course->current_player() ? flaw_of_way(state, moves) : std::string();
  }

  // A move made action by action is that move, each action was offered, and nothing else was.
  std::string flaw_of_way(const AnyState& state, const std::vector<AnyMove>& moves) {
    const std::size_t forced = forced_at_first(state, moves);
    std::set<std::uint16_t> firsts;
    for (const AnyMove& move : moves) firsts.insert(numbers.path(state, move)[forced]);
    if (const Path expected(firsts.begin(), firsts.end()); legal_of(*course) != expected)
      return "offered are " + in_words(legal_of(*course)) + ", expected " + in_words(expected);
    for (const AnyMove& move : moves) {
      const Path path = numbers.path(state, move);
      const auto way = course->copy();
      bool made = false;
      for (std::size_t i = forced; i < path.size() && !made;) {
        if (!way->is_legal(path[i]))
          return game.text(state, move) + ": action " + std::to_string(path[i]) + " is not offered";
        if (legal_of(*way).size() < 2) return game.text(state, move) + ": a forced action is asked";
        made = way->step(path[i]);
        for (++i; !made && i < path.size() && !way->is_legal(path[i]);) ++i;  // forced ones are not asked
      }
      AnyState played = state;
      game.play(played, move);
      if (!made || !(way->state() == played))
        return game.text(state, move) + ": its actions " + in_words(path) + " lead elsewhere";
    }
    return {};
  }
  std::size_t forced_at_first(const AnyState& state, const std::vector<AnyMove>& moves) const {
    const Path first = numbers.path(state, moves.front());
    for (std::size_t i = 0;; ++i)
      for (const AnyMove& move : moves)
        if (numbers.path(state, move)[i] != first[i]) return i;
  }

  void step() {
    if (course->turn().is_chance()) return course->draw(rng);
    const Path legal = legal_of(*course);
    course->step(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
  }
};

}  // namespace

std::string numbers_in_a_match(const AnyGame& game, const rl::Encoding& numbers, std::uint64_t seed) {
  Watched watched{game, numbers, Rng(seed)};
  bool inside = false;  // of a move that takes several actions
  while (!watched.course->turn().is_over()) {
    if (!inside)
      if (std::string wrong = watched.flaw(); !wrong.empty()) return wrong;
    const AnyState before = watched.course->state();
    watched.step();
    inside = watched.course->state() == before;
  }
  return watched.flaw_of_knowledge();
}

std::string names_of_numbers(const rl::Encoding& numbers) {
  std::set<std::string> names;
  for (int i = 0; i < numbers.observation_size(); ++i)
    if (const std::string name = numbers.observation_name(i); name.empty() || !names.insert(name).second)
      return "number " + std::to_string(i) + " is called \"" + name + "\", expected a name of its own";
  names.clear();
  for (int i = 0; i < numbers.actions(); ++i)
    if (const std::string name = numbers.action_name(i); name.empty() || !names.insert(name).second)
      return "action " + std::to_string(i) + " is called \"" + name + "\", expected a name of its own";
  return {};
}

}  // namespace sounder::properties
