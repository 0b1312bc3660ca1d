#include "lab/observe.h"

#include <algorithm>

#include "bots/arena.h"
#include "match/chance.h"

namespace sounder::lab {

Observer::Observer(const Experiment& experiment, std::size_t which)
    : experiment_(experiment), case_(experiment.cases[which]), which_(which), kinds_(*case_.game), maps_(case_.game->maps()) {
  for (const std::string& name : case_.bots) bots_.push_back(bots::make_bot(name, case_.game).value());
}

Watched Observer::watch(std::uint32_t k, Tally& tally) {
  Notes notes(*case_.game);
  for (const BoardMap& map : maps_) notes.maps.push_back({0, std::vector<std::uint64_t>(map.size())});
  notes.with_course = k < experiment_.course_matches;
  notes.with_luck = k < experiment_.luck_matches;
  const Result result = play(bots::match_seed(experiment_.seed, k), notes);
  book(result, notes, tally);
  return {line(k, result, notes), result};
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
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      bots::tell(*bots_[i], game, seat_at(static_cast<int>(i)), state, step, notes.moves + 1);
      if (!bots_[i]->forfeit().empty()) notes.forfeited |= seat_at(static_cast<int>(i));
    }
    game.play(state, step.move);
  };
  for (Turn turn = game.turn(state); !turn.is_over(); turn = game.turn(state), ++notes.moves) {
    if (turn.is_chance()) {
      if (notes.with_luck && !before) before = judged(state);
      take({Seat::nobody, dice.draw(game, state, draws++)});
      if (!notes.with_luck) continue;
      const Shares after = judged(state);
      notes.course.chance_changed(*before, after);
      before = after;
      continue;
    }
    before.reset();
    const Seat seat = turn.seats.front();
    if (notes.first == Seat::nobody) notes.first = seat;
    if (seat != last) {
      ++notes.turns;
      if (notes.with_course) notes.course.turn_begins(judged(state));
      look_at_maps(state, false, notes);
      last = seat;
    }
    game.moves(state, seat, moves_);
    ++notes.decisions;
    notes.choices += moves_.size();
    for (const AnyMove& move : moves_) notes.ledger.offer(seat, kinds_.of(state, move), notes.moves);
    const AnyMove move = choose(seat, state, seed, notes.moves);
    notes.events.note(state, move);
    const int kind = kinds_.of(state, move);
    notes.ledger.take(seat, kind, notes.moves);
    if (int& opening = notes.openings[static_cast<std::size_t>(index_of(seat))]; opening == no_kind) opening = kind;
    take({seat, move});
  }
  look_at_maps(state, true, notes);
  const Result result = game.result(state);
  for (auto& bot : bots_) bot->end_match(result);
  return result;
}

void Observer::look_at_maps(const AnyState& state, bool at_the_end, Notes& notes) const {
  for (std::size_t i = 0; i < maps_.size(); ++i) {
    if (maps_[i].at_the_end != at_the_end) continue;
    const auto cells = case_.game->cells_on_map(state, i);
    if (!cells) continue;
    ++notes.maps[i].moments;
    for (std::size_t cell = 0; cell < maps_[i].size(); ++cell) notes.maps[i].cells[cell] += *cells >> cell & 1;
  }
}

// A bot that may not make one kind of move takes the best of what is left to it.
AnyMove Observer::choose(Seat seat, const AnyState& state, std::uint64_t seed, std::uint64_t number) {
  const auto place = static_cast<std::size_t>(index_of(seat));
  const AnyGame& game = *case_.game;
  const bots::Advice advice = bots::ask_bot(*bots_[place], game, state, seat, seed, number);
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

void Observer::book(const Result& result, const Notes& notes, Tally& tally) const {
  const auto seats = static_cast<std::size_t>(case_.game->seats());
  ++tally.matches;
  tally.seats.resize(seats);
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
      OpeningTally& opening = sum.openings[kinds_.name(notes.openings[i])];
      ++opening.opened;
      opening.wins += part_of(result, seat);
    }
    ++sum.scores[result.scores[i]];
    if (seat != winner) best_other = std::max<std::int64_t>(best_other, result.scores[i]);
  }
  ++tally.margins[result.scores[static_cast<std::size_t>(index_of(winner))] - best_other];
  notes.course.book(result, notes.with_course, notes.with_luck, tally);
  notes.ledger.close(result, notes.moves, kinds_, tally);
  for (std::size_t i = 0; i < maps_.size(); ++i) tally.maps[std::string(maps_[i].name)].add(notes.maps[i]);
  notes.events.book(result, tally);
}

std::string Observer::line(std::uint32_t k, const Result& result, const Notes& notes) const {
  const int seats = case_.game->seats();
  const Course::Story story = notes.course.story(result);
  std::string text;
  JsonWriter json(text);
  json.begin_object().field("case", which_).field("match", k).key("winners").begin_array();
  for (Seat seat : result.winners) json.value(name_of(seat));
  json.end_array().key("scores").begin_array();
  for (int i = 0; i < seats; ++i) json.value(result.scores[static_cast<std::size_t>(i)]);
  json.end_array().field("moves", notes.moves).field("turns", notes.turns).field("decisions", notes.decisions);
  if (notes.with_course) json.field("lead_changes", story.lead_changes).field("ahead_from_percent", story.ahead_from * 100 / time_steps);
  if (notes.with_luck) {
    json.key("luck_in_thousandths").begin_array();
    for (int i = 0; i < seats; ++i) json.value(notes.course.luck(i));
    json.end_array();
  }
  if (!notes.forfeited.empty()) {
    json.key("forfeited").begin_array();
    for (Seat seat : notes.forfeited) json.value(name_of(seat));
    json.end_array();
  }
  json.end_object();
  return text;
}

}  // namespace sounder::lab
