// A whole turn of The Three Little Pigs: every plan (purchases or a house to blow on), the value after each, and from
// that the value of the dice (dice.h). Looking several turns ahead repeats this for the turns that follow.
#pragma once

#include <functional>
#include <vector>

#include "bots/three_little_pigs/dice.h"
#include "bots/three_little_pigs/prospects.h"
#include "rules/three_little_pigs/build.h"

namespace sounder::bots::three_little_pigs {

// One or two purchases with their places; or nothing, if nothing can be bought.
struct TurnPlan {
  Move first;
  Move second;  // `done` if there is no second one
  Symbols cost;
  State after;  // the state when the next turn begins or the match is over
  Shares worth;
};

// A house for the wolf.
struct WolfTarget {
  Move blow;
  PerMaterial<State> after;  // by the result of the spinner
  Shares worth;
};

// The budget of thinking, in solved turns.
struct TurnBudget {
  std::uint64_t most = ~0ull;
  std::function<bool()> is_up = {};  // called now and then, if time counts
  std::uint64_t turns = 0;
  bool exhausted = false;

  bool take() {
    exhausted = exhausted || turns >= most || (is_up && turns % 16 == 15 && is_up());
    turns += !exhausted;
    return !exhausted;
  }
};

// The expected shares of all seats between two turns.
using Evaluator = Shares (*)(const ThreeLittlePigs&, const State&);

class TurnAhead {
 public:
  // The value of the rest of the turn at any moment of `s`, except before a new top, by the evaluation after it.
  TurnAhead(const ThreeLittlePigs& game, const State& s, Evaluator evaluator)
      : game_(game), evaluator_(evaluator), phase_(s.phase), mover_(s.seat) {
    if (phase_ != Phase::blow) list_plans(s);
    if (phase_ != Phase::buy) list_targets(s);
  }

  // As evaluated `turns` turns later. Plans that are worse than the best by more than `margin` in the first evaluation
  // are left out.
  void look_ahead(int turns, float margin, TurnBudget& effort) {
    leave_out(margin);
    const auto later = [&](const State& after) { return expected(game_, after, evaluator_, turns, effort); };
    for (TurnPlan& plan : plans_) plan.worth = later(plan.after);
    for (WolfTarget& target : targets_) spin(target, later);
    if (may_get_nothing_ && phase_ != Phase::blow) nothing_.worth = later(nothing_.after);  // the wolf is a choice too
  }

  // The expected shares when a turn begins, by the evaluation this many turns later.
  static Shares expected(const ThreeLittlePigs& game, const State& s, Evaluator evaluator, int turns,
                         TurnBudget& effort) {
    if (s.phase == Phase::over || turns == 0 || !effort.take()) return evaluator(game, s);
    TurnAhead turn(game, s, evaluator);
    if (turns > 1) turn.look_ahead(turns - 1, 0, effort);
    return turn.dice().turn();
  }

  const std::vector<TurnPlan>& plans() const { return plans_; }
  const std::vector<WolfTarget>& targets() const { return targets_; }

  DiceTable dice() const {
    DiceTable::Ends ends;
    std::array<const TurnPlan*, std::tuple_size_v<DiceTable::Ends>> best = best_for_symbols();
    for (std::size_t i = 0; i < ends.size(); ++i) ends[i] = best[i] ? best[i]->worth : nothing_.worth;
    return DiceTable(game_.box(), mover_, ends, best_target() ? best_target()->worth : nothing_.worth);
  }

  const WolfTarget* best_target() const {
    const WolfTarget* best = nullptr;
    for (const WolfTarget& target : targets_)
      if (!best || own(target.worth) > own(best->worth)) best = &target;
    return best;
  }

  float own(const Shares& shares) const { return shares[mover_]; }

 private:
  // The best plan for every result of the dice.
  std::array<const TurnPlan*, symbols_up_to(dice_count)> best_for_symbols() const {
    std::array<const TurnPlan*, symbols_up_to(dice_count)> best{};
    const auto offer = [&](const TurnPlan*& place, const TurnPlan* plan) {
      if (plan && (!place || own(plan->worth) > own(place->worth))) place = plan;
    };
    for (const TurnPlan& plan : plans_) offer(best[plan.cost.index()], &plan);
    for (std::size_t i = 0; i < best.size(); ++i) {
      const Symbols& symbols = every_symbols<dice_count>[i];
      if (symbols.total() == dice_count) break;
      for (Part part : all_parts) offer(best[symbols.with(part).index()], best[i]);
    }
    return best;
  }

