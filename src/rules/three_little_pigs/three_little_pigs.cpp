// What can happen next: whose turn it is, every move, every outcome of chance.
#include "rules/three_little_pigs/three_little_pigs.h"

#include "rules/three_little_pigs/build.h"

namespace sounder::three_little_pigs {

std::string ThreeLittlePigs::refusal(const Options& options) {
  if (options.first_seat > options.seats)
    return "first_seat is p" + std::to_string(options.first_seat) + ", expected one of " +
           std::to_string(options.seats) + " seats";
  return {};
}

ThreeLittlePigs::ThreeLittlePigs(const Options& options) : options_(options) {
  for (std::size_t colour = 0; colour < dice_.size(); ++colour) {
    Die& die = dice_[colour];
    die.sides.fill(Face::door);
    for (Face face : all_faces)
      for (int i = 0; i < box().dice[colour][at(face)]; ++i) die.sides[die.count++] = face;
  }
  for (std::size_t set = 0; set < ways_to_roll_.size(); ++set) {
    ways_to_roll_[set] = 1;
    for (int die = 0; die < dice_count; ++die)
      if (contains(static_cast<DiceSet>(set), die))
        ways_to_roll_[set] *= dice_[static_cast<std::size_t>(colour_of(die))].count;
  }
}

Turn ThreeLittlePigs::turn(const State& s) const {
  switch (s.phase) {
    case Phase::choose_dice:
    case Phase::buy:
    case Phase::blow: return Turn::decide(s.seat);
    case Phase::over: return Turn::over();
    default: return Turn::chance();
  }
}

void ThreeLittlePigs::moves(const State& s, Seat, List<Move, most_moves>& out) const {
  out.clear();
  if (s.phase == Phase::choose_dice) {
    for (std::uint32_t sets = offered_sets(s.dice); sets; sets &= sets - 1)
      out.add(Move::reroll(static_cast<DiceSet>(std::countr_zero(sets))));
  } else if (s.phase == Phase::buy) {
    Purchases(box(), s).list(out);
    if (s.bought > 0) out.add(Move::done());  // TP-18
  } else if (s.phase == Phase::blow) {
    for (Seat owner : seats_of(options_.seats))
      for (int house = 1; owner != s.seat && house <= s.house_count(owner); ++house) out.add(Move::blow(owner, house));
  }
}

namespace {

// A uniformly random one of the offered sets: a few throws at all 32 nearly always hit.
DiceSet any_set(std::uint32_t offered, Rng& rng) {
  std::uint64_t bits = rng.next();
  for (int throws = 0; throws < 12; ++throws, bits >>= 5)
    if ((offered >> (bits & 31)) & 1) return static_cast<DiceSet>(bits & 31);
  for (auto skip = rng.below(static_cast<std::uint32_t>(std::popcount(offered))); skip > 0; --skip)
    offered &= offered - 1;
  return static_cast<DiceSet>(std::countr_zero(offered));
}

}  // namespace

Move ThreeLittlePigs::any_move(const State& s, Seat, Rng& rng) const {
  if (s.phase == Phase::choose_dice) return Move::reroll(any_set(offered_sets(s.dice), rng));
  if (s.phase == Phase::buy) {
    const Purchases purchases(box(), s);
    const auto n = static_cast<int>(rng.below(static_cast<std::uint32_t>(purchases.count() + (s.bought > 0))));
    return n < purchases.count() ? purchases.nth(n) : Move::done();
  }
  auto n = static_cast<int>(rng.below(static_cast<std::uint32_t>(s.houses_in_all() - s.house_count(s.seat))));
  for (int i = 0;; ++i) {
    const Seat owner = seat_at(i);
    if (owner == s.seat) continue;
    if (n < s.house_count(owner)) return Move::blow(owner, n + 1);
    n -= s.house_count(owner);
  }
}

void ThreeLittlePigs::chances(const State& s, List<Chance<Move>, most_chances>& out) const {
  out.clear();
  switch (s.phase) {
    case Phase::turn_up: {  // TP-16: as likely as there are such tiles face down
      const Stack& stack = s.stacks[s.uncovered];
      out.add({Move::top(true), stack.unseen_pots});
      out.add({Move::top(false), static_cast<std::uint32_t>(stack.left - stack.unseen_pots)});
      break;
    }
    case Phase::first:
      for (Seat seat : seats_of(options_.seats)) out.add({Move::first(seat), 1});
      break;
    case Phase::roll: list_rolls(s, out); break;
    case Phase::spin:
      for (Material m : all_materials) out.add({Move::spin(m), box().spinner[at(m)]});
      break;
    default: break;
  }
}

// TP-17: every way the dice can fall, die by die; its weight is the product of the face counts of those that are
// rolled.
void ThreeLittlePigs::list_rolls(const State& s, List<Chance<Move>, most_chances>& out) const {
  out.add({Move::roll(s.dice), 1});
  for (int die = 0; die < dice_count; ++die) {
    if (!contains(s.rolling, die)) continue;
    const int so_far = out.size();
    const auto with = [&](int i, Face face) -> Chance<Move> {
      return {Move::roll(out[i].move.dice().with(die, face)),
              out[i].weight * static_cast<std::uint32_t>(weight_of(die, face))};
    };
    for (Face face : {Face::window, Face::roof, Face::wolf})
      for (int i = 0; weight_of(die, face) > 0 && i < so_far; ++i) out.add(with(i, face));
    for (int i = 0; i < so_far; ++i) out[i] = with(i, Face::door);
  }
}

Move ThreeLittlePigs::draw(const State& s, Rng& rng) const {
  switch (s.phase) {
    case Phase::turn_up: {
      const Stack& stack = s.stacks[s.uncovered];
      return Move::top(rng.below(stack.left) < stack.unseen_pots);
    }
    case Phase::first:
      return Move::first(seat_at(static_cast<int>(rng.below(static_cast<std::uint32_t>(options_.seats)))));
    case Phase::roll: return draw_roll(s, rng);
    default: {
      const auto& sectors = box().spinner;
      const auto needle = rng.below(static_cast<std::uint32_t>(sectors[0] + sectors[1] + sectors[2]));
      if (needle < sectors[0]) return Move::spin(Material::straw);
      return Move::spin(needle < static_cast<std::uint32_t>(sectors[0] + sectors[1]) ? Material::wood
                                                                                     : Material::brick);
    }
  }
}

// One ticket for all dice: its digits are their sides.
Move ThreeLittlePigs::draw_roll(const State& s, Rng& rng) const {
  std::uint32_t ticket = rng.below(ways_to_roll_[s.rolling]);
  Dice dice = s.dice;
  for (unsigned rest = s.rolling; rest; rest &= rest - 1) {
    const int number = std::countr_zero(rest);
    const Die& die = dice_[static_cast<std::size_t>(colour_of(number))];
    dice = dice.with(number, die.sides[ticket % die.count]);
    ticket /= die.count;
  }
  return Move::roll(dice);
}

}  // namespace sounder::three_little_pigs
