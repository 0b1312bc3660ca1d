// Plans as offers: each way to pay for a fight or a threshold, with the moves that the rules ask for one after the
// other (WP-14).
#include "rules/wild_pigs/offers.h"

namespace sounder::wild_pigs {
namespace {

Message message_of(const Options& options, const State& s, const Target& target, const FightPlan& plan) {
  const Cards& cards = options.cards;
  const auto weapons = weapons_of(cards, s.player(), plan.weapons);
  const Amounts paid = amounts_of(plan);
  if (target.is_threshold())
    return messages::plan_threshold(target.threshold_number() + 1,
                                    threshold_of(cards, s.era, target.threshold_number()), weapons, paid);
  const bool foremost = s.lanes[target.lane()].frontmost() == target.row();
  return messages::plan_fight(card_of(cards, s.era, s.pig(target)), target.lane() + 1, target.row(), foremost, weapons,
                              paid);
}

// A fight that is begun has its weapons chosen, perhaps.
std::vector<int> weapon_sets(const State& s, const Means& means, const Bill& bill) {
  if (s.phase == Phase::payment) return {s.chosen};
  std::vector<int> sets;
  each_weapon_set(means, bill, [&](int set) {
    sets.push_back(set);
    return true;
  });
  return sets;
}

}  // namespace

Offers offers_for(const Options& options, const State& s, const Target& target, int enough) {
  const Means means = means_of(options, s, s.player());
  const Bill bill = bill_of(options, s, target);
  const std::vector<int> sets = weapon_sets(s, means, bill);
  Offers offers;
  for (int set : sets) {
    std::vector<FightPlan> kept;
    int with_these = 0;
    each_plan(means, bill, set, [&](const FightPlan& plan) {
      ++with_these;
      if (offers.count++ < WildPigs::most_plans) kept.push_back(plan);
      return offers.count < enough;
    });
    for (const FightPlan& plan : kept) {
      offers.some.push_back({{}, message_of(options, s, target, plan)});
      std::vector<Move>& moves = offers.some.back().moves;
      if (sets.size() > 1) moves.push_back(Move::with(set));  // what has one answer is not asked
      if (with_these > 1) moves.push_back(Move::pay(plan.attack, plan.wild, plan.discount));
    }
    if (offers.count >= enough) break;
  }
  return offers;
}

void WildPigs::plans(const State& s, Seat seat, std::vector<sounder::MovePlan<Move>>& out) const {
  out.clear();
  if (!turn(s).seats.contains(seat)) return;
  const auto offer = [&](const Target& target, const Move* first) {
    Offers offers = offers_for(options_, s, target, most_plans + 1);
    if (offers.count > most_plans) return;
    for (auto& plan : offers.some) {
      if (first) plan.moves.insert(plan.moves.begin(), *first);
      out.push_back(std::move(plan));
    }
  };
  if (inside_a_move(s)) return offer(s.target, nullptr);
  if (s.phase != Phase::act) return;
  List<Move, most_moves> moves;
  list_actions(options_, s, moves);
  for (const Move& move : moves)
    if (move.kind == Move::Kind::fight || move.kind == Move::Kind::threshold) offer(move.target(), &move);
}

}  // namespace sounder::wild_pigs
