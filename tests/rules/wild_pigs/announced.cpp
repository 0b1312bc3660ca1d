// What the view announces at the end of a turn is what comes (WP-11, WP-17, WP-18, WP-29).
#include <boost/json.hpp>

#include "rules/wild_pigs/table.h"

namespace sounder::wild_pigs {
namespace {

// The Front threats that attack in a move's story or are announced to attack, lane by lane.
using Attackers = std::vector<std::string>;

struct Announced {
  Attackers attackers;
  int wounds = 0;
  int steals = 0;
  std::array<int, most_lanes> weights{};  // that are not a Massive's growing

  explicit Announced(const std::string& view) {
    const boost::json::value parsed = boost::json::parse(view);
    std::size_t lane = 0;
    for (const auto& entry : parsed.at("lanes").as_array()) {
      const std::size_t here = lane++;
      const auto& front = entry.at("front");
      if (!front.is_object() || !front.at("will_attack").is_object()) continue;
      const auto number = [&](const char* name) {
        return static_cast<int>(front.at("will_attack").at(name).as_int64());
      };
      attackers.emplace_back(front.at("id").as_string());
      wounds += number("wounds");
      steals += number("steals");
      weights[here] = number("weights");
    }
  }
};

Attackers attackers_in(const Narration& narration) {
  Attackers found;
  for (const Told& told : narration)
    if (told.message.def == &messages::told_attack || told.message.def == &messages::told_attack_fattens)
      found.emplace_back(boost::json::parse(json_of(told.message)).at("pig").at("id").as_string());
  return found;
}

bool ends_turn(const State& s, const Move& move) { return move.kind == Move::Kind::end && !s.at_boss; }

// One random match: at every `end` and at every choice of lost cubes, what is announced against what follows until the
// seat's turn is over. Answers with how many choices of lost cubes there were.
int check_match(const Table& table, std::uint64_t seed) {
  const WildPigs& game = table.game();
  struct Moment {
    State s;
    Announced announced;
    Attackers came;
  };
  std::vector<Moment> open;  // of the turn that is about to end
  int choices = 0;
  Rng rng(seed);
  State s = game.start();
  while (!game.turn(s).is_over()) {
    if (game.turn(s).is_chance()) {
      game.play(s, game.draw(s, rng));
      continue;
    }
    MoveListOf<WildPigs> moves;
    game.moves(s, s.seat(), moves);
    const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    const bool chooses = s.phase == Phase::lose_cubes && !s.at_boss;
    choices += chooses;
    if (chooses || ends_turn(s, move))
      open.push_back({s, Announced(table.any->view(AnyState::of(s), Viewer::audience())), {}});
    Narration narration;
    game.tell(s, move, narration);
    const Seat seat = s.seat();
    game.play(s, move);
    for (Moment& moment : open)
      for (const std::string& pig : attackers_in(narration)) moment.came.push_back(pig);
    if (s.phase == Phase::lose_cubes && !s.at_boss) continue;
    const bool goes_on = game.turn(s).decides() && s.seat() == seat;  // it plays first in the next round
    for (const Moment& moment : open) {
      const PlayerState& before = moment.s.players[at(seat)];
      const PlayerState& after = s.players[at(seat)];
      const Announced& announced = moment.announced;
      EXPECT_EQ(announced.attackers, moment.came);
      EXPECT_EQ(announced.wounds, after.wounds - before.wounds);
      if (!goes_on) {
        EXPECT_EQ(announced.steals + moment.s.cubes_owed, before.pool.total() - after.pool.total());
      }
      for (std::size_t lane = 0; lane < s.lanes.size(); ++lane) {
        const LanePig& was = moment.s.lanes[lane][Row::front];
        if (!was.there() || table.cards().threats[at(moment.s.era)][was.card].breed == Breed::massive) continue;
        EXPECT_EQ(announced.weights[lane], s.lanes[lane][Row::front].weights - was.weights);
      }
    }
    open.clear();
  }
  return choices;
}

struct Played {
  std::map<std::string, int> options;
  bool default_cards = false;  // else those of the set `classic`

  Table table(int seats) const {
    return default_cards ? Table(Setup{"wild-pigs", seats, options, {}}) : Table(seats, options);
  }
};

class WildPigsAnnounced : public testing::TestWithParam<Played> {};

TEST_P(WildPigsAnnounced, attacks_at_the_end_of_a_turn_are_those_that_come) {
  int choices = 0;
  for (int seats = 2; seats <= most_seats; ++seats)
    for (std::uint64_t seed = 0; seed < 25 && !HasFailure(); ++seed)
      choices += check_match(GetParam().table(seats), seed);
  EXPECT_GT(choices, 100);
}

INSTANTIATE_TEST_SUITE_P(Editions, WildPigsAnnounced,
                         testing::Values(Played{}, Played{{{"edition", 1}}}, Played{{}, true}));

boost::json::value attack_of(const Table& table, std::size_t lane) {
  const auto view = boost::json::parse(table.any->view(AnyState::of(table.s), Viewer::audience()));
  return view.at("lanes").at(lane - 1).at("front").at("will_attack");
}

TEST(WildPigsView, while_cubes_are_chosen_only_the_lanes_to_come_are_announced) {
  Table table(3);
  table.put(1, Row::front, "ham-burglar");  // Cunning
  table.put(2, Row::front, "sowmo", 1);     // Massive
  table.put(3, Row::front, "ham-burglar");
  table.p(1).pool = cubes(2, 1, 0);
  table.tokens(1, 0, 0, 0, 0);
  table.play("prepare wild", "end");
  ASSERT_EQ(table.s.phase, Phase::lose_cubes);
  EXPECT_TRUE(attack_of(table, 1).is_null());  // it has attacked
  EXPECT_EQ(boost::json::serialize(attack_of(table, 2)), R"({"seat":"p1","wounds":0,"steals":0,"weights":0})");
  EXPECT_EQ(table.pig(2, Row::front).weights, 2);  // it has grown already
  EXPECT_EQ(boost::json::serialize(attack_of(table, 3)), R"({"seat":"p1","wounds":1,"steals":1,"weights":0})");
}

TEST(WildPigsView, a_pig_with_all_its_weights_gains_none) {
  Table table;
  table.put(1, Row::front, "porcupig", 3);  // Hybrid
  table.p(1).stance = Stance::hunkered;
  EXPECT_EQ(boost::json::serialize(attack_of(table, 1)), R"({"seat":"p1","wounds":1,"steals":0,"weights":0})");
  table.play("prepare wild", "end");
  EXPECT_EQ(table.told.find("puts on weight"), std::string::npos) << table.told;
}

}  // namespace
}  // namespace sounder::wild_pigs
