// The observation encoding: what a viewer is shown, and the actions of its moves.
#include <gtest/gtest.h>

#include "rules/happy_pigs/farmyard.h"
#include "rules/observation_check.h"

namespace sounder::happy_pigs {
namespace {

// An observation by name.
class Seen {
 public:
  Seen(const Farmyard& yard, Viewer viewer)
      : numbers_(observation_check::observation_of(yard.game(), yard.state, viewer)) {
    for (int i = 0; i < yard.game().observation_size(); ++i)
      places_[yard.game().observation_name(i)] = static_cast<std::size_t>(i);
  }
  int operator[](const std::string& name) const { return numbers_[places_.at(name)]; }
  std::vector<int> all(std::initializer_list<const char*> names) const {
    std::vector<int> some;
    for (const char* name : names) some.push_back((*this)[name]);
    return some;
  }
  bool operator==(const Seen&) const = default;

 private:
  observation_check::Numbers numbers_;
  std::map<std::string, std::size_t> places_;
};
using Numbers = std::vector<int>;

constexpr auto choices = {"own: has chosen", "own: chose feed", "own: chose mate", "own: chose buy", "own: chose sell"};
constexpr auto choices_of_next = {"seat +1: has chosen", "seat +1: chose feed", "seat +1: chose mate",
                                  "seat +1: chose buy", "seat +1: chose sell"};
constexpr auto neutral_choice = {"neutral: has chosen", "neutral: chose feed", "neutral: chose mate",
                                 "neutral: chose buy", "neutral: chose sell"};

TEST(HappyPigsNumbers, hold_in_random_matches_of_every_kind) {
  for (const int seats : {2, 3, 6})
    for (const Choices& options : {Choices{}, Choices{{"forecast", 1}}, Choices{{"open_actions", 1}}})
      check_observation(Farmyard(seats, options).game(), 4, 1);
  check_observation(Farmyard(2, {{"neutral", 2}, {"first_seat", 2}}).game(), 4, 1);
}

TEST(HappyPigsNumbers, the_farms_begin_with_the_viewers_own) {
  Farmyard yard(3);
  yard.money(p1, 11)
      .money(p2, 22)
      .money(p3, 33)
      .fields(p3, 2)
      .herd(p3, "BB+sp")
      .items(p3, 3, 2, 1)
      .round(2, "Land Office");
  const Seen own(yard, p3);
  EXPECT_EQ(own.all({"own: money", "seat +1: money", "seat +2: money"}), (Numbers{33, 11, 22}));
  EXPECT_EQ(own.all({"own: piglet", "own: small", "own: average", "own: big", "own: vaccinated big"}),
            (Numbers{1, 1, 0, 1, 1}));
  EXPECT_EQ(own.all({"own: vaccine", "own: supplement", "own: amulet", "own: fields"}), (Numbers{3, 2, 1, 2}));
  EXPECT_EQ(own.all({"own: is first", "seat +1: is first", "seat +2: is first"}), (Numbers{0, 0, 1}))
      << "p2, in round 2";
  const Seen next(yard, p1);
  EXPECT_EQ(next.all({"own: money", "seat +1: money", "seat +2: money"}), (Numbers{11, 22, 33}));
  EXPECT_EQ(next["seat +2: vaccinated big"], 1);
  EXPECT_EQ(Seen(yard, Viewer::audience()).all({"own: money", "seat +1: money", "seat +2: money"}),
            (Numbers{11, 22, 33}));
}

TEST(HappyPigsNumbers, HP3_room_is_what_packs) {
  Farmyard yard(2);
  yard.herd(p1, "AAB").round(1, "Land Office");
  EXPECT_EQ(Seen(yard, p1).all({"own: room for a piglet", "own: room for a small pig", "own: room for an average pig",
                                "own: room for a big pig"}),
            (Numbers{1, 1, 0, 0}));
}

TEST(HappyPigsNumbers, HP8_a_choice_is_the_choosers_own_until_all_are_in) {
  Farmyard yard(3);
  yard.herd(p1, "B").herd(p2, "B").round(1, "Land Office").play(p2, "choose sell");
  const Numbers nothing = {0, 0, 0, 0, 0};
  const Numbers something = {1, 0, 0, 0, 0};
  const Numbers sells = {1, 0, 0, 0, 1};
  EXPECT_EQ(Seen(yard, p2).all(choices), sells);
  EXPECT_EQ(Seen(yard, p1).all(choices), nothing);
  EXPECT_EQ(Seen(yard, p1).all(choices_of_next), something);
  EXPECT_EQ(Seen(yard, Viewer::audience()).all(choices_of_next), something);
  EXPECT_EQ(Seen(yard, p1).all({"own: is asked", "seat +1: is asked", "seat +2: is asked"}), (Numbers{1, 0, 1}));
  Farmyard other(3);
  other.herd(p1, "B").herd(p2, "B").round(1, "Land Office").play(p2, "choose buy");
  EXPECT_EQ(Seen(yard, p1), Seen(other, p1));
  EXPECT_NE(Seen(yard, p2), Seen(other, p2));
  yard.play(p1, "choose sell").play(p3, "choose mate");
  EXPECT_EQ(Seen(yard, p1).all(choices_of_next), sells) << "all are in";
}

TEST(HappyPigsNumbers, HP18_an_open_choice_is_everybodys) {
  Farmyard yard(3, {{"open_actions", 1}});
  yard.round(1, "Land Office").play(p1, "choose sell");
  EXPECT_EQ(Seen(yard, p3).all(choices_of_next), (Numbers{1, 0, 0, 0, 1}));
}

TEST(HappyPigsNumbers, HP17_the_neutral_action_is_known_to_who_lays_it) {
  for (const int open : {0, 1}) {
    Farmyard yard(2, {{"open_actions", open}});
    yard.round(1, "Land Office");
    if (!open) yard.play(p2, "choose sell");
    EXPECT_EQ(Seen(yard, p1)["seat +1: has the neutral tiles"], 1);
    yard.play(p2, "neutral mate");
    EXPECT_EQ(Seen(yard, p2).all(neutral_choice), (Numbers{1, 0, 1, 0, 0}));
    EXPECT_EQ(Seen(yard, p1).all(neutral_choice), (Numbers{1, 0, 0, 0, 0}));
    EXPECT_EQ(Seen(yard, Viewer::audience()).all(neutral_choice), (Numbers{1, 0, 0, 0, 0}));
  }
}

TEST(HappyPigsNumbers, HP15_a_card_is_shown_by_what_it_does) {
  Farmyard yard(2, {{"forecast", 1}});
  yard.round(1, "Land Office");
  const Seen seen(yard, p1);
  const Card& card = yard.game().card_of(yard.state, 0);
  const Card& next = yard.game().card_of(yard.state, 1);
  EXPECT_EQ(seen.all({"card: feed", "card: mate", "card: buy", "card: sell"}),
            Numbers(card.numbers.begin(), card.numbers.end()));
  EXPECT_EQ(seen["card: effect " + std::string(effect_names[at(card.effect.kind)])], 1);
  EXPECT_EQ(seen["card: change of field"], card.effect.change[at(Good::field)]);
  EXPECT_EQ(seen["own: price of a field"], yard.game().buying_price(yard.state, p1, Good::field));
  EXPECT_EQ(seen.all({"next card: feed", "next card: mate", "next card: buy", "next card: sell"}),
            Numbers(next.numbers.begin(), next.numbers.end()));
  EXPECT_EQ(seen["next card: effect " + std::string(effect_names[at(next.effect.kind)])], 1);
}

// The prices of every card, as the rules have them.
TEST(HappyPigsNumbers, HP2_prices_are_those_of_the_moment) {
  Farmyard yard(2);
  int changed = 0;
  for (int place = 0; place < yard.game().options().deck.size(Season::spring); ++place) {
    yard.round(1, yard.game().options().deck.card(Season::spring, place).name());
    const Seen seen(yard, p1);
    for (Good good : all_goods)
      if (good != Good::field) {
        EXPECT_EQ(seen["price: " + std::string(name_of(good))], yard.game().buying_price(yard.state, p1, good));
      }
    for (Size size : all_sizes)
      EXPECT_EQ(seen["sells for: " + std::string(name_of(size))], yard.game().selling_price(yard.state, size));
    changed += yard.game().card_of(yard.state, 0).effect.kind <= Effect::Kind::dearer;
  }
  EXPECT_GT(changed, 0);
}

TEST(HappyPigsNumbers, a_card_that_was_drawn_does_not_come_again) {
  Farmyard yard(2);
  yard.round(1, "Land Office");
  const int drawn = yard.state.cards[0];
  const Seen seen(yard, p1);
  for (int place = 0; place < yard.game().options().deck.size(Season::spring); ++place)
    EXPECT_EQ(seen["may come: card " + std::to_string(place + 1) + " of the season"], place != drawn);
}

TEST(HappyPigsNumbers, an_action_is_the_same_for_every_seat) {
  Farmyard yard(2);
  yard.herd(p1, "Bs").herd(p2, "Bs+").round(1, "Land Office");
  const auto action = [&](Seat seat, std::string_view text) {
    return yard.game().path(yard.state, yard.game().parse(yard.state, seat, text).move.value())[0];
  };
  EXPECT_EQ(action(p1, "choose sell"), action(p2, "choose sell"));
  EXPECT_EQ(yard.game().action_name(action(p1, "choose sell")), "choose sell");
  EXPECT_EQ(yard.game().move_of(yard.state, p2, action(p1, "choose sell")).seat, p2);
  for (int i = 0; i < HappyPigs::actions; ++i) {
    const Move move = yard.game().move_of(yard.state, p1, i);
    EXPECT_EQ(yard.game().path(yard.state, move)[0], i) << yard.game().action_name(i);
  }
}

}  // namespace
}  // namespace sounder::happy_pigs
