// The open match: one at a time. Moves are passed as text.
#include "bots/bot.h"
#include "wasm/nets.h"

using namespace sounder;
using namespace sounder::wasm;

namespace {

// Bots of the match; they keep their thinking between moves.
struct SeatedBot {
  std::string level;
  std::unique_ptr<bots::Bot> bot;
};
PerSeat<SeatedBot> seated_bots;

void write_frames(JsonWriter& out) {
  out.key("frames").begin_array();
  device->write_frame(out);
  out.end_array();
}

const char* say_position() {
  return say([](JsonWriter& out) { out.field("at", device->session.at()).field("seq", device->session.seq()); });
}

// Applies a checked step and returns it; or the error.
const char* taken(const Expected<Entries>& entries) {
  if (!entries) return say_error(entries.error());
  return say([&](JsonWriter& out) { device->take(out, *entries); });
}

// One per line.
std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

Expected<bots::Bot*> bot_in(Seat seat, const char* level) {
  SeatedBot& place = seated_bots[seat];
  if (!place.bot || place.level != level) {
    SOUNDER_TRY(auto bot, bots::make_bot(level, device->session.match().game_ptr()));
    place = {level, std::move(bot)};
    place.bot->begin_match(seat);
  }
  return place.bot.get();
}

}  // namespace

// Opens a record, finished or not. {"at", "seq", "players": [{"is", "name"?}], "frames": [frame]}, see wasm/device.h. A
// record without a seed continues with dice of seed 0; a record that is not continued draws nothing here. The audience
// sees a match that is played in another tab.
SOUNDER_EXPORT const char* sounder_open(const char* record_text, int goes_on, int watches) {
  auto record = parse_record(record_text, "record");
  if (!record) return say_error(record.error());
  for (const Player& player : record->players)
    if (goes_on && !player.is_person())
      if (const auto bot = bots::make_bot(player.bot_name(), record->match.game_ptr()); !bot)
        return say_error(bot.error());
  const auto* note = std::get_if<SeedNote>(&record->dice);
  std::shared_ptr<const ChanceSource> dice;
  if (note || goes_on) dice = std::make_shared<SeededChance>(note ? note->seed : 0);
  device.emplace(MatchSession(std::move(*record), std::move(dice)));
  if (watches) device->watch();
  seated_bots = {};
  return say([](JsonWriter& out) {
    out.field("at", device->session.at()).field("seq", device->session.seq()).key("players").begin_array();
    for (const Player& player : device->session.players()) write_player(out, player);
    out.end_array();
    write_frames(out);
  });
}

// Entries of another engine with the same match, as records have them, a JSON list. {"at", "seq"}.
SOUNDER_EXPORT const char* sounder_follow(const char* entries) {
  if (!device) return nothing_open();
  if (const auto followed = device->session.follow(entries); !followed) return say_error(followed.error());
  return say_position();
}

// The record of the match that is open, to keep.
SOUNDER_EXPORT const char* sounder_record() {
  if (!device) return nothing_open();
  return say([](JsonWriter& out) { out.field("record", to_json(device->session.record())); });
}

// The same up to the first `at` moves, to play on from there. If later moves were seen, playing on is practice.
SOUNDER_EXPORT const char* sounder_record_until(int at) {
  if (!device) return nothing_open();
  const Record& whole = device->session.record();
  const std::size_t count = std::min(device->session.at(), static_cast<std::size_t>(std::max(0, at)));
  Record begun{whole.match, whole.players, whole.dice, {}, whole.is_practice() || count < device->session.at()};
  begun.match.rewind(count);
  return say([&](JsonWriter& out) { out.field("record", to_json(begun)); });
}

// The situation of `viewer` after `at` moves (-1: now), with the questions to the seats named in `asked` ("p1,p3"). See
// match/situation.h.
SOUNDER_EXPORT const char* sounder_situation(const char* viewer, const char* asked, int at) {
  if (!device) return nothing_open();
  const MatchSession& session = device->session;
  const std::size_t count = at < 0 ? session.at() : std::min(session.at(), static_cast<std::size_t>(at));
  SeatSet seats;
  for (std::string_view names = asked; names.size() >= 2; names.remove_prefix(std::min<std::size_t>(3, names.size())))
    if (const auto seat = seat_named(names.substr(0, 2))) seats |= *seat;
  return say_value([&](JsonWriter& out) { write_situation(out, session, count, viewer_named(viewer), seats); });
}

// {"stories": [...]} from move `from` on. See match/situation.h.
SOUNDER_EXPORT const char* sounder_stories(const char* viewer, int from) {
  if (!device) return nothing_open();
  return say([&](JsonWriter& out) {
    out.key("stories");
    write_stories(out, device->session,
                  device->session.stories(viewer_named(viewer).seat(), static_cast<std::size_t>(std::max(0, from))));
  });
}

// Plays a move by its text, or the moves of a plan, one per line, and draws until a seat is asked. {"entries",
// "frames"}, see wasm/device.h; or the error, and then nothing changes.
SOUNDER_EXPORT const char* sounder_play(const char* seat_name, const char* texts) {
  if (!device) return nothing_open();
  const auto seat = seat_named(seat_name, device->session.game().seats());
  if (!seat) return say_no_seat(seat_name);
  return taken(device->session.check(Play{*seat, lines_of(texts)}));
}

// Draws with the record's dice until a seat is asked. The same answer.
SOUNDER_EXPORT const char* sounder_draw() {
  if (!device) return nothing_open();
  return taken(device->session.check(Draw{}));
}

// Takes back the seat's last move, or all but the first `to` moves, as its situation allows; -1: the last move. The
// caller has asked the people who must agree. The same answer.
SOUNDER_EXPORT const char* sounder_undo(const char* seat_name, int to) {
  if (!device) return nothing_open();
  const auto seat = seat_named(seat_name, device->session.game().seats());
  if (!seat) return say_no_seat(seat_name);
  const auto wanted = to < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(to));
  const Undo undo = device->session.undo_of(*seat, wanted);
  return taken(device->session.check(TakeBack{*seat, wanted, undo.ask, undo.how == Undo::How::as_practice}));
}

// The person to whom the device was to be handed has it. {"frames"}.
SOUNDER_EXPORT const char* sounder_hand_over() {
  if (!device) return nothing_open();
  device->hand_over();
  return say(write_frames);
}

// {"move"}: a bot's move for a seat that is to move, after it has followed these entries, if there are any. The same
// seed gives the move of the native program, if the bot has followed the same match.
SOUNDER_EXPORT const char* sounder_choose(const char* seat_name, const char* level, int seed, const char* entries) {
  if (!device) return nothing_open();
  if (misses_nets(level)) return say_misses_nets();
  if (entries)
    if (const auto followed = device->session.follow(entries); !followed) return say_error(followed.error());
  const Match& match = device->session.match();
  const auto seat = mover_named(seat_name, match.state());
  if (!seat) return say_no_seat(seat_name);
  const auto bot = bot_in(*seat, level);
  if (!bot) return say_error(bot.error());
  const bots::Advice advice =
      bots::ask_bot(**bot, match.game(), match.state(), *seat, static_cast<std::uint64_t>(seed), match.steps().size());
  return say([&](JsonWriter& out) { out.field("move", match.game().text(match.state(), advice.move)); });
}
