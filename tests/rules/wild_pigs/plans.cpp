// WP-14, WP-28: the ways to pay, against a second implementation that lists everything and compares everything with
// everything.
#include "bots/bot.h"
#include "match/match_session.h"
#include "rules/random_play.h"
#include "rules/wild_pigs/table.h"

namespace sounder::wild_pigs {
namespace {

// A plan as a person would write it down.
struct NaivePlan {
  std::map<int, int> uses;  // by weapon design
  std::map<int, int> on_kill;
  int attack = 0;
  PerColour<int> wild{};
  PerColour<int> paid{};
  int discount = Move::no_discount;

  int wild_total() const { return wild[0] + wild[1] + wild[2]; }
  auto spending() const { return std::tuple(uses, attack, wild_total(), paid); }
  auto all() const { return std::tuple(uses, attack, wild, discount); }
};

int count(const std::map<int, int>& some, int key) { return some.contains(key) ? some.at(key) : 0; }

bool spends_no_more(const NaivePlan& q, const NaivePlan& p) {
  for (const auto& [card, uses] : q.uses)
    if (uses > count(p.uses, card)) return false;
  for (std::size_t c = 0; c < 3; ++c)
    if (q.paid[c] > p.paid[c]) return false;
  return q.attack <= p.attack && q.wild_total() <= p.wild_total();
}

std::vector<NaivePlan> every_plan(const Table& table, const Target& target) {
  const State& s = table.s;
  const PlayerState& player = s.player();
  const Cards& cards = table.cards();
  PerColour<int> cost{};
  bool behind = false;
  if (target.is_threshold()) {
    for (std::size_t c = 0; c < 3; ++c)
      cost[c] = cards.bosses[at(s.era)].thresholds[target.threshold_number()].cost.of[c];
  } else {
    const LanePig& pig = s.pig(target);
    for (std::size_t c = 0; c < 3; ++c) cost[c] = cards.threats[at(s.era)][pig.card].cost.of[c];
    cost[0] += pig.enraged ? 2 : 0;
    cost[2] += pig.weights;
    for (std::size_t row = at(target.row()) + 1; row < 3; ++row) behind |= s.lanes[target.lane()].rows[row].there();
  }
  int off = 0;
  int heavy = 2;
  for (int i = 0; i < player.owned[0]; ++i) {
    off += cards.upgrades[player.upgrades[static_cast<std::size_t>(i)]].discount;
    heavy = std::max<int>(heavy, cards.upgrades[player.upgrades[static_cast<std::size_t>(i)]].mass_worth);
  }
  cost[2] -= heavy * player.count(Token::mass);
  const bool picks = player.stance == Stance::balanced && off > 0;
  if (player.stance != Stance::balanced) cost[at(player.stance)] -= off;
  const bool later = table.options().edition == 1;
  bool owns_reach = false;
  for (int i = 0; i < player.owned[1]; ++i)
    owns_reach |= cards.weapons[player.weapons[static_cast<std::size_t>(i)].card].reach;
  std::vector<NaivePlan> plans;
  const int wild = player.count(Token::wild);
  for (int set = 0; set < 1 << player.owned[1]; ++set)
    for (int attack = 0; attack <= player.count(Token::attack); ++attack)
      for (int red = 0; red <= wild; ++red)
        for (int blue = 0; red + blue <= wild; ++blue)
          for (int green = 0; red + blue + green <= wild; ++green)
            for (int discount = picks ? 0 : 3; discount < (picks ? 3 : 4); ++discount) {
              NaivePlan plan;
              PerColour<int> rest = cost;
              bool reach = false;
              for (int i = 0; i < player.owned[1]; ++i) {
                if (!(set >> i & 1)) continue;
                const int card = player.weapons[static_cast<std::size_t>(i)].card;
                ++plan.uses[card];
                if (cards.weapons[card].on_kill.any() && !target.is_threshold()) ++plan.on_kill[card];
                reach |= cards.weapons[card].reach;
                for (std::size_t c = 0; c < 3; ++c) rest[c] -= cards.weapons[card].less[at(s.era)].of[c];
              }
              if (behind && !(later ? owns_reach : reach)) continue;
              rest[0] -= 2 * attack;
              if (discount < 3) rest[static_cast<std::size_t>(discount)] -= off;
              plan.attack = attack;
              plan.wild = {red, blue, green};
              plan.discount = discount;
              bool covered = true;
              for (std::size_t c = 0; c < 3; ++c) {
                plan.paid[c] = std::max(0, rest[c] - plan.wild[c]);
                covered &= plan.paid[c] <= player.pool.of[c];
              }
              if (covered) plans.push_back(plan);
            }
  return plans;
}

// What no other plan beats; of equal spenders the one with the discount that comes first.
auto undominated(const std::vector<NaivePlan>& plans) {
  std::map<decltype(NaivePlan().spending()), NaivePlan> best;
  for (const NaivePlan& plan : plans) {
    const auto [it, fresh] = best.emplace(plan.spending(), plan);
    if (!fresh && plan.discount < it->second.discount) it->second = plan;
  }
  std::set<decltype(NaivePlan().all())> kept;
  for (const auto& [spending, p] : best) {
    const bool beaten = std::any_of(best.begin(), best.end(), [&, &plan = p](const auto& other) {
      const NaivePlan& q = other.second;
      return q.on_kill == plan.on_kill && q.spending() != plan.spending() && spends_no_more(q, plan);
    });
    if (!beaten) kept.insert(p.all());
  }
  return kept;
}

// What the game offers, step by step.
void collect(const Table& table, const State& s, const std::vector<OwnedWeapon>& weapons, NaivePlan plan,
             std::vector<NaivePlan>& out) {
  MoveListOf<WildPigs> list;
  table.game().moves(s, s.seat(), list);
  ASSERT_GE(list.size(), 2);
  for (const Move& move : list) {
    NaivePlan next = plan;
    if (move.kind == Move::Kind::with)
      for (std::size_t i = 0; i < weapons.size(); ++i)
        if (move.what >> i & 1) ++next.uses[weapons[i].card];
    if (move.kind == Move::Kind::pay) {
      next.attack = move.count;
      next.wild = {move.cubes[0], move.cubes[1], move.cubes[2]};
      next.discount = move.how;
    }
    State after = s;
    table.game().play(after, move);
    if (table.game().inside_a_move(after))
      collect(table, after, weapons, next, out);
    else
      out.push_back(next);
  }
}

// The plans as the game lists them; one listed twice is in here twice.
auto offered_plans(const Table& table, const Target& target) {
  const PlayerState& player = table.s.player();
  const Means means = means_of(table.options(), table.s, player);
  const Bill bill = bill_of(table.options(), table.s, target);
  std::multiset<decltype(NaivePlan().all())> found;
  each_weapon_set(means, bill, [&](int set) {
    return each_plan(means, bill, set, [&](const FightPlan& plan) {
      NaivePlan naive;
      for (int i = 0; i < means.weapons; ++i)
        if (plan.weapons >> i & 1) ++naive.uses[player.weapons[static_cast<std::size_t>(i)].card];
      naive.attack = plan.attack;
      naive.wild = {plan.wild[0], plan.wild[1], plan.wild[2]};
      naive.discount = plan.discount;
      found.insert(naive.all());
      return true;
    });
  });
  return found;
}

Table random_fight(Rng& rng, bool rich) {
  const auto below = [&](int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
  Table table(2, {{"edition", below(2)}});
  const int cap = rich ? table.options().rules().most_tokens : 2;
  State& s = table.s;
  s.era = static_cast<Era>(below(2));
  PlayerState& player = table.p(1);
  player.stance = static_cast<Stance>(below(4));
  player.pool = cubes(below(13), below(13), below(13));
  table.tokens(1, below(cap + 1), 0, below(cap + 1), below(3));
  std::vector<int> weapons;
  for (int n = below(rich ? 5 : 4); n > 0; --n)
    weapons.push_back(weapons.empty() || below(4) ? below(table.cards().weapons.count) : weapons.back());
  std::sort(weapons.begin(), weapons.end());
  for (int card : weapons) table.arm(1, table.cards().weapons.id(card));
  for (int n = below(4); n > 0; --n)
    table.own(1, table.cards().upgrades.id(below(3) ? 7 + below(5) : below(table.cards().upgrades.count)));
  const int row = below(3);
  for (int r = row; r < 3; ++r)
    if (r == row || below(2)) {
      LanePig& pig = table.pig(1, static_cast<Row>(r));
      pig.card = static_cast<std::uint8_t>(below(table.cards().threats[at(s.era)].count));
      pig.weights = static_cast<std::uint8_t>(below(4));
      pig.enraged = below(3) == 0;
    }
  return table;
}

TEST(WildPigs, WP28_the_plans_offered_are_those_of_a_naive_count) {
  Rng rng(28);
  int fights = 0;
  std::size_t most = 0;
  for (int k = 0; k < 500; ++k) {
    Table table = random_fight(rng, k % 30 == 0);
    std::vector<Target> targets = {Target::pig(0, Row::back), Target::pig(0, Row::mid), Target::pig(0, Row::front)};
    const bool boss = k % 3 == 0;
    if (boss) {
      table.boss();
      targets = {Target::threshold(0), Target::threshold(1), Target::threshold(2)};
    }
    for (const Target& target : targets) {
      if (!boss && !table.s.pig(target).there()) continue;
      const auto expected = undominated(every_plan(table, target));
      const Move opening = boss ? Move::threshold(target.threshold_number()) : Move::fight(0, target.row());
      MoveListOf<WildPigs> list;
      table.game().moves(table.s, Seat::p1, list);
      const bool offered = std::find(list.begin(), list.end(), opening) != list.end();
      ASSERT_EQ(offered, !expected.empty())
          << table.game().text(table.s, opening) << " " << table.any->view(AnyState::of(table.s), Viewer(Seat::p1));
      if (!offered) continue;
      ++fights;
      most = std::max(most, expected.size());

      // The plans themselves.
      const auto found = offered_plans(table, target);
      ASSERT_EQ(found, (std::multiset(expected.begin(), expected.end())))
          << table.any->view(AnyState::of(table.s), Viewer(Seat::p1));

      // And the way there in steps, none of which is asked without a choice (WP-14).
      State after = table.s;
      table.game().play(after, opening);
      std::vector<NaivePlan> leaves;
      if (table.game().inside_a_move(after)) {
        const std::vector<OwnedWeapon> weapons(table.p(1).weapons.begin(),
                                               table.p(1).weapons.begin() + table.p(1).owned[1]);
        collect(table, after, weapons, {}, leaves);
        ASSERT_EQ(leaves.size(), expected.size());
      } else {
        ASSERT_EQ(expected.size(), 1u);
      }
    }
  }
  EXPECT_GT(fights, 500);
  EXPECT_GT(most, 50u);  // rich fights were among them
}

// The ruling again, by the word and by no cleverness: what a plan spends in one row of numbers, every plan against
// every other.
std::vector<int> spent(const NaivePlan& plan) {
  std::vector<int> row = {plan.attack, plan.wild_total(), plan.paid[0], plan.paid[1], plan.paid[2]};
  for (int design = 0; design < most_wares; ++design) row.push_back(count(plan.uses, design));
  return row;
}

auto kept_by_the_ruling(const std::vector<NaivePlan>& plans) {
  std::vector<std::vector<int>> rows;
  for (const NaivePlan& plan : plans) rows.push_back(spent(plan));
  std::set<decltype(NaivePlan().all())> kept;
  for (std::size_t p = 0; p < plans.size(); ++p) {
    bool beaten = false;
    for (std::size_t q = 0; q < plans.size() && !beaten; ++q) {
      if (plans[q].on_kill != plans[p].on_kill) continue;
      bool no_more = true;
      bool less = false;
      for (std::size_t i = 0; i < rows[p].size() && no_more; ++i) {
        no_more = rows[q][i] <= rows[p][i];
        less |= rows[q][i] < rows[p][i];
      }
      beaten = no_more && (less || plans[q].discount < plans[p].discount);
    }
    if (!beaten) kept.insert(plans[p].all());
  }
  return kept;
}

// Fights as they come in matches, of seats that want to win and of seats that play anything. How many plans those have
// is measured by tests/plan_counts.cpp.
TEST(WildPigs, WP28_the_plans_of_fights_met_in_play_are_those_the_ruling_keeps) {
  int fights = 0;
  std::size_t most = 0;
  for (int edition : {0, 1})
    for (const char* name : {"random", "greedy"}) {
      Table table(3, {{"edition", edition}});
      const auto bot = bots::make_bot(name, table.any).value();
      for (std::uint64_t k = 0; k < 6; ++k) {
        Rng rng(14, k);
        AnyState state = table.any->start();
        for (Turn turn = table.any->turn(state); !turn.is_over(); turn = table.any->turn(state)) {
          if (turn.is_chance()) {
            table.any->play(state, table.any->draw(state, rng));
            continue;
          }
          const AnyMove chosen = bot->think(state, turn.first, rng, {}).move;
          const Move move = chosen.as<Move>();
          if (move.kind == Move::Kind::fight || move.kind == Move::Kind::threshold) {
            table.s = state.as<State>();
            const Target target = move.target();
            const auto listed = every_plan(table, target);
            if (listed.size() <= 2000) {  // every plan against every other takes its time
              const auto expected = kept_by_the_ruling(listed);
              const auto found = offered_plans(table, target);
              ASSERT_EQ(found, (std::multiset(expected.begin(), expected.end())))
                  << table.any->view(state, Viewer(turn.first));
              ++fights;
              most = std::max(most, found.size());
            }
          }
          table.any->play(state, chosen);
        }
      }
    }
  EXPECT_GT(fights, 500);
  EXPECT_GT(most, 100u);
}

// WP-10: purchases, counted naively: every split of wild tokens that the pool can complete.
TEST(WildPigs, WP10_purchases_with_wild_tokens_are_those_of_a_naive_count) {
  Rng rng(10);
  for (int k = 0; k < 300; ++k) {
    Table table;
    PlayerState& player = table.p(1);
    player.pool = cubes(static_cast<int>(rng.below(5)), static_cast<int>(rng.below(5)), static_cast<int>(rng.below(5)));
    table.tokens(1, 0, 0, static_cast<int>(rng.below(4)), 0);
    const int card = static_cast<int>(rng.below(table.cards().weapons.count));
    table.offer(Ware::weapon, table.cards().weapons.id(card), rng.below(2));
    const Cubes cost = table.cards().weapons[card].cost;
    std::size_t ways = 0;
    for (int red = 0; red <= cost.of[0]; ++red)
      for (int blue = 0; blue <= cost.of[1]; ++blue)
        for (int green = 0; green <= cost.of[2]; ++green)
          ways += red + blue + green <= player.count(Token::wild) && cost.of[0] - red <= player.pool.of[0] &&
                  cost.of[1] - blue <= player.pool.of[1] && cost.of[2] - green <= player.pool.of[2];
    EXPECT_EQ(table.moves("buy").size(), ways);
  }
}

TEST(WildPigs, WP28_among_equal_spenders_the_discount_on_red_is_kept) {
  Table table;
  table.put(1, Row::front, "hamstring");  // 8R 1G
  table.own(1, "pig-latin");              // 1 less, a colour of the payer's choice
  table.p(1).pool = cubes(8, 5, 5);
  table.play("fight lane 1");
  // On blue it would save nothing, so only red and green are worth naming.
  EXPECT_EQ(table.moves(), (Texts{"pay discount R", "pay discount G"}));
}

TEST(WildPigs, WP28_a_half_wasted_attack_token_stays_because_it_saves_a_cube) {
  Table table;
  table.put(1, Row::front, "swine-flurry");  // 7R 1G
  table.own(1, "hog-whisperer");
  table.p(1).stance = Stance::aggressive;  // 4R 1G
  table.tokens(1, 3, 0, 0, 0);
  table.p(1).pool = cubes(9, 0, 1);
  table.play("fight lane 1");
  EXPECT_EQ(table.moves(), (Texts{"pay cubes", "pay 1 attack", "pay 2 attack"}));  // the third would save nothing

  Table odd;
  odd.put(1, Row::front, "swine-flurry");
  odd.own(1, "field-guide");
  odd.p(1).stance = Stance::aggressive;  // 5R 1G
  odd.tokens(1, 3, 0, 0, 0);
  odd.p(1).pool = cubes(9, 0, 1);
  odd.play("fight lane 1");
  EXPECT_TRUE(odd.offers("pay 3 attack"));
}

TEST(WildPigs, WP28_weapons_with_on_kill_effects_are_compared_only_with_themselves) {
  Table table;
  table.put(1, Row::front, "grunt");  // 6R
  table.arm(1, "matador-cape");       // 5R less, on kill a free re-stance: worth playing even so
  table.arm(1, "pig-whistle");        // 2R less
  table.arm(1, "pig-whistle");
  table.p(1).pool = cubes(1, 0, 0);
  table.play("fight lane 1");
  // With the cape one cube is left to pay: or one whistle, not two.
  EXPECT_EQ(table.moves(), (Texts{"with matador-cape", "with matador-cape, pig-whistle"}));

  Table boss;  // at a threshold nothing is killed, so nothing sets the cape apart
  boss.boss();
  boss.p(1).pool = cubes(1, 0, 0);
  boss.arm(1, "matador-cape");
  boss.arm(1, "lullaby-lute");  // 6R less by day
  boss.play("threshold 1");
  EXPECT_EQ(boss.moves(), (Texts{"with matador-cape", "with lullaby-lute"}));
}

TEST(WildPigs, WP14_a_step_with_one_possibility_is_not_asked) {
  Table table;
  table.put(1, Row::front, "grunt");
  table.p(1).pool = cubes(6, 0, 0);
  table.play("fight lane 1");
  EXPECT_EQ(table.p(1).kills, 1);
}

TEST(WildPigs, WP14_a_fight_is_taken_back_as_one) {
  auto any = Table().any;
  Match match(any);
  Rng rng(3);
  // Plays at random to a fight asked in several steps, and through it.
  std::size_t before = 0;
  for (bool through = false; !through;) {
    ASSERT_FALSE(match.turn().is_over());
    const bool inside = any->inside_a_move(match.state());
    if (!inside) before = match.steps().size();
    const Turn turn = match.turn();
    match.play(turn.is_chance() ? Seat::nobody : turn.first,
               AnyMove::of(random_step(any->game, match.state().as<State>(), turn, rng)));
    through = inside && !any->inside_a_move(match.state());
  }
  ASSERT_GE(match.steps().size(), before + 2);
  const Seat fighter = match.steps().back().seat;
  sounder::MatchSession table(Record{match, std::vector<sounder::Player>(static_cast<std::size_t>(any->seats())), {}});
  EXPECT_EQ(table.undo_of(fighter).to, before);
}

}  // namespace
}  // namespace sounder::wild_pigs
