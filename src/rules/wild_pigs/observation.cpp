// What there is to know in Wild Pigs as an observation (rules/observation.h); its moves as actions are in
// action_encoding.cpp. Nothing is hidden.
//
//   of each seat, the viewer's first   cubes, tokens, stance, slots, what it owns, free re-stances, wounds, kills,
//   thresholds of the
//                                      match, VP; thresholds paid at this boss; whether it is first, its place in the
//                                      order, whether it is in turn; its upgrades by card; its weapons by place: uses,
//                                      VP, what they take off by day and by night, reach, what they give for a kill
//   course                             phase, era, round, at the boss, cards left in the era deck
//   turn                               what the seat in turn has done, upgrades that it has used, cubes and tokens that
//   it owes, how far
//                                      attacks or penalties have come
//   fight in hand                      its cost, the weapons chosen; its target is marked where it stands
//   of each lane, back to front        breed, cost, VP, weights, enraged, spoils
//   of each threshold of the boss      cost, reward, penalty, whether somebody has taken it
//   threats unseen                     by card; in a mixed deck by breed
//   of each market, by card            New Stock, carryover, deck, discard
#include <span>

#include "rules/feature_writer.h"
#include "rules/wild_pigs/turn_flow.h"

namespace sounder::wild_pigs {
namespace {

constexpr std::array<std::string_view, 14> phase_names = {
    "extra breeds", "spawn",   "stock upgrades", "stock weapons", "first seat", "free weapon", "act",
    "weapons",      "payment", "lose cubes",     "lose token",    "attacks",    "penalties",   "over"};
constexpr std::array<std::string_view, 2> slot_names = {"upgrade slots", "weapon slots"};
constexpr std::array<std::string_view, 2> owned_names = {"upgrades", "weapons"};
constexpr std::array<std::string_view, 2> fresh_names = {"new upgrades", "new weapons"};
constexpr std::array<std::string_view, 2> carryover_names = {"carried over upgrades", "carried over weapons"};
constexpr std::array<std::string_view, 2> deck_names = {"upgrades in the deck", "weapons in the deck"};
constexpr std::array<std::string_view, 2> discard_names = {"discarded upgrades", "discarded weapons"};

constexpr int numbers_of_gains = 4 + 3 + 1;
constexpr int numbers_of_a_weapon = 1 + 1 + 3 + 3 + 1 + numbers_of_gains;
constexpr int numbers_of_a_pig = 4 + 3 + 1 + 1 + 1 + numbers_of_gains;

using PerWare = std::array<std::uint8_t, most_wares>;

int threshold_count(const Cards& cards) { return std::max(cards.bosses[0].count, cards.bosses[1].count); }
int threat_count(const Cards& cards) { return std::max(cards.threats[0].count, cards.threats[1].count); }

template <class Pen>
class Observation {
 public:
  Observation(const Options& options, const State& state, Viewer viewer, Pen& pen)
      : o_(options), cards_(options.cards), s(state), viewer_(viewer), pen_(pen) {}

  void write() {
    seats();
    course();
    turn();
    fight();
    lanes();
    boss();
    threats_to_come();
    for (Ware ware : all_wares) market(ware);
  }

 private:
  bool in_turn() const { return s.first != Seat::nobody && s.phase >= Phase::free_weapon && s.phase != Phase::over; }
  bool fights() const { return s.phase == Phase::weapons || s.phase == Phase::payment; }

  void seats() {
    PerSeat<int> places{};  // in the order, from 1
    for (int i = 0; i < o_.seats && s.first != Seat::nobody; ++i) places[s.order[i]] = i + 1;
    int seat = viewer_.is_audience() ? 0 : index_of(viewer_.seat());
    for (int i = 0; i < o_.seats; ++i, seat = seat + 1 == o_.seats ? 0 : seat + 1) {
      const PlayerState& player = s.players[seat];
      pen_.of_seat(i);
      pen_.number("is first", s.first == seat_at(seat));
      pen_.number("place in the order", places[seat]);
      pen_.number("is in turn", in_turn() && s.seat() == seat_at(seat));
      supplies(player);
      achievements(player);
      upgrades(player, i);
      weapons(player, i);
    }
  }

