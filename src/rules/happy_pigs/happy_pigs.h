// Happy Pigs, a game by Kuraki Mura (two-player variant by Bruno Cathala): farmers raise pigs through the four seasons
// of a year. Rulings: docs/rules/happy-pigs.md (HP-1 to HP-21). Secret simultaneous choices, cards drawn late.
//
//   option              values         default     meaning
//   seats               2 to 6         2           farmers
//   neutral             auto, on, off  auto        the neutral tiles for two (HP-17); auto: on for two, off for more
//   forecast            switch         off         the next season card is face up (HP-18)
//   open_actions        switch         off         actions are chosen in turn order, visibly (HP-18)
//   first_seat          chance, p1-p6  chance      who has the first-player token at the start (HP-5)
//   vaccinate_any_time  switch         on          vaccinating in one's own turns, too (HP-12)
//   together            switch         off         all seats act at the same time (HP-19)
//   deck                content        sounder     the season cards (HP-15)
//   market              content        classic     prices, reserve, what everybody starts with (HP-1, HP-2, HP-5)
//   farm                content        six-by-six  what a field measures and each pig takes of it (HP-3)
//
// A match: the first player is drawn, every seat shops, then 16 rounds of draw, choose, act, effect, and after every
// fourth vaccinate.
#pragma once

#include <algorithm>
#include <span>

#include "rules/game.h"
#include "rules/happy_pigs/deck.h"
#include "rules/happy_pigs/market.h"
#include "rules/happy_pigs/packing.h"
#include "rules/observation.h"
#include "rules/words.h"

namespace sounder::happy_pigs {

// What is asked next. In `choose` several seats may be asked at once, in the others it is `State::acting`; with
// `together` all unfinished seats in `act` and `vaccinate`.
// New phases and verbs come last: the numbers are in the hashes of states and in the numbers for learners.
enum class Phase : std::uint8_t { shop, draw, choose, act, effect, vaccinate, over, first_seat };

// A pig as far as the rules tell pigs apart: tiles of a kind are interchangeable.
struct Pig {
  Size size;
  bool vaccinated;
};
constexpr std::array<Pig, 8> all_pigs = {{{Size::piglet, false},
                                          {Size::piglet, true},
                                          {Size::small, false},
                                          {Size::small, true},
                                          {Size::average, false},
                                          {Size::average, true},
                                          {Size::big, false},
                                          {Size::big, true}}};

struct Herd {
  std::array<Heads, 2> by_vaccination{};  // unvaccinated, vaccinated

  constexpr int count(Pig pig) const { return by_vaccination[pig.vaccinated][at(pig.size)]; }
  constexpr int count(Size size) const { return by_vaccination[0][at(size)] + by_vaccination[1][at(size)]; }
  constexpr int count() const {
    return count(Size::piglet) + count(Size::small) + count(Size::average) + count(Size::big);
  }
  constexpr int parents() const { return count(Size::average) + count(Size::big); }
  constexpr Heads heads() const {
    Heads heads{};
    for (Size size : all_sizes) heads[at(size)] = static_cast<std::uint8_t>(count(size));
    return heads;
  }
  constexpr void add(Pig pig) { ++by_vaccination[pig.vaccinated][at(pig.size)]; }
  constexpr void remove(Pig pig) { --by_vaccination[pig.vaccinated][at(pig.size)]; }
  bool operator==(const Herd&) const = default;
};

// What lies in front of one seat.
struct Farm {
  std::int16_t money = 0;
  Herd herd;
  PerItem<std::uint8_t> items{};
  std::uint8_t fields = 0;
  Action choice = Action::none;  // of this round
  std::uint8_t actions = 0;      // still to take; in phase shop: things still to buy; HP-19: 1 while still to vaccinate

  bool operator==(const Farm&) const = default;
};

struct State {
  PerSeat<Farm> farms{};
  PerGood<std::uint8_t> reserve{};
  std::array<std::uint8_t, rounds> cards{};  // of every round, as places in their season's part of the deck
  std::uint8_t drawn = 0;                    // how many of them are known
  std::uint8_t round = 0;                    // from 0
  Phase phase = Phase::shop;
  Seat first = Seat::p1;   // holds the first-player token; nobody in phase first_seat
  Seat acting = Seat::p1;  // whose turn it is in the phases that go from seat to seat; nobody: all act together
  Seat neutral_holder = Seat::nobody;
  Action neutral = Action::none;  // the neutral action of this round
  std::uint8_t parents = 0;       // of the acting seat: pigs that can still have a piglet in this turn (HP-10)
  Herd fed;                       // of the acting seat: pigs that have been fed in this turn (HP-9); of all, packed,
                                  // while they act together (fed_marks.h)

