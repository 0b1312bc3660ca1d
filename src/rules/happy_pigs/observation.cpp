// The observation encoding of Happy Pigs.
//
// Actions, one per move: choose and neutral by action, feed by pig and supplement, mate and mate+amulet, buy by good,
// sell by pig, vaccinate by size, grow by pig, take by item, done. Whose they are is not in them. A new action is
// appended, so that numbers keep their meaning.
//
// An observation:
//   of each farm, the viewer's first   money; pigs by size, not vaccinated and vaccinated; items; fields, the price of
//   another; whether
//                                      it has chosen and, where the viewer may know (HP-8), what; actions left; whether
//                                      it has the first-player token, the neutral tiles, is asked; for which sizes it
//                                      has room
//   neutral                            whether it is laid and, where the viewer may know (HP-17), as what
//   course                             phase (none while the first seat is drawn), round, rounds until the season
//   changes of the acting seat                 parents left, pigs fed market                             the reserve,
//   what things cost, what pigs sell for card of the round, if known        numbers, effect, its size or item, its
//   number and money, changes of prices next card, with `forecast` only    the same cards of the season that may come
//   by their place in the deck
#include "rules/feature_writer.h"
#include "rules/happy_pigs/happy_pigs.h"

namespace sounder::happy_pigs {
namespace {

// Every move there is, as far as it has no seat.
constexpr auto all_moves = [] {
  std::array<Move, HappyPigs::actions> moves{};
  std::size_t next = 0;
  const auto add = [&](Verb verb, auto what, bool vaccinated = false, bool with_item = false) {
    moves[next++] = {verb, Seat::nobody, static_cast<std::uint8_t>(what), vaccinated, with_item};
  };
  const auto add_pigs = [&](Verb verb, Size most, bool with_item = false) {
    for (Pig pig : all_pigs)
      if (pig.size <= most) add(verb, pig.size, pig.vaccinated, with_item);
  };
  for (Action action : all_actions) add(Verb::choose, action);
  for (Action action : all_actions) add(Verb::neutral, action);
  add_pigs(Verb::feed, Size::average);
  add_pigs(Verb::feed, Size::small, true);
  add(Verb::mate, 0);
  add(Verb::mate, 0, false, true);
  for (Good good : all_goods) add(Verb::buy, good);
  add_pigs(Verb::sell, Size::big);
  for (Size size : all_sizes) add(Verb::vaccinate, size);
  add_pigs(Verb::grow, Size::average);
  for (Item item : all_items) add(Verb::take, item);
  add(Verb::done, 0);
  return moves;
}();
static_assert(all_moves[all_moves.size() - 2].verb == Verb::take, "HappyPigs::actions says how many there are");

// A move without its seat, packed: where it stands in the list of all.
constexpr std::size_t packed(const Move& move) {
  return at(move.verb) << 5 | move.what << 2 | move.vaccinated << 1 | int{move.with_item};
}
constexpr auto places = [] {
  std::array<std::uint8_t, (at(Verb::done) + 1) << 5> found{};
  for (std::size_t i = 0; i < all_moves.size(); ++i) found[packed(all_moves[i])] = static_cast<std::uint8_t>(i);
  return found;
}();

constexpr std::array<std::string_view, 4> room_names = {"room for a piglet", "room for a small pig",
                                                        "room for an average pig", "room for a big pig"};
constexpr std::array<std::string_view, 7> phase_names = {"shop",   "draw",      "choose", "act",
                                                         "effect", "vaccinate", "over"};

template <class Pen>
class Observation {
 public:
  Observation(const HappyPigs& game, const State& state, Viewer viewer, Pen& pen)
      : game_(game), s(state), viewer_(viewer), pen_(pen) {
    const Card* card = game.card_in_force(s);
    if (card && card->effect.kind == Effect::Kind::cheaper) less_ = card->effect.change;
    if (card && card->effect.kind == Effect::Kind::dearer) more_ = card->effect.change;
  }

  void write() {
    const SeatSet asked = game_.together(s) ? SeatSet(game_.acting(s)) : game_.turn(s).seats;
    Seat seat = viewer_.is_audience() ? Seat::p1 : viewer_.seat();
    for (int i = 0; i < game_.options().seats; ++i, seat = game_.after(seat)) {
      pen_.of_seat(i);
      farm(seat);
      pen_.number("is asked", asked.contains(seat));
    }
    neutral();
    course();
    market();
    pen_.of("card");
    card(s.round);
    if (game_.options().forecast) {
      pen_.of("next card");
      card(s.round + 1);
    }
    cards_to_come();
  }

 private:
  // HP-8, HP-17: until all choices are in, each is known to who made it.
  bool knows_choice_of(Seat seat) const {
    return s.phase != Phase::choose || !game_.secret_choices() || viewer_.is(seat);
  }
  bool knows_neutral() const { return s.phase != Phase::choose || viewer_.is(s.neutral_holder); }

  void choice(Action action, bool known) {
    pen_.number("has chosen", action != Action::none);
    pen_.one_of("chose ", action_names, at(known ? action : Action::none));
  }