  void supplies(const PlayerState& player) {
    pen_.each("cubes ", colour_names, player.pool.of);
    pen_.each("tokens ", token_names, player.tokens);
    pen_.one_of("stance ", stance_names, at(player.stance));
    pen_.each("", slot_names, player.slots);
    pen_.each("", owned_names, player.owned);
    pen_.number("free stances", player.free_stances);
  }

  void achievements(const PlayerState& player) {
    pen_.number("wounds", player.wounds);
    pen_.number("kills", player.kills);
    pen_.number("thresholds", player.thresholds);
    pen_.number("vp", score_of(o_, player));
    pen_.many(
        threshold_count(cards_), [](int i) { return "paid threshold " + std::to_string(i + 1); },
        bits<most_thresholds>(s.at_boss ? player.paid : 0));
  }

  void upgrades(const PlayerState& player, int seat) {
    pen_.of_seat(seat, "upgrades");
    count_cards(Ware::upgrade, std::span(player.upgrades).first(player.owned[at(Ware::upgrade)]));
  }

  void weapons(const PlayerState& player, int seat) {
    static constexpr Weapon none{
        .cost = {}, .vp = 0, .copies = 0, .uses = 0, .reach = false, .less = {}, .on_kill = {}};
    for (int i = 0; i < o_.rules().most_slots; ++i) {
      const OwnedWeapon& owned = player.weapons[i];
      const bool there = i < player.owned[at(Ware::weapon)];
      const Weapon& weapon = there ? cards_.weapons[owned.card] : none;
      pen_.of_seat(seat, "weapon", i + 1);
      if (!pen_.template has<numbers_of_a_weapon>(there)) continue;
      pen_.number("uses", owned.uses);
      pen_.number("vp", weapon.vp);
      pen_.each("less by day ", colour_names, weapon.less[at(Era::day)].of);
      pen_.each("less by night ", colour_names, weapon.less[at(Era::night)].of);
      pen_.number("reach", weapon.reach);
      gains(weapon.on_kill);
    }
  }

  void gains(const Gains& gains) {
    pen_.each("gives ", token_names, gains.tokens);
    pen_.each("gives ", colour_names, gains.cubes.of);
    pen_.number("gives free stance", gains.free_stances);
  }

  void course() {
    pen_.of("phase");
    pen_.one_of("", phase_names, at(s.phase));
    pen_.of("");
    pen_.number("night", s.era == Era::night);
    pen_.number("round", s.round);
    pen_.number("at the boss", s.at_boss);
    pen_.number("cards in the era deck", s.deck_left);
  }

  // What is left of an earlier turn or boss is nobody's business.
  void turn() {
    const Deeds deeds = in_turn() ? s.deeds : Deeds{};
    pen_.of("turn");
    pen_.number("main action", deeds.main_action);
    pen_.number("bought", deeds.bought);
    pen_.number("extended", deeds.extended);
    pen_.number("owes cubes", s.cubes_owed);
    pen_.number("owes tokens", s.tokens_owed);
    const bool loses = s.phase == Phase::lose_cubes || s.phase == Phase::lose_token;
    pen_.number("lanes or thresholds gone through", loses ? s.cursor : 0);
    PerWare used{};
    for (std::size_t place = 0; deeds.used >> place; ++place)
      if (deeds.used >> place & 1) ++used[s.player().upgrades[place]];
    pen_.of("used");
    for (int card = 0; card < cards_.upgrades.count; ++card)
      if (cards_.upgrades[card].has_use()) pen_.number(cards_.upgrades.id(card), used[card]);
  }

  void fight() {
    pen_.of("fight");
    pen_.each("cost ", colour_names, fights() ? bill_of(o_, s, s.target).cost.of : Cubes{}.of);
    pen_.many(
        o_.rules().most_slots, [](int i) { return "weapon " + std::to_string(i + 1); }, bits<most_slots>(s.chosen));
  }

  void lanes() {
    for (int i = 0; i < o_.lanes(); ++i)
      for (Row row : {Row::back, Row::mid, Row::front}) {
        pen_.of("lane", i + 1, row_names[at(row)]);
        pig(s.lanes[i][row]);
        pen_.number("is the target", fights() && s.target == Target::pig(i, row));
      }
  }

