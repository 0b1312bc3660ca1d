#include "bots/bite_the_pumpkin/search_traits.h"

#include <algorithm>

#include "bots/bite_the_pumpkin/exposure.h"
#include "bots/bite_the_pumpkin/reach.h"

namespace sounder::bots {

using namespace bite_the_pumpkin;
using pumpkin::all_directions;
using pumpkin::Solver;
using pumpkin::Verdict;

namespace {

constexpr int soon_proven =
    10;  // pumpkins to plant; up to this many, some 100,000 positions prove nearly every position
constexpr std::uint64_t worth_trying =
    8;  // with more to plant, this part of the positions is spent: some wins are found at once
constexpr std::uint32_t quick_proof = 20'000;  // positions, when only the message depends on the proof
constexpr std::uint64_t settles = 600'000;     // positions for a hint, however much is still to plant
constexpr int table_of_hint = 18;              // 8 MiB

// A table for a proof of this many positions, and no larger: it has to be cleared.
int table_bits(std::uint64_t nodes) { return std::clamp(static_cast<int>(std::bit_width(nodes)) - 6, 8, 20); }
constexpr int big_table = 22;  // 128 MiB, if the budget is a time

bool in_play(const State& s) { return count(s.pigs) == BiteThePumpkin::pigs && s.phase != Phase::over; }

Cells obstacles_of(const BiteThePumpkin& game, const State& s) { return game.options().trees | s.vegetables(); }

// A random cell of the set, each equally likely.
Cell any_of(Cells cells, Rng& rng) {
  std::uint64_t dice = rng.next();
  for (int throws = 0; throws < 10; ++throws, dice >>= 6)
    if (const auto cell = static_cast<Cell>(dice & 63); cells & bit(cell)) return cell;
  return nth_cell(cells, static_cast<int>(rng.below(static_cast<std::uint32_t>(count(cells)))));
}

Move out_of_reach(const BiteThePumpkin& game, const State& s, Rng& rng) {
  const Cells open = game.plant_cells(s, s.planting);
  const Cells quiet = open & ~around(s.pigs);
  return Move::plant(any_of(quiet ? quiet : open, rng));
}

// Ties go to the first direction from a random one on.
Move hungriest_run(const BiteThePumpkin& game, const State& s, Rng& rng) {
  const Cells beside_food = around(s.vegetables());
  const auto first = static_cast<std::size_t>(rng.next() >> 62);
  int most = -1;
  Direction best{};
  for (std::size_t i = 0; i < all_directions.size(); ++i) {
    const Direction d = all_directions[(first + i) % all_directions.size()];
    if (const int biting = count(after_run(s.pigs, s.lying(), obstacles_of(game, s), d) & beside_food); biting > most) {
      most = biting;
      best = d;
    }
  }
  return Move::run(best);
}

}  // namespace

Shares SearchTraits<BiteThePumpkin>::evaluate_with_net(const BiteThePumpkin& game, const State& s, Rng& rng,
                                                       const Net& net) {
  Inputs row;
  NetInput<BiteThePumpkin>::look_from(rng.below(NetInput<BiteThePumpkin>::sides), game, s, row);
  return shares_of_points(net.answer(row), game.options().seats, 1.1f);
}

Shares SearchTraits<BiteThePumpkin>::evaluate(const BiteThePumpkin& game, State s, Rng& rng) {
  while (s.phase != Phase::over) {
    if (s.phase == Phase::plant)
      game.play(s, out_of_reach(game, s, rng));
    else if (s.phase == Phase::run)
      game.play(s, hungriest_run(game, s, rng));
    else
      game.play(s, game.any_move(s, Seat::p1, rng));
  }
  return final_shares(game, s);
}

void SearchTraits<BiteThePumpkin>::priors(const BiteThePumpkin& game, const State& s, Seat,
                                          const MoveListOf<BiteThePumpkin>& moves, float* weights) {
  std::fill_n(weights, moves.size(), 1.0f);
  if (s.phase != Phase::plant) return;
  const auto exposed = pumpkin::Exposure(game.options().trees, s.pigs, s.vegetables()).of_cells();
  for (int i = 0; i < moves.size(); ++i)
    weights[i] = 1.0f / (1.0f + 0.125f * static_cast<float>(exposed[index_of(moves[i].cell())]));
}

namespace {

// Calibration: how often the herd of two seats won, in thousandths, where the search of a level expected one of these
// shares for it; in the setup, with more than ten pumpkins to plant, and with fewer. Fitted to matches of each level
// against itself (docs/log/bots.md).
using Thousandths = std::array<std::uint16_t, 13>;
struct HerdsExperience {
  std::string_view level;
  Thousandths setup;
  Thousandths early;
  Thousandths late;
};
constexpr std::array<std::uint16_t, 13> expected = {0, 10, 25, 50, 75, 100, 125, 150, 200, 300, 500, 750, 1000};
constexpr std::array<HerdsExperience, 3> experiences = {
    HerdsExperience{"casual",
                    {0, 151, 181, 208, 224, 238, 248, 258, 274, 300, 344, 404, 1000},
                    {0, 29, 64, 114, 159, 199, 237, 272, 336, 449, 632, 818, 1000},
                    {0, 3, 16, 52, 103, 166, 235, 307, 448, 673, 899, 983, 1000}},
    HerdsExperience{"strong",
                    {0, 17, 32, 48, 66, 90, 108, 122, 140, 165, 550, 900, 1000},
                    {0, 12, 35, 65, 82, 91, 98, 109, 150, 395, 930, 985, 1000},
                    {0, 1, 3, 28, 60, 84, 106, 134, 290, 930, 975, 996, 1000}},
    HerdsExperience{"master",
                    {0, 1, 2, 3, 5, 6, 8, 10, 14, 24, 54, 147, 1000},
                    {0, 1, 2, 3, 5, 6, 8, 10, 14, 24, 54, 147, 1000},
                    {0, 1, 2, 3, 5, 6, 8, 10, 14, 24, 54, 147, 1000}},
};
constexpr std::array<Measured, 10> of_three = {{{0, 10},
                                                {10, 30},
                                                {80, 40},
                                                {250, 250},
                                                {300, 380},
                                                {450, 430},
                                                {650, 500},
                                                {740, 570},
                                                {840, 810},
                                                {1000, 1000}}};

double came_to_herd(const HerdsExperience& of, bool sets_up, bool late, double share) {
  const Thousandths& came = sets_up ? of.setup : late ? of.late : of.early;
  std::array<Measured, expected.size()> points;
  for (std::size_t i = 0; i < points.size(); ++i) points[i] = {expected[i], came[i]};
  return came_of(points, share);
}

}  // namespace

double SearchTraits<BiteThePumpkin>::told(const BiteThePumpkin& game, const State& s, Seat seat, const Level& level,
                                          double share) {
  constexpr int late = 10;  // pumpkins to plant
  if (!NetsOf<BiteThePumpkin>::at_hand()) return share;
  if (game.options().seats == 3) return came_of(of_three, share);
  const auto of = std::find_if(experiences.begin(), experiences.end(),
                               [&](const HerdsExperience& one) { return one.level == level.name; });
  if (of == experiences.end()) return share;
  const auto herds = [&](double herds_share) {
    return came_to_herd(*of, sets_up(game, s), s.supply[0] <= late, herds_share);
  };
  return seat == Seat::p1 ? herds(share) : 1 - herds(1 - share);
}

std::optional<Proven<Move>> SearchTraits<BiteThePumpkin>::Prover::operator()(const BiteThePumpkin& game, const State& s,
                                                                             const ProofBudget& effort) {
  if (game.options().seats != 2 || !in_play(s)) return std::nullopt;
  const bool hint = effort.settle && !effort.timed;
  const std::uint64_t nodes = hint                                         ? std::max(settles, effort.nodes)
                              : effort.timed || s.supply[0] <= soon_proven ? effort.nodes
                                                                           : effort.nodes / worth_trying;
  std::unique_ptr<Solver> own;
  if (effort.timed && !kept_) kept_ = std::make_unique<Solver>(game, big_table, effort.threads);
  if (!effort.timed) own = std::make_unique<Solver>(game, hint ? table_of_hint : table_bits(nodes));
  Solver& solver = effort.timed ? *kept_ : *own;
  const Verdict verdict = solver.solve(s, nodes, effort.go_on);
  if (verdict == Verdict::unknown) return std::nullopt;
  if ((verdict == Verdict::herd_wins) != (s.phase != Phase::plant)) return Proven<Move>{};
  // A hint says what is proven, so the move may take as long again as the proof.
  const auto move = solver.winning_move(s, hint ? 2 * nodes : nodes, effort.go_on);
  return move ? std::optional(Proven<Move>{move}) : std::nullopt;
}

std::optional<Shares> SearchTraits<BiteThePumpkin>::settled(const BiteThePumpkin& game, const State& s,
                                                            std::uint32_t nodes) {
  if (game.options().seats != 2) return std::nullopt;
  const Verdict verdict = Solver(game, table_bits(nodes)).solve(s, nodes);
  if (verdict == Verdict::unknown) return std::nullopt;
  return verdict == Verdict::herd_wins ? Shares{1, 0} : Shares{0, 1};
}

std::optional<bool> SearchTraits<BiteThePumpkin>::wins_after(const BiteThePumpkin& game, const State& s, Seat seat,
                                                             Move move) {
  if (game.options().seats != 2 || !in_play(s)) return std::nullopt;
  State next = s;
  game.play(next, move);
  const Verdict verdict = Solver(game, table_bits(quick_proof)).solve(next, quick_proof);
  if (verdict == Verdict::unknown) return std::nullopt;
  return (verdict == Verdict::herd_wins) == (seat == Seat::p1);
}

}  // namespace sounder::bots
