// A table to try rules on: an empty board on p1's turn, everybody Balanced without anything, and words to lay it out.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "i18n/english.h"
#include "match/adapter.h"
#include "match/registry.h"
#include "rules/wild_pigs/turn_flow.h"

namespace sounder::wild_pigs {

class Table {
 public:
  // With the cards of the set `classic`, whose ids the tests name; tests of the default set say so.
  explicit Table(int seats = 2, std::map<std::string, int> options = {})
      : Table(Setup{
            "wild-pigs",
            seats,
            std::move(options),
            {{"threats", {"classic", {}, {}}}, {"upgrades", {"classic", {}, {}}}, {"weapons", {"classic", {}, {}}}}}) {}
  explicit Table(Setup setup) {
    auto made = make_game(std::move(setup));
    if (!made) throw std::runtime_error(made.error().message);
    any = std::dynamic_pointer_cast<const Adapter<WildPigs>>(*made);
    s = game().start();
    s.first = Seat::p1;
    for (int i = 0; i < options().seats; ++i) s.order[static_cast<std::size_t>(i)] = seat_at(i);
    s.phase = Phase::act;
  }

  const WildPigs& game() const { return any->game; }
  const Options& options() const { return any->game.options(); }
  const Cards& cards() const { return options().cards; }
  PlayerState& p(int number) { return s.players[static_cast<std::size_t>(number - 1)]; }

  LanePig& pig(int lane, Row row) { return s.lanes[static_cast<std::size_t>(lane - 1)][row]; }
  LanePig& put(int lane, Row row, std::string_view id, int weights = 0, bool enraged = false) {
    const int card = cards().threats[at(s.era)].find(id);
    EXPECT_GE(card, 0) << id;
    return pig(lane, row) = {static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(weights), enraged};
  }
  void own(int number, std::string_view upgrade) {
    const int card = cards().upgrades.find(upgrade);
    EXPECT_GE(card, 0) << upgrade;
    PlayerState& player = p(number);
    player.upgrades[player.owned[0]++] = static_cast<std::uint8_t>(card);
    player.slots[0] = std::max(player.slots[0], player.owned[0]);
  }
  // Give them in the order of the file, among copies the one with fewer uses first.
  void arm(int number, std::string_view weapon, int uses = 0) {
    const int card = cards().weapons.find(weapon);
    EXPECT_GE(card, 0) << weapon;
    PlayerState& player = p(number);
    player.weapons[player.owned[1]++] = {static_cast<std::uint8_t>(card),
                                         static_cast<std::uint8_t>(uses ? uses : cards().weapons[card].uses)};
    player.slots[1] = std::max(player.slots[1], player.owned[1]);
  }
  void offer(Ware ware, std::string_view id, bool carried = false) {
    MarketState& market = s.market(ware);
    (carried ? market.carryover : market.fresh).add(cards().find(ware, id));
  }
  void tokens(int number, int attack, int conversion, int wild, int mass) {
    p(number).tokens = {static_cast<std::uint8_t>(attack), static_cast<std::uint8_t>(conversion),
                        static_cast<std::uint8_t>(wild), static_cast<std::uint8_t>(mass)};
  }
  // The boss of the era, on p1's turn.
  void boss() { s.at_boss = true; }

  Turn turn() const { return game().turn(s); }
  std::set<std::string> moves() const {
    std::set<std::string> texts;
    if (turn().is_chance()) {
      ChanceListOf<WildPigs> list;
      game().chances(s, list);
      for (const auto& chance : list) texts.insert(game().text(s, chance.move));
    } else if (turn().decides()) {
      MoveListOf<WildPigs> list;
      game().moves(s, s.seat(), list);
      for (const Move& move : list) texts.insert(game().text(s, move));
    }
    return texts;
  }
  // The moves that begin so.
  std::set<std::string> moves(std::string_view begin) const {
    std::set<std::string> some;
    for (const std::string& text : moves())
      if (text.starts_with(begin)) some.insert(text);
    return some;
  }
  bool offers(const std::string& text) const { return moves().contains(text); }
  std::uint32_t weight(const std::string& text) const {
    ChanceListOf<WildPigs> list;
    game().chances(s, list);
    for (const auto& chance : list)
      if (game().text(s, chance.move) == text) return chance.weight;
    return 0;
  }
  std::string english(const Message& message) const { return i18n::english(*any, message); }
  std::string refusal(std::string_view text) const { return english(game().parse(s, mover(), text).reason); }

  // Plays the texts; a test fails at the first that is refused.
  template <class... Texts>
  Table& play(const Texts&... texts) {
    (play_one(texts), ...);
    return *this;
  }
  std::string told;  // about the last move, which comes first

  // Every seat re-stances, and ends its turn if it could do more.
  Table& round() {
    for (int i = 0; i < options().seats; ++i) {
      const Seat seat = s.seat();
      play(s.player().stance == Stance::tactical ? "stance balanced" : "stance tactical");
      if (turn().decides() && s.seat() == seat && s.deeds.main_action) play("end");
    }
    return *this;
  }

  // Lets chance bring whatever it brings until a seat is asked.
  Table& deal(std::uint64_t seed = 1) {
    Rng rng(seed);
    while (turn().is_chance()) game().play(s, game().draw(s, rng));
    return *this;
  }

  std::shared_ptr<const Adapter<WildPigs>> any;
  State s;

 private:
  Seat mover() const { return turn().is_chance() ? Seat::nobody : s.seat(); }
  void play_one(std::string_view text) {
    const auto parsed = game().parse(s, mover(), text);
    ASSERT_TRUE(parsed.move) << text << ": " << english(parsed.reason);
    told = i18n::english_story(*any, AnyState::of(s), {mover(), AnyMove::of(*parsed.move)});
    game().play(s, *parsed.move);
  }
};

using Texts = std::set<std::string>;

}  // namespace sounder::wild_pigs
