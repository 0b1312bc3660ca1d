// The bots of Wild Pigs Will Attack!: what they think a position is worth, what they find, and how they explain it.
#include "bots/arena.h"
#include "bots/wild_pigs/search_traits.h"
#include "rules/wild_pigs/table.h"

namespace sounder::wild_pigs {
namespace {

using bots::GreedyValue;
using bots::SearchTraits;

constexpr std::array<const char*, 3> thinkers = {"casual", "strong", "master"};
constexpr std::uint64_t few = 120;  // simulations

bots::Advice advice(const Table& t, const char* level, const State& state, std::uint64_t simulations = few) {
  bots::Budget budget;
  budget.simulations = simulations;
  return bots::ask_bot(*bots::make_bot(level, t.any).value(), *t.any, AnyState::of(state), state.seat(), 3, 1, budget);
}

void expect_found(const Table& t, const std::string& wanted) {
  for (const char* level : thinkers)
    EXPECT_EQ(t.game().text(t.s, advice(t, level, t.s).move.as<Move>()), wanted) << level;
}

std::string reason_for(const Table& t, const std::string& text) {
  const auto parsed = t.game().parse(t.s, t.s.seat(), text);
  EXPECT_TRUE(parsed.move) << text << ": " << t.english(parsed.reason);
  if (!parsed.move) return "";
  const Message why = SearchTraits<WildPigs>::reason(t.game(), t.s, t.s.seat(), *parsed.move);
  return why.empty() ? "" : t.english(why);
}

double value(const Table& t, Seat seat = Seat::p1) { return GreedyValue<WildPigs>::of(t.game(), t.s, seat); }

// ---- what a position is worth ----

TEST(WildPigsBots, nothing_that_helps_counts_against_a_seat) {
  const auto first = at(Feature::red_for_boss);
  const auto last = at(Feature::weapon_slots);
  for (const auto& edition : worths)
    for (std::size_t f = first; f <= last; ++f)
      for (float worth : {edition[f].dawn, edition[f].dusk, edition[f].nightfall, edition[f].end})
        EXPECT_GE(worth, 0) << "feature " << f;
}

TEST(WildPigsBots, a_seat_through_with_the_days_boss_is_in_the_night) {
  Table t;
  t.s.round = 6;
  EXPECT_EQ(hour_of(t.s, Seat::p1).done, 5);
  t.boss();
  EXPECT_TRUE(hour_of(t.s, Seat::p1).in_turn);
  EXPECT_EQ(hour_of(t.s, Seat::p1).done, 6);
  t.s.place = 1;
  EXPECT_EQ(hour_of(t.s, Seat::p1).era, Era::night);
  EXPECT_EQ(hour_of(t.s, Seat::p1).done, 0);
  EXPECT_EQ(hour_of(t.s, Seat::p2).era, Era::day);
}

TEST(WildPigsBots, cubes_tokens_and_an_engine_are_worth_something_and_a_wound_costs) {
  Table t;
  const double bare = value(t);
  t.p(1).pool = cubes(4, 4, 4);
  const double rich = value(t);
  EXPECT_GT(rich, bare);
  t.tokens(1, 1, 1, 2, 1);
  const double richer = value(t);
  EXPECT_GT(richer, rich);
  t.own(1, "boarchine");
  const double equipped = value(t);
  EXPECT_GT(equipped, richer);
  t.p(1).wounds = 4;
  EXPECT_LT(value(t), equipped - 3);
}

TEST(WildPigsBots, a_pig_that_can_be_paid_is_a_prospect_and_what_is_missing_is_counted) {
  Table t;
  t.put(1, Row::front, "grunt");  // 6R
  t.p(1).pool = cubes(4, 0, 0);
  const auto fight = [&] { return prospect(means_of(t.options(), t.s, t.p(1)), cubes(6, 0, 0), 1); };
  EXPECT_EQ(fight().missing, 2);
  t.tokens(1, 0, 0, 1, 0);
  EXPECT_EQ(fight().missing, 1);
  t.tokens(1, 1, 0, 0, 0);
  EXPECT_EQ(fight().missing, 0);
  t.tokens(1, 0, 0, 0, 0);
  t.own(1, "hog-whisperer");  // Balanced: 3 less in a colour of one's choice
  EXPECT_EQ(fight().missing, 0);
}

TEST(WildPigsBots, know_who_began_the_match_and_tell_it_a_greater_share) {
  const Table t;
  const WildPigs& game = t.game();
  const bots::Level& strong = SearchTraits<WildPigs>::levels[3];
  std::set<Seat> began;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Seat first = Seat::nobody;
    int shares = 0;
    Rng rng(seed);
    State s = game.start();
    for (Turn turn = game.turn(s); !turn.is_over(); turn = game.turn(s)) {
      const Move move = random_step<WildPigs, Pick::fast>(game, s, turn, rng);
      if (turn.is_chance()) {
        game.play(s, move);
        continue;
      }
      if (first == Seat::nobody) first = s.first;
      const auto told = [&](Seat seat, double share) {
        return SearchTraits<WildPigs>::told(game, s, seat, strong, share);
      };
      for (Seat seat : seats_of(2)) EXPECT_EQ(SearchTraits<WildPigs>::began_the_match(s, seat), seat == first);
      EXPECT_GT(told(first, 0.5), told(first == Seat::p1 ? Seat::p2 : Seat::p1, 0.5));
      EXPECT_EQ(told(first, 0), 0);
      EXPECT_EQ(told(first, 1), 1);
      ++shares;
      game.play(s, move);
    }
    EXPECT_GT(shares, 50);
    began.insert(first);
  }
  EXPECT_EQ(began.size(), 2u);
}

// ---- what they find ----

TEST(WildPigsBots, who_can_pay_the_boss_pays) {
  Table t;
  t.s.era = Era::night;
  t.boss();
  t.p(1).pool = cubes(0, 0, 12);
  expect_found(t, "threshold 3");
}

std::set<std::string> looked_at(const Table& t, std::string_view begin) {
  MoveListOf<WildPigs> moves;
  bots::list_moves(t.game(), t.s, t.s.seat(), moves);
  std::set<std::string> texts;
  for (const Move& move : moves)
    if (const std::string text = t.game().text(t.s, move); text.starts_with(begin)) texts.insert(text);
  return texts;
}

// A conversion can wait for the next turn unless it brings something within reach in this one.
TEST(WildPigsBots, only_conversions_that_lead_somewhere_are_looked_at) {
  Table t;
  t.s.deeds.main_action = true;
  t.tokens(1, 0, 1, 0, 0);
  t.p(1).pool = cubes(4, 0, 0);
  ASSERT_FALSE(t.moves("convert").empty());
  EXPECT_EQ(looked_at(t, ""), std::set<std::string>{"end"});
  expect_found(t, "end");

  t.offer(Ware::upgrade, "pig-latin");
  const Cubes cost = t.cards().cost(Ware::upgrade, t.cards().find(Ware::upgrade, "pig-latin"));
  const auto dear = static_cast<Colour>(std::max_element(cost.of.begin(), cost.of.end()) - cost.of.begin());
  const Colour other = dear == Colour::red ? Colour::blue : Colour::red;
  t.p(1).pool = cost + cubes_of(other, 3) - cubes_of(dear, 1);
  EXPECT_TRUE(t.moves("buy").empty());
  const std::set<std::string> sensible = looked_at(t, "convert");
  EXPECT_FALSE(sensible.empty());
  EXPECT_LT(sensible.size(), t.moves("convert").size());
  for (const std::string& text : sensible) {
    Table next = t;
    next.play(text);
    EXPECT_TRUE(next.offers("buy pig-latin")) << text;
  }
  t.s.deeds.bought = true;
  EXPECT_TRUE(looked_at(t, "convert").empty());
}

TEST(WildPigsBots, a_wild_token_is_made_a_cube_only_where_the_token_would_be_lost_or_a_wound_threatens) {
  Table t;
  t.s.deeds.main_action = true;
  t.p(1).pool = cubes(4, 0, 0);
  t.tokens(1, 0, 0, 2, 0);
  ASSERT_FALSE(t.moves("wild").empty());
  EXPECT_TRUE(looked_at(t, "wild").empty());
  t.tokens(1, 0, 0, static_cast<int>(t.options().rules().most_tokens), 0);
  EXPECT_EQ(looked_at(t, "wild"), t.moves("wild"));
}

// p1 is far ahead or far behind whatever it plays; a threshold is still worth points.
TEST(WildPigsBots, when_the_match_is_decided_points_are_still_taken) {
  for (int leader : {1, 2}) {
    Table t;
    t.s.era = Era::night;
    t.boss();
    t.p(1).pool = cubes(0, 0, 12);
    t.p(leader).vp_tokens = 90;
    expect_found(t, "threshold 3");
  }
}

TEST(WildPigsBots, a_bot_that_thinks_beats_one_that_overlooks_half) {
  const Table t;
  const auto casual = bots::make_bot("casual", t.any).value();
  const auto novice = bots::make_bot("novice", t.any).value();
  bots::Budget budget;
  budget.simulations = 40;
  int won = 0;
  for (std::uint64_t k = 0; k < 16; ++k) {
    const bool first = k % 2 == 0;
    const auto played = bots::play_match(
        t.any, {first ? casual.get() : novice.get(), first ? novice.get() : casual.get()}, k / 2, budget);
    won += played.result.winners.contains(first ? Seat::p1 : Seat::p2);
  }
  EXPECT_GE(won, 11);  // even bots get there once in ten times; these win nearly all
}

// Nothing is hidden but the order of decks, and that is not decided before it is drawn: imagining changes nothing.
TEST(WildPigsBots, what_a_seat_cannot_know_changes_neither_move_nor_thinking) {
  Table t;
  t.put(1, Row::front, "grunt");
  t.put(2, Row::mid, "ham-burglar");
  t.p(1).pool = cubes(6, 3, 2);
  t.offer(Ware::upgrade, "pig-latin");
  for (const char* level : {"novice", "casual", "strong", "master"}) {
    const bots::Advice expected = advice(t, level, t.s, 60);
    for (std::uint64_t other = 1; other < 4; ++other) {
      Rng rng(other);
      const bots::Advice found = advice(t, level, t.game().imagine(t.s, Seat::p1, rng), 60);
      EXPECT_EQ(found.move, expected.move) << level;
      ASSERT_EQ(found.considered.size(), expected.considered.size()) << level;
      for (std::size_t i = 0; i < found.considered.size(); ++i) {
        EXPECT_EQ(found.considered[i].move, expected.considered[i].move) << level;
        EXPECT_EQ(found.considered[i].visits, expected.considered[i].visits) << level;
        EXPECT_EQ(found.considered[i].share, expected.considered[i].share) << level;
      }
    }
  }
}

// ---- how they explain it ----

TEST(WildPigsBots, a_reason_counts_what_the_move_brings) {
  Table t;
  t.put(1, Row::front, "grunt");
  t.p(1).pool = cubes(8, 3, 2);
  t.tokens(1, 0, 1, 1, 0);
  t.offer(Ware::upgrade, "red-mist");
  EXPECT_EQ(reason_for(t, "fight lane 1"),
            "Grunt is worth 1 VP and gives 1 red, and it can’t attack at the end of this turn.");
  EXPECT_EQ(reason_for(t, "buy red-mist"), "Red Mist is worth 1 VP and brings 11 cubes until the end.");
  EXPECT_EQ(reason_for(t, "extend weapon"), "") << "a slot is free";
  EXPECT_EQ(reason_for(t, "stance tactical"),
            "It brings 1 red and 5 blue a turn and leaves no attack to suffer instead of 1.");
  EXPECT_EQ(reason_for(t, "stance aggressive"), "It brings 5 red and 1 green a turn at no more risk.");
}

TEST(WildPigsBots, a_reason_says_what_comes_within_reach_or_what_is_kept) {
  Table t;
  t.put(1, Row::front, "grunt");
  t.p(1).pool = cubes(4, 3, 0);
  EXPECT_EQ(reason_for(t, "prepare attack"),
            "It puts Grunt within reach, with 1 attack token, 4 red and 3 blue in hand.");
  EXPECT_EQ(reason_for(t, "prepare conversion"), "You then hold 1 conversion token, 4 red and 3 blue for later.");
  t.boss();
  t.p(1).pool = cubes(6, 0, 0);
  EXPECT_EQ(reason_for(t, "threshold 1"), "Threshold 1, Face the charge, brings 3 VP and spares you 1 wound.");
  EXPECT_EQ(reason_for(t, "end"), "") << "unpaid thresholds will cost";
}

TEST(WildPigsHints, a_conversion_that_makes_nothing_affordable_serves_nothing) {
  Table t;
  const auto serves = [&](const char* text) {
    const auto parsed = t.game().parse(t.s, t.s.seat(), text);
    EXPECT_TRUE(parsed.move) << text;
    MoveListOf<WildPigs> moves;
    bots::list_moves(t.game(), t.s, t.s.seat(), moves);
    return std::find(moves.begin(), moves.end(), *parsed.move) != moves.end();
  };
  t.p(1).pool = cubes(4, 3, 0);
  t.tokens(1, 0, 1, 0, 0);
  EXPECT_FALSE(serves("convert 2 B to R")) << "there is nothing to pay for";
  t.put(1, Row::front, "grunt");
  EXPECT_TRUE(serves("convert 2 B to R")) << "it pays for Grunt";
  EXPECT_FALSE(serves("convert 1 R to B"));
  EXPECT_EQ(reason_for(t, "convert 1 R to B"), "");
  t.s.deeds.main_action = true;
  EXPECT_FALSE(serves("convert 2 B to R")) << "the main action of this turn is over";
}

}  // namespace
}  // namespace sounder::wild_pigs
