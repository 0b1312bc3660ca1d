// WP-14: plans as offers of several moves. Each can be played as it stands, costs what it says, and together they are
// all there are.
#include "rules/wild_pigs/offers.h"

#include "rules/random_play.h"
#include "rules/wild_pigs/table.h"

namespace sounder::wild_pigs {
namespace {

using Offer = sounder::MovePlan<Move>;

std::vector<Offer> offered(const Table& table) {
  std::vector<Offer> plans;
  table.game().plans(table.s, table.s.seat(), plans);
  return plans;
}

std::vector<std::string> texts(const Table& table, const Offer& offer) {
  std::vector<std::string> all;
  State s = table.s;
  for (const Move& move : offer.moves) {
    all.push_back(table.game().text(s, move));
    table.game().play(s, move);
  }
  return all;
}

// What the parts of `paid` add up to.
struct Paid {
  Cubes cubes;
  int attack = 0;
  int wild = 0;
  bool operator==(const Paid&) const = default;
};
Paid paid_in(const Message& plan) {
  Paid paid;
  for (const MessageArg& part : plan.given.back().items) {
    const int n = static_cast<int>(part.items[0].number);
    if (part.def == &messages::amount_cubes)
      paid.cubes += cubes_of(static_cast<Colour>(part.items[1].number), n);
    else if (part.def == &messages::amount_wild)
      paid.wild += n;
    else if (part.def == &messages::amount_tokens && static_cast<Token>(part.items[1].number) == Token::attack)
      paid.attack += n;
    else
      ADD_FAILURE() << part.def->key;
  }
  return paid;
}

TEST(WildPigsOffers, WP14_a_fight_is_offered_with_its_weapons_and_its_payment) {
  Table table;
  table.put(1, Row::front, "grunt");  // 6R
  table.put(2, Row::front, "sowmo");  // 2B 8G: too dear
  table.arm(1, "pig-whistle");        // 2R less
  table.tokens(1, 1, 0, 0, 0);
  table.p(1).pool = cubes(6, 0, 0);
  const auto plans = offered(table);
  std::set<std::vector<std::string>> ways;
  std::vector<std::string> sentences;
  for (const Offer& plan : plans) {
    ways.insert(texts(table, plan));
    sentences.push_back(table.english(plan.message));
  }
  EXPECT_EQ(ways, (std::set<std::vector<std::string>>{{"fight lane 1", "bare", "pay cubes"},
                                                      {"fight lane 1", "bare", "pay 1 attack"},
                                                      {"fight lane 1", "with pig-whistle", "pay cubes"},
                                                      {"fight lane 1", "with pig-whistle", "pay 1 attack"}}));
  EXPECT_EQ(sentences[0], "Fight Grunt in lane 1 without weapons for 6 red");
  EXPECT_EQ(sentences[3], "Fight Grunt in lane 1 with Pig Whistle for 2 red and 1 attack token");

  // Inside of the fight the same plans go on from where it has come to.
  table.play("fight lane 1", "bare");
  const auto left = offered(table);
  ASSERT_EQ(left.size(), 2u);
  EXPECT_EQ(texts(table, left[1]), (std::vector<std::string>{"pay 1 attack"}));
}

TEST(WildPigsOffers, WP14_what_is_not_asked_is_no_move_of_a_plan) {
  Table table;
  table.put(1, Row::front, "grunt");
  table.p(1).pool = cubes(6, 0, 0);
  const auto plans = offered(table);
  ASSERT_EQ(plans.size(), 1u);
  EXPECT_EQ(texts(table, plans[0]), (std::vector<std::string>{"fight lane 1"}));
}

TEST(WildPigsOffers, a_target_with_too_many_ways_is_left_to_be_chosen_step_by_step) {
  Table table(2, {{"edition", 1}});
  table.put(1, Row::front, "porcupig");
  table.put(2, Row::front, "grunt");
  table.own(1, "pig-latin");
  table.tokens(1, 2, 0, 5, 0);
  table.p(1).pool = cubes(9, 9, 9);
  EXPECT_TRUE(table.offers("fight lane 1"));
  EXPECT_GT(offers_for(table.options(), table.s, Target::pig(0, Row::front)).count, WildPigs::most_plans);
  for (const Offer& plan : offered(table)) EXPECT_NE(plan.moves[0], Move::fight(0, Row::front));
}

TEST(WildPigsOffers, nobody_but_the_seat_in_turn_is_offered_anything) {
  Table table;
  table.put(1, Row::front, "grunt");
  table.p(1).pool = table.p(2).pool = cubes(6, 0, 0);
  std::vector<Offer> plans;
  table.game().plans(table.s, Seat::p2, plans);
  EXPECT_TRUE(plans.empty());
}

// Every way through the steps from here, counted.
int ways_through(const WildPigs& game, const State& s) {
  if (!game.inside_a_move(s)) return 1;
  MoveListOf<WildPigs> moves;
  game.moves(s, s.seat(), moves);
  int ways = 0;
  for (const Move& move : moves) {
    State next = s;
    game.play(next, move);
    ways += ways_through(game, next);
  }
  return ways;
}

// Plays a plan; true if every move of it was legal and the fight is through with the last.
bool plays(const WildPigs& game, State s, const Offer& plan) {
  for (const Move& move : plan.moves) {
    MoveListOf<WildPigs> moves;
    game.moves(s, s.seat(), moves);
    if (std::find(moves.begin(), moves.end(), move) == moves.end()) return false;
    game.play(s, move);
  }
  return !game.inside_a_move(s);
}

TEST(WildPigsOffers, in_whole_matches_every_plan_can_be_played_and_none_is_missing) {
  int plans_seen = 0;
  for (int edition : {0, 1})
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const Table table(2 + static_cast<int>(seed % 3), {{"edition", edition}});
      const WildPigs& game = table.game();
      Rng rng(seed);
      State s = game.start();
      for (Turn turn = game.turn(s); !turn.is_over(); turn = game.turn(s)) {
        if (turn.decides()) {
          std::vector<Offer> plans;
          game.plans(s, s.seat(), plans);
          std::map<std::string, int> of_target;  // by the move that names it
          for (const Offer& plan : plans) {
            ++plans_seen;
            ASSERT_TRUE(plays(game, s, plan));
            if (s.phase == Phase::act) ++of_target[game.text(s, plan.moves[0])];
          }
          MoveListOf<WildPigs> moves;
          game.moves(s, s.seat(), moves);
          for (const Move& move : moves) {
            if (move.kind != Move::Kind::fight && move.kind != Move::Kind::threshold) continue;
            State begun = s;
            game.play(begun, move);
            const int ways = ways_through(game, begun);
            EXPECT_EQ(of_target[game.text(s, move)], ways > WildPigs::most_plans ? 0 : ways);
          }
        }
        game.play(s, random_step(game, s, turn, rng));
      }
    }
  EXPECT_GT(plans_seen, 300);
}

TEST(WildPigsOffers, a_plan_costs_what_it_says) {
  Table table;
  table.put(1, Row::front, "porcupig");  // 4/4/3
  table.tokens(1, 1, 0, 1, 0);
  table.p(1).pool = cubes(4, 4, 3);
  const auto plans = offered(table);
  ASSERT_FALSE(plans.empty());
  for (const Offer& plan : plans) {
    State s = table.s;
    for (const Move& move : plan.moves) table.game().play(s, move);
    const PlayerState& before = table.s.players[0];
    PlayerState after = s.players[0];
    // Spoils: 1 wild and 1B; the turn goes on.
    after.tokens[at(Token::wild)] = static_cast<std::uint8_t>(after.count(Token::wild) - 1);
    after.pool -= cubes(0, 1, 0);
    ASSERT_EQ(s.seat(), Seat::p1) << table.english(plan.message);
    const Paid spent = {before.pool - after.pool, before.count(Token::attack) - after.count(Token::attack),
                        before.count(Token::wild) - after.count(Token::wild)};
    EXPECT_EQ(paid_in(plan.message), spent) << table.english(plan.message);
  }
}

}  // namespace
}  // namespace sounder::wild_pigs