  bool is_before_round_one() const { return phase == Phase::first_seat || phase == Phase::shop; }
  Farm& farm(Seat seat) { return farms[seat]; }
  const Farm& farm(Seat seat) const { return farms[seat]; }
  bool operator==(const State&) const = default;
};
static_assert(sizeof(State) == 136);

enum class Verb : std::uint8_t { card, choose, neutral, feed, mate, buy, sell, vaccinate, grow, take, done, first };

// A move names kinds, not tiles, and carries its seat: in phase choose several seats may move.
struct Move {
  Verb verb = Verb::done;
  Seat seat = Seat::nobody;
  std::uint8_t what = 0;    // a card's place, an action, a size, a good, an item or a seat, as the verb has it
  bool vaccinated = false;  // feed, sell, grow: which kind of pig
  bool with_item = false;   // feed with a supplement, mate with an amulet

  Action action() const { return static_cast<Action>(what); }
  constexpr Size size() const { return static_cast<Size>(what); }
  Good good() const { return static_cast<Good>(what); }
  Item item() const { return static_cast<Item>(what); }
  Pig pig() const { return {size(), vaccinated}; }
  bool operator==(const Move&) const = default;
};
// HP-9, HP-10: what an item does for the pig that is fed or born.
constexpr Size fed_size(const Move& move) { return grown(move.size(), move.with_item ? 2 : 1); }
constexpr Size newborn(const Move& move) { return move.with_item ? Size::small : Size::piglet; }

// Why a move can't be made.
enum class Obstacle : std::uint8_t {
  none,
  no_such_pig,
  all_fed,
  fully_grown,
  item_does_not_help,
  no_item,
  no_parent,
  all_mated,
  not_in_reserve,
  no_room,
  no_money,
  not_on_card,
};

struct Options {
  std::int8_t seats = 2;
  std::int8_t neutral = 0;
  std::int8_t forecast = 0;
  std::int8_t open_actions = 0;
  std::int8_t first_seat = 0;  // 0 by chance, else 1 + the seat
  std::int8_t vaccinate_any_time = 1;
  std::int8_t together = 0;
  Market market;
  Deck deck;
  Land land;
};

class HappyPigs {
 public:
  using Options = happy_pigs::Options;
  using State = happy_pigs::State;
  using Move = happy_pigs::Move;

  static constexpr int most_moves =
      15;  // feeding: three sizes vaccinated or not, two of them with supplement as well, four to vaccinate, done
  static constexpr int most_chances = most_cards;

  // Money stays in 16 bits: what a seat starts with, the best imaginable sale or prize of every round, the last sale of
  // all pigs.
  static_assert(most_money_at_start + rounds * (most_number * (most_price + most_change) + most_prize) +
                    4 * most_pigs_of_a_size * most_price <=
                INT16_MAX);

  static constexpr Facts facts = {
      .id = "happy-pigs",
      .title = "Happy Pigs",
      .designer = "Kuraki Mura, Bruno Cathala",
      .min_seats = 2,
      .max_seats = 6,
      .rules_version = 1,
      // The first seat; shopping; a card a round; a choice a seat (of two seats one lays the neutral action too); one
      // move an action, `done` stands for at least one; one move a seat for a card's gift; `done` of every seat at the
      // change of season. A vaccine a move besides (HP-12): each was bought, or given by a card out of the reserve.
      .longest = 1 + max_seats * most_purchases + rounds * (1 + max_seats + 4 * most_number + max_seats) +
                 seasons * max_seats + max_seats * most_purchases + rounds * (most_number + most_items),
      .chance = true,
  };
  static constexpr std::array<std::string_view, 3> neutral_names = {"auto", "on", "off"};
  static constexpr std::array<std::string_view, max_seats + 1> first_seat_names = {"chance", "p1", "p2", "p3",
                                                                                   "p4",     "p5", "p6"};
  static constexpr std::array<Option<Options>, 6> options_offered = {
      Option<Options>::name("neutral", &Options::neutral, neutral_names, 0),
      Option<Options>::flag("forecast", &Options::forecast, false),
      Option<Options>::flag("open_actions", &Options::open_actions, false),
      Option<Options>::name("first_seat", &Options::first_seat, first_seat_names, 0).with_absent(1),
      Option<Options>::flag("vaccinate_any_time", &Options::vaccinate_any_time, true).with_absent(0),
      Option<Options>::flag("together", &Options::together, false).with_proposal(4),
  };
  static constexpr std::array<ContentKind, 3> content_kinds = {
      ContentKind{"deck", "sounder"},
      ContentKind{"market", "classic"},
      ContentKind{"farm", "six-by-six"},
  };
  static std::string refusal(const Options&);
  static Message role(const Options&, Seat);
  static std::span<const MessageDef* const> vocabulary();
  template <class Node>
  static void read(Options& options, std::string_view kind, Node& file) {
    if (kind == "deck") read_deck(options.deck, file);
    if (kind == "market") read_market(options.market, file);
    if (kind == "farm") read_farm(options.land, file);
  }

  explicit HappyPigs(const Options& options) : options_(options), packing_(Packing::of(options.land)) {}
  const Options& options() const { return options_; }

  State start() const;
  Turn turn(const State&) const;
  void moves(const State&, Seat, List<Move, most_moves>&) const;
  // The moves that answer what is asked: all of them but vaccinating on the side (HP-12). `done`, if any, is the last.
  void answers(const State&, Seat, List<Move, most_moves>&) const;
  void chances(const State&, List<Chance<Move>, most_chances>&) const;
  Move draw(const State&, Rng&) const;
  void play(State&, Move) const;
  Result result(const State&) const;
  State imagine(const State&, Seat, Rng&) const;

