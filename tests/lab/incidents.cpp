// What befalls seats without a move that says so: who is alone with an action in Happy Pigs.
#include "lab/incidents.h"

#include <gtest/gtest.h>

#include "lab/run.h"
#include "lab/sections.h"
#include "match/played.h"
#include "rules/happy_pigs/farmyard.h"

namespace sounder::lab {
namespace {

using happy_pigs::Farmyard;
using happy_pigs::HappyPigs;

// What the last of these choices brings about, as "p1 feed alone"; the choices before it must bring about nothing.
std::vector<std::string> told(Farmyard& yard, std::initializer_list<std::pair<Seat, const char*>> choices) {
  std::vector<std::string> names;
  for (const auto& [seat, text] : choices) {
    EXPECT_TRUE(names.empty()) << "told before all had chosen";
    std::vector<Incident> events;
    yard.game().events(yard.state, *yard.game().parse(yard.state, seat, text).move, events);
    for (const Incident& event : events)
      names.push_back(name_of(event.seat) + " " +
                      std::string(HappyPigs::incident_names[static_cast<std::size_t>(event.which)]));
    yard.play(seat, text);
  }
  return names;
}

TEST(LabEvents, tell_who_is_alone_when_the_last_choice_is_in) {
  Farmyard yard(3);
  yard.round(1, "Land Office");
  EXPECT_EQ(told(yard, {{Seat::p1, "choose feed"}, {Seat::p2, "choose sell"}, {Seat::p3, "choose feed"}}),
            (std::vector<std::string>{"p1 feed in company", "p2 alone", "p2 sell alone", "p3 feed in company"}));
}

// HP-17: the neutral action takes a share like a third player.
TEST(LabEvents, the_neutral_action_is_company) {
  Farmyard yard(2);
  yard.round(1, "Land Office");
  EXPECT_EQ(told(yard, {{Seat::p1, "choose mate"}, {Seat::p2, "choose feed"}, {Seat::p2, "neutral mate"}}),
            (std::vector<std::string>{"p1 mate in company", "p2 alone", "p2 feed alone"}));
}

Tally tally_of(const GamePtr& game, const std::vector<std::string>& bots, std::uint32_t matches) {
  Experiment experiment;
  experiment.matches = matches;
  experiment.course_matches = 0;
  experiment.luck_matches = 0;
  experiment.cases = {{"case", game, bots, {}}};
  RunPlan plan;
  plan.keep = [](const BlockResult&, const Findings&) -> Expected<void> { return {}; };
  return run(experiment, plan, {}).value().tallies[0];
}

TEST(LabEvents, every_seat_is_alone_or_in_company_in_each_of_16_rounds) {
  const Tally tally = tally_of(game_of({"happy-pigs", 4, {}, {}}), {"random", "random", "random", "random"}, 100);
  double all = 0;
  double alone = 0;
  for (const auto& [name, event] : tally.events) {
    EXPECT_EQ(spread(event.sides).n, 400u) << name << ": those whom it never befell count too";
    if (name != "alone") all += spread(event.sides).mean;
    if (name.ends_with(" alone")) alone += spread(event.sides).mean;
  }
  EXPECT_NEAR(all, 16, 1e-9);
  EXPECT_NEAR(alone, spread(tally.events.at("alone").sides).mean, 1e-9);
  // Four who choose at random: alone with probability (3/4)^3.
  EXPECT_NEAR(alone / 16, 27.0 / 64, 0.03);
}

// Two matches by hand: p1 wins and was alone 3 times against 1 and 2, then p1 and p2 share the victory with 0 and 2
// against 1.
TEST(LabEvents, how_much_oftener_the_winner_had_it) {
  Tally tally;
  tally.matches = 2;
  tally.seats.resize(3);
  EventTally& event = tally.events["alone"];
  event.sides = {{0, 1}, {1, 2}, {2, 2}, {3, 1}};
  event.wins = {{0, 30}, {1, 0}, {2, 30}, {3, 60}};
  event.ahead = (3 * 3 - 6) * 60 + (3 * 1 - 3) * 60;  // 3 less the mean 2, then 1 less the mean 1
  event.ahead_squares = 180 * 180;
  const auto events = events_of(tally);
  ASSERT_EQ(events.size(), 1u);
  EXPECT_NEAR(events[0].ahead.value, 0.5, 1e-12);
  EXPECT_NEAR(events[0].mean, 1.5, 1e-12);
  EXPECT_NEAR(events[0].by_times[2].win.value, 0.25, 1e-12);
}

TEST(LabEvents, games_without_any_have_none) {
  EXPECT_TRUE(tally_of(game_of({"bite-the-pumpkin", 2, {}, {}}), {"random", "random"}, 3).events.empty());
}

// The course is looked at in the first matches only, and says in how many.
TEST(LabWinCurve, is_that_of_the_first_matches) {
  Experiment experiment;
  experiment.matches = 50;
  experiment.course_matches = 20;
  experiment.luck_matches = 0;
  experiment.cases = {{"case", game_of({"bite-the-pumpkin", 2, {}, {}}), {"random", "random"}, {}}};
  std::string lines;
  RunPlan plan;
  plan.keep = [&](const BlockResult& block, const Findings&) -> Expected<void> {
    lines += block.lines;
    return {};
  };
  const Tally tally = run(experiment, plan, {}).value().tallies[0];
  EXPECT_EQ(tally.matches, 50u);
  EXPECT_EQ(tally.course_matches, 20u);
  EXPECT_EQ(spread(tally.lead_changes).n, 20u);
  std::size_t told = 0;
  for (std::size_t at = lines.find("lead_changes"); at != std::string::npos; at = lines.find("lead_changes", at + 1))
    ++told;
  EXPECT_EQ(told, 20u);
}

}  // namespace
}  // namespace sounder::lab
