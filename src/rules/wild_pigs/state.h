// The table at one moment: plain bytes, indices and counts of cards. And a move: eight bytes.
#pragma once

#include "rules/seat.h"
#include "rules/wild_pigs/cards.h"

namespace sounder::wild_pigs {

// What comes next. In the first six chance or a seat is asked; the others the rules play by themselves (turn_flow.cpp).
enum class Phase : std::uint8_t {
  extra_breeds,    // chance: which breeds get one more card (later edition)
  spawn,           // chance: a threat into the first empty Back
  stock_upgrades,  // chance: an upgrade into New Stock
  stock_weapons,   // chance: a weapon into New Stock
  first_seat,      // chance
  free_weapon,     // chance: the weapon that a threshold gives
  act,             // a seat: its turn, or its boss turn
  weapons,         // a seat: with which weapons
  payment,         // a seat: with which tokens
  lose_cubes,      // a seat: which cubes go
  lose_token,      // a seat: which token goes
  attacks,         // the rules: the Front threats from lane `cursor` on
  penalties,       // the rules: the thresholds from `cursor` on
  over,
};

struct LanePig {
  std::uint8_t card = no_card;
  std::uint8_t weights = 0;
  bool enraged = false;

  bool there() const { return card != no_card; }
  bool operator==(const LanePig&) const = default;
};

struct Lane {
  std::array<LanePig, 3> rows;  // back, mid, front

  LanePig& operator[](Row row) { return rows[at(row)]; }
  const LanePig& operator[](Row row) const { return rows[at(row)]; }
  std::optional<Row> frontmost() const {
    for (Row row : {Row::front, Row::mid, Row::back})
      if ((*this)[row].there()) return row;
    return std::nullopt;
  }
  bool operator==(const Lane&) const = default;
};

// One row of a market, in the order of the cards' indices so that equal rows are equal bytes.
struct Shelf {
  std::array<std::uint8_t, most_stock> cards = {no_card, no_card, no_card, no_card, no_card, no_card, no_card};
  std::uint8_t count = 0;

  const std::uint8_t* begin() const { return cards.data(); }
  const std::uint8_t* end() const { return cards.data() + count; }
  bool holds(int card) const { return std::find(begin(), end(), card) != end(); }
  void add(int card) {
    std::size_t place = count++;
    for (; place > 0 && cards[place - 1] > card; --place) cards[place] = cards[place - 1];
    cards[place] = static_cast<std::uint8_t>(card);
  }
  void take(int card) {
    auto place = static_cast<std::size_t>(std::find(begin(), end(), card) - begin());
    for (--count; place < count; ++place) cards[place] = cards[place + 1];
    cards[count] = no_card;
  }
  bool operator==(const Shelf&) const = default;
};

// WP-3, WP-5: the deck has no order; what is left is counted by design.
struct MarketState {
  std::array<std::uint8_t, most_wares> deck{};
  std::array<std::uint8_t, most_wares> discard{};
  std::uint8_t deck_left = 0;
  std::uint8_t discarded = 0;
  Shelf fresh;      // New Stock
  Shelf carryover;  // what the last round left

  bool operator==(const MarketState&) const = default;
};

// A defeated threat in one byte: card, era, enraged.
class Trophy {
 public:
  constexpr Trophy() = default;
  constexpr Trophy(int card, Era era, bool enraged)
      : packed_(static_cast<std::uint8_t>(card | static_cast<int>(era) << 6 | int{enraged} << 7)) {}
  constexpr int card() const { return packed_ & 63; }
  constexpr Era era() const { return static_cast<Era>(packed_ >> 6 & 1); }
  constexpr bool enraged() const { return packed_ >> 7 != 0; }
  bool operator==(const Trophy&) const = default;

 private:
  std::uint8_t packed_ = 0;
};
static_assert(most_threats <= 64);

struct OwnedWeapon {
  std::uint8_t card = no_card;
  std::uint8_t uses = 0;
  bool operator==(const OwnedWeapon&) const = default;
};

struct PlayerState {
  static constexpr int most_trophies = 2 * rounds_per_era;  // one fight a turn