  // The most likely new top: the kind of most tiles below.
  static void turn_up(const ThreeLittlePigs& game, State& s) {
    while (s.phase == Phase::turn_up)
      game.play(s, Move::top(2 * s.stacks[s.uncovered].unseen_pots > s.stacks[s.uncovered].left));
  }

  void list_plans(const State& s) {
    State base = s;
    base.phase = Phase::buy;
    base.symbols = {};
    Symbols purse{{dice_count, dice_count, dice_count}};
    if (s.phase == Phase::buy) purse = {s.symbols};
    for_each_purchase(base, purse, 0, [&](TileKind kind, Symbols cost, TilePlace place) {
      add_plan(base, Move::buy(kind, place), Move::done(), cost, cost);
      if (s.bought == 0) add_pairs(base, purse, kind, cost, place);
    });
    nothing_.first = nothing_.second = Move::done();
    nothing_.after = base;
    game_.play(nothing_.after, Move::done());
    nothing_.worth = evaluator_(game_, nothing_.after);
    if (s.phase == Phase::buy && s.bought > 0) plans_.push_back(nothing_);
  }

  void add_pairs(const State& base, const Symbols& purse, TileKind kind, const Symbols& cost, TilePlace place) {
    const int house = place == TilePlace::fresh ? base.house_count(base.seat) + 1 : number_of(place);
    for (Part part : all_parts) {
      // If the most expensive tile can be bought with the rest, all cheaper ones can.
      State between = base;
      between.symbols = cost.of;
      between.symbols[at(part)] = static_cast<std::uint8_t>(between.symbols[at(part)] + dice_count);
      game_.play(between, Move::buy(kind, place));
      turn_up(game_, between);
      if (between.phase != Phase::buy) continue;
      between.symbols = {};
      Symbols rest = {};
      rest.of[at(part)] = static_cast<std::uint8_t>(purse.of[at(part)] - cost.of[at(part)]);
      for_each_purchase(between, rest, cost.total(), [&](TileKind second, Symbols price, TilePlace where) {
        const bool same_house = number_of(where) == house;
        if (second.index() < kind.index() && !(same_house && second.part == Part::roof))
          return;  // the other way round is listed
        if (kind.part == Part::roof && same_house) return;
        add_plan(between, Move::buy(kind, place), Move::buy(second, where), cost + price, price);
      });
    }
  }

  template <class Do>
  void for_each_purchase(const State& s, const Symbols& purse, int spent, Do&& act) const {
    const auto houses = s.houses_of(s.seat);
    for (Part part : all_parts) {
      Places places = places_for(part, houses);
      for (std::size_t i = 1; i < houses.size(); ++i)  // equal houses are one place
        if (std::find(houses.begin(), houses.begin() + static_cast<std::ptrdiff_t>(i), houses[i]) !=
            houses.begin() + static_cast<std::ptrdiff_t>(i))
          places &= ~(Places{2} << i);
      for (Material m : all_materials) {
        const int price = game_.box().price[at(m)];
        if (price > purse.of[at(part)] || price + spent > dice_count || !s.on_sale({m, part})) continue;
        Symbols cost;
        cost.of[at(part)] = static_cast<std::uint8_t>(price);
        for (Places rest = places; rest; rest &= rest - 1)
          act(TileKind{m, part}, cost, on_house(std::countr_zero(rest)));
      }
    }
  }

  // `price` is still to be paid in `s`: of a pair, the second tile's.
  void add_plan(const State& s, Move first, Move second, const Symbols& cost, const Symbols& price) {
    TurnPlan& plan = plans_.emplace_back(TurnPlan{first, second, cost, s, {}});
    plan.after.symbols = price.of;
    game_.play(plan.after, second == Move::done() ? first : second);
    turn_up(game_, plan.after);
    plan.worth = evaluator_(game_, plan.after);
  }

  void list_targets(const State& s) {
    State base = s;
    base.phase = Phase::blow;
    for (Seat owner : seats_of(game_.options().seats))
      for (int house = 1; owner != s.seat && house <= s.house_count(owner); ++house) {
        WolfTarget& target = targets_.emplace_back(WolfTarget{Move::blow(owner, house), {}, {}});
        for (Material m : all_materials) {
          State& after = target.after[at(m)] = base;
          game_.play(after, target.blow);
          game_.play(after, Move::spin(m));
        }
        spin(target, [&](const State& after) { return evaluator_(game_, after); });
      }
  }

