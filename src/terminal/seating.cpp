#include "terminal/seating.h"

#include <algorithm>
#include <charconv>

#include "bots/fit.h"
#include "i18n/messages.h"
#include "match/json_text.h"
#include "match/record.h"
#include "terminal/fit_file.h"
#include "terminal/style.h"

namespace sounder::terminal {
namespace {

// What records can't hold as a player's name is refused before the match.
bool can_be_recorded(std::string_view player) {
  std::string name;
  JsonWriter(name).value(player);
  return player.size() <= longest_player && parse_json(name, "").has_value();
}

std::string range(const Facts& facts) {
  return std::to_string(facts.min_seats) + " to " + std::to_string(facts.max_seats) + " for " + std::string(facts.id);
}

}  // namespace

bool is_program(const Player& player) { return player.is.starts_with(Player::program_mark); }

Players default_players(int seats) {
  Players players(static_cast<std::size_t>(seats), Player("bot:casual"));
  players[0] = {};
  return players;
}

Expected<Players> players_from(std::string_view list, const Facts& facts) {
  int seats = 0;
  const auto [end, code] = std::from_chars(list.data(), list.data() + list.size(), seats);
  if (code == std::errc{} && end == list.data() + list.size()) {
    if (seats >= facts.min_seats && seats <= facts.max_seats) return default_players(seats);
    return error("--seats: " + std::string(list) + " seats, expected " + range(facts));
  }
  Players players;
  for (std::size_t at = 0; at <= list.size();) {
    const std::size_t comma = std::min(list.find(',', at), list.size());
    const std::string_view text = list.substr(at, comma - at);
    const Player player(text);
    if (!player.name.empty() || text.empty() || text == Player::bot_mark)
      return error("--seats: found \"" + std::string(text.substr(0, 60)) +
                   "\", expected human or bot:NAME or cmd:PROGRAM, one per seat, separated by commas");
    if (!can_be_recorded(text))
      return error("--seats: found \"" + std::string(text.substr(0, 60)) + "...\", expected at most " +
                   std::to_string(longest_player) + " bytes of UTF-8 a seat");
    players.push_back(player);
    at = comma + 1;
  }
  seats = static_cast<int>(players.size());
  if (seats < facts.min_seats || seats > facts.max_seats)
    return error("--seats: " + std::to_string(seats) + (seats == 1 ? " entry" : " entries") + ", expected " +
                 range(facts));
  return players;
}

Expected<bool> meet_fit(Players& players, std::string_view game, const std::filesystem::path& folder) {
  const auto fits = [](const Player& player) {
    return player.is == std::string(Player::bot_mark) + std::string(bots::fit_name);
  };
  const auto seats = std::count_if(players.begin(), players.end(), fits);
  const auto people =
      std::count_if(players.begin(), players.end(), [](const Player& player) { return player.is_person(); });
  if (seats == 0) return false;
  SOUNDER_TRY(const auto fit, read_fit(folder, game));
  const std::string level = bots::level_met(fit, bots::offered_levels(game, static_cast<int>(players.size())));
  for (Player& player : players)
    if (fits(player)) player = Player(std::string(Player::bot_mark) + level);
  return people == 1 && seats + people == std::ssize(players);
}

Expected<Bots> seat_bots(const Players& players, const GamePtr& game) {
  Bots bots;
  for (std::size_t i = 0; i < players.size(); ++i) {
    bots.emplace_back();
    const Player& player = players[i];
    if (player.is_person()) continue;
    const std::string_view name = player.bot_name();
    auto bot = !is_program(player) && name.starts_with(Player::program_mark)
                   ? error("found \"" + player.is + "\", expected cmd: without bot: before it")
                   : bots::make_bot(name, game);
    if (!bot) return error("seat " + name_of(seat_at(i)) + ": " + bot.error().message);
    bots.back() = std::move(*bot);
  }
  return bots;
}

std::string shown_name(const i18n::Localizer& localizer, const Player& player) {
  return player.is_person() && player.name.empty() ? localizer.say(i18n::messages::person())
                                                   : printable(player.shown());
}

std::string label(const i18n::Localizer& localizer, const AnyGame& game, Seat seat) {
  const std::string role = localizer.say(game.role(seat));
  return role.empty() ? name_of(seat) : name_of(seat) + " " + role;
}

}  // namespace sounder::terminal