  Cubes pool;
  PerToken<std::uint8_t> tokens{};
  Stance stance = Stance::balanced;
  std::array<std::uint8_t, 2> slots = {1, 1};  // for upgrades, for weapons
  std::array<std::uint8_t, 2> owned = {0, 0};
  std::array<std::uint8_t, most_slots> upgrades = {no_card, no_card, no_card, no_card, no_card};  // as bought
  std::array<OwnedWeapon, most_slots> weapons{};  // by design, among copies the one with fewer uses first (WP-27)
  std::uint8_t free_stances = 0;
  std::uint8_t wounds = 0;
  std::uint8_t vp_tokens = 0;
  std::uint8_t thresholds = 0;  // paid in the whole match
  std::uint8_t paid = 0;        // thresholds paid at this boss, a bit each
  std::uint8_t kills = 0;
  std::array<Trophy, most_trophies> trophies{};

  int count(Token token) const { return tokens[at(token)]; }
  bool has_room(Ware ware) const { return owned[at(ware)] < slots[at(ware)]; }
  int defeated() const { return kills + thresholds; }
  bool operator==(const PlayerState&) const = default;
};

// What the seat in turn has done already.
struct Deeds {
  bool main_action = false;
  bool bought = false;
  bool extended = false;
  std::uint8_t used = 0;  // upgrades, a bit for each place in PlayerState::upgrades
  bool operator==(const Deeds&) const = default;
};

// What a fight is about: a pig in its lane and row, or a threshold of the boss.
class Target {
 public:
  constexpr Target() = default;
  static constexpr Target pig(int lane, Row row) {
    return {static_cast<std::uint8_t>(lane), static_cast<std::uint8_t>(row)};
  }
  static constexpr Target threshold(int number) { return {boss, static_cast<std::uint8_t>(number)}; }

  constexpr bool is_threshold() const { return where_ == boss; }
  constexpr std::uint8_t lane() const { return where_; }              // of a pig
  constexpr Row row() const { return static_cast<Row>(which_); }      // of a pig
  constexpr std::uint8_t threshold_number() const { return which_; }  // from 0
  bool operator==(const Target&) const = default;

 private:
  static constexpr std::uint8_t boss = 255;  // instead of a lane
  constexpr Target(std::uint8_t where, std::uint8_t which) : where_(where), which_(which) {}

  std::uint8_t where_ = 0;
  std::uint8_t which_ = 0;
};

struct State {
  PerSeat<PlayerState, most_seats> players{};
  std::array<MarketState, 2> markets{};  // upgrades, weapons
  std::array<Lane, most_lanes> lanes{};
  std::array<std::uint8_t, most_threats> unseen{};  // copies of the era's cards not yet drawn (not in a mixed deck)
  std::uint16_t unseen_total = 0;
  PerBreed<std::uint8_t> breeds_left{};  // of a mixed deck
  std::uint8_t deck_left = 0;            // cards still in the era deck
  Phase phase = Phase::spawn;
  Era era = Era::day;
  std::uint8_t round = 1;
  bool at_boss = false;
  Seat first = Seat::nobody;  // who begins this round
  std::array<Seat, most_seats> order = {Seat::nobody, Seat::nobody, Seat::nobody, Seat::nobody, Seat::nobody};
  std::uint8_t place = 0;   // in the order: whose turn it is
  std::uint8_t cursor = 0;  // the lane or threshold that attacks or penalties have come to
  std::uint8_t taken = 0;   // thresholds taken by anyone at this boss, a bit each (race)
  Deeds deeds;
  Target target;                // of the fight in hand
  std::uint8_t chosen = 0;      // weapons chosen for it, a bit for each place in PlayerState::weapons
  std::uint8_t cubes_owed = 0;  // still to lose
  std::uint8_t tokens_owed = 0;
  std::uint8_t unused = 0;

