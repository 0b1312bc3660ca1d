// The solver of Bite the Pumpkin, for Python.
#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include "bots/bite_the_pumpkin/solver.h"
#include "errors.h"
#include "interrupt.h"
#include "match/adapter.h"
#include "parts.h"
#include "played_match.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace sounder::python {
namespace {

using bots::pumpkin::Solver;
using bots::pumpkin::Verdict;

constexpr std::array<const char*, 3> verdict_names = {"herd", "farmer", "unknown"};
constexpr int big_table = 20;  // 32 MiB

struct Proof {
  Verdict verdict;
  std::uint64_t positions;
  std::vector<BiteThePumpkin::Move> line;
};

// The winner, the number of positions searched, and the moves of a winning line as texts.
std::tuple<std::string, std::uint64_t, std::vector<std::string>> solve(const PlayedMatch& match, std::uint64_t nodes,
                                                                       double seconds) {
  const auto herd = typed<BiteThePumpkin>(match.game_ptr());
  if (!herd) refuse("the match is of " + std::string(match.game().facts().id) + ", expected bite-the-pumpkin");
  if (herd->seats() != 2) refuse("the match has 3 seats, expected 2: three can't be solved, since two may turn on one");
  if (!(seconds >= 0 && seconds <= 1'000'000))
    refuse("seconds is " + std::to_string(seconds) + ", expected 0 to 1000000");
  AnyState state = match.state();
  const Proof proof = without_lock([&](const std::atomic<bool>& stopped) {
    const auto until = [&](double more) {
      return std::chrono::steady_clock::now() + std::chrono::duration<double>(more);
    };
    const auto watch = [&](auto end) {
      return [&stopped, end](std::uint64_t) { return !stopped && std::chrono::steady_clock::now() < end; };
    };
    Solver solver(herd->game, big_table);
    const auto& position = state.as<BiteThePumpkin::State>();
    Proof found{solver.solve(position, nodes, watch(until(seconds))), 0, {}};
    found.positions = solver.nodes();
    if (found.verdict != Verdict::unknown)
      found.line = solver.line(position, found.verdict, nodes, watch(until(seconds)));
    return found;
  });
  std::vector<std::string> texts;
  for (const auto& one : proof.line) {
    texts.push_back(match.game().text(state, AnyMove::of(one)));
    match.game().play(state, AnyMove::of(one));
  }
  return {verdict_names[static_cast<std::size_t>(proof.verdict)], proof.positions, texts};
}

}  // namespace

void add_solve(nb::module_& m) { m.def("solve", solve, "match"_a, "nodes"_a, "seconds"_a); }

}  // namespace sounder::python
