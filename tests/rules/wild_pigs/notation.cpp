// Texts both ways, reasons in words, what is told, the view.
#include <boost/json.hpp>

#include "rules/wild_pigs/table.h"

namespace sounder::wild_pigs {
namespace {

TEST(WildPigsNotation, a_fight_reads_as_the_rulings_write_it) {
  Table table;
  table.put(1, Row::front, "grunt");
  table.put(2, Row::front, "grunt");
  table.put(2, Row::mid, "porcupig");  // 4/4/3
  table.arm(1, "pike");
  table.arm(1, "slingshot");
  table.own(1, "pig-latin");
  table.tokens(1, 1, 1, 1, 0);
  table.p(1).pool = cubes(9, 9, 9);
  EXPECT_EQ(table.moves("fight"), (Texts{"fight lane 1", "fight lane 2", "fight lane 2 mid"}));
  table.play("fight lane 2 mid");
  EXPECT_EQ(table.moves(), (Texts{"with slingshot", "with pike, slingshot"}));
  EXPECT_EQ(table.english(table.game().prompt(table.s, Seat::p1)), "Choose the weapons against Porcupig in lane 2.");
  table.play("with slingshot, pike");  // in any order
  // 2R 1B are left, one of them off: an attack token saves 2R, a wild token one cube.
  EXPECT_EQ(table.moves(), (Texts{"pay discount R", "pay discount B", "pay 1 wild R discount R",
                                  "pay 1 wild B discount R", "pay 1 attack discount B"}));
  EXPECT_EQ(table.refusal("pay 3 attack"), "That does not pay for it, or another way spends less.");
  EXPECT_EQ(table.refusal("end"), "The fight is on: choose the payment, as in `pay cubes`.");
}

TEST(WildPigsNotation, every_form_parses_to_what_it_says) {
  Table table;
  table.offer(Ware::upgrade, "pig-latin");
  table.own(1, "trough-forge");
  table.own(1, "prism-snout");
  table.p(1).slots = {3, 1};
  table.tokens(1, 1, 1, 1, 0);
  table.p(1).pool = cubes(3, 2, 2);
  table.p(1).free_stances = 1;
  for (const char* text :
       {"stance tactical", "free stance tactical", "prepare wild", "buy pig-latin", "buy pig-latin with 1 wild B",
        "extend weapon", "convert 3 R to B", "use trough-forge attack", "use prism-snout R"})
    EXPECT_EQ(table.refusal(text), "") << text;
}

TEST(WildPigsNotation, refusals_say_why) {
  Table table;
  table.put(2, Row::front, "grunt");
  table.arm(1, "pike");
  table.tokens(1, 0, 0, 1, 0);
  table.p(1).pool = cubes(1, 1, 0);
  table.offer(Ware::weapon, "slingshot");
  const std::pair<const char*, const char*> reasons[] = {
      {"", "Nothing is said."},
      {"dance",
       "`dance` is no move: expected `fight`, `stance`, `prepare`, `buy`, `extend`, `convert`, `use`, `threshold` or "
       "`end`."},
      {"fight", "Expected a lane, as in `fight lane 2` or `fight lane 2 mid`."},
      {"fight lane 9", "There is no lane 9: lanes are 1 to 2."},
      {"fight lane 1", "Lane 1 is empty."},
      {"fight lane 2 attic", "`attic` is no row: expected back, mid or front."},
      {"fight lane 2 mid", "There is nothing in that row."},
      {"fight lane 2",
       "It costs 6 red: even with every weapon and token you lack 5 red, and have 1 wild token for it."},
      {"stance balanced", "You are Balanced already."},
      {"stance funny", "Expected a stance: aggressive, tactical, hunkered or balanced."},
      {"free stance tactical", "You have no free re-stance."},
      {"prepare mass", "No upgrade of yours unlocks mass tokens."},
      {"buy truffles", "`truffles` is neither an upgrade nor a weapon."},
      {"buy slingshot", "You have no free weapon slot."},
      {"buy pike", "Pike is not for sale now."},
      {"convert 1 R to B", "You have no conversion token."},
      {"use pike R", "`pike` is no upgrade."},
      {"threshold 1", "The boss is not here yet."},
      {"threshold 4", "Expected a threshold from 1 to 3."},
      {"with pike", "No fight is on, and nothing is to be lost."},
      {"with lance", "You have no weapon `lance`."},
      {"lose 1R 1B", "No fight is on, and nothing is to be lost."},
      {"end", "The main action comes first: fight, re-stance or prepare."},
      {"end now", "Nothing follows `end`."},
      {"threat grunt", "No fight is on, and nothing is to be lost."},
  };
  for (const auto& [text, reason] : reasons) EXPECT_EQ(table.refusal(text), reason) << text;
  EXPECT_EQ(table.english(table.game().parse(table.s, Seat::p2, "end").reason), "It is p1’s turn.");
}

TEST(WildPigsNotation, what_the_rules_do_by_themselves_is_told) {
  Table table;
  table.put(1, Row::front, "sowmo", 2);
  table.put(2, Row::front, "grunt");
  table.play("prepare attack");
  EXPECT_EQ(table.told,
            "p1 prepares an attack token. p1 gets a wild token. Sowmo grows to 3 weights. Sowmo attacks p1. p1 takes a "
            "wound. Grunt "
            "attacks p1. p1 takes a wound. p2 takes 2 red, 2 blue and 2 green.");
}

TEST(WildPigsView, says_who_will_attack_whom_when_the_turn_ends) {
  Table table;
  table.put(1, Row::front, "sowmo", 2);
  table.put(2, Row::front, "ham-burglar");
  table.p(1).pool = cubes(1, 1, 0);
  table.p(2).stance = Stance::tactical;
  const auto view = boost::json::parse(table.any->view(AnyState::of(table.s), Viewer::audience())).as_object();
  const auto& lanes = view.at("lanes").as_array();
  const auto front = [&](std::size_t lane) { return lanes[lane].at("front").as_object(); };
  EXPECT_EQ(boost::json::serialize(front(0).at("will_attack")),
            R"({"seat":"p1","wounds":1,"steals":0,"weights":0})");  // it grows first
  EXPECT_EQ(boost::json::serialize(front(0).at("dangerous_to")), R"(["p1"])");
  EXPECT_EQ(boost::json::serialize(front(1).at("will_attack")), R"({"seat":"p1","wounds":0,"steals":2,"weights":0})");
  EXPECT_EQ(boost::json::serialize(front(1).at("dangerous_to")), R"(["p1","p2"])");
  EXPECT_EQ(boost::json::serialize(front(0).at("cost")), R"({"R":0,"B":2,"G":10})");
}

TEST(WildPigsView, shows_some_of_many_plans_and_counts_them_all) {
  Table table(2, {{"edition", 1}});
  table.put(1, Row::front, "porcupig");
  table.arm(1, "pike");
  table.own(1, "pig-latin");
  table.tokens(1, 2, 0, 5, 0);
  table.p(1).pool = cubes(9, 9, 9);
  table.play("fight lane 1");
  std::size_t plans = 0;
  MoveListOf<WildPigs> sets;
  table.game().moves(table.s, Seat::p1, sets);
  for (const Move& set : sets) {
    State next = table.s;
    table.game().play(next, set);
    MoveListOf<WildPigs> ways;
    table.game().moves(next, Seat::p1, ways);
    plans += static_cast<std::size_t>(ways.size());
  }
  const auto view = boost::json::parse(table.any->view(AnyState::of(table.s), Viewer::audience())).as_object();
  EXPECT_EQ(view.at("fight").at("plan_count").to_number<std::size_t>(), plans);
  EXPECT_EQ(view.at("fight").at("plans").as_array().size(), static_cast<std::size_t>(WildPigs::most_plans));
  EXPECT_GT(plans, 60u);
}

TEST(WildPigsView, lists_the_plans_of_a_fight) {
  Table table;
  table.put(1, Row::front, "sowmo");
  table.arm(1, "pike");
  table.tokens(1, 0, 0, 0, 1);
  table.p(1).pool = cubes(0, 2, 6);
  table.play("fight lane 1");
  const auto view = boost::json::parse(table.any->view(AnyState::of(table.s), Viewer::audience())).as_object();
  EXPECT_EQ(boost::json::serialize(view.at("fight").at("steady")), R"({"R":0,"B":0,"G":2})");
  EXPECT_EQ(
      boost::json::serialize(view.at("fight").at("plans")),
      R"([{"texts":["bare"],"key":"plan.fight","pig":{"of":"threats","id":"sowmo","name":"Sowmo"},"lane":1,"row":"front","foremost":true,)"
      R"("weapons":[],"paid":[{"key":"amount.cubes","n":2,"colour":"B"},{"key":"amount.cubes","n":6,"colour":"G"}]},)"
      R"({"texts":["with pike"],"key":"plan.fight","pig":{"of":"threats","id":"sowmo","name":"Sowmo"},"lane":1,"row":"front","foremost":true,)"
      R"("weapons":[{"of":"weapons","id":"pike","name":"Pike"}],"paid":[{"key":"amount.cubes","n":3,"colour":"G"}]}])");
}

}  // namespace
}  // namespace sounder::wild_pigs
