#include "lab/observe.h"

#include <algorithm>

#include "bots/arena.h"
#include "match/chance.h"

namespace sounder::lab {

Observer::Observer(const Experiment& experiment, std::size_t which)
    : experiment_(experiment),
      case_(experiment.cases[which]),
      which_(which),
      kinds_(*case_.game),
      maps_(case_.game->maps()),
      course_(case_.game->seats()),
      ledger_(case_.game->seats()),
      events_(*case_.game),
      map_counts_(maps_.size()) {
  for (const std::string& name : case_.bots) bots_.push_back(bots::make_bot(name, case_.game).value());
}

std::optional<std::vector<Result>> Observer::watch(const Block& block, Tally& tally, std::string& lines, const std::atomic<bool>& stop) {
  std::vector<Result> ends;
  ends.reserve(block.count);
  for (std::uint32_t k = block.first; k < block.first + block.count; ++k) {
    if (stop) return {};
    ends.push_back(watch(k, tally, lines));
  }
  ledger_.book(tally);
  for (std::size_t i = 0; i < maps_.size(); ++i) {
    MapTally& sum = tally.maps[maps_[i].name];
    sum.cells.resize(maps_[i].size());
    sum.moments += std::exchange(map_counts_[i].moments, 0);
    map_counts_[i].cells.take_out([&](std::size_t cell, std::uint64_t times) { sum.cells[cell] += times; });
  }
  return ends;
}

Result Observer::watch(std::uint32_t k, Tally& tally, std::string& lines) {
  Notes notes;
  notes.with_course = k < experiment_.course_matches;
  notes.with_luck = k < experiment_.luck_matches;
  course_.begin_match();
  const Result result = play(bots::match_seed(experiment_.seed, k), notes);
  book(result, notes, tally);
  write_line(k, result, notes, lines);
  return result;
}

Result Observer::play(std::uint64_t seed, Notes& notes) {
  const AnyGame& game = *case_.game;
  const SeededChance dice(seed);
  Rng opinion(seed, 0x0b5e44e4);
  const auto judged = [&](const AnyState& state) { return bots::judge(game, state, opinion, static_cast<int>(experiment_.judgements)); };
  for (std::size_t i = 0; i < bots_.size(); ++i) bots_[i]->begin_match(seat_at(static_cast<int>(i)));
  AnyState state = game.start();
  std::uint64_t draws = 0;
  Seat last = Seat::nobody;
  std::optional<Shares> before;  // how things stood before the chance move that comes now
  const auto take = [&](const Step& step) {
    for (std::size_t i = 0; i < bots_.size(); ++i)
      bots::tell(*bots_[i], game, seat_at(static_cast<int>(i)), state, step, std::size_t{notes.moves} + 1);
    game.play(state, step.move);
  };
  for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state), ++notes.moves) {
    if (turn.is_chance()) {
      if (notes.with_luck && !before) before = judged(state);
      take({Seat::nobody, dice.draw(game, state, draws++)});
      if (!notes.with_luck) continue;
      const Shares after = judged(state);
      course_.chance_changed(*before, after);
      before = after;
      continue;
    }
    before.reset();
    const Seat seat = turn.seats.front();
    if (notes.first == Seat::nobody) notes.first = seat;
    if (seat != last) {
      ++notes.turns;
      if (notes.with_course) course_.turn_begins(judged(state));
      look_at_maps(state, false);
      last = seat;
    }
    take({seat, decide(state, seat, seed, notes)});
  }
  look_at_maps(state, true);
  const Result result = game.result(state);
  for (std::size_t i = 0; i < bots_.size(); ++i) {
    if (!bots_[i]->forfeit().empty()) notes.forfeited |= seat_at(static_cast<int>(i));
    bots_[i]->end_match(result);
  }
  return result;
}

AnyMove Observer::decide(const AnyState& state, Seat seat, std::uint64_t seed, Notes& notes) {
  const bool listed = !case_.game->has_fast_move() || !case_.barred.empty();  // else nobody needs the list
  offered_.clear();
  notes.choices += static_cast<std::uint64_t>(kinds_.offer(state, seat, offered_, listed ? &moves_ : nullptr));
  ++notes.decisions;
  ledger_.offer(seat, offered_);
  const AnyMove move = choose(seat, state, seed, notes.moves, listed);
  events_.note(state, move);
  const int kind = kinds_.of(state, move);
  ledger_.take(seat, kind, notes.moves);
  if (int& opening = notes.openings[static_cast<std::size_t>(index_of(seat))]; opening == no_kind) opening = kind;
  return move;
}

