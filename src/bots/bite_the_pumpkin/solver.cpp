#include "bots/bite_the_pumpkin/solver.h"

#include "bots/bite_the_pumpkin/reach.h"
#include "bots/bite_the_pumpkin/value.h"

namespace sounder::bots::pumpkin {
namespace {

constexpr std::size_t herd = 0;
constexpr std::size_t farmer = 1;
constexpr std::uint32_t never = 1u << 30;
constexpr std::size_t neighbours_in_table = 4;  // where an entry may stand
constexpr std::uint64_t ask_every = 1u << 14;

std::size_t mover_of(const State& s) { return s.phase == Phase::plant ? farmer : herd; }
bool in_setup(const State& s) { return count(s.pigs) < BiteThePumpkin::pigs; }

// BP-7: the farmer plants more than once before the herd's turn.
bool plants_again(const BiteThePumpkin& game, const State& s) {
  const int planted = BiteThePumpkin::supply_for_two - s.supply[0];
  return s.phase == Phase::plant && planted + 1 < BiteThePumpkin::setup_vegetables + game.options().novice_help;
}

// The cells that no pig reaches with the next run come first: the farmer most often wins there.
void safe_cells_first(const BiteThePumpkin& game, const State& s, MoveListOf<BiteThePumpkin>& moves) {
  Cells reached = around(s.pigs);
  for (Direction d : all_directions) reached |= around(after_run(s.pigs, 0, game.options().trees | s.planted[0], d));
  const auto is_safe = [&](const Move& move) { return !(reached & bit(move.cell())); };
  std::partition(moves.begin(), moves.end(), is_safe);
}

}  // namespace

Solver::Solver(const BiteThePumpkin& game, int table_bits) : game_(game), table_(std::size_t{1} << table_bits) {}

bool Solver::is_settled(const Known& known) const { return known.missing[herd] == 0 || known.missing[farmer] == 0; }

// What can be said without looking further. The herd must bring the pumpkins down to two with as many bites as turns are left to
// it, which is one for each pumpkin still to plant but the last.
Solver::Known Solver::judge(const State& s) const {
  if (s.phase == Phase::over) return game_.result(s).winners.contains(Seat::p1) ? Known{{0, never}, 0} : Known{{never, 0}, 0};
  if (in_setup(s) || plants_again(game_, s)) return {{1, 1}, 0};
  const Cells pumpkins = s.planted[0];
  const int later_turns = s.supply[0] - 1;
  const int sure_bites = s.phase == Phase::run ? 0 : most_bites(s.pigs & ~s.eaters[0], pumpkins);
  // How many must be bitten in all, the ones still to be planted before the last turn among them.
  const int needed = count(pumpkins) + later_turns - BiteThePumpkin::herd_wins_at;
  int possible = BiteThePumpkin::pigs * later_turns;
  if (s.phase == Phase::plant) {
    if (later_turns == 0) return {{never, 0}, 0};
    const bool out_of_reach = (~(game_.occupied(s) | around(s.pigs))) != 0;  // a cell to plant where no pig bites next turn
    if (!game_.options().auto_bite && count(pumpkins) + 1 - sure_bites <= BiteThePumpkin::herd_wins_at) return {{0, never}, around(s.pigs)};
    possible = std::min(BiteThePumpkin::pigs, sure_bites + !out_of_reach) + BiteThePumpkin::pigs * (later_turns - 1);
  } else {
    if (s.phase == Phase::bite && count(pumpkins) - sure_bites <= BiteThePumpkin::herd_wins_at) return {{0, never}, around(s.pigs)};
    possible += sure_bites;
  }
  if (needed > possible) return {{never, 0}, 0};
  if (s.phase == Phase::run && later_turns == 1) {  // a run and a bite are left: soon looked at
    bool all_fail = true;
    for (Direction d : all_directions) {
      State next = s;
      game_.play(next, Move::run(d));
      const Known after = judge(next);
      if (after.missing[herd] == 0) return {{0, never}, after.zone | zone_of_move(s, Move::run(d))};
      all_fail &= after.missing[farmer] == 0;
    }
    if (all_fail) return {{never, 0}, 0};
  }
  return {{static_cast<Number>(1 + std::max(0, needed - sure_bites)), 1}, 0};
}

Solver::Known Solver::look_at(const State& s) {
  ++nodes_;
  const Known known = judge(s);
  if (is_settled(known)) return known;
  const Entry* entry = find(key_of(s));
  return entry ? entry->known : known;
}

// The cells on which it depends that the move leads where it leads.
Cells Solver::zone_of_move(const State& before, Move move) const {
  if (in_setup(before)) return whole_meadow;
  if (move.kind() == Move::Kind::run) return swept(before.pigs, before.lying(), game_.occupied(before) & ~before.pigs, move.direction());
  return around(before.pigs);
}

void Solver::list_children(const State& s) {
  MoveListOf<BiteThePumpkin> moves;
  game_.moves(s, Seat::p1, moves);
  if (s.phase == Phase::plant) safe_cells_first(game_, s, moves);
  for (const Move& move : moves) {
    State next = s;
    game_.play(next, move);
    Known known = look_at(next);
    known.zone |= zone_of_move(s, move);
    children_.push_back({move, known});
    if (known.missing[mover_of(s)] == 0) return;  // decides it, the others don't matter
  }
}

// A position's numbers from those of the moves: the mover needs one of them, the other side all. Of those that the other side needs
// only the hardest counts: a number that grows with how many there are would be far too much where most moves fail for the same
// reason. (With one more for each open move a proof with six to plant took fifty times the nodes.)
Solver::Known Solver::sum_up(const State& s, std::size_t first, Choice& choice) const {
  const std::size_t mover = mover_of(s);
  const std::size_t other = 1 - mover;
  Cells relevant = whole_meadow;  // where planting can matter
  bool proven_for_all = false;
  if (mover == farmer && !in_setup(s))
    for (std::size_t i = first; i < children_.size(); ++i)
      if (const Child& child = children_[i]; child.known.missing[herd] == 0 && !(child.known.zone & bit(child.move.cell()))) {
        relevant &= child.known.zone;
        proven_for_all = true;
      }
  Known sum{{never, never}, 0};
  Number hardest = 0;
  choice.second = never;
  for (std::size_t i = first; i < children_.size(); ++i) {
    const auto& [move, known] = children_[i];
    if (known.missing[mover] == 0) {
      sum = {{0, 0}, known.zone};
      sum.missing[other] = never;
      return sum;
    }
    if (known.missing[other] == 0) {
      sum.zone |= known.zone;
      continue;
    }
    if (mover == farmer && !(relevant & bit(move.cell())) && !in_setup(s)) continue;
    hardest = std::max(hardest, known.missing[other]);
    if (known.missing[mover] < sum.missing[mover]) {
      choice.second = sum.missing[mover];
      sum.missing[mover] = known.missing[mover];
      choice.best = i;
    } else {
      choice.second = std::min(choice.second, known.missing[mover]);
    }
  }
  sum.missing[other] = hardest;
  if (mover == farmer && !proven_for_all) sum.zone |= s.planted[0];  // else a pumpkin could be planted again where one stood
  return sum;
}

Solver::Known Solver::search(const State& s, const std::array<Number, 2>& most) {
  const std::uint64_t nodes_before = nodes_;
  const std::size_t first = children_.size();
  const std::size_t mover = mover_of(s);
  list_children(s);
  Known sum;
  for (;;) {
    Choice choice{};
    sum = sum_up(s, first, choice);
    if (sum.missing[herd] >= most[herd] || sum.missing[farmer] >= most[farmer] || is_stopped()) break;
    const Child& child = children_[choice.best];
    State next = s;
    game_.play(next, child.move);
    const Cells zone = zone_of_move(s, child.move);
    std::array<Number, 2> most_there;
    most_there[mover] = std::min(most[mover], choice.second + choice.second / 4 + 1);
    most_there[1 - mover] = most[1 - mover] - (sum.missing[1 - mover] - child.known.missing[1 - mover]);
    Known known = search(next, most_there);
    known.zone |= zone;
    children_[choice.best].known = known;
  }
  children_.resize(first);
  keep(key_of(s), sum, nodes_ - nodes_before);
  return sum;
}

bool Solver::is_stopped() {
  if (nodes_ >= most_nodes_) stopped_ = true;
  if (nodes_ >= ask_at_) {
    ask_at_ = nodes_ + ask_every;
    if (*go_on_ && !(*go_on_)(nodes_)) stopped_ = true;
  }
  return stopped_;
}

Verdict Solver::solve(const State& s, std::uint64_t nodes, const GoOn& go_on) {
  most_nodes_ = nodes_ + nodes;
  go_on_ = &go_on;
  stopped_ = false;
  children_.clear();
  Known known = look_at(s);
  if (!is_settled(known)) known = search(s, {never, never});
  if (known.missing[herd] == 0) return Verdict::herd_wins;
  return known.missing[farmer] == 0 ? Verdict::farmer_wins : Verdict::unknown;
}

std::optional<Move> Solver::winning_move(const State& s, std::uint64_t nodes, const GoOn& go_on) {
  const Verdict own = mover_of(s) == herd ? Verdict::herd_wins : Verdict::farmer_wins;
  const std::uint64_t end = nodes_ + nodes;
  if (s.phase == Phase::over || solve(s, nodes, go_on) != own) return std::nullopt;
  MoveListOf<BiteThePumpkin> moves;
  game_.moves(s, Seat::p1, moves);
  // First those that the table knows, then those that must be proven again.
  for (const bool known_only : {true, false})
    for (const Move& move : moves) {
      State next = s;
      game_.play(next, move);
      const Known known = look_at(next);
      if (known.missing[mover_of(s)] == 0) return move;
      if (!known_only && solve(next, end > nodes_ ? end - nodes_ : 0, go_on) == own) return move;
    }
  return std::nullopt;
}

std::vector<Move> Solver::line(State s, Verdict winner, std::uint64_t nodes, const GoOn& go_on) {
  std::vector<Move> line;
  const std::uint64_t end = nodes_ + nodes;
  while (s.phase != Phase::over) {
    const std::uint64_t left = end > nodes_ ? end - nodes_ : 0;
    Move chosen;
    if ((mover_of(s) == herd) == (winner == Verdict::herd_wins)) {
      const auto winning = winning_move(s, left, go_on);
      if (!winning) return line;
      chosen = *winning;
    } else {
      MoveListOf<BiteThePumpkin> moves;
      const Seat seat = game_.turn(s).seats.front();
      game_.moves(s, seat, moves);
      double best = -1e9;
      for (const Move& move : moves) {
        State next = s;
        game_.play(next, move);
        if (const double worth = Value<BiteThePumpkin>::of(game_, next, seat); worth > best) {
          best = worth;
          chosen = move;
        }
      }
    }
    game_.play(s, chosen);
    line.push_back(chosen);
  }
  return line;
}

// What can differ without a difference to the game is left out.
std::uint64_t Solver::key_of(State s) const {
  s.idle_rounds = 0;
  s.changed_this_round = false;
  return hash_of(s);
}

const Solver::Entry* Solver::find(std::uint64_t key) const {
  for (std::size_t i = 0; i < neighbours_in_table; ++i)
    if (const Entry& entry = table_[(key ^ i) & (table_.size() - 1)]; entry.key == key) return &entry;
  return nullptr;
}

// In place of the same position, else of the one of four that took least work.
void Solver::keep(std::uint64_t key, const Known& known, std::uint64_t work) {
  Entry* place = nullptr;
  for (std::size_t i = 0; i < neighbours_in_table; ++i) {
    Entry& entry = table_[(key ^ i) & (table_.size() - 1)];
    if (entry.key == key) {
      entry = {key, known, entry.work + work};
      return;
    }
    if (!place || entry.work < place->work) place = &entry;
  }
  *place = {key, known, work};
}

}  // namespace sounder::bots::pumpkin
