#include "match/match_session.h"

#include <algorithm>

#include "match/messages.h"

namespace sounder {
namespace {

tl::unexpected<Error> refused(const AnyGame& game, Message because) {
  return tl::make_unexpected(Error{"refused", std::move(because), std::string(game.facts().id)});
}

// A copy of the match on which moves are tried.
struct Ahead {
  const AnyGame& game;
  AnyState state;
  std::uint64_t draws;
  Entries events = {};

  void play(const Step& step) {
    game.play(state, step.move);
    draws += step.seat == Seat::nobody;
    events.emplace_back(step);
  }
  // Plays draws until a seat is asked.
  void draw_all(const ChanceSource* dice) {
    while (dice && game.turn(state).is_chance()) play({Seat::nobody, dice->draw(game, state, draws)});
  }
};

}  // namespace

MatchSession::MatchSession(Record record, std::shared_ptr<const ChanceSource> dice)
    : record_(std::move(record)), dice_(std::move(dice)) {
  AnyState state = game().start();
  for (const Step& step : match().steps()) {
    past_.add(game(), state, step);
    game().play(state, step.move);
  }
}

void MatchSession::apply(const Entry& event) {
  if (const auto* step = std::get_if<Step>(&event)) past_.add(game(), match().state(), *step);
  record_.apply(event);
  past_.forget_after(at());
}

AnyState MatchSession::state_at(std::size_t count) const {
  return count == at() ? match().state() : past_.state_at(game(), match().steps(), count);
}

Expected<void> MatchSession::follow(std::string_view entries) {
  return read_entries(record_, entries, "entries", [&](const Entry& event) { apply(event); });
}

Expected<Entries> MatchSession::check(const Play& play) const {
  Ahead ahead{game(), match().state(), match().draws()};
  for (const std::string& text : play.texts) {
    const Turn turn = game().turn(ahead.state);
    if (turn.is_over()) return refused(game(), match_messages::over());
    const bool asked = turn.seats.contains(play.seat);
    if (!asked && !turn.together) return refused(game(), match_messages::not_to_move(play.seat));
    auto parsed = game().parse(ahead.state, play.seat, text);
    if (!parsed.move) return refused(game(), std::move(parsed.reason));
    if (!asked) return refused(game(), match_messages::not_to_move(play.seat));
    ahead.play({play.seat, *parsed.move});
  }
  ahead.draw_all(dice_.get());
  return std::move(ahead.events);
}

Expected<Entries> MatchSession::check(const Draw&) const {
  if (!match().turn().is_chance() || !dice_) return refused(game(), match_messages::no_chance());
  Ahead ahead{game(), match().state(), match().draws()};
  ahead.draw_all(dice_.get());
  return std::move(ahead.events);
}

Expected<Entries> MatchSession::check(const Sit& sit) const {
  return Entries{SatDown{sit.seat, sit.player, players()[index_of(sit.seat)]}};
}

// ---- Taking back ----

// The steps of one long move belong together.
std::size_t MatchSession::whole_move(std::size_t count) const {
  while (count > 0 && past_.was_inside(count)) --count;
  return count;
}

std::optional<std::size_t> MatchSession::last_own_move(Seat seat) const {
  for (std::size_t i = at(); i > 0; --i)
    if (match().steps()[i - 1].seat == seat) return whole_move(i - 1);
  return std::nullopt;
}

Undo MatchSession::undo_of(Seat seat, std::optional<std::size_t> wanted) const {
  const auto to = wanted ? wanted : last_own_move(seat);
  if (!to || *to >= at()) return {Undo::How::no, at(), {}, match_messages::nothing_to_take_back()};
  const std::size_t begun = whole_move(*to);
  Since then{.known = false, .others = turn_is_over(seat)};
  for (std::size_t i = begun; i < at(); ++i) look_back(seat, i, then);
  return priced(seat, begun, then);
}

bool MatchSession::turn_is_over(Seat seat) const {
  const Turn now = match().turn();
  if (now.seats.contains(seat)) return false;
  return !now.together || at() == 0 || match().steps().back().seat != seat || !game().turn(state_at(at() - 1)).together;
}

// The obstacles of one more move that would be taken back.
void MatchSession::look_back(Seat seat, std::size_t i, Since& then) const {
  then.known = then.known || past_.revealed(i);
  then.others = then.others || match().steps()[i].seat != seat;
}

// From the last move back to the first, so that every move is visited once.
std::vector<Reach> MatchSession::reaches_of(Seat seat) const {
  std::vector<Reach> reaches;
  Since then{.known = false, .others = turn_is_over(seat)};
  Since paid = then;  // for by the last price
  for (std::size_t i = at(); i-- > 0;) {
    look_back(seat, i, then);
    if (match().steps()[i].seat != seat || past_.was_inside(i)) continue;
    if (reaches.empty() || then != paid) {
      const Undo undo = priced(seat, i, then);
      if (undo.how == Undo::How::no) break;
      if (reaches.empty() || reaches.back().how != undo.how) reaches.push_back({undo.how, i, undo.ask});
      paid = then;
    }
    reaches.back().to = i;
  }
  return reaches;
}

Undo MatchSession::priced(Seat seat, std::size_t to, Since then) const {
  using How = Undo::How;
  using Rule = UndoTerms::Rule;
  if (terms_.rule == Rule::never) return {How::no, at(), {}, match_messages::no_taking_back()};
  Undo undo{How::freely, to, people(), {}};
  undo.ask |= terms_.away;
  undo.ask.erase(seat);
  const bool in_its_turn = !then.known && !then.others;
  if (in_its_turn && (terms_.rule == Rule::free || undo.ask.empty()))
    undo.ask = {};
  else if (undo.ask.empty())
    undo.how = How::as_practice;
  else if (!then.known)
    undo.how = How::when_agreed;
  else
    undo = {How::no, at(), {}, match_messages::became_known()};
  return undo;
}

Expected<Entries> MatchSession::check(const TakeBack& command) const {
  using How = Undo::How;
  Undo undo = undo_of(command.seat, command.to);
  if (undo.how == How::no) return refused(game(), std::move(undo.why_not));
  if (undo.how == How::as_practice && !command.practice) return refused(game(), match_messages::only_as_practice());
  std::vector<Seat> missing;
  for (Seat seat : undo.ask)
    if (!command.agreed.contains(seat)) missing.push_back(seat);
  if (undo.how == How::when_agreed && !missing.empty()) return refused(game(), match_messages::must_agree(missing));
  return Entries{TakenBack{command.seat, undo.to, undo.ask, undo.how == How::as_practice}};
}

// ---- Looking ----

SeatSet MatchSession::people() const {
  SeatSet people;
  for (std::size_t i = 0; i < players().size(); ++i)
    if (players()[i].is_person()) people |= seat_at(i);
  return people;
}

Needs MatchSession::needs() const {
  const Turn turn = match().turn();
  Needs needs{turn.is_chance(), {}, {}};
  const SeatSet persons = people();
  for (Seat seat : turn.seats) (persons.contains(seat) ? needs.people : needs.thinking) |= seat;
  if (turn.together) needs.thinking = needs.people.empty() ? SeatSet(turn.first) : SeatSet();
  return needs;
}

// Of the moves these viewers knew at `from`, those remain that were not taken back since.
Delta MatchSession::since(SeatSet viewers, Seq from) const {
  Delta delta{seq(), std::min(at(), from), {}};
  if (!record_.log.empty()) {
    std::size_t count = 0;
    for (Seq i = 0; i < record_.log.size(); ++i) {
      if (i == from) delta.kept = count;
      const auto* back = std::get_if<TakenBack>(&record_.log[i]);
      if (back)
        count = back->to;
      else
        count += std::holds_alternative<Step>(record_.log[i]);
      if (back && i >= from) delta.kept = std::min(delta.kept, back->to);
    }
    if (from >= record_.log.size()) delta.kept = at();
  }
  delta.stories = stories(viewers, delta.kept);
  return delta;
}

std::vector<Message> MatchSession::said(Seq from) const {
  std::vector<Message> said;
  for (Seq i = from; i < record_.log.size(); ++i) {
    if (const auto* back = std::get_if<TakenBack>(&record_.log[i]))
      said.push_back(back->practice ? match_messages::practice_begins(back->by) : match_messages::taken_back(back->by));
    else if (const auto* sat = std::get_if<SatDown>(&record_.log[i]))
      said.push_back(sat->player == Player() ? match_messages::is_back(sat->seat)
                                             : match_messages::sat_down(sat->seat, sat->player.shown()));
  }
  return said;
}

std::vector<Story> MatchSession::stories(SeatSet viewers, std::size_t from) const {
  std::vector<Story> stories;
  AnyState state = state_at(std::min(from, at()));
  for (std::size_t i = from; i < at(); ++i) {
    const Step& step = match().steps()[i];
    stories.push_back({i + 1, step, telling_of(game(), state, step, viewers)});
    game().play(state, step.move);
  }
  return stories;
}

}  // namespace sounder
