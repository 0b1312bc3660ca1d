// What everybody may know, which is all there is: a table for a board to draw.
#include "rules/wild_pigs/attacks.h"
#include "rules/wild_pigs/card_view.h"
#include "rules/wild_pigs/offers.h"

namespace sounder::wild_pigs {
namespace {

constexpr std::array<std::string_view, 14> phase_names = {
    "extra_breeds", "spawn",   "stock_upgrades", "stock_weapons", "first_seat", "free_weapon", "act",
    "weapons",      "payment", "lose_cubes",     "lose_token",    "attacks",    "penalties",   "over"};

class Painter {
 public:
  Painter(const WildPigs& game, const State& state, JsonWriter& json)
      : game_(game), o_(game.options()), s(state), json_(json), cards_(o_, json) {}

  void paint() {
    json_.begin_object();
    json_.field("phase", phase_names[at(s.phase)]);
    json_.field("edition", edition_names[static_cast<std::size_t>(o_.edition)]);
    json_.field("era", era_names[at(s.era)]).field("round", static_cast<int>(s.round)).field("rounds", rounds_per_era);
    json_.field("at_boss", s.at_boss)
        .field("deck_left", static_cast<int>(s.deck_left))
        .field("wild_buys", o_.rules().wild_buys)
        .field("wild_cubes", o_.wild_becomes_cube());
    cards_.stances();
    cards_.tokens();
    order();
    lanes();
    markets();
    bosses();
    json_.key("seats").begin_array();
    for (Seat who : seats_of(o_.seats)) seat(who);
    json_.end_array();
    if (s.phase == Phase::act) turn();
    if (game_.inside_a_move(s)) fight();
    if (s.phase == Phase::lose_cubes) json_.field("cubes_owed", static_cast<int>(s.cubes_owed));
    if (s.phase == Phase::lose_token) json_.field("tokens_owed", static_cast<int>(s.tokens_owed));
    json_.end_object();
  }

 private:
  bool in_turn() const { return s.first != Seat::nobody && s.phase >= Phase::free_weapon && s.phase != Phase::over; }

  void order() {
    json_.field("first", s.first == Seat::nobody ? std::string() : name_of(s.first));
    json_.key("order").begin_array();
    for (int i = 0; i < o_.seats && s.first != Seat::nobody; ++i) json_.value(name_of(s.order[i]));
    json_.end_array();
    json_.key("turn");
    in_turn() ? json_.value(name_of(s.seat())) : json_.null();
  }

  // WP-36: after the night boss nobody plays on the board, so it is shown cleared; the state keeps it, as its hash is
  // in records.
  void lanes() {
    const bool cleared = s.phase == Phase::over;
    const auto coming = attacks_to_come();
    json_.key("lanes").begin_array();
    for (int i = 0; i < o_.lanes(); ++i) {
      const Lane& lane = s.lanes[i];
      json_.begin_object();
      for (Row row : {Row::back, Row::mid, Row::front}) {
        json_.key(row_names[at(row)]);
        lane[row].there() && !cleared ? pig(lane[row], row, coming[i]) : void(json_.null());
      }
      json_.end_object();
    }
    json_.end_array();
  }

  void pig(const LanePig& pig, Row row, const Attack& coming) {
    cards_.pig(s.era, pig);
    if (row == Row::front && !s.at_boss) dangers(pig, coming);
    json_.end_object();
  }

  // What the Front threats still do to the seat in turn when that turn ends, lane by lane (WP-11): while the seat
  // chooses which cubes it loses, Massive threats have grown and the lanes up to the cursor have attacked. Who has too
  // few cubes loses all of them and takes a wound (WP-17).
  std::array<Attack, most_lanes> attacks_to_come() const {
    std::array<Attack, most_lanes> coming{};
    if (!in_turn() || s.at_boss) return coming;
    const bool begun = s.phase == Phase::lose_cubes;
    int cubes = s.player().pool.total() - s.cubes_owed;
    for (int i = begun ? s.cursor : 0; i < o_.lanes(); ++i) {
      const LanePig& pig = s.lanes[i][Row::front];
      if (!pig.there()) continue;
      const Breed breed = breed_of(pig);
      const int grown = std::min(most_weights, pig.weights + (breed == Breed::massive && !begun ? 1 : 0));
      Attack& attack = coming[i];
      attack = attack_by(breed, pig.enraged, grown, s.player().stance, o_.rules());
      attack.weights = static_cast<std::uint8_t>(std::min<int>(attack.weights, most_weights - pig.weights));
      if (cubes < attack.steals) {
        ++attack.wounds;
        attack.steals = static_cast<std::uint8_t>(cubes);
      }
      cubes -= attack.steals;
    }
    return coming;
  }