  // WP-13, WP-23: the rage is in its price and its worth, the weights are in its price.
  void pig(const LanePig& pig) {
    static constexpr Threat none;
    const Threat& threat = pig.there() ? cards_.threats[at(s.era)][pig.card] : none;
    if (!pen_.template has<numbers_of_a_pig>(pig.there())) return;
    pen_.one_of("", breed_names, pig.there() ? at(threat.breed) : breed_names.size());
    pen_.each("cost ", colour_names, (threat.cost + cubes(pig.enraged ? enraged_cost : 0, 0, pig.weights)).of);
    pen_.number("vp", threat.vp + (pig.enraged ? 1 : 0));
    pen_.number("weights", pig.weights);
    pen_.number("enraged", pig.enraged);
    gains(threat.spoils);
  }

  void boss() {
    const Boss& boss = cards_.bosses[at(s.era)];
    for (int i = 0; i < threshold_count(cards_); ++i) {
      const Threshold& threshold = boss.thresholds[i];
      const Threshold::Reward& reward = threshold.reward;
      const Threshold::Penalty& penalty = threshold.penalty;
      pen_.of("threshold", i + 1);
      pen_.number("is there", i < boss.count);
      pen_.number("is taken", s.at_boss && (s.taken >> i & 1));
      pen_.number("is the target", fights() && s.target == Target::threshold(i));
      pen_.each("cost ", colour_names, threshold.cost.of);
      pen_.number("gives vp", reward.vp);
      pen_.number("heals", reward.heal);
      pen_.number("gives upgrade slot", reward.upgrade_slots);
      pen_.number("gives weapon slot", reward.weapon_slots);
      pen_.number("gives weapon", reward.free_weapon);
      gains(reward.gains);
      if (!o_.penalties()) continue;
      pen_.number("else wounds", penalty.wounds);
      pen_.number("else cubes", penalty.cubes);
      pen_.number("else tokens", penalty.tokens);
    }
  }

  void threats_to_come() {
    pen_.of("threats to come");
    if (o_.rules().mixed_deck) return pen_.each("", breed_names, s.breeds_left);
    pen_.many(
        threat_count(cards_), [](int i) { return "card " + std::to_string(i + 1) + " of the era"; }, s.unseen);
  }

  void market(Ware ware) {
    const MarketState& market = s.market(ware);
    pen_.of(fresh_names[at(ware)]);
    count_cards(ware, market.fresh);
    pen_.of(carryover_names[at(ware)]);
    count_cards(ware, market.carryover);
    pen_.of(deck_names[at(ware)]);
    by_card(ware, market.deck);
    pen_.of(discard_names[at(ware)]);
    by_card(ware, market.discard);
  }

  void by_card(Ware ware, const PerWare& copies) {
    pen_.many(
        cards_.wares(ware), [&](int card) { return std::string(cards_.id(ware, card)); }, copies);
  }
  template <class Some>
  void count_cards(Ware ware, const Some& some) {
    pen_.count(
        cards_.wares(ware), [&](int card) { return std::string(cards_.id(ware, card)); }, some);
  }

  template <std::size_t n>
  static std::array<bool, n> bits(unsigned set) {
    std::array<bool, n> flags;
    for (std::size_t i = 0; i < n; ++i) flags[i] = set >> i & 1;
    return flags;
  }

  const Options& o_;
  const Cards& cards_;
  const State& s;
  const Viewer viewer_;
  Pen& pen_;
};

}  // namespace

int WildPigs::observation_size() const {
  NamePen pen;
  Observation(options_, State{}, Viewer::audience(), pen).write();
  return pen.size();
}

void WildPigs::observe(const State& s, Viewer viewer, std::int16_t* out) const {
  FeatureWriter pen(out);
  Observation(options_, s, viewer, pen).write();
}

std::string WildPigs::observation_name(int number) const {
  NamePen pen(number);
  Observation(options_, State{}, Viewer::audience(), pen).write();
  return pen.name();
}

}  // namespace sounder::wild_pigs
