// What everybody may know, which is all there is: a table for a board to draw.
#include "rules/wild_pigs/attacks.h"
#include "rules/wild_pigs/course.h"

namespace sounder::wild_pigs {
namespace {

constexpr std::array<std::string_view, 14> phase_names = {"extra_breeds", "spawn",   "stock_upgrades", "stock_weapons", "first_seat",
                                                          "free_weapon",  "act",     "weapons",        "payment",       "lose_cubes",
                                                          "lose_token",   "attacks", "penalties",      "over"};

// A rich seat can have thousands of plans; a board shows some and the number of all.
constexpr int most_plans_shown = 60;

class Painter {
 public:
  Painter(const WildPigs& game, const State& state, JsonWriter& json)
      : game_(game), o_(game.options()), cards_(game.options().cards), s(state), json_(json) {}

  void paint() {
    json_.begin_object();
    json_.field("phase", phase_names[at(s.phase)]);
    json_.field("edition", edition_names[static_cast<std::size_t>(o_.edition)]);
    json_.field("era", era_names[at(s.era)]).field("round", static_cast<int>(s.round)).field("at_boss", s.at_boss);
    json_.field("deck_left", static_cast<int>(s.deck_left));
    order();
    lanes();
    markets();
    boss();
    json_.key("seats").begin_array();
    for (int i = 0; i < o_.seats; ++i) seat(seat_at(i));
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
    for (int i = 0; i < o_.seats && s.first != Seat::nobody; ++i) json_.value(name_of(s.order[static_cast<std::size_t>(i)]));
    json_.end_array();
    json_.key("turn");
    in_turn() ? json_.value(name_of(s.seat())) : json_.null();
  }

  void amounts(std::string_view key, const Cubes& of) {
    json_.key(key).begin_object();
    for (Colour c : all_colours) json_.field(colour_names[at(c)], of[c]);
    json_.end_object();
  }

  void gains(std::string_view key, const Gains& of) {
    json_.key(key).begin_object();
    gain_fields(of);
    json_.end_object();
  }
  void gain_fields(const Gains& of) {
    for (Token t : all_tokens)
      if (of.tokens[at(t)]) json_.field(token_names[at(t)], static_cast<int>(of.tokens[at(t)]));
    for (Colour c : all_colours)
      if (of.cubes[c]) json_.field(colour_names[at(c)], of.cubes[c]);
    if (of.free_stances) json_.field("free_stance", static_cast<int>(of.free_stances));
  }

  // WP-36: after the night boss nobody plays on the board, so it is shown cleared; the state keeps it, as its hash is in records.
  void lanes() {
    const bool cleared = s.phase == Phase::over;
    json_.key("lanes").begin_array();
    for (int i = 0; i < o_.lanes(); ++i) {
      const Lane& lane = s.lanes[static_cast<std::size_t>(i)];
      json_.begin_object();
      for (Row row : {Row::back, Row::mid, Row::front}) {
        json_.key(row_names[at(row)]);
        lane[row].there() && !cleared ? pig(lane[row], row) : void(json_.null());
      }
      json_.end_object();
    }
    json_.end_array();
  }

  void pig(const Pig& pig, Row row) {
    const auto& deck = cards_.threats[at(s.era)];
    const Threat& threat = deck[pig.card];
    json_.begin_object().field("id", deck.id(pig.card)).field("name", deck.name(pig.card)).field("type", breed_names[at(threat.breed)]);
    amounts("printed", threat.cost);
    amounts("cost", threat.cost + cubes(pig.enraged ? enraged_cost : 0, 0, pig.weights));
    json_.field("vp", threat.vp + (pig.enraged ? 1 : 0));
    json_.field("weights", static_cast<int>(pig.weights)).field("enraged", pig.enraged);
    gains("spoils", threat.spoils);
    if (row == Row::front && !s.at_boss) dangers(pig, threat);
    json_.end_object();
  }

  // Whom a Front threat would attack as the seats stand; and what it does to the seat in turn when that turn ends.
  void dangers(const Pig& pig, const Threat& threat) {
    json_.key("dangerous_to").begin_array();
    for (int i = 0; i < o_.seats; ++i)
      if (attack_by(threat.breed, pig.enraged, pig.weights, s.players[static_cast<std::size_t>(i)].stance, o_.rules()).comes)
        json_.value(name_of(seat_at(i)));
    json_.end_array();
    if (!in_turn()) return;
    const int weights = std::min(most_weights, pig.weights + (threat.breed == Breed::massive ? 1 : 0));
    const Attack attack = attack_by(threat.breed, pig.enraged, weights, s.player().stance, o_.rules());
    json_.key("will_attack");
    if (!attack.comes) return void(json_.null());
    json_.begin_object().field("seat", name_of(s.seat())).field("wounds", static_cast<int>(attack.wounds));
    json_.field("steals", static_cast<int>(attack.steals)).field("weights", static_cast<int>(attack.weights)).end_object();
  }

