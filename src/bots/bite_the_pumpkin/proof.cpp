#include "bots/bite_the_pumpkin/proof.h"

#include "bots/bite_the_pumpkin/exposure.h"

namespace sounder::bots::pumpkin {
namespace {

constexpr std::size_t herd = ProofNumbers::herd;
constexpr std::size_t farmer = ProofNumbers::farmer;
constexpr std::uint64_t count_every = 1u << 14;
// The plain farmer is tried in positions with at most this many pumpkins to plant, on about this many positions.
constexpr int plain_from = 6;
constexpr std::uint32_t plain_positions = 20'000;
// The proof number of a planting that is not expanded yet: this much more for each that is.
constexpr ProofNumber step_of_unlisted = 2;

std::size_t mover_of(const State& s) { return s.phase == Phase::plant ? farmer : herd; }
bool in_setup(const State& s) { return count(s.pigs) < BiteThePumpkin::pigs; }

// BP-7: the farmer plants more than once before the herd's turn.
bool plants_again(const BiteThePumpkin& game, const State& s) {
  const int planted = BiteThePumpkin::supply_for_two - s.supply[0];
  return s.phase == Phase::plant && planted + 1 < BiteThePumpkin::setup_vegetables + game.options().novice_help;
}

// A planting when pigs are about to bite and run.
bool plants_in_play(const State& s) { return s.phase == Phase::plant && !in_setup(s); }

}  // namespace

// Bounds without search. The herd must bring the pumpkins down to two, with as many bites as its turns allow: one turn
// for each pumpkin still to plant but the last.
ProofNumbers Proof::evaluate(const State& s) const {
  if (s.phase == Phase::over)
    return game_.result(s).winners.contains(Seat::p1) ? ProofNumbers::herd_wins(0) : ProofNumbers::farmer_wins();
  if (in_setup(s) || plants_again(game_, s)) return {{1, 1}, 0};
  const Cells pumpkins = s.planted[0];
  const int later_turns = s.supply[0] - 1;
  const int sure_bites = s.phase == Phase::run ? 0 : most_bites(s.pigs & ~s.eaters[0], pumpkins);
  // Bites needed in all, with the pumpkins still to be planted before the last turn.
  const int needed = count(pumpkins) + later_turns - BiteThePumpkin::herd_wins_at;
  int possible = BiteThePumpkin::pigs * later_turns;
  if (s.phase == Phase::plant) {
    if (later_turns == 0) return ProofNumbers::farmer_wins();
    const bool out_of_reach =
        (~(game_.occupied(s) | around(s.pigs))) != 0;  // a cell to plant where no pig bites next turn
    if (!game_.options().auto_bite && count(pumpkins) + 1 - sure_bites <= BiteThePumpkin::herd_wins_at)
      return ProofNumbers::herd_wins(around(s.pigs));
    possible = std::min(BiteThePumpkin::pigs, sure_bites + !out_of_reach) + BiteThePumpkin::pigs * (later_turns - 1);
  } else {
    if (s.phase == Phase::bite && count(pumpkins) - sure_bites <= BiteThePumpkin::herd_wins_at)
      return ProofNumbers::herd_wins(around(s.pigs));
    possible += sure_bites;
  }
  if (needed > possible) return ProofNumbers::farmer_wins();
  if (s.phase == Phase::run && later_turns == 1) {  // one run and one bite are left: cheap to try
    bool all_fail = true;
    for (Direction d : all_directions) {
      State next = s;
      game_.play(next, Move::run(d));
      const ProofNumbers after = evaluate(next);
      if (after.number[herd] == 0) return ProofNumbers::herd_wins(after.zone | zone_of_move(s, Move::run(d)));
      all_fail &= after.number[farmer] == 0;
    }
    if (all_fail) return ProofNumbers::farmer_wins();
  }
  return {{static_cast<ProofNumber>(1 + std::max(0, needed - sure_bites)), 1}, 0};
}

ProofNumbers Proof::look_at(const State& s) {
  ++nodes_;
  const ProofNumbers bounds = evaluate(s);
  if (bounds.settled()) return bounds;
  const std::uint64_t key = key_of(s);
  if (const auto known = solver_.table_.find(key)) return *known;
  if (in_setup(s) || plants_again(game_, s) || s.supply[0] > plain_from) return bounds;
  const std::uint32_t before = farmer_.looked_at();
  const bool holds = farmer_.holds(s, plain_positions);
  const std::uint32_t looked_at = farmer_.looked_at() - before;
  nodes_ += looked_at;
  if (!holds) return bounds;
  solver_.table_.keep(key, ProofNumbers::farmer_wins(), looked_at);
  return ProofNumbers::farmer_wins();
}

// The cells on which the effect of the move depends.
Cells Proof::zone_of_move(const State& before, Move move) const {
  if (in_setup(before)) return whole_meadow;
  if (move.kind() == Move::Kind::run)
    return swept(before.pigs, before.lying(), game_.occupied(before) & ~before.pigs, move.direction());
  return around(before.pigs);
}

// The least exposed cells first.
void Proof::list_moves(const State& s, Unlisted& unlisted) const {
  if (!plants_in_play(s)) return game_.moves(s, Seat::p1, unlisted.moves);
  const Exposure exposure(game_.options().trees, s.pigs, s.planted[0]);
  for (Cells cells = game_.plant_cells(s, s.planting); cells;) {
    const Cell cell = exposure.least_of(cells);
    unlisted.moves.add(Move::plant(cell));
    cells &= ~bit(cell);
  }
}

void Proof::add_child(const State& s, Move move) {
  State next = s;
  game_.play(next, move);
  ProofNumbers known = look_at(next);
  known.zone |= zone_of_move(s, move);
  children_.push_back({move, key_of(next), known});
}

// The proof numbers of a position from those of its moves: the minimum for the mover (OR), the maximum for the other
// side (AND). A sum, or one more for each open move, would be far too large where most moves fail for the same reason:
// with one more a proof with six pumpkins to plant took fifty times the nodes.
ProofNumbers Proof::update(const State& s, std::size_t first, Unlisted& unlisted, Choice& choice) const {
  const std::size_t mover = mover_of(s);
  const std::size_t other = 1 - mover;
  Cells relevant = whole_meadow;  // cells where planting can matter
  bool proven_for_all = false;
  if (plants_in_play(s))
    for (std::size_t i = first; i < children_.size(); ++i)
      if (const Child& child = children_[i];
          child.known.number[herd] == 0 && !(child.known.zone & bit(child.move.cell()))) {
        relevant &= child.known.zone;
        proven_for_all = true;
      }
  const auto matters = [&](Move move) { return !plants_in_play(s) || (relevant & bit(move.cell())); };
  ProofNumbers sum{{never, never}, 0};
  ProofNumber hardest = 0;
  ProofNumber least = never;  // with the threads that search there
  for (std::size_t i = first; i < children_.size(); ++i) {
    const auto& [move, key, known] = children_[i];
    if (known.number[mover] == 0) {
      sum = {{0, 0}, known.zone};
      sum.number[other] = never;
      return sum;
    }
    if (known.number[other] == 0) {
      sum.zone |= known.zone;
      continue;
    }
    if (!matters(move)) continue;
    hardest = std::max(hardest, known.number[other]);
    sum.number[mover] = std::min(sum.number[mover], known.number[mover]);
    const ProofNumber looks = known.number[mover] + solver_.table_.searchers(key).load(std::memory_order_relaxed);
    if (looks < least) {
      choice.second = least;
      least = looks;
      choice.best = i;
    } else {
      choice.second = std::min(choice.second, looks);
    }
  }
  while (!unlisted.empty() && !matters(unlisted.moves[unlisted.next])) ++unlisted.next;
  if (!unlisted.empty()) {
    const auto listed = static_cast<ProofNumber>(unlisted.next);
    const ProofNumber next = 1 + step_of_unlisted * listed;
    hardest = std::max<ProofNumber>(hardest, 1);
    choice.widen = next < least;
    choice.second = std::min(choice.second, next);
    sum.number[mover] = std::min(sum.number[mover], next);
  }
  sum.number[other] = hardest;
  if (mover == farmer && !proven_for_all)
    sum.zone |= s.planted[0];  // else a pumpkin could be planted again on a cell that was bitten empty
  return sum;
}

ProofNumbers Proof::search(const State& s) { return search(s, {never, never}); }

ProofNumbers Proof::search(const State& s, const std::array<ProofNumber, 2>& most) {
  const std::uint64_t nodes_before = nodes_ + solver_.nodes();
  const std::uint64_t key = key_of(s);
  const std::size_t first = children_.size();
  const std::size_t mover = mover_of(s);
  solver_.table_.searchers(key).fetch_add(1, std::memory_order_relaxed);
  Unlisted unlisted;
  list_moves(s, unlisted);
  while (!unlisted.empty()) {
    add_child(s, unlisted.moves[unlisted.next++]);
    if (plants_in_play(s) || children_.back().known.number[mover] == 0)
      break;  // it decides the position; the other moves don't matter
  }
  ProofNumbers sum;
  for (;;) {
    Choice choice;
    sum = update(s, first, unlisted, choice);
    if (sum.number[herd] >= most[herd] || sum.number[farmer] >= most[farmer] || is_stopped()) break;
    if (choice.widen) {
      add_child(s, unlisted.moves[unlisted.next++]);
      continue;
    }
    const Child child = children_[choice.best];
    const Cells zone = zone_of_move(s, child.move);
    if (const auto known = solver_.table_.find(child.key); known && known->settled()) {  // proven by another thread
      children_[choice.best].known = {{known->number[0], known->number[1]}, known->zone | zone};
      continue;
    }
    State next = s;
    game_.play(next, child.move);
    std::array<ProofNumber, 2> most_there;
    most_there[mover] = std::min(most[mover], choice.second + choice.second / 4 + 1);
    most_there[1 - mover] = most[1 - mover] - (sum.number[1 - mover] - child.known.number[1 - mover]);
    ProofNumbers known = search(next, most_there);
    known.zone |= zone;
    children_[choice.best].known = known;
  }
  children_.resize(first);
  solver_.table_.searchers(key).fetch_sub(1, std::memory_order_relaxed);
  solver_.table_.keep(key, sum, nodes_ + solver_.nodes() - nodes_before);
  return sum;
}

bool Proof::is_stopped() {
  if (nodes_ >= count_every || solver_.nodes() + nodes_ >= solver_.most_nodes_) count_nodes();
  return solver_.stopped_.load(std::memory_order_relaxed);
}

void Proof::count_nodes() {
  const std::uint64_t all = solver_.nodes_.fetch_add(nodes_, std::memory_order_relaxed) + nodes_;
  nodes_ = 0;
  if (all >= solver_.most_nodes_ || (first_ && *solver_.go_on_ && !(*solver_.go_on_)(all))) solver_.stopped_ = true;
}

// Leaves out fields that make no difference to the outcome.
std::uint64_t Proof::key_of(State s) const {
  s.idle_rounds = 0;
  s.round = Round::quiet;
  return hash_of(s);
}

}  // namespace sounder::bots::pumpkin
