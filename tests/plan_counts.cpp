// How many ways to pay a fight of Wild Pigs has (WP-14): the plans that no other plan beats, over whole matches.
//
//   sounder_plan_counts [--matches 200] [--seed 1]
//
// Prints for each edition, number of seats and kind of play: mean (median, most). Match k of a seed is always the same.
#include <CLI/CLI.hpp>
#include <cstdio>
#include <numeric>

#include "bots/bot.h"
#include "match/adapter.h"
#include "match/registry.h"
#include "rules/all_games.h"
#include "rules/wild_pigs/plans.h"

namespace sounder {
namespace {

using wild_pigs::Move;
using wild_pigs::State;
using wild_pigs::Target;

// Numbers of one kind, and their mean, median and most.
struct Tally {
  std::vector<int> numbers;

  void add(int n) { numbers.push_back(n); }
  double mean() const {
    return numbers.empty() ? 0
                           : std::accumulate(numbers.begin(), numbers.end(), 0.0) / static_cast<double>(numbers.size());
  }
  std::string summary() {
    if (numbers.empty()) return "none";
    std::sort(numbers.begin(), numbers.end());
    char line[64];
    std::snprintf(line, sizeof line, "%.1f (%d, %d)", mean(), numbers[numbers.size() / 2], numbers.back());
    return line;
  }
};

// What was counted over the matches of one setup.
struct Counts {
  Tally winnable;    // plans of every fight offered at the first decision of a turn
  Tally fought;      // plans of the fights that were chosen
  Tally thresholds;  // plans of the thresholds that were chosen
  Tally lists;       // lengths of the lists in which weapons and payment were chosen
  Tally attack;      // what the seat held, for every winnable fight
  Tally wild;
  Tally weapons;
};

int plans_for(const wild_pigs::Options& options, const State& s, const Target& target) {
  const auto means = wild_pigs::means_of(options, s, s.player());
  const auto bill = wild_pigs::bill_of(options, s, target);
  int plans = 0;
  wild_pigs::each_weapon_set(means, bill, [&](int set) {
    return wild_pigs::each_plan(means, bill, set, [&](const wild_pigs::FightPlan&) { return ++plans > 0; });
  });
  return plans;
}

Counts count(int edition, int seats, const char* bot_name, int matches, std::uint64_t seed) {
  const GamePtr any = make_game({"wild-pigs", seats, {{"edition", edition}}, {}}).value();
  const WildPigs& game = std::dynamic_pointer_cast<const Adapter<WildPigs>>(any)->game;
  const auto bot = bots::make_bot(bot_name, any).value();
  Counts counts;
  MoveListOf<WildPigs> moves;
  for (int k = 0; k < matches; ++k) {
    Rng rng(seed, static_cast<std::uint64_t>(k));
    AnyState state = any->start();
    Seat last = Seat::nobody;  // who decided, since the last draw of chance
    for (Turn turn = any->turn(state); !turn.is_over(); turn = any->turn(state)) {
      if (turn.is_chance()) {
        any->play(state, any->draw(state, rng));
        last = Seat::nobody;
        continue;
      }
      const State& s = state.as<State>();
      const Seat seat = turn.first;
      game.moves(s, seat, moves);
      if (seat != last && s.phase == wild_pigs::Phase::act)
        for (const Move& move : moves) {
          if (move.kind != Move::Kind::fight) continue;
          counts.winnable.add(plans_for(game.options(), s, move.target()));
          counts.attack.add(s.player().count(wild_pigs::Token::attack));
          counts.wild.add(s.player().count(wild_pigs::Token::wild));
          counts.weapons.add(s.player().owned[at(wild_pigs::Ware::weapon)]);
        }
      if (game.inside_a_move(s)) counts.lists.add(moves.size());
      last = seat;
      const AnyMove chosen = bot->think(state, seat, rng, {}).move;
      const Move move = chosen.as<Move>();
      if (move.kind == Move::Kind::fight) counts.fought.add(plans_for(game.options(), s, move.target()));
      if (move.kind == Move::Kind::threshold) counts.thresholds.add(plans_for(game.options(), s, move.target()));
      any->play(state, chosen);
    }
  }
  return counts;
}

void print(int edition, int seats, const char* bot, Counts counts) {
  std::printf("%-8s %5d  %-6s  %-18s  %-18s  %-15s  %-14s  %.1f attack, %.1f wild, %.1f weapons\n",
              edition ? "later" : "rulebook", seats, bot, counts.winnable.summary().c_str(),
              counts.fought.summary().c_str(), counts.thresholds.summary().c_str(), counts.lists.summary().c_str(),
              counts.attack.mean(), counts.wild.mean(), counts.weapons.mean());
}

}  // namespace
}  // namespace sounder

int main(int count, char** words) {
  int matches = 200;
  std::uint64_t seed = 1;
  CLI::App app("How many ways to pay a fight of Wild Pigs has");
  app.add_option("--matches", matches, "of every setup")->check(CLI::Range(1, 1000000));
  app.add_option("--seed", seed, "of the first match");
  CLI11_PARSE(app, count, words);
  std::printf("%-8s %5s  %-6s  %-18s  %-18s  %-15s  %-14s  %s\n", "edition", "seats", "play", "winnable", "fought",
              "thresholds", "lists", "held");
  for (int edition : {0, 1})
    for (const char* bot : {"random", "greedy"})
      for (int seats = 2; seats <= 5; ++seats)
        sounder::print(edition, seats, bot, sounder::count(edition, seats, bot, matches, seed));
}
