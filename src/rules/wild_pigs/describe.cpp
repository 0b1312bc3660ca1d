// What is asked, what a move or a draw is, and what followed it, as messages.
#include "rules/wild_pigs/turn_flow.h"

namespace sounder::wild_pigs {
namespace {

using Kind = Move::Kind;

Message ask_about_turn(const Options& options, const State& s) {
  const bool main_open = may_act(options, s);
  if (s.at_boss) return main_open ? messages::ask_boss_main() : messages::ask_boss();
  if (!main_open) return messages::ask_free();
  return may_end(options, s) ? messages::ask_main_or_end() : messages::ask_main();
}

Message describe_draw(const Options& options, const State& s, Move move) {
  const Cards& cards = options.cards;
  switch (move.kind) {
    case Kind::breeds: {
      std::vector<Breed> breeds;
      for (Breed breed : all_breeds)
        if (move.what >> at(breed) & 1) breeds.push_back(breed);
      return messages::drawn_breeds(breeds);
    }
    case Kind::threat: return messages::drawn_threat(cards.threats[at(s.era)].card(move.what), first_empty_back(s) + 1);
    case Kind::first: return messages::drawn_first(static_cast<Seat>(move.what));
    default:
      if (s.phase == Phase::free_weapon) return messages::drawn_weapon(s.seat(), cards.weapons.card(move.what));
      return messages::drawn_stock(
          ware_of(cards, s.phase == Phase::stock_upgrades ? Ware::upgrade : Ware::weapon, move.what));
  }
}

Message describe_payment(const Options& options, const State& s, Move move) {
  const FightPlan plan = {
      .weapons = s.chosen, .attack = move.count, .discount = move.how, .wild = move.cubes, .paid = {}};
  return messages::pay(named_means(plan, means_of(options, s, s.player()).open_discount));
}

Message describe_purchase(const Cards& cards, Move move) {
  const Amounts wild = wild_amounts(move.cubes);
  if (static_cast<Ware>(move.how) == Ware::upgrade) return messages::buy_upgrade(cards.upgrades.card(move.what), wild);
  return messages::buy_weapon(cards.weapons.card(move.what), wild);
}

}  // namespace

std::span<const MessageDef* const> WildPigs::vocabulary() { return messages::vocabulary; }

Message WildPigs::role(const Options&, Seat) { return messages::survivor(); }

Message WildPigs::prompt(const State& s, Seat) const {
  const Cards& cards = options_.cards;
  const Target& target = s.target;
  const bool boss = target.is_threshold();
  const auto threshold = [&] { return threshold_of(cards, s.era, target.threshold_number()); };
  const auto pig = [&] { return card_of(cards, s.era, s.pig(target)); };
  switch (s.phase) {
    case Phase::act: return ask_about_turn(options_, s);
    case Phase::weapons:
      return boss ? messages::ask_weapons_threshold(target.threshold_number() + 1, threshold())
                  : messages::ask_weapons(pig(), target.lane() + 1);
    case Phase::payment:
      return boss ? messages::ask_payment_threshold(target.threshold_number() + 1, threshold())
                  : messages::ask_payment(pig(), target.lane() + 1);
    case Phase::lose_cubes: return messages::ask_lose_cubes(s.cubes_owed);
    case Phase::lose_token: return messages::ask_lose_token();
    case Phase::over: return messages::ask_over();
    default: return messages::ask_nothing();
  }
}

Message WildPigs::describe(const State& s, Move move) const {
  const Cards& cards = options_.cards;
  switch (move.kind) {
    case Kind::fight: {
      const Row row = static_cast<Row>(move.how);
      const Lane& lane = s.lanes[move.what];
      return messages::fight(card_of(cards, s.era, lane[row]), move.what + 1, row, lane.frontmost() == row);
    }
    case Kind::threshold: return messages::threshold(move.what + 1, threshold_of(cards, s.era, move.what));
    case Kind::with: return move.what ? messages::with(weapons_of(cards, s.player(), move.what)) : messages::bare();
    case Kind::pay: return describe_payment(options_, s, move);
    case Kind::stance: return messages::stance(static_cast<Stance>(move.what));
    case Kind::free_stance: return messages::free_stance(static_cast<Stance>(move.what));
    case Kind::prepare: return messages::prepare(static_cast<Token>(move.what));
    case Kind::pass: return messages::pass();
    case Kind::buy: return describe_purchase(cards, move);
    case Kind::extend: return messages::extend(static_cast<Ware>(move.how));
    case Kind::convert:
      return messages::convert(move.count, static_cast<Colour>(move.what), static_cast<Colour>(move.how));
    case Kind::forge: return messages::forge(cards.upgrades.card(move.what), static_cast<Token>(move.how));
    case Kind::split: return messages::split(cards.upgrades.card(move.what), static_cast<Colour>(move.how));
    case Kind::lose_cubes: return messages::lose_cubes(amounts_of(cubes(move.cubes)));
    case Kind::lose_token: return messages::lose_token(static_cast<Token>(move.what));
    case Kind::end: return messages::end();
    case Kind::wild_cube: return messages::wild_cube(static_cast<Colour>(move.what));
    default: return describe_draw(options_, s, move);
  }
}

// The move is played once more, with a narration.
void WildPigs::tell(const State& before, Move move, Narration& out) const {
  State again = before;
  TurnFlow(options_, again, &out).play(move);
}

}  // namespace sounder::wild_pigs
