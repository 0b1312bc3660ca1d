// What a viewer may know: everything but the choices that are not yet revealed, and of those the viewer's own.
#include "rules/happy_pigs/arrangement.h"
#include "rules/happy_pigs/story.h"

namespace sounder::happy_pigs {
namespace {

constexpr std::array<std::string_view, 8> phase_names = {"shop",   "draw",      "choose", "act",
                                                         "effect", "vaccinate", "over",   "first_seat"};

void write_card(JsonWriter& json, std::string_view key, const Card& card, Season season) {
  json.key(key).begin_object().field("season", name_of(season)).field("id", card.id()).field("name", card.name());
  for (Action action : all_actions) json.field(name_of(action), static_cast<int>(card.numbers[at(action)]));
  json.key("effect").begin_array();
  for (const Message& effect : effects_of(card)) write(json, effect);
  json.end_array().end_object();
}

// The cards so far, the one in force (or the last one), the one to come, and those of the season that nobody has seen.
void write_cards(JsonWriter& json, const HappyPigs& game, const State& s) {
  if (s.drawn > s.round) write_card(json, "card", game.card_of(s, s.round), season_of(s.round));
  if (s.drawn > s.round + 1) write_card(json, "next_card", game.card_of(s, s.round + 1), season_of(s.round + 1));
  json.key("seen").begin_array();
  for (int round = 0; round < s.drawn; ++round) json.value(game.card_of(s, round).name());
  json.end_array();
  json.key("unseen").begin_array();
  if (s.drawn < rounds)
    for (std::uint8_t place : game.unseen_cards(s))
      json.value(game.options().deck.card(season_of(s.drawn), place).name());
  json.end_array();
}

void write_market(JsonWriter& json, const HappyPigs& game, const State& s) {
  json.key("market").begin_array();
  for (Good good : all_goods) {
    json.begin_object().field("good", name_of(good)).field("left", static_cast<int>(s.reserve[at(good)]));
    // What a field costs depends on the farm.
    if (good != Good::field) json.field("price", game.buying_price(s, Seat::p1, good));
    if (is_pig(good)) json.field("sells_for", game.selling_price(s, size_of(good)));
    json.end_object();
  }
  json.end_array();
}

// Of the fed pigs of a kind the first ones on the fields bear the mark.
void write_pigs(JsonWriter& json, const HappyPigs& game, const State& s, Seat seat) {
  const Farm& farm = s.farm(seat);
  Herd fed = game.fed_of(s, seat);
  json.key("pigs").begin_array();
  for (const Placement& place : arrange(game, farm.herd, farm.fields)) {
    const bool marked = fed.count(place.pig) > 0;
    if (marked) fed.remove(place.pig);
    json.begin_object()
        .field("size", name_of(place.pig.size))
        .field("vaccinated", place.pig.vaccinated)
        .field("fed", marked);
    json.field("adult", old_enough_to_mate(place.pig.size));
    json.field("field", place.grid).field("x", place.x).field("y", place.y);
    json.field("width", place.width).field("height", place.height).end_object();
  }
  json.end_array();
}

void write_farm(JsonWriter& json, const HappyPigs& game, const State& s, Seat seat, Viewer viewer) {
  const Farm& farm = s.farm(seat);
  const bool hidden = s.phase == Phase::choose && game.secret_choices() && !viewer.is(seat);
  json.begin_object().field("seat", sounder::name_of(seat)).field("money", static_cast<int>(farm.money));
  json.field("fields", static_cast<int>(farm.fields))
      .field("next_field_price", game.buying_price(s, seat, Good::field));
  json.key("items").begin_object();
  for (Item item : all_items) json.field(name_of(item), static_cast<int>(farm.items[at(item)]));
  json.end_object();
  json.field("has_chosen", farm.choice != Action::none);
  if (farm.choice != Action::none && !hidden) json.field("choice", name_of(farm.choice));
  json.field("actions", s.phase == Phase::vaccinate ? 0 : static_cast<int>(farm.actions));
  if (game.acts(s, seat) && s.phase == Phase::act && farm.choice == Action::mate)
    json.field("parents", game.parents_of(s, seat));
  write_pigs(json, game, s, seat);
  json.end_object();
}

void write_neutral(JsonWriter& json, const State& s, Viewer viewer) {
  const bool hidden = s.phase == Phase::choose && !viewer.is(s.neutral_holder);
  json.key("neutral").begin_object().field("holder", sounder::name_of(s.neutral_holder));
  json.field("has_chosen", s.neutral != Action::none);
  if (s.neutral != Action::none && !hidden) json.field("choice", name_of(s.neutral));
  json.end_object();
}

}  // namespace

void HappyPigs::view(const State& s, Viewer viewer, JsonWriter& json) const {
  json.begin_object();
  json.field("phase", phase_names[at(s.phase)]);
  json.field("round", s.is_before_round_one() ? 0 : s.round + 1).field("rounds", rounds);
  json.field("season", name_of(season_of(s.round))).field("rounds_a_season", rounds_a_season);
  // After this one, before the season changes.
  json.field("rounds_to_change", rounds_a_season - 1 - s.round % rounds_a_season);
  if (s.first != Seat::nobody) json.field("first", sounder::name_of(s.first));
  json.key("asked").begin_array();
  for (Seat seat : turn(s).seats) json.value(sounder::name_of(seat));
  json.end_array();
  if (!viewer.is_audience()) json.field("viewer", sounder::name_of(viewer.seat()));
  write_cards(json, *this, s);
  write_market(json, *this, s);
  if (s.neutral_holder != Seat::nobody) write_neutral(json, s, viewer);
  json.field("field_width", options_.land.width).field("field_height", options_.land.height);
  json.field("pairs", options_.land.pairs);
  json.key("farms").begin_array();
  for (Seat seat : seats_of(options_.seats)) write_farm(json, *this, s, seat, viewer);
  json.end_array();
  json.end_object();
}

}  // namespace sounder::happy_pigs