  Breed breed_of(const LanePig& pig) const { return o_.cards.threats[at(s.era)][pig.card].breed; }

  // Whom a Front threat would attack as the seats stand, and what it will do.
  void dangers(const LanePig& pig, const Attack& attack) {
    json_.key("dangerous_to").begin_array();
    for (Seat other : seats_of(o_.seats))
      if (attack_by(breed_of(pig), pig.enraged, pig.weights, s.players[other].stance, o_.rules()).comes)
        json_.value(name_of(other));
    json_.end_array();
    if (!in_turn()) return;
    json_.key("will_attack");
    if (!attack.comes) return void(json_.null());
    json_.begin_object().field("seat", name_of(s.seat())).field("wounds", static_cast<int>(attack.wounds));
    json_.field("steals", static_cast<int>(attack.steals))
        .field("weights", static_cast<int>(attack.weights))
        .end_object();
  }

  void shelf(std::string_view key, Ware kind, const Shelf& shelf) {
    json_.key(key).begin_array();
    for (std::uint8_t card : shelf) {
      cards_.ware(kind, card);
      json_.end_object();
    }
    json_.end_array();
  }

  void markets() {
    json_.key("markets").begin_object();
    for (Ware ware : all_wares) {
      const MarketState& market = s.market(ware);
      json_.key(ware == Ware::upgrade ? "upgrades" : "weapons").begin_object();
      shelf("new_stock", ware, market.fresh);
      shelf("carryover", ware, market.carryover);
      json_.field("deck", static_cast<int>(market.deck_left))
          .field("discard", static_cast<int>(market.discarded))
          .end_object();
    }
    json_.end_object();
  }

  // WP-38: both bosses are face up from the start; a finished one stays in sight.
  void bosses() {
    json_.field("boss_rule", boss_rule_names[at(o_.penalties() ? BossRule::tribute
                                                : o_.race()    ? BossRule::race
                                                               : BossRule::gift)]);
    json_.key("bosses").begin_array();
    for (Era era : all_eras) boss(era);
    json_.end_array();
  }

  void boss(Era era) {
    const Label& label = o_.cards.boss_labels[at(era)];
    const bool finished = era < s.era || s.phase == Phase::over;
    json_.begin_object().field("era", era_names[at(era)]).field("id", label.id.view());
    json_.field("name", label.name.view()).field("finished", finished).key("thresholds").begin_array();
    for (int i = 0; i < o_.cards.bosses[at(era)].count; ++i) {
      cards_.threshold(era, i);
      paid_by(i, s.at_boss && era == s.era);
      json_.end_object();
    }
    json_.end_array().end_object();
  }

  void paid_by(int threshold, bool known) {
    json_.key("paid_by").begin_array();
    for (Seat payer : seats_of(known ? o_.seats : 0))
      if (s.players[payer].paid >> threshold & 1) json_.value(name_of(payer));
    json_.end_array();
  }

