// What the game says about its secrets (HasSecrets): from whom a choice is hidden, whose screen is not for others,
// which steps a record in progress leaves out, and when something becomes known.
#include <gtest/gtest.h>

#include "rules/happy_pigs/farmyard.h"

namespace sounder::happy_pigs {
namespace {

Move move_of(const Farmyard& yard, Seat seat, std::string_view text) {
  return yard.game().parse(yard.state, seat, text).move.value();
}
SeatSet hidden_from(const Farmyard& yard, Seat seat, std::string_view text) {
  return yard.game().hidden_from(yard.state, seat, move_of(yard, seat, text));
}
bool reveals(const Farmyard& yard, Seat seat, std::string_view text) {
  return yard.game().reveals(yard.state, seat, move_of(yard, seat, text));
}
SeatSet secret_from(const Farmyard& yard, Seat asked) { return yard.game().secret_from(yard.state, asked); }
int secret_steps(const Farmyard& yard) { return yard.game().secret_steps(yard.state); }

SeatSet of(std::initializer_list<Seat> seats) {
  SeatSet set;
  for (Seat seat : seats) set |= seat;
  return set;
}
constexpr Seat audience = Seat::nobody;
constexpr SeatSet nobody;

TEST(HappyPigsSecrets, HP8_a_choice_is_hidden_from_all_others_until_the_last_is_in) {
  Farmyard yard(3);
  yard.herd(p1, "B").round(1, "Land Office");
  EXPECT_EQ(secret_steps(yard), 0);
  EXPECT_EQ(secret_from(yard, p2), of({p1, p3, audience})) << "what p2 is about to choose";
  EXPECT_EQ(hidden_from(yard, p2, "choose sell"), of({p1, p3, audience}));
  EXPECT_FALSE(reveals(yard, p2, "choose sell"));
  yard.play(p2, "choose sell");
  EXPECT_EQ(secret_steps(yard), 1);
  EXPECT_EQ(secret_from(yard, p2), of({p1, p3, audience})) << "it shows what p2 has chosen";
  yard.play(p3, "choose mate");
  EXPECT_EQ(secret_steps(yard), 2);
  EXPECT_EQ(secret_from(yard, p1), nobody) << "p1 knows nothing that others don't, and its choice is open at once";
  EXPECT_EQ(hidden_from(yard, p1, "choose sell"), nobody);
  EXPECT_TRUE(reveals(yard, p1, "choose sell"));
  yard.play(p1, "choose sell");
  EXPECT_EQ(secret_steps(yard), 0);
  EXPECT_EQ(secret_from(yard, p1), nobody);
  EXPECT_EQ(hidden_from(yard, p1, "sell big"), nobody);
  EXPECT_FALSE(reveals(yard, p1, "sell big"));
}

TEST(HappyPigsSecrets, HP17_who_lays_the_neutral_action_keeps_two_secrets) {
  Farmyard yard(2);
  yard.round(1, "Land Office").play(p1, "choose feed");
  EXPECT_EQ(hidden_from(yard, p2, "choose sell"), of({p1, audience})) << "the neutral one is still to come";
  EXPECT_FALSE(reveals(yard, p2, "choose sell"));
  yard.play(p2, "choose sell");
  EXPECT_EQ(secret_steps(yard), 2);
  EXPECT_EQ(secret_from(yard, p2), of({p1, audience})) << "it shows p2's own action";
  EXPECT_EQ(hidden_from(yard, p2, "neutral feed"), nobody) << "the last of the round";
  EXPECT_TRUE(reveals(yard, p2, "neutral feed"));

  Farmyard early(2);
  early.round(1, "Land Office").play(p2, "choose sell");
  EXPECT_EQ(hidden_from(early, p2, "neutral feed"), of({p1, audience}));
  early.play(p2, "neutral feed");
  EXPECT_EQ(secret_steps(early), 2);
  EXPECT_EQ(secret_from(early, p1), nobody);
  EXPECT_TRUE(reveals(early, p1, "choose feed"));
}

TEST(HappyPigsSecrets, HP18_of_open_actions_only_the_neutral_one_is_a_secret) {
  Farmyard yard(2, {{"open_actions", 1}});
  yard.round(1, "Land Office");
  EXPECT_EQ(secret_from(yard, p2), of({p1, audience}));
  EXPECT_EQ(hidden_from(yard, p2, "neutral sell"), of({p1, audience}));
  yard.play(p2, "neutral sell");
  EXPECT_EQ(secret_steps(yard), 1);
  EXPECT_EQ(secret_from(yard, p1), nobody);
  EXPECT_EQ(hidden_from(yard, p1, "choose mate"), nobody);
  EXPECT_FALSE(reveals(yard, p1, "choose mate"));
  yard.play(p1, "choose mate");
  EXPECT_EQ(secret_steps(yard), 2) << "an open choice after it was made by somebody who could not know it";
  EXPECT_EQ(secret_from(yard, p2), of({p1, audience})) << "the screen shows the neutral action";
  EXPECT_EQ(hidden_from(yard, p2, "choose buy"), nobody);
  EXPECT_TRUE(reveals(yard, p2, "choose buy"));
}

TEST(HappyPigsSecrets, HP18_open_actions_of_three_have_no_secret_at_all) {
  Farmyard yard(3, {{"open_actions", 1}});
  yard.round(1, "Land Office");
  for (Seat seat : {p1, p2, p3}) {
    EXPECT_EQ(secret_steps(yard), 0);
    EXPECT_EQ(secret_from(yard, seat), nobody);
    EXPECT_EQ(hidden_from(yard, seat, "choose feed"), nobody);
    EXPECT_FALSE(reveals(yard, seat, "choose feed"));
    yard.play(seat, "choose feed");
  }
}

}  // namespace
}  // namespace sounder::happy_pigs