  void income(std::string_view key, const Upgrade& upgrade, std::size_t era) {
    json_.key(key).begin_object();
    for (Colour c : all_colours)
      if (upgrade.income[era][c]) json_.field(colour_names[at(c)], upgrade.income[era][c]);
    if (upgrade.stance_income[era]) json_.field("stance", static_cast<int>(upgrade.stance_income[era]));
    if (upgrade.least_income[era]) json_.field("least", static_cast<int>(upgrade.least_income[era]));
    json_.end_object();
  }

  void upgrade(int card) {
    const Upgrade& upgrade = cards_.upgrades[card];
    json_.begin_object().field("id", cards_.upgrades.id(card)).field("name", cards_.upgrades.name(card));
    amounts("cost", upgrade.cost);
    json_.field("vp", static_cast<int>(upgrade.vp));
    for (std::size_t era = 0; era < 2; ++era)
      if (upgrade.income[era].total() + upgrade.stance_income[era] + upgrade.least_income[era]) income(era_names[era], upgrade, era);
    if (upgrade.discount) json_.field("discount", static_cast<int>(upgrade.discount));
    if (upgrade.mass_worth) json_.field("mass_worth", static_cast<int>(upgrade.mass_worth));
    if (upgrade.unlocks_mass) json_.field("unlocks_mass", true);
    if (upgrade.forges_mass) amounts("forges_mass", upgrade.forge_cost);
    if (upgrade.splits_cubes) json_.field("splits_cube", true);
    if (upgrade.on_kill.any()) gains("on_kill", upgrade.on_kill);
  }

  void weapon(int card) {
    const Weapon& weapon = cards_.weapons[card];
    json_.begin_object().field("id", cards_.weapons.id(card)).field("name", cards_.weapons.name(card));
    amounts("cost", weapon.cost);
    json_.field("vp", static_cast<int>(weapon.vp)).field("uses", static_cast<int>(weapon.uses));
    for (std::size_t era = 0; era < 2; ++era) amounts(era_names[era], weapon.less[era]);
    json_.field("reach", weapon.reach);
    if (weapon.on_kill.any()) gains("on_kill", weapon.on_kill);
  }

  void ware(Ware ware, int card) { ware == Ware::upgrade ? upgrade(card) : weapon(card); }

  void shelf(std::string_view key, Ware kind, const Shelf& shelf) {
    json_.key(key).begin_array();
    for (std::uint8_t card : shelf) {
      ware(kind, card);
      json_.end_object();
    }
    json_.end_array();
  }

  void markets() {
    json_.key("markets").begin_object();
    for (Ware ware : all_wares) {
      const Market& market = s.market(ware);
      json_.key(ware == Ware::upgrade ? "upgrades" : "weapons").begin_object();
      shelf("new_stock", ware, market.fresh);
      shelf("carryover", ware, market.carryover);
      json_.field("deck", static_cast<int>(market.deck_left)).field("discard", static_cast<int>(market.discarded)).end_object();
    }
    json_.end_object();
  }

  void boss() {
    const Boss& boss = cards_.bosses[at(s.era)];
    const Label& label = cards_.boss_labels[at(s.era)];
    json_.key("boss").begin_object().field("id", label.id.view()).field("name", label.name.view());
    json_.field("rule", o_.penalties() ? "tribute" : o_.race() ? "race" : "gift");
    json_.key("thresholds").begin_array();
    for (int i = 0; i < boss.count; ++i) threshold(boss.thresholds[static_cast<std::size_t>(i)], i);
    json_.end_array().end_object();
  }

  void threshold(const Threshold& threshold, int i) {
    const Threshold::Reward& reward = threshold.reward;
    json_.begin_object().field("name", cards_.threshold_labels[at(s.era)][static_cast<std::size_t>(i)].name.view());
    amounts("cost", threshold.cost);
    json_.key("reward").begin_object();
    if (reward.vp) json_.field("vp", static_cast<int>(reward.vp));
    if (reward.heal) json_.field("heal", static_cast<int>(reward.heal));
    if (reward.weapon_slots) json_.field("weapon_slot", static_cast<int>(reward.weapon_slots));
    if (reward.upgrade_slots) json_.field("upgrade_slot", static_cast<int>(reward.upgrade_slots));
    if (reward.free_weapon) json_.field("free_weapon", 1);
    gain_fields(reward.gains);
    json_.end_object();
    if (o_.penalties()) {
      json_.key("penalty").begin_object();
      if (threshold.penalty.wounds) json_.field("wounds", static_cast<int>(threshold.penalty.wounds));
      if (threshold.penalty.cubes) json_.field("cubes", static_cast<int>(threshold.penalty.cubes));
      if (threshold.penalty.tokens) json_.field("tokens", static_cast<int>(threshold.penalty.tokens));
      json_.end_object();
    }
    json_.key("paid_by").begin_array();
    for (int seat = 0; seat < o_.seats && s.at_boss; ++seat)
      if (s.players[static_cast<std::size_t>(seat)].paid >> i & 1) json_.value(name_of(seat_at(seat)));
    json_.end_array().end_object();
  }