  Seat seat() const { return order[place]; }
  PlayerState& player() { return players[seat()]; }
  const PlayerState& player() const { return players[seat()]; }
  MarketState& market(Ware ware) { return markets[at(ware)]; }
  const MarketState& market(Ware ware) const { return markets[at(ware)]; }
  LanePig& pig(const Target& of) { return lanes[of.lane()][of.row()]; }
  const LanePig& pig(const Target& of) const { return lanes[of.lane()][of.row()]; }
  bool operator==(const State&) const = default;
};
static_assert(sizeof(State) == 536);

// What the bytes mean is said by the kind; the functions below are the only ones that lay them out.
struct Move {
  enum class Kind : std::uint8_t {
    breeds,       // what: a bit for each breed
    threat,       // what: card
    stock,        // what: card
    first,        // what: seat
    fight,        // what: lane, how: row
    threshold,    // what: index
    with,         // what: weapons, a bit for each place
    pay,          // count: attack tokens, cubes: wild tokens by colour, how: the discount's colour or no_discount
    stance,       // what
    free_stance,  // what
    prepare,      // what: token
    pass,
    buy,         // how: ware, what: card, cubes: wild tokens by colour
    extend,      // how: ware
    convert,     // count, what: from, how: to
    forge,       // what: upgrade card, how: the token given up
    split,       // what: upgrade card, how: the colour given up
    lose_cubes,  // cubes
    lose_token,  // what
    end,
    wild_cube,  // what: colour
  };
  static constexpr std::uint8_t no_discount = 3;

  Kind kind = Kind::end;
  std::uint8_t what = 0;
  std::uint8_t how = 0;
  std::uint8_t count = 0;
  PerColour<std::uint8_t> cubes{};
  std::uint8_t unused = 0;

  using Tokens = PerColour<std::uint8_t>;  // wild tokens, by the colour they stand for

  template <class Card>
  static constexpr Move threat(Card card) {
    return of(Kind::threat, card);
  }
  template <class Card>
  static constexpr Move stock(Card card) {
    return of(Kind::stock, card);
  }
  static constexpr Move breeds(unsigned set) { return of(Kind::breeds, set); }
  static constexpr Move first(Seat seat) { return of(Kind::first, seat); }
  static constexpr Move fight(int lane, Row row) { return of(Kind::fight, lane, row); }
  static constexpr Move threshold(int number) { return of(Kind::threshold, number); }
  static constexpr Move with(int weapons) { return of(Kind::with, weapons); }
  static constexpr Move pay(int attack, const Tokens& wild, int discount) {
    return of(Kind::pay, 0, discount, attack, wild);
  }
  static constexpr Move re_stance(Stance stance) { return of(Kind::stance, stance); }
  static constexpr Move free_stance(Stance stance) { return of(Kind::free_stance, stance); }
  static constexpr Move prepare(Token token) { return of(Kind::prepare, token); }
  static constexpr Move pass() { return of(Kind::pass); }
  static constexpr Move buy(Ware ware, int card, const Tokens& wild) { return of(Kind::buy, card, ware, 0, wild); }
  static constexpr Move extend(Ware ware) { return of(Kind::extend, 0, ware); }
  static constexpr Move convert(int count, Colour from, Colour to) { return of(Kind::convert, from, to, count); }
  static constexpr Move forge(int upgrade, Token given) { return of(Kind::forge, upgrade, given); }
  static constexpr Move split(int upgrade, Colour given) { return of(Kind::split, upgrade, given); }
  static constexpr Move lose(const PerColour<std::uint8_t>& cubes) { return of(Kind::lose_cubes, 0, 0, 0, cubes); }
  static constexpr Move lose(Token token) { return of(Kind::lose_token, token); }
  static constexpr Move end() { return of(Kind::end); }
  static constexpr Move wild_cube(Colour colour) { return of(Kind::wild_cube, colour); }

  // Of a fight or a threshold.
  constexpr Target target() const {
    return kind == Kind::threshold ? Target::threshold(what) : Target::pig(what, static_cast<Row>(how));
  }
  bool operator==(const Move&) const = default;

 private:
  template <class What = int, class How = int>
  static constexpr Move of(Kind kind, What what = {}, How how = {}, int count = 0, PerColour<std::uint8_t> cubes = {}) {
    return {
        kind, static_cast<std::uint8_t>(what), static_cast<std::uint8_t>(how), static_cast<std::uint8_t>(count), cubes,
        0};
  }
};
static_assert(sizeof(Move) == 8);

}  // namespace sounder::wild_pigs
