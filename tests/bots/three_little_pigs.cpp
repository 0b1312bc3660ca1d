// The bots of The Three Little Pigs: the dice are exact, plain moves are found, the levels stand in order, reasons are
// true.
#include <gtest/gtest.h>

#include <set>

#include "bots/make.h"
#include "bots/three_little_pigs/search_traits.h"
#include "i18n/english.h"
#include "rules/three_little_pigs/names.h"

namespace sounder::bots {
namespace {

using namespace three_little_pigs;
using Pigs = std::shared_ptr<const Adapter<ThreeLittlePigs>>;

Pigs pigs(const Options& options) {
  return std::make_shared<const Adapter<ThreeLittlePigs>>(options, Setup{"three-little-pigs", options.seats, {}, {}});
}
Pigs pigs(int seats = 2, bool veteran = false) {
  Options options;
  options.seats = static_cast<std::int8_t>(seats);
  options.veteran = veteran;
  options.first_seat = 1;
  return pigs(options);
}

// p1 is about to roll; every top is plain.
State table(const ThreeLittlePigs& game) {
  State s = game.start();
  while (s.phase == Phase::turn_up) game.play(s, Move::top(false));
  return s;
}

Dice dice(std::string_view letters) {
  Dice shown;
  for (int die = 0; die < dice_count; ++die)
    shown = shown.with(die, static_cast<Face>(face_letters.find(letters[static_cast<std::size_t>(die)])));
  return shown;
}

State after_roll(const ThreeLittlePigs& game, State s, std::string_view letters) {
  s.rolling = all_dice;
  game.play(s, Move::roll(dice(letters)));
  return s;
}

void build(State& s, Seat owner, std::initializer_list<TileKind> tiles) {
  const int house = s.start_house(owner);
  for (TileKind kind : tiles) s.house(owner, house).add(kind, false);
}

constexpr TileKind straw_door{Material::straw, Part::door};
constexpr TileKind straw_window{Material::straw, Part::window};
constexpr TileKind straw_roof{Material::straw, Part::roof};
constexpr TileKind brick_door{Material::brick, Part::door};
constexpr TileKind brick_window{Material::brick, Part::window};
constexpr TileKind brick_roof{Material::brick, Part::roof};

Advice ask(const char* level, const Pigs& game, const State& s, std::uint64_t seed = 1) {
  Rng rng(seed);
  return make_for<ThreeLittlePigs>(level, game)->think(AnyState::of(s), s.seat, rng, {});
}
std::string choice(const char* level, const Pigs& game, const State& s) {
  return game->game.text(s, ask(level, game, s).move.as<Move>());
}

// ---- The dice table ----

// Worth 1 for each end that `good` likes, 0 for others and for the wolf.
template <class Good>
DiceTable table_for(const Box& box, Good&& good, float wolf = 0) {
  DiceTable::Ends ends{};
  for (std::size_t i = 0; i < ends.size(); ++i) ends[i][0] = good(every_symbols<dice_count>[i]) ? 1 : 0;
  return DiceTable(box, Seat::p1, ends, Shares{wolf});
}

// The same turn by going through every roll of every die, with no merging at all.
template <class Good>
float by_force(const ThreeLittlePigs& game, const State& s, int rolls, Good&& good) {
  List<Chance<Move>, ThreeLittlePigs::most_chances> chances;
  game.chances(s, chances);
  float sum = 0;
  float all = 0;
  for (const auto& chance : chances) {
    const Dice shown = chance.move.dice();
    float best = 0;
    if (shown.wolves() < 2) {
      const Shown symbols = Shown::of(shown);
      best = good(symbols.white + symbols.black) ? 1.0f : 0.0f;
      for (std::uint32_t sets = rolls > 1 ? offered_sets(shown) & ~1u : 0; sets; sets &= sets - 1) {
        State next = s;
        next.dice = shown;
        next.rolling = static_cast<DiceSet>(std::countr_zero(sets));
        best = std::max(best, by_force(game, next, rolls - 1, good));
      }
    }
    sum += static_cast<float>(chance.weight) * best;
    all += static_cast<float>(chance.weight);
  }
  return sum / all;
}

TEST(ThreeLittlePigsDice, TP6_a_roll_again_is_worth_what_every_fall_of_the_dice_gives) {
  const Pigs game = pigs();
  const auto three_roofs = [](const Symbols& symbols) { return symbols.of[2] >= 3; };
  const DiceTable exact = table_for(game->game.box(), three_roofs);
  State s = table(game->game);
  s.phase = Phase::roll;
  for (const char* letters : {"DRRWW", "RDxDR", "WWDDD"})
    for (DiceSet again : {DiceSet{0b00011}, DiceSet{0b11001}, DiceSet{0b00001}}) {
      s.dice = dice(letters);
      if (!((offered_sets(s.dice) >> again) & 1)) continue;
      s.rolling = again;
      EXPECT_NEAR(exact.rolling(s.dice, 2, again)[0], by_force(game->game, s, 1, three_roofs), 1e-5f)
          << letters << int{again};
      EXPECT_NEAR(exact.rolling(s.dice, 1, again)[0], by_force(game->game, s, 2, three_roofs), 1e-5f)
          << letters << int{again};
    }
}

TEST(ThreeLittlePigsDice, TP7_the_wolf_comes_as_often_as_two_of_three_black_dice_say) {
  const Pigs game = pigs();
  // Whoever is only paid by the wolf rolls black dice three times; whoever is paid for anything else stops after the
  // first roll.
  const DiceTable hunt = table_for(
      game->game.box(), [](const Symbols&) { return false; }, 1);
  const DiceTable avoid = table_for(
      game->game.box(), [](const Symbols&) { return true; }, 0);
  EXPECT_NEAR(avoid.turn()[0], 1 - 16.0f / 216, 1e-5f);
  const float wolf = 91.0f / 216;  // a die shows a wolf in three rolls
  EXPECT_NEAR(hunt.turn()[0], 3 * wolf * wolf * (1 - wolf) + wolf * wolf * wolf, 1e-5f);
  // With a wolf on the table one of two black dice is enough.
  EXPECT_NEAR(hunt.rolling(dice("DDxDD"), 2, 0b11011)[0], 1 - 25.0f / 36, 1e-5f);
  EXPECT_FLOAT_EQ(avoid.rolling(dice("DDxDD"), 2, 0)[0], 1);
}

// ---- What plain positions ask for ----

// What is on the table when the level has bought all it wants.
State after_buying(const char* level, const Pigs& game, State s) {
  while (s.phase == Phase::buy) {
    game->game.play(s, ask(level, game, s).move.as<Move>());
    while (s.phase == Phase::turn_up) game->game.play(s, Move::top(false));
  }
  return s;
}

TEST(ThreeLittlePigsBots, TP13_the_last_roof_is_bought_to_win_and_not_to_lose) {
  const Pigs game = pigs();
  State s = table(game->game);
  build(s, Seat::p1, {straw_door, straw_window});
  build(s, Seat::p2, {brick_door, brick_window, brick_roof});
  s.stack(straw_window).left = 0;
  s.stack(straw_roof) = {1, 0, Top::plain};  // the last roof empties the second stack
  const auto bought = [&](const char* level) {
    State buying = after_roll(game->game, s, "DDRRD");
    game->game.play(buying, Move::stop());
    return after_buying(level, game, buying);
  };
  for (const char* level : {"strong", "master"}) EXPECT_NE(bought(level).phase, Phase::over) << level;
  build(s, Seat::p1, {brick_door, brick_window, brick_roof});  // now p1 is ahead
  for (const char* level : {"strong", "master"}) EXPECT_EQ(bought(level).phase, Phase::over) << level;
}

// The last roof wins the match on either house; on the brick house it brings more points.
TEST(ThreeLittlePigsBots, of_moves_that_win_for_certain_the_one_with_most_points_is_played) {
  const Pigs game = pigs();
  State s = table(game->game);
  build(s, Seat::p1, {straw_door, straw_window});
  build(s, Seat::p1, {brick_door, brick_window});
  build(s, Seat::p1, {brick_door, brick_window, brick_roof});
  s.stack(straw_window).left = 0;
  s.stack(straw_roof) = {1, 0, Top::plain};
  s = after_roll(game->game, s, "DDRRD");
  game->game.play(s, Move::stop());
  for (const char* level : {"strong", "master"}) {
    const State over = after_buying(level, game, s);
    ASSERT_EQ(over.phase, Phase::over) << level;
    EXPECT_TRUE(over.houses_of(Seat::p1)[1].roofed()) << level;
  }
}

TEST(ThreeLittlePigsBots, the_wolf_blows_on_the_best_house) {
  const Pigs game = pigs();
  State s = table(game->game);
  build(s, Seat::p2, {straw_door});
  build(s, Seat::p2, {straw_door, straw_window, straw_window, straw_roof});
  build(s, Seat::p2, {brick_door, brick_roof});
  s = after_roll(game->game, s, "DDxxD");
  ASSERT_EQ(s.phase, Phase::blow);
  EXPECT_EQ(choice("master", game, s), "blow p2 house 2");
  // `strong` blows on the second best now and then, `casual` often, and both on no other.
  const auto share_on_the_best = [&](const char* level) {
    int best = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      const std::string blown = game->game.text(s, ask(level, game, s, seed).move.as<Move>());
      best += blown == "blow p2 house 2";
      EXPECT_NE(blown, "blow p2 house 1");
    }
    return best / 200.0;
  };
  EXPECT_NEAR(share_on_the_best("strong"), 0.75, 0.1);
  EXPECT_NEAR(share_on_the_best("casual"), 0.2, 0.1);
}

TEST(ThreeLittlePigsBots, dice_that_pay_for_a_whole_house_are_kept) {
  const Pigs game = pigs();
  const State s = after_roll(game->game, table(game->game), "RRDDx");
  for (const char* level : {"strong", "master"}) EXPECT_EQ(choice(level, game, s), "stop") << level;
}

// Every plan of a turn, as the tiles it buys.
std::set<std::string> tiles_planned(const Pigs& game, const State& s) {
  std::set<std::string> planned;
  const TurnAhead turn(game->game, s, &prospects);
  for (const TurnPlan& plan : turn.plans()) {
    if (plan.first == Move::done()) continue;
    std::string tiles = name_of(plan.first.tile());
    if (plan.second != Move::done()) tiles += ", " + name_of(plan.second.tile());
    planned.insert(tiles);
  }
  return planned;
}

TEST(ThreeLittlePigsBots, TP8_plans_and_dice_tables_know_which_second_tile_may_be_bought) {
  for (const bool any : {false, true}) {
    Options options;
    options.first_seat = 1;
    options.two_tiles = any;
    const Pigs game = pigs(options);
    State s = after_roll(game->game, table(game->game), "DDDDD");
    const auto before_buying = tiles_planned(game, s);
    EXPECT_EQ(before_buying.contains("straw door, straw door"), any);
    EXPECT_TRUE(before_buying.contains("straw door, wood door"));
    game->game.play(s, Move::stop());
    game->game.play(s, Move::buy(straw_door, TilePlace::fresh));
    game->game.play(s, Move::top(false));
    EXPECT_EQ(tiles_planned(game, s).contains("straw door"), any);
  }
}

TEST(ThreeLittlePigsBots, a_veteran_ends_a_house_of_one_material_for_its_award) {
  const Pigs game = pigs(2, true);
  State s = table(game->game);
  build(s, Seat::p1, {straw_door, straw_window});
  build(s, Seat::p1, {straw_door, {Material::wood, Part::window}});
  s = after_roll(game->game, s, "RRDWW");
  game->game.play(s, Move::stop());
  const Move move = ask("master", game, s).move.as<Move>();
  State after = s;
  game->game.play(after, move);
  if (move.tile().part != Part::roof) {  // a window first, then the roof
    while (after.phase == Phase::turn_up) game->game.play(after, Move::top(false));
    EXPECT_EQ(choice("master", game, after), "buy straw roof on 1");
  } else {
    EXPECT_EQ(game->game.text(s, move), "buy straw roof on 1");
  }
}

// ---- Levels ----

double share_won(const Pigs& game, const char* upper, const char* lower, int matches) {
  double won = 0;
  for (int i = 0; i < matches; ++i) {
    const int hero = i % 2;
    const std::array<std::unique_ptr<Bot>, 2> bots = {make_for<ThreeLittlePigs>(hero == 0 ? upper : lower, game),
                                                      make_for<ThreeLittlePigs>(hero == 0 ? lower : upper, game)};
    Rng chance(77, static_cast<std::uint64_t>(i / 2));
    Rng thoughts(78, static_cast<std::uint64_t>(i));
    State s = game->game.start();
    while (s.phase != Phase::over) {
      if (game->game.turn(s).is_chance()) {
        game->game.play(s, game->game.draw(s, chance));
        continue;
      }
      const Advice advice =
          bots[static_cast<std::size_t>(index_of(s.seat))]->think(AnyState::of(s), s.seat, thoughts, {});
      game->game.play(s, advice.move.as<Move>());
    }
    const SeatSet winners = game->game.result(s).winners;
    if (winners.contains(seat_at(hero))) won += 1.0 / winners.size();
  }
  return won / matches;
}

TEST(ThreeLittlePigsBots, levels_stand_in_order) {
  EXPECT_GT(share_won(pigs(), "novice", "random", 40), 0.5);
  EXPECT_GT(share_won(pigs(), "casual", "novice", 40), 0.5);
  EXPECT_GT(share_won(pigs(), "strong", "casual", 40), 0.5);
  EXPECT_GT(share_won(pigs(), "master", "casual", 12), 0.5);
}

TEST(ThreeLittlePigsBots, more_seats_and_veterans_play_to_the_end_with_shares_that_add_up) {
  for (int seats = 2; seats <= 5; ++seats)
    for (bool veteran : {false, true}) {
      const Pigs game = pigs(seats, veteran);
      const auto bot = make_for<ThreeLittlePigs>("strong", game);
      Rng rng(9);
      State s = game->game.start();
      while (s.phase != Phase::over) {
        if (game->game.turn(s).is_chance()) {
          game->game.play(s, game->game.draw(s, rng));
          continue;
        }
        float sum = 0;
        for (float share : evaluate(game->game, s)) sum += share;
        EXPECT_NEAR(sum, 1, 1e-4f);
        game->game.play(s, bot->think(AnyState::of(s), s.seat, rng, {}).move.as<Move>());
      }
      EXPECT_LT(s.turns, 300);
    }
}

// An opinion can be asked for at any moment of chance. Before dice fall it is the mean of those after it, as long as
// all of them are of the same turn: where the turn may end at once, what comes after is judged a turn further.
TEST(ThreeLittlePigsBots, an_evaluation_before_the_dice_is_the_mean_of_those_after_them) {
  const Pigs game = pigs(3);
  const auto bot = make_for<ThreeLittlePigs>("strong", game);
  Rng rng(5);
  std::array<int, 3> compared{};  // by rolls made
  State s = game->game.start();
  while (s.phase != Phase::over) {
    if (!game->game.turn(s).is_chance()) {
      game->game.play(s, bot->think(AnyState::of(s), s.seat, rng, {}).move.as<Move>());
      continue;
    }
    const Shares before = SearchTraits<ThreeLittlePigs>::evaluate(game->game, s, rng);
    EXPECT_NEAR(before[0] + before[1] + before[2], 1, 1e-4f);
    ChanceListOf<ThreeLittlePigs> chances;
    game->game.chances(s, chances);
    double sum = 0;
    double weights = 0;
    for (const auto& chance : chances) {
      State after = s;
      game->game.play(after, chance.move);
      if (s.phase != Phase::roll || (after.phase != Phase::choose_dice && after.phase != Phase::blow)) {
        weights = 0;
        break;
      }
      sum += chance.weight * static_cast<double>(SearchTraits<ThreeLittlePigs>::evaluate(game->game, after, rng)[0]);
      weights += chance.weight;
    }
    if (weights > 0) {
      EXPECT_NEAR(sum / weights, before[0], 1e-3) << int{s.rolls} << " rolls made";
      ++compared[s.rolls];
    }
    game->game.play(s, game->game.draw(s, rng));
  }
  EXPECT_GE(compared[0], 3);
  EXPECT_GE(compared[1], 3);
}

// Nothing is secret here, so imagining changes nothing; and the thinking of those who look ahead needs no chance at
// all.
TEST(ThreeLittlePigsBots, thinking_does_not_depend_on_what_a_seat_cannot_know) {
  const Pigs game = pigs();
  const State s = after_roll(game->game, table(game->game), "DWRxD");
  for (const char* level : {"novice", "casual", "strong", "master"}) {
    const Advice first = ask(level, game, s);
    for (std::uint64_t other = 1; other <= 3; ++other) {
      Rng rng(other);
      const Advice again = ask(level, game, game->game.imagine(s, s.seat, rng));
      EXPECT_EQ(first.move, again.move) << level;
      ASSERT_EQ(first.considered.size(), again.considered.size()) << level;
      for (std::size_t i = 0; i < first.considered.size(); ++i) {
        EXPECT_EQ(first.considered[i].move, again.considered[i].move);
        EXPECT_EQ(first.considered[i].share, again.considered[i].share);
      }
    }
  }
}

TEST(ThreeLittlePigsBots, a_budget_limits_the_thinking) {
  const Pigs game = pigs();
  const State s = after_roll(game->game, table(game->game), "DWRxD");
  const auto bot = make_for<ThreeLittlePigs>("master", game);
  Rng rng(1);
  Budget small;
  small.simulations = 5;
  EXPECT_LE(bot->think(AnyState::of(s), s.seat, rng, small).simulations, 5u);
  EXPECT_GT(bot->think(AnyState::of(s), s.seat, rng, {}).simulations, 5u);
  const std::atomic<bool> stopped = true;
  Budget none;
  none.stopped = &stopped;
  EXPECT_LE(bot->think(AnyState::of(s), s.seat, rng, none).simulations, 16u);
}

// ---- Reasons ----

std::string reason(const Pigs& game, const State& s, Move move) {
  const Message why = SearchTraits<ThreeLittlePigs>::reason(game->game, s, s.seat, move);
  return why.empty() ? "" : i18n::english(*game, why);
}

TEST(ThreeLittlePigsBots, reasons_say_what_is_true_of_the_move) {
  const Pigs game = pigs();
  State s = table(game->game);
  build(s, Seat::p1, {straw_door, brick_window});
  build(s, Seat::p2, {straw_door, straw_window, straw_roof});
  const State rolled = after_roll(game->game, s, "RRDDx");
  const std::string again = reason(game, rolled, Move::reroll(0b00100));
  EXPECT_TRUE(again.starts_with("It keeps 1 door and 2 roofs and rolls 1 die again, hoping for a ")) << again;
  EXPECT_TRUE(again.ends_with(". The wolf comes 17 times in 100.")) << again;
  EXPECT_NE(reason(game, rolled, Move::stop()).find("31 times in 100"), std::string::npos)
      << reason(game, rolled, Move::stop());
  State buying = rolled;
  game->game.play(buying, Move::stop());
  EXPECT_EQ(reason(game, buying, Move::buy(straw_roof, on_house(1))), "It completes house 1 for 9 points.");
  EXPECT_EQ(reason(game, buying, Move::buy(straw_door, TilePlace::fresh)),
            "It starts a house that will be worth 2 points under a roof.");
  build(s, Seat::p2, {brick_door});
  const State wolf = after_roll(game->game, s, "RRxxD");
  EXPECT_EQ(reason(game, wolf, Move::blow(Seat::p2, 1)),
            "House 1 of p2 has its roof and is worth 6 points. The wind takes 3.5 of its worth on average.");
  EXPECT_EQ(reason(game, wolf, Move::blow(Seat::p2, 2)),
            "House 2 of p2 will be worth 4 points under a roof. The wind takes 0.3 of its worth on average.");
}

TEST(ThreeLittlePigsBots, reasons_tell_of_the_last_tile_and_of_the_end) {
  const Pigs game = pigs();
  State s = table(game->game);
  build(s, Seat::p1, {brick_window});
  s.stack(straw_door) = {1, 0, Top::pot};
  State buying = after_roll(game->game, s, "DDWWR");
  game->game.play(buying, Move::stop());
  EXPECT_EQ(reason(game, buying, Move::buy(straw_door, on_house(1))),
            "With it and its flowerpot house 1 will be worth 7 points under a roof. It takes the last straw door.");
  EXPECT_EQ(
      reason(game, buying, Move::buy(straw_door, TilePlace::fresh)),
      "It starts a house with a flowerpot that will be worth 3 points under a roof. It takes the last straw door.");
  game->game.play(buying, Move::buy(straw_door, TilePlace::fresh));
  EXPECT_EQ(reason(game, buying, Move::done()), "") << "waiting is for who is behind";
  s.stack({Material::wood, Part::roof}).left = 0;
  s.stack(straw_roof) = {1, 0, Top::plain};
  State ending = after_roll(game->game, s, "RRDDW");
  game->game.play(ending, Move::stop());
  EXPECT_EQ(reason(game, ending, Move::buy(straw_roof, on_house(1))),
            "It completes house 1 for 7 points. It ends the match with 7 points against 0.");
}

// Every reason a bot gives in whole matches has its sentence in every language.
TEST(ThreeLittlePigsBots, reasons_have_sentences_in_every_language) {
  const Pigs game = pigs(3);
  std::set<std::string_view> keys;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    Rng rng(seed);
    State s = game->game.start();
    while (s.phase != Phase::over) {
      if (game->game.turn(s).is_chance()) {
        game->game.play(s, game->game.draw(s, rng));
        continue;
      }
      const Move move = game->game.any_move(s, s.seat, rng);
      const Message why = SearchTraits<ThreeLittlePigs>::reason(game->game, s, s.seat, move);
      keys.insert(why.key());
      game->game.play(s, move);
      if (why.empty()) continue;
      for (const i18n::Language& language : i18n::languages()) {
        const std::string text = i18n::Localizer(language.id, game->setup()).say(why);
        EXPECT_EQ(text.find('['), std::string::npos) << text;
        EXPECT_TRUE(text.ends_with('.')) << text;
      }
    }
  }
  EXPECT_GE(keys.size(), 10u);
}

}  // namespace
}  // namespace sounder::bots