  void seat(Seat who) {
    const Player& player = s.players[at(who)];
    json_.begin_object().field("seat", name_of(who)).field("stance", stance_names[at(player.stance)]);
    amounts("cubes", player.pool);
    json_.key("tokens").begin_object();
    for (Token t : all_tokens) json_.field(token_names[at(t)], player.count(t));
    json_.end_object();
    json_.field("most_tokens", o_.rules().most_tokens);
    json_.field("upgrade_slots", static_cast<int>(player.slots[at(Ware::upgrade)]));
    json_.field("weapon_slots", static_cast<int>(player.slots[at(Ware::weapon)]));
    json_.key("upgrades").begin_array();
    for (int i = 0; i < player.owned[at(Ware::upgrade)]; ++i) {
      upgrade(player.upgrades[static_cast<std::size_t>(i)]);
      const bool active = cards_.upgrades[player.upgrades[static_cast<std::size_t>(i)]].has_use();
      if (active && s.phase == Phase::act && s.seat() == who) json_.field("used", (s.deeds.used >> i & 1) != 0);
      json_.end_object();
    }
    json_.end_array().key("weapons").begin_array();
    for (int i = 0; i < player.owned[at(Ware::weapon)]; ++i) {
      const OwnedWeapon& owned = player.weapons[static_cast<std::size_t>(i)];
      weapon(owned.card);
      json_.field("uses_left", static_cast<int>(owned.uses)).end_object();
    }
    json_.end_array().key("trophies").begin_array();
    for (int i = 0; i < player.kills; ++i) trophy(player.trophies[static_cast<std::size_t>(i)]);
    json_.end_array();
    json_.field("thresholds", static_cast<int>(player.thresholds)).field("free_stances", static_cast<int>(player.free_stances));
    json_.field("wounds", static_cast<int>(player.wounds)).field("wound_cost", wound_cost(o_.rules(), player.wounds));
    json_.field("vp_tokens", static_cast<int>(player.vp_tokens)).field("vp", score_of(o_, player)).end_object();
  }

  void trophy(const Trophy& trophy) {
    const auto& deck = cards_.threats[at(trophy.era())];
    json_.begin_object().field("id", deck.id(trophy.card())).field("name", deck.name(trophy.card()));
    json_.field("type", breed_names[at(deck[trophy.card()].breed)]).field("era", era_names[at(trophy.era())]);
    json_.field("vp", deck[trophy.card()].vp + (trophy.enraged() ? 1 : 0)).field("enraged", trophy.enraged()).end_object();
  }

  void turn() {
    json_.key("deeds").begin_object();
    json_.field("main_action", s.deeds.main_action).field("bought", s.deeds.bought).field("extended", s.deeds.extended).end_object();
  }

  // The fight in hand: what it costs, what comes off by itself, and the plans that are left.
  void fight() {
    const Means means = means_of(o_, s, s.player());
    const Bill bill = bill_of(o_, s, s.target);
    json_.key("fight").begin_object();
    if (s.target.is_threshold())
      json_.field("threshold", s.target.threshold_number() + 1);
    else
      json_.field("lane", s.target.lane() + 1).field("row", row_names[at(s.target.row())]);
    amounts("cost", bill.cost);
    amounts("steady", means.steady);
    json_.field("open_discount", means.open_discount);
    amounts("rest", rest_of(means, bill, s.phase == Phase::payment ? s.chosen : 0, 0, Move::no_discount));
    int plans = 0;
    json_.key("plans").begin_array();
    const auto write = [&](const Plan& found) {
      if (plans++ < most_plans_shown) plan(found);
      return true;
    };
    if (s.phase == Phase::payment)
      each_plan(means, bill, s.chosen, write);
    else
      each_weapon_set(means, bill, [&](int set) { return each_plan(means, bill, set, write); });
    json_.end_array().field("plan_count", plans).end_object();
  }

  void plan(const Plan& plan) {
    json_.begin_object().key("weapons").begin_array();
    for (int i = 0; i < s.player().owned[at(Ware::weapon)]; ++i)
      if (plan.weapons >> i & 1) json_.value(cards_.weapons.id(s.player().weapons[static_cast<std::size_t>(i)].card));
    json_.end_array().field("attack", static_cast<int>(plan.attack));
    amounts("wild", cubes(plan.wild));
    if (plan.discount != Move::no_discount) json_.field("discount", colour_names[plan.discount]);
    amounts("cubes", plan.paid);
    json_.end_object();
  }

  const WildPigs& game_;
  const Options& o_;
  const Cards& cards_;
  const State& s;
  JsonWriter& json_;
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
      if (const Pig& pig = s.lanes[lane].rows[row]; pig.there() && (map == 0 || pig.enraged))
        cells |= std::uint64_t{1} << (row * lanes + lane);
  return cells;
}

}  // namespace sounder::wild_pigs
