// Attacks at the end of a turn, penalties at the end of a boss turn, and what a seat loses (WP-11, WP-16 to WP-18,
// WP-21, WP-29, WP-31).
#include "rules/wild_pigs/attacks.h"
#include "rules/wild_pigs/turn_flow.h"

namespace sounder::wild_pigs {

// WP-11: every Front Massive grows before the attacks.
void TurnFlow::grow() {
  for (int i = 0; i < o_.lanes(); ++i) {
    LanePig& pig = s.lanes[i][Row::front];
    if (!pig.there() || pig.weights == most_weights) continue;
    const auto& deck = cards_.threats[at(s.era)];
    if (deck[pig.card].breed != Breed::massive) continue;
    ++pig.weights;
    tell([&] { return messages::told_grows(deck.card(pig.card), pig.weights); });
  }
}

// Lane 1 first. False where the victim has to choose what is stolen.
bool TurnFlow::attacks() {
  if (!settle_losses()) return false;
  for (; s.cursor < o_.lanes(); ++s.cursor) {
    LanePig& pig = s.lanes[s.cursor][Row::front];
    if (!pig.there()) continue;
    PlayerState& victim = s.player();
    const auto& deck = cards_.threats[at(s.era)];
    const Attack attack = attack_by(deck[pig.card].breed, pig.enraged, pig.weights, victim.stance, o_.rules());
    if (!attack.comes) continue;
    const bool fattens = attack.weights > 0 && pig.weights < most_weights;
    pig.weights = static_cast<std::uint8_t>(std::min<int>(most_weights, pig.weights + attack.weights));
    tell([&] {
      const bool in_vain = attack.wounds == 0 && attack.steals == 0;
      if (fattens) return messages::told_attack_fattens(deck.card(pig.card), s.seat(), in_vain, pig.weights);
      return messages::told_attack(deck.card(pig.card), s.seat(), in_vain);
    });
    wound(victim, attack.wounds);
    if (attack.steals == 0) continue;
    if (victim.pool.total() < attack.steals) wound(victim, 1);  // WP-17: all of them and a wound
    s.cubes_owed = attack.steals;
    ++s.cursor;
    return true;
  }
  next_seat();
  return true;
}

// WP-31: the thresholds this seat left unpaid, in order.
bool TurnFlow::penalties() {
  if (!settle_losses()) return false;
  const Boss& boss = cards_.bosses[at(s.era)];
  for (; o_.penalties() && s.cursor < boss.count; ++s.cursor) {
    PlayerState& player = s.player();
    if (player.paid >> s.cursor & 1) continue;
    const Threshold::Penalty& penalty = boss.thresholds[s.cursor].penalty;
    tell([&] { return messages::told_unpaid(s.seat(), s.cursor + 1, threshold_of(cards_, s.era, s.cursor)); });
    wound(player, penalty.wounds);
    s.cubes_owed = penalty.cubes;
    s.tokens_owed = penalty.tokens;
    ++s.cursor;
    return true;
  }
  next_seat();
  return true;
}

// Takes what is owed where there is no choice; false where the seat has to choose.
bool TurnFlow::settle_losses() {
  PlayerState& player = s.player();
  if (s.cubes_owed > 0) {
    const int colours =
        static_cast<int>(std::count_if(player.pool.of.begin(), player.pool.of.end(), [](int n) { return n > 0; }));
    if (colours > 1 && player.pool.total() > s.cubes_owed) {
      s.phase = Phase::lose_cubes;
      return false;
    }
    Cubes lost = player.pool;
    if (lost.total() > s.cubes_owed)
      for (auto& amount : lost.of) amount = std::min<std::int16_t>(amount, s.cubes_owed);
    lose(lost);
  }
  while (s.tokens_owed > 0) {
    const auto held = [&](Token token) { return player.count(token) > 0; };
    const int kinds = static_cast<int>(std::count_if(all_tokens.begin(), all_tokens.end(), held));
    if (kinds > 1) {
      s.phase = Phase::lose_token;
      return false;
    }
    if (kinds == 0) {
      s.tokens_owed = 0;
      break;
    }
    lose(*std::find_if(all_tokens.begin(), all_tokens.end(), held));
  }
  return true;
}

void TurnFlow::lose(Cubes lost) {
  s.player().pool -= lost;
  s.cubes_owed = 0;
  if (lost.total() > 0) tell([&] { return messages::told_lost(s.seat(), amounts_of(lost)); });
}

void TurnFlow::lose(Token token) {
  --s.player().tokens[at(token)];
  --s.tokens_owed;
  tell([&] { return messages::told_lost(s.seat(), {messages::amount_tokens(1, token)}); });
}

void TurnFlow::wound(PlayerState& player, int wounds) {
  if (wounds == 0) return;
  player.wounds = static_cast<std::uint8_t>(player.wounds + wounds);
  tell([&] { return messages::told_wounds(s.seat(), wounds); });
}

}  // namespace sounder::wild_pigs