  template <class EvaluateOne>
  void spin(WolfTarget& target, EvaluateOne&& evaluate_one) const {
    const auto& sectors = game_.box().spinner;
    const float all = static_cast<float>(sectors[0] + sectors[1] + sectors[2]);
    target.worth = {};
    for (Material m : all_materials) {
      const Shares one = evaluate_one(target.after[at(m)]);
      for (std::size_t i = 0; i < max_seats; ++i) target.worth[i] += sectors[at(m)] / all * one[i];
    }
  }

  // Keeps only the plans that are best, or nearly so, for some result of the dice when rolling ends; and the best
  // targets.
  void leave_out(float margin) {
    const auto best = best_for_symbols();
    std::vector<char> deserves(plans_.size());
    const auto keep_near = [&](const TurnPlan& leader, const Symbols& symbols) {
      deserves[&leader - plans_.data()] = 1;
      for (std::size_t i = 0; margin > 0 && i < plans_.size(); ++i)
        if (own(plans_[i].worth) > own(leader.worth) - margin && plans_[i].cost.within(symbols)) deserves[i] = 1;
    };
    may_get_nothing_ = phase_ != Phase::buy && targets_.empty();
    if (phase_ == Phase::buy) {
      const auto worse = [&](const TurnPlan& a, const TurnPlan& b) { return own(a.worth) < own(b.worth); };
      keep_near(*std::max_element(plans_.begin(), plans_.end(), worse), {{dice_count, dice_count, dice_count}});
    } else {
      for (std::size_t i = symbols_up_to(dice_count - 2); i < best.size(); ++i) {
        if (best[i])
          keep_near(*best[i], every_symbols<dice_count>[i]);
        else
          may_get_nothing_ = true;
      }
    }
    std::size_t kept = 0;
    for (std::size_t i = 0; i < plans_.size(); ++i)
      if (deserves[i]) plans_[kept++] = plans_[i];
    plans_.resize(kept);
    if (const WolfTarget* first = best_target()) {
      const float least = own(first->worth) - margin;
      std::erase_if(targets_, [&](const WolfTarget& target) { return own(target.worth) < least; });
    }
  }

  const ThreeLittlePigs& game_;
  Evaluator evaluator_;
  Phase phase_;
  Seat mover_;
  std::vector<TurnPlan> plans_;
  std::vector<WolfTarget> targets_;
  TurnPlan nothing_{};
  bool may_get_nothing_ = false;
};

// At any moment of a turn: the expected shares after the mover's best play.
inline Shares evaluate(const ThreeLittlePigs& game, const State& s);

// The mean over the few outcomes of a new top or the spinner.
inline Shares mean_outlook(const ThreeLittlePigs& game, const State& s) {
  ChanceListOf<ThreeLittlePigs> chances;
  game.chances(s, chances);
  Shares sum{};
  float total = 0;
  for (const auto& chance : chances) {
    State next = s;
    game.play(next, chance.move);
    const Shares one = next.phase == Phase::over ? final_shares(game, next) : evaluate(game, next);
    const auto weight = static_cast<float>(chance.weight);
    for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += weight * one[i];
    total += weight;
  }
  for (float& share : sum) share /= total;
  return sum;
}

inline Shares evaluate(const ThreeLittlePigs& game, const State& s) {
  if (s.turns == 0) {  // before the first turn all seats are alike
    Shares alike{};
    for (int i = 0; i < game.options().seats; ++i) alike[i] = 1.0f / static_cast<float>(game.options().seats);
    return alike;
  }
  if (s.phase == Phase::turn_up || s.phase == Phase::spin) return mean_outlook(game, s);
  const TurnAhead turn(game, s, &prospects);
  const auto better = [&](const Shares& a, const Shares& b) { return turn.own(a) > turn.own(b); };
  if (s.phase == Phase::blow) return turn.best_target()->worth;
  if (s.phase == Phase::buy) {
    Shares best = turn.plans().front().worth;
    for (const TurnPlan& plan : turn.plans())
      if (better(plan.worth, best)) best = plan.worth;
    return best;
  }
  const DiceTable dice = turn.dice();
  if (s.phase == Phase::roll) return s.rolls == 0 ? dice.turn() : dice.rolling(s.dice, s.rolls, s.rolling);
  Shares best = dice.rolling(s.dice, s.rolls, 0);
  for (std::uint32_t sets = offered_sets(s.dice); sets; sets &= sets - 1)
    if (const Shares& one = dice.rolling(s.dice, s.rolls, static_cast<DiceSet>(std::countr_zero(sets)));
        better(one, best))
      best = one;
  return best;
}

}  // namespace sounder::bots::three_little_pigs