  void seat(Seat who) {
    const PlayerState& player = s.players[at(who)];
    json_.begin_object().field("seat", name_of(who)).field("stance", stance_names[at(player.stance)]);
    cards_.amounts("cubes", player.pool);
    json_.key("tokens").begin_object();
    for (Token t : all_tokens) json_.field(token_names[at(t)], player.count(t));
    json_.end_object();
    json_.field("most_tokens", o_.rules().most_tokens);
    json_.field("upgrade_slots", static_cast<int>(player.slots[at(Ware::upgrade)]));
    json_.field("weapon_slots", static_cast<int>(player.slots[at(Ware::weapon)]));
    belongings(who, player);
    json_.key("trophies").begin_array();
    for (int i = 0; i < player.kills; ++i) cards_.trophy(player.trophies[i]);
    json_.end_array();
    json_.field("thresholds", static_cast<int>(player.thresholds))
        .field("free_stances", static_cast<int>(player.free_stances));
    json_.field("wounds", static_cast<int>(player.wounds)).field("wound_cost", wound_cost(o_.rules(), player.wounds));
    json_.field("vp_tokens", static_cast<int>(player.vp_tokens)).field("vp", score_of(o_, player)).end_object();
  }

  void belongings(Seat who, const PlayerState& player) {
    json_.key("upgrades").begin_array();
    for (int i = 0; i < player.owned[at(Ware::upgrade)]; ++i) {
      const int card = player.upgrades[i];
      cards_.upgrade(card);
      const bool in_use = o_.cards.upgrades[card].has_use() && s.phase == Phase::act && s.seat() == who;
      if (in_use) json_.field("used", (s.deeds.used >> i & 1) != 0);
      json_.end_object();
    }
    json_.end_array().key("weapons").begin_array();
    for (int i = 0; i < player.owned[at(Ware::weapon)]; ++i) {
      const OwnedWeapon& owned = player.weapons[i];
      cards_.weapon(owned.card);
      json_.field("uses_left", static_cast<int>(owned.uses)).end_object();
    }
    json_.end_array();
  }

  void turn() {
    json_.key("deeds").begin_object();
    json_.field("main_action", s.deeds.main_action)
        .field("bought", s.deeds.bought)
        .field("extended", s.deeds.extended)
        .end_object();
  }

  // The fight in hand: what it costs, what comes off by itself, and some of the plans that are left with the number of
  // all (a rich seat can have thousands).
  void fight() {
    const Means means = means_of(o_, s, s.player());
    const Bill bill = bill_of(o_, s, s.target);
    json_.key("fight").begin_object();
    if (s.target.is_threshold())
      json_.field("threshold", s.target.threshold_number() + 1);
    else
      json_.field("lane", s.target.lane() + 1).field("row", row_names[at(s.target.row())]);
    cards_.amounts("cost", bill.cost);
    cards_.amounts("steady", means.steady);
    json_.field("open_discount", means.open_discount);
    const Offers offers = offers_for(o_, s, s.target);
    json_.key("plans").begin_array();
    for (const auto& plan : offers.some) {
      json_.begin_object().key("texts").begin_array();
      for (const Move& move : plan.moves) json_.value(game_.text(s, move));
      json_.end_array();
      write_fields(json_, plan.message);
      json_.end_object();
    }
    json_.end_array().field("plan_count", offers.count).end_object();
  }

  const WildPigs& game_;
  const Options& o_;
  const State& s;
  JsonWriter& json_;
  CardPainter cards_;
};

}  // namespace

void WildPigs::view(const State& s, Viewer, JsonWriter& json) const { Painter(*this, s, json).paint(); }

std::vector<BoardMap> WildPigs::maps() const {
  std::vector<std::string> lanes;
  for (int i = 1; i <= options_.lanes(); ++i) lanes.push_back("lane " + std::to_string(i));
  const std::vector<std::string> rows(row_names.begin(), row_names.end());
  return {{"where pigs stand", false, lanes, rows}, {"where enraged pigs stand", false, lanes, rows}};
}

std::optional<std::uint64_t> WildPigs::cells_on_map(const State& s, std::size_t map) const {
  std::uint64_t cells = 0;
  const auto lanes = static_cast<std::size_t>(options_.lanes());
  for (std::size_t row = 0; row < row_names.size(); ++row)
    for (std::size_t lane = 0; lane < lanes; ++lane)
      if (const LanePig& pig = s.lanes[lane].rows[row]; pig.there() && (map == 0 || pig.enraged))
        cells |= std::uint64_t{1} << (row * lanes + lane);
  return cells;
}

}  // namespace sounder::wild_pigs