  void farm(Seat seat) {
    const Farm& farm = s.farm(seat);
    pen_.number("money", farm.money);
    pen_.each("", size_names, farm.herd.by_vaccination[0]);
    pen_.each("vaccinated ", size_names, farm.herd.by_vaccination[1]);
    pen_.each("", item_names, farm.items);
    pen_.number("fields", farm.fields);
    pen_.number("price of a field",
                std::max(0, game_.options().market.field_price(farm.fields + 1) - less_[at(Good::field)]));
    choice(farm.choice, knows_choice_of(seat));
    pen_.number("actions left", s.phase == Phase::vaccinate ? 0 : farm.actions);
    pen_.number("is first", s.first == seat);
    pen_.number("has the neutral tiles", s.neutral_holder == seat);
    Heads heads = farm.herd.heads();
    for (Size size : all_sizes) {
      ++heads[at(size)];
      pen_.number(room_names[at(size)], game_.fits(heads, farm.fields));
      --heads[at(size)];
    }
  }

  void neutral() {
    pen_.of("neutral");
    choice(s.neutral, knows_neutral());
  }

  void course() {
    pen_.of("phase");
    pen_.one_of("", phase_names, at(s.phase));
    pen_.of("");
    pen_.number("round", s.is_before_round_one() ? 0 : s.round + 1);
    pen_.number("rounds until the season changes", rounds_a_season - 1 - s.round % rounds_a_season);
    pen_.of("acting");
    const Seat acting = game_.acting(s);
    const Herd fed = game_.fed_of(s, acting);
    pen_.number("parents left", game_.parents_of(s, acting));
    pen_.each("fed ", size_names, fed.by_vaccination[0]);
    pen_.each("fed vaccinated ", size_names, fed.by_vaccination[1]);
  }

  void market() {
    pen_.of("reserve");
    pen_.each("", good_names, s.reserve);
    const PerGood<std::uint8_t>& prices = game_.options().market.prices;
    pen_.of("price");
    for (Good good : all_goods)
      if (good != Good::field) pen_.number(name_of(good), std::max(0, prices[at(good)] - less_[at(good)]));
    pen_.of("sells for");
    for (Size size : all_sizes) pen_.number(name_of(size), prices[at(size)] + more_[at(size)]);
  }

  // Nothing but zeros for a card that nobody knows.
  void card(int round) {
    static constexpr Card no_card;
    const bool known = s.drawn > round;
    const Card& card = known ? game_.card_of(s, round) : no_card;
    const Effect& effect = card.effect;
    using Kind = Effect::Kind;
    const bool has_size = effect.kind == Kind::grow || effect.kind == Kind::money_per_pig ||
                          effect.kind == Kind::most_pigs || effect.kind == Kind::no_room;
    constexpr std::size_t none = 99;
    pen_.each("", action_names, card.numbers);
    pen_.one_of("effect ", effect_names, known ? at(effect.kind) : none);
    pen_.one_of("size ", size_names_or_any, has_size ? effect.what : none);
    pen_.one_of("item ", item_names, effect.kind == Kind::items ? effect.what : none);
    pen_.number("number", effect.number);
    pen_.number("money", effect.money);
    pen_.each("change of ", good_names, effect.change);
  }

  void cards_to_come() {
    using Cards = List<std::uint8_t, most_cards>;
    pen_.of("may come");
    pen_.count(
        most_cards, [](int i) { return "card " + std::to_string(i + 1) + " of the season"; },
        s.drawn < rounds ? game_.unseen_cards(s) : Cards{});
  }

  const HappyPigs& game_;
  const State& s;
  const Viewer viewer_;
  Pen& pen_;
  PerGood<std::uint8_t> less_{};  // what the card in force takes off prices
  PerGood<std::uint8_t> more_{};  // and what it adds for who sells
};

}  // namespace

Path HappyPigs::path(const State&, const Move& move) const {
  Path path;
  path.add(places[packed(move)]);
  return path;
}

std::string HappyPigs::action_name(int action) const { return text({}, all_moves[action]); }

bool HappyPigs::single_actions(const State& s, Seat seat, ActionSet<actions>& set) const {
  List<Move, most_moves> list;
  moves(s, seat, list);
  for (const Move& move : list) set.add(places[packed(move)]);
  return true;
}

Move HappyPigs::move_of(const State&, Seat seat, int action) const {
  Move move = all_moves[action];
  move.seat = seat;
  return move;
}

int HappyPigs::observation_size() const {
  NamePen pen;
  Observation(*this, State{}, Viewer::audience(), pen).write();
  return pen.size();
}

void HappyPigs::observe(const State& s, Viewer viewer, std::int16_t* out) const {
  FeatureWriter pen(out);
  Observation(*this, s, viewer, pen).write();
}

std::string HappyPigs::observation_name(int number) const {
  NamePen pen(number);
  Observation(*this, State{}, Viewer::audience(), pen).write();
  return pen.name();
}

}  // namespace sounder::happy_pigs
