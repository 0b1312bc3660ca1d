// Wild Pigs Will Attack!, rulebook v4.8: survivors build an engine of cubes, tokens, upgrades and weapons against boars
// that come up their lanes, by day and by night, each era closed by a boss. Rulings: docs/rules/wild-pigs.md (WP-1 to
// WP-37).
//
//   option        values                                     default    meaning
//   seats         2-5                                        2
//   boss          tribute, race, gift                        tribute    how thresholds are paid (WP-20)
//   race_order    turn, lowest_first, lowest_first_one_each  turn       who comes first in a race (WP-20)
//   edition       rulebook, later                            rulebook   the later state of the design (WP-32)
//   deck_factor   2-8                                        4          threats of an era for each seat (WP-33)
//   boss_income   on, off                                    off        income in a boss turn (WP-19)
//   wild_cubes    on, off                                    on         a wild token becomes a cube (WP-10)
//   threats, upgrades, weapons: content                      rulebook   with edition=later: classic (WP-39)
//   bosses: content                                          classic
//
// Nothing is hidden. An era deck of the rulebook is n cards drawn without replacement from the era's cards; the k-th
// card of a shuffled random subset is distributed as the k-th card of the whole shuffled pile, so cards are drawn from
// all copies not yet seen, n times at most, and the deck need not exist before. The markets' decks are shuffled piles
// of known cards: the same.
//
// Files: terms, cards, read_cards (content), state; plans (ways to pay), attacks; turn_flow (what follows what) with
// actions, fight, harm, market, boss, chance and score; messages, amounts (their parts); then notation, parse, reasons,
// describe, offers (plans as offers), view; for learning agents observation and action_encoding.
#pragma once

#include "rules/game.h"
#include "rules/observation.h"
#include "rules/wild_pigs/state.h"
#include "rules/words.h"

namespace sounder::wild_pigs {

enum class BossRule : std::int8_t { tribute, race, gift };
enum class RaceOrder : std::int8_t { turn, lowest_first, lowest_first_one_each };
constexpr std::array<std::string_view, 3> boss_rule_names = {"tribute", "race", "gift"};
constexpr std::array<std::string_view, 3> race_order_names = {"turn", "lowest_first", "lowest_first_one_each"};
constexpr std::array<std::string_view, 2> edition_names = {"rulebook", "later"};

struct Options {
  std::int8_t seats = 2;
  std::int8_t boss = 0;
  std::int8_t race_order = 0;
  std::int8_t edition = 0;
  std::int8_t deck_factor = 4;
  std::int8_t boss_income = 0;
  std::int8_t wild_cubes = 1;
  Cards cards;

  const Edition& rules() const { return editions[static_cast<std::uint8_t>(edition)]; }
  int lanes() const { return seats + rules().more_lanes; }
  int stock() const { return seats + rules().more_stock; }
  bool race() const { return boss == static_cast<std::int8_t>(BossRule::race); }
  // WP-20, WP-32: in the later edition a tribute is a gift.
  bool penalties() const { return boss == static_cast<std::int8_t>(BossRule::tribute) && rules().boss_penalties; }
  bool income_at_boss() const { return boss_income != 0 || rules().boss_income; }   // WP-19
  bool wild_becomes_cube() const { return wild_cubes != 0 && rules().wild_cubes; }  // WP-10
  bool one_each() const { return race() && race_order == static_cast<std::int8_t>(RaceOrder::lowest_first_one_each); }
};

// The longest match: every turn a fight in three decisions, a purchase, a slot, all conversion tokens before the fight
// and as many after it, as many wild tokens made cubes, every upgrade used, every free re-stance a fight can give, a
// theft in every lane, `end`; every boss turn all thresholds with their refills and the losses for none of them; and
// every card that can be dealt.
constexpr int longest_turn = 3 + 1 + 1 + 4 * most_tokens + most_slots + (1 + 2 * most_slots) + most_lanes + 1;
constexpr int longest_boss_turn = (1 + most_thresholds) * most_tokens + most_thresholds * (3 + 1 + 1) + most_slots + 1 +
                                  1 + 1 + most_thresholds * (1 + most_tokens) + 1;
constexpr int longest_deal = most_lanes + 2 * most_stock;
constexpr int longest_match =
    2 * most_seats * (rounds_per_era * longest_turn + longest_boss_turn) + 2 * rounds_per_era * longest_deal + 2 + 1;

class WildPigs {
 public:
  using Options = wild_pigs::Options;
  using State = wild_pigs::State;
  using Move = wild_pigs::Move;

