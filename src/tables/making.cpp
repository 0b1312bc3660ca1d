// New tables: the first of an evening, and once more with everybody one seat on.
#include <algorithm>

#include "match/registry.h"
#include "tables/draft.h"
#include "tables/names.h"

namespace sounder::tables {
namespace {

namespace to_server = protocol::to_server;
using protocol::Clock;

std::optional<std::string> wrong_with_clock(const Clock& clock) {
  const auto within = [](const std::optional<std::uint64_t>& value, std::uint64_t least, std::uint64_t most) {
    return value && *value >= least && *value <= most;
  };
  constexpr std::uint64_t day_seconds = 24 * 60 * 60;
  if (clock.kind == Clock::Kind::move && !within(clock.seconds, 5, day_seconds)) return "a move has 5 seconds to a day";
  if (clock.kind == Clock::Kind::match &&
      (!within(clock.seconds, 10, day_seconds) || !within(clock.more.value_or(0), 0, 3600)))
    return "a match has 10 seconds to a day, and up to an hour more for every move";
  if (clock.kind == Clock::Kind::days && !within(clock.days, 1, 60)) return "a move has 1 to 60 days";
  return std::nullopt;
}

// What is played, as the registry knows it; `seats` are those that are not closed.
Checked<GamePtr> game_of(const GameCache& games, const to_server::Make& command, int seats) {
  const auto line = find_game(command.game);
  if (!line) return no(Code::refused, line.error().message);
  const Facts& facts = *(*line)->facts;
  if (static_cast<int>(command.seats.size()) > facts.max_seats) return no(Code::refused, "the game has fewer seats");
  Choice choice{command.game, facts.rules_version, std::max(seats, facts.min_seats)};
  if (command.options) choice.options = command.options->text;
  if (command.content) choice.content = command.content->text;
  choice.unnamed = Unnamed::default_value;
  auto game = games.game(choice);
  if (!game) return no(Code::refused, game.error().message);
  return *game;
}

// Options and content in full, so that all tables that have chosen alike say it alike.
void write_choice(event::Made& made, const Setup& setup) {
  std::string text;
  JsonWriter out(text);
  out.begin_object();
  write_choices(out, setup);
  out.end_object();
  const json::Value value = json::parse(text);
  const json::Object& both = value.as_object();
  made.options.text = json::serialize(both.at("options"));
  made.content.text = json::serialize(both.at("content"));
}

// Who sits where at first, and in which seat the host does.
struct Places {
  std::vector<std::string> words = {};
  std::optional<Seat> own = {};
  int played = 0;  // those that are not closed
};

Checked<Places> places_of(const to_server::Make& command) {
  Places places;
  for (const std::string& as : command.seats) {
    const bool me = as == "me";
    if (me ? places.own.has_value() : !can_be_set_to(command.game, as))
      return no(Code::refused, "a seat is me (once), open, closed, or a bot of the game");
    if (me) places.own = seat_at(places.words.size());
    places.words.push_back(me ? "open" : as);
    places.played += as != "closed";
    if (places.words.size() > static_cast<std::size_t>(max_seats)) return no(Code::refused, "the game has fewer seats");
  }
  if (!places.own) return no(Code::refused, "one seat is me");
  return places;
}

}  // namespace

Checked<Events> Table::make(const GameCache& games, const to_server::Make& command, const Birth& birth) {
  if (auto wrong = wrong_with_id(command.id)) return no(Code::unreadable, *wrong);
  if (auto wrong = wrong_with_name(command.name)) return no(Code::bad_name, *wrong);
  if (games.is_ours(command.name)) return no(Code::bad_name, "bots or the server are called so");
  if (auto wrong = wrong_with_commit(command.commit)) return no(Code::refused, *wrong);
  if (auto wrong = wrong_with_clock(command.clock)) return no(Code::refused, *wrong);
  if (command.grace && (*command.grace < least_grace || *command.grace > most_grace))
    return no(Code::refused, "a bot waits a minute to a day for somebody who is away");
  SOUNDER_TRY(auto places, places_of(command));
  SOUNDER_TRY(const auto game, game_of(games, command, places.played));
  event::Made made{
      .game = command.game, .seats = std::move(places.words), .host = 1, .clock = command.clock, .undo = command.undo};
  made.rules = static_cast<std::uint64_t>(game->facts().rules_version);
  made.grace = command.grace.value_or(usual_grace);
  made.hints = command.hints.value_or(std::ranges::count(command.seats, "open") == 0);
  write_choice(made, game->setup());
  if (game->facts().chance) made.commitment = commitment_of(birth.dice);
  const auto commit = made.commitment.empty() ? std::nullopt : command.commit;
  Draft draft{0, 1, command.id, birth.now};
  draft.add(std::move(made));
  draft.add(event::Joined{1, *places.own, commit}, command.name);
  return std::move(draft.events);
}

// What each person has won in the series, this match included.
std::vector<Won> Table::won_with(SeatSet winners) const {
  std::vector<Won> all = made_.won.value_or(std::vector<Won>{});
  for (const Seat seat : winners) {
    const Person person = seat_state(seat).person;
    if (person == 0) continue;
    const auto known = std::ranges::find(all, person, &Won::person);
    if (known == all.end())
      all.push_back({person, 1});
    else
      ++known->won;
  }
  return all;
}

Checked<Table::Rematch> Table::check_rematch(const to_server::Rematch& command, Person person,
                                             const Birth& birth) const {
  if (auto wrong = wrong_with_id(command.id)) return no(Code::unreadable, *wrong);
  if (is_live() || !session_) return no(Code::not_now, "the match is not over");
  if (!seat_of(person)) return no(Code::not_yours, "you have no seat here");
  if (!next_.empty()) return no(Code::not_now, "there is a rematch already");
  if (auto wrong = wrong_with_commit(command.commit)) return no(Code::refused, *wrong);
  const std::size_t seats = seats_.size();
  event::Made made = made_;
  made.host = person;
  if (stage_ == Stage::over || ended_ == protocol::Outcome::draw || ended_ == protocol::Outcome::resigned) {
    made.played = made_.played.value_or(0) + 1;
    SeatSet winners;
    if (stage_ == Stage::over) winners = session_->game().result(session_->match().state()).winners;
    if (ended_ == protocol::Outcome::resigned) winners = persons();
    if (ended_by_) winners.erase(*ended_by_);
    made.won = won_with(winners);
  }
  made.seats.assign(seats, "open");
  if (has_dice()) made.commitment = commitment_of(birth.dice);
  for (std::size_t i = 0; i < seats; ++i)
    if (seats_[i].person == 0) made.seats[(i + 1) % seats] = seats_[i].as;
  Draft there{0, person, "", birth.now};
  there.add(std::move(made));
  for (std::size_t i = 0; i < seats; ++i) {
    const Participant* there_already = participant(seats_[i].person);
    if (!there_already) continue;
    there.person = seats_[i].person;
    const auto commit = there.person == person && has_dice() ? command.commit : std::nullopt;
    there.add(event::Joined{there.person, seat_at((i + 1) % seats), commit}, there_already->name);
  }
  Draft here{seq_, person, command.id, birth.now};
  here.add(event::Rematch{birth.id});
  return Rematch{std::move(there.events), std::move(here.events)};
}

}  // namespace sounder::tables
