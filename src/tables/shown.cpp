// What is sent: to everybody, and to each viewer what it may know.
#include "match/frame.h"
#include "match/hex.h"
#include "tables/table.h"

namespace sounder::tables {
namespace {

constexpr std::size_t common_frame = 4096;  // bytes; one that grew from nothing would be copied ten times

}  // namespace

void Table::show(Showing& showing) const {
  for (const Seat viewer : showing.viewers) {
    std::string frame;
    frame.reserve(common_frame);
    JsonWriter out(frame);
    write_frame(out, *session_,
                {.viewer = viewer, .asked = asked_of(viewer), .seen = showing.seen, .reported = showing.seen});
    showing.frames[viewer].push_back(std::move(frame));
  }
  showing.seen = session_->seq();
}

Frames Table::frames(Seat viewer, EventSeq since) const {
  if (!session_) return {};
  const bool fresh = since == 0 || since > seq_;  // who has seen more than there is has seen another table
  std::string frame;
  frame.reserve(common_frame);
  JsonWriter out(frame);
  const Seq seen = fresh ? 0 : entries_at(since);
  write_frame(out, *session_,
              {.viewer = viewer, .asked = asked_of(viewer), .seen = seen, .reported = fresh ? session_->seq() : seen});
  return {std::move(frame)};
}

protocol::State Table::state(SeatSet here, std::uint64_t watching) const {
  protocol::State state{.id = id_, .stage = stage_, .game = made_.game, .options = made_.options};
  if (made_.content.text != "{}") state.content = made_.content;
  protocol::Dice dice{.commitment = made_.commitment};
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    const SeatState& seat_state = seats_[i];
    const Seat seat = seat_at(i);
    const Participant* person = participant(seat_state.person);
    protocol::Place place{.seat = seat, .is = person ? "person" : seat_state.as, .here = person && here.contains(seat)};
    if (person) place.name = person->name;
    if (person && session_ && !plays_itself(seat)) {
      place.by = session_->players()[i].is;
      place.why = seat_state.why;
    }
    state.places.push_back(std::move(place));
    dice.commits.push_back(person ? person->commit : "");
    dice.nonces.push_back(person ? person->nonce : "");
  }
  state.watching = watching;
  state.host = seat_of(host_);
  state.clock = made_.clock;
  state.undo = made_.undo;
  if (session_ && !is_live()) dice.secret = hex_of(dice_);
  if (has_dice()) state.dice = std::move(dice);
  state.proposal = proposal_;
  if (!next_.empty()) state.next = next_;
  state.next_by = next_by_;
  state.decided = decided_;
  state.grace = made_.grace.value_or(least_grace);
  state.hints = made_.hints.value_or(true);  // tables of before were so
  state.ended = ended_;
  state.ended_by = ended_by_;
  state.series = series();
  return state;
}

std::optional<protocol::Series> Table::series() const {
  if (!made_.played) return std::nullopt;
  protocol::Series series{*made_.played, {}};
  for (const SeatState& seat : seats_) {
    std::uint64_t wins = 0;
    for (const Won& one : made_.won.value_or(std::vector<Won>{}))
      if (one.person == seat.person) wins = one.won;
    series.wins.push_back(wins);
  }
  return series;
}

std::vector<protocol::Line> Table::lines(EventSeq after) const {
  std::vector<protocol::Line> lines;
  for (const Said& said : said_) {
    if (said.seq <= after) continue;
    const Participant* person = participant(said.person);
    protocol::Line line{.number = said.seq, .name = person ? person->name : "", .reaction = said.reaction};
    line.seat = person ? person->seat : std::nullopt;
    if (!said.reaction) line.text = said.text;
    line.at = static_cast<std::uint64_t>(said.at);
    line.sign = said.sign;
    lines.push_back(std::move(line));
  }
  return lines;
}

protocol::Summary Table::summary(Person person) const {
  protocol::Summary summary{.table = id_, .stage = stage_, .game = made_.game, .seat = seat_of(person)};
  for (const SeatState& seat_state : seats_) {
    const Participant* known = participant(seat_state.person);
    summary.names.push_back(known ? known->name : seat_state.as);
  }
  if (session_) summary.moves = session_->at();
  summary.asked = summary.seat && !asked_of(*summary.seat).empty();
  if (stage_ == Stage::playing) {
    summary.turn.emplace();
    for (const Seat seat : session_->match().turn().seats) summary.turn->push_back(seat);
  }
  summary.changed = static_cast<std::uint64_t>(changed_);
  return summary;
}

std::optional<std::string> Table::record() const {
  if (!session_) return std::nullopt;
  Record record = is_live() ? session_->record().without_secrets() : session_->record();
  if (auto* fair = std::get_if<FairDice>(&record.dice); fair && is_live()) fair->secret.reset();
  // The match knows no names; the record has those that people have now.
  const auto put_name = [&](Seat seat, Player& player) {
    const Participant* person = participant(seat_state(seat).person);
    if (person && player.is_person()) player.name = person->name;
  };
  for (std::size_t i = 0; i < record.players.size(); ++i) put_name(seat_at(i), record.players[i]);
  for (Entry& entry : record.log)
    if (auto* sat = std::get_if<SatDown>(&entry)) {
      put_name(sat->seat, sat->player);
      put_name(sat->seat, sat->before);
    }
  return to_json(record);
}

}  // namespace sounder::tables
