#include "bots/bite_the_pumpkin/sense.h"

#include "bots/bite_the_pumpkin/reach.h"
#include "bots/bite_the_pumpkin/solver.h"
#include "rules/bite_the_pumpkin/bite.h"
#include "rules/words.h"

namespace sounder::bots {

using namespace bite_the_pumpkin;
using pumpkin::all_directions;
using pumpkin::most_bites;
using pumpkin::Solver;
using pumpkin::Verdict;

namespace {

constexpr int soonest_proof = 11;              // pumpkins still to plant from which on a proof is looked for
constexpr std::uint32_t quick_proof = 20'000;  // positions, where only the words depend on it

Cells obstacles_of(const BiteThePumpkin& game, const State& s) { return game.options().trees | s.vegetables(); }

// Every cell of the set equally likely.
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

// Ties go to the first from a random direction on.
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

Shares Sense<BiteThePumpkin>::outlook(const BiteThePumpkin& game, State s, Rng& rng) {
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

std::optional<Move> Sense<BiteThePumpkin>::proven(const BiteThePumpkin& game, const State& s, std::uint32_t nodes) {
  if (game.options().seats != 2 || s.supply[0] > soonest_proof) return std::nullopt;
  return Solver(game, std::clamp(static_cast<int>(std::bit_width(nodes)) - 2, 8, 20)).winning_move(s, nodes);
}

// ---- reasons ----

namespace {

std::string counted(int n, const std::string& one, const std::string& many) {
  static constexpr std::array<std::string_view, 6> names = {"no", "one", "two", "three", "four", "five"};
  const std::string number = n < static_cast<int>(names.size()) ? std::string(names[static_cast<std::size_t>(n)]) : std::to_string(n);
  return number + " " + (n == 1 ? one : many);
}
std::string pigs_in_words(int n) { return counted(n, "pig", "pigs"); }

std::string why_pig(const BiteThePumpkin& game, const State& s, Cell cell) {
  const int rank = index_of(cell) / 8;
  const int file = index_of(cell) % 8;
  const Cells line = (rank_1 << (8 * rank)) | (file_a << file);
  Cells stops = 0;
  for (Direction d : all_directions) stops |= after_run(bit(cell), 0, obstacles_of(game, s) | s.pigs, d);
  const int food = count(around(stops) & s.vegetables());
  std::string text = (line & s.pigs) ? "The pig shares its rank or file with " + pigs_in_words(count(line & s.pigs))
                                     : "The pig has its rank and file to itself";
  if (s.vegetables() == 0) return text + "; nothing is planted yet.";
  return text + " and reaches " + counted(food, "vegetable", "vegetables") + " with one run.";
}

std::string why_plant(const BiteThePumpkin& game, const State& s, Vegetable v, Cell cell) {
  const bool bitten = (around(s.pigs) & bit(cell)) != 0;
  std::vector<std::string> runs;
  for (Direction d : all_directions)
    if (around(after_run(s.pigs, 0, obstacles_of(game, s) | bit(cell), d)) & bit(cell))
      runs.emplace_back(direction_names[static_cast<std::size_t>(d)]);
  const int before = most_bites(s.pigs, s.planted[at(v)]);
  const int after = most_bites(s.pigs, s.planted[at(v)] | bit(cell));
  std::string text;
  if (bitten)
    text = after > before ? "A pig can bite it at once" : "A pig stands beside it, but the herd can bite no more than before";
  else if (runs.empty())
    text = "No pig can bite it next turn and no run brings one beside it";
  else
    text = "No pig can bite it next turn; only running " + in_words(runs, " or ") + " brings one beside it";
  return text + "; the herd can bite " + std::to_string(after) + " of " + std::to_string(count(s.planted[at(v)]) + 1) + " now.";
}

std::string why_bite(const State& s, Meal meal) {
  const Bites bites = bites_of(s, meal);
  const int left = count(s.vegetables() & ~bites.all_eaten());
  const int standing = count(s.pigs & ~s.lying() & ~bites.all_eaters());
  return "The herd eats " + std::to_string(count(bites.all_eaten())) + " and leaves " + std::to_string(left) + "; " +
         pigs_in_words(standing) + " can still run.";
}

std::string why_run(const BiteThePumpkin& game, const State& s, Direction d) {
  const Cells pigs = after_run(s.pigs, s.lying(), obstacles_of(game, s), d);
  const Cells food = s.vegetables();
  const int beside = count(pigs & around(food));
  return "It brings " + pigs_in_words(beside) + " beside food, with " + std::to_string(count(food & around(pigs))) + " of " +
         std::to_string(count(food)) + " in reach.";
}

std::string why(const BiteThePumpkin& game, const State& s, Move move) {
  switch (move.kind()) {
    case Move::Kind::pig: return why_pig(game, s, move.cell());
    case Move::Kind::plant: return why_plant(game, s, s.planting, move.cell());
    case Move::Kind::bite: return why_bite(s, move.meal());
    case Move::Kind::run: return why_run(game, s, move.direction());
  }
  return {};
}

}  // namespace

std::string Sense<BiteThePumpkin>::reason(const BiteThePumpkin& game, const State& s, Seat seat, Move move) {
  std::string text = why(game, s, move);
  if (game.options().seats != 2 || s.supply[0] > soonest_proof) return text;
  State next = s;
  game.play(next, move);
  const Verdict verdict = Solver(game, 12).solve(next, quick_proof);
  if (verdict == Verdict::unknown) return text;
  const bool wins = (verdict == Verdict::herd_wins) == (seat == Seat::p1);
  text.back() = wins ? ':' : ',';
  return text + (wins ? " a proven win." : " but it loses against best play.");
}

}  // namespace sounder::bots