  // Purchases with wild tokens make the longest lists: 24 different cards on the shelves, 20 ways to pay each with
  // three tokens; paying for a fight in the later edition, with five tokens of a kind, has up to 6 x 3 x 56 ways.
  static constexpr int most_moves = 1024;
  static constexpr int most_chances = 48;

  static constexpr Facts facts = {
      .id = "wild-pigs",
      .title = "Wild Pigs Will Attack!",
      .designer = "Daniangio",
      .min_seats = 2,
      .max_seats = most_seats,
      .rules_version = 1,
      .longest = longest_match,
      .chance = true,
  };
  static constexpr std::array<Option<Options>, 6> options_offered = {
      Option<Options>::name("boss", &Options::boss, boss_rule_names, 0),
      Option<Options>::name("race_order", &Options::race_order, race_order_names, 0),
      Option<Options>::name("edition", &Options::edition, edition_names, 0),
      Option<Options>::number("deck_factor", &Options::deck_factor, 2, 8, 4),
      Option<Options>::flag("boss_income", &Options::boss_income, false).with_absent(1),
      Option<Options>::flag("wild_cubes", &Options::wild_cubes, true).with_absent(0),
  };
  static constexpr std::array<ContentKind, 4> content_kinds = {
      ContentKind{"threats", "rulebook", "classic", {"edition", 1, "classic"}},  // WP-39
      ContentKind{"upgrades", "rulebook", "classic", {"edition", 1, "classic"}},
      ContentKind{"weapons", "rulebook", "classic", {"edition", 1, "classic"}},
      ContentKind{"bosses", "classic"},
  };
  static std::string refusal(const Options&);
  static Message role(const Options&, Seat);
  template <class Node>
  static void read(Options& options, std::string_view kind, Node& file);

  explicit WildPigs(const Options& options) : options_(options) {}
  const Options& options() const { return options_; }

  State start() const;
  Turn turn(const State&) const;
  void moves(const State&, Seat, List<Move, most_moves>&) const;
  void chances(const State&, List<Chance<Move>, most_chances>&) const;
  Move draw(const State&, Rng&) const;
  void play(State&, Move) const;
  Result result(const State&) const;
  State imagine(const State& state, Seat, Rng&) const { return state; }  // nothing is hidden, see above

  std::string text(const State&, Move) const;
  // Which card, stance or token, not how it is paid for.
  int kinds() const;
  int kind(const State&, Move) const;
  std::string kind_name(int kind) const;
  // Whether the night runs out of pigs (WP-33), and what is paid at each boss (WP-20).
  static constexpr std::array<std::string_view, 4> incident_names = {
      "decides by night", "decides by night with empty lanes", "pays the day boss", "pays the night boss"};
  void events(const State&, Move, std::vector<Incident>& out) const;
  ParsedMove<Move> parse(const State&, Seat, std::string_view) const;
  static std::span<const MessageDef* const> vocabulary();
  Message prompt(const State&, Seat) const;
  Message describe(const State&, Move) const;
  void tell(const State& before, Move, Narration& out) const;
  // A fight or a threshold with its weapons and its payment, ready to be played (WP-14). A target with more ways than
  // `most_plans` is left to be chosen step by step.
  static constexpr int most_plans = 12;
  void plans(const State&, Seat, std::vector<sounder::MovePlan<Move>>& out) const;
  void view(const State&, Viewer, JsonWriter&) const;

  // Where pigs stand when a turn begins, and how far the enraged ones have come.
  std::vector<BoardMap> maps() const;
  std::optional<std::uint64_t> cells_on_map(const State&, std::size_t map) const;

  // A fight is target, weapons, payment: inside of it, taking back takes back all of it (WP-14).
  bool inside_a_move(const State& s) const { return s.phase == Phase::weapons || s.phase == Phase::payment; }

  // For learning agents (HasObservation, HasFastActions): cards by their places in the content, weapons by their places
  // in front of the seat.
  static constexpr int actions = 416;
  static constexpr int longest_path = 5;
  Path path(const State&, Move) const;
  std::string action_name(int action) const;
  bool single_actions(const State&, Seat, ActionSet<actions>&) const;
  Move move_of(const State&, Seat, int action) const;
  int observation_size() const;
  void observe(const State&, Viewer, std::int16_t* out) const;
  std::string observation_name(int number) const;

 private:
  Options options_;
};

// VP as they would be counted now (WP-23).
int wound_cost(const Edition&, int wounds);
int score_of(const Options&, const PlayerState&);

}  // namespace sounder::wild_pigs

#include "rules/wild_pigs/read_cards.h"

namespace sounder {
using wild_pigs::WildPigs;
static_assert(check_game<WildPigs>());
static_assert(HasFastActions<WildPigs>);
}  // namespace sounder
