// Holds the numbers of a game against its moves and its secrets: random matches, looked at before every step.
//
//   check_observation(BiteThePumpkin(options), 20, 1);
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "rules/observation.h"
#include "rules/random_play.h"

namespace sounder::observation_check {

using Numbers = std::vector<std::int16_t>;
using Actions = std::vector<std::uint16_t>;

// What is observation_size, written over a buffer that held something else; two numbers follow that nobody may touch.
template <HasObservation G>
Numbers observed_over(const G& game, const typename G::State& state, Viewer viewer, std::int16_t before) {
  const auto size = static_cast<std::size_t>(game.observation_size());
  Numbers numbers(size + 2, before);
  game.observe(state, viewer, numbers.data());
  EXPECT_EQ(numbers[size], before) << "writes beyond its " << size << " numbers";
  EXPECT_EQ(numbers[size + 1], before) << "writes beyond its " << size << " numbers";
  numbers.resize(size);
  return numbers;
}

template <HasObservation G>
Numbers observation_of(const G& game, const typename G::State& state, Viewer viewer) {
  return observed_over(game, state, viewer, 0);
}

// Where two observations differ, by name.
template <HasObservation G>
std::string difference(const G& game, const Numbers& one, const Numbers& other) {
  std::string text;
  for (std::size_t i = 0; i < one.size(); ++i)
    if (one[i] != other[i])
      text += "\"" + game.observation_name(static_cast<int>(i)) + "\": " + std::to_string(one[i]) + " and " +
              std::to_string(other[i]) + "; ";
  return text;
}

template <HasObservation G>
Actions path_of(const G& game, const typename G::State& state, typename G::Move move) {
  const Path path = game.path(state, move);
  return {path.begin(), path.end()};
}

// Every action and every number has a name of its own.
template <HasObservation G>
void check_names(const G& game) {
  std::set<std::string> names;
  for (int action = 0; action < G::actions; ++action) {
    const std::string name = game.action_name(action);
    EXPECT_FALSE(name.empty()) << "action " << action << " has no name";
    EXPECT_TRUE(names.insert(name).second)
        << "two actions are called \"" << name << "\", " << action << " is one of them";
  }
  names.clear();
  for (int i = 0; i < game.observation_size(); ++i) {
    const std::string name = game.observation_name(i);
    EXPECT_FALSE(name.empty()) << "number " << i << " has no name";
    EXPECT_TRUE(names.insert(name).second) << "two numbers are called \"" << name << "\", " << i << " is one of them";
  }
}

// Every number is written, and nothing shows that the viewer can't know.
template <HasObservation G>
void check_observations(const G& game, const typename G::State& state, Rng& rng) {
  const auto check_written = [&](Viewer viewer) {
    const Numbers numbers = observed_over(game, state, viewer, 21845);
    const Numbers again = observed_over(game, state, viewer, -21846);
    EXPECT_EQ(numbers, again) << "not written for " << name_of(viewer.seat()) << ": "
                              << difference(game, numbers, again);
    return numbers;
  };
  const Numbers audience = check_written(Viewer::audience());
  for (int i = 0; i < game.options().seats; ++i) {
    const Seat seat = seat_at(i);
    const Numbers own = check_written(seat);
    const auto other = game.imagine(state, seat, rng);
    const Numbers imagined = observation_of(game, other, seat);
    EXPECT_EQ(own, imagined) << "what " << name_of(seat) << " can't know shows: " << difference(game, own, imagined);
    const Numbers watched = observation_of(game, other, Viewer::audience());
    EXPECT_EQ(audience, watched) << "the audience sees a secret: " << difference(game, audience, watched);
  }
}

// The legal moves of a seat by their paths: all different, none begins another, and the same whatever the seat can't
// know.
template <HasObservation G>
std::map<Actions, typename G::Move> checked_paths(const G& game, const typename G::State& state, Seat seat, Rng& rng) {
  std::map<Actions, typename G::Move> paths;
  MoveListOf<G> moves;
  game.moves(state, seat, moves);
  const auto imagined = game.imagine(state, seat, rng);
  for (const auto& move : moves) {
    const std::string text = game.text(state, move);
    const Actions path = path_of(game, state, move);
    EXPECT_FALSE(path.empty()) << text << " has no path";
    EXPECT_LE(static_cast<int>(path.size()), static_cast<int>(G::longest_path)) << text;
    for (const int action : path) EXPECT_LT(action, static_cast<int>(G::actions)) << text;
    const auto [place, added] = paths.emplace(path, move);
    EXPECT_TRUE(added) << text << " and " << game.text(state, place->second) << " have the same path";
    EXPECT_EQ(path, path_of(game, imagined, move)) << "the path of " << text << " shows a secret";
  }
  // In order, whatever a path begins follows it at once.
  for (auto one = paths.begin(); one != paths.end() && std::next(one) != paths.end(); ++one) {
    const Actions& next = std::next(one)->first;
    const bool begins =
        one->first.size() <= next.size() && std::equal(one->first.begin(), one->first.end(), next.begin());
    EXPECT_FALSE(begins) << game.text(state, one->second) << " begins " << game.text(state, std::next(one)->second);
  }
  return paths;
}

// The quick way answers as the list does.
template <HasFastActions G>
void check_fast_actions(const G& game, const typename G::State& state, Seat seat,
                        const std::map<Actions, typename G::Move>& paths) {
  const bool single =
      std::all_of(paths.begin(), paths.end(), [](const auto& entry) { return entry.first.size() == 1; });
  ActionSet<G::actions> set;
  EXPECT_EQ(game.single_actions(state, seat, set), single) << "of " << game.text(state, paths.begin()->second);
  ActionSet<G::actions> listed;
  if (single)
    for (const auto& [path, move] : paths) listed.add(path[0]);
  for (int action = 0; action < G::actions; ++action)
    EXPECT_EQ(set.contains(action), listed.contains(action))
        << game.action_name(action) << " where " << game.text(state, paths.begin()->second) << " is legal";
  for (const auto& [path, move] : paths) {
    if (!single) break;
    const auto back = game.move_of(state, seat, path[0]);
    EXPECT_EQ(back, move) << game.text(state, move) << " comes back as " << game.text(state, back);
  }
}

// One state. To know no more than the numbers is to know what may be done: `asked` remembers what was offered where.
template <HasObservation G>
void check_state(const G& game, const typename G::State& state, Rng& rng, std::map<Numbers, std::set<Actions>>& asked) {
  check_observations(game, state, rng);
  const Turn turn = game.turn(state);
  if (!turn.decides()) return;
  for (const Seat seat : turn.seats) {
    const auto paths = checked_paths(game, state, seat, rng);
    if constexpr (HasFastActions<G>) check_fast_actions(game, state, seat, paths);
    std::set<Actions> offered;
    for (const auto& [path, move] : paths) offered.insert(path);
    const auto [place, added] = asked.emplace(observation_of(game, state, seat), offered);
    EXPECT_EQ(place->second, offered) << "two questions look alike to " << name_of(seat)
                                      << " and have different answers, one of them "
                                      << game.text(state, paths.begin()->second);
  }
}

}  // namespace sounder::observation_check

namespace sounder {

template <class G>
void check_observation(const G& game, int matches, std::uint64_t seed) {
  using namespace observation_check;
  static_assert(HasObservation<G>);
  check_names(game);
  std::map<Numbers, std::set<Actions>> asked;
  for (int match = 0; match < matches; ++match) {
    Rng rng(seed, static_cast<std::uint64_t>(match));
    auto state = game.start();
    for (int step = 0;; ++step) {
      check_state(game, state, rng, asked);
      ASSERT_FALSE(testing::Test::HasFailure()) << "match " << match << ", step " << step;
      Turn turn = game.turn(state);
      if (turn.is_over()) break;
      // Any of the seats to move may be the one who moves.
      if (turn.decides()) turn.first = any_seat(turn.seats, rng);
      game.play(state, random_step(game, state, turn, rng));
    }
  }
}

}  // namespace sounder