void Observer::look_at_maps(const AnyState& state, bool at_the_end) {
  for (std::size_t i = 0; i < maps_.size(); ++i) {
    if (maps_[i].at_the_end != at_the_end) continue;
    const auto cells = case_.game->cells_on_map(state, i);
    if (!cells) continue;
    ++map_counts_[i].moments;
    map_counts_[i].cells.add({&*cells, 1});
  }
}

// A bot that may not make one kind of move takes the best of what is left to it.
AnyMove Observer::choose(Seat seat, const AnyState& state, std::uint64_t seed, std::uint64_t number, bool listed) {
  const auto place = static_cast<std::size_t>(index_of(seat));
  const AnyGame& game = *case_.game;
  const bots::Advice advice = bots::ask_bot(*bots_[place], game, state, seat, seed, number, {},
                                            listed ? std::span<const AnyMove>(moves_) : std::span<const AnyMove>());
  if (case_.barred.empty() || case_.barred[place].empty()) return advice.move;
  const int barred = kinds_.find(case_.barred[place]);
  const auto allowed = [&](const AnyMove& move) { return kinds_.of(state, move) != barred; };
  if (allowed(advice.move)) return advice.move;
  for (const bots::Considered& one : advice.considered)
    if (allowed(one.move)) return one.move;
  std::vector<AnyMove> rest;
  std::copy_if(moves_.begin(), moves_.end(), std::back_inserter(rest), allowed);
  if (rest.empty()) return advice.move;  // nothing else is legal
  Rng rng(seed, hash_words(number, 0xba44ed));
  return rest[rng.below(static_cast<std::uint32_t>(rest.size()))];
}

void Observer::book(const Result& result, const Notes& notes, Tally& tally) {
  const auto seats = static_cast<std::size_t>(case_.game->seats());
  ++tally.matches;
  tally.seats.resize(seats);
  tally.kinds.call(kinds_.names());
  tally.decisions += notes.decisions;
  tally.choices += notes.choices;
  ++tally.moves[static_cast<std::int64_t>(notes.moves)];
  ++tally.turns[static_cast<std::int64_t>(notes.turns)];
  tally.shared += result.winners.size() > 1;
  tally.first_wins += notes.first == Seat::nobody ? 0 : part_of(result, notes.first);
  tally.forfeits += !notes.forfeited.empty();
  const Seat winner = result.winners.front();
  std::int64_t best_other = INT32_MIN;
  for (std::size_t i = 0; i < seats; ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    SeatTally& sum = tally.seats[i];
    sum.wins += part_of(result, seat);
    sum.alone += result.winners == SeatSet(seat);
    sum.forfeits += notes.forfeited.contains(seat);
    if (notes.openings[i] != no_kind) {
      sum.openings.call(kinds_.names());
      OpeningTally& opening = sum.openings[notes.openings[i]];
      ++opening.opened;
      opening.wins += part_of(result, seat);
    }
    ++sum.scores[result.scores[i]];
    if (seat != winner) best_other = std::max<std::int64_t>(best_other, result.scores[i]);
  }
  ++tally.margins[result.scores[static_cast<std::size_t>(index_of(winner))] - best_other];
  course_.book(result, notes.with_course, notes.with_luck, tally);
  ledger_.close(result, notes.moves, tally);
  events_.book(result, tally);
}

void Observer::write_line(std::uint32_t k, const Result& result, const Notes& notes, std::string& lines) const {
  const int seats = case_.game->seats();
  const Course::Story story = course_.story(result);
  JsonWriter json(lines);
  json.begin_object().field("case", which_).field("match", k).key("winners").begin_array();
  for (Seat seat : result.winners) json.value(name_of(seat));
  json.end_array().key("scores").begin_array();
  for (int i = 0; i < seats; ++i) json.value(result.scores[static_cast<std::size_t>(i)]);
  json.end_array().field("moves", notes.moves).field("turns", notes.turns).field("decisions", notes.decisions);
  if (notes.with_course) json.field("lead_changes", story.lead_changes).field("ahead_from_percent", story.ahead_from * 100 / time_steps);
  if (notes.with_luck) {
    json.key("luck_in_thousandths").begin_array();
    for (int i = 0; i < seats; ++i) json.value(course_.luck(i));
    json.end_array();
  }
  if (!notes.forfeited.empty()) {
    json.key("forfeited").begin_array();
    for (Seat seat : notes.forfeited) json.value(name_of(seat));
    json.end_array();
  }
  json.end_object();
  lines += '\n';
}

}  // namespace sounder::lab
