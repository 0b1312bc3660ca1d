// What everybody may know: all of it, as nobody knows more than the others.
#include "rules/three_little_pigs/build.h"
#include "rules/three_little_pigs/score.h"

namespace sounder::three_little_pigs {
namespace {

constexpr std::array<std::string_view, 8> phase_names = {"turn_up", "first", "roll", "choose_dice",
                                                         "buy",     "blow",  "spin", "over"};

void write_seat(JsonWriter& json, std::string_view key, Seat seat) {
  json.key(key);
  if (seat == Seat::nobody)
    json.null();
  else
    json.value(sounder::name_of(seat));
}

// Before the first roll of a turn dice show nothing. `kept` stays while others are about to be rolled, `locked` for the
// turn.
void write_dice(const State& s, JsonWriter& json) {
  json.key("dice").begin_array();
  for (int die = 0; die < dice_count; ++die) {
    json.begin_object().field("colour", colour_names[static_cast<std::size_t>(colour_of(die))]).key("face");
    if (s.rolls == 0)
      json.null();
    else
      json.value(face_names[at(s.dice.face(die))]);
    const bool locked = s.rolls > 0 && s.dice.locked(die);
    json.field("kept", s.phase == Phase::roll && s.rolls > 0 && !locked && !contains(s.rolling, die));
    json.field("locked", locked).end_object();
  }
  json.end_array();
}

// What the dice pay for: as they lie while dice are chosen, what is left of them while tiles are bought.
PerPart<std::uint8_t> symbols_to_pay_with(const State& s) {
  return s.phase == Phase::choose_dice ? symbols_on(s.dice) : s.symbols;
}

// `payable`: the dice pay for a tile of the stack, it may be bought (TP-8), and it could be placed.
void write_stacks(const Box& box, const State& s, JsonWriter& json) {
  const PerPart<std::uint8_t> symbols = symbols_to_pay_with(s);
  json.key("stacks").begin_array();
  for (int i = 0; i < TileKind::count; ++i) {
    const TileKind kind = TileKind::nth(i);
    const Stack& stack = s.stack(kind);
    json.begin_object()
        .field("material", name_of(kind.material))
        .field("part", name_of(kind.part))
        .field("price", static_cast<int>(box.price[at(kind.material)]))
        .field("points", static_cast<int>(box.points[at(kind.material)]))
        .field("left", static_cast<int>(stack.left))
        .key("top");
    if (stack.top == Top::none)
      json.null();
    else
      json.value(stack.top == Top::pot ? "pot" : "plain");
    json.field("unseen_pots", static_cast<int>(stack.unseen_pots));
    const int price = box.price[at(kind.material)];
    json.field("payable",
               s.on_sale(kind) && symbols[at(kind.part)] >= price && places_for(kind.part, s.houses_of(s.seat)) != 0)
        .end_object();
  }
  json.end_array();
}

void write_tile(JsonWriter& json, TileKind kind, bool pot) {
  json.begin_object()
      .field("part", name_of(kind.part))
      .field("material", name_of(kind.material))
      .field("pot", pot)
      .end_object();
}

// From the ground up.
void write_house(const Box& box, const House& house, int number, JsonWriter& json) {
  int points = 0;
  for (Material m : all_materials) points += house.tiles(m) * box.points[at(m)];
  json.begin_object()
      .field("number", number)
      .field("complete", house.roofed())
      .field("height", house.height())
      .field("pots", house.pots())
      .field("points", points)
      .key("tiles")
      .begin_array();
  if (house.has_door()) write_tile(json, {house.door(), Part::door}, house.door_has_pot());
  for (Material m : all_materials) {
    for (int i = 0; i < house.plain_windows(m); ++i) write_tile(json, {m, Part::window}, false);
    for (int i = 0; i < house.potted_windows(m); ++i) write_tile(json, {m, Part::window}, true);
  }
  if (house.roofed()) write_tile(json, {house.roof(), Part::roof}, false);
  json.end_array().end_object();
}

void write_seats(const Options& options, const State& s, JsonWriter& json) {
  json.key("seats").begin_array();
  for (Seat seat : seats_of(options.seats)) {
    const Score score = score_of(options, s, seat);
    json.begin_object()
        .field("seat", sounder::name_of(seat))
        .field("score", score.total())
        .field("tile_points", score.tiles)
        .field("pot_points", score.pots)
        .field("house_points", score.houses)
        .field("award_points", score.awards)
        .field("complete_houses", roofed_houses(s, seat))
        .key("houses")
        .begin_array();
    int number = 0;
    for (const House& house : s.houses_of(seat)) write_house(options.box, house, ++number, json);
    json.end_array().end_object();
  }
  json.end_array();
}

// Awards given at the end name who would get them now.
void write_awards(const Options& options, const State& s, JsonWriter& json) {
  json.key("awards").begin_array();
  for (Award award : all_awards) {
    json.begin_object()
        .field("award", award_names[static_cast<std::size_t>(award)])
        .field("points", points_of(options.box, award))
        .field("given", won_in_play(award) ? "in play" : "at the end");
    write_seat(json, "seat", holder_of(award, s));
    json.end_object();
  }
  json.end_array();
}

// How near the end is; once it has come, why, and what decided where points are equal.
void write_end(const Options& options, const State& s, JsonWriter& json) {
  const bool over = s.phase == Phase::over;
  const int empty = s.empty_stacks();
  json.key("end").begin_object().field("empty_stacks", empty).field("stacks_to_end", static_cast<int>(options.seats));
  json.field("last_turn", empty >= options.seats && !over)
      .field("most_turns", ThreeLittlePigs::most_turns)
      .key("why")
      .begin_array();
  if (over)
    for (const Message& why : why_it_ended(options, s)) write(json, why);
  json.end_array().end_object();
}

}  // namespace

void ThreeLittlePigs::view(const State& s, Viewer, JsonWriter& json) const {
  json.begin_object();
  json.field("phase", phase_names[static_cast<std::size_t>(s.phase)]);
  json.field("turn", static_cast<int>(s.turns));
  write_seat(json, "seat", s.phase == Phase::over ? Seat::nobody : s.seat);
  json.field("rolls_left", s.phase == Phase::roll || s.phase == Phase::choose_dice ? most_rolls - s.rolls : 0);
  write_dice(s, json);
  json.key("symbols").begin_object();
  for (Part part : all_parts) json.field(name_of(part), static_cast<int>(s.symbols[at(part)]));
  json.end_object();
  json.field("bought", static_cast<int>(s.bought));
  json.key("uncovered");  // the stack whose top is about to be turned up
  if (s.phase == Phase::turn_up) {
    const TileKind kind = TileKind::nth(s.uncovered);
    json.begin_object().field("material", name_of(kind.material)).field("part", name_of(kind.part)).end_object();
  } else {
    json.null();
  }
  json.key("wolf");  // the house it blows on
  if (s.phase == Phase::spin)
    json.begin_object()
        .field("seat", sounder::name_of(s.victim))
        .field("house", static_cast<int>(s.victim_house))
        .end_object();
  else
    json.null();
  json.key("spinner").begin_object();
  for (Material m : all_materials) json.field(name_of(m), static_cast<int>(box().spinner[at(m)]));
  json.end_object();
  write_stacks(box(), s, json);
  write_seats(options_, s, json);
  json.field("veteran", options_.is_veteran());
  if (options_.is_veteran()) write_awards(options_, s, json);
  write_end(options_, s, json);
  json.end_object();
}

}  // namespace sounder::three_little_pigs
