#include "lab/observe.h"

#include <algorithm>

#include "bots/arena.h"
#include "lab/match_line.h"
#include "match/chance.h"
#include "match/playout.h"

namespace sounder::lab {

Observer::Observer(const Experiment& experiment, std::size_t which)
    : experiment_(experiment),
      case_(experiment.cases[which]),
      which_(which),
      kinds_(*case_.game),
      listed_(!case_.game->has_fast_move() || !case_.barred.empty() ? &moves_ : nullptr),
      maps_(case_.game->maps()),
      course_(case_.game->seats()),
      ledger_(case_.game->seats()),
      incidents_(*case_.game),
      offered_(kinds_.none()) {
  for (const std::string& name : case_.bots) bots_.push_back(bots::make_bot(name, case_.game).value());
  for (std::size_t i = 0; i < maps_.size(); ++i)
    (maps_[i].at_the_end ? maps_at_the_end_ : maps_at_turns_).push_back({i});
}

std::optional<std::vector<Result>> Observer::watch(const Block& block, Tally& tally, std::string& lines,
                                                   const std::atomic<bool>& stop) {
  std::vector<Result> ends;
  ends.reserve(block.count);
  for (std::uint32_t k = block.first; k < block.first + block.count; ++k) {
    if (stop) return {};
    ends.push_back(watch(k, tally, lines));
  }
  record_block(tally);
  return ends;
}

Result Observer::watch(std::uint32_t k, Tally& tally, std::string& lines) {
  Notes notes;
  notes.with_course = k < experiment_.course_matches;
  notes.with_luck = k < experiment_.luck_matches;
  begin_match();
  const Result result = play(bots::match_seed(experiment_.seed, k), notes);
  record(result, notes, tally);
  write_line(k, result, notes, lines);
  return result;
}

void Observer::begin_match() {
  course_.begin_match();
  listeners_.clear();
  for (std::size_t i = 0; i < bots_.size(); ++i) {
    const Seat seat = seat_at(i);
    bots_[i]->begin_match(seat);
    if (bots_[i]->listens()) listeners_.push_back(seat);
  }
}

[[gnu::always_inline]] inline bots::Advice Observer::decide(const AnyState& state, Seat seat, std::uint64_t seed,
                                                            Notes& notes) {
  const int place = index_of(seat);
  notes.choices += static_cast<std::uint64_t>(kinds_.offer(state, seat, offered_, listed_));
  ++notes.decisions;
  ledger_.offer(seat, offered_);
  bots::Advice advice = bots::ask_bot(*bots_[place], *case_.game, state, seat, seed, notes.moves, budget_, moves_);
  if (!case_.barred.empty() && !case_.barred[place].empty())
    advice.move = choose_otherwise(seat, state, seed, notes.moves, advice);
  incidents_.note(state, advice.move);
  const int kind = kinds_.of(state, advice.move);
  ledger_.take(seat, kind, notes.moves);
  if (int& opening = notes.openings[seat]; opening == no_kind) opening = kind;
  return advice;
}

inline void Observer::look_at_maps(const AnyState& state, std::vector<MapCount>& maps) {
  for (MapCount& map : maps) {
    const auto cells = case_.game->cells_on_map(state, map.which);
    if (!cells) continue;
    ++map.moments;
    map.cells.add(*cells);
  }
}

Result Observer::play(std::uint64_t seed, Notes& notes) {
  const AnyGame& game = *case_.game;
  const SeededChance dice(seed);
  std::optional<Rng> evaluation_rng;
  if (notes.with_course || notes.with_luck) evaluation_rng.emplace(seed, 0x0b5e44e4);
  const auto evaluated = [&](const AnyState& state) {
    return bots::evaluate(game, state, *evaluation_rng, static_cast<int>(experiment_.judgements));
  };
  Playout match(game);
  Seat last = Seat::nobody;
  const auto play = [&](const Step& step) {
    for (Seat seat : listeners_)
      bots::tell(*bots_[index_of(seat)], game, seat, match.state, step, std::size_t{notes.moves} + 1);
    ++notes.moves;
    return step.move;
  };
  const auto draw = [&] {
    const AnyMove drawn = dice.draw(game, match.state, match.draws);
    if (notes.with_luck) measure_luck(match.state, drawn, *evaluation_rng);
    return play({Seat::nobody, drawn});
  };
  const auto decide_and_tell = [&](Seat seat) {
    if (notes.first == Seat::nobody) notes.first = seat;
    if (seat != last) {
      ++notes.turns;
      if (notes.with_course) course_.turn_begins(evaluated(match.state));
      look_at_maps(match.state, maps_at_turns_);
      last = seat;
    }
    return play({seat, decide(match.state, seat, seed, notes).move});
  };
  match.play_out(draw, decide_and_tell);
  look_at_maps(match.state, maps_at_the_end_);
  const Result result = game.result(match.state);
  for (std::size_t i = 0; i < bots_.size(); ++i) {
    if (!bots_[i]->forfeit().empty()) notes.forfeited |= seat_at(i);
    bots_[i]->end_match(result);
  }
  return result;
}

namespace {

Shares shares_of(const Result& result) {
  Shares shares{};
  for (const Seat seat : result.winners) shares[seat] = static_cast<float>(part_of(result, seat)) / whole_win;
  return shares;
}

}  // namespace

// The luck of a draw is the evaluation of its outcome less the mean over all outcomes, by weight; of many outcomes a
// few are drawn for the mean. All are evaluated with the same random numbers, which do not depend on the draw. So the
// mean luck is zero, however noisy or wrong the evaluation.
void Observer::measure_luck(const AnyState& before, const AnyMove& drawn, Rng& rng) {
  constexpr std::size_t most_outcomes = 6;
  const AnyGame& game = *case_.game;
  game.chances(before, outcomes_);
  if (outcomes_.size() < 2) return;
  const bool all = outcomes_.size() <= most_outcomes;
  if (!all) {
    outcomes_.clear();
    for (std::size_t i = 0; i < most_outcomes; ++i) outcomes_.push_back({game.draw(before, rng), 1});
  }
  const int times = std::max(1, static_cast<int>(experiment_.judgements) / 2);
  const auto evaluated = [&](const AnyMove& outcome, Rng numbers) {
    AnyState after = before;
    game.play(after, outcome);
    if (game.turn(after).is_over()) return shares_of(game.result(after));
    return bots::evaluate(game, after, numbers, times);
  };
  const auto luck = [&] {
    const Rng numbers(rng.next());
    Shares found = evaluated(drawn, numbers);
    double weights = 0;
    for (const AnyChance& outcome : outcomes_) weights += static_cast<double>(outcome.weight);
    for (const AnyChance& outcome : outcomes_) {
      const Shares other = evaluated(outcome.move, numbers);
      for (std::size_t i = 0; i < found.size(); ++i)
        found[i] -= other[i] * static_cast<float>(static_cast<double>(outcome.weight) / weights);
    }
    return found;
  };
  const Shares first = luck();
  course_.drawn(first, luck());
}

// A bot with a forbidden kind of move takes the best of the other moves.
AnyMove Observer::choose_otherwise(Seat seat, const AnyState& state, std::uint64_t seed, std::uint64_t number,
                                   const bots::Advice& advice) {
  const int barred = kinds_.find(case_.barred[index_of(seat)]);
  const auto allowed = [&](const AnyMove& move) { return kinds_.of(state, move) != barred; };
  if (allowed(advice.move)) return advice.move;
  for (const bots::Considered& one : advice.considered)
    if (allowed(one.move)) return one.move;
  std::vector<AnyMove> rest;
  std::copy_if(moves_.begin(), moves_.end(), std::back_inserter(rest), allowed);
  if (rest.empty()) return advice.move;  // no other move is legal
  Rng rng(seed, hash_words(number, 0xba44ed));
  return rest[rng.below(static_cast<std::uint32_t>(rest.size()))];
}

void Observer::record(const Result& result, const Notes& notes, Tally& tally) {
  const auto seats = static_cast<std::size_t>(case_.game->seats());
  ++tally.matches;
  tally.seats.resize(seats);
  tally.kinds.call(kinds_.names());
  tally.decisions += notes.decisions;
  tally.choices += notes.choices;
  moves_made_.add(notes.moves);
  turns_taken_.add(notes.turns);
  tally.shared += result.winners.size() > 1;
  tally.first_wins += notes.first == Seat::nobody ? 0 : part_of(result, notes.first);
  tally.forfeits += !notes.forfeited.empty();
  const Seat winner = result.winners.front();
  std::int64_t best_other = INT32_MIN;
  for (std::size_t i = 0; i < seats; ++i) {
    const Seat seat = seat_at(i);
    SeatTally& sum = tally.seats[i];
    sum.wins += part_of(result, seat);
    sum.alone += result.winners == SeatSet(seat);
    sum.decided_first += notes.first == seat;
    sum.forfeits += notes.forfeited.contains(seat);
    if (notes.openings[i] != no_kind) {
      sum.openings.call(kinds_.names());
      OpeningTally& opening = sum.openings[notes.openings[i]];
      ++opening.opened;
      opening.wins += part_of(result, seat);
    }
    scores_[i].add(result.scores[i]);
    if (seat != winner) best_other = std::max<std::int64_t>(best_other, result.scores[i]);
  }
  margins_.add(result.scores[winner] - best_other);
  course_.record(result, notes.with_course, notes.with_luck, tally);
  ledger_.close(result, notes.moves);
  incidents_.close(result);
}

void Observer::record_block(Tally& tally) {
  moves_made_.take_out(tally.moves);
  turns_taken_.take_out(tally.turns);
  margins_.take_out(tally.margins);
  for (std::size_t i = 0; i < tally.seats.size(); ++i) scores_[i].take_out(tally.seats[i].scores);
  ledger_.record(tally);
  incidents_.record(tally);
  record_maps(maps_at_turns_, tally);
  record_maps(maps_at_the_end_, tally);
}

void Observer::record_maps(std::vector<MapCount>& counts, Tally& tally) {
  for (MapCount& count : counts) {
    MapTally& sum = tally.maps[maps_[count.which].name];
    sum.cells.resize(maps_[count.which].size());
    sum.moments += std::exchange(count.moments, 0);
    count.cells.take_out([&](std::size_t cell, std::uint64_t times) { sum.cells[cell] += times; });
  }
}

void Observer::write_line(std::uint32_t k, const Result& result, const Notes& notes, std::string& lines) const {
  const auto seats = std::span(result.scores).first(static_cast<std::size_t>(case_.game->seats()));
  MatchLine line(lines);
  line.text("{\"case\":").number(which_).text(",\"match\":").number(k);
  line.text(",\"winners\":").seats(result.winners).text(",\"scores\":").list(seats);
  line.text(",\"moves\":").number(notes.moves).text(",\"turns\":").number(notes.turns);
  line.text(",\"decisions\":").number(notes.decisions);
  if (notes.with_course) {
    const WinCurve::Story story = course_.story(result);
    line.text(",\"lead_changes\":").number(story.lead_changes);
    line.text(",\"ahead_from_percent\":").number(story.ahead_from * 100 / time_steps);
  }
  if (notes.with_luck) {
    PerSeat<std::int64_t> luck{};
    for (std::size_t i = 0; i < seats.size(); ++i) luck[i] = course_.luck(seat_at(i));
    line.text(",\"luck_in_thousandths\":").list(std::span<const std::int64_t>(luck).first(seats.size()));
  }
  if (!notes.forfeited.empty()) line.text(",\"forfeited\":").seats(notes.forfeited);
  line.text("}\n");
}

}  // namespace sounder::lab