  std::string text(const State&, Move) const;
  // A vaccinated pig counts like another.
  int kinds() const;
  int kind(const State&, const Move&) const;
  std::string kind_name(int kind) const;
  // When the last choice of a round is in: who is alone with an action, and who shares one.
  static constexpr std::array<std::string_view, 9> incident_names = {
      "alone",           "feed alone",      "mate alone",     "buy alone",      "sell alone",
      "feed in company", "mate in company", "buy in company", "sell in company"};
  void events(const State&, Move, std::vector<Incident>& out) const;
  ParsedMove<Move> parse(const State&, Seat, std::string_view) const;
  Message prompt(const State&, Seat) const;
  Message describe(const State&, Move) const;
  void tell(const State& before, Move, Narration& out) const;
  void view(const State&, Viewer, JsonWriter&) const;

  // What is hidden from whom (HasSecrets).
  SeatSet hidden_from(const State& before, Seat mover, Move) const;
  SeatSet secret_from(const State&, Seat asked) const;
  int secret_steps(const State&) const;
  bool reveals(const State& before, Seat mover, Move) const;

  // In numbers (HasObservation, HasFastActions): every move is one action, without its seat.
  static constexpr int actions = 50;
  static constexpr int longest_path = 1;
  Path path(const State&, const Move&) const;
  std::string action_name(int action) const;
  bool single_actions(const State&, Seat, ActionSet<actions>&) const;
  Move move_of(const State&, Seat, int action) const;
  int observation_size() const;
  void observe(const State&, Viewer, std::int16_t* out) const;
  std::string observation_name(int number) const;

  // The verb that answers what a seat is asked now, `done` apart.
  Verb verb_asked(const State&, Seat) const;
  // What stands in the way of a move with that verb, or of vaccinating; none for a legal one.
  Obstacle obstacle(const State&, const Move&) const;

  bool with_neutral() const { return options_.seats == 2 && options_.neutral != 2; }  // HP-17
  bool secret_choices() const { return !options_.open_actions; }
  bool may_vaccinate_now(const State& s) const {  // HP-12: beside what is asked
    return options_.vaccinate_any_time && (s.phase == Phase::shop || s.phase == Phase::act);
  }
  SeatSet choosers(const State&) const;  // HP-8: who still has to choose
  // HP-19: whether all seats act at the same time now.
  bool together(const State& s) const { return s.acting == Seat::nobody; }
  // Whose turn it is, of seats that act together the first unfinished one from the first player on; nobody when all
  // have finished.
  Seat acting(const State& s) const { return together(s) ? first_unfinished(s) : s.acting; }
  bool acts(const State& s, Seat seat) const { return together(s) ? s.farm(seat).actions > 0 : seat == s.acting; }
  // Pigs of an acting seat that have been fed in this turn (HP-9), and that can still have a piglet in it (HP-10).
  Herd fed_of(const State& s, Seat seat) const {
    if (together(s)) return fed_together(s, seat);
    return seat == s.acting ? s.fed : Herd{};
  }
  int parents_of(const State& s, Seat seat) const {
    if (together(s)) return parents_together(s, seat);
    return seat == s.acting ? s.parents : 0;
  }
  PerSeat<std::uint8_t> shares(const State&) const;  // HP-7: how many actions each seat was dealt
  int neutral_share(const State&) const;
  bool lays_neutral(const State&, Seat) const;

  const Card& card_of(const State& s, int round) const { return options_.deck.card(season_of(round), s.cards[round]); }
  const Card* card_in_force(const State&) const;  // null before round one and when the round's effects are over
  List<std::uint8_t, most_cards> unseen_cards(const State&) const;  // of which the next one is drawn
  int cards_known(int round) const { return std::min(round + 1 + options_.forecast, rounds); }  // HP-18

  int buying_price(const State&, Seat, Good) const;
  int selling_price(const State&, Size) const;
  bool fits(const Heads& heads, int fields) const { return packing_->fits(heads, fields); }
  const Packing& packing() const { return *packing_; }
  bool has_room(const Farm&, Size another) const;
  Seat after(Seat seat) const { return seat_at((index_of(seat) + 1) % options_.seats); }

 private:
  SeatSet all_but(Seat) const;  // the other seats and the audience
  Seat first_unfinished(const State&) const;
  Turn turn_together(const State&) const;
  Herd fed_together(const State&, Seat) const;
  int parents_together(const State&, Seat) const;
  PerAction<int> takers(const State&) const;
  bool is_last_choice(const State& before, const Move&) const;
  void list_moves(const State&, Seat, bool on_the_side, List<Move, most_moves>&) const;
  Message describe_end(const State&, Seat) const;

  Options options_;
  std::shared_ptr<const Packing> packing_;
};

}  // namespace sounder::happy_pigs

namespace sounder {
using happy_pigs::HappyPigs;
static_assert(check_game<HappyPigs>());
static_assert(HasFastActions<HappyPigs>);
}  // namespace sounder
